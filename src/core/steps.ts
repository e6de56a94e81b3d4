import type { Draft } from './draft.ts';
import type { Action, Choice, Params, Refusal, RuleId, Seat } from './game.ts';

/**
 * A step is a value: whether it waits for a decision, what it offers, and a table of acts, one for each type of action
 * it takes. Games compose rounds from lists of steps; there is no base class.
 */

/** The member of a union of actions with this type. */
type ActionOf<A extends Action, T extends A['type']> = Extract<A, { readonly type: T }>;

/** What the members of an open family have in common: type and seat, and some of the other fields. */
export type Family<A extends Action> = Pick<A, 'type' | 'by'> & Partial<A>;

/** What a step does with one type of action. */
export interface Act<S extends object, A extends Action> {
  /** Whether the step takes this action of the type; all of them if left out. */
  readonly takes?: (action: Family<A>) => boolean;
  readonly check: (state: S, action: A) => Refusal | null;
  readonly perform: (draft: Draft<S>, action: A) => void;
  /** Members of an open family; one that equals `like` is always among them. */
  readonly expand?: (state: S, family: Family<A>, like?: A) => Iterable<A>;
  /** The same members as smaller families, piece by piece (`Game.narrow`). */
  readonly narrow?: (state: S, family: Family<A>) => Choice<A>[];
}

type Acts<S extends object, A extends Action> = {
  readonly [T in A['type']]: Act<S, ActionOf<A, T>>;
};

interface Waiting<S extends object, A extends Action> {
  readonly id: string;
  /** The rule that asks for the decision: cited when something else is tried instead. */
  readonly rule: RuleId;
  /** Whether play stops here until a player decides. */
  readonly waits: (state: S) => boolean;
  /** Everything legal; with `greyed` also what is refused, with its reason. Yielding too much does no harm. */
  offers(state: S, greyed: boolean): Iterable<Choice<A>>;
}

/** A step that takes exactly the actions of `A`: a missing or extra act does not compile. */
export interface Step<S extends object, A extends Action> extends Waiting<S, A> {
  readonly acts: Acts<S, A>;
}

/** Any step of a title with the actions `A`: it takes some of them. */
export interface AnyStep<S extends object, A extends Action> extends Waiting<S, A> {
  readonly acts: Partial<Acts<S, A>>;
}

/** What may be decided now: the step that waits first, and those that are open at the same time. */
export interface Open<S extends object, A extends Action> {
  readonly seat: Seat;
  readonly entity: Seat | string;
  readonly steps: readonly [AnyStep<S, A>, ...AnyStep<S, A>[]];
}

/** The act for an action, or for an open family: that of the first step that takes it. */
export function actFor<S extends object, A extends Action>(
  steps: readonly AnyStep<S, A>[],
  action: Family<A>,
): Act<S, A> | undefined {
  const type: A['type'] = action.type;
  for (const step of steps) {
    // An act is stored under the type of its actions; for a type known only at run time TypeScript cannot see that.
    const act = step.acts[type] as Act<S, A> | undefined;
    if (act !== undefined && (act.takes === undefined || act.takes(action))) return act;
  }
  return undefined;
}

/** An entry that is legal or greyed, from an action and what its check says; `tally` is worth showing beside it. */
export function offer<A extends Action>(action: A, refusal: Refusal | null, tally?: Params): Choice<A> {
  return { kind: 'one', action, ...(tally && { tally }), ...(refusal && { refusal }) };
}

/** The step after another in the order of a turn; null after the last one. */
export function stepAfter<T>(steps: readonly T[], step: T): T | null {
  return steps[steps.indexOf(step) + 1] ?? null;
}
