import { describe, expect, it } from 'vitest';
import { perft } from '../../core/proof.ts';
import { PERFT_POSITIONS_CE } from '../../testing/chicago-express/perft.ts';
import { chicagoExpress } from './game.ts';

/**
 * Counts of all legal lines. The opening can be done by hand: A passes or bids 7 to 40, that is 35. After a pass B
 * has the same 35; after a bid of n there are 41 − n answers, 33 + 32 + … + 0 raises and 34 passes: 35 + 561 + 34.
 */
const COUNTS: Readonly<Record<string, readonly number[]>> = {
  'opening, three players': [35, 630, 7770],
  'two companies side by side, a forest taken': [508, 84_409],
  'one hex before Chicago, dividends due': [4404, 32_193],
};

describe.each(Object.entries(COUNTS))('%s', (name, counts) => {
  it.each(counts.map((count, index) => ({ depth: index + 1, count })))(
    'depth $depth: $count lines',
    ({ depth, count }) => {
      const make = PERFT_POSITIONS_CE[name];
      if (!make) throw new Error(`no position ${name}`);
      expect(perft(chicagoExpress, make(), depth)).toBe(count);
    },
  );
});

it('every named position is counted', () => {
  expect(Object.keys(COUNTS)).toEqual(Object.keys(PERFT_POSITIONS_CE));
});
