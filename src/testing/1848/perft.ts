import { resolveOptions } from '../../core/game.ts';
import { game1848 } from '../../games/1848/game.ts';
import type { State } from '../../games/1848/state.ts';
import { position } from './position.ts';

/** Named positions from which all legal lines are counted. */
export const PERFT_POSITIONS: Readonly<Record<string, () => State>> = {
  'auction, three players': () => game1848.setup(3, resolveOptions(game1848, 'book'), 0),
  'auction, six players, by the site': () => game1848.setup(6, resolveOptions(game1848, '18xx.games'), 0),
  'second stock round': () =>
    position({
      seats: 3,
      cash: [300, 260, 500],
      companies: {
        CAR: {
          par: 100,
          cell: [1, 6],
          held: { 0: ['CAR_0', 'CAR_1', 'CAR_2'], 1: ['CAR_3', 'CAR_4'], pool: ['CAR_5'] },
          cash: 700,
          tokens: ['E4'],
        },
        VR: {
          par: 80,
          held: { 1: ['VR_0', 'VR_1', 'VR_2', 'VR_3'], 2: ['VR_4', 'VR_5'] },
          cash: 500,
          tokens: ['H11'],
        },
      },
      boe: { 2: ['BOE_0'] },
      round: { kind: 'stock', at: 0 },
    }),
  'first turn of a company': () =>
    position({
      seats: 3,
      phase: '2',
      companies: {
        VR: { par: 100, held: { 0: ['VR_0', 'VR_1', 'VR_2', 'VR_3', 'VR_4'] }, cash: 1000, tokens: ['H11'] },
        FT: { par: 70, held: { 1: ['FT_0', 'FT_1', 'FT_2', 'FT_3', 'FT_4'] }, cash: 700, tokens: ['G14'] },
      },
      round: { kind: 'operating', queue: ['VR', 'FT'] },
    }),
  'green track, two trains, a private to buy': () =>
    position({
      seats: 3,
      phase: '3',
      cash: [100, 100, 100],
      privates: { P1: 0, P2: 0 },
      tiles: { H11: ['57', 1], H9: ['57', 1], G10: ['235', 5], H13: ['9', 1] },
      companies: {
        VR: {
          par: 100,
          held: { 0: ['VR_0', 'VR_1', 'VR_2', 'VR_3', 'VR_4'] },
          cash: 60,
          tokens: ['H11'],
          trains: { '2-0': '2', '2-1': '2+' },
        },
      },
      gone: ['3-0'],
      round: { kind: 'operating', queue: ['VR'], step: 'routes' },
    }),
};
