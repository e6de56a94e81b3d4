import type { Seat } from '../../core/game.ts';
import { payFromBank } from '../../rail/money.ts';
import { companyOf, setCompany } from '../../rail/position.ts';
import { orderByPrice } from '../../rail/prices.ts';
import { directorCert, held, IPO, POOL, rightfulDirector, swapDirectorCert } from '../../rail/shares.ts';
import { nextSeat, orderFrom } from '../../rail/stock.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import {
  COMPANIES,
  FLOAT_PERCENT,
  LAYERS,
  LOWEST_RESTART,
  MARKET,
  PARS,
  PRESIDENT_PERCENT,
  PRICES,
  PRIVATE_IDS,
  PRIVATES,
  RAILWAYS,
  specOf,
} from './data.ts';
import { settleHome } from './homes.ts';
import { toBottom } from './prices.ts';
import { type Draft1860, holding, type State } from './state.ts';

/** 1860-6, 8: layers and par prices, presidents, floating. */

/* ---- layers ---- */

/** 1860-6.2: a company opens the next layer by operating, or when all its shares are sold. */
export function openLayer(state: State): number {
  const opened = RAILWAYS.filter((id) => {
    const { operated } = companyOf(state, id);
    return operated || held(state.certificates, id, IPO).length === 0;
  }).map((id) => COMPANIES[id].layer);
  return Math.min(LAYERS, 1 + Math.max(0, ...opened));
}

/** 1860-6.2, D-5: the layer from which companies can be launched now. */
export function layerForLaunch(state: State): number {
  const { round } = state;
  return state.options.layer_opens_next_sr && round.kind === 'stock' ? round.layer : openLayer(state);
}

/** 1860-6.3, D-6, D-40: by layer; after a bankruptcy every space from 40 to the layer's highest par. */
export function parPrices(state: State, company: CompanyId): readonly number[] {
  const usual = PARS[specOf(company).layer] ?? [];
  if (!companyOf(state, company).bankrupt) return usual;
  const most = Math.max(...usual);
  return PRICES.filter((price) => price >= LOWEST_RESTART && price <= most);
}

/** 1860-1.6: whether the last certificate in the IPO is kept for a private. */
export function hasReservedShare(state: State, company: CompanyId): boolean {
  return PRIVATE_IDS.some((id) => PRIVATES[id].share === company && !state.privates[id].closed);
}

/** Single certificates that can be bought from the IPO. */
export function sharesForSale(state: State, company: CompanyId): number {
  const single = held(state.certificates, company, IPO).filter((cert) => cert !== directorCert(company));
  return single.length - (hasReservedShare(state, company) ? 1 : 0);
}

/* ---- presidents ---- */

/** 1860-8.1: most shares and at least two; on ties the present president, else the nearest to the left. */
function rightfulPresident(state: State, company: CompanyId): Seat | null {
  const { president } = companyOf(state, company);
  const own = (seat: Seat): number => holding(state, company, seat);
  if (president !== null && own(president) >= PRESIDENT_PERCENT) {
    return rightfulDirector(own, state.order, president, PRESIDENT_PERCENT);
  }
  const order = president === null ? state.order : orderFrom(state.order, nextSeat(state.order, president));
  return rightfulDirector(own, order, null, PRESIDENT_PERCENT);
}

/**
 * 1860-8.2, 8.3, 8.5: after every trade. The president's certificate goes to the player who leads now, against the
 * two shares held longest; where nobody has two shares it stays in the pool and the company in receivership.
 */
export function settlePresident(draft: Draft1860, company: CompanyId): void {
  const { president: old } = companyOf(draft.state, company);
  const next = rightfulPresident(draft.state, company);
  const cert = directorCert(company);
  if (next !== null && !held(draft.state.certificates, company, next).includes(cert)) {
    const isOldHolder = old !== null && held(draft.state.certificates, company, old).includes(cert);
    swapDirectorCert(draft, cert, isOldHolder ? old : POOL, next);
  }
  if (next === old) return;
  setCompany(draft, company, { president: next });
  if (next === null) draft.emit('receivership', { company, from: old }, '1860-8.3');
  else
    draft.emit('president-changed', { company, from: old, to: next }, old === null ? '1860-8.5' : '1860-8.1');
}

/* ---- floating ---- */

export function heldByPlayers(state: State, company: CompanyId): number {
  return state.order.reduce((sum, seat) => sum + holding(state, company, seat), 0);
}

/** 1860-6.5: players hold half of it. 1860-18.6: a restarted company keeps what it had and turns its tokens up. */
export function settleFloat(draft: Draft1860, company: CompanyId): void {
  const { par, floated } = companyOf(draft.state, company);
  if (floated || par === null || heldByPlayers(draft.state, company) < FLOAT_PERCENT) return;
  setCompany(draft, company, { floated: true, bankrupt: false });
  payFromBank(draft, company, par * 10);
  draft.emit('floated', { company, capital: par * 10 }, '1860-6.5');
  toBottom(draft, company);
  settleHome(draft, company);
}

/** 1860-10.1, 6.6: by price, then by arrival; companies taken over by British Rail no longer operate (20.6). */
export function operatingOrder(state: State): CompanyId[] {
  const able = RAILWAYS.filter((id) => companyOf(state, id).floated && !companyOf(state, id).frozen);
  return orderByPrice(state, MARKET, able);
}
