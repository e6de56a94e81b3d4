import type { Draft } from '../core/draft.ts';
import type { Action, Choice, Params, Refusal, RuleId, Seat } from '../core/game.ts';

/**
 * A step is a value: what it takes, whether it waits for a decision, what it offers and what it does. Games
 * compose rounds from lists of them; there is no base class.
 */
export interface Step<S extends object, A extends Action> {
  readonly id: string;
  /** The rule that asks for the decision: cited when something else is tried meanwhile. */
  readonly rule: RuleId;
  /** Whether an action is of the kind this step handles; whether it is legal is for `check`. */
  takes(action: A): boolean;
  /** Whether play stops here until somebody decides. */
  waits(state: S): boolean;
  /** Everything legal; with `greyed` also what is refused, with its reason. More than was asked for does no harm. */
  offers(state: S, greyed: boolean): Iterable<Choice<A>>;
  /** Members of an open family; one that equals `like` is among them in any case. */
  expand?(state: S, choice: Choice<A>, like?: A): Iterable<A>;
  /** The same members as smaller families, piece by piece (`Game.narrow`). */
  narrow?(state: S, choice: Choice<A>): Choice<A>[];
  check(state: S, action: A): Refusal | null;
  perform(draft: Draft<S>, action: A): void;
}

/** What may be decided now: the step that waits first, and those that are open at the same time. */
export interface Open<S extends object, A extends Action> {
  readonly seat: Seat;
  readonly entity: Seat | string;
  readonly steps: readonly Step<S, A>[];
}

/** An entry that is legal or greyed, from an action and what its check says; `tally` is worth showing beside it. */
export function offer<A extends Action>(action: A, refusal: Refusal | null, tally?: Params): Choice<A> {
  return { kind: 'one', action, ...(tally && { tally }), ...(refusal && { refusal }) };
}

/** The step behind another in the order of a turn; null behind the last one. */
export function stepAfter<T>(steps: readonly T[], step: T): T | null {
  return steps[steps.indexOf(step) + 1] ?? null;
}
