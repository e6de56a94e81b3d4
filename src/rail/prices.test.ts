import { expect, test } from 'vitest';
import { Draft } from '../core/draft.ts';
import { deepFreeze } from '../core/json.ts';
import { type Cell, parseMarket, type Stacks } from './market.ts';
import { cellOf, movePrice, orderByPrice, stepsLeft, stepsRight, takeMarkerAway } from './prices.ts';
import type { RAIL_EVENTS } from './vocabulary.ts';

const MARKET = parseMarket(`
   60  70  80
   50  60
`);

interface State {
  market: Stacks;
  companies: Record<string, { readonly cell: Cell | null }>;
}

function start(): State {
  return deepFreeze({
    market: { '0,1': ['A', 'B'], '1,1': ['C'] },
    companies: { A: { cell: [0, 1] }, B: { cell: [0, 1] }, C: { cell: [1, 1] }, D: { cell: null } },
  });
}

function draftOf(state: State): Draft<State, typeof RAIL_EVENTS> {
  return new Draft(state);
}

test('a marker goes under those that are there, and the move is told', () => {
  const draft = draftOf(start());
  expect(movePrice(draft, MARKET, 'C', [0, 1], 'X-1')).toBe(70);
  expect(draft.state.market).toEqual({ '0,1': ['A', 'B', 'C'] });
  expect(cellOf(draft.state, 'C')).toEqual([0, 1]);
  expect(draft.events).toEqual([
    { key: 'price-moved', params: { company: 'C', from: 60, to: 70 }, rule: 'X-1' },
  ]);
});

test('the first price has none before it', () => {
  const draft = draftOf(start());
  movePrice(draft, MARKET, 'D', [0, 2], 'X-1');
  expect(draft.events[0]?.params).toEqual({ company: 'D', from: null, to: 80 });
});

test('a marker that does not move keeps its place and nothing is told', () => {
  const draft = draftOf(start());
  expect(movePrice(draft, MARKET, 'A', [0, 1], 'X-1')).toBeNull();
  expect(draft.state.market).toEqual(start().market);
  expect(draft.events).toEqual([]);
});

test('a marker that is taken away leaves no price', () => {
  const draft = draftOf(start());
  takeMarkerAway(draft, 'A');
  expect(draft.state.market).toEqual({ '0,1': ['B'], '1,1': ['C'] });
  expect(() => cellOf(draft.state, 'A')).toThrow('A has no price');
});

test('companies operate by price, then as they came; each needs a price', () => {
  expect(orderByPrice(start(), MARKET, ['C', 'B', 'A'])).toEqual(['A', 'B', 'C']);
  expect(() => orderByPrice(start(), MARKET, ['A', 'D'])).toThrow('D has no price');
});

test('several steps are that many single ones', () => {
  expect(stepsLeft(MARKET, [0, 2], 2)).toEqual([0, 0]);
  expect(stepsLeft(MARKET, [0, 2], 0)).toEqual([0, 2]);
  expect(stepsLeft(MARKET, [0, 0], 1)).toEqual([1, 0]);
  expect(stepsRight(MARKET, [0, 0], 2)).toEqual([0, 2]);
  expect(stepsRight(MARKET, [1, 0], 2)).toEqual([0, 1]);
});
