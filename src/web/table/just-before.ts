import type { Event } from '../../core/game.ts';
import type { MatchSession } from '../match/session.ts';

/** A line of what happened, with a name of its own. */
interface ToldLine {
  readonly key: string;
  readonly event: Event;
}

/** The last few things that happened, the newest first, as far as they are at hand. */
export function justBefore({ at, eventsAt }: LogOf, few: number): ToldLine[] {
  const lines: ToldLine[] = [];
  for (let step = at; step > 0 && lines.length < few; step--) {
    const happened = (eventsAt(step) ?? []).map((event, index) => ({ key: `${step}-${index}`, event }));
    lines.push(...happened.reverse());
  }
  return lines.slice(0, few);
}

/** As much of a game as is needed. */
interface LogOf {
  readonly at: number;
  readonly eventsAt: MatchSession['eventsAt'];
}
