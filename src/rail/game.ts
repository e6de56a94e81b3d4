import { Draft } from '../core/draft.ts';
import {
  type Action,
  type Applied,
  type Choice,
  refuse as refuseAny,
  type Refusal,
  type RuleId,
} from '../core/game.ts';
import { checkShape, type Shape } from '../core/shape.ts';
import type { Act, Open } from '../core/steps.ts';
import type { DECISION_REFUSALS, Refuse } from '../core/vocabulary.ts';
import type { RAIL_REFUSALS } from './vocabulary.ts';

const refuse: Refuse<typeof RAIL_REFUSALS & typeof DECISION_REFUSALS> = refuseAny;

interface Importable {
  /** `import_lenient`: the position comes from a file of 18xx.games, which may hold more than we allow. */
  readonly options: { readonly import_lenient: boolean };
}

/** How a title takes an action. */
export interface Taking<S extends object, A extends Action> {
  readonly shapes: Readonly<Record<string, Shape>>;
  /** Cited for a malformed action, for one out of turn, and for ending a game by hand. */
  readonly rules: { readonly shape: RuleId; readonly turn: RuleId; readonly stop: RuleId };
  readonly open: (state: S) => Open<S, A> | null;
  /** What handles an action now, or why nothing does. */
  readonly handler: (state: S, action: A) => Act<S, A> | Refusal;
  /** Checks the action, performs it and lets everything happen that needs no decision. */
  readonly carryOut: (state: S, act: Act<S, A>, action: A) => Applied<S> | Refusal;
  /** Ends the game with `manually_ended`. */
  readonly stop: (draft: Draft<S>) => void;
}

export function takeAction<S extends Importable, A extends Action>(
  taking: Taking<S, A>,
  state: S,
  action: A,
): Applied<S> | Refusal {
  const malformed = checkShape(taking.shapes, action, taking.rules.shape);
  if (malformed) return malformed;
  if (action.type === 'end_game') return stopByHand(taking, state, action);
  const act = taking.handler(state, action);
  return 'refused' in act ? act : taking.carryOut(state, act, action);
}

/** Files of 18xx.games may end because everybody gets up; games of our own are played out. */
function stopByHand<S extends Importable, A extends Action>(
  { rules, open, stop }: Taking<S, A>,
  state: S,
  action: A,
): Applied<S> | Refusal {
  const seat = open(state)?.seat;
  if (!state.options.import_lenient || seat === undefined) return refuse('not-by-hand', rules.stop);
  if (action.by !== seat) return refuse('not-your-decision', rules.turn, { seat });
  const draft = new Draft(state);
  stop(draft);
  return { state: draft.state, events: draft.events };
}

/** The offer to end an imported game by hand. */
export function stopOffer(
  state: Importable,
  open: { readonly seat: number } | null,
): Choice<{ readonly type: 'end_game'; readonly by: number }>[] {
  if (!open || !state.options.import_lenient) return [];
  return [{ kind: 'one', action: { type: 'end_game', by: open.seat } }];
}

/** Routes in the order of the trains that run them. */
export function inTrainOrder<R extends { readonly train: string }>(
  routes: readonly R[],
  trains: readonly string[],
): R[] {
  return routes.toSorted((a, b) => trains.indexOf(a.train) - trains.indexOf(b.train));
}
