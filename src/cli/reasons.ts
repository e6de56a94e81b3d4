import type { Decision } from '../bots/mind.ts';
import type { OnDecision } from '../bots/seated.ts';
import type { Action, AnyGame } from '../core/game.ts';
import type { Words } from '../text/words.ts';
import type { Io } from './io.ts';
import { wordsOf } from './text.ts';

function line(words: Words, { action, because }: Pick<Decision<Action>, 'action' | 'because'>): string {
  return `${words.choice(action).full}: ${words.t(because.key, because.params)}`;
}

/** What a computer does and why. */
export function reasonLine(words: Words, decision: Decision<Action>): string {
  return `${words.name(decision.action.by)}  ${line(words, decision)}\n`;
}

/** What it rejected, with what it would expect to own at the end. */
export function rejectedLines(words: Words, { alternatives }: Decision<Action>): string {
  return alternatives
    .map((other) => `    not ${line(words, other)} (${words.money(Math.round(other.worth))})\n`)
    .join('');
}

/** Prints what computers do and why. */
export function reasonsOf(io: Io, game: AnyGame): OnDecision {
  const words = wordsOf(game.id);
  return (decision) => io.out(reasonLine(words, decision) + rejectedLines(words, decision));
}
