import type { Draft } from '../core/draft.ts';
import type { Seat } from '../core/game.ts';
import { nth } from '../core/present.ts';

/** Whose turn it is in a stock round, and what its players have done, the same in every title. */
export interface StockTurns {
  readonly kind: 'stock';
  readonly at: Seat;
  /** Whether the latest turn of each seat was a pass. */
  readonly passed: readonly boolean[];
  /** What each seat has sold in this round: companies, or privates, by id. */
  readonly sold: readonly (readonly string[])[];
  /** What was sold in this turn. */
  readonly soldNow: readonly string[];
  readonly lastActor: Seat | null;
}

type AnyRound = StockTurns | { readonly kind: 'auction' | 'operating' };

interface InRound<R extends AnyRound> {
  round: R;
}

type Stock<R> = Extract<R, StockTurns>;

function isStock<R extends AnyRound>(round: R): round is Stock<R> {
  return round.kind === 'stock';
}

/** The stock round; throws in any other round. */
export function stockOf<R extends AnyRound>({ round }: InRound<R>): Stock<R> {
  if (!isStock(round)) throw new Error('no stock round');
  return round;
}

/** The round with some fields changed. */
export function setStock<R extends AnyRound>(draft: Draft<InRound<R>>, change: Partial<Stock<R>>): void {
  stockOf(draft.state);
  draft.replace('round', change);
}

/** Everyone has passed in turn. */
export function stockIsOver<R extends AnyRound>(state: InRound<R>): boolean {
  return stockOf(state).passed.every(Boolean);
}

export function newStockTurns(order: readonly Seat[]): StockTurns {
  return {
    kind: 'stock',
    at: nth(order, 0),
    passed: order.map(() => false),
    sold: order.map(() => []),
    soldNow: [],
    lastActor: null,
  };
}

/** The seat after another, clockwise. */
export function nextSeat(order: readonly Seat[], seat: Seat): Seat {
  return nth(order, (order.indexOf(seat) + 1) % order.length);
}

/** The same circle of seats, starting at another one. */
export function orderFrom(order: readonly Seat[], first: Seat): Seat[] {
  const start = order.indexOf(first);
  return [...order.slice(start), ...order.slice(0, start)];
}

/** Ends the turn; a player who traded no longer counts as having passed. */
export function turnEnded(turns: StockTurns, order: readonly Seat[], traded: boolean): Partial<StockTurns> {
  const passed = turns.passed.map((old, seat) => (seat === turns.at ? !traded : old));
  return { passed, at: passed.every(Boolean) ? turns.at : nextSeat(order, turns.at), soldNow: [] };
}

export function saleNoted(turns: StockTurns, seat: Seat, item: string): Partial<StockTurns> {
  const { sold, soldNow } = turns;
  return {
    lastActor: seat,
    sold: sold.map((list, at) => (at === seat && !list.includes(item) ? [...list, item] : list)),
    soldNow: soldNow.includes(item) ? soldNow : [...soldNow, item],
  };
}

/** The priority passes to the left of the player who traded last; if nobody did, it stays. */
export function orderAfterRound(turns: StockTurns, order: readonly Seat[]): readonly Seat[] {
  return turns.lastActor === null ? order : orderFrom(order, nextSeat(order, turns.lastActor));
}
