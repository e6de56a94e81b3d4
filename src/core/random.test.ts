import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededRandom } from './random.ts';

/** The first outputs as 18xx.games gives them. */
const VECTORS: readonly (readonly [seed: number, outputs: readonly number[]])[] = [
  [0, [12345, 1406932606, 654583775, 1449466924, 229283573]],
  [1, [1103527590, 377401575, 662824084, 1147902781, 2035015474]],
  [2, [59559187, 1495354192, 671064393, 846338638, 1693263727]],
  [42, [1250496027, 1116302264, 1000676753, 1668674806, 908095735]],
  [98693, [1744362458, 2089695243, 19097320, 1155379457, 102292390]],
  [69707423, [396399596, 1358500789, 286046794, 40504763, 1895367384]],
  [2147483647, [1043980748, 288979989, 646343466, 1751031067, 571035320]],
];

function firstOf(seed: number, count = 5): number[] {
  const random = new SeededRandom(seed);
  return Array.from({ length: count }, () => random.next());
}

describe('the generator of 18xx.games', () => {
  test.each(VECTORS)('seed %i', (seed, outputs) => {
    expect(firstOf(seed)).toEqual(outputs);
  });

  test('a seed counts modulo 2^31, also below zero', () => {
    expect(firstOf(2147483648)).toEqual(firstOf(0));
    expect(firstOf(-1)).toEqual(firstOf(2147483647));
    expect(firstOf(-2147483648)).toEqual(firstOf(0));
    expect(firstOf(-2147483648 - 5)).toEqual(firstOf(2147483643));
    expect(firstOf(Number.MAX_SAFE_INTEGER)).toEqual(firstOf(2147483647));
    expect(firstOf(Number.MIN_SAFE_INTEGER)).toEqual(firstOf(1));
  });

  test('equals the definition in exact arithmetic for every seed', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (seed) => {
        const modulus = 2n ** 31n;
        let state = ((BigInt(seed) % modulus) + modulus) % modulus;
        const exact = Array.from({ length: 4 }, () => {
          state = (1103515245n * state + 12345n) % modulus;
          return Number(state);
        });
        expect(firstOf(seed, 4)).toEqual(exact);
      }),
      { seed: 1848 },
    );
  });
});

describe('below and pick', () => {
  test('below stays in range', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 0x7fffffff }), (seed, bound) => {
        const random = new SeededRandom(seed);
        for (let draw = 0; draw < 20; draw++) {
          const value = random.below(bound);
          expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
        }
      }),
      { seed: 1848 },
    );
  });

  test('below takes the high bits: the parity of its values does not alternate', () => {
    const random = new SeededRandom(1);
    const draws = Array.from({ length: 64 }, () => random.below(2));
    // The lowest bit of the raw generator just flips; drawn from the high bits both repeats occur.
    expect(draws.some((value, at) => value === draws[at + 1])).toBe(true);
    expect(new Set(draws)).toEqual(new Set([0, 1]));
  });

  test('every value of a small range comes', () => {
    const random = new SeededRandom(7);
    const seen = new Set(Array.from({ length: 200 }, () => random.below(6)));
    expect(seen).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  test('pick gives a member, and refuses an empty list', () => {
    const random = new SeededRandom(3);
    for (let draw = 0; draw < 50; draw++) expect(['a', 'b', 'c']).toContain(random.pick(['a', 'b', 'c']));
    expect(() => random.pick([])).toThrow(new RangeError('pick from an empty list'));
  });

  test('two generators do not disturb each other', () => {
    const [one, two] = [new SeededRandom(5), new SeededRandom(5)];
    one.next();
    one.next();
    expect(two.next()).toBe(firstOf(5, 1)[0]);
  });

  test('the source asks no other chance', () => {
    const source = readFileSync(new URL('./random.ts', import.meta.url), 'utf8');
    expect(source).not.toMatch(/Math\s*\.\s*random|crypto|Date/);
  });
});
