import { describe, expect, it } from 'vitest';
import { perft } from '../../core/proof.ts';
import { PERFT_POSITIONS } from '../../testing/1860/perft.ts';
import { game1860 } from './game.ts';

/** Counts of all legal lines: a changed number means that somewhere a move has appeared or disappeared. */
const COUNTS: Readonly<Record<keyof typeof PERFT_POSITIONS, readonly number[]>> = {
  'last bids of an auction': [5, 15, 20, 25],
  'second stock round': [18, 306, 4502],
  'two trains on the line from Cowes to Ryde': [24, 48, 2731],
};

describe.each(Object.entries(COUNTS))('%s', (name, counts) => {
  it.each(counts.map((count, index) => ({ depth: index + 1, count })))(
    'depth $depth: $count lines',
    ({ depth, count }) => {
      const make = PERFT_POSITIONS[name];
      if (!make) throw new Error(`no position ${name}`);
      expect(perft(game1860, make(), depth)).toBe(count);
    },
  );
});

it('every named position is counted', () => {
  expect(Object.keys(COUNTS)).toEqual(Object.keys(PERFT_POSITIONS));
});
