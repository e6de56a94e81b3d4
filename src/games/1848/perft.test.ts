import { describe, expect, it } from 'vitest';
import { perft } from '../../core/proof.ts';
import { PERFT_POSITIONS } from '../../testing/1848/perft.ts';
import { game1848 } from './game.ts';

/**
 * Counts of all legal lines: a changed number means that somewhere a move has appeared or disappeared. The first
 * auction counts can be done by hand: six privates to buy or to lower make 12; after a purchase ten are
 * left, after a lowering twelve, 6 × 10 + 6 × 12 = 132.
 */
const COUNTS: Readonly<Record<keyof typeof PERFT_POSITIONS, readonly number[]>> = {
  'auction, three players': [12, 132, 1332, 12912],
  'auction, six players, by the site': [12, 132, 1332, 12372],
  'second stock round': [33, 1079, 30037],
  'first turn of a company': [8, 24, 200, 856],
  'green track, two trains, a private to buy': [104, 3991, 47045],
};

describe.each(Object.entries(COUNTS))('%s', (name, counts) => {
  it.each(counts.map((count, index) => ({ depth: index + 1, count })))(
    'depth $depth: $count lines',
    ({ depth, count }) => {
      const make = PERFT_POSITIONS[name];
      if (!make) throw new Error(`no position ${name}`);
      expect(perft(game1848, make(), depth)).toBe(count);
    },
  );
});

it('every named position is counted', () => {
  expect(Object.keys(COUNTS)).toEqual(Object.keys(PERFT_POSITIONS));
});
