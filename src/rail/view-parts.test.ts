import { describe, expect, test } from 'vitest';
import { parseMarket } from './market.ts';
import { newStockTurns } from './stock.ts';
import {
  commonView,
  fact,
  hasPassed,
  keysThatHold,
  marketRows,
  phaseView,
  playerViews,
  privateAuctionView,
  railwayView,
  reservationsIn,
  tokensView,
  trainsView,
} from './view-parts.ts';

const MARKET = parseMarket(`
   60  70
   50
`);

describe('the game', () => {
  const state = {
    finished: false,
    endReason: null,
    seats: 2,
    turnNumber: 3,
    phase: '4',
    order: [1, 0],
    deal: null,
  };

  test('names its round, its priority and its order', () => {
    const stock = commonView({ ...state, round: { kind: 'stock' } }, { of: 0 });
    expect(stock).toMatchObject({
      family: 'rail',
      round: { kind: 'stock', set: 3, number: 0, of: 0, note: null },
      phase: '4',
      priority: 1,
      turnOrder: [1, 0],
      deal: null,
      track: null,
      finished: false,
    });
    const operating = { kind: 'operating', number: 2 } as const;
    const view = commonView({ ...state, round: operating }, { of: 2, note: 'last' });
    expect(view.round).toEqual({ kind: 'operating', set: 3, number: 2, of: 2, note: 'last' });
  });

  test('has no priority in the auction', () => {
    expect(commonView({ ...state, round: { kind: 'auction' } }, { of: 0 }).priority).toBeNull();
  });

  test('shows a purchase that waits for its owner', () => {
    const action = { type: 'buy_train_from', by: 0, company: 'B', train: '3-0', price: 9 } as const;
    const deal = { seller: 1, buyer: 'A', action };
    const view = commonView({ ...state, round: { kind: 'stock' }, deal }, { of: 0 });
    expect(view.deal).toEqual({ kind: 'train', item: '3-0', price: 9, buyer: 'A', seller: 1, from: 'B' });
  });

  test('has its phases and facts in one form', () => {
    const phase = { tiles: ['yellow'], trainLimit: [4], rounds: 1, revenue: 'yellow' } as const;
    expect(phaseView('2', phase)).toEqual({
      name: '2',
      trainLimit: [4],
      tiles: ['yellow'],
      operatingRounds: 1,
      revenue: 'yellow',
      notes: [],
    });
    expect(fact('loans', 2, { of: 5 })).toEqual({ key: 'loans', value: 2, of: 5, money: false });
    expect(fact('bank', 2, { money: true })).toEqual({ key: 'bank', value: 2, of: null, money: true });
    expect(keysThatHold({ one: true, two: false, three: true })).toEqual(['one', 'three']);
  });
});

describe('players', () => {
  const round = { ...newStockTurns([0, 1]), passed: [false, true], sold: [['B'], []] };
  const state = { seats: 2, cash: { bank: 0, 0: 10, 1: 20 }, round };
  const law = {
    companies: ['A', 'B'],
    holding: (_: unknown, company: string, seat: number) => (company === 'A' ? 20 * seat : 0),
    director: (_: unknown, company: string) => (company === 'A' ? 1 : null),
    worth: (_: unknown, seat: number) => 100 + seat,
    liquid: (_: unknown, _seat: number, shares: Readonly<Record<string, number>>) =>
      Object.keys(shares).length,
    certificates: () => 3,
    certificateLimit: () => null,
    privates: () => ['P1'],
    passed: hasPassed,
  };

  test('show what they hold, lead, have sold and whether they have passed', () => {
    const [first, second] = playerViews(state, law);
    expect(first).toMatchObject({ seat: 0, cash: 10, worth: 100, shares: {}, directs: [], liquid: 0 });
    expect(first).toMatchObject({ passed: false, sold: ['B'], privates: ['P1'], certificateLimit: null });
    expect(second).toMatchObject({ seat: 1, cash: 20, shares: { A: 20 }, directs: ['A'], liquid: 1 });
    expect(second).toMatchObject({ passed: true, sold: [], certificates: 3 });
  });

  test('have neither sold nor passed in an operating round', () => {
    const views = playerViews({ ...state, round: { kind: 'operating' as const } }, law);
    expect(views.map(({ sold, passed }) => [sold, passed])).toEqual([
      [[], false],
      [[], false],
    ]);
  });
});

describe('companies', () => {
  const companies = { A: { par: 60, cell: [0, 1] as const }, B: { par: null, cell: null } };
  const state = { cash: { A: 5, B: 0 }, companies };
  const holding = (_: unknown, company: string, holder: string | number): number =>
    company === 'A' && holder === 'ipo' ? 40 : holder === 'pool' ? 10 : 0;

  test('a railway with a price, and one without', () => {
    expect(railwayView(state, 'A', MARKET, holding)).toMatchObject({
      id: 'A',
      kind: 'railway',
      cash: 5,
      price: 70,
      par: 60,
      cell: [0, 1],
      ipo: 40,
      pool: 10,
      loans: null,
    });
    expect(railwayView(state, 'B', MARKET, holding)).toMatchObject({ price: null, par: null, cell: null });
  });

  test('a leased train comes after its own', () => {
    const name = (card: string): string => card.toUpperCase();
    expect(trainsView(['a', 'b'], null, name).map((train) => train.name)).toEqual(['A', 'B']);
    expect(trainsView(['a'], 'b', name)).toEqual([
      { id: 'a', name: 'A', leased: false },
      { id: 'b', name: 'B', leased: true },
    ]);
  });

  test('tokens on the map and those left', () => {
    const tokens = { H9: [{ slots: ['A', null], beside: [] }], F5: [{ slots: ['B'], beside: [] }] };
    expect(tokensView(tokens, 'A', [40])).toEqual({ placed: ['H9'], left: [40] });
  });
});

test('the market with its markers and zones', () => {
  const rows = marketRows(MARKET, { '0,1': ['B', 'A'] }, (_cell, price) => (price === 50 ? 'low' : null));
  expect(rows).toEqual([
    [
      { price: 60, zone: null, companies: [] },
      { price: 70, zone: null, companies: ['B', 'A'] },
    ],
    [{ price: 50, zone: 'low', companies: [] }],
  ]);
});

test('an auction of privates, and the slots that are kept', () => {
  expect(privateAuctionView([{ id: 'P1', price: 30 }], [1])).toMatchObject({
    lots: [{ kind: 'private', id: 'P1', price: 30 }],
    passed: [1],
    bids: [],
    winner: null,
  });
  const kept = reservationsIn(['H9', 'F5'], (hex) => (hex === 'H9' ? { A: 1 } : undefined));
  expect(kept).toEqual([{ hex: 'H9', city: 1, company: 'A' }]);
});
