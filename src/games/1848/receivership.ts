import type { Seat } from '../../core/game.ts';
import { BANK, pay } from '../../rail/money.ts';
import { cashOf, companyOf, setCompany } from '../../rail/position.ts';
import { takeMarkerAway } from '../../rail/prices.ts';
import { type CompanyId, withTokensTurned } from '../../rail/tokens.ts';
import { BOE, EXPORT_AT_RECEIVERSHIP, RECEIVERSHIPS_TO_END } from './data.ts';
import { exportTrain } from './depot.ts';
import { isInReceivershipColumn } from './prices.ts';
import { closePrivatesOf } from './privates.ts';
import { directorOf, type Draft1848, holding, triggerEnd } from './state.ts';

/** 1848-16: what happens to a company whose marker enters column 0. */

/** 1848-12.4, 16.1: at once after the action that moved the marker there. */
export function settleReceivership(draft: Draft1848, company: CompanyId): void {
  if (!isInReceivershipColumn(draft, company)) return;
  const director = directorOf(draft.state, company);
  draft.state.receiverships += 1;
  draft.state.failures = draft.state.failures.map((count, seat) => count + (seat === director ? 1 : 0));
  draft.emit('receivership', { company, director, number: draft.state.receiverships }, '1848-16.1');
  // 1848-16.2: tokens stay where they are, as the Bank of England's.
  draft.state.tokens = withTokensTurned(draft.state.tokens, company, BOE);
  compensate(draft, company, director);
  if (EXPORT_AT_RECEIVERSHIP.includes(draft.state.receiverships)) exportTrain(draft);
  closePrivatesOf(draft, company);
  pay(draft, company, BANK, cashOf(draft.state, company));
  takeMarkerAway(draft, company);
  draft.own('certificates')[company] = {};
  setCompany(draft, company, { closed: true, floated: false, director: null, par: null });
  // 1848-16.7
  if (draft.state.receiverships >= RECEIVERSHIPS_TO_END) triggerEnd(draft, 'closed_five');
  if (cashOf(draft.state, director) < 0 && !draft.state.debtors.includes(director)) {
    draft.state.debtors = [...draft.state.debtors, director];
  }
}

/** 1848-16.3: par for every share of the other players, from the treasury, then from the Director. */
function compensate(draft: Draft1848, company: CompanyId, director: Seat): void {
  const { par } = companyOf(draft.state, company);
  for (const seat of draft.state.order) {
    if (seat === director) continue;
    const due = (holding(draft.state, company, seat) / 10) * (par ?? 0);
    if (due === 0) continue;
    const fromTreasury = Math.min(due, cashOf(draft.state, company));
    pay(draft, company, seat, fromTreasury);
    pay(draft, director, seat, due - fromTreasury);
    draft.emit('compensated', { company, seat, amount: due, byDirector: due - fromTreasury }, '1848-16.3');
  }
}
