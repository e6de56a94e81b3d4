import { describe, expect, it } from 'vitest';
import { perft } from '../../core/proof.ts';
import { PERFT_18GB } from '../../testing/18gb/perft.ts';
import { game18GB } from './game.ts';

/**
 * Counts of all legal lines: a changed number means that somewhere a move has appeared or disappeared. The first
 * auction count can be done by hand: with £45 there are two bids on LB, four on AF and LS, three on SD and
 * one on LM, and no pass.
 */
const COUNTS: Readonly<Record<keyof typeof PERFT_18GB, readonly number[]>> = {
  'end of an auction, two players': [14, 166, 395],
  'second stock round': [32, 909, 19264],
  'first turn of a corporation': [37, 289, 290],
  'two trains, a private to use': [15, 226, 1828],
};

describe.each(Object.entries(COUNTS))('%s', (name, counts) => {
  it.each(counts.map((count, index) => ({ depth: index + 1, count })))(
    'depth $depth: $count lines',
    ({ depth, count }) => {
      const make = PERFT_18GB[name];
      if (!make) throw new Error(`no position ${name}`);
      expect(perft(game18GB, make(), depth)).toBe(count);
    },
  );
});

it('every named position is counted', () => {
  expect(Object.keys(COUNTS)).toEqual(Object.keys(PERFT_18GB));
});
