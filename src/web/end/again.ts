import { type AnyGame, type OptionValues, resolveOptions } from '../../core/game.ts';
import { type Match, switchesOf } from '../../core/match.ts';
import type { NewGame } from '../match/open.ts';
import { randomSeed, shuffled } from '../parts/chance.ts';

/** In which order the same players sit down again. */
export const ORDERS = ['same', 'rotated', 'shuffled'] as const;
export type Order = (typeof ORDERS)[number];

export function inOrder(names: readonly string[], order: Order): string[] {
  if (order === 'shuffled') return shuffled(names);
  return order === 'same' ? [...names] : [...names.slice(1), ...names.slice(0, 1)];
}

/** Switches that make the rule set of today into the rules a match was played by; what only importing sets is left out. */
function switchesFor(
  game: Pick<AnyGame, 'options' | 'ruleSets' | 'formerOptions'>,
  match: Match,
): OptionValues {
  const today = resolveOptions(game, match.ruleSet);
  return Object.fromEntries(
    Object.entries(switchesOf(game, match)).filter(
      ([key, value]) => key !== 'import_lenient' && value !== today[key],
    ),
  );
}

/** A new game of the same players by the same rules. */
export function nextGame(game: AnyGame, match: Match, order: Order): NewGame {
  return {
    title: game.id,
    names: inOrder(
      match.players.map(({ name }) => name),
      order,
    ),
    ruleSet: match.ruleSet,
    options: switchesFor(game, match),
    seed: randomSeed(),
  };
}
