import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { changeName, changeWhat } from '../family/changes.ts';
import { familyOf } from '../family/family.ts';
import { canPlan, startPlan } from '../history/planning.ts';
import { becauseAt, reasonText, ToldLine, toldBy } from '../history/told.tsx';
import type { MatchSession } from '../match/session.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icons.tsx';
import parts from '../parts/parts.module.css';
import css from './computer.module.css';

/** Figures of one move that are shown. */
const FIGURES = 4;
/** Moves that are listed. */
const FEW = 6;

/** What computers have done since a person last decided, the latest first. */
export function computerMoves(session: MatchSession): number[] {
  const found: number[] = [];
  for (let at = session.at.value; at > 0; at--) {
    if (session.whyAt(at)) found.push(at);
    else if (!session.wasForced(at)) break;
  }
  return found;
}

/** What a move has changed of figures, in words, each before and after. */
function Figures({ session, at }: { session: MatchSession; at: number }): JSX.Element | null {
  const { words } = session;
  const isWhole = session.isWhole.value;
  const figures = useMemo(() => {
    const seat = session.actionAt(at)?.by;
    if (!isWhole || seat === undefined) return [];
    const before = session.viewOf(session.stepAt(at - 1).state);
    const after = session.viewOf(session.stepAt(at).state);
    const all = familyOf(session).changes(before, after).figures(words);
    // Of other players nothing: what concerns them is in the log.
    return all.filter(({ of }) => typeof of !== 'number' || of === seat).slice(0, FIGURES);
  }, [session, at, isWhole, words.locale]);
  if (figures.length === 0) return null;
  return (
    <ul class={css.figures}>
      {figures.map((figure) => (
        <li key={`${figure.of} ${figure.what}`}>
          {changeName(words, figure)} {changeWhat(words, figure)} {figure.change.from} → {figure.change.to}
        </li>
      ))}
    </ul>
  );
}

/** What was rejected, and what would have spoken for it. */
function Others({ session, at }: { session: MatchSession; at: number }): JSX.Element | null {
  const { words } = session;
  const others = session.whyAt(at)?.others ?? [];
  if (others.length === 0) return null;
  return (
    <table class={css.others}>
      <thead>
        <tr>
          <th scope="col">{words.t('page.computers.also')}</th>
          <th scope="col">{words.t('page.computers.for-it')}</th>
        </tr>
      </thead>
      <tbody>
        {others.map(({ action, because }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a decision never changes
          <tr key={index}>
            <td>{words.choice(action, session.view.value).full}</td>
            <td>{reasonText(session, because)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The last move of a computer: what, why, what it changed, and what it did not do. */
export function MoveCard({ session, at }: { session: MatchSession; at: number }): JSX.Element {
  const { words } = session;
  const [told] = toldBy(session, at);
  const because = becauseAt(session, at);
  return (
    <section class={css.card} data-computer-move={at}>
      <h3 class="visually-hidden">{words.t('page.computers.just-now')}</h3>
      <p class={css.what}>
        <span class={parts.avatar}>
          <Icon name="bot" size={18} />
        </span>
        <b>{told !== undefined && <ToldLine session={session} told={told} />}</b>
        <small>#{at}</small>
      </p>
      {because !== null && (
        <p class={css.because} data-because>
          {because}
        </p>
      )}
      <Figures session={session} at={at} />
      <Others session={session} at={at} />
      {canPlan(session) && (
        <Button
          look="quiet"
          small
          class={css.rather}
          data-rather
          tip={{ text: words.t('page.computers.rather-help') }}
          onPress={() => startPlan(session, at - 1)}
        >
          {words.t('page.computers.rather')}
        </Button>
      )}
    </section>
  );
}

/** Moves of computers in a line or two each. */
export function MoveList({
  session,
  moves,
  title,
}: {
  session: MatchSession;
  moves: readonly number[];
  /** Null where it is said already. */
  title: string | null;
}): JSX.Element | null {
  if (moves.length === 0) return null;
  const left = moves.length - FEW;
  return (
    <section class={css.moves} data-computer-moves={moves.length}>
      {title !== null && <h3>{title}</h3>}
      <ol>
        {moves.slice(0, FEW).map((at) => {
          const [told] = toldBy(session, at);
          return (
            <li key={at}>
              <Icon name="bot" size={15} />
              <span>
                <b>{told !== undefined && <ToldLine session={session} told={told} />}</b>{' '}
                {becauseAt(session, at)}
              </span>
            </li>
          );
        })}
      </ol>
      {left > 0 && <p>{session.words.t('page.and-more', { number: left })}</p>}
    </section>
  );
}
