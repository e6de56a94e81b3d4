import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Match, parseMatch, replay } from '../../core/match.ts';
import type { ActionCE } from './actions.ts';
import { chicagoExpress } from './game.ts';

/** A game with the Wabash, saved under rules version 1, with the result of the code of that time. */
const SAVED = [
  {
    at: 93,
    cash: [-18, 5, 16, 30, 21, 0, 13, 20, 33],
    income: [8, 6, 11, 11, 0],
    holdings: [0, 0, 1, 0, 0, 1, 1, 0, 2, 0, 2, 2, 1, 0, 0],
    locomotives: [7, 1, 16, 10, 0],
    ended: [],
  },
  {
    at: 187,
    cash: [-445, 0, 7, 155, 14, 14, 69, 115, 191],
    income: [9, 10, 27, 26, 8],
    holdings: [0, 1, 1, 0, 0, 1, 1, 2, 3, 0, 2, 2, 1, 0, 1],
    locomotives: [9, 22, 25, 23, 7],
    ended: ['houses', 'detroit'],
  },
];

it('a game saved under rules version 1 replays as it was played', () => {
  const file = new URL('../../../samples/saved/chicago-express-book-v1.json', import.meta.url);
  const match = parseMatch(readFileSync(file, 'utf8'), [chicagoExpress]) as Match<ActionCE>;
  expect(match.rulesVersion).toBe(1);
  for (const { at, ...wanted } of SAVED) {
    const { cash, income, holdings, track, ended } = replay(chicagoExpress, match, at);
    const locomotives = track.map(({ length }) => length);
    expect({ cash, income, holdings, locomotives, ended }).toEqual(wanted);
  }
});
