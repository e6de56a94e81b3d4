import { resolveOptions } from '../../core/game.ts';
import { game1860 } from '../../games/1860/game.ts';
import type { State } from '../../games/1860/state.ts';
import { split } from '../rail-position.ts';
import { LINE, position, started } from './position.ts';

/** Named positions from which all legal lines are counted. */
export const PERFT_POSITIONS: Readonly<Record<string, () => State>> = {
  'last bids of an auction': () => {
    const state = game1860.setup(2, resolveOptions(game1860, 'book'), 0);
    return { ...state, cash: { ...state.cash, bank: 19_900, 0: 50, 1: 50 } };
  },
  'second stock round': () =>
    position({
      cash: [300, 260],
      tiles: LINE,
      privates: { CMH: 0, BHC: 'bank' },
      companies: {
        'C&N': started('C&N', 0, {
          par: 100,
          held: split('C&N', [0, 30], [1, 20], ['pool', 10]),
          trains: ['2+1-0'],
        }),
        IOW: started('IOW', 1, { par: 82 }),
      },
      round: { kind: 'stock', at: 0 },
    }),
  'two trains on the line from Cowes to Ryde': () =>
    position({
      tiles: LINE,
      phase: '3',
      companies: {
        'C&N': started('C&N', 0, { cash: 350, tokens: ['F2', 'G5'], trains: ['2+1-0', '3+2-0'] }),
      },
      round: { kind: 'operating', queue: ['C&N'] },
    }),
};
