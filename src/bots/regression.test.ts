import { expect, it } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import { regress } from './regression.ts';

function samples(count: number): number[][] {
  const random = new SeededRandom(3);
  return Array.from({ length: count }, () => [1, random.below(100) / 10, random.below(100) / 10]);
}

it('finds the weights that made the results', () => {
  const data = samples(50);
  const { weights, explained } = regress(
    data,
    data.map(([one = 0, a = 0, b = 0]) => 4 * one + 2 * a - 3 * b),
    1e-9,
  );
  expect(weights[0]).toBeCloseTo(4, 4);
  expect(weights[1]).toBeCloseTo(2, 4);
  expect(weights[2]).toBeCloseTo(-3, 4);
  expect(explained).toBeCloseTo(1, 6);
});

it('gives no weight to what is never seen, and explains nothing of pure chance', () => {
  const random = new SeededRandom(9);
  const data = samples(400).map(([one = 0, a = 0]) => [one, a, 0]);
  const { weights, explained } = regress(
    data,
    data.map(() => random.below(100)),
    0.1,
  );
  expect(weights[2]).toBe(0);
  expect(explained).toBeLessThan(0.05);
});
