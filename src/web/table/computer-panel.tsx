import type { JSX } from 'preact';
import type { Turn } from '../../core/game.ts';
import { computersAt } from '../computers/computers.ts';
import { computerName, Patience, Thinking } from '../computers/marks.tsx';
import { chooseSpeed, SPEEDS, speed } from '../computers/speed.ts';
import type { TableState } from '../family/table-state.ts';
import type { MatchSession } from '../match/session.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icons.tsx';
import { useKeys } from '../parts/keys.ts';
import { isPhone } from '../parts/narrow.ts';
import { Notice } from '../parts/notice.tsx';
import { useOverflow } from '../parts/overflow.ts';
import parts from '../parts/parts.module.css';
import { RuleTag } from '../parts/rule.tsx';
import css from './computer.module.css';
import { computerMoves, MoveCard, MoveList } from './computer-moves.tsx';

type Deciding = Extract<Turn, { kind: 'decide' }>;

/** The open decision, where a computer makes it. */
export function computersTurn(session: MatchSession): Deciding | null {
  const turn = session.turn.value;
  return turn.kind === 'decide' && session.computers.value[turn.seat] ? turn : null;
}

/** Who is thinking about what. */
export function ComputerSentence({
  session,
  turn,
  class: look,
}: {
  session: MatchSession;
  turn: Deciding;
  class?: string | undefined;
}): JSX.Element {
  const { words } = session;
  const { who, what, rule } = words.ask(turn, session.view.value);
  const character = session.computers.value[turn.seat];
  const { isPaused, trouble } = computersAt(session);
  const isThinking = !isPaused.value && !trouble.value;
  const name = words.name(turn.seat);
  // Where a company decides, its director does it.
  const said = { name, what, company: typeof turn.entity === 'string' && who !== name ? turn.entity : null };
  return (
    <div class={look}>
      <span class={parts.avatar} data-large>
        <Icon name="bot" size={20} />
      </span>
      <div>
        <h2 data-sentence>
          {isThinking ? words.t('page.computers.thinking', said) : words.t('page.computers.to-move', said)}
        </h2>
        <p class={css.lines}>
          {character &&
            (isThinking ? (
              <Patience session={session} character={character} />
            ) : (
              <span>{computerName(words, character)}</span>
            ))}
          <span>
            <Thinking session={session} /> {rule !== null && <RuleTag rule={rule} rules={session.rules} />}
          </span>
        </p>
      </div>
    </div>
  );
}

function Speed({ session: { words } }: { session: MatchSession }): JSX.Element {
  return (
    <div class={css.speed}>
      <span id="computer-speed">{words.t('page.computers.speed')}</span>
      {/* Buttons, for in a field the keys of the table would not work. */}
      <span class={css.segments} role="group" aria-labelledby="computer-speed">
        {SPEEDS.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === speed.value}
            data-speed={choice}
            onClick={() => chooseSpeed(choice)}
          >
            {words.t(`page.computers.speed.${choice}`)}
          </button>
        ))}
      </span>
    </div>
  );
}

/** What is in the way, and the ways out. */
function Trouble({ session, turn }: { session: MatchSession; turn: Deciding }): JSX.Element | null {
  const { words } = session;
  const computers = computersAt(session);
  const { value: trouble } = computers.trouble;
  if (!trouble) return null;
  const name = words.name(turn.seat);
  return (
    <div data-trouble={trouble.kind}>
      <Notice tone="warn">
        {words.t(`page.computers.trouble.${trouble.kind}`, { message: trouble.message })}{' '}
        {words.t('page.computers.trouble-help', { name })}
        <span class={css.ways}>
          <Button small data-try-again onPress={() => computers.tryAgain()}>
            {words.t('page.computers.try-again')}
          </Button>
          <Button small data-decide-for onPress={() => session.handOver(turn.seat, null)}>
            {words.t('page.computers.decide-for', { name })}
          </Button>
        </span>
      </Notice>
    </div>
  );
}

/** While a computer decides: how fast, and what the computers have done since a person last did something. */
export function ComputerBody({ table, turn }: { table: TableState; turn: Deciding }): JSX.Element {
  const { session } = table;
  const { words } = session;
  const [latest, ...earlier] = computerMoves(session);
  return (
    <>
      <Trouble session={session} turn={turn} />
      {session.isWritable.value && <Speed session={session} />}
      {latest !== undefined && <MoveCard key={latest} session={session} at={latest} />}
      <MoveList session={session} moves={earlier} title={words.t('page.computers.before')} />
    </>
  );
}

/**
 * What the computers have done since a person last decided, and why; nothing where they have done nothing. It is open
 * where they move too fast to be read, if there is room.
 */
export function SinceYourTurn({ session }: { session: MatchSession }): JSX.Element | null {
  const moves = computerMoves(session);
  const overflow = useOverflow();
  if (moves.length === 0) return null;
  return (
    <details class={css.since} open={speed.peek() === 'at-once' && !isPhone.value} data-since={moves.length}>
      <summary>{session.words.t('page.computers.since', { number: moves.length })}</summary>
      <div {...overflow} class={css.few}>
        <MoveList session={session} moves={moves} title={null} />
      </div>
    </details>
  );
}

/** Stops the computers, lets them go on, or lets one of them make one move. */
export function ComputerFoot({
  session,
  class: look,
}: {
  session: MatchSession;
  class?: string | undefined;
}): JSX.Element {
  const { words } = session;
  const computers = computersAt(session);
  const isPaused = computers.isPaused.value;
  const { isWaiting } = computers;
  const onPause = (): void => computers.pause(!isPaused);
  const onNext = (): void => {
    if (isWaiting && !isPaused) computers.goOn();
    else computers.moveOnce();
  };
  useKeys('computers', { b: onPause, n: onNext });
  return (
    <div class={look} data-foot>
      <Button icon={isPaused ? 'play' : 'pause'} shortcut="B" data-pause={isPaused} onPress={onPause}>
        {words.t(isPaused ? 'page.computers.go-on' : 'page.computers.pause')}
      </Button>
      <Button icon="skip" look={isWaiting ? 'primary' : 'plain'} shortcut="N" data-one-move onPress={onNext}>
        {words.t(isWaiting && !isPaused ? 'page.computers.next' : 'page.computers.one-move')}
      </Button>
    </div>
  );
}
