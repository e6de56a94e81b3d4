import { describe, expect, it } from 'vitest';
import { characterOf, decisionSeed, seatedBy } from './seats.ts';

describe('who sits in a seat', () => {
  it('is a computer of a kind that is known, or a person', () => {
    const computer = { level: 'hard', manner: 'bold' };
    expect(characterOf({ name: 'A', computer })).toEqual(computer);
    expect(characterOf({ name: 'A' })).toBeNull();
    expect(characterOf({ name: 'A', computer: { level: 'divine', manner: 'bold' } })).toBeNull();
    expect(characterOf({ name: 'A', computer: 'yes' as never })).toBeNull();
  });

  it('changes, and the name and the id stay', () => {
    const ben = { name: 'Ben', id: 7 };
    const seated = seatedBy(ben, { level: 'easy', manner: 'cautious', effort: 2 });
    expect(seated).toEqual({ name: 'Ben', id: 7, computer: { level: 'easy', manner: 'cautious' } });
    expect(seatedBy(seated, null)).toEqual(ben);
  });
});

describe('the chance of a decision', () => {
  it('is the same everywhere', () => {
    // Written down once: another machine, and the page, must come to the same.
    expect([0, 1, 2, 500].map((at) => decisionSeed(7, at))).toMatchInlineSnapshot(`
      [
        1991752684,
        755299516,
        1679835275,
        612620015,
      ]
    `);
    expect(decisionSeed(2 ** 31 - 1, 3)).toBe(decisionSeed(2 ** 31 - 1, 3));
  });

  it('differs from action to action and from game to game', () => {
    const seeds = [1, 2, 3, 4].flatMap((seed) =>
      Array.from({ length: 500 }, (_, at) => decisionSeed(seed, at)),
    );
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31)).toBe(true);
  });
});
