import type { Seat } from '../../core/game.ts';
import { companyOf, setCompany } from '../../rail/position.ts';
import { orderByPrice } from '../../rail/prices.ts';
import { directorCert, IPO, POOL, rightfulDirector, swapDirectorCert } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { BOE, COM, FLOAT_PERCENT, MARKET, RAILWAYS } from './data.ts';
import { type Draft1848, holding, payFromBank, type State } from './state.ts';

/** 1848-4.7, 4.10, 5.1: directorship, floating and capital. */

const DIRECTOR_MINIMUM = 20;

/** Whether a company with these holdings would get a new Director. */
export function successor(state: State, company: CompanyId, holdingOf: (seat: Seat) => number): Seat | null {
  return rightfulDirector(holdingOf, state.order, companyOf(state, company).director, DIRECTOR_MINIMUM);
}

/**
 * 1848-4.7.1, 1848-4.7.2: after every trade (never for the Bank of England, 1848-4.7.5). The new Director gives the first two certificates of the holding for
 * the Director's; they go to the old Director, or to the pool if that certificate was sold into it.
 */
export function settleDirector(draft: Draft1848, company: CompanyId): void {
  if (company === BOE) return;
  const { state } = draft;
  const old = companyOf(state, company).director;
  if (old === null) return;
  const next = successor(state, company, (seat) => holding(state, company, seat));
  if (next === null || next === old) return;
  const cert = directorCert(company);
  const giver = state.certificates[company]?.[old]?.includes(cert) ? old : POOL;
  swapDirectorCert(draft, cert, giver, next);
  setCompany(draft, company, { director: next });
  draft.emit('director-changed', { company, from: old, to: next }, '1848-4.7.1');
}

/** 1848-4.10: floated the moment at most 40 % are left in the IPO; ten times par from the bank. */
export function settleFloat(draft: Draft1848, company: CompanyId): void {
  if (company === BOE) return;
  const { par, floated } = companyOf(draft.state, company);
  if (floated || par === null || holding(draft.state, company, IPO) > 100 - FLOAT_PERCENT) return;
  setCompany(draft, company, { floated: true });
  draft.emit('floated', { company }, '1848-4.10');
  if (company === COM) payComCapital(draft);
  else payCapital(draft, company, par);
}

function payCapital(draft: Draft1848, company: CompanyId, par: number): void {
  payFromBank(draft, company, par * 10);
  draft.emit('capital-paid', { company, amount: par * 10 }, '1848-4.10');
}

/** D-09: COM is paid on floating, or only once it may operate too. */
export function payComCapital(draft: Draft1848): void {
  const { par, floated } = companyOf(draft.state, COM);
  const due = draft.state.options.com_capital === 'float' || comMayOperate(draft.state);
  if (!floated || par === null || draft.state.comPaid || !due) return;
  draft.state.comPaid = true;
  payCapital(draft, COM, par);
}

/** 1848-6.1, 1848-6.2: until then COM floats like any other company, but is passed over. */
export function comMayOperate(state: State): boolean {
  return state.connected || state.first6;
}

/** 1848-7.2: floated companies as they operate. */
export function operatingOrder(state: State): CompanyId[] {
  const floated = RAILWAYS.filter((id) => companyOf(state, id).floated);
  return orderByPrice(state, MARKET, floated);
}
