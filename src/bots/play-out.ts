import { headOf, membersOf } from '../core/choice.ts';
import type { Action, Choice, Game } from '../core/game.ts';
import type { SeededRandom } from '../core/random.ts';
import { stepBudget } from '../routes/budget.ts';
import { careFor, FRUGAL } from './care.ts';

/** Members of a family that can only be listed: so many are looked at before one is taken. */
const SAMPLE = 6;

/** Steps the finder may take for a run: enough for a good one, and for the best of a small network. */
const RUN_STEPS = 20;

/** The kind of action in which trains run: the finder knows a good one without listing. */
const RUN = 'run_routes';

/** A good run. A budget decides nothing: where this one is refused, `playOut` lists runs. */
function findRun<S extends object, A extends Action>(game: Game<S, A>, state: S): A | null {
  return game.routing?.best(state, { shouldContinue: stepBudget(RUN_STEPS) }).sets[0]?.action ?? null;
}

/** Any action of a family: piece by piece where it can be cut, one of the first where it can only be listed. */
function pickFrom<S extends object, A extends Action>(
  game: Game<S, A>,
  state: S,
  choice: Choice<A>,
  random: SeededRandom,
): A | null {
  if (choice.kind === 'one') return choice.action;
  if (choice.kind === 'range') {
    const steps = Math.floor((choice.max - choice.min) / choice.step);
    const step = FRUGAL.includes(choice.action.type) ? 0 : random.below(steps + 1);
    return { ...choice.action, [choice.field]: choice.min + step * choice.step };
  }
  const parts = game.narrow?.(state, choice) ?? [];
  if (parts.length > 0) return pickFrom(game, state, random.pick(parts), random);
  let left = random.below(SAMPLE);
  let picked: A | null = null;
  for (const member of membersOf(game, state, choice)) {
    picked = member;
    if (left-- === 0) break;
  }
  return picked;
}

/** A family of a kind drawn by `careFor`. */
function drawFamily<A extends Action>(
  game: string,
  choices: readonly Choice<A>[],
  random: SeededRandom,
): Choice<A> {
  const types: string[] = [];
  let weight = 0;
  for (const choice of choices) {
    const { type } = headOf(choice);
    if (types.includes(type)) continue;
    types.push(type);
    weight += careFor(game, type);
  }
  let mark = (random.below(1_000_000) / 1_000_000) * weight;
  const drawn = types.find((type) => (mark -= careFor(game, type)) < 0);
  return random.pick(choices.filter((choice) => headOf(choice).type === drawn));
}

/** Any action of any family; some families turn out to be empty. */
function pickAction<S extends object, A extends Action>(
  game: Game<S, A>,
  state: S,
  choices: readonly Choice<A>[],
  random: SeededRandom,
): A {
  for (const choice of choices) {
    const action = pickFrom(game, state, choice, random);
    if (action) return action;
  }
  throw new Error('no legal action');
}

/**
 * Plays on at random to the end and gives the number of actions: what a search does thousands of times for one move.
 * Every pick is a cheap one, nothing is listed to its end; each action goes through `apply`, with all its checks.
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
    const choice = drawFamily(game.id, choices, random);
    const run = headOf(choice).type === RUN ? findRun(game, state) : null;
    let result = run && game.apply(state, run);
    if (!result || result.refused) {
      result = game.apply(state, pickAction(game, state, [choice, ...choices], random));
    }
    if (result.refused) throw new Error(`offered but refused: ${result.code} [${result.rule}]`);
    state = result.state;
    actions++;
  }
}
