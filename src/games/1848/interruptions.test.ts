import { describe, expect, it } from 'vitest';
import { companyOf } from '../../rail/position.ts';
import { linesOf, started } from '../../testing/1848/lines.ts';
import { decision, denied, play, type Want } from '../../testing/1848/play.ts';
import { position } from '../../testing/1848/position.ts';
import { type OperatingStep, type State } from './state.ts';

/** When interruptions come up, in cases where only their order shows it. */

describe('after a failure', () => {
  const failing = (step: OperatingStep) =>
    position({
      phase: '4',
      receiverships: 1,
      failures: [1, 0, 0],
      cash: [500, 500, 500],
      companies: {
        WA: { closed: true },
        CAR: {
          par: 100,
          held: { 0: ['CAR_0', 'CAR_1'], 1: ['CAR_2', 'CAR_3'] },
          cash: 100,
          tokens: ['E4'],
          trains: { '4-0': '4', '4-1': '4', '3-0': '3' },
        },
        VR: {
          par: 100,
          cell: [4, 2],
          held: { 1: ['VR_0', 'VR_1'], 2: ['VR_2', 'VR_3'] },
          tokens: ['H11'],
          trains: { '3-1': '3' },
        },
      },
      round: { kind: 'operating', queue: ['VR'], step, number: 1, of: 2 },
    });

  it.each(['track', 'closing'] as const)(
    '1848-10.8, 1848-16.4: the last company fails at its %s step; the round waits for the discard after the export',
    (step) => {
      const after = play(failing(step), { type: 'take_loan' });
      expect(after.phase).toBe('5');
      expect(decision(after)).toMatchObject({ round: 'OR 2.1', step: 'discard', entity: 'CAR' });
      const on = play(after, { type: 'discard_train', company: 'CAR', train: '3-0' });
      expect(decision(on)).toMatchObject({ round: 'OR 2.2', entity: 'CAR' });
    },
  );
});

describe('discards while a company operates', () => {
  /** CAR has a train too many since an export; VR, of seat 1, is at its turn, and WA follows. */
  function crowded(step: OperatingStep, rulesVersion = 2): State {
    const state = position({
      phase: '5',
      receiverships: 2,
      failures: [2, 0, 0],
      cash: [500, 500, 500],
      tiles: linesOf('VR', 'WA'),
      companies: {
        CAR: started('CAR', 0, { cash: 100, trains: { '4-0': '4', '4-1': '4', '3-0': '3' } }),
        VR: started('VR', 1, { cell: [4, 1], trains: { '3-1': '3' } }),
        WA: started('WA', 2, { trains: { '3-2': '3' } }),
      },
      round: { kind: 'operating', queue: ['VR', 'WA', 'CAR'], step },
    });
    return { ...state, rulesVersion };
  }

  const RUN: Want = { type: 'run_routes', routes: [{ train: '3-1', path: ['H11-0', 'H9-0'] }] };
  const DISCARD: Want = { type: 'discard_train', company: 'CAR', train: '3-0' };

  it('1848-10.8: a company fails at its dividend, and the discard is asked before the next one begins', () => {
    for (const failed of [
      play(crowded('routes'), RUN, { type: 'dividend', pay: false }),
      play(crowded('routes'), { type: 'run_routes', routes: [] }),
    ]) {
      expect(companyOf(failed, 'VR').closed).toBe(true);
      expect(decision(failed)).toMatchObject({ seat: 0, entity: 'CAR', step: 'discard' });
      expect(decision(play(failed, DISCARD))).toMatchObject({ entity: 'WA', step: 'track' });
    }
  });

  it('1848-10.8: a company fails by a loan, and the next one begins first', () => {
    const failed = play(crowded('routes'), { type: 'take_loan' });
    expect(companyOf(failed, 'VR').closed).toBe(true);
    expect(decision(failed)).toMatchObject({ entity: 'WA', step: 'track' });
  });

  it('1848-10.8: games saved under rules version 1 go on to the next company in both cases', () => {
    const failed = play(crowded('routes', 1), RUN, { type: 'dividend', pay: false });
    expect(decision(failed)).toMatchObject({ entity: 'WA', step: 'track' });
  });

  it('1848-14.4: the operating company may borrow while another one has to discard', () => {
    const due = play(crowded('routes'), RUN, { type: 'dividend', pay: true });
    expect(decision(due)).toMatchObject({ seat: 0, entity: 'CAR', step: 'discard' });
    expect(denied(due, { type: 'take_loan' })).toBe('not-now 1848-10.8');
    const lent = play(due, { type: 'take_loan', by: 1 });
    expect([companyOf(lent, 'VR').loans, companyOf(lent, 'VR').closed]).toEqual([1, true]);
    expect(decision(lent)).toMatchObject({ entity: 'WA', step: 'track' });
  });

  it('1848-14.4: nobody borrows beside a discard once the operating company has failed', () => {
    const failed = play(crowded('routes'), { type: 'run_routes', routes: [] });
    expect(denied(failed, { type: 'take_loan', by: 1 })).toBe('not-your-decision 1848-2.4');
  });
});

describe('a debt from an earlier round', () => {
  it('1848-16.6: is demanded only when everything that follows the first action has happened', () => {
    const start = position({
      phase: '3',
      receiverships: 1,
      failures: [1, 0, 0],
      cash: [-95, 500, 500],
      loansIssued: 5,
      companies: {
        WA: { closed: true },
        VR: {
          par: 100,
          held: { 1: ['VR_0', 'VR_1'], 0: ['VR_2', 'VR_3'], 2: ['VR_4', 'VR_5'] },
          tokens: ['H11'],
          loans: 5,
        },
      },
      round: { kind: 'operating', queue: ['VR'] },
    });
    expect(decision(start)).toMatchObject({ step: 'track', entity: 'VR' });
    const asked = play(start, { type: 'pass' });
    // VR has earned nothing, so its price has fallen before the sale.
    expect(companyOf(asked, 'VR').cell).toEqual([1, 4]);
    expect(decision(asked)).toMatchObject({ step: 'crisis', entity: 0 });
    const sold = play(asked, { type: 'sell_shares', company: 'VR', percent: 10 });
    expect(sold.cash[0]).toBe(-95 + 90);
    expect(decision(sold)).toMatchObject({ step: 'crisis', entity: 0 });
  });
});
