import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import type { Model } from './model.ts';
import { search } from './search.ts';

/**
 * A pile of counters: two seats take one, two or three in turn, and the seat that takes the last one wins. A pile of four
 * loses for the seat on turn, so a good search leaves four, eight, twelve.
 */
interface Pile {
  readonly left: number;
  readonly seat: number;
}

/** Candidates all look alike, the worst is listed first: only searching tells them apart. */
const NIM: Model<Pile, number> = {
  seats: () => 2,
  turn: ({ left, seat }) => (left === 0 ? null : seat),
  candidates: ({ left }) => [1, 2, 3].filter((take) => take <= left).map((move) => ({ move, promise: 0.5 })),
  sample: ({ left }, random) => 1 + random.below(Math.min(3, left)),
  play: ({ left, seat }, take) => ({ left: left - take, seat: 1 - seat }),
  utilities: ({ left, seat }) => (left > 0 ? [0.5, 0.5] : seat === 1 ? [1, 0] : [0, 1]),
};

const BUDGET = { iterations: 800, playOut: 20 };

describe('search', () => {
  it.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [10, 2],
  ])('of a pile of %i takes %i', (left, best) => {
    expect(search(NIM, { left, seat: 0 }, BUDGET, new SeededRandom(1))[0]?.move).toBe(best);
    expect(search(NIM, { left, seat: 1 }, BUDGET, new SeededRandom(2))[0]?.move).toBe(best);
  });

  it('finds the same for the same seed', () => {
    const found = (seed: number): unknown =>
      search(NIM, { left: 9, seat: 0 }, BUDGET, new SeededRandom(seed));
    expect(found(7)).toEqual(found(7));
    expect(found(7)).not.toEqual(found(8));
  });

  it('spends exactly its iterations', () => {
    const tried = search(NIM, { left: 9, seat: 0 }, { iterations: 50, playOut: 5 }, new SeededRandom(1));
    expect(tried.reduce((sum, { visits }) => sum + visits, 0)).toBe(50);
  });

  it('looks at nothing where there is only one move, and at nothing once the game is over', () => {
    expect(search(NIM, { left: 1, seat: 0 }, BUDGET, new SeededRandom(1))).toEqual([
      { move: 1, visits: 0, utility: 0.5 },
    ]);
    expect(search(NIM, { left: 0, seat: 0 }, BUDGET, new SeededRandom(1))).toEqual([]);
  });
});
