import { expect, it } from 'vitest';
import { findGame } from '../../titles/all.ts';
import { soakGame } from './game.ts';
import { botsOf, firstGames, plansOf, type SoakPlan } from './plans.ts';

/**
 * Games with computers that CI plays of the soak: whole ones, with every promise checked after every action. Those of the
 * 18xx titles take their time, so each title has a file of its own and few games.
 */
export function testComputers(id: string, isWanted: (plan: SoakPlan) => boolean, count: number): void {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  const plans = [...plansOf(game, 1)].filter(
    (plan) => plan.ruleSet === game.ruleSets[0]?.id && /easy|medium/.test(plan.bots) && isWanted(plan),
  );
  it.each(firstGames(plans, count))('$seats players, $bots, seed $seed: no move is refused', (setting) => {
    expect(soakGame({ ...setting, bots: botsOf(setting) }).reason).not.toBe('');
  });
}
