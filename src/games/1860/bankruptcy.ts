import type { Seat } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import { setCompany } from '../../rail/position.ts';
import { takeMarkerAway } from '../../rail/prices.ts';
import { certNumber, held, IPO, moveCerts, POOL } from '../../rail/shares.ts';
import { nextSeat, orderFrom } from '../../rail/stock.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { RAILWAYS } from './data.ts';
import { isAtZero } from './prices.ts';
import { type Draft1860, holding, type State } from './state.ts';

/** 1860-18: a company whose price reaches nothing. */

/** 1860-18.1, 9.2: checked after every move of the marker. True if the company is bankrupt. */
export function settleBankruptcy(draft: Draft1860, company: CompanyId): boolean {
  if (!isAtZero(draft, company)) return false;
  draft.emit('bankrupt', { company }, '1860-18.1');
  returnShares(draft, company);
  takeMarkerAway(draft, company);
  const resets = draft.state.options.bankruptcy_resets_operated;
  setCompany(draft, company, {
    par: null,
    president: null,
    floated: false,
    bankrupt: true,
    ...(resets ? { operatedSinceLaunch: false } : {}),
  });
  passPriority(draft);
  return true;
}

/** 1860-18.2: without payment, in the order of their numbers. Treasury, trains, tokens and insolvency (1860-16.7) stay. */
function returnShares(draft: Draft1860, company: CompanyId): void {
  for (const holder of [POOL, ...draft.state.order] as const) {
    moveCerts(draft, held(draft.state.certificates, company, holder), holder, IPO);
  }
  const certs = held(draft.state.certificates, company, IPO);
  draft.own('certificates')[company] = { [IPO]: certs.toSorted((a, b) => certNumber(a) - certNumber(b)) };
}

function allShares(state: State, seat: Seat): number {
  return RAILWAYS.reduce((sum, company) => sum + holding(state, company, seat), 0);
}

/** 1860-18.3: to the player with the fewest shares; ties from the priority holder on (D-14: or from the next one). */
function passPriority(draft: Draft1860): void {
  const { state } = draft;
  const { round, order } = state;
  const isFromNext =
    state.options.bankruptcy_pd_from_current && round.kind === 'stock' && round.lastActor !== null;
  const from = isFromNext ? orderFrom(order, nextSeat(state.order, round.lastActor)) : order;
  const least = Math.min(...from.map((seat) => allShares(state, seat)));
  const holder = present(
    from.find((seat) => allShares(state, seat) === least),
    'seat',
  );
  state.order = orderFrom(order, holder);
  draft.emit('priority', { seat: holder }, '1860-18.3');
}
