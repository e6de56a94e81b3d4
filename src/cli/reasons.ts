import type { Decision } from '../bots/mind.ts';
import type { OnDecision } from '../bots/seated.ts';
import type { Action, AnyGame } from '../core/game.ts';
import type { Io } from './io.ts';
import { wordsOf } from './text.ts';

/** Prints what computers do and why. */
export function reasonsOf(io: Io, game: AnyGame): OnDecision {
  const words = wordsOf(game.id);
  const line = (action: Action, { because }: Pick<Decision<Action>, 'because'>): string =>
    `${words.choice(action).full}: ${words.t(because.key, because.params)}`;
  return ({ action, because, alternatives }) => {
    io.out(`${words.name(action.by)}  ${line(action, { because })}\n`);
    for (const other of alternatives) {
      io.out(`    not ${line(other.action, other)} (${words.money(Math.round(other.worth))})\n`);
    }
  };
}
