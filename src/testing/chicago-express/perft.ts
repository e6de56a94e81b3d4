import type { State } from '../../games/chicago-express/state.ts';
import { positionCE, startCE } from './position.ts';

/** Positions whose legal lines are counted; each shows another part of the rules. */
export const PERFT_POSITIONS_CE: Readonly<Record<string, () => State>> = {
  'opening, three players': () => startCE(3),
  'two companies side by side, a forest taken': () =>
    positionCE({
      seats: 2,
      companies: {
        PRR: { hexes: ['R4', 'Q4'], treasury: 4, held: { 0: 1 } },
        NYC: { hexes: ['R3'], treasury: 5, held: { 1: 1 } },
      },
    }),
  'one hex before Chicago, dividends due': () =>
    positionCE({
      cash: [6, 5, 4],
      dials: { auction: 2, development: 3, expansion: 4 },
      houses: ['D3'],
      companies: {
        PRR: { hexes: ['E4', 'D3', 'C3', 'B2'], treasury: 4, held: { 0: 2, 1: 1 } },
        'B&O': { held: { 2: 1 } },
      },
    }),
};
