import { describe, expect, test } from 'vitest';
import { BOTS } from '../bots/bots.ts';
import type { AnyGame } from '../core/game.ts';
import { canonicalJson } from '../core/json.ts';
import { present } from '../core/present.ts';
import { GAMES } from '../titles/all.ts';

/** Of each game: enough to be past its auctions and in its operating rounds. */
const ACTIONS = 150;
const EVERY = 3;

/** How many positions of a random game look different from one seat than to a watcher, and how many were looked at. */
function hiddenIn(game: AnyGame, seed: number): { readonly hidden: number; readonly looked: number } {
  const seats = game.seats[0] + 1;
  const bot = present(BOTS['random'], 'the random bot')(seed);
  let state = game.setup(seats, game.ruleSets[0]?.values ?? {}, seed);
  let hidden = 0;
  let played = 0;
  while (played < ACTIONS && game.turn(state).kind === 'decide') {
    const result = game.apply(state, bot.choose(game, state));
    if (result.refused) throw new Error(result.code);
    ({ state } = result);
    if (played++ % EVERY > 0) continue;
    const open = canonicalJson(game.view(state, null));
    for (let seat = 0; seat < seats; seat++) if (canonicalJson(game.view(state, seat)) !== open) hidden++;
  }
  return { hidden, looked: Math.ceil(played / EVERY) };
}

/**
 * Pages get the log and play it themselves, so nothing may be hidden from any seat. A title with secrets would need
 * another way to its pages, and fails here first.
 */
describe('everything is open to everybody', () => {
  test.each(GAMES.map((game) => ({ id: game.id, game })))(
    '$id: all seats and watchers see the same',
    ({ game }) => {
      for (const seed of [5, 6]) {
        const { hidden, looked } = hiddenIn(game, seed);
        expect(hidden).toBe(0);
        expect(looked).toBeGreaterThan(4);
      }
    },
  );

  test('a secret of one seat would be found', () => {
    const [game] = GAMES;
    if (!game) throw new Error('no games');
    const secretive: AnyGame = {
      ...game,
      view: (state, seat) => (seat === 1 ? 'mine' : game.view(state, seat)),
    };
    expect(hiddenIn(secretive, 5).hidden).toBeGreaterThan(0);
  });
});
