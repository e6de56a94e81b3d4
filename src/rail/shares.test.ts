import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Draft } from '../core/draft.ts';
import { deepFreeze } from '../core/json.ts';
import {
  certCompany,
  type Certificates,
  certNumber,
  held,
  type Holder,
  IPO,
  moveCerts,
  percentHeld,
  percentOf,
  POOL,
  rightfulDirector,
  sellingOrder,
} from './shares.ts';

const PERCENTS = [20, 10, 10, 10, 10];

function someCertificates(): { certificates: Certificates } {
  return deepFreeze({
    certificates: {
      CAR: { ipo: ['CAR_3', 'CAR_4'], pool: [], 0: ['CAR_0', 'CAR_1'], 2: ['CAR_2'] },
      QR: { ipo: ['QR_0', 'QR_1', 'QR_2'] },
    },
  });
}

test('names of certificates', () => {
  expect(certNumber('CAR_12')).toBe(12);
  expect(certCompany('CAR_12')).toBe('CAR');
  // Only the last underscore counts.
  expect([certCompany('A_B_3'), certNumber('A_B_3')]).toEqual(['A_B', 3]);
  expect(percentOf(PERCENTS, 'CAR_0')).toBe(20);
  expect(percentOf(PERCENTS, 'CAR_9')).toBe(0);
});

test('who holds what', () => {
  const { certificates } = someCertificates();
  expect(held(certificates, 'CAR', 0)).toEqual(['CAR_0', 'CAR_1']);
  expect(held(certificates, 'CAR', 1)).toEqual([]);
  expect(held(certificates, 'XYZ', IPO)).toEqual([]);
  const holders: Holder[] = [IPO, POOL, 0, 1, 2];
  expect(holders.map((holder) => percentHeld(certificates, PERCENTS, 'CAR', holder))).toEqual([
    20, 0, 30, 0, 10,
  ]);
});

describe('moveCerts', () => {
  test('they arrive at the end, in the given order (1848-4.7.4)', () => {
    const draft = new Draft(someCertificates());
    moveCerts(draft, ['CAR_4', 'CAR_3'], IPO, 2);
    expect(draft.state.certificates['CAR']).toEqual({
      ipo: [],
      pool: [],
      0: ['CAR_0', 'CAR_1'],
      2: ['CAR_2', 'CAR_4', 'CAR_3'],
    });
  });

  test('a new holder, and the same one', () => {
    const draft = new Draft(someCertificates());
    moveCerts(draft, ['CAR_0'], 0, 1);
    expect(draft.state.certificates['CAR']).toMatchObject({ 0: ['CAR_1'], 1: ['CAR_0'] });
    moveCerts(draft, ['CAR_3'], IPO, IPO);
    expect(draft.state.certificates['CAR']?.['ipo']).toEqual(['CAR_4', 'CAR_3']);
  });

  test('nothing to move changes nothing', () => {
    const base = someCertificates();
    const draft = new Draft(base);
    moveCerts(draft, [], IPO, 0);
    expect(draft.state.certificates).toBe(base.certificates);
  });

  test('other companies stay shared', () => {
    const base = someCertificates();
    const draft = new Draft(base);
    moveCerts(draft, ['CAR_3'], IPO, 0);
    expect(draft.state.certificates['QR']).toBe(base.certificates['QR']);
    expect(base).toEqual(someCertificates());
  });

  test.each<[string[], Holder, string]>([
    [['CAR_2'], 0, '0 does not hold CAR_2'],
    [['CAR_1'], 5, '5 does not hold CAR_1'],
    [['CAR_3', 'CAR_3'], IPO, 'ipo does not hold CAR_3,CAR_3'],
    [['CAR_3', 'QR_0'], IPO, 'ipo does not hold CAR_3,QR_0'],
    [['CAR_9'], POOL, 'pool does not hold CAR_9'],
  ])('%o from %s is refused', (certs, from, message) => {
    const draft = new Draft(someCertificates());
    expect(() => moveCerts(draft, certs, from, 1)).toThrow(new RangeError(message));
    expect(draft.state).toEqual(someCertificates());
  });

  test('no certificate is lost or doubled', () => {
    const holder = fc.constantFrom<Holder>(IPO, POOL, 0, 1, 2);
    fc.assert(
      fc.property(fc.array(fc.tuple(holder, holder, fc.nat(3))), (moves) => {
        const draft = new Draft(someCertificates());
        for (const [from, to, count] of moves) {
          moveCerts(draft, held(draft.state.certificates, 'CAR', from).slice(0, count), from, to);
        }
        const all = Object.values(draft.state.certificates['CAR'] ?? {}).flatMap((certs) => certs ?? []);
        expect(all.toSorted()).toEqual(['CAR_0', 'CAR_1', 'CAR_2', 'CAR_3', 'CAR_4']);
      }),
      { seed: 1848 },
    );
  });
});

test("sellingOrder parts with the director's certificate last", () => {
  expect(sellingOrder(['A_0', 'A_3', 'A_1'], 'A_0')).toEqual(['A_3', 'A_1', 'A_0']);
  expect(sellingOrder(['A_3', 'A_0', 'A_1'], 'A_0')).toEqual(['A_3', 'A_1', 'A_0']);
  expect(sellingOrder(['A_3', 'A_1'], 'A_0')).toEqual(['A_3', 'A_1']);
  expect(sellingOrder(['A_0', 'A_1'], null)).toEqual(['A_0', 'A_1']);
  expect(sellingOrder([], 'A_0')).toEqual([]);
});

describe('rightfulDirector (1848-4.7.1)', () => {
  const director = (
    holdings: readonly number[],
    present: number | null,
    order = [0, 1, 2, 3],
  ): number | null => rightfulDirector((seat) => holdings[seat] ?? 0, order, present, 20);

  test.each<[string, number[], number | null, number | null]>([
    ['more than all others: stays', [40, 30, 20, 10], 0, 0],
    ['equality changes nothing', [30, 30, 30, 0], 1, 1],
    ['strictly more takes over', [30, 40, 20, 10], 0, 1],
    ['of two equals the first clockwise', [20, 10, 30, 30], 1, 2],
    ['of two equals the first clockwise, round the table', [30, 10, 20, 30], 2, 3],
    ['round the table to seat 0', [30, 30, 20, 10], 2, 0],
    ['the largest, not the next', [20, 10, 30, 40], 1, 3],
    ['nobody has the minimum: stays', [10, 0, 10, 0], 1, 1],
    ['more than the director, but too little: stays', [0, 10, 0, 0], 0, 0],
    ['no director yet: the largest', [10, 30, 40, 0], null, 2],
    ['no director yet: of equals the first in order', [10, 30, 30, 0], null, 1],
    ['no director yet and too little: none', [10, 10, 0, 0], null, null],
    ['no director yet, exactly the minimum', [0, 0, 20, 0], null, 2],
  ])('%s', (_what, holdings, present, expected) => {
    expect(director(holdings, present)).toBe(expected);
  });

  test('clockwise means the order at the table, not the numbers', () => {
    expect(director([30, 30, 20, 10], 2, [2, 1, 0, 3])).toBe(1);
    expect(director([30, 30, 20, 10], 2, [0, 3, 2, 1])).toBe(1);
    expect(director([30, 30, 20, 10], 2, [1, 2, 3, 0])).toBe(0);
  });

  test('whatever is held, the answer holds most and change needs a reason', () => {
    const holdings = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(holdings, fc.integer({ min: 0, max: 3 }), (tens, present) => {
        const percents = tens.map((ten) => ten * 10);
        const answer = director(percents, present) as number;
        const most = Math.max(...percents);
        const isEnough = percents[present] === most || most < 20;
        expect(answer === present).toBe(isEnough);
        expect(isEnough || percents[answer] === most).toBe(true);
        // Nobody between the two holds as much.
        const between = Array.from({ length: (answer - present + 4) % 4 }, (_, step) => (present + step) % 4);
        expect(between.filter((seat) => percents[seat] === most)).toEqual([]);
      }),
      { seed: 1848, numRuns: 300 },
    );
  });
});
