import { headOf } from '../../core/choice.ts';
import { admits } from '../../core/proof.ts';
import type { Applied, Seat, Turn } from '../../core/game.ts';
import { canonicalJson, deepFreeze } from '../../core/json.ts';
import type { Action18GB } from '../../games/18gb/actions.ts';
import { game18GB } from '../../games/18gb/game.ts';
import type { State } from '../../games/18gb/state.ts';

/** Playing on from a position in tests: what is wanted is checked against `apply` and against `choices`. */

type Unsigned<A> = A extends unknown ? Omit<A, 'by'> & { readonly by?: Seat } : never;
/** An action; without `by` it is that of the seat which decides. */
export type Want = Unsigned<Action18GB>;

/** Who decides what. */
export function decision(state: State): Extract<Turn, { kind: 'decide' }> {
  const turn = game18GB.turn(state);
  if (turn.kind !== 'decide') throw new Error('the game is over');
  return turn;
}

/** `step entity` of the open decision, or how the game ended. */
export function waiting(state: State): string {
  const turn = game18GB.turn(state);
  return turn.kind === 'decide' ? `${turn.step} ${turn.entity}` : `over ${turn.reason}`;
}

function signed(state: State, want: Want): Action18GB {
  return { by: decision(state).seat, ...want };
}

/** Families list the first certificates and one direction of a route: other spellings are apply's alone. */
function isListed(want: Want): boolean {
  return want.type !== 'run_routes' && want.type !== 'end_game' && !('certs' in want) && !('cert' in want);
}

function applied(state: State, want: Want): Applied<State> {
  const action = signed(deepFreeze(state), want);
  const result = game18GB.apply(state, action);
  if (result.refused) throw new Error(`${canonicalJson(want)} refused: ${result.code} [${result.rule}]`);
  if (isListed(want) && !state.options.import_lenient && !admits(game18GB, state, action)) {
    throw new Error(`${canonicalJson(want)} is accepted but not offered`);
  }
  const broken = game18GB.proof.invariants(result.state);
  if (broken.length > 0) throw new Error(`after ${canonicalJson(want)}: ${broken.join('; ')}`);
  return result;
}

/** Plays the actions, each of which must be legal and offered, and keep what must be kept. */
export function play(state: State, ...wants: Want[]): State {
  return wants.reduce((at, want) => applied(at, want).state, state);
}

/** The keys of the events of one legal action. */
export function eventsOf(state: State, want: Want): string[] {
  return applied(state, want).events.map(({ key }) => key);
}

/** Why something is refused, as `code rule`; `accepted` if it is legal. */
export function denied(state: State, want: Want): string {
  const action = signed(deepFreeze(state), want);
  const result = game18GB.apply(state, action);
  if (!result.refused) return 'accepted';
  const offered = isListed(want) && admits(game18GB, state, action);
  return offered ? 'refused but offered' : `${result.code} ${result.rule}`;
}

/** The types of action that are offered to the seat at turn. */
export function offered(state: State): string[] {
  const { seat } = decision(state);
  const types = game18GB
    .choices(state)
    .map((choice) => headOf(choice))
    .filter(({ by }) => by === seat)
    .map(({ type }) => type);
  return [...new Set(types)].filter((type) => type !== 'close_private').sort();
}
