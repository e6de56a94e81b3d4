import { describe, expect, it } from 'vitest';
import type { Cell } from '../../rail/market.ts';
import { cashOf, companyOf } from '../../rail/position.ts';
import { decision, denied, play, type Want } from '../../testing/1848/play.ts';
import { type CompanySpec, position, type PositionSpec } from '../../testing/1848/position.ts';
import { RECORDS_1848 } from '../../testing/records.ts';
import { game1848 } from './game.ts';
import { sharePrice, type State, worth } from './state.ts';

const certs = (id: string, ...numbers: number[]): string[] => numbers.map((n) => `${id}_${n}`);
const pay: Want = { type: 'dividend', pay: true };
const keep: Want = { type: 'dividend', pay: false };
const RUN: Want = { type: 'run_routes', routes: [{ train: '3-0', path: ['E4-0', 'E2-0', 'D1-0'] }] };

/** CAR has run Port Augusta - Whyalla - Perth in phase 3: 20 + 20 + 40 = 80. */
function ran(company: CompanySpec = {}, spec: Partial<PositionSpec> = {}): State {
  const state = position({
    phase: '3',
    cash: [100, 100, 100],
    tiles: { E4: ['57', 1], E2: ['6', 2] },
    round: { kind: 'operating', queue: ['CAR'], step: 'routes' },
    ...spec,
    companies: {
      CAR: {
        par: 100,
        held: { 0: certs('CAR', 0, 1), 1: certs('CAR', 2, 3), pool: certs('CAR', 4) },
        cash: 7,
        floated: true,
        tokens: ['E4'],
        trains: { '3-0': '3' },
        ...company,
      },
      ...spec.companies,
    },
  });
  return play(state, RUN);
}

const cellAfter = (cell: Cell, want: Want): Cell | null => companyOf(play(ran({ cell }), want), 'CAR').cell;

describe('1848-12 dividends and price', () => {
  it('scenario 12 (1848-12.2) no train, no revenue: one column left without a record', () => {
    const before = RECORDS_1848.stateAfter('B', 50);
    const state = RECORDS_1848.stateAfter('B', 51);
    expect([sharePrice(before, 'CAR'), sharePrice(state, 'CAR')]).toEqual([110, 100]);
    expect(decision(state)).toMatchObject({ entity: 'CAR', step: 'trains' });
    expect(state.privates.P6.closed).toBe(false);
    expect(play(state, { type: 'buy_train', side: '2' }).privates.P6.closed).toBe(true);
  });

  it('1848-12.1: a tenth for each share in players’ hands, and one column right', () => {
    const before = ran();
    const state = play(before, pay);
    expect([0, 1, 2].map((seat) => cashOf(state, seat))).toEqual([124, 116, 100]);
    expect([cashOf(state, 'CAR'), cashOf(before, 'bank') - cashOf(state, 'bank')]).toEqual([7, 40]);
    expect(companyOf(state, 'CAR').cell).toEqual([1, 6]);
  });

  it('1848-12.1: at the end of a row one row up, at 450 it stays', () => {
    expect(cellAfter([4, 8], pay)).toEqual([3, 8]);
    expect(cellAfter([5, 6], pay)).toEqual([4, 6]);
    expect(cellAfter([1, 16], pay)).toEqual([0, 16]);
    expect(cellAfter([0, 16], pay)).toEqual([0, 16]);
    expect(cellAfter([3, 9], pay)).toEqual([3, 10]);
  });

  it('1848-12.2: withheld money goes to the treasury, and the marker one column left', () => {
    const before = ran();
    const state = play(before, keep);
    expect([0, 1, 2].map((seat) => cashOf(state, seat))).toEqual([100, 100, 100]);
    expect([cashOf(state, 'CAR'), cashOf(before, 'bank') - cashOf(state, 'bank')]).toEqual([87, 80]);
    expect(companyOf(state, 'CAR').cell).toEqual([1, 4]);
    expect(denied(before, { type: 'pass' })).toBe('not-now 1848-12.1');
  });

  it('1848-12.2 (1848-20/D-34): an empty run moves it as well', () => {
    const ready = position({
      phase: '3',
      tiles: { E4: ['57', 1], E2: ['6', 2] },
      companies: {
        CAR: { par: 100, held: { 0: certs('CAR', 0, 1, 2, 3, 4) }, tokens: ['E4'], trains: { '3-0': '3' } },
      },
      round: { kind: 'operating', queue: ['CAR'], step: 'routes' },
    });
    const state = play(ready, { type: 'run_routes', routes: [] });
    expect([companyOf(state, 'CAR').cell, decision(state).step]).toEqual([[1, 4], 'closing']);
  });

  it('1848-12.3: under those already there; who does not move keeps its place', () => {
    const rival = (cell: Cell): Partial<PositionSpec> => ({
      companies: { FT: { par: 100, cell, held: { 2: certs('FT', 0, 1, 2, 3, 4) }, tokens: ['G14'] } },
    });
    expect(play(ran({}, rival([1, 6])), pay).market['1,6']).toEqual(['FT', 'CAR']);
    expect(play(ran({}, rival([1, 4])), keep).market['1,4']).toEqual(['FT', 'CAR']);
    const top = ran({ cell: [0, 16] }, rival([0, 16]));
    expect(top.market['0,16']).toEqual(['CAR', 'FT']);
    expect(play(top, pay).market['0,16']).toEqual(['CAR', 'FT']);
  });

  it('1848-12.4: entering column 0 is the end of the company, at once', () => {
    const spec: Partial<PositionSpec> = {
      companies: { FT: { par: 100, held: { 2: certs('FT', 0, 1, 2, 3, 4) }, tokens: ['G14'] } },
      round: { kind: 'operating', queue: ['CAR', 'FT'], step: 'routes' },
    };
    const state = play(ran({ cell: [3, 1], loans: 5 }, { ...spec, loansIssued: 5 }), keep);
    expect(companyOf(state, 'CAR')).toMatchObject({ closed: true, cell: null, director: null });
    expect([state.receiverships, decision(state).entity]).toEqual([1, 'FT']);
    const safe = play(ran({ cell: [3, 2], loans: 5 }, { ...spec, loansIssued: 5 }), keep);
    expect([companyOf(safe, 'CAR').cell, safe.receiverships]).toEqual([[3, 1], 0]);
    const paid = play(ran({ cell: [3, 1], loans: 5 }, { ...spec, loansIssued: 5 }), pay);
    expect(companyOf(paid, 'CAR').cell).toEqual([3, 2]);
  });
});

describe('the bank breaks', () => {
  it('scenario 42 (1848-18.1, 1848-18.2) as recorded', () => {
    const { before, state } = RECORDS_1848.at('B', 682);
    expect([decision(before).round, cashOf(before, 'bank'), cashOf(state, 'bank')]).toEqual([
      'OR 7.2',
      129,
      -331,
    ]);
    expect([before.endReason, state.endReason]).toEqual([null, 'bank']);
    const end = RECORDS_1848.replayed('B').at(-1)?.state as State;
    expect([end.finished, end.endReason, cashOf(end, 'bank')]).toEqual([true, 'bank', -3460]);
    const rounds = RECORDS_1848.replayed('B').map((step) =>
      step.before.finished ? '' : decision(step.before).round,
    );
    expect(rounds.at(-1)).toBe('OR 7.3');
    expect(game1848.turn(end)).toMatchObject({ kind: 'finished', reason: 'bank' });
    expect(Array.from({ length: 5 }, (_, seat) => worth(end, seat)).toSorted((a, b) => b - a)).toEqual([
      6749, 6425, 5862, 4428, 3835,
    ]);
    expect(worth(end, 0)).toBe(3474 + 6 * 320 + 3 * 195 + 190 + 160 + 180 + 240);
  });

  it('scenario 42 (1848-18.1, 1848-20/D-25) bank_break: below zero, or at zero', () => {
    // The payout is 40.
    const after = (bank: number, bank_break: 'negative' | 'zero'): string | null =>
      play(ran({}, { bank, options: { bank_break } }), pay).endReason;
    expect([after(41, 'negative'), after(40, 'negative'), after(39, 'negative')]).toEqual([
      null,
      null,
      'bank',
    ]);
    expect([after(41, 'zero'), after(40, 'zero'), after(39, 'zero')]).toEqual([null, 'bank', 'bank']);
    // Paid in full all the same.
    const broken = play(ran({}, { bank: 10 }), pay);
    expect([cashOf(broken, 0), cashOf(broken, 'bank')]).toEqual([124, -30]);
  });
});
