import { expect, it } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import { byPromise, drawByPromise, drawByWeight } from './policy.ts';

const CANDIDATES = [
  { move: 'plain', promise: 0.4 },
  { move: 'good', promise: 0.5 },
  { move: 'bad', promise: 0.1 },
];

it('puts the most promising first', () => {
  expect(byPromise(CANDIDATES).map(({ move }) => move)).toEqual(['good', 'plain', 'bad']);
});

it('draws by weight, the same for the same seed', () => {
  const draw = (seed: number): number[] => {
    const random = new SeededRandom(seed);
    return Array.from({ length: 400 }, () => drawByWeight([1, 0, 3], random));
  };
  const drawn = draw(5);
  expect(drawn).toEqual(draw(5));
  expect(drawn).not.toContain(1);
  const often = drawn.filter((index) => index === 2).length;
  expect(often).toBeGreaterThan(250);
  expect(often).toBeLessThan(350);
});

it('takes the best more often the sharper it looks', () => {
  const best = (blur: number): number => {
    const random = new SeededRandom(1);
    const drawn = Array.from({ length: 300 }, () => drawByPromise(CANDIDATES, blur, random).move);
    return drawn.filter((move) => move === 'good').length;
  };
  expect(best(0.02)).toBeGreaterThan(280);
  expect(best(0.5)).toBeLessThan(180);
});
