import type { Refusal, Seat } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import { BANK, pay } from '../../rail/money.ts';
import { cashOf, companyOf, setCompany } from '../../rail/position.ts';
import { type CertId, directorCert, held, IPO, moveCerts, POOL } from '../../rail/shares.ts';
import { stockOf } from '../../rail/stock.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Of } from './actions.ts';
import { layerForLaunch, parPrices, settleFloat, settlePresident, sharesForSale } from './companies.ts';
import { ALL_PARS, RAILWAYS, specOf } from './data.ts';
import { placeMarker } from './prices.ts';
import {
  certificateLimit,
  certificatesOf,
  type Draft1860,
  holding,
  isRailway,
  sharePrice,
  type State,
} from './state.ts';
import { refuse } from './vocabulary.ts';

/** 1860-6, 8.6: launching companies and buying shares. */

/** 1860-6.1: the conditions of every purchase. A whole company may belong to one player (1860-1.4). */
function checkRoom(state: State, seat: Seat, company: CompanyId, cash: number): Refusal | null {
  if (cashOf(state, seat) < cash) return refuse('not-enough-cash', '1860-6.1', { price: cash });
  if (certificatesOf(state, seat) >= certificateLimit(state)) {
    return refuse('certificate-limit', '1860-1.2', { limit: certificateLimit(state) });
  }
  if (stockOf(state).sold[seat]?.includes(company)) return refuse('sold-this-round', '1860-5.9', { company });
  return null;
}

/** The certificate a purchase takes: the named one, or the first single share; the president's only by name. */
export function certFor(
  state: State,
  { company, from, cert }: Omit<Of<'buy_share'>, 'by' | 'type'>,
): CertId | null {
  const there = held(state.certificates, company, from);
  if (cert !== undefined) return there.includes(cert) ? cert : null;
  const directors = directorCert(company);
  return there.find((candidate) => candidate !== directors) ?? null;
}

export function priceOf(state: State, { company, from }: Pick<Of<'buy_share'>, 'company' | 'from'>): number {
  return from === IPO ? (companyOf(state, company).par ?? 0) : sharePrice(state, company);
}

/**
 * 1860-8.6, D-8: by the book the certificate is not for sale: two shares are swapped for it (1860-8.5). On the site it
 * costs one share and a share of the buyer's own, if the buyer has the money for two.
 */
function checkTakeOver(state: State, seat: Seat, company: CompanyId): Refusal | null {
  if (state.options.president_cert_exchange_only) {
    return refuse('president-cert-not-for-sale', '1860-8.6', { company });
  }
  if (holding(state, company, seat) < 10) return refuse('own-share-needed', '1860-8.6', { company });
  const price = sharePrice(state, company);
  return checkRoom(state, seat, company, state.options.receiver_cert_cash_1x ? price : price * 2);
}

export function checkBuy(state: State, action: Of<'buy_share'>): Refusal | null {
  const { company, from, by } = action;
  if (from !== IPO && from !== POOL) return refuse('bad-field', '1860-6.1', { field: 'from' });
  if (!isRailway(company)) return refuse('unknown-company', '1860-6.1', { company });
  if (companyOf(state, company).par === null) return refuse('not-started', '1860-6.1', { company });
  const cert = certFor(state, action);
  if (cert === null) return refuse('no-share-there', '1860-6.1', { company, from });
  if (cert === directorCert(company)) return checkTakeOver(state, by, company);
  if (from === IPO && sharesForSale(state, company) <= 0) {
    return refuse('share-reserved', '1860-1.6', { company });
  }
  return checkRoom(state, by, company, priceOf(state, action));
}

export function buyShare(draft: Draft1860, action: Of<'buy_share'>): void {
  const { company, from, by } = action;
  const cert = present(certFor(draft.state, action), 'certificate');
  const price = priceOf(draft.state, action);
  pay(draft, by, BANK, price);
  if (cert === directorCert(company)) {
    // 1860-8.6: the first share of the buyer's own goes into the pool.
    moveCerts(draft, held(draft.state.certificates, company, by).slice(0, 1), by, POOL);
  }
  moveCerts(draft, [cert], from, by);
  draft.emit('share-bought', { seat: by, company, from, price }, '1860-6.1');
  settlePresident(draft, company);
  settleFloat(draft, company);
}

/** 1860-6.2 to 6.4: an open layer, one of its prices, the money for two shares. */
export function checkPar(state: State, action: Of<'par'>): Refusal | null {
  const { company, price, by } = action;
  if (!isRailway(company)) return refuse('unknown-company', '1860-6.4', { company });
  if (companyOf(state, company).par !== null) return refuse('already-started', '1860-6.4', { company });
  if (!ALL_PARS.includes(price)) return refuse('no-such-par', '1860-6.3', { price, prices: ALL_PARS });
  const closed = state.options.import_lenient ? null : checkLayer(state, action);
  return closed ?? checkRoom(state, by, company, launchCost(price));
}

/** 1860-6.4: the president's certificate is two shares. */
export function launchCost(par: number): number {
  return par * 2;
}

/** 1860-6.2, 6.3: the site checks these only in its page (1860-0.5). */
export function checkLayer(state: State, { company, price }: Of<'par'>): Refusal | null {
  const layer = layerForLaunch(state);
  if (specOf(company).layer > layer) {
    const nextRound = state.options.layer_opens_next_sr;
    return refuse('layer-closed', '1860-6.2', { company, layer, nextRound });
  }
  const prices = parPrices(state, company);
  return prices.includes(price) ? null : refuse('no-such-par', '1860-6.3', { price, prices });
}

export function launch(draft: Draft1860, { company, price, by }: Of<'par'>): void {
  pay(draft, by, BANK, launchCost(price));
  moveCerts(draft, [directorCert(company)], IPO, by);
  setCompany(draft, company, { par: price, president: by });
  placeMarker(draft, company, price);
  draft.emit('par-set', { company, price, seat: by }, '1860-6.4');
}

export function* purchases(state: State, by: Seat): Generator<Of<'buy_share'>> {
  for (const company of RAILWAYS) {
    if (companyOf(state, company).par === null) continue;
    for (const from of [IPO, POOL] as const) {
      const there = held(state.certificates, company, from);
      const cert = directorCert(company);
      const hasDirectorCert = there.includes(cert);
      if (there.length > (hasDirectorCert ? 1 : 0)) yield { type: 'buy_share', by, company, from };
      if (hasDirectorCert) yield { type: 'buy_share', by, company, from, cert };
    }
  }
}
