import { expect, it } from 'vitest';
import { parseMarket } from '../../rail/market.ts';
import type { Ledger, LedgerCompany, LedgerLaw } from './ledger.ts';
import { simulate } from './simulate.ts';
import { USUAL } from './simulate-play.ts';

const LAW: LedgerLaw = {
  market: parseMarket('0 40 50 60 70 80 90 100 110 120 130 140 150 160 170 180 190 200'),
  afterPayout: (row, column) => [row, Math.min(17, column + 1)],
  afterNothing: (row, column) => [row, Math.max(0, column - 1)],
  endsBy: 'bank',
  bankOfPlayers: false,
  endPrice: 200,
  halfWithoutTrain: false,
  ipoPaysCompany: false,
  exports: false,
  distress: 'loans',
  paysBack: 0.5,
  fillsHands: true,
  pars: [60, 80, 100],
  maxShare: 0.6,
  growth: 1,
  fresh: [20],
  waiting: {},
  reach: {},
  beside: [],
  privatesUntil: '',
  privatesCount: false,
};

const COMPANY: LedgerCompany = {
  id: 'A',
  director: 0,
  started: true,
  floated: true,
  closed: false,
  par: 80,
  row: 0,
  column: 5,
  size: 10,
  shares: [6, 4],
  ipo: 0,
  pool: 0,
  toFloat: 0,
  cash: 0,
  trains: [0],
  revenue: 100,
  quality: 50,
  built: 1,
  leases: false,
  loans: 0,
  mayStart: false,
  waitsFor: -1,
  isBank: false,
};

const LEDGER: Ledger = {
  cash: [0, 0],
  room: [9, 9],
  order: [0, 1],
  bank: 1000,
  companies: [COMPANY],
  kinds: [
    { name: '2', price: 100, reach: 2, left: 0, rustedBy: 1, phase: 0 },
    { name: '3', price: 400, reach: 3, left: 2, rustedBy: -1, phase: 1 },
  ],
  phase: 0,
  phases: [
    { rounds: 1, limit: [2] },
    { rounds: 2, limit: [2] },
  ],
  incomes: [0, 0],
  incomesUntil: -1,
  keepsakes: [0, 0],
  at: { kind: 'stock' },
};

function withCompany(change: Partial<LedgerCompany>, ledger: Partial<Ledger> = {}): Ledger {
  return { ...LEDGER, ...ledger, companies: [{ ...COMPANY, ...change }] };
}

it('pays all the bank has and counts the last round only as far as it lasts', () => {
  const { dividends, rounds } = simulate(withCompany({}, { bank: 250 }), LAW);
  expect(dividends[0]).toBeCloseTo(150);
  expect(dividends[1]).toBeCloseTo(100);
  expect(rounds).toBeCloseTo(2.5);
});

it('changes little where the position changes little', () => {
  const some = simulate(withCompany({}, { bank: 1000 }), LAW).worth[0] ?? 0;
  const more = simulate(withCompany({}, { bank: 1001 }), LAW).worth[0] ?? 0;
  expect(Math.abs(more - some)).toBeLessThan(2);
});

it('takes trains away when the next kind is bought', () => {
  const rich: LedgerCompany = { ...COMPANY, id: 'B', cash: 400, trains: [], revenue: 0, column: 6 };
  const alone = simulate({ ...LEDGER, companies: [COMPANY] }, LAW);
  const beside = simulate({ ...LEDGER, companies: [COMPANY, rich] }, LAW);
  expect(beside.companies[0]?.paid).toBeLessThan(alone.companies[0]?.paid ?? 0);
});

it('makes the director of a failing company pay the others', () => {
  const bare = withCompany({ trains: [], revenue: 0, column: 2, cash: 0 });
  const { worth, companies } = simulate(bare, LAW);
  expect(companies[0]?.price).toBe(0);
  expect(worth[0]).toBeLessThan(0);
  expect(worth[1]).toBeGreaterThan(0);
});

it('floats with the money of the whole table, and not without that of a seat that sits out', () => {
  const begun = withCompany(
    { floated: false, shares: [2, 0], ipo: 8, toFloat: 4, trains: [], revenue: 0 },
    { cash: [160, 160] },
  );
  const together = simulate(begun, LAW);
  expect(together.companies[0]?.paid).toBeGreaterThan(0);
  const idle = simulate(begun, LAW, { ...USUAL, sitsOut: 1 });
  expect(idle.rounds).toBeGreaterThan(together.rounds);
});

it('lets a company leave receivership once players hold enough for its chair together', () => {
  const paid = (cash: readonly number[]): number | undefined =>
    simulate(withCompany({ director: -1, shares: [0, 0], pool: 10, leases: false }, { cash }), LAW)
      .companies[0]?.paid;
  expect(paid([150, 0])).toBe(0);
  expect(paid([500, 0])).toBeGreaterThan(0);
  expect(paid([100, 100])).toBeGreaterThan(0);
});

it('brings networks nearer to what companies usually earn in the phase', () => {
  const roundsWith = (fresh: number): number =>
    simulate(withCompany({}, { bank: 600 }), { ...LAW, fresh: [fresh] }).rounds;
  expect(roundsWith(50)).toBe(roundsWith(20));
  expect(roundsWith(90)).toBeLessThan(roundsWith(50));
});

it('plays a set to its end where the title does, though the bank breaks in it', () => {
  const phases = [{ rounds: 3, limit: [2] }];
  const ledger = withCompany({}, { bank: 250, phases });
  expect(simulate(ledger, LAW).rounds).toBeCloseTo(2.5);
  const { rounds, dividends } = simulate(ledger, { ...LAW, endsWithSet: true });
  expect(rounds).toBe(3);
  expect(dividends[0]).toBeCloseTo(180);
});

it('counts the next set hardly at all where the bank is nearly bare at the end of one', () => {
  const phases = [{ rounds: 2, limit: [2] }];
  const law = { ...LAW, endsWithSet: true };
  const bare = simulate(withCompany({}, { bank: 199, phases }), law).rounds;
  const nearly = simulate(withCompany({}, { bank: 201, phases }), law).rounds;
  expect(Math.abs(nearly - bare)).toBeLessThan(0.1);
});

it('sells nothing to a seat that may hold no more certificates', () => {
  const bought = (room: readonly number[]): number | undefined =>
    simulate(withCompany({ shares: [2, 2], ipo: 6 }, { cash: [900, 900], room }), LAW).dividends[1];
  expect(bought([9, 9])).toBeGreaterThan(bought([9, 0]) ?? 0);
  expect(bought([9, 0])).toBeCloseTo(bought([0, 0]) ?? 0);
});

it('lifts the price of what is sold out where the title does', () => {
  const market = parseMarket('0 60 70 80 90 100 110 120\n0 50 60 70 80 90 100 110');
  const law: LedgerLaw = { ...LAW, market, afterPayout: (row, column) => [row, column] };
  const lifting: LedgerLaw = { ...law, afterSoldOut: (row, column) => [Math.max(0, row - 1), column] };
  const priceBy = (by: LedgerLaw, ipo: number): number | undefined =>
    simulate(withCompany({ row: 1, shares: [6, 4 - ipo], ipo }, { bank: 80 }), by).companies[0]?.price;
  expect(priceBy(law, 0)).toBe(90);
  expect(priceBy(lifting, 0)).toBe(100);
  expect(priceBy(lifting, 1)).toBe(90);
});
