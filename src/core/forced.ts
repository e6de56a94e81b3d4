import type { Action, AnyGame } from './game.ts';
import { canonicalJson } from './json.ts';

/** Choices that are always there and hardly ever wanted. */
export const RARE_TYPES: ReadonlySet<string> = new Set(['end_game']);

/** Actions by which nothing is done. */
const IDLE_TYPES: ReadonlySet<string> = new Set(['pass', 'end_turn', 'noop']);

/** States are values, so what was found out about one holds for good. */
const known = new WeakMap<object, Action | null>();

function find(game: AnyGame, state: object): Action | null {
  const turn = game.turn(state);
  if (turn.kind === 'finished') return null;
  let only: Action | null = null;
  for (const choice of game.choices(state)) {
    if (choice.kind !== 'one') return null;
    const { action } = choice;
    if (RARE_TYPES.has(action.type)) continue;
    // What another player may do here is a decision as well.
    if (only || action.by !== turn.seat || !IDLE_TYPES.has(action.type)) return null;
    only = action;
  }
  return only;
}

/** The pass that is all the rules allow here, to anybody; null where there is something to decide. */
export function forcedPass(game: AnyGame, state: object): Action | null {
  let action = known.get(state);
  if (action === undefined) known.set(state, (action = find(game, state)));
  return action;
}

/** Whether an action was all that could be done. */
export function wasForced(game: AnyGame, before: object, action: Action): boolean {
  if (!IDLE_TYPES.has(action.type)) return false;
  const forced = forcedPass(game, before);
  return forced !== null && canonicalJson(forced) === canonicalJson(action);
}
