import type { Action, Choice, Game } from './game.ts';
import { canonicalJson } from './json.ts';

/** What is known of the action of a choice: all of it but a number, or what the members of an open family have in common. */
export function headOf<A extends Action>(
  choice: Choice<A>,
): A | Extract<Choice<A>, { kind: 'open' }>['template'] {
  return choice.kind === 'open' ? choice.template : choice.action;
}

/** The legal members of one family, lazily. */
export function* membersOf<S extends object, A extends Action>(
  game: Game<S, A>,
  state: S,
  choice: Choice<A>,
  like?: A,
): Generator<A> {
  if (choice.refusal) return;
  if (choice.kind === 'one') yield choice.action;
  else if (choice.kind === 'open') yield* game.expand(state, choice, like);
  else {
    for (let value = choice.min; value <= choice.max; value += choice.step) {
      yield { ...choice.action, [choice.field]: value };
    }
  }
}

/** Every legal action of a position, lazily. */
export function* legalActions<S extends object, A extends Action>(game: Game<S, A>, state: S): Generator<A> {
  for (const choice of game.choices(state)) yield* membersOf(game, state, choice);
}

/**
 * Whether the offered families contain this very action, found by looking through them and not by asking
 * the rules again: the independent side of "apply accepts exactly what choices admits".
 */
export function admits<S extends object, A extends Action>(game: Game<S, A>, state: S, action: A): boolean {
  const like = game.canonical(state, action);
  const wanted = canonicalJson(like);
  for (const choice of game.choices(state)) {
    if (choice.refusal) continue;
    if (choice.kind === 'range') {
      const value = (action as unknown as Record<string, unknown> | null)?.[choice.field];
      if (typeof value !== 'number' || value < choice.min || value > choice.max) continue;
      if ((value - choice.min) % choice.step !== 0) continue;
      if (canonicalJson({ ...choice.action, [choice.field]: value }) === wanted) return true;
    } else {
      for (const member of membersOf(game, state, choice, like)) {
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
