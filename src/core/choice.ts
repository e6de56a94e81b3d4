import type { Action, Choice, Game } from './game.ts';

/** The known part of a choice's action: everything except a number, or what all members of an open family share. */
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
): Generator<A> {
  if (choice.refusal) return;
  if (choice.kind === 'one') yield choice.action;
  else if (choice.kind === 'open') yield* game.expand(state, choice);
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
