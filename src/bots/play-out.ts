import { membersOf } from '../core/choice.ts';
import type { Action, Choice, Game } from '../core/game.ts';
import type { SeededRandom } from '../core/random.ts';

/** Members of a family that can only be listed: so many are looked at before picking. */
const SAMPLE = 48;

/** Any action of a family: piece by piece where it can be cut, from the first members where it can only be listed. */
function pickFrom<S extends object, A extends Action>(
  game: Game<S, A>,
  state: S,
  choice: Choice<A>,
  random: SeededRandom,
): A {
  if (choice.kind === 'one') return choice.action;
  if (choice.kind === 'range') {
    const steps = Math.floor((choice.max - choice.min) / choice.step);
    return { ...choice.action, [choice.field]: choice.min + random.below(steps + 1) * choice.step };
  }
  const parts = game.narrow?.(state, choice) ?? [];
  if (parts.length > 0) return pickFrom(game, state, random.pick(parts), random);
  const sample: A[] = [];
  for (const member of membersOf(game, state, choice)) {
    if (sample.push(member) >= SAMPLE) break;
  }
  return random.pick(sample);
}

/**
 * Plays on at random to the end, every family equally likely, and gives the number of actions: what a search
 * does thousands of times for one move. Each action goes through `apply`, with all its checks.
 */
export function playOut<S extends object, A extends Action>(
  game: Game<S, A>,
  start: S,
  random: SeededRandom,
): { readonly state: S; readonly actions: number } {
  let state = start;
  let actions = 0;
  for (;;) {
    const choices = game.choices(state);
    if (choices.length === 0) return { state, actions };
    const result = game.apply(state, pickFrom(game, state, random.pick(choices), random));
    if (result.refused) throw new Error(`offered but refused: ${result.code} [${result.rule}]`);
    state = result.state;
    actions++;
  }
}
