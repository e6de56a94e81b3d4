import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Ask } from '../../online/asks.ts';
import { changeName, changeWhat } from '../family/changes.ts';
import { familyOf } from '../family/family.ts';
import { planOf } from '../history/planning.ts';
import { ToldLine, toldBy } from '../history/told.tsx';
import { Button } from '../parts/button.tsx';
import { isPhone } from '../parts/narrow.ts';
import { type AtTable, shownAsk, useOnline } from './at-table.ts';
import css from './online-table.module.css';

/** Whether the card of what would be taken back is on show; each request opens it. */
export const isCardOpen = signal(false);

const MOST_MOVES = 6;
const MOST_FIGURES = 6;

/** The moves that would go, newest first. */
function Moves({ at: { session }, to }: { at: AtTable; to: number }): JSX.Element {
  const { words } = session;
  const length = session.at.value;
  const positions = Array.from({ length: length - to }, (_, index) => length - index);
  const left = positions.length - MOST_MOVES;
  return (
    <ol class={css.moves}>
      {positions.slice(0, MOST_MOVES).map((position) => {
        const [told] = toldBy(session, position);
        return (
          <li key={position}>
            <small>#{position}</small>
            {told !== undefined && (
              <span>
                <ToldLine session={session} told={told} />
              </span>
            )}
          </li>
        );
      })}
      {left > 0 && <li>{words.t('page.and-more', { number: left })}</li>}
    </ol>
  );
}

/** What would be otherwise, as it is and as it would be. */
function Figures({ at: { session }, to }: { at: AtTable; to: number }): JSX.Element | null {
  const { words } = session;
  const length = session.at.value;
  const figures = useMemo(
    () =>
      familyOf(session)
        .changes(session.viewOf(session.stepAt(length).state), session.viewOf(session.stepAt(to).state))
        .figures(words),
    [session, length, to, words.locale],
  );
  if (figures.length === 0) return null;
  return (
    <dl class={css.figures}>
      {figures.slice(0, MOST_FIGURES).map((figure) => (
        <div key={`${figure.of} ${figure.what}`}>
          <dt>
            {changeName(words, figure)} {changeWhat(words, figure)}
          </dt>
          <dd>
            {figure.change.from} → {figure.change.to}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What would be taken back, and the map as it would be then. It leaves the board in use. */
function Card({ at, ask, to }: { at: AtTable; ask: Ask; to: number }): JSX.Element {
  const { session } = at;
  const { words } = session;
  const isAfter = session.looking.value === to;
  useEffect(() => () => session.lookAt(null), [session, ask.key]);
  const close = (): void => {
    session.lookAt(null);
    isCardOpen.value = false;
  };
  return (
    <section class={css.card} aria-label={words.t('page.online-table.back.title')} data-request-card={to}>
      <div class={css.cardHead}>
        <h2>{words.t('page.online-table.back.title')}</h2>
        <Button look="icon" icon="close" aria-label={words.t('page.close')} onPress={close} />
      </div>
      <p>{words.t('page.online-table.back.help', { number: to })}</p>
      {session.isWhole.value && (
        <>
          <Moves at={at} to={to} />
          <Figures at={at} to={to} />
        </>
      )}
      <div class={css.switch}>
        <span class={css.segments} role="group" aria-label={words.t('page.online-table.back.map')}>
          {[false, true].map((after) => (
            <button
              key={String(after)}
              type="button"
              data-after={after}
              aria-pressed={isAfter === after}
              onClick={() => session.lookAt(after ? to : null)}
            >
              {words.t(after ? 'page.online-table.back.after' : 'page.online-table.back.now')}
            </button>
          ))}
        </span>
        <small>{words.t('page.online-table.back.switches')}</small>
      </div>
    </section>
  );
}

/** Over the map: what a request would take back. */
export function RequestCard(): JSX.Element | null {
  const at = useOnline();
  const ask = shownAsk(at);
  const to = ask?.wish.kind === 'undo' ? ask.wish.to : null;
  useEffect(() => {
    // On a phone it would cover the map: there the panel leads to it.
    isCardOpen.value = to !== null && !isPhone.value;
  }, [ask?.key]);
  const isPossible = to !== null && to < at.session.at.value;
  if (!ask || !isPossible || !isCardOpen.value || planOf(at.session)) return null;
  return <Card at={at} ask={ask} to={to} />;
}
