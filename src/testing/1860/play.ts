import { admits } from '../../core/proof.ts';
import type { Applied, Event, Seat, Turn } from '../../core/game.ts';
import { canonicalJson, deepFreeze } from '../../core/json.ts';
import type { Action1860 } from '../../games/1860/actions.ts';
import { game1860 } from '../../games/1860/game.ts';
import type { State } from '../../games/1860/state.ts';

/** Playing on from a position in tests: what is wanted is checked against `apply` and against `choices`. */

type Unsigned<A> = A extends unknown ? Omit<A, 'by'> & { readonly by?: Seat } : never;
/** An action; without `by` it is that of the seat which decides. */
export type Want = Unsigned<Action1860>;

export function decision(state: State): Extract<Turn, { kind: 'decide' }> {
  const turn = game1860.turn(state);
  if (turn.kind !== 'decide') throw new Error('the game is over');
  return turn;
}

/** Who decides what, in a few words: `C&N track`. */
export function asked(state: State): string {
  const turn = game1860.turn(state);
  return turn.kind === 'finished' ? `over ${turn.reason}` : `${turn.entity} ${turn.step}`;
}

function signed(state: State, want: Want): Action1860 {
  return { by: decision(state).seat, ...want };
}

/** Families list the first certificates and one direction of a route: other spellings are apply's alone. */
function isListed(want: Want): boolean {
  return want.type !== 'run_routes' && !('certs' in want) && !('cert' in want) && !('recorded' in want);
}

function applied(state: State, want: Want): Applied<State> {
  const action = signed(deepFreeze(state), want);
  const result = game1860.apply(state, action);
  if (result.refused) throw new Error(`${canonicalJson(want)} refused: ${result.code} [${result.rule}]`);
  if (isListed(want) && !admits(game1860, state, action)) {
    throw new Error(`${canonicalJson(want)} is accepted but not offered`);
  }
  const broken = game1860.proof.invariants(result.state);
  if (broken.length > 0) throw new Error(`after ${canonicalJson(want)}: ${broken.join('; ')}`);
  return result;
}

/** Plays the actions, each of which must be legal and offered, and keep what must be kept. */
export function play(state: State, ...wants: Want[]): State {
  return wants.reduce((at, want) => applied(at, want).state, state);
}

export function eventsOf(state: State, want: Want): readonly Event[] {
  return applied(state, want).events;
}

/** Why something is refused, as `code rule`; `accepted` if it is legal. */
export function denied(state: State, want: Want): string {
  const action = signed(deepFreeze(state), want);
  const result = game1860.apply(state, action);
  if (!result.refused) return 'accepted';
  return isListed(want) && admits(game1860, state, action)
    ? 'refused but offered'
    : `${result.code} ${result.rule}`;
}

export const PASS: Want = { type: 'pass' };
