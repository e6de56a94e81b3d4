import { decisionsBy } from '../../core/decisions.ts';
import type { Open } from '../../core/steps.ts';
import { operatingOf, operator } from '../../rail/operating.ts';
import { makeRounds } from '../../rail/rounds.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Action18GB } from './actions.ts';
import { auctionIsOver, auctionStep, orderByCash } from './auction.ts';
import { consentStep } from './consent.ts';
import { ROUNDS_PER_SET, TRAINS_LEFT_FOR_BAN } from './data.ts';
import { crowdedCompany, exportTrain } from './depot.ts';
import { startTurn, skipStep, startOperatingRound, TURN_STEPS } from './operating.ts';
import { closingStep } from './privates.ts';
import {
  type AnyStep18GB,
  deciderFor,
  type Draft18GB,
  type EndReason,
  OPERATING_STEPS,
  type State,
} from './state.ts';
import { endStockRound, endStockTurn, startStockRound, stockStep } from './stock.ts';
import { powerTokenStep } from './tokens.ts';
import { powerLayStep } from './track.ts';
import { discardStep } from './trains.ts';

/**
 * What has to be decided now, and what happens automatically in between. The same steps wait as on 18xx.games
 * (18GB-7.12, 9.5), so that its files and ours have the same records (18GB-20.3).
 */

type Open18GB = Open<State, Action18GB>;

/** Every step of the title. Together they take every action except `end_game`; a test checks that. */
export const STEPS: readonly AnyStep18GB[] = [
  auctionStep,
  stockStep,
  ...Object.values(TURN_STEPS),
  powerLayStep,
  powerTokenStep,
  closingStep,
  consentStep,
];

const rounds = makeRounds<State, Action18GB>({
  auction: {
    steps: [auctionStep],
    isOver: auctionIsOver,
    end(draft) {
      orderByCash(draft);
      startStockRound(draft);
    },
  },
  // 18GB-7.12
  stock: { steps: [stockStep, closingStep], pass: endStockTurn, end: endStock },
  operating: { decision: turnDecision, startTurn, goOn: skipStep, end: endOperatingRound },
});

const decisions = decisionsBy<State, Action18GB>(findDecision);

export const openDecision = decisions.open;

function findDecision(state: State): Open18GB | null {
  if (state.deal !== null) {
    const { seller } = state.deal;
    return { seat: seller, entity: seller, steps: [consentStep, closingStep] };
  }
  const crowded = discardIsDue(state) ? crowdedCompany(state) : null;
  if (crowded !== null) {
    return { seat: deciderFor(state, crowded), entity: crowded, steps: [discardStep, closingStep] };
  }
  return rounds.decision(state);
}

/** 18GB-14.9: at once where a corporation buys; after an export at the next discard step (D-24: at once too). */
function discardIsDue(state: State): boolean {
  if (state.options['limit.immediate']) return true;
  if (state.round.kind !== 'operating' || operator(state) === null || !state.round.opened) return false;
  return OPERATING_STEPS.indexOf(state.round.step) >= OPERATING_STEPS.indexOf('discard');
}

function turnDecision(state: State, company: CompanyId): Open18GB | null {
  const { step: at } = operatingOf(state);
  const step = TURN_STEPS[at];
  if (!step.waits(state)) return null;
  const seat = deciderFor(state, company);
  const entity = at === 'share' ? seat : company;
  return { seat, entity, steps: [step, powerLayStep, powerTokenStep, closingStep] };
}

/** Performs everything that needs no decision. */
export function settle(draft: Draft18GB): void {
  decisions.settle(draft, rounds.advance);
}

function endStock(draft: Draft18GB): void {
  endStockRound(draft);
  startOperatingRound(draft, 1);
}

/** 18GB-16: export, the end of the game, the ban on tokens; then the next round. */
function endOperatingRound(draft: Draft18GB): void {
  const { number } = operatingOf(draft.state);
  const reason = endReason(draft.state);
  if (reason !== null) return finish(draft, reason);
  if (!draft.state.trainBought) exportTrain(draft);
  // 18GB-16.2
  if (draft.state.depot.length === 0) return finish(draft, 'final_train');
  if (draft.state.depot.length <= TRAINS_LEFT_FOR_BAN && !draft.state.tokensForbidden) {
    draft.state.tokensForbidden = true;
    draft.emit('tokens-forbidden', {}, '18GB-16.4');
  }
  if (number < ROUNDS_PER_SET) return startOperatingRound(draft, number + 1);
  draft.state.turnNumber += 1;
  startStockRound(draft);
}

/** 18GB-16.3: what ends the game with this operating round, or the next; no export is made then. */
export function endReason(state: State): EndReason | null {
  if (state.depot.length === 0) return 'final_train';
  return state.endPriceReached ? 'stock_market' : null;
}

export function finish(draft: Draft18GB, reason: EndReason): void {
  draft.state.endReason = reason;
  draft.state.finished = true;
  draft.emit('game-over', { reason }, '18GB-16.3');
}
