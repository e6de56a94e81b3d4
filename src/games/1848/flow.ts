import { decisionsBy, handlerOf } from '../../core/decisions.ts';
import type { Choice, Refusal, Seat } from '../../core/game.ts';
import { type Act, actFor, type Open } from '../../core/steps.ts';
import { operatingOf, operator, setOperating } from '../../rail/operating.ts';
import { companyOf } from '../../rail/position.ts';
import { makeRounds } from '../../rail/rounds.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Action1848 } from './actions.ts';
import { auctionIsOver, auctionStep } from './auction.ts';
import { consentStep } from './consent.ts';
import { crisisStep, debtorAtTurn, settleDebtors } from './crisis.ts';
import { crowdedCompany } from './depot.ts';
import { loanStep } from './loans.ts';
import {
  mayTakeTurn,
  startTurn,
  skipStep,
  startOperatingRound,
  startOperatingSet,
  TURN_STEPS,
} from './operating.ts';
import { privatePurchase } from './privates.ts';
import { type AnyStep1848, directorOf, type Draft1848, OPERATING_STEPS, type State } from './state.ts';
import { endStockRound, passStockTurn, startStockRound, stockStep } from './stock.ts';
import { forcedTasmaniaStep, specialLayStep } from './track.ts';
import { discardStep } from './trains.ts';
import { endTurn } from './turn.ts';
import { asksDiscardsAfterDividend } from './versions.ts';

/**
 * What has to be decided now, and what happens automatically in between. The same steps wait as on 18xx.games
 * (1848-7.4), so that its files and ours have the same records (1848-21.8).
 */

type Open1848 = Open<State, Action1848>;

/** Every step of the title. Together they take every action except `end_game`; a test checks that. */
export const STEPS: readonly AnyStep1848[] = [
  auctionStep,
  stockStep,
  ...Object.values(TURN_STEPS),
  specialLayStep,
  loanStep,
  privatePurchase,
  consentStep,
  crisisStep,
  forcedTasmaniaStep,
];

const rounds = makeRounds<State, Action1848>({
  auction: { steps: [auctionStep], isOver: auctionIsOver, end: startStockRound },
  // 1848-4.2
  stock: { steps: [stockStep], pass: passStockTurn, end: endStock },
  operating: { decision: turnDecision, startTurn, goOn, end: endOperatingRound },
});

const decisions = decisionsBy<State, Action1848>((state) => interruption(state) ?? rounds.decision(state));

export const openDecision = decisions.open;

/** 1848-7.7: what has to be decided before anything else. */
function interruption(state: State): Open1848 | null {
  if (state.deal !== null)
    return { seat: state.deal.seller, entity: state.deal.seller, steps: [consentStep] };
  if (isBetweenTurns(state)) return failedAtDividend(state) ? discardDecision(state) : null;
  const debtor = debtorAtTurn(state);
  if (debtor !== null) return { seat: debtor, entity: debtor, steps: [crisisStep] };
  if (state.tasmania !== null) return { seat: state.tasmania, entity: 'P3', steps: [forcedTasmaniaStep] };
  return discardIsDue(state) ? discardDecision(state) : null;
}

function discardDecision(state: State): Open1848 | null {
  const crowded = crowdedCompany(state);
  if (crowded === null) return null;
  return { seat: directorOf(state, crowded), entity: crowded, steps: [discardStep] };
}

/** 1848-16.5, D-41: on the site the next company opens its turn after a failure, before anything is asked. */
function isBetweenTurns(state: State): boolean {
  if (state.options.after_failure === 'at_once') return false;
  const { round } = state;
  const company = operator(state);
  if (round.kind !== 'operating' || company === null) return false;
  if (round.opened && !companyOf(state, company).closed) return false;
  return round.queue.slice(round.at + (round.opened ? 1 : 0)).some((next) => mayTakeTurn(state, next));
}

/** 1848-10.8: on the site discards follow the dividend, even if the dividend made the operating company fail. */
function failedAtDividend(state: State): boolean {
  const { round } = state;
  return (
    round.kind === 'operating' && round.opened && round.step === 'discard' && asksDiscardsAfterDividend(state)
  );
}

/**
 * 1848-10.8: at once, where a company buys. After an export 18xx.games asks only when the next company has
 * come to its own trains; with D-24's other reading at once.
 */
function discardIsDue(state: State): boolean {
  if (state.round.kind !== 'operating') return false;
  if (state.options.export_phase === 'advance') return true;
  const company = operator(state);
  // A failed company that is still on turn is the last of its round, and the round waits.
  if (company !== null && companyOf(state, company).closed) return true;
  return state.round.opened && company !== null && FROM_DISCARD.includes(state.round.step);
}

const FROM_DISCARD = OPERATING_STEPS.slice(OPERATING_STEPS.indexOf('discard'));

/**
 * 1848-14.4: while another company's Director chooses trains to discard, the operating company may still borrow. The
 * seat that may, or null.
 */
function borrowerBeside(state: State): Seat | null {
  if (openDecision(state)?.steps[0] !== discardStep) return null;
  const { round } = state;
  const company = operator(state);
  if (company === null || round.kind !== 'operating' || !round.opened) return null;
  return companyOf(state, company).director;
}

const BESIDE: readonly AnyStep1848[] = [loanStep];

/** What is offered beside the open decision. */
export function offersBeside(state: State): Choice<Action1848>[] {
  return borrowerBeside(state) === null ? [] : [...loanStep.offers(state, true)];
}

/** The act that handles an action now, or why there is none. */
export function handler(state: State, action: Action1848): Act<State, Action1848> | Refusal {
  const beside = borrowerBeside(state) === action.by ? actFor(BESIDE, action) : undefined;
  if (beside) return beside;
  return handlerOf(openDecision(state), action, { over: '1848-18.2', turn: '1848-2.4' });
}

function turnDecision(state: State, company: CompanyId): Open1848 | null {
  if (companyOf(state, company).closed) return null;
  const step = TURN_STEPS[operatingOf(state).step];
  if (!step.waits(state)) return null;
  const seat = directorOf(state, company);
  return { seat, entity: company, steps: [step, specialLayStep, loanStep, privatePurchase] };
}

/**
 * 1848-16.5: where the site starts looking for debtors after an action: with the Director of the operating company. A
 * failed company has none, so after the last company of a round it asks for a single sale (D-61).
 */
function siteCrisisFrom(state: State): Seat | null {
  const { round } = state;
  const company = operator(state);
  if (round.kind !== 'operating' || company === null) return null;
  if (!companyOf(state, company).closed) return companyOf(state, company).director;
  const later = round.queue.slice(round.at + 1);
  const last = later.some((next) => mayTakeTurn(state, next)) ? undefined : later.at(-1);
  return last === undefined ? null : companyOf(state, last).director;
}

/** 1848-16.5: after an action in an operating round, records where the search for debtors starts, clockwise. */
export function noteActor(draft: Draft1848, before: State, by: Seat): void {
  const { round, options } = draft.state;
  if (round.kind !== 'operating' || before.round.kind !== 'operating') return;
  const isCrisis = openDecision(before)?.steps[0] === crisisStep;
  if (isCrisis && !options.crisis_one_sale) return;
  if (round.crisisFrom === null) followThrough(draft);
  const crisisFrom = options.crisis_one_sale ? siteCrisisFrom(before) : by;
  if (round.crisisFrom !== crisisFrom) setOperating(draft, { crisisFrom });
}

/**
 * 1848-16.6: what follows an action automatically within its turn. A debt from an earlier round is demanded only
 * after it, up to the closing step, which leaves the turn open.
 */
function followThrough(draft: Draft1848): void {
  for (;;) {
    const { round, deal } = draft.state;
    const company = operator(draft.state);
    if (round.kind !== 'operating' || company === null || !round.opened || deal !== null) return;
    if (companyOf(draft.state, company).closed || round.step === 'closing') return;
    if (rounds.decision(draft.state) !== null) return;
    skipStep(draft, company);
  }
}

/** Performs everything that needs no decision. */
export function settle(draft: Draft1848): void {
  settleDebtors(draft);
  decisions.settle(draft, rounds.advance);
}

function goOn(draft: Draft1848, company: CompanyId): void {
  if (companyOf(draft.state, company).closed) endTurn(draft);
  else skipStep(draft, company);
}

function endStock(draft: Draft1848): void {
  endStockRound(draft);
  startOperatingSet(draft);
}

/** 1848-18.2: a set of rounds is always finished; then the game ends, or the next stock round begins. */
function endOperatingRound(draft: Draft1848): void {
  const { endReason } = draft.state;
  const round = operatingOf(draft.state);
  if (round.number < round.of) return startOperatingRound(draft, round.number + 1, round.of);
  if (endReason !== null) return finish(draft);
  draft.state.turnNumber += 1;
  startStockRound(draft);
}

export function finish(draft: Draft1848): void {
  draft.state.finished = true;
  draft.emit('game-over', { reason: draft.state.endReason ?? '' }, '1848-18.2');
}
