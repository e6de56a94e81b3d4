import type { JSX } from 'preact';
import type { Event } from '../../core/game.ts';
import type { MatchSession } from '../match/session.ts';
import { RuleTag } from './rule.tsx';

/** What happened, or would happen, and the rule by which it does. */
export function EventLine({
  session: { words, rules },
  event,
}: {
  session: MatchSession;
  event: Event;
}): JSX.Element {
  return (
    <>
      {words.event(event)} {event.rule !== undefined && <RuleTag rule={event.rule} rules={rules} />}
    </>
  );
}
