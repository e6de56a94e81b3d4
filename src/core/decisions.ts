import type { Draft } from './draft.ts';
import { type Action, type Choice, refuse as refuseAny, type Refusal, type RuleId } from './game.ts';
import { type Act, actFor, type Family, type Open } from './steps.ts';
import type { DECISION_REFUSALS, Refuse } from './vocabulary.ts';

const refuse: Refuse<typeof DECISION_REFUSALS> = refuseAny;

/**
 * What connects a title's steps to its `Game`: the open decision, found once for each position, and
 * everything that happens until the next one.
 */
export interface Decisions<S extends object, A extends Action> {
  /** Who has to decide what in a settled position; null when the game is over. */
  readonly open: (state: S) => Open<S, A> | null;
  /** Performs everything that needs no decision. */
  readonly settle: (draft: Draft<S>, advance: (draft: Draft<S>) => void) => void;
}

export function decisionsBy<S extends { readonly finished: boolean }, A extends Action>(
  find: (state: S) => Open<S, A> | null,
): Decisions<S, A> {
  // The last position asked about is nearly always the next one too; a table of all positions costs the
  // garbage collector more than it saves.
  let last: { readonly state: S; readonly open: Open<S, A> | null } | null = null;

  function look(state: S): Open<S, A> | null {
    return state.finished ? null : find(state);
  }

  return {
    open(state) {
      if (last?.state !== state) last = { state, open: look(state) };
      return last.open;
    },
    settle(draft, advance) {
      let open = look(draft.state);
      while (open === null && !draft.state.finished) {
        advance(draft);
        open = look(draft.state);
      }
      // Nothing writes to this state from here on, so the decision can be remembered.
      last = { state: draft.state, open };
    },
  };
}

/** Every family of the open steps; the refused ones only when asked for. */
export function offersOf<S extends object, A extends Action>(
  open: Open<S, A> | null,
  state: S,
  greyed: boolean,
): Choice<A>[] {
  const found: Choice<A>[] = [];
  for (const step of open?.steps ?? []) {
    for (const choice of step.offers(state, greyed)) if (greyed || !choice.refusal) found.push(choice);
  }
  return found;
}

/** An open family as the acts know it: the step that offered it filled in fields of its own actions. */
function familyOf<A extends Action>(choice: Choice<A>): Family<A> | null {
  return choice.kind === 'open' ? (choice.template as unknown as Family<A>) : null;
}

/** The members of an open family, from the step that offers it. */
export function familyMembers<S extends object, A extends Action>(
  open: Open<S, A> | null,
  state: S,
  choice: Choice<A>,
  like?: A,
): Iterable<A> {
  const family = familyOf(choice);
  if (!open || !family) return [];
  const wanted = like?.type === family.type ? like : undefined;
  return actFor(open.steps, family)?.expand?.(state, family, wanted) ?? [];
}

/** An open family cut into smaller ones, by the step that offers it; empty where that cannot be done. */
export function familyParts<S extends object, A extends Action>(
  open: Open<S, A> | null,
  state: S,
  choice: Choice<A>,
): Choice<A>[] {
  const family = familyOf(choice);
  if (!open || !family) return [];
  return actFor(open.steps, family)?.narrow?.(state, family) ?? [];
}

/** The act that handles an action now, or why there is none. */
export function handlerOf<S extends object, A extends Action>(
  open: Open<S, A> | null,
  action: A,
  rules: { readonly over: RuleId; readonly turn: RuleId },
): Act<S, A> | Refusal {
  if (!open) return refuse('game-over', rules.over);
  if (action.by !== open.seat) return refuse('not-your-decision', rules.turn, { seat: open.seat });
  const [first] = open.steps;
  return actFor(open.steps, action) ?? refuse('not-now', first.rule, { type: action.type, step: first.id });
}
