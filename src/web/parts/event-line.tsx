import type { JSX } from 'preact';
import type { Event, RuleId } from '../../core/game.ts';
import type { Words } from '../../text/words.ts';
import { RuleTag } from './rule.tsx';

/** What happened, or would happen, and the rule by which it does. */
export function EventLine({
  session: { words, rules },
  event,
}: {
  /** The session of the game, or as much of it as tells an event. */
  session: { readonly words: Pick<Words, 'event'>; readonly rules: Readonly<Record<RuleId, string>> };
  event: Event;
}): JSX.Element {
  return (
    <>
      {words.event(event)} {event.rule !== undefined && <RuleTag rule={event.rule} rules={rules} />}
    </>
  );
}
