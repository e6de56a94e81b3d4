import { describe, expect, it } from 'vitest';
import { checkBruteForce, type Subject } from '../../testing/routes-properties.ts';
import { random1860 } from '../../testing/routes-random.ts';
import { SUBJECT_1860 } from '../../testing/routes-subjects.ts';
import { describeRouting } from '../../testing/routes-suite.ts';
import type { State } from './state.ts';

describeRouting({
  title: '1860',
  subject: SUBJECT_1860,
  recorded: { runs: 160, paths: 13_200, steps: 1_000_000 },
  budgeted: { count: 10, density: { radius: 4, lays: 130, trains: 3 } },
});

/** Random boards on which every position is played by the book’s two switches about routes. */
const BY_THE_BOOK: Subject<State> = {
  ...SUBJECT_1860,
  make(seed, density) {
    const { state, ...rest } = random1860(seed, density);
    const options = { ...state.options, routes_by_network: true, bypassed_city_unscored: true };
    return { ...rest, state: { ...state, options } };
  },
};

describe('by the book', () => {
  it('1860-23/D-33, 1860-23/D-10 the optimum of routes that only have to hang together is that of the brute force', () => {
    const { wrong, seen, skipped } = checkBruteForce(BY_THE_BOOK, 40);
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(skipped);
  });
});
