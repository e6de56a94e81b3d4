import type { Draft } from '../core/draft.ts';
import {
  type Action,
  type Choice,
  refuse,
  type Refusal,
  type RuleId,
  type Seat,
  type Turn,
} from '../core/game.ts';
import type { Open, Step } from './steps.ts';

/**
 * What stands between a title's steps and its `Game`: the open decision, found once for each position, and
 * everything that happens until the next one.
 */
export interface Decisions<S extends object, A extends Action> {
  /** Whoever must decide and what, in a position that does not change any more; null when the game is over. */
  readonly open: (state: S) => Open<S, A> | null;
  /** Lets everything happen that needs no decision. */
  readonly settle: (draft: Draft<S>, advance: (draft: Draft<S>) => void) => void;
}

export function decisionsBy<S extends { readonly finished: boolean }, A extends Action>(
  find: (state: S) => Open<S, A> | null,
): Decisions<S, A> {
  // The last position asked about is nearly always the next one asked about; a table of all of them costs the
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
      // From here on nobody writes to this state: what was found holds.
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

/** The members of an open family, from the step that offers it. */
export function* membersOf<S extends object, A extends Action>(
  open: Open<S, A> | null,
  state: S,
  choice: Choice<A>,
  like?: A,
): Generator<A> {
  for (const step of open?.steps ?? []) {
    if (choice.kind === 'open' && step.expand && step.takes(choice.template as unknown as A)) {
      yield* step.expand(state, choice, like);
    }
  }
}

/** An open family cut into smaller ones, by the step that offers it; empty where that cannot be done. */
export function partsOf<S extends object, A extends Action>(
  open: Open<S, A> | null,
  state: S,
  choice: Choice<A>,
): Choice<A>[] {
  if (choice.kind !== 'open') return [];
  const action = choice.template as unknown as A;
  return open?.steps.find((step) => step.takes(action))?.narrow?.(state, choice) ?? [];
}

/** The step that handles an action now, or why none does. */
export function handlerOf<S extends object, A extends Action>(
  open: Open<S, A> | null,
  action: A,
  rules: { readonly over: RuleId; readonly turn: RuleId },
): Step<S, A> | Refusal {
  if (!open) return refuse('game-over', rules.over);
  if (action.by !== open.seat) return refuse('not-your-decision', rules.turn, { seat: open.seat });
  const first = open.steps[0] as Step<S, A>;
  return (
    open.steps.find((step) => step.takes(action)) ??
    refuse('not-now', first.rule, { type: action.type, step: first.id })
  );
}

/** A position of a title in which an auction, stock rounds and operating rounds follow each other. */
export interface InRounds {
  readonly finished: boolean;
  readonly endReason: string | null;
  readonly seats: number;
  readonly turnNumber: number;
  readonly round:
    | { readonly kind: 'auction' | 'stock' }
    | { readonly kind: 'operating'; readonly number: number };
}

/** `SR 2`, `OR 2.1`; the auction goes by the name it is given. */
export function roundName({ round, turnNumber }: InRounds, auction = 'auction'): string {
  if (round.kind === 'auction') return auction;
  return 'number' in round ? `OR ${turnNumber}.${round.number}` : `SR ${turnNumber}`;
}

/** Who has to decide what, or the scores of a finished game. */
export function turnOf<S extends InRounds, A extends Action>(
  state: S,
  open: (state: S) => Open<S, A> | null,
  worth: (state: S, seat: Seat) => number,
): Turn {
  if (state.finished) {
    const scores = Array.from({ length: state.seats }, (_, seat) => worth(state, seat));
    return { kind: 'finished', reason: state.endReason ?? '', scores };
  }
  const now = open(state);
  if (!now) throw new Error('a state without a decision was handed out');
  const step = (now.steps[0] as Step<S, A>).id;
  return { kind: 'decide', seat: now.seat, round: roundName(state), step, entity: now.entity };
}
