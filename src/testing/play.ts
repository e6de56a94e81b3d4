import type { Action, Applied, Event, Game, Refusal, Seat, Turn } from '../core/game.ts';
import { canonicalJson, deepFreeze } from '../core/json.ts';
import { admits } from '../core/proof.ts';

/** Playing on from a position in tests: what is wanted is checked against `apply` and against `choices`. */

/** An action; without `by` it is that of the seat which decides. */
export type Unsigned<A> = A extends unknown ? Omit<A, 'by'> & { readonly by?: Seat } : never;

export type Decision = Extract<Turn, { kind: 'decide' }>;

export interface Playing<S, W> {
  /** Who decides what. */
  readonly decision: (state: S) => Decision;
  /** One legal action, which must be offered too and break no promise. */
  readonly applied: (state: S, want: W) => Applied<S>;
  /** The same for several, one after the other. */
  readonly play: (state: S, ...wants: W[]) => S;
  readonly events: (state: S, want: W) => readonly Event[];
  readonly eventKeys: (state: S, want: W) => string[];
  /** Why something is refused, null if it is legal. What is refused must not be offered. */
  readonly refusal: (state: S, want: W) => Refusal | null;
  /** The same as `code rule`; `accepted` if it is legal. */
  readonly denied: (state: S, want: W) => string;
}

/** Families list the first certificates and one direction of a route: other spellings are apply's alone. */
export function isListed(want: { readonly type: string }): boolean {
  return want.type !== 'run_routes' && !('certs' in want) && !('cert' in want);
}

/** A position made by hand may break a promise from the start; with other figures it is still the same one. */
function newlyBroken(before: readonly string[], after: readonly string[]): string[] {
  const promise = (text: string): string => text.replaceAll(/-?\d+/g, '#');
  const known = new Set(before.map(promise));
  return after.filter((text) => !known.has(promise(text)));
}

export function playing<S extends object, A extends Action>(
  game: Game<S, A>,
  /** Whether `choices` has the action in this very spelling. */
  isSpelledAsListed: (want: Unsigned<A>) => boolean,
  /** Whether it offers everything that `apply` accepts. */
  offersAll: (state: S) => boolean = () => true,
): Playing<S, Unsigned<A>> {
  type Want = Unsigned<A>;

  function decision(state: S): Decision {
    const turn = game.turn(state);
    if (turn.kind !== 'decide') throw new Error('the game is over');
    return turn;
  }

  function signed(state: S, want: Want): A {
    const turn = game.turn(state);
    // With `by` the want is an action, which the compiler cannot see through the distribution.
    return { by: turn.kind === 'decide' ? turn.seat : 0, ...want } as unknown as A;
  }

  function applied(state: S, want: Want): Applied<S> {
    const action = signed(deepFreeze(state), want);
    const result = game.apply(state, action);
    if (result.refused) throw new Error(`${canonicalJson(want)} refused: ${result.code} [${result.rule}]`);
    if (isSpelledAsListed(want) && offersAll(state) && !admits(game, state, action)) {
      throw new Error(`${canonicalJson(want)} is accepted but not offered`);
    }
    const broken = newlyBroken(game.proof.invariants(state), game.proof.invariants(result.state));
    if (broken.length > 0) throw new Error(`after ${canonicalJson(want)}: ${broken.join('; ')}`);
    return result;
  }

  function refusal(state: S, want: Want): Refusal | null {
    const action = signed(deepFreeze(state), want);
    const result = game.apply(state, action);
    if (!result.refused) return null;
    if (isSpelledAsListed(want) && admits(game, state, action)) {
      throw new Error(`${canonicalJson(want)} is refused but offered`);
    }
    return result;
  }

  return {
    decision,
    applied,
    play: (state, ...wants) => wants.reduce((at, want) => applied(at, want).state, state),
    events: (state, want) => applied(state, want).events,
    eventKeys: (state, want) => applied(state, want).events.map(({ key }) => key),
    refusal,
    denied(state, want) {
      const why = refusal(state, want);
      return why ? `${why.code} ${why.rule}` : 'accepted';
    },
  };
}
