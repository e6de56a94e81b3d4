import { expect, it } from 'vitest';
import { soakGame } from '../../testing/soak/game.ts';
import { botsOf, firstGames, isPlain, plansOf } from '../../testing/soak/plans.ts';
import { game1860 } from './game.ts';

/** One complete random game of the soak for each switch, with only this one flipped; rule sets are played elsewhere. */
const WITH_A_SWITCH = [...plansOf(game1860, 1)].filter(
  (plan) => plan.ruleSet === '18xx.games' && plan.bots === 'random' && !isPlain(plan),
);

it.each(firstGames(WITH_A_SWITCH, 1))('a random game with $options set alone', (setting) => {
  expect(soakGame({ ...setting, bots: botsOf(setting) }).reason).not.toBe('');
});
