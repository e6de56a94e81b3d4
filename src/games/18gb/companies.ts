import type { Seat } from '../../core/game.ts';
import { payFromBank } from '../../rail/money.ts';
import { companyOf, setCompany } from '../../rail/position.ts';
import { orderByPrice, takeMarkerAway } from '../../rail/prices.ts';
import {
  type CertId,
  directorCert,
  held,
  IPO,
  moveCerts,
  POOL,
  rightfulDirector,
  swapDirectorCert,
} from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { ADDED_CERTS, CONVERSION_SHARES, CONVERSION_STEPS, FLOAT_PERCENT, MARKET } from './data.ts';
import { placeHomeToken } from './homes.ts';
import { priceLeft } from './prices.ts';
import {
  companyIds,
  directorPercent,
  type Draft18GB,
  holding,
  isPhaseReached,
  sharePrice,
  type State,
} from './state.ts';

/** 18GB-6 and 18GB-7.9 to 7.11: directorship, floating, conversion, removal. */

/**
 * 18GB-7.9, 18GB-7.10, 18GB-7.11: after every transfer. A player with more than the director and the size of the director's
 * certificate takes over; if the certificate is in the pool and nobody has that much, it is receivership.
 */
export function settleDirector(draft: Draft18GB, company: CompanyId): void {
  const { state } = draft;
  const old = companyOf(state, company).director;
  const cert = directorCert(company);
  const inPool = held(state.certificates, company, POOL).includes(cert);
  const holdingOf = (seat: Seat): number => holding(state, company, seat);
  const size = directorPercent(state, company);
  const next = rightfulDirector(holdingOf, state.order, old, size);
  if (!inPool) {
    if (next === null || next === old) return;
  } else if (next === null || holdingOf(next) < size) {
    if (old === null) return;
    setCompany(draft, company, { director: null });
    draft.emit('receivership', { company, director: old }, '18GB-7.11');
    return;
  }
  // 18GB-21.3: in a file of 18xx.games a player may have it without being director.
  const keeper = inPool
    ? POOL
    : state.order.find((seat) => held(state.certificates, company, seat).includes(cert));
  if (keeper !== undefined && keeper !== next) swapDirectorCert(draft, cert, keeper, next);
  setCompany(draft, company, { director: next });
  if (next !== old) draft.emit('director-changed', { company, from: old, to: next }, '18GB-7.9');
}

/** 18GB-6.6: 40 % in the yellow phase, 60 % later, held by anyone outside the IPO: how much of it is missing. */
export function percentToFloat(state: State, company: CompanyId): number {
  const needed = isPhaseReached(state, '3+1') ? FLOAT_PERCENT.later : FLOAT_PERCENT.yellow;
  return Math.max(0, needed - (100 - holding(state, company, IPO)));
}

export function settleFloat(draft: Draft18GB, company: CompanyId): void {
  const { floated, par } = companyOf(draft.state, company);
  if (floated || par === null || percentToFloat(draft.state, company) > 0) return;
  setCompany(draft, company, { floated: true });
  draft.emit('floated', { company }, '18GB-6.6');
  payCapital(draft, company, par);
  if (draft.state.options['home.at_float']) placeHomeToken(draft, company);
}

/** 18GB-6.7: the value of all its shares (D-13: at the par price); a 10-share IPO goes to the pool. */
function payCapital(draft: Draft18GB, company: CompanyId, par: number): void {
  const { size } = companyOf(draft.state, company);
  const price = draft.state.options['float.capital_par'] ? par : sharePrice(draft.state, company);
  payFromBank(draft, company, size * price);
  draft.emit('capital-paid', { company, amount: size * price }, '18GB-6.7');
  if (size === 10) moveCerts(draft, held(draft.state.certificates, company, IPO), IPO, POOL);
}

/** The five new certificates; all others are worth half as much. */
function doubleShares(draft: Draft18GB, company: CompanyId, to: typeof IPO | typeof POOL): void {
  const added: CertId[] = ADDED_CERTS.map((number) => `${company}_${number}`);
  const holdings = draft.ownIn(draft.own('certificates'), company);
  holdings[to] = [...(holdings[to] ?? []), ...added];
  setCompany(draft, company, { size: 10 });
}

/** 18GB-6.8, 8.4: a floated corporation converts; the bank pays five shares at the new price. */
export function convert(draft: Draft18GB, company: CompanyId, kind: keyof typeof CONVERSION_STEPS): void {
  doubleShares(draft, company, POOL);
  priceLeft(draft, company, CONVERSION_STEPS[kind], '18GB-8.4');
  const amount = CONVERSION_SHARES * sharePrice(draft.state, company);
  payFromBank(draft, company, amount);
  draft.emit('converted', { company, amount }, '18GB-6.8');
}

/** 18GB-6.9: the first 5+2: a corporation that has not floated starts with ten shares. */
export function convertUnfloated(draft: Draft18GB): void {
  for (const company of companyIds(draft.state)) {
    const { floated, size, closed } = companyOf(draft.state, company);
    if (floated || closed || size === 10) continue;
    doubleShares(draft, company, IPO);
    draft.emit('ten-shares', { company }, '18GB-6.9');
  }
}

/** 18GB-6.10: the first 6X: a corporation that has not floated leaves the game; the token at home stays. */
export function removeUnfloated(draft: Draft18GB): number {
  let removed = 0;
  for (const company of companyIds(draft.state)) {
    const { floated, closed, par } = companyOf(draft.state, company);
    if (floated || closed) continue;
    if (par !== null && draft.state.options['grey.refund_parred']) refund(draft, company, par);
    draft.own('certificates')[company] = {};
    takeMarkerAway(draft, company);
    setCompany(draft, company, { closed: true, director: null, par: null });
    draft.emit('corporation-removed', { company }, '18GB-6.10');
    removed++;
  }
  return removed;
}

/** D-20 */
function refund(draft: Draft18GB, company: CompanyId, par: number): void {
  for (const seat of draft.state.order) {
    const percent = holding(draft.state, company, seat);
    if (percent === 0) continue;
    const amount = (par * percent * companyOf(draft.state, company).size) / 100;
    payFromBank(draft, seat, amount);
    draft.emit('refunded', { company, seat, amount }, '18GB-6.10');
  }
}

/** 18GB-9.1: floated corporations, highest price first, then by arrival in the cell. */
export function operatingOrder(state: State): CompanyId[] {
  const floated = companyIds(state).filter((id) => companyOf(state, id).floated);
  return orderByPrice(state, MARKET, floated);
}
