import { Draft } from '../../core/draft.ts';
import type { Applied, Game, Refusal } from '../../core/game.ts';
import type { Act } from '../../core/steps.ts';
import { inTrainOrder, makeGame } from '../../rail/game.ts';
import { operator } from '../../rail/operating.ts';
import { companyOf } from '../../rail/position.ts';
import { isListedWay } from '../../routes/enumerate.ts';
import { type Action1848, SHAPES } from './actions.ts';
import { finish, handler, noteActor, offersBeside, openDecision, settle } from './flow.ts';
import { COPYING } from './copies.ts';
import { invariants } from './invariants.ts';
import { OPTIONS, RULE_SETS } from './options.ts';
import { routing } from './routing.ts';
import { RULES } from './rules.ts';
import { setup } from './setup.ts';
import { type Draft1848, type State, worth } from './state.ts';
import { RULES_VERSION } from './versions.ts';
import { view } from './view.ts';
import { EVENTS, REFUSALS } from './vocabulary.ts';

function carryOut(state: State, act: Act<State, Action1848>, action: Action1848): Applied<State> | Refusal {
  const refusal = act.check(state, action);
  if (refusal) return refusal;
  const draft: Draft1848 = new Draft(state, COPYING);
  act.perform(draft, action);
  noteActor(draft, state, action.by);
  settle(draft);
  return { state: draft.state, events: draft.events };
}

/** Shares by number instead of name, routes by train and from their first end. */
function canonical(state: State, action: Action1848): Action1848 {
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
  const routes = action.routes.map(({ train, path }) => ({
    train,
    path: isListedWay(path) ? path : path.toReversed(),
  }));
  return { ...action, routes: inTrainOrder(routes, trains) };
}

export const game1848: Game<State, Action1848> = makeGame({
  id: '1848',
  title: '1848: Australia',
  rulesVersion: RULES_VERSION,
  seats: [3, 6],
  options: OPTIONS,
  ruleSets: RULE_SETS,
  rules: RULES,
  vocabulary: { events: EVENTS, refusals: REFUSALS },
  setup: (seats, options, _seed, rulesVersion) => setup(seats, options, rulesVersion),
  taking: {
    shapes: SHAPES,
    // 1848-18.4: an imported game may have been ended manually.
    rules: { shape: '1848-21.2', turn: '1848-2.4', stop: '1848-18.4' },
    open: openDecision,
    handler,
    carryOut,
    stopAction: (by) => ({ type: 'end_game', by }),
    stop(draft) {
      draft.state.endReason = 'manually_ended';
      finish(draft);
    },
  },
  offersBeside,
  worth,
  routing,
  view,
  canonical,
  invariants,
});
