import type { Seat } from '../../core/game.ts';

/** A position at which the game turned for the player who won it. */
export interface TurningPoint {
  readonly at: number;
  /** From here on nobody else was ahead any more. */
  readonly isLead: boolean;
  /** What the winner gained on the best of the others with that action; below zero: lost to it. */
  readonly swing: number;
}

/** How far a player is ahead of the best of the others; below zero: behind. */
function marginOf(values: readonly number[], seat: Seat): number {
  const others = values.filter((_, other) => other !== seat);
  return (values[seat] ?? 0) - Math.max(...others);
}

/**
 * Where a game turned: the action with which the winner took the lead for good, and those with the largest swings. From
 * what every player was worth at each position, in the order of the game.
 */
export function turningPoints(
  worths: readonly (readonly number[])[],
  winner: Seat,
  few: number,
): TurningPoint[] {
  const margins = worths.map((values) => marginOf(values, winner));
  const swingAt = (at: number): number => (margins[at] ?? 0) - (margins[at - 1] ?? 0);
  const lead = margins.findLastIndex((margin) => margin <= 0) + 1;
  // One who was ahead from the first action on did not take the lead; nor did one who shares the win.
  const hasLead = lead > 1 && lead < margins.length;
  const swings = margins
    .map((_, at) => at)
    .filter((at) => at > 0 && swingAt(at) !== 0 && !(hasLead && at === lead))
    .sort((a, b) => Math.abs(swingAt(b)) - Math.abs(swingAt(a)) || a - b)
    .slice(0, hasLead ? few - 1 : few);
  return [...(hasLead ? [lead] : []), ...swings]
    .sort((a, b) => a - b)
    .map((at) => ({ at, isLead: hasLead && at === lead, swing: swingAt(at) }));
}
