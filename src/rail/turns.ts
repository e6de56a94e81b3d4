import type { Seat } from '../core/game.ts';

/** Whose turn follows whose. */

/** The seat after another, clockwise in the present order. */
export function seatAfter(order: readonly Seat[], seat: Seat): Seat {
  return order[(order.indexOf(seat) + 1) % order.length] as Seat;
}

/** The order turned so that a seat comes first. */
export function orderFrom(order: readonly Seat[], first: Seat): Seat[] {
  const at = order.indexOf(first);
  return [...order.slice(at), ...order.slice(0, at)];
}

/** Whose latest turn was a pass, after one more turn. */
export function markPassed(passed: readonly boolean[], seat: Seat, isPass: boolean): boolean[] {
  return passed.map((old, index) => (index === seat ? isPass : old));
}
