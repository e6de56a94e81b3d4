import { operatingOf } from '../../rail/operating.ts';
import { companyOf, setCompany } from '../../rail/position.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { RAILWAYS } from './data.ts';
import { type Draft1860, isInReceivership, type State } from './state.ts';
import { lastTakeoverEndsGame } from './versions.ts';

/** 1860-20: British Rail. */

/** 1860-20.1: every company that has a president owns a train. */
function allLedCompaniesHaveTrains(state: State): boolean {
  return RAILWAYS.every((id) => {
    const { president, trains } = companyOf(state, id);
    return president === null || trains.length > 0;
  });
}

/** 1860-20.2, D-15: at the end of a round, once the Southern has formed (by the book: and had its stock round). */
export function beginsBritishRail(state: State): boolean {
  const isTime = state.options.nationalise_after_southern_set ? state.southernRound : state.southern;
  return isTime && !state.britishRail && allLedCompaniesHaveTrains(state);
}

/** 1860-20.3: from now on there are only operating rounds, and the bank cannot break. */
export function beginBritishRail(draft: Draft1860): void {
  draft.state.britishRail = true;
  draft.emit('british-rail', {}, '1860-20.3');
}

function freeze(draft: Draft1860, companies: readonly CompanyId[]): void {
  for (const company of companies) {
    setCompany(draft, company, { frozen: true });
    draft.emit('nationalised', { company }, '1860-20.6');
  }
}

/**
 * 1860-20.6: at the end of a British Rail round, by what each company paid in it. True when the last ones are
 * taken over, be they three or more that tie, and the game is over (D-41).
 */
export function settleBritishRail(draft: Draft1860): boolean {
  const left = RAILWAYS.filter(
    (id) => companyOf(draft.state, id).floated && !companyOf(draft.state, id).frozen,
  );
  if (left.length < 3) {
    freeze(draft, left);
    return true;
  }
  const taken = draft.state.options.br_receivership_first
    ? firstTwo(draft.state, left)
    : lowest(draft.state, left);
  freeze(draft, taken);
  return taken.length === left.length && lastTakeoverEndsGame(draft.state);
}

function paidBy(state: State, company: CompanyId): number {
  return operatingOf(state).paid[company] ?? 0;
}

/** All that paid the least; if that is a single company, also all that paid the next amount. */
function lowest(state: State, left: readonly CompanyId[]): CompanyId[] {
  const amounts = [...new Set(left.map((id) => paidBy(state, id)))].sort((a, b) => a - b);
  const first = left.filter((id) => paidBy(state, id) === amounts[0]);
  if (first.length > 1) return first;
  return [...first, ...left.filter((id) => paidBy(state, id) === amounts[1])];
}

/** D-17: those in receivership before all others, then by amount: the first two, and all that tie with the second. */
function firstTwo(state: State, left: readonly CompanyId[]): CompanyId[] {
  const rank = (id: CompanyId): number => paidBy(state, id) + (isInReceivership(state, id) ? 0 : NEVER_PAID);
  const second = left.map(rank).sort((a, b) => a - b)[1] ?? 0;
  return left.filter((id) => rank(id) <= second);
}

/** More than any dividend. */
const NEVER_PAID = 1_000_000;
