import { describe, expect, it } from 'vitest';
import { cashOf, companyOf } from '../../rail/position.ts';
import { linesOf, started } from '../../testing/1848/lines.ts';
import { denied, eventsOf, play, type Want } from '../../testing/1848/play.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { split } from '../../testing/rail-position.ts';
import { game1848 } from './game.ts';
import type { Options } from './options.ts';
import { boePrice, certificateLimit, sharePrice, type State } from './state.ts';

const EIGHT: Want = { type: 'buy_train', side: '8' };
const D: Want = { type: 'buy_train', side: 'D' };
const LOAN: Want = { type: 'take_loan' };

interface Case {
  vr?: CompanySpec;
  others?: Record<string, CompanySpec>;
  options?: Partial<Options>;
  loanTaken?: boolean;
  spec?: Partial<PositionSpec>;
}

/** VR, led by seat 0, at its trains in phase 8 with a route and no train. */
function atTrains({ vr = {}, others = {}, options = {}, loanTaken = false, spec = {} }: Case): State {
  return position({
    phase: '8',
    options,
    tiles: linesOf('VR', 'FT'),
    companies: { VR: started('VR', 0, vr), FT: started('FT', 1, { trains: { '6-0': '6' } }), ...others },
    loansIssued: vr.loans ?? 0,
    round: { kind: 'operating', queue: ['VR', 'FT'], step: 'trains', loanTaken },
    ...spec,
  });
}

/** The prices a marker passes through during one action. */
function pricesDuring(state: State, want: Want): number[] {
  const result = game1848.apply(state, { by: 0, ...want });
  if (result.refused) throw new Error(result.code);
  return result.events.filter(({ key }) => key === 'price-moved').map(({ params }) => Number(params['to']));
}

/** VR as in scenario 26: 150 (1,8), treasury 5, a 2E only. */
function scenario26(): State {
  return atTrains({
    vr: {
      cell: [1, 8],
      cash: 5,
      trains: { '2E-0': '2E' },
      held: split('VR', [1, 40], [0, 10], [2, 10]),
    },
    spec: {
      cash: [2000, 288, 2000],
      loansIssued: 13,
      receiverships: 2,
      failures: [2, 0, 0],
      soldEights: 1,
      turnNumber: 5,
      round: { kind: 'operating', number: 3, of: 3, queue: ['VR', 'FT'], step: 'trains' },
    },
  });
}

describe('forced train purchase', () => {
  it('scenario 26 (1848-15.3, 1848-15.4, 1848-16.1) a purchase that ruins the company', () => {
    const borrowed = play(scenario26(), LOAN);
    expect([sharePrice(borrowed, 'VR'), cashOf(borrowed, 'VR'), boePrice(borrowed)]).toEqual([110, 105, 225]);
    expect(pricesDuring(borrowed, { ...EIGHT, by: 1 })).toEqual([80, 0]);
    const failed = play(borrowed, EIGHT);
    expect([failed.loansIssued, boePrice(failed)]).toEqual([16, 260]);
    expect([0, 1, 2].map((seat) => cashOf(failed, seat))).toEqual([2100, 288, 2100]);
    expect([cashOf(borrowed, 'bank'), cashOf(failed, 'bank')]).toEqual([7007, 7112]);
    expect([2, 0, 1].map((seat) => certificateLimit(failed, seat))).toEqual([14, 10, 12]);
    expect([failed.soldEights, companyOf(failed, 'VR').closed]).toEqual([1, true]);
    expect([failed.endReason, failed.finished]).toEqual(['stock_market', false]);
    // FT, the last of OR 5.3, has its turn; then the game is over.
    let at = failed;
    for (let step = 0; !at.finished && step < 9; step++) {
      const route: Want = { type: 'run_routes', routes: [] };
      at = play(at, denied(at, route) === 'accepted' ? route : { type: 'pass' });
    }
    expect(game1848.turn(at)).toMatchObject({ kind: 'finished', reason: 'stock_market' });
  });

  it('scenario 27 (1848-15.2, 1848-20/D-22) the ordinary loan comes first, as an action of its own', () => {
    const state = scenario26();
    expect(denied(state, EIGHT)).toBe('take-loan-first 1848-15.2');
    expect(denied(play(state, LOAN), EIGHT)).toBe('accepted');
  });

  it('scenario 28 (1848-15.3, 1848-20/D-21) five loans: each forced one costs three columns', () => {
    const vr: CompanySpec = { cell: [0, 15], cash: 55, loans: 5 };
    const state = atTrains({ vr });
    expect(denied(state, LOAN)).toBe('company-loan-limit 1848-14.2');
    expect(pricesDuring(state, EIGHT)).toEqual([280, 190, 120, 90, 0]);
    const failed = play(state, EIGHT);
    expect([failed.loansIssued, companyOf(failed, 'VR').closed]).toEqual([10, true]);
    const two = atTrains({ vr, options: { forced_first_loan_steps: 2 } });
    expect(pricesDuring(two, EIGHT).slice(0, 2)).toEqual([320, 220]);
  });

  it('1848-20/D-21 with two steps only the first loan of the turn is cheaper', () => {
    const options = { forced_first_loan_steps: 2 } as const;
    const state = atTrains({ vr: { cell: [0, 15], cash: 500 }, options, loanTaken: true });
    expect(pricesDuring(state, EIGHT)).toEqual([280, 190, 120]);
    expect(pricesDuring(atTrains({ vr: { cell: [0, 15], cash: 500, loans: 5 }, options }), EIGHT)).toEqual([
      320, 220, 140,
    ]);
  });

  it('scenario 29 (1848-15.6, 1848-20/D-20) a D although an 8 is affordable', () => {
    const vr: CompanySpec = { cell: [0, 12], cash: 900 };
    const state = atTrains({ vr, loanTaken: true });
    expect(pricesDuring(state, D)).toEqual([190, 120]);
    const after = play(state, D);
    expect([cashOf(after, 'VR'), companyOf(after, 'VR').trains]).toEqual([0, ['8-0']]);
    const needed = atTrains({ vr, loanTaken: true, options: { forced_only_if_needed: true } });
    expect(denied(needed, D)).toBe('cheaper-train-affordable 1848-15.6');
    expect(denied(needed, EIGHT)).toBe('accepted');
  });

  it('1848-20/D-20 if not even the cheaper side is affordable, either side may be chosen', () => {
    const options = { forced_only_if_needed: true };
    const state = atTrains({ vr: { cell: [0, 15], cash: 799 }, loanTaken: true, options });
    expect([denied(state, EIGHT), denied(state, D)]).toEqual(['accepted', 'accepted']);
  });

  it('scenario 30 (1848-15.5) the loans run out', () => {
    const state = atTrains({
      vr: { cell: [0, 12], cash: 105, loans: 5 },
      spec: { loansIssued: 19 },
    });
    expect(pricesDuring(state, EIGHT)).toEqual([190, 0]);
    const failed = play(state, EIGHT);
    expect([failed.loansIssued, companyOf(failed, 'VR').closed, failed.receiverships]).toEqual([20, true, 1]);
  });

  it('1848-15.1 1848-10.6 only a company that must buy may name a train it cannot pay', () => {
    const rich = { cell: [0, 15] as const, cash: 55, loans: 5 };
    const owner = atTrains({ vr: { ...rich, trains: { '5-0': '5' } } });
    expect(denied(owner, EIGHT)).toBe('not-enough-cash 1848-10.1');
    expect(denied(owner, { type: 'pass' })).toBe('accepted');
    const must = atTrains({ vr: rich });
    expect(denied(must, { type: 'pass' })).toBe('must-buy-train 1848-10.6');
    expect(denied(must, EIGHT)).toBe('accepted');
  });

  it('1848-15.1 a 2E is never paid with forced loans', () => {
    const state = atTrains({ vr: { cell: [0, 15], cash: 150 }, loanTaken: true });
    expect(denied(state, { type: 'buy_train', side: '2E' })).toBe('not-enough-cash 1848-10.5');
  });

  it('1848-15.4 in column 0 no train is bought although the money would now suffice', () => {
    const state = atTrains({ vr: { cell: [1, 3], cash: 700 }, loanTaken: true });
    const failed = play(state, EIGHT);
    expect(companyOf(failed, 'VR')).toMatchObject({ closed: true, trains: [] });
    expect([failed.soldEights, failed.loansIssued]).toEqual([0, 1]);
    const saved = play(atTrains({ vr: { cell: [1, 4], cash: 700 }, loanTaken: true }), EIGHT);
    expect(companyOf(saved, 'VR')).toMatchObject({ closed: false, trains: ['8-0'] });
  });

  it('1848-15.6 the Director neither pays nor sells for a train', () => {
    const spec = { cash: [3000, 500, 500], boe: { 0: ['BOE_0', 'BOE_1'] } };
    const state = atTrains({ vr: { cell: [0, 12], cash: 750, loans: 5 }, spec });
    const after = play(state, EIGHT);
    expect([cashOf(after, 0), companyOf(after, 'VR').loans]).toEqual([3000, 6]);
    expect(denied(state, { type: 'sell_shares', company: 'BOE', percent: 10 })).toBe('not-now 1848-7.4');
  });

  it('1848-15.7 forced loans are part of the purchase, not actions', () => {
    const state = atTrains({ vr: { cell: [0, 12], cash: 750, loans: 5 } });
    expect(eventsOf(state, EIGHT).filter((key) => key === 'loan-taken' || key === 'train-bought')).toEqual([
      'loan-taken',
      'train-bought',
    ]);
  });
});

describe('forced loans for the train of another company', () => {
  const NSW_3 = { NSW: started('NSW', 2, { trains: { '3-0': '3' } }) };
  const BUY: Want = { type: 'buy_train_from', company: 'NSW', train: '3-0', price: 200 };

  function phase3(options: Partial<Options>, cash: number, director = 2): State {
    return atTrains({
      vr: { cell: [1, 5], cash },
      others: { NSW: { ...NSW_3.NSW, held: split('NSW', [director, 60]) }, FT: started('FT', 1) },
      options,
      loanTaken: true,
      spec: { phase: '3', tiles: linesOf('VR', 'FT', 'NSW') },
    });
  }

  it('scenario 48 (1848-15.6, 1848-20/D-19) one forced loan, three columns', () => {
    const after = play(phase3({}, 150), BUY);
    expect([sharePrice(after, 'VR'), cashOf(after, 'VR'), cashOf(after, 'NSW')]).toEqual([70, 50, 200]);
    expect(companyOf(after, 'VR').trains).toEqual(['3-0']);
    const book = { forced_other_company: false };
    expect(denied(phase3(book, 150), BUY)).toBe('not-enough-cash 1848-15.6');
    expect(denied(phase3(book, 200), BUY)).toBe('accepted');
  });

  it('1848-15.6 a train of the same Director costs at most the treasury', () => {
    const state = phase3({}, 150, 0);
    expect(denied(state, BUY)).toBe('bad-price 1848-10.2');
    expect(denied(state, { ...BUY, price: 150 })).toBe('accepted');
  });
});

describe('loans for trains, other points', () => {
  it('1848-20/D-53 forced loans count towards the five', () => {
    const state = atTrains({ vr: { cell: [0, 15], cash: 600, loans: 3 }, loanTaken: true });
    const after = play(state, EIGHT);
    expect(companyOf(after, 'VR').loans).toBe(5);
    // The turn has gone on to FT: with five loans VR's closing step waits for nothing.
    expect(game1848.turn(after)).toMatchObject({ entity: 'FT' });
    const four = play(atTrains({ vr: { cell: [0, 15], cash: 700, loans: 3 }, loanTaken: true }), EIGHT);
    expect(game1848.turn(four)).toMatchObject({ entity: 'VR', step: 'closing' });
  });

  it('1848-20/D-57 before the first 3 forced loans are given all the same', () => {
    const companies = { VR: started('VR', 0, { cash: 50 }), FT: started('FT', 1) };
    const spec: Partial<PositionSpec> = { phase: '2', companies };
    const state = atTrains({ spec });
    expect(denied(state, LOAN)).toBe('too-early 1848-14.1');
    const after = play(state, { type: 'buy_train', side: '2' });
    expect([sharePrice(after, 'VR'), companyOf(after, 'VR').loans, cashOf(after, 'VR')]).toEqual([70, 1, 50]);
    const two = atTrains({ spec, options: { forced_first_loan_steps: 2 } });
    expect(sharePrice(play(two, { type: 'buy_train', side: '2' }), 'VR')).toBe(80);
  });
});
