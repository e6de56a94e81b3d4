import type { Seat } from '../core/game.ts';

/** Auctions seen as a whole: each seat has a price up to which it goes along. */

export interface Settled {
  readonly buyer: Seat;
  readonly price: number;
}

/**
 * How an open auction ends when every seat bids up to its limit and never more than it has to: the highest limit wins at
 * one step above the second highest. `limits` holds the seats still in it; `first` wins where limits are equal. Null
 * where nobody goes as far as `least`.
 */
export function settle(
  limits: ReadonlyMap<Seat, number>,
  least: number,
  first: Seat,
  step = 1,
): Settled | null {
  let buyer: Seat | null = null;
  let highest = -Infinity;
  let second = -Infinity;
  for (const [seat, limit] of limits) {
    if (limit > highest || (limit === highest && seat === first)) {
      second = Math.max(second, highest);
      highest = limit;
      buyer = seat;
    } else second = Math.max(second, limit);
  }
  if (buyer === null || highest < least) return null;
  return { buyer, price: Math.max(least, Math.min(highest, second + step)) };
}

/**
 * The highest price at which winning is still better than not winning. `gain(price)` says how much better, falls as the
 * price rises, and is asked about few prices only. Below `least` where even that is too much.
 */
export function limitPrice(gain: (price: number) => number, least: number, most: number): number {
  if (most < least || gain(least) < 0) return least - 1;
  let low = least;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (gain(middle) >= 0) low = middle;
    else high = middle - 1;
  }
  return low;
}
