import type { Refusal } from '../../core/game.ts';
import { offer } from '../../core/steps.ts';
import { newOperatingTurns, openTurn, operatingOf, setOperating } from '../../rail/operating.ts';
import { companyOf } from '../../rail/position.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Of } from './actions.ts';
import { buyShare, checkBuy, couldBuy, isGreenZone, type Purse, purchases } from './buying.ts';
import { operatingOrder } from './companies.ts';
import { copyOperating } from './copies.ts';
import { ROUNDS_PER_SET } from './data.ts';
import { payPrivates } from './privates.ts';
import { failsAtRun, openReceivership } from './receivership.ts';
import { dividendStep, routesStep, withhold } from './running.ts';
import {
  acting,
  type AnyStep18GB,
  type Draft18GB,
  type OperatingStep,
  sharePrice,
  type State,
  type Step18GB,
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
  const turns = newOperatingTurns(number, operatingOrder(draft.state));
  draft.state.round = copyOperating(Object.assign(turns, FRESH_TURN));
}

export function startTurn(draft: Draft18GB, company: CompanyId): void {
  openTurn(draft, company, '18GB-9.2');
  openReceivership(draft, company);
}

/* ---- the director's share after an emergency conversion ---- */

/** 18GB-15.2: one share of it, two in the green zone (D-5), even for a new director. */
function purseOf(state: State): Purse {
  const { company, round } = acting(state);
  return {
    bought: Array<CompanyId>(round.sharesBought).fill(company),
    only: company,
    sold: [],
    mayBuyTwo: (id) => !state.options['convert.single_buy'] && isGreenZone(state, id),
  };
}

function checkShare(state: State, action: Of<'buy_share'>): Refusal | null {
  return checkBuy(state, purseOf(state), action);
}

const shareStep: Step18GB<'buy_share' | 'pass'> = {
  id: 'share',
  rule: '18GB-15.2',
  waits(state) {
    const { company, round } = acting(state);
    const seat = companyOf(state, company).director;
    return round.converted && seat !== null && couldBuy(state, seat, purseOf(state));
  },
  *offers(state) {
    const { company, director: by } = acting(state);
    for (const action of purchases(state, by)) {
      if (action.type !== 'buy_share' || action.company !== company) continue;
      yield offer(action, checkShare(state, action), { cost: sharePrice(state, company) });
    }
    yield { kind: 'one', action: { type: 'pass', by } };
  },
  acts: {
    buy_share: {
      check: checkShare,
      perform(draft, action) {
        buyShare(draft, action);
        setOperating(draft, { sharesBought: operatingOf(draft.state).sharesBought + 1 });
      },
    },
    pass: { check: () => null, perform: finishStep },
  },
};

/* ---- the turn ---- */

export const TURN_STEPS: Readonly<Record<OperatingStep, AnyStep18GB>> = {
  track: trackStep,
  routes: routesStep,
  dividend: dividendStep,
  discard: discardStep,
  trains: trainsStep,
  share: shareStep,
};

/** A step that does not wait resolves automatically; 18GB-15.6, 18GB-15.7: more happens in receivership. */
export function skipStep(draft: Draft18GB, company: CompanyId): void {
  const { step } = operatingOf(draft.state);
  if (step === 'routes' && failsAtRun(draft, company)) return;
  if (step === 'dividend') withhold(draft, company);
  if (step === 'trains' && !buyByItself(draft, company) && trainsStep.waits(draft.state)) return;
  finishStep(draft);
}
