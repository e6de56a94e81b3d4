import { describe, expect, it } from 'vitest';
import { Draft } from '../../core/draft.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { linesOf, started } from '../../testing/1848/lines.ts';
import { decision, denied, play, type Want } from '../../testing/1848/play.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { RECORDS_1848 } from '../../testing/records.ts';
import { game1848 } from './game.ts';
import { priceLeft } from './prices.ts';
import { boePrice, sharePrice, type State } from './state.ts';

const LOAN: Want = { type: 'take_loan' };
const PASS: Want = { type: 'pass' };

/** VR, led by seat 0, in phase 3 with a 3 and a route; FT follows. */
function vrTurn(vr: CompanySpec = {}, spec: Partial<PositionSpec> = {}): State {
  return position({
    phase: '3',
    tiles: linesOf('VR', 'FT'),
    companies: { VR: started('VR', 0, { trains: { '3-0': '3' }, ...vr }), FT: started('FT', 1) },
    loansIssued: vr.loans ?? 0,
    round: { kind: 'operating', queue: ['VR', 'FT'] },
    ...spec,
  });
}

describe('loans', () => {
  it('scenario 25 (1848-14.3) a recorded loan: record 104', () => {
    const before = RECORDS_1848.stateAfter('B', 103);
    const after = RECORDS_1848.stateAfter('B', 104);
    expect(cashOf(after, 'CAR') - cashOf(before, 'CAR')).toBe(100);
    expect([sharePrice(before, 'CAR'), sharePrice(after, 'CAR')]).toEqual([120, 100]);
    expect([cashOf(after, 'BOE'), boePrice(after)]).toEqual([1900, 80]);
  });

  it('1848-14.1 from the first 3 on, twenty in all, and a failed company keeps its own', () => {
    expect(denied(vrTurn({}, { phase: '2' }), LOAN)).toBe('too-early 1848-14.1');
    expect(denied(vrTurn({}, { loansIssued: 20 }), LOAN)).toBe('no-loans-left 1848-14.1');
    const last = play(vrTurn({}, { loansIssued: 19 }), LOAN);
    expect([last.loansIssued, cashOf(last, 'BOE')]).toEqual([20, 0]);
    const failed = play(vrTurn({ cell: [1, 2], loans: 2 }), LOAN);
    expect([companyOf(failed, 'VR').closed, failed.loansIssued, boePrice(failed)]).toEqual([true, 3, 100]);
  });

  it('1848-14.2 fewer than five of its own, and one a turn', () => {
    expect(denied(vrTurn({ loans: 5 }), LOAN)).toBe('company-loan-limit 1848-14.2');
    const fifth = play(vrTurn({ loans: 4 }), LOAN);
    expect(companyOf(fifth, 'VR').loans).toBe(5);
    const once = play(vrTurn(), LOAN);
    expect(denied(once, LOAN)).toBe('one-loan-a-turn 1848-14.2');
  });

  it('1848-14.3 a hundred, two columns, the next BoE price', () => {
    const after = play(vrTurn({ cash: 7 }), LOAN);
    expect([cashOf(after, 'VR'), sharePrice(after, 'VR'), boePrice(after)]).toEqual([107, 80, 80]);
    expect(cashOf(after, 'BOE')).toBe(1900);
  });

  it('1848-14.4 at any step of the turn, also to pay for the next thing', () => {
    for (const step of ['track', 'routes', 'trains', 'closing'] as const) {
      const state = vrTurn({ cash: 200 }, { round: { kind: 'operating', queue: ['VR'], step } });
      expect([step, decision(state).entity, denied(state, LOAN)]).toEqual([step, 'VR', 'accepted']);
    }
    // 39 is not enough for the second token at H9; with a loan it is.
    const poor = vrTurn({ cash: 39 });
    const token: Want = { type: 'place_token', hex: 'H9', city: 0 };
    expect(decision(play(poor, PASS)).step).toBe('routes');
    expect(denied(play(poor, LOAN, PASS), token)).toBe('accepted');
  });

  it('1848-14.4 also if it brings the company down', () => {
    const failed = play(vrTurn({ cell: [1, 2] }), LOAN);
    expect(companyOf(failed, 'VR').closed).toBe(true);
    expect(companyOf(play(vrTurn({ cell: [1, 3] }), LOAN), 'VR').closed).toBe(false);
  });

  it('1848-14.4 not for a company that is not at its turn, nor in a stock round', () => {
    expect(denied(vrTurn(), { ...LOAN, by: 1 })).toBe('not-your-decision 1848-2.4');
    const stock = vrTurn({}, { round: { kind: 'stock', at: 0 } });
    expect(denied(stock, LOAN)).toBe('not-now 1848-4.1');
  });

  it('1848-14.5 loans are issued in ascending order: only their number is kept', () => {
    const second = play(vrTurn({}, { loansIssued: 1 }), LOAN);
    expect([second.loansIssued, boePrice(second)]).toEqual([2, 90]);
  });

  it('1848-14.6 left of column 0 the marker goes down', () => {
    const draft = new Draft(vrTurn({ cell: [1, 2] }));
    priceLeft(draft, 'VR', 3, '1848-15.3');
    expect(companyOf(draft.state, 'VR').cell).toEqual([2, 0]);
    priceLeft(draft, 'VR', 9, '1848-15.3');
    expect(companyOf(draft.state, 'VR').cell).toEqual([5, 0]);
  });
});

describe('column 1', () => {
  const POOR: CompanySpec = { par: 70, cell: [4, 1], trains: {}, loans: 2 };

  it('scenario 35 (1848-14.7, 1848-20/D-23) only the loan is accepted, and the company fails by it', () => {
    const state = play(vrTurn(POOR), PASS);
    expect(decision(state)).toMatchObject({ entity: 'VR', step: 'last-loan' });
    expect(sharePrice(state, 'VR')).toBe(30);
    expect(denied(state, PASS)).toBe('loan-in-last-column 1848-14.7');
    const failed = play(state, LOAN);
    expect([companyOf(failed, 'VR').closed, boePrice(failed)]).toEqual([true, 100]);
  });

  it('scenario 35 (1848-14.7, 1848-20/D-23) with column1_block=false it may decline and fails without', () => {
    const state = play(vrTurn(POOR, { options: { column1_block: false } }), PASS);
    expect(decision(state)).toMatchObject({ entity: 'VR', step: 'last-loan' });
    const declined = play(state, PASS);
    expect([companyOf(declined, 'VR').closed, boePrice(declined)]).toEqual([true, 90]);
    expect(companyOf(play(state, LOAN), 'VR').closed).toBe(true);
  });

  it.each([
    ['a train', { trains: { '3-0': '3' } }, 'routes'],
    ['a 2E', { trains: { '2E-0': '2E' } }, 'routes'],
    ['column 2', { cell: [4, 2] }, 'trains'],
  ] as const)('1848-14.7 does not apply with %s', (_, change, step) => {
    const state = play(vrTurn({ ...POOR, ...(change as CompanySpec) }, { phase: '5' }), PASS);
    expect(decision(state)).toMatchObject({ entity: 'VR', step });
  });

  it('1848-14.7 nor where no loan is to be had, or it was taken already', () => {
    const without = play(vrTurn({ ...POOR, loans: 5 }), PASS);
    expect(companyOf(without, 'VR').closed).toBe(true);
    const taken = vrTurn({ ...POOR, cell: [4, 3] });
    const after = play(taken, LOAN, PASS, PASS);
    expect(companyOf(after, 'VR').closed).toBe(true);
    expect(game1848.turn(after)).toMatchObject({ entity: 'FT' });
  });
});
