import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import type { Model } from './model.ts';
import { compare, search } from './search.ts';

/**
 * A pile of counters: two seats take one, two or three in turn, and the seat that takes the last one wins. A pile of four
 * loses for the seat on turn, so a good search leaves four, eight, twelve.
 */
interface Pile {
  readonly left: number;
  readonly seat: number;
}

function taken({ left, seat }: Pile, take: number): Pile {
  return { left: left - take, seat: 1 - seat };
}

/** Candidates all look alike, the worst is listed first: only searching tells them apart. */
const NIM: Model<Pile, number> = {
  seats: () => 2,
  turn: ({ left, seat }) => (left === 0 ? null : seat),
  candidates: ({ left }) => [1, 2, 3].filter((take) => take <= left).map((move) => ({ move, promise: 0.5 })),
  sample: (pile, random) => taken(pile, 1 + random.below(Math.min(3, pile.left))),
  play: taken,
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
    expect(search(NIM, { left, seat: 0 }, BUDGET, new SeededRandom(1)).ranked[0]?.move).toBe(best);
    expect(search(NIM, { left, seat: 1 }, BUDGET, new SeededRandom(2)).ranked[0]?.move).toBe(best);
  });

  it('finds the same for the same seed', () => {
    const found = (seed: number): unknown =>
      search(NIM, { left: 9, seat: 0 }, BUDGET, new SeededRandom(seed));
    expect(found(7)).toEqual(found(7));
    expect(found(7)).not.toEqual(found(8));
  });

  it('spends its iterations, and no more', () => {
    const { ranked, iterations } = search(
      NIM,
      { left: 9, seat: 0 },
      { iterations: 50, playOut: 5 },
      new SeededRandom(1),
    );
    expect(ranked.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
    expect(iterations).toBeLessThanOrEqual(50);
  });

  it('stops where the rest could not change what is best', () => {
    const { ranked, iterations } = search(NIM, { left: 2, seat: 0 }, BUDGET, new SeededRandom(1));
    const [best, second] = ranked.map(({ visits }) => visits);
    expect(iterations).toBeLessThan(BUDGET.iterations);
    expect((best ?? 0) - (second ?? 0)).toBeGreaterThan(BUDGET.iterations - iterations);
  });

  it('looks at nothing where there is only one move, and at nothing once the game is over', () => {
    expect(search(NIM, { left: 1, seat: 0 }, BUDGET, new SeededRandom(1))).toEqual({
      ranked: [{ move: 1, visits: 0, utility: 0.5 }],
      iterations: 0,
    });
    expect(search(NIM, { left: 0, seat: 0 }, BUDGET, new SeededRandom(1)).ranked).toEqual([]);
  });
});

describe('comparing two positions', () => {
  const arms = [
    { left: 1, seat: 0 },
    { left: 1, seat: 1 },
  ] as const;

  it('says which is better, and stops as soon as that is plain', () => {
    const { lead, playOuts } = compare(NIM, arms, 0, BUDGET, new SeededRandom(3));
    expect(lead).toBe(1);
    expect(playOuts).toBe(20);
    expect(compare(NIM, arms, 1, BUDGET, new SeededRandom(3)).lead).toBe(-1);
  });

  it('plays both on with the same chances, so that equal ones are equal', () => {
    const pile = { left: 9, seat: 0 };
    const { lead, playOuts } = compare(
      NIM,
      [pile, pile],
      0,
      { ...BUDGET, iterations: 25 },
      new SeededRandom(3),
    );
    expect(lead).toBe(0);
    expect(playOuts).toBe(50);
  });
});
