import { handlerOf } from '../../core/decisions.ts';
import { Draft } from '../../core/draft.ts';
import type { Applied, Game, Refusal } from '../../core/game.ts';
import { Recent } from '../../core/recent.ts';
import { type Act, actFor } from '../../core/steps.ts';
import { inTrainOrder, makeGame } from '../../rail/game.ts';
import { type Action18GB, SHAPES } from './actions.ts';
import { finish, openDecision, settle } from './flow.ts';
import { COPYING } from './copies.ts';
import { invariants } from './invariants.ts';
import { FORMER_OPTIONS, type Options, OPTIONS, RULE_SETS } from './options.ts';
import { closingStep } from './privates.ts';
import { routing } from './routing.ts';
import { RULES } from './rules.ts';
import { trainOrder } from './running.ts';
import { setup } from './setup.ts';
import { type AnyStep18GB, type Draft18GB, type State, worth } from './state.ts';
import { RULES_VERSION } from './versions.ts';
import { view } from './view.ts';
import { EVENTS, REFUSALS } from './vocabulary.ts';

/** The switches of an imported game as in live play; they are the same throughout a game. */
const strictOptions = new Recent<Options, Options>();

/** The same position under the rules of live play. */
function strictly(state: State): State {
  const { options } = state;
  if (!options.import_lenient) return state;
  let strict = strictOptions.get(options);
  if (!strict) strictOptions.set(options, (strict = { ...options, import_lenient: false }));
  return Object.assign(COPYING.state(state), { options: strict });
}

/** 18GB-5.4: privates are closed at any time. */
const AT_ANY_TIME: readonly AnyStep18GB[] = [closingStep];

/** The act that handles an action now, or why there is none. */
function handler(state: State, action: Action18GB): Act<State, Action18GB> | Refusal {
  const open = openDecision(state);
  const always = open && actFor(AT_ANY_TIME, action);
  if (always) return always;
  return handlerOf(open, action, { over: '18GB-16.3', turn: '18GB-0.6' });
}

/**
 * 18GB-21.1, 18GB-21.2, 18GB-21.3: what live play refuses. Files of 18xx.games may contain it; then the second answer
 * decides, and the first becomes a note.
 */
function checkTwice(
  state: State,
  act: Act<State, Action18GB>,
  action: Action18GB,
): { refusal: Refusal | null; tolerated: Refusal | null } {
  const strict = act.check(strictly(state), action);
  if (strict === null || !state.options.import_lenient) return { refusal: strict, tolerated: null };
  const refusal = act.check(state, action);
  return { refusal, tolerated: refusal ? null : strict };
}

function carryOut(state: State, act: Act<State, Action18GB>, action: Action18GB): Applied<State> | Refusal {
  const { refusal, tolerated } = checkTwice(state, act, action);
  if (refusal) return refusal;
  const draft: Draft18GB = new Draft(state, COPYING);
  // Recorded figures report differences from ours themselves (18GB-12.13).
  if (tolerated && action.type !== 'run_routes') {
    draft.emit('import-difference', { what: tolerated.code, ...tolerated.params }, tolerated.rule);
  }
  act.perform(draft, action);
  settle(draft);
  return { state: draft.state, events: draft.events };
}

/** Shares by number instead of name, face value unsaid, routes by train and from their first end. */
function canonical(state: State, action: Action18GB): Action18GB {
  if (action.type === 'buy_share') {
    const { cert: _, ...rest } = action;
    return rest;
  }
  if (action.type === 'sell_shares') {
    const { certs: _, ...rest } = action;
    return rest;
  }
  if (action.type === 'buy_train') {
    const { price: _, ...rest } = action;
    return rest;
  }
  if (action.type !== 'run_routes') return action;
  const trains = trainOrder(state);
  const { revenue: _, ...rest } = action;
  const routes = action.routes.map(({ train, path }) => ({
    train,
    path: (path[0] ?? '') < (path[path.length - 1] ?? '') ? path : path.toReversed(),
  }));
  return { ...rest, routes: inTrainOrder(routes, trains) };
}

export const game18GB: Game<State, Action18GB> = makeGame({
  id: '18gb',
  title: '18GB: The Railways of Great Britain',
  rulesVersion: RULES_VERSION,
  seats: [2, 6],
  options: OPTIONS,
  ruleSets: RULE_SETS,
  formerOptions: FORMER_OPTIONS,
  rules: RULES,
  vocabulary: { events: EVENTS, refusals: REFUSALS },
  setup,
  taking: {
    shapes: SHAPES,
    // 18GB-20.5: an imported game may have been ended manually.
    rules: { shape: '18GB-20.5', turn: '18GB-0.6', stop: '18GB-20.5' },
    open: openDecision,
    handler,
    carryOut,
    stopAction: (by) => ({ type: 'end_game', by }),
    stop: (draft) => finish(draft, 'manually_ended'),
  },
  // In imported games, too, only what a page would offer; only `apply` accepts more.
  asOffered: strictly,
  worth,
  routing,
  view,
  canonical,
  invariants,
});
