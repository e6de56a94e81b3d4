import { nth } from '../core/present.ts';
import type { Seat } from '../core/game.ts';

/** How time is treated at a table. Neither ends anybody's game. */
export const CLOCKS = ['none', 'shown'] as const;
export type ClockKind = (typeof CLOCKS)[number];

/**
 * The time each seat has taken so far, in milliseconds: a fold over entries, like everything else at a table. Every
 * interval between two entries is in exactly one place, so the sum is always the time since the start.
 */
export interface Clock {
  /** The last entry: the present decision is open since then. */
  readonly since: number;
  readonly used: readonly number[];
  /** Nobody decided: paused, or the game was over. */
  readonly stood: number;
  /** Spent on actions that were taken back later. */
  readonly undone: number;
  /** `used` after each action in effect, for taking back. */
  readonly marks: readonly (readonly number[])[];
}

export function startClock(seats: number, started: number): Clock {
  return { since: started, used: Array<number>(seats).fill(0), stood: 0, undone: 0, marks: [] };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Something was entered: the time since the last entry goes to the seat that had to decide, if any. */
export function tick(clock: Clock, at: number, deciding: Seat | null): Clock {
  const since = Math.max(at, clock.since);
  const passed = since - clock.since;
  if (deciding === null) return { ...clock, since, stood: clock.stood + passed };
  return {
    ...clock,
    since,
    used: clock.used.map((used, seat) => (seat === deciding ? used + passed : used)),
  };
}

/** An action has come into effect. */
export function marked(clock: Clock): Clock {
  return { ...clock, marks: [...clock.marks, clock.used] };
}

/** Clocks return to the moment after so many actions. */
export function turnedBack(clock: Clock, to: number): Clock {
  const used = to > 0 ? nth(clock.marks, to - 1) : clock.used.map(() => 0);
  const undone = clock.undone + sum(clock.used) - sum(used);
  return { ...clock, used, undone, marks: clock.marks.slice(0, to) };
}

/** Time that was no fault of a seat's is taken off again, as far as it has used any. */
export function givenBack(clock: Clock, seat: Seat, ms: number): Clock {
  const back = Math.min(ms, nth(clock.used, seat));
  const used = clock.used.map((spent, index) => (index === seat ? spent - back : spent));
  return { ...clock, used, stood: clock.stood + back };
}

/** All time there is: from the start to the last entry. */
export function elapsed({ used, stood, undone }: Clock): number {
  return sum(used) + stood + undone;
}
