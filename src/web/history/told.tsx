import type { JSX } from 'preact';
import type { Action, Event } from '../../core/game.ts';
import type { MatchSession } from '../match/session.ts';
import { EventLine } from '../parts/event-line.tsx';

/** A line of the log: something that happened, or a sentence of the page's own. */
export type Told = Event | string;

/** A pass that was all that could be done, in words; null for any other action. */
function forcedLine(session: MatchSession, at: number): string | null {
  const action = session.wasForced(at) ? session.actionAt(at) : null;
  return action && session.words.t('page.forced', { seat: action.by });
}

/** The events of an action; a pass that was all that could be done says so. */
export function happenedAt(session: MatchSession, at: number): readonly Told[] {
  const events = session.eventsAt(at) ?? [];
  const forced = forcedLine(session, at);
  return forced === null ? events : [forced, ...events.filter(({ key }) => key !== 'passed')];
}

/** The same; an action that told nothing, as skipping a step, is told by what was done. */
export function toldBy(session: MatchSession, at: number): readonly Told[] {
  const { words } = session;
  const happened = happenedAt(session, at);
  const action = session.actionAt(at);
  if (happened.length > 0 || !action || !session.isWhole.value) return happened;
  return [words.t('page.history.did', { name: words.name(action.by), what: words.choice(action).short })];
}

/** Events that come with an action and do not say what was done. */
const BESIDE: ReadonlySet<string> = new Set(['price-moved', 'end-triggered']);

/** The event that says what an action did. What follows a skipped step is not it. */
function deedIn(events: readonly Event[], { type }: Action): Event | undefined {
  if (type === 'pass') return events.find(({ key }) => key === 'passed');
  return events.find(({ key }) => !BESIDE.has(key)) ?? events[0];
}

/** What the action before a position did, in one line; null where that is not at hand yet. */
export function deedAt(session: MatchSession, at: number): string | null {
  const { words } = session;
  const action = session.actionAt(at);
  const events = session.eventsAt(at);
  if (!action || !events) return null;
  const deed = deedIn(events, action);
  if (deed) return words.event(deed);
  const what = words.choice(action, session.viewBefore(at)).full;
  return words.t('page.history.did', { name: words.name(action.by), what });
}

export function ToldLine({ session, told }: { session: MatchSession; told: Told }): JSX.Element {
  return typeof told === 'string' ? <>{told}</> : <EventLine session={session} event={told} />;
}
