import { admits } from '../../core/proof.ts';
import type { Applied, Seat, Turn } from '../../core/game.ts';
import { canonicalJson, deepFreeze } from '../../core/json.ts';
import type { Action1848 } from '../../games/1848/actions.ts';
import { game1848 } from '../../games/1848/game.ts';
import type { State } from '../../games/1848/state.ts';

/** Playing on from a position in tests: what is wanted is checked against `apply` and against `choices`. */

type Unsigned<A> = A extends unknown ? Omit<A, 'by'> & { readonly by?: Seat } : never;
/** An action; without `by` it is that of the seat which decides. */
export type Want = Unsigned<Action1848>;

export type Decision = Extract<Turn, { kind: 'decide' }>;

/** Who decides what. */
export function decision(state: State): Decision {
  const turn = game1848.turn(state);
  if (turn.kind !== 'decide') throw new Error('the game is over');
  return turn;
}

function signed(state: State, want: Want): Action1848 {
  return { by: decision(state).seat, ...want };
}

/** Families list the first certificates and one direction of a route: other spellings are apply's alone. */
function isListed(want: Want): boolean {
  return want.type !== 'run_routes' && want.type !== 'end_game' && !('certs' in want) && !('cert' in want);
}

function applied(state: State, want: Want): Applied<State> {
  const action = signed(deepFreeze(state), want);
  const result = game1848.apply(state, action);
  if (result.refused) {
    throw new Error(`${canonicalJson(want)} refused: ${result.code} [${result.rule}]`);
  }
  if (isListed(want) && !admits(game1848, state, action)) {
    throw new Error(`${canonicalJson(want)} is accepted but not offered`);
  }
  const before = game1848.proof.invariants(state);
  const broken = game1848.proof.invariants(result.state).filter((text) => !before.includes(text));
  if (broken.length > 0) throw new Error(`after ${canonicalJson(want)}: ${broken.join('; ')}`);
  return result;
}

/** Plays the actions, each of which must be legal and offered, and keep what must be kept. */
export function play(state: State, ...wants: Want[]): State {
  return wants.reduce((at, want) => applied(at, want).state, state);
}

/** The events of one legal action, by key. */
export function eventsOf(state: State, want: Want): string[] {
  return applied(state, want).events.map(({ key }) => key);
}

/** Why something is refused, as `code rule`; `accepted` if it is legal. */
export function denied(state: State, want: Want): string {
  const action = signed(deepFreeze(state), want);
  const result = game1848.apply(state, action);
  const offered = isListed(want) && admits(game1848, state, action);
  if (!result.refused) return 'accepted';
  return offered ? 'refused but offered' : `${result.code} ${result.rule}`;
}

/** Lets the company at turn do nothing that it need not do, until somebody else decides. */
export function idle(state: State): State {
  const { entity, round } = decision(state);
  let at = state;
  while (!at.finished && decision(at).entity === entity && decision(at).round === round) {
    const { step } = decision(at);
    if (step === 'routes') at = play(at, { type: 'run_routes', routes: [] });
    else if (step === 'dividend') at = play(at, { type: 'dividend', pay: false });
    else at = play(at, { type: 'pass' });
  }
  return at;
}
