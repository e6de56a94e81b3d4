import type { Seat } from '../../core/game.ts';

/** A position at which the game turned for the player who won it. */
export interface TurningPoint {
  readonly at: number;
  /** From here on nobody else was ahead any more. */
  readonly isLead: boolean;
  /** What the winner gained on the best of the others since the stand before; below zero: lost to it. */
  readonly swing: number;
}

/** How far a player is ahead of the best of the others; below zero: behind. */
function marginOf(values: readonly number[], seat: Seat): number {
  const others = values.filter((_, other) => other !== seat);
  return (values[seat] ?? 0) - Math.max(...others);
}

/** What every player had at a position, by seat. */
export interface Stand {
  readonly at: number;
  readonly values: readonly number[];
}

/**
 * Where a game turned: the position at which the winner took the lead for good, and those with the largest swings. From
 * what every player had at positions in the order of the game.
 */
export function turningPoints(stands: readonly Stand[], winner: Seat, few: number): TurningPoint[] {
  const margins = stands.map(({ values }) => marginOf(values, winner));
  const swingOf = (index: number): number => (margins[index] ?? 0) - (margins[index - 1] ?? 0);
  const lead = margins.findLastIndex((margin) => margin <= 0) + 1;
  // One who was ahead from the first action on did not take the lead; nor did one who shares the win.
  const hasLead = lead > 1 && lead < margins.length;
  const swings = margins
    .map((_, index) => index)
    .filter((index) => index > 0 && swingOf(index) !== 0 && !(hasLead && index === lead))
    .sort((a, b) => Math.abs(swingOf(b)) - Math.abs(swingOf(a)) || a - b)
    .slice(0, hasLead ? few - 1 : few);
  return [...(hasLead ? [lead] : []), ...swings]
    .sort((a, b) => a - b)
    .map((index) => ({
      at: stands[index]?.at ?? 0,
      isLead: hasLead && index === lead,
      swing: swingOf(index),
    }));
}
