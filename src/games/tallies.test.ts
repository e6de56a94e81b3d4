import { describe, expect, it } from 'vitest';
import { BOTS } from '../bots/bots.ts';
import { playGame } from '../bots/play.ts';
import type { AnyGame } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { RailView } from '../rail/view.ts';
import { findGame } from '../titles/all.ts';

/** Games until everything has been started, sold and bought in one of the examined positions. */
const SEEDS = [11, 12, 13];

/** Trying everything everywhere would take too long: only some of the positions. */
const ONE_IN = 4;

function viewOf(game: AnyGame, state: object): RailView {
  return game.view(state, null) as unknown as RailView;
}

describe.each(['1848', '1860', '18gb'])('%s', (id) => {
  const game = findGame(id) as AnyGame;
  const random = BOTS['random'] as (typeof BOTS)[string];

  it('tells of every trade in shares what it costs or brings', () => {
    const told = new Set<string>();
    const sample = new SeededRandom(SEEDS.length);
    const playOne = (seed: number, onState: (state: object) => void): void => {
      const bots = [0, 1, 2].map((seat) => random(seat));
      playGame(game, { seats: 3, ruleSet: game.ruleSets[0]?.id ?? '', seed, bots, onState });
    };
    const wanted = ['buy_share', 'par', 'sell_shares'];
    for (const seed of SEEDS) {
      if (wanted.every((type) => told.has(type))) break;
      playOne(seed, (state) => {
        const turn = game.turn(state);
        if (turn.kind !== 'decide' || turn.step !== 'stock' || sample.below(ONE_IN) > 0) return;
        const before = viewOf(game, state);
        for (const choice of game.choices(state)) {
          if (choice.kind !== 'one' || !choice.tally) continue;
          const { cost = 0, income = 0 } = choice.tally as { cost?: number; income?: number };
          const after = game.apply(state, choice.action);
          if (after.refused) throw new Error(`offered but refused: ${after.code}`);
          // A new round brings other income.
          const { round, players } = viewOf(game, after.state);
          if (round.kind !== 'stock' || round.set !== before.round.set) continue;
          const cash = (before.players[turn.seat]?.cash ?? 0) + income - cost;
          expect({ action: choice.action, cash: players[turn.seat]?.cash }).toEqual({
            action: choice.action,
            cash,
          });
          told.add(choice.action.type);
        }
      });
    }
    expect([...told]).toEqual(expect.arrayContaining(wanted));
  });
});
