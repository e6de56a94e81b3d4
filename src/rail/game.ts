import { familyMembers, offersOf } from '../core/decisions.ts';
import { Draft } from '../core/draft.ts';
import {
  type Action,
  type Applied,
  type Choice,
  type Game,
  refuse as refuseAny,
  type Refusal,
  type RuleId,
  type Seat,
} from '../core/game.ts';
import type { AsJson } from '../core/json.ts';
import { checkShape, type Shape } from '../core/shape.ts';
import type { Act, Open } from '../core/steps.ts';
import type { DECISION_REFUSALS, Refuse } from '../core/vocabulary.ts';
import { type InRounds, turnOf } from './rounds.ts';
import type { RailView } from './view.ts';
import type { RAIL_REFUSALS } from './vocabulary.ts';

const refuse: Refuse<typeof RAIL_REFUSALS & typeof DECISION_REFUSALS> = refuseAny;

interface Importable {
  /** `import_lenient`: the position comes from a file of 18xx.games, which may hold more than we allow. */
  readonly options: { readonly import_lenient: boolean };
}

/** How a title handles an action. */
export interface Taking<S extends object, A extends Action> {
  readonly shapes: Readonly<Record<string, Shape>>;
  /** Cited for a malformed action, one out of turn, and for ending a game manually. */
  readonly rules: { readonly shape: RuleId; readonly turn: RuleId; readonly stop: RuleId };
  readonly open: (state: S) => Open<S, A> | null;
  /** The act that handles an action now, or why there is none. */
  readonly handler: (state: S, action: A) => Act<S, A> | Refusal;
  /** Checks the action, performs it and everything that follows without a decision. */
  readonly carryOut: (state: S, act: Act<S, A>, action: A) => Applied<S> | Refusal;
  /** The action that ends an imported game manually, and its reason: `manually_ended`. */
  readonly stopAction: (by: Seat) => A;
  readonly stop: (draft: Draft<S>) => void;
}

function takeAction<S extends Importable, A extends Action>(
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

/** Files of 18xx.games may end because the players stop; our own games are played to the end. */
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

/** What a title adds to the contract; the rest follows from its open decisions. */
interface RailTitle<S extends InRounds & Importable, A extends Action> extends Omit<
  Game<S, A>,
  'turn' | 'choices' | 'expand' | 'apply' | 'view' | 'proof'
> {
  readonly taking: Taking<S, A>;
  readonly worth: (state: S, seat: Seat) => number;
  readonly view: (state: S, seat: Seat | null) => RailView;
  /** The position whose rules decide what is offered, where `apply` accepts more than that. */
  readonly asOffered?: (state: S) => S;
  /** What is offered beside the open decision. */
  readonly offersBeside?: (state: S) => Iterable<Choice<A>>;
  /** The canonical form of a legal action that can be written in several ways. */
  readonly canonical: (state: S, action: A) => A;
  readonly invariants: (state: S) => string[];
}

export function makeGame<S extends InRounds & Importable, A extends Action>({
  taking,
  worth,
  view,
  asOffered = (state) => state,
  offersBeside = () => [],
  canonical,
  invariants,
  ...title
}: RailTitle<S, A>): Game<S, A> {
  const { open } = taking;
  const apply = (state: S, action: A): Applied<S> | Refusal => takeAction(taking, state, action);
  return {
    ...title,
    turn: (state) => turnOf(state, open, worth),
    choices(state, { greyed = false } = {}) {
      const decision = open(state);
      const found = offersOf(decision, asOffered(state), greyed);
      for (const choice of offersBeside(state)) if (greyed || !choice.refusal) found.push(choice);
      if (decision && state.options.import_lenient) {
        found.push({ kind: 'one', action: taking.stopAction(decision.seat) });
      }
      return found;
    },
    expand: (state, choice) => familyMembers(open(state), asOffered(state), choice),
    apply,
    view: (state, seat): AsJson<RailView> => view(state, seat),
    proof: {
      canonical: (state, action) => (apply(state, action).refused ? action : canonical(state, action)),
      members: (state, choice, like) => familyMembers(open(state), asOffered(state), choice, like),
      invariants,
    },
  };
}

/** Routes in the order of the trains that run them. */
export function inTrainOrder<R extends { readonly train: string }>(
  routes: readonly R[],
  trains: readonly string[],
): R[] {
  return routes.toSorted((a, b) => trains.indexOf(a.train) - trains.indexOf(b.train));
}
