import { legalActions } from './choice.ts';
import type { Action, Choice, Game } from './game.ts';
import { canonicalJson } from './json.ts';

/** What a title offers to code that checks it (tests, the soak, `railhead simulate`). Playing does not need it. */
export interface Proof<S extends object, A extends Action> {
  /**
   * The form in which `choices` offers an action that can be said in several ways (a route in either
   * direction, a share by name or just "one of those"). Anything that is not a legal action comes back unchanged.
   */
  canonical(state: S, action: A): A;

  /** `Game.expand`, but always includes a member that equals `like`, even where a family is too large to list. */
  members(state: S, choice: Choice<A>, like: A): Iterable<A>;

  /** The invariants that must hold after every action; yields the broken ones, in words for developers. */
  invariants(state: S): string[];
}

/**
 * Whether the offered families contain this very action, found by looking through them and not by asking
 * the rules again: the independent half of "apply accepts exactly what choices admits".
 */
export function admits<S extends object, A extends Action>(game: Game<S, A>, state: S, action: A): boolean {
  const like = game.proof.canonical(state, action);
  const wanted = canonicalJson(like);
  for (const choice of game.choices(state)) {
    if (choice.refusal) continue;
    if (choice.kind === 'range') {
      const value = (action as unknown as Record<string, unknown> | null)?.[choice.field];
      if (typeof value !== 'number' || value < choice.min || value > choice.max) continue;
      if ((value - choice.min) % choice.step !== 0) continue;
      if (canonicalJson({ ...choice.action, [choice.field]: value }) === wanted) return true;
    } else {
      const members = choice.kind === 'open' ? game.proof.members(state, choice, like) : [choice.action];
      for (const member of members) {
        if (canonicalJson(member) === wanted) return true;
      }
    }
  }
  return false;
}

/** The number of legal lines of `depth` actions: one number that pins a whole rule set. */
export function perft<S extends object, A extends Action>(game: Game<S, A>, state: S, depth: number): number {
  if (depth === 0 || game.turn(state).kind === 'finished') return 1;
  let lines = 0;
  for (const action of legalActions(game, state)) {
    const result = game.apply(state, action);
    if (result.refused) throw new Error(`offered but refused: ${canonicalJson(action)} (${result.code})`);
    lines += depth === 1 ? 1 : perft(game, result.state, depth - 1);
  }
  return lines;
}
