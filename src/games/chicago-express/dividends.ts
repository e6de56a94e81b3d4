import type { Seat } from '../../core/game.ts';
import { pay } from '../../rail/money.ts';
import {
  BANK,
  COMPANIES,
  type Company,
  COMPANY_IDS,
  DETROIT,
  DIAL_IDS,
  END,
  INDUSTRIES,
  wallet,
} from './data.ts';
import {
  cashOf,
  type DraftCE,
  type EndReason,
  industryValue,
  isOpen,
  perShare,
  raiseIncomesOn,
  sharesOf,
  soldShares,
  type State,
} from './state.ts';
import type { EndConditionView } from './view-type.ts';

/** CE-11, CE-12: dividends, and the end of the game. */

/** CE-9.2, CE-11.1: what one share pays; nothing while none is sold. */
export function dividendPerShare(state: State, company: Company): number {
  const sold = soldShares(state, company);
  return sold === 0 || !isOpen(state, company) ? 0 : perShare(state.income[company] as number, sold);
}

/** Pays one company's shareholders from the bank and adds what each got to `paid`. */
export function payShareholders(draft: DraftCE, company: Company, paid: number[]): number {
  const each = dividendPerShare(draft.state, company);
  if (each === 0) return each;
  for (let seat: Seat = 0; seat < draft.state.seats; seat++) {
    const amount = each * sharesOf(draft.state, seat, company);
    pay(draft, BANK, wallet(seat), amount);
    paid[seat] = (paid[seat] ?? 0) + amount;
  }
  return each;
}

export function noPayments(state: State): number[] {
  return Array.from({ length: state.seats }, () => 0);
}

/** CE-11.1: treasuries are not touched. */
function payDividends(draft: DraftCE): void {
  const paid = noPayments(draft.state);
  const rates: Record<string, number> = {};
  for (const company of COMPANIES) {
    const each = payShareholders(draft, company, paid);
    if (each > 0) rates[COMPANY_IDS[company]] = each;
  }
  draft.state.dividends++;
  draft.emit('dividend', { number: draft.state.dividends, per_share_by_company: rates, paid }, 'CE-11.1');
}

function companiesWithout(left: readonly number[]): number {
  return left.filter((count) => count === 0).length;
}

/** CE-12.1, CE-12.2: the progress of each condition; all five companies count, even the unopened Wabash. */
export function endConditions(state: State): EndConditionView[] {
  const stuck = companiesWithout(state.charters);
  const soldOut = companiesWithout(state.unsold);
  const detroit = industryValue(state, DETROIT);
  return [
    { reason: 'locomotives', value: stuck, limit: END.companies, holds: stuck >= END.companies },
    { reason: 'shares', value: soldOut, limit: END.companies, holds: soldOut >= END.companies },
    { reason: 'houses', value: state.supply, limit: END.houses, holds: state.supply <= END.houses },
    // CE-12.3: so the eighth dividend phase is always the last.
    { reason: 'detroit', value: detroit, limit: END.detroit, holds: detroit >= END.detroit },
  ];
}

/** Every condition that holds now. */
export function endReasons(state: State): EndReason[] {
  return endConditions(state).flatMap(({ reason, holds }) => (holds ? [reason] : []));
}

/** CE-12.4: most cash wins, and equals share the victory. */
export function winnersOf(state: State): Seat[] {
  const cash = Array.from({ length: state.seats }, (_, seat) => cashOf(state, seat));
  const most = Math.max(...cash);
  return cash.flatMap((amount, seat) => (amount === most ? [seat] : []));
}

/** CE-11.3, CE-18.4: after the payment and the end check. */
function resetDials(draft: DraftCE): void {
  const dials = draft.own('dials');
  for (const dial of DIAL_IDS) dials[dial] = 0;
  draft.emit('dials-reset', {}, 'CE-11.3');
}

/** CE-11.4: automatically, with or without a locomotive there. */
function growDetroit(draft: DraftCE): void {
  const before = industryValue(draft.state, DETROIT);
  const table = draft.own('table');
  table[DETROIT] = (table[DETROIT] as number) + 1;
  const value = industryValue(draft.state, DETROIT);
  raiseIncomesOn(draft, INDUSTRIES[DETROIT].hex, value - before);
  draft.emit('detroit-grew', { value }, 'CE-11.4');
}

/** CE-11, in its order. */
export function holdDividends(draft: DraftCE): void {
  payDividends(draft);
  // CE-11.2
  const reasons = endReasons(draft.state);
  if (reasons.length > 0) {
    draft.state.ended = reasons;
    draft.emit('game-over', { reasons, winners: winnersOf(draft.state) }, 'CE-12.1');
    return;
  }
  resetDials(draft);
  growDetroit(draft);
}
