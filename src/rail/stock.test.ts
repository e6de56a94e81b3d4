import { expect, test } from 'vitest';
import { Draft } from '../core/draft.ts';
import {
  newStockTurns,
  nextSeat,
  orderAfterRound,
  orderFrom,
  saleNoted,
  setStock,
  stockIsOver,
  stockOf,
  type StockTurns,
  turnEnded,
} from './stock.ts';

const ORDER = [2, 0, 1];

interface State {
  round: StockTurns | { readonly kind: 'auction' };
}

test('seats follow each other clockwise from any of them', () => {
  expect(ORDER.map((seat) => nextSeat(ORDER, seat))).toEqual([0, 1, 2]);
  expect(orderFrom(ORDER, 1)).toEqual([1, 2, 0]);
});

test('the round is over when everyone has passed in turn, and a trade puts it off', () => {
  const state: State = { round: newStockTurns(ORDER) };
  const draft = new Draft(state);
  const end = (traded: boolean): void => setStock(draft, turnEnded(stockOf(draft.state), ORDER, traded));
  for (const traded of [false, true, false]) end(traded);
  expect(stockOf(draft.state)).toMatchObject({ at: 2, passed: [false, true, true] });
  end(false);
  expect(stockIsOver(draft.state)).toBe(false);
  end(false);
  expect(stockIsOver(draft.state)).toBe(true);
  expect(state.round).toEqual(newStockTurns(ORDER));
});

test('sales are noted once for the round and for the turn; a new turn forgets only the latter', () => {
  let turns: StockTurns = newStockTurns(ORDER);
  for (const item of ['A', 'B', 'A']) turns = { ...turns, ...saleNoted(turns, 2, item) };
  expect(turns).toMatchObject({ lastActor: 2, sold: [[], [], ['A', 'B']], soldNow: ['A', 'B'] });
  turns = { ...turns, ...turnEnded(turns, ORDER, true) };
  expect(turns).toMatchObject({ at: 0, sold: [[], [], ['A', 'B']], soldNow: [] });
});

test('the priority goes to the left of the last who traded, or stays', () => {
  const turns = newStockTurns(ORDER);
  expect(orderAfterRound(turns, ORDER)).toBe(ORDER);
  expect(orderAfterRound({ ...turns, lastActor: 1 }, ORDER)).toEqual([2, 0, 1]);
  expect(orderAfterRound({ ...turns, lastActor: 2 }, ORDER)).toEqual([0, 1, 2]);
});

test('there is none in another round', () => {
  const state: State = { round: { kind: 'auction' } };
  expect(() => stockOf(state)).toThrow('no stock round');
  expect(() => setStock(new Draft(state), { at: 1 })).toThrow('no stock round');
});
