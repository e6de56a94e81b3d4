import { characterOf } from '../../bots/seats.ts';
import { type AnyGame, type OptionValues, resolveOptions } from '../../core/game.ts';
import { type Match, switchesOf } from '../../core/match.ts';
import type { NewGame } from '../match/open.ts';
import { randomSeed, shuffled } from '../parts/chance.ts';

/** In which order the same players sit down again. */
export const ORDERS = ['same', 'rotated', 'shuffled'] as const;
export type Order = (typeof ORDERS)[number];

export function inOrder<T>(players: readonly T[], order: Order): T[] {
  if (order === 'shuffled') return shuffled(players);
  return order === 'same' ? [...players] : [...players.slice(1), ...players.slice(0, 1)];
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
  const players = inOrder(match.players, order);
  return {
    title: game.id,
    names: players.map(({ name }) => name),
    computers: players.map(characterOf),
    ruleSet: match.ruleSet,
    options: switchesFor(game, match),
    seed: randomSeed(),
  };
}
