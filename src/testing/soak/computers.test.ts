import { describe, expect, it } from 'vitest';
import { GAMES } from '../../titles/all.ts';
import { soakGame } from './game.ts';
import { botsOf, type PlannedGame, plansOf } from './plans.ts';

/** The games with computers that CI plays of the soak: whole ones, every promise checked after every action. */

/** Games of each plan of a title, for each number of players. */
const GAMES_PER_PLAN: Readonly<Record<string, number>> = { 'chicago-express': 8 };

function gamesOf(game: (typeof GAMES)[number]): PlannedGame[] {
  return [...plansOf(game, 1)]
    .filter(({ bots, ruleSet }) => /easy|medium/.test(bots) && ruleSet === game.ruleSets[0]?.id)
    .filter(({ bots }) => !bots.includes('hard'))
    .flatMap((plan) =>
      Array.from({ length: GAMES_PER_PLAN[game.id] ?? 1 }, (_, index) => ({ ...plan, seed: index + 1 })),
    );
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  it.each(gamesOf(game))('$seats players, $bots, $ruleSet, seed $seed', (setting) => {
    expect(soakGame({ ...setting, bots: botsOf(setting) }).reason).not.toBe('');
  });
});
