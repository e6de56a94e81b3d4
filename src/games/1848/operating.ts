import type { Refusal } from '../../core/game.ts';
import { nth } from '../../core/present.ts';
import { offer } from '../../core/steps.ts';
import { facesOf, hexOf } from '../../rail/board.ts';
import { newOperatingTurns, openTurn, operatingOf } from '../../rail/operating.ts';
import { companyOf } from '../../rail/position.ts';
import { stopValue } from '../../rail/tile.ts';
import { type CompanyId, tokenPlaces } from '../../rail/tokens.ts';
import { placeHomeTokens } from './com.ts';
import { comMayOperate, operatingOrder } from './companies.ts';
import { copyOperating } from './copies.ts';
import { BOE, COM, KIT } from './data.ts';
import { hasLoanCapacity, mayTakeLoan } from './loans.ts';
import { couldBuyPrivate, payPrivates } from './privates.ts';
import { dividendStep, payBankOfEngland, routesStep, withhold } from './running.ts';
import {
  acting,
  type AnyStep1848,
  type Draft1848,
  type OperatingStep,
  phaseOf,
  type State,
  type Step1848,
} from './state.ts';
import { tokenStep } from './tokens.ts';
import { trackStep } from './track.ts';
import { discardStep, trainsStep } from './trains.ts';
import { endTurn, finishStep, FRESH_TURN } from './turn.ts';
import { refuse } from './vocabulary.ts';

/** 1848-7: operating rounds. */

/* ---- the round ---- */

/** 1848-7.3: the phase at the end of the stock round fixes the number of rounds. */
export function startOperatingSet(draft: Draft1848): void {
  startOperatingRound(draft, 1, phaseOf(draft.state).rounds);
}

/** 1848-7.1: privates, then the Bank of England, then the companies in their order (7.2). */
export function startOperatingRound(draft: Draft1848, number: number, of: number): void {
  const turns = newOperatingTurns(number, operatingOrder(draft.state));
  draft.state.round = copyOperating(Object.assign(turns, { of, crisisFrom: null }, FRESH_TURN));
  draft.emit('operating-round', { number, of, set: draft.state.turnNumber }, '1848-7.1');
  payPrivates(draft, '1848-7.1');
  payBankOfEngland(draft, bankOfEnglandRevenue(draft.state));
}

/** 1848-7.1: the base of the phase and the value of every city with one of its tokens, each token counted. */
export function bankOfEnglandRevenue(state: State): number {
  const faces = facesOf(KIT, state.board);
  let total = phaseOf(state).boeBase;
  for (const { hex, city } of tokenPlaces(state.tokens, BOE)) {
    const { stops } = nth(faces, hexOf(KIT, hex).index);
    total += stopValue(nth(stops, city), phaseOf(state).revenue);
  }
  return total;
}

/** 1848-6.3: COM is skipped while its condition does not hold; a failed company has no turn. */
export function mayTakeTurn(state: State, company: CompanyId): boolean {
  return !companyOf(state, company).closed && (company !== COM || comMayOperate(state));
}

/** Opens the turn of the company at the head of the queue, or skips it. */
export function startTurn(draft: Draft1848, company: CompanyId): void {
  if (!mayTakeTurn(draft.state, company)) return endTurn(draft);
  openTurn(draft, company, '1848-7.4');
  if (companyOf(draft.state, company).tokensUsed === 0) placeHomeTokens(draft, company);
}

/* ---- the steps that belong to no other chapter ---- */

/** 1848-14.7: column 1, without any train, and a loan available. */
function isAtLastColumn(state: State): boolean {
  const { company } = acting(state);
  const { cell, trains } = companyOf(state, company);
  return cell?.[1] === 1 && trains.length === 0 && mayTakeLoan(state, company);
}

/** D-23: the books let the company decline. */
function checkDecline({ options }: State): Refusal | null {
  return options.column1_block ? refuse('loan-in-last-column', '1848-14.7') : null;
}

const lastLoanStep: Step1848<'pass'> = {
  id: 'last-loan',
  rule: '1848-14.7',
  waits: isAtLastColumn,
  *offers(state) {
    yield offer({ type: 'pass', by: acting(state).director }, checkDecline(state));
  },
  acts: { pass: { check: checkDecline, perform: finishStep } },
};

/** 1848-7.4, step 8: a last chance for a loan or a private. */
const closingStep: Step1848<'pass'> = {
  id: 'closing',
  rule: '1848-7.4',
  waits(state) {
    const { company } = acting(state);
    return hasLoanCapacity(state, company) || couldBuyPrivate(state, company);
  },
  *offers(state) {
    yield { kind: 'one', action: { type: 'pass', by: acting(state).director } };
  },
  acts: { pass: { check: () => null, perform: finishStep } },
};

export const TURN_STEPS: Readonly<Record<OperatingStep, AnyStep1848>> = {
  track: trackStep,
  token: tokenStep,
  routes: routesStep,
  lastLoan: lastLoanStep,
  dividend: dividendStep,
  discard: discardStep,
  trains: trainsStep,
  closing: closingStep,
};

/** A step that does not wait resolves automatically. */
export function skipStep(draft: Draft1848, company: CompanyId): void {
  if (operatingOf(draft.state).step === 'dividend') withhold(draft, company);
  finishStep(draft);
}
