import { familyMembers, offersOf } from '../../core/decisions.ts';
import { Draft } from '../../core/draft.ts';
import type { Applied, Choice, Game, Refusal } from '../../core/game.ts';
import type { AsJson } from '../../core/json.ts';
import { checkShape } from '../../core/shape.ts';
import { turnOf } from '../../rail/rounds.ts';
import type { RailView } from '../../rail/view.ts';
import { isListedWay } from '../../routes/enumerate.ts';
import { type Action1848, SHAPES } from './actions.ts';
import { finish, handler, noteActor, offersBeside, openDecision, settle } from './flow.ts';
import { invariants } from './invariants.ts';
import { OPTIONS, RULE_SETS } from './options.ts';
import { routing } from './routing.ts';
import { RULES } from './rules.ts';
import { setup } from './setup.ts';
import { companyOf, type Draft1848, operator, type State, worth } from './state.ts';
import { RULES_VERSION } from './versions.ts';
import { view } from './view.ts';
import { refuse } from './vocabulary.ts';
import { EVENTS, REFUSALS } from './vocabulary.ts';

function choices(state: State, ask: { readonly greyed?: boolean } = {}): Choice<Action1848>[] {
  const open = openDecision(state);
  const found = offersOf(open, state, ask.greyed ?? false);
  for (const choice of offersBeside(state)) if (ask.greyed || !choice.refusal) found.push(choice);
  // 1848-18.4: an imported game may have been stopped by hand.
  if (open && state.options.import_lenient) {
    found.push({ kind: 'one', action: { type: 'end_game', by: open.seat } });
  }
  return found;
}

function apply(state: State, action: Action1848): Applied<State> | Refusal {
  const misshapen = checkShape(SHAPES, action, '1848-21.2');
  if (misshapen) return misshapen;
  if (action.type === 'end_game') return stop(state, action);
  const act = handler(state, action);
  if ('refused' in act) return act;
  const refusal = act.check(state, action);
  if (refusal) return refusal;
  const draft: Draft1848 = new Draft(state);
  act.perform(draft, action);
  noteActor(draft, state, action.by);
  settle(draft);
  return { state: draft.state, events: draft.events };
}

/** 1848-18.4: everybody gets up. Files of 18xx.games may end like this, games of our own are played out. */
function stop(state: State, action: Action1848): Applied<State> | Refusal {
  const seat = openDecision(state)?.seat;
  if (!state.options.import_lenient || seat === undefined) return refuse('not-by-hand', '1848-18.4');
  if (action.by !== seat) return refuse('not-your-decision', '1848-2.4', { seat });
  const draft: Draft1848 = new Draft(state);
  draft.state.endReason = 'manually_ended';
  finish(draft);
  return { state: draft.state, events: draft.events };
}

/** Shares by number instead of name, routes by train and from their first end. */
function canonical(state: State, action: Action1848): Action1848 {
  if (checkShape(SHAPES, action, '1848-21.2') || apply(state, action).refused) return action;
  if (action.type === 'buy_share') {
    const { cert: _, ...rest } = action;
    return rest;
  }
  if (action.type === 'sell_shares') {
    const { certs: _, ...rest } = action;
    return rest;
  }
  if (action.type !== 'run_routes') return action;
  const { trains } = companyOf(state, operator(state) ?? '');
  const routes = action.routes
    .map(({ train, path }) => ({
      train,
      path: isListedWay(path) ? path : path.toReversed(),
    }))
    .sort((a, b) => trains.indexOf(a.train) - trains.indexOf(b.train));
  return { ...action, routes };
}

export const game1848: Game<State, Action1848> = {
  id: '1848',
  title: '1848: Australia',
  rulesVersion: RULES_VERSION,
  seats: [3, 6],
  options: OPTIONS,
  ruleSets: RULE_SETS,
  rules: RULES,
  vocabulary: { events: EVENTS, refusals: REFUSALS },
  setup: (seats, options, _seed, rulesVersion) => setup(seats, options, rulesVersion),
  turn: (state) => turnOf(state, openDecision, worth),
  choices,
  expand: (state, choice) => familyMembers(openDecision(state), state, choice),
  apply,
  routing,
  view: (state, seat): AsJson<RailView> => view(state, seat),
  proof: {
    canonical,
    members: (state, choice, like) => familyMembers(openDecision(state), state, choice, like),
    invariants,
  },
};
