import { familyMembers, familyParts, offersOf } from '../../core/decisions.ts';
import { Draft } from '../../core/draft.ts';
import type { Applied, Game, Refusal, Turn } from '../../core/game.ts';
import type { AsJson } from '../../core/json.ts';
import { checkShape } from '../../core/shape.ts';
import { type Act, actFor } from '../../core/steps.ts';
import { type ActionCE, SHAPES } from './actions.ts';
import { openDecision } from './flow.ts';
import { invariants } from './invariants.ts';
import { OPTIONS, RULE_SETS } from './options.ts';
import { RULES } from './rules.ts';
import { SEATS, setup } from './setup.ts';
import { cashOf, type State } from './state.ts';
import { view } from './view.ts';
import type { ExpressView } from './view-type.ts';
import { refuse } from './vocabulary.ts';
import { EVENTS, REFUSALS } from './vocabulary.ts';

/** Dividend phases divide the game into rounds. */
function roundName(state: State): string {
  if (state.auction?.kind === 'opening') return 'opening';
  return `round ${state.dividends + 1}`;
}

/** CE-12.4: shares and treasuries are worth nothing. */
function turn(state: State): Turn {
  const open = openDecision(state);
  if (!open) {
    const scores = Array.from({ length: state.seats }, (_, seat) => cashOf(state, seat));
    return { kind: 'finished', reason: state.ended.join(', '), scores };
  }
  const { seat, entity } = open;
  return { kind: 'decide', seat, round: roundName(state), step: state.auction ? 'bid' : 'turn', entity };
}

/** CE-15.3, CE-15.4: what is checked before any rule of the action itself. */
function handler(state: State, action: ActionCE): Act<State, ActionCE> | Refusal {
  const open = openDecision(state);
  if (!open) return refuse('game-over', 'CE-12.1', { reasons: state.ended });
  if (action.by !== open.seat) return refuse('not-your-turn', 'CE-15.4', { seat: open.seat });
  const act = actFor(open.steps, action);
  return act ?? refuse('wrong-phase', 'CE-15.1', { phase: state.auction ? 'auction' : 'turn' });
}

/** CE-14.6: a refused action changes nothing. */
function apply(state: State, action: ActionCE): Applied<State> | Refusal {
  const malformed = checkShape(SHAPES, action, 'CE-14.3');
  if (malformed) return malformed;
  const act = handler(state, action);
  if ('refused' in act) return act;
  const refusal = act.check(state, action);
  if (refusal) return refusal;
  const draft: Draft<State> = new Draft(state);
  act.perform(draft, action);
  // CE-14.5: automatic consequences are reported as events and never logged.
  return { state: draft.state, events: draft.events };
}

/** A pass may name its company, but is offered without it. */
function canonical(state: State, action: ActionCE): ActionCE {
  if (checkShape(SHAPES, action, 'CE-14.3') || action.type !== 'pass') return action;
  return apply(state, action).refused ? action : { type: 'pass', by: action.by };
}

export const chicagoExpress: Game<State, ActionCE> = {
  id: 'chicago-express',
  title: 'Chicago Express',
  rulesVersion: 1,
  seats: SEATS,
  options: OPTIONS,
  ruleSets: RULE_SETS,
  rules: RULES,
  vocabulary: { events: EVENTS, refusals: REFUSALS },
  setup: (seats, options) => setup(seats, options),
  turn,
  choices: (state, ask) => offersOf(openDecision(state), state, ask?.greyed === true),
  expand: (state, choice) => familyMembers(openDecision(state), state, choice),
  narrow: (state, choice) => familyParts(openDecision(state), state, choice),
  apply,
  view: (state, seat): AsJson<ExpressView> => view(state, seat),
  proof: {
    canonical,
    members: (state, choice, like) => familyMembers(openDecision(state), state, choice, like),
    invariants,
  },
};
