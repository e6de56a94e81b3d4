import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Character, Level } from '../../bots/mind.ts';
import type { Seat } from '../../core/game.ts';
import type { Words } from '../../text/words.ts';
import type { MatchSession } from '../match/session.ts';
import { Icon } from '../parts/icons.tsx';
import { computersAt } from './computers.ts';
import css from './marks.module.css';

/** `Medium, bold`. */
export function characterName(words: Words, { level, manner }: Character): string {
  return words.t('page.computers.character', {
    level: words.t(`page.computers.level.${level}`),
    manner: words.t(`page.computers.manner.${manner}`),
  });
}

/** `Computer, Medium, bold`. */
export function computerName(words: Words, character: Character): string {
  return words.t('page.computers.about', { character: characterName(words, character) });
}

/** Whether this computer has to decide in the position on show. */
function isOnTurn(session: MatchSession, seat: Seat): boolean {
  const { turn } = session.shown.value;
  return session.looking.value === null && turn.kind === 'decide' && turn.seat === seat;
}

interface MarkProps {
  readonly session: MatchSession;
  readonly seat: Seat;
  /** There are so many players that a computer has no line of its own under its name. */
  readonly isBrief: boolean;
}

/** The mark of a computer before its name; nothing before that of a person. */
export function BotMark({ session, seat, isBrief }: MarkProps): JSX.Element | null {
  const character = session.computers.value[seat];
  if (!character) return null;
  const name = computerName(session.words, character);
  return (
    <span class={css.mark} role="img" aria-label={name} title={name} data-computer={seat}>
      <Icon name="bot" size={15} />
      {isBrief && isOnTurn(session, seat) && (
        <span class={css.thinking}>
          <i />
          <i />
          <i />
        </span>
      )}
    </span>
  );
}

/** Whole seconds since the position came. */
function useSeconds(of: unknown): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(0);
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [of]);
  return seconds;
}

function Dots({ session }: { session: MatchSession }): JSX.Element {
  const { words } = session;
  const seconds = useSeconds(session.at.value);
  return (
    <span class={css.thinking} data-thinking>
      <i />
      <i />
      <i />
      {seconds < 1
        ? words.t('page.computers.thinks')
        : words.t('page.computers.thinks-for', { number: seconds })}
    </span>
  );
}

/**
 * Seconds in which a computer has nearly always decided, the pause between two moves included. Its work is counted in
 * steps, so a slow machine takes longer: then the page says so.
 */
const USUAL_SECONDS: Readonly<Record<Level, number>> = { easy: 2, medium: 3, hard: 5 };

/** What the computer is that has to decide, and how long that takes at most as a rule. */
export function Patience({
  session,
  character,
}: {
  session: MatchSession;
  character: Character;
}): JSX.Element {
  const { words } = session;
  const seconds = useSeconds(session.at.value);
  const number = USUAL_SECONDS[character.level];
  return (
    <span data-patience>
      {words.t('page.computers.usually', {
        character: computerName(words, character),
        number,
        isLong: seconds > number,
      })}
    </span>
  );
}

/** What the computer that has to decide is doing. */
export function Thinking({ session }: { session: MatchSession }): JSX.Element {
  const { words } = session;
  const computers = computersAt(session);
  const key = computers.trouble.value
    ? 'stuck'
    : computers.isPaused.value
      ? 'paused'
      : computers.isWaiting
        ? 'waits'
        : null;
  return key ? <span class={css.idle}>{words.t(`page.computers.${key}`)}</span> : <Dots session={session} />;
}

/** The line under a computer's name: what it is, or that it thinks. A person has none. */
export function ComputerLine({ session, seat, isBrief }: MarkProps): JSX.Element | null {
  const character = session.computers.value[seat];
  if (!character || isBrief) return null;
  return (
    <p class={css.line} data-computer-line={seat}>
      {isOnTurn(session, seat) ? <Thinking session={session} /> : characterName(session.words, character)}
    </p>
  );
}
