import type { JSX } from 'preact';
import type { Action, Event } from '../../core/game.ts';
import type { Why } from '../match/entries.ts';
import type { MatchSession } from '../match/session.ts';
import { EventLine } from '../parts/event-line.tsx';
import { RuleTag } from '../parts/rule.tsx';

/** A line of the log: something that happened, or a sentence of the page's own. */
export type Told = Event | string;

/** A pass that was all that could be done, in words; null for any other action. */
function forcedLine(session: MatchSession, at: number): string | null {
  const action = session.wasForced(at) ? session.actionAt(at) : null;
  return action && session.words.t('page.forced', { seat: action.by });
}

/** A reason in words; null where it is of a kind that is not known here. */
export function reasonText({ words }: MatchSession, { key, params }: Why['because']): string | null {
  return words.has(key) ? words.t(key, params) : null;
}

/** Why a computer has done the action before a position, in its own words; null where a person has. */
export function becauseAt(session: MatchSession, at: number): string | null {
  const why = session.whyAt(at);
  const because = why && reasonText(session, why.because);
  return because && session.words.t('page.computers.because', { because });
}

/** The events of an action, without its reason; a pass that was all that could be done says so. */
export function plainlyAt(session: MatchSession, at: number): readonly Told[] {
  const events = session.eventsAt(at) ?? [];
  const forced = forcedLine(session, at);
  return forced === null ? events : [forced, ...events.filter(({ key }) => key !== 'passed')];
}

/** The reason of a computer right behind what it has done, before whatever followed from that. */
function withReason(session: MatchSession, at: number, [first, ...rest]: readonly Told[]): readonly Told[] {
  const because = becauseAt(session, at);
  return [...(first === undefined ? [] : [first]), ...(because === null ? [] : [because]), ...rest];
}

/** The events of an action, with the reason of a computer; a pass that was all that could be done says so. */
export function happenedAt(session: MatchSession, at: number): readonly Told[] {
  return withReason(session, at, plainlyAt(session, at));
}

/** The same; an action that told nothing, as skipping a step, is told by what was done. */
export function toldBy(session: MatchSession, at: number): readonly Told[] {
  const { words } = session;
  const happened = plainlyAt(session, at);
  const action = session.actionAt(at);
  if (happened.length > 0 || !action || !session.isWhole.value) return withReason(session, at, happened);
  const what = words.choice(action).short;
  return withReason(session, at, [words.t('page.history.did', { name: words.name(action.by), what })]);
}

export function toldWords({ words }: MatchSession, told: Told): string {
  return typeof told === 'string' ? told : words.event(told);
}

/** The rule by which something happened. */
export function ToldRule({ session, told }: { session: MatchSession; told: Told }): JSX.Element | null {
  if (typeof told === 'string' || told.rule === undefined) return null;
  return <RuleTag rule={told.rule} rules={session.rules} />;
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
