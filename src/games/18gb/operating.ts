import { type Choice, refuse, type Refusal, type Seat } from '../../core/game.ts';
import { offer, type Step } from '../../rail/steps.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Action18GB } from './actions.ts';
import {
  buyDirectorship,
  buyShare,
  checkBuy,
  checkDirectorship,
  couldBuy,
  isGreenZone,
  type Purse,
  purchases,
} from './buying.ts';
import { operatingOrder } from './companies.ts';
import { ROUNDS_PER_SET } from './data.ts';
import { payPrivates } from './privates.ts';
import { failsAtRun, openReceivership } from './receivership.ts';
import { dividendStep, routesStep, withhold } from './running.ts';
import {
  companyOf,
  type Draft18GB,
  operatingOf,
  type OperatingStep,
  operator,
  setOperating,
  sharePrice,
  type State,
} from './state.ts';
import { trackStep } from './track.ts';
import { buyByItself, discardStep, trainsStep } from './trains.ts';
import { finishStep, FRESH_TURN } from './turn.ts';

/** 18GB-9: operating rounds. */

/** 18GB-9.1: privates pay, and the order is fixed. */
export function startOperatingRound(draft: Draft18GB, number: number): void {
  draft.emit('operating-round', { number, of: ROUNDS_PER_SET, set: draft.state.turnNumber }, '18GB-9.1');
  payPrivates(draft);
  draft.state.trainBought = false;
  draft.state.round = {
    kind: 'operating',
    number,
    queue: operatingOrder(draft.state),
    at: 0,
    opened: false,
    ...FRESH_TURN,
  };
}

export function openTurn(draft: Draft18GB): void {
  const company = operator(draft.state) as CompanyId;
  setOperating(draft, { opened: true });
  draft.emit('turn', { company }, '18GB-9.2');
  openReceivership(draft, company);
}

/* ---- the director's share after an emergency conversion ---- */

/** 18GB-15.2: one share of it, two in the green zone (D-5), whoever directed it before. */
function purseOf(state: State): Purse {
  const company = operator(state) as CompanyId;
  const { sharesBought } = operatingOf(state);
  return {
    bought: Array<CompanyId>(sharesBought).fill(company),
    only: company,
    sold: [],
    mayBuyTwo: (id) => !state.options['convert.single_buy'] && isGreenZone(state, id),
  };
}

function buyerOf(state: State): Seat | null {
  return companyOf(state, operator(state) as CompanyId).director;
}

function checkShare(state: State, action: Action18GB): Refusal | null {
  if (action.type === 'buy_share') return checkBuy(state, purseOf(state), action);
  if (action.type === 'buy_directorship') return checkDirectorship(state, purseOf(state), action);
  return action.type === 'pass' ? null : refuse('not-now', '18GB-15.2');
}

const shareStep: Step<State, Action18GB> = {
  id: 'share',
  rule: '18GB-15.2',
  takes: ({ type }) => type === 'buy_share' || type === 'pass',
  waits(state) {
    const seat = buyerOf(state);
    return operatingOf(state).converted && seat !== null && couldBuy(state, seat, purseOf(state));
  },
  *offers(state): Iterable<Choice<Action18GB>> {
    const by = buyerOf(state) as Seat;
    for (const action of purchases(state, by)) {
      if (action.company !== operator(state)) continue;
      yield offer<Action18GB>(action, checkShare(state, action), {
        cost: sharePrice(state, action.company),
      });
    }
    yield { kind: 'one', action: { type: 'pass', by } };
  },
  check: checkShare,
  perform(draft, action) {
    if (action.type === 'buy_share') buyShare(draft, action);
    else if (action.type === 'buy_directorship') buyDirectorship(draft, action);
    else return finishStep(draft);
    setOperating(draft, { sharesBought: operatingOf(draft.state).sharesBought + 1 });
  },
};

/* ---- the turn ---- */

export const TURN_STEPS: Readonly<Record<OperatingStep, Step<State, Action18GB>>> = {
  track: trackStep,
  routes: routesStep,
  dividend: dividendStep,
  discard: discardStep,
  trains: trainsStep,
  share: shareStep,
};

/** A step that does not wait resolves by itself; 18GB-15.6, 18GB-15.7: in receivership with more to it. */
export function skipStep(draft: Draft18GB): void {
  const company = operator(draft.state) as CompanyId;
  const { step } = operatingOf(draft.state);
  if (step === 'routes' && failsAtRun(draft, company)) return;
  if (step === 'dividend') withhold(draft, company);
  if (step === 'trains' && !buyByItself(draft, company) && trainsStep.waits(draft.state)) return;
  finishStep(draft);
}
