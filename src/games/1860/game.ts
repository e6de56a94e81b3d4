import { handlerOf } from '../../core/decisions.ts';
import { Draft } from '../../core/draft.ts';
import type { Applied, Game, Refusal } from '../../core/game.ts';
import type { Act } from '../../core/steps.ts';
import { inTrainOrder, makeGame } from '../../rail/game.ts';
import { directorCert } from '../../rail/shares.ts';
import { type Action1860, SHAPES } from './actions.ts';
import { checkLayer } from './buying.ts';
import { finish, openDecision, settle } from './flow.ts';
import { runningTrains } from './insolvency.ts';
import { COPYING } from './copies.ts';
import { invariants } from './invariants.ts';
import { intentOf } from './listing.ts';
import { OPTIONS, RULE_SETS } from './options.ts';
import { judgeRoute } from './routes.ts';
import { routing } from './routing.ts';
import { RULES } from './rules.ts';
import { setup } from './setup.ts';
import { acting, type Draft1860, type State, worth } from './state.ts';
import { checkLiveLay } from './track.ts';
import { checkTrade } from './trains.ts';
import { RULES_VERSION } from './versions.ts';
import { view } from './view.ts';
import { EVENTS, REFUSALS } from './vocabulary.ts';

/** 1860-0.5: what is forbidden only in the site's page. */
function checkPageRules(state: State, action: Action1860): Refusal | null {
  if (action.type === 'par' && state.round.kind === 'stock') return checkLayer(state, action);
  if (action.type === 'lay_tile' && state.homeLay === null) return checkLiveLay(state, action);
  if (action.type === 'buy_train_from') return checkTrade(state, acting(state).company, action.company);
  return null;
}

/** 1860-0.5: accepted in imported games, and reported with its rule. */
function noteLeniency(draft: Draft1860, action: Action1860): void {
  if (!draft.state.options.import_lenient) return;
  const refusal = checkPageRules(draft.state, action);
  if (refusal) draft.emit('import-difference', { what: refusal.code, ...refusal.params }, refusal.rule);
}

function carryOut(state: State, act: Act<State, Action1860>, action: Action1860): Applied<State> | Refusal {
  const refusal = act.check(state, action);
  if (refusal) return refusal;
  const draft: Draft1860 = new Draft(state, COPYING);
  noteLeniency(draft, action);
  act.perform(draft, action);
  settle(draft);
  return { state: draft.state, events: draft.events };
}

/** Shares by number instead of name, routes by train, from their first end and with their halts counted. */
function canonical(state: State, action: Action1860): Action1860 {
  if (action.type === 'buy_share' || action.type === 'exchange') {
    const { cert, ...rest } = action;
    const isPresidents = action.type === 'buy_share' && cert === directorCert(action.company);
    return isPresidents ? action : rest;
  }
  if (action.type === 'sell_shares') {
    const { certs: _, ...rest } = action;
    return rest;
  }
  if (action.type !== 'run_routes') return action;
  const { company } = acting(state);
  const trains = runningTrains(state, company);
  const routes = action.routes.map((intent) => {
    const { path } = intent;
    const isForward = (path[0] ?? '') < (path[path.length - 1] ?? '');
    const judged = judgeRoute(state, company, { ...intent, path: isForward ? path : path.toReversed() });
    return 'refused' in judged ? intent : intentOf(judged);
  });
  return { ...action, routes: inTrainOrder(routes, trains) };
}

export const game1860: Game<State, Action1860> = makeGame({
  id: '1860',
  title: '1860: Railways on the Isle of Wight',
  rulesVersion: RULES_VERSION,
  seats: [2, 4],
  options: OPTIONS,
  ruleSets: RULE_SETS,
  rules: RULES,
  vocabulary: { events: EVENTS, refusals: REFUSALS },
  setup: (seats, options, _seed, rulesVersion) => setup(seats, options, rulesVersion),
  taking: {
    shapes: SHAPES,
    // 1860-24.4: an imported game may have been ended manually.
    rules: { shape: '1860-24.2', turn: '1860-2.2', stop: '1860-24.4' },
    open: openDecision,
    handler: (state, action) =>
      handlerOf(openDecision(state), action, { over: '1860-21.1', turn: '1860-2.2' }),
    carryOut,
    stopAction: (by) => ({ type: 'end_game', by }),
    stop: (draft) => finish(draft, 'manually_ended'),
  },
  worth,
  routing,
  view,
  canonical,
  invariants,
});
