import { signal, useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import type { Seat, Turn } from '../../core/game.ts';
import type { Key } from '../../online/entry.ts';
import { Patience } from '../computers/marks.tsx';
import type { OtherPanel } from '../family/furniture.ts';
import { CompanyChip } from '../board/chip.tsx';
import { canPlan, startPlan } from '../history/planning.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icons.tsx';
import { initialsOf } from '../parts/initials.ts';
import parts from '../parts/parts.module.css';
import { RuleTag } from '../parts/rule.tsx';
import { goHome } from '../router/router.ts';
import { toast } from '../parts/toast.tsx';
import { type AtTable, isPlayer, useOnline } from './at-table.ts';
import css from './online-table.module.css';
import { presenceOf, PresenceMark } from './presence.tsx';
import { lengthText, useNow } from './time.ts';

type Deciding = Extract<Turn, { kind: 'decide' }>;

/** Somebody may be reminded after so many milliseconds. */
const NUDGE_AFTER = { live: 60_000, days: 12 * 3_600_000 } as const;

/** The position at which a reminder was sent last: once is enough. */
const nudged = signal<Key | null>(null);

function decidingAt({ session }: AtTable): Deciding | null {
  const turn = session.turn.value;
  return turn.kind === 'decide' ? turn : null;
}

/** Who decides: the chip of a company, the initials of a player, or the mark of a computer. */
export function DeciderMark({ at: { session }, turn }: { at: AtTable; turn: Deciding }): JSX.Element {
  const { look } = session.title.drawing;
  if (typeof turn.entity === 'string' && look.chips[turn.entity])
    return <CompanyChip id={turn.entity} look={look} size={39} label={turn.entity} />;
  if (session.computers.value[turn.seat])
    return (
      <span class={parts.avatar} data-large>
        <Icon name="bot" size={20} />
      </span>
    );
  return <Avatar at={{ session }} seat={turn.seat} />;
}

/** The initials of a player. */
export function Avatar({ at: { session }, seat }: { at: Pick<AtTable, 'session'>; seat: Seat }): JSX.Element {
  return (
    <span class={parts.avatar} data-large aria-hidden="true">
      {initialsOf(session.names)[seat]}
    </span>
  );
}

function Sentence(): JSX.Element {
  const at = useOnline();
  const { session, keeper } = at;
  const { words } = session;
  const now = useNow(keeper.connection);
  const turn = decidingAt(at);
  if (!turn) return <></>;
  const { who, what, rule } = words.ask(turn, session.view.value);
  const name = words.name(turn.seat);
  const character = session.computers.value[turn.seat];
  const company = typeof turn.entity === 'string' && who !== name ? turn.entity : null;
  return (
    <div class={css.sentence}>
      <DeciderMark at={at} turn={turn} />
      <div>
        <h2 data-sentence>
          {words.t(character ? 'page.computers.thinking' : 'page.online-table.deciding', {
            name,
            what,
            company,
          })}
        </h2>
        <p class={css.since}>
          {character ? (
            <Patience session={session} character={character} />
          ) : (
            <>
              <PresenceMark session={session} seat={turn.seat} />
              {/* Nobody has told them yet while what I have done waits here. */}
              {keeper.unsent.value === 0 && (
                <span data-since>
                  {words.t('page.online-table.since', {
                    time: lengthText(words, now - keeper.line.value.at),
                  })}
                </span>
              )}
            </>
          )}{' '}
          {rule !== null && <RuleTag rule={rule} rules={session.rules} />}
        </p>
      </div>
    </div>
  );
}

/** How much time everybody has used, where the table shows it. */
export function TimeUsed({ at }: { at: AtTable }): JSX.Element | null {
  const { session, company, keeper } = at;
  const { words } = session;
  const now = useNow(keeper.connection);
  const clocks = company.clocks.value;
  if (!clocks) return null;
  const timed = useComputed(() => keeper.timedSeat()).value;
  const { pausedUntil, ended } = keeper.line.value;
  const isPlayed = pausedUntil === null && ended === null;
  return (
    <section>
      <h3>{words.t('page.online-table.time')}</h3>
      <ul class={css.times}>
        {clocks.bank.map((used, seat) => {
          const isRunning = isPlayed && timed === seat;
          const time = lengthText(words, used + (isRunning ? Math.max(0, now - clocks.since) : 0));
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
            <li key={seat} data-running={isRunning || undefined}>
              <span>{words.name(seat)}</span> <b>{time}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Body(): JSX.Element | null {
  return <TimeUsed at={useOnline()} />;
}

/** Why somebody cannot be reminded now; null if they can. */
function nudgeRefusal(at: AtTable, turn: Deciding, now: number): string | null {
  const { session, company, keeper } = at;
  const { words } = session;
  if (presenceOf(at, turn.seat) === null || session.computers.value[turn.seat])
    return words.t('page.online-table.nudge.nobody');
  if (nudged.value === keeper.line.value.key) return words.t('page.online-table.nudge.done');
  const after = NUDGE_AFTER[company.info.value.pace];
  const left = keeper.line.value.at + after - now;
  return left > 0 ? words.t('page.online-table.nudge.early', { time: lengthText(words, after) }) : null;
}

function Nudge({ at, turn }: { at: AtTable; turn: Deciding }): JSX.Element {
  const { session, keeper, ask } = at;
  const { words } = session;
  const now = useNow(keeper.connection);
  const name = words.name(turn.seat);
  const refusal = nudgeRefusal(at, turn, now);
  const nudge = async (): Promise<void> => {
    nudged.value = keeper.line.value.key;
    const outcome = await ask('nudge', { params: { id: keeper.id } });
    const isDone = outcome.kind === 'done';
    if (!isDone) nudged.value = null;
    toast({
      text: words.t(isDone ? 'page.online-table.nudge.sent' : 'page.online-table.nudge.failed', { name }),
    });
  };
  return (
    <Button
      commits
      data-nudge
      refusal={refusal === null ? null : { text: refusal }}
      onPress={() => void nudge()}
    >
      <span class={css.cut}>{words.t('page.online-table.nudge', { name })}</span>
    </Button>
  );
}

/** Its buttons come where those of a decision have been: the second click of a double click is not for them. */
function Foot(): JSX.Element {
  const at = useOnline();
  const { session } = at;
  const { words } = session;
  const turn = decidingAt(at);
  return (
    <div class={css.foot} data-foot>
      {canPlan(session) && (
        <Button commits icon="branch" data-plan-ahead shortcut="L" onPress={() => startPlan(session)}>
          {words.t('page.online-table.plan-ahead')}
        </Button>
      )}
      {turn && isPlayer(at) ? (
        <Nudge at={at} turn={turn} />
      ) : (
        <Button commits data-leave onPress={goHome}>
          {words.t('page.online-table.leave')}
        </Button>
      )}
    </div>
  );
}

/** While somebody else decides: who, what, since when, and what can be done meanwhile. */
export const WAITING_PANEL: OtherPanel = { Sentence, Body, Foot, tellsMoves: true };
