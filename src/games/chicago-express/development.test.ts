import { describe, expect, it } from 'vitest';
import {
  develop,
  expand,
  fundsOf,
  incomeOf,
  noop,
  playCE,
  positionCE,
  refusalCE,
  tableOf,
} from '../../testing/chicago-express/position.ts';

const [A, B] = [0, 1];

describe('development', () => {
  it('CE-T30, CE-10.5, CE-1.4: the rulebook example: Wheeling moves on for everybody there', () => {
    const state = positionCE({
      companies: {
        PRR: { hexes: ['I6'], income: 17 },
        'B&O': { hexes: ['I6'], income: 14 },
        'C&O': { hexes: ['I7'], income: 9, treasury: 9, held: { [B]: 1 } },
      },
    });
    const after = playCE(state, develop('I6'));
    expect(tableOf(after)).toEqual([1, 4, 4]);
    expect([incomeOf(after, 'PRR'), incomeOf(after, 'B&O'), after.supply]).toEqual([18, 15, 20]);
    const third = playCE(after, expand('C&O', 'I6'));
    expect([incomeOf(third, 'C&O'), fundsOf(third, 'C&O')]).toEqual([13, 0]);
  });

  it('CE-T31, CE-10.3: the rulebook example: a house in Charleston, and only one', () => {
    const state = positionCE({ companies: { 'C&O': { hexes: ['I9'], income: 12 } } });
    const after = playCE(state, develop('I9'));
    expect([incomeOf(after, 'C&O'), after.supply]).toEqual([13, 19]);
    expect(refusalCE(after, develop('I9'))).toBe('already-developed');
  });

  it('CE-T32, CE-10.1, CE-10.4: a house in a forest pays its company, whoever builds it', () => {
    const state = positionCE({ companies: { PRR: { hexes: ['Q4'], treasury: 3 } } });
    const after = playCE(state, develop('Q4'));
    expect([fundsOf(after, 'PRR'), incomeOf(after, 'PRR'), after.supply]).toEqual([5, 7, 19]);
    expect(refusalCE(after, develop('Q4'))).toBe('already-developed');
  });

  it('CE-T33, CE-16: mountains add 2, the odd one 1', () => {
    const state = positionCE({
      companies: { 'B&O': { hexes: ['M6'], income: 6 }, PRR: { hexes: ['N4'], income: 7 } },
    });
    const after = playCE(state, develop('M6'), develop('N4'));
    expect([incomeOf(after, 'B&O'), incomeOf(after, 'PRR')]).toEqual([8, 8]);
  });

  it('CE-T34: the table has an end', () => {
    const spec = { companies: { PRR: { hexes: ['I6', 'K4'], income: 7 } }, table: { wheeling: 6 } };
    const state = positionCE(spec);
    expect(refusalCE(state, develop('I6'))).toBe('track-at-end');
    const first = playCE(state, develop('K4'));
    expect([tableOf(first)[2], incomeOf(first, 'PRR')]).toEqual([6, 9]);
    const second = playCE(first, develop('K4'));
    expect([tableOf(second)[2], incomeOf(second, 'PRR')]).toEqual([8, 11]);
    expect(refusalCE(second, develop('K4'))).toBe('track-at-end');
  });

  it('CE-T35, CE-10.2, CE-10.6, CE-2.3: what can be developed', () => {
    const hexes = ['R4', 'A2', 'E0', 'D3'];
    const state = positionCE({ companies: { PRR: { hexes, income: 20 } } });
    for (const hex of ['R4', 'R5', 'A2', 'E0'])
      expect(refusalCE(state, develop(hex))).toBe('not-developable');
    for (const hex of ['Q3', 'I6']) expect(refusalCE(state, develop(hex))).toBe('no-locomotive-on-hex');
    expect(refusalCE(state, develop('T1'))).toBe('unknown-hex');
    expect(incomeOf(playCE(state, develop('D3')), 'PRR')).toBe(22);
  });

  it('CE-10.7: without a house nothing is built, but industry grows', () => {
    const state = positionCE({ supply: 0, companies: { PRR: { hexes: ['Q4', 'K4'], income: 11 } } });
    expect(refusalCE(state, develop('Q4'))).toBe('no-houses');
    expect(refusalCE(state, develop('K4'))).toBe('accepted');
  });

  it('CE-10.2: with nothing to develop the family is greyed', () => {
    expect(refusalCE(positionCE(), develop('Q3'))).toBe('no-locomotive-on-hex');
    expect(playCE(positionCE({ active: A }), noop('development')).dials.development).toBe(1);
  });
});
