import { resolveOptions } from '../../core/game.ts';
import { game18GB } from '../../games/18gb/game.ts';
import type { State } from '../../games/18gb/state.ts';
import { position } from './position.ts';

/** Named positions from which all legal lines are counted. */
export const PERFT_18GB: Readonly<Record<string, () => State>> = {
  'end of an auction, two players': () => {
    const start = game18GB.setup(2, resolveOptions(game18GB, '18xx.games'), 1);
    return { ...start, cash: { ...start.cash, 0: 45, 1: 45, bank: -90 } };
  },
  'second stock round': () =>
    position({
      cash: [300, 260, 500],
      corporations: {
        LNWR: { price: 100, held: { 0: [0, 1], 1: [2] }, cash: 400, trains: ['2+1-0'] },
        MR: { price: 65, held: { 1: [0], pool: [1] }, cash: 200 },
      },
      round: { kind: 'stock' },
    }),
  'first turn of a corporation': () =>
    position({
      corporations: { MR: { price: 90, held: { 0: [0] }, cash: 450 } },
      round: { kind: 'operating', queue: ['MR'] },
    }),
  'two trains, a private to use': () =>
    position({
      phase: '3+1',
      privates: { LS: 0, GN: 1 },
      closed: ['LS'],
      tiles: { H19: ['G37', 1], H17: ['G18', 0], H15: ['G03', 0], H21: ['G18', 0] },
      corporations: { MR: { price: 90, held: { 0: [0] }, cash: 120, trains: ['3+1-0', '3+1-1'] } },
      round: { kind: 'operating', queue: ['MR'] },
    }),
};
