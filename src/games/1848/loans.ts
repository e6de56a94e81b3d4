import type { Refusal } from '../../core/game.ts';
import { offer } from '../../core/steps.ts';
import { pay } from '../../rail/money.ts';
import { operatingOf, operator, setOperating } from '../../rail/operating.ts';
import { companyOf, setCompany } from '../../rail/position.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { BOE, LOAN, LOANS, LOANS_PER_COMPANY, LOANS_TO_END } from './data.ts';
import { priceLeft } from './prices.ts';
import { settleReceivership } from './receivership.ts';
import { acting, type Draft1848, type State, type Step1848, triggerEnd } from './state.ts';
import { refuse } from './vocabulary.ts';

/** 1848-14: loans of the Bank of England. */

const VOLUNTARY_COLUMNS = 2;
const FORCED_COLUMNS = 3;

/** 1848-14.2 */
export function hasLoanCapacity(state: State, company: CompanyId): boolean {
  return state.first3 && companyOf(state, company).loans < LOANS_PER_COMPANY && state.loansIssued < LOANS;
}

/** 1848-14.2: capacity, and none taken by choice this turn. */
export function mayTakeLoan(state: State, company: CompanyId): boolean {
  return state.round.kind === 'operating' && !state.round.loanTaken && hasLoanCapacity(state, company);
}

export function checkLoan(state: State): Refusal | null {
  const company = operator(state);
  if (company === null || state.round.kind !== 'operating') return refuse('no-company', '1848-14.4');
  if (!state.first3) return refuse('too-early', '1848-14.1');
  if (state.round.loanTaken) return refuse('one-loan-a-turn', '1848-14.2');
  if (companyOf(state, company).loans >= LOANS_PER_COMPANY) {
    return refuse('company-loan-limit', '1848-14.2', { limit: LOANS_PER_COMPANY });
  }
  return state.loansIssued >= LOANS ? refuse('no-loans-left', '1848-14.1') : null;
}

/** 1848-14.3, 1848-15.3: the money, the marker, the Bank of England's price; loans are issued in order (1848-14.5). */
function lend(draft: Draft1848, company: CompanyId, columns: number, rule: string): void {
  pay(draft, BOE, company, LOAN);
  draft.state.loansIssued += 1;
  setCompany(draft, company, { loans: companyOf(draft.state, company).loans + 1 });
  draft.emit('loan-taken', { company, loans: companyOf(draft.state, company).loans }, rule);
  priceLeft(draft, company, columns, rule);
  if (draft.state.loansIssued >= LOANS_TO_END) triggerEnd(draft, 'stock_market');
}

/** 1848-15.3; D-21: the books let the first loan of a turn move two columns even here. */
export function lendForced(draft: Draft1848, company: CompanyId): void {
  const { options } = draft.state;
  const round = operatingOf(draft.state);
  const isFirst = !round.loanTaken && round.forcedLoans === 0;
  lend(draft, company, isFirst ? options.forced_first_loan_steps : FORCED_COLUMNS, '1848-15.3');
  setOperating(draft, { forcedLoans: round.forcedLoans + 1 });
}

function borrow(draft: Draft1848): void {
  const { company } = acting(draft.state);
  setOperating(draft, { loanTaken: true });
  lend(draft, company, VOLUNTARY_COLUMNS, '1848-14.3');
  settleReceivership(draft, company);
  // A company that borrows too much ends its turn, whatever step it was at.
  if (companyOf(draft.state, company).closed) setOperating(draft, { step: 'closing' });
}

/** 1848-14.4, 7.7: at any point of the turn. */
export const loanStep: Step1848<'take_loan'> = {
  id: 'loan',
  rule: '1848-14.4',
  waits: () => false,
  *offers(state) {
    const { director: by } = acting(state);
    yield offer({ type: 'take_loan', by }, checkLoan(state));
  },
  acts: { take_loan: { check: checkLoan, perform: borrow } },
};
