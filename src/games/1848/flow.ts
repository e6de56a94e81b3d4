import type { Seat } from '../../core/game.ts';
import { decisionsBy } from '../../rail/decisions.ts';
import type { Open } from '../../rail/steps.ts';
import type { Action1848 } from './actions.ts';
import { auctionIsOver, auctionStep } from './auction.ts';
import { consentStep } from './consent.ts';
import { crisisStep, debtorAtTurn, settleDebtors } from './crisis.ts';
import { crowdedCompany } from './depot.ts';
import { loanStep } from './loans.ts';
import {
  mayTakeTurn,
  openTurn,
  skipStep,
  startOperatingRound,
  startOperatingSet,
  TURN_STEPS,
} from './operating.ts';
import { privatePurchase } from './privates.ts';
import { companyOf, type Draft1848, operator, OPERATING_STEPS, type State } from './state.ts';
import {
  endStockRound,
  passStockTurn,
  startStockRound,
  stockIsOver,
  stockStep,
  stockWaits,
} from './stock.ts';
import { forcedTasmaniaStep, specialLayStep } from './track.ts';
import { discardStep } from './trains.ts';
import { endTurn } from './turn.ts';

/**
 * What is to be decided now, and what happens by itself in between. Which steps wait is as on 18xx.games
 * (1848-7.4), so that its files and ours have the same records (1848-21.8).
 */

type Open1848 = Open<State, Action1848>;

const decisions = decisionsBy<State, Action1848>((state) => interruption(state) ?? roundDecision(state));

export const openDecision = decisions.open;

/** 1848-7.7: what has to be answered before anything else. */
function interruption(state: State): Open1848 | null {
  if (state.deal !== null)
    return { seat: state.deal.seller, entity: state.deal.seller, steps: [consentStep] };
  if (isBetweenTurns(state)) return null;
  const debtor = debtorAtTurn(state);
  if (debtor !== null) return { seat: debtor, entity: debtor, steps: [crisisStep] };
  if (state.tasmania !== null) return { seat: state.tasmania, entity: 'P3', steps: [forcedTasmaniaStep] };
  const crowded = discardIsDue(state) ? crowdedCompany(state) : null;
  if (crowded === null) return null;
  return { seat: companyOf(state, crowded).director as Seat, entity: crowded, steps: [discardStep] };
}

/** 1848-16.5: after a failure the next company opens its turn before anything is asked. */
function isBetweenTurns(state: State): boolean {
  const { round } = state;
  const company = operator(state);
  if (round.kind !== 'operating' || company === null) return false;
  if (round.opened && !companyOf(state, company).closed) return false;
  return round.queue.slice(round.at + (round.opened ? 1 : 0)).some((next) => mayTakeTurn(state, next));
}

/**
 * 1848-10.8: at once, where a company buys. After an export 18xx.games asks only when the next company has
 * come to its own trains; with D-24's other reading at once.
 */
function discardIsDue(state: State): boolean {
  if (state.round.kind !== 'operating') return false;
  if (state.options.export_phase === 'advance') return true;
  const company = operator(state);
  // A failed company that is still at turn is the last of its round, and the round waits.
  if (company !== null && companyOf(state, company).closed) return true;
  const hasTurn = state.round.opened && company !== null;
  return hasTurn && OPERATING_STEPS.indexOf(state.round.step) >= OPERATING_STEPS.indexOf('discard');
}

function roundDecision(state: State): Open1848 | null {
  const { round } = state;
  if (round.kind === 'auction') {
    return auctionIsOver(state) ? null : { seat: round.at, entity: round.at, steps: [auctionStep] };
  }
  if (round.kind === 'stock') {
    if (stockIsOver(state) || !stockWaits(state)) return null;
    return { seat: round.at, entity: round.at, steps: [stockStep] };
  }
  const company = operator(state);
  if (company === null || !round.opened || companyOf(state, company).closed) return null;
  const step = TURN_STEPS[round.step];
  if (!step.waits(state)) return null;
  const seat = companyOf(state, company).director as Seat;
  return { seat, entity: company, steps: [step, specialLayStep, loanStep, privatePurchase] };
}

/**
 * 1848-16.6: what follows an action by itself within its turn. A debt from an earlier round is demanded only
 * after it, up to the closing step, which leaves the turn open.
 */
export function followThrough(draft: Draft1848): void {
  for (;;) {
    const { round, deal } = draft.state;
    const company = operator(draft.state);
    if (round.kind !== 'operating' || company === null || !round.opened || deal !== null) return;
    if (companyOf(draft.state, company).closed || round.step === 'closing') return;
    if (roundDecision(draft.state) !== null) return;
    skipStep(draft);
  }
}

/** Lets everything happen that needs no decision. */
export function settle(draft: Draft1848): void {
  settleDebtors(draft);
  decisions.settle(draft, advance);
}

function advance(draft: Draft1848): void {
  const { round } = draft.state;
  if (round.kind === 'auction') return startStockRound(draft);
  if (round.kind === 'stock') return advanceStock(draft);
  const company = operator(draft.state);
  if (company === null) return endOperatingRound(draft);
  if (!round.opened) return openTurn(draft);
  if (companyOf(draft.state, company).closed) return endTurn(draft);
  skipStep(draft);
}

/** 1848-4.2: who can do nothing is passed without being asked. */
function advanceStock(draft: Draft1848): void {
  if (!stockIsOver(draft.state)) return passStockTurn(draft);
  endStockRound(draft);
  startOperatingSet(draft);
}

/** 1848-18.2: a set of rounds is always finished; then the game ends, or the next stock round begins. */
function endOperatingRound(draft: Draft1848): void {
  const { round, endReason } = draft.state;
  if (round.kind !== 'operating') return;
  if (round.number < round.of) return startOperatingRound(draft, round.number + 1, round.of);
  if (endReason !== null) return finish(draft);
  draft.state.turnNumber += 1;
  startStockRound(draft);
}

export function finish(draft: Draft1848): void {
  draft.state.finished = true;
  draft.emit('game-over', { reason: draft.state.endReason ?? '' }, '1848-18.2');
}
