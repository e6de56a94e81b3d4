import type { Refusal, Seat } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import { cashOf, companyOf, setCompany } from '../../rail/position.ts';
import { buyCert, type CertId, directorCert, held, IPO, moveCerts, POOL } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Of } from './actions.ts';
import { settleDirector, settleFloat } from './companies.ts';
import { GREEN_ZONE, IPO_HOLDING_LIMIT, LNWR } from './data.ts';
import { certPercent } from './shares.ts';
import {
  certificateLimit,
  certificatesOf,
  companyIds,
  type Draft18GB,
  holding,
  isCompany,
  isInReceivership,
  privateOf,
  sharePrice,
  sharesIn,
  type State,
  unitOf,
} from './state.ts';
import { refuse } from './vocabulary.ts';

/** 18GB-7.6, 7.7, 7.11: buying shares, in a stock round or after an emergency conversion. */

/** What has been bought so far, and what may be bought at all. */
export interface Purse {
  /** Bought since the turn (or the director's purchase) began. */
  readonly bought: readonly CompanyId[];
  /** 18GB-7.8, 15.2: after a conversion nothing else. */
  readonly only: CompanyId | null;
  /** Corporations sold in this round. */
  readonly sold: readonly CompanyId[];
  /** 18GB-7.7: whether a second share of this corporation may follow. */
  readonly mayBuyTwo: (company: CompanyId) => boolean;
}

/** 18GB-7.7: a price in the green zone, a sitting director. */
export function isGreenZone(state: State, company: CompanyId): boolean {
  return sharePrice(state, company) <= GREEN_ZONE;
}

/** 18GB-6.4: until LNWR is started, LB's owner may only start it (D-27: unless it is gone). */
export function isBoundToLnwr(state: State, seat: Seat): boolean {
  if (!isCompany(state, LNWR) || privateOf(state, 'LB').owner !== seat) return false;
  const { par, closed } = companyOf(state, LNWR);
  return par === null && !(closed && state.options['lb.release']);
}

/** Whether nothing has been bought yet, or a second share of the same is allowed. */
function hasTurnLeft({ bought, mayBuyTwo }: Purse, company: CompanyId): boolean {
  if (bought.length === 0) return true;
  return bought.length === 1 && bought[0] === company && mayBuyTwo(company);
}

/* ---- the loose test of 18GB-7.12 ---- */

function couldBuyFrom(
  state: State,
  seat: Seat,
  purse: Purse,
  company: CompanyId,
  from: typeof IPO | typeof POOL,
): boolean {
  const certs = held(state.certificates, company, from);
  if (certs.length === 0 || (from === IPO && companyOf(state, company).par === null)) return false;
  if (purse.sold.includes(company) || !hasTurnLeft(purse, company)) return false;
  const smallest = Math.min(...certs.map((cert) => sharesIn(state, company, cert)));
  if (cashOf(state, seat) < smallest * sharePrice(state, company)) return false;
  const isLoneDirectorCert = certs.length === 1 && certs[0] === directorCert(company);
  return isLoneDirectorCert
    ? held(state.certificates, company, seat).length === 1
    : certificatesOf(state, seat) < certificateLimit(state);
}

/** 18GB-7.12: "there is something to buy", judged generously: it decides whether the turn continues. */
export function couldBuy(state: State, seat: Seat, purse: Purse): boolean {
  return companyIds(state).some(
    (company) =>
      couldBuyFrom(state, seat, purse, company, POOL) || couldBuyFrom(state, seat, purse, company, IPO),
  );
}

/* ---- the rules ---- */

/** The conditions of every purchase, for any certificate. */
function checkTurn(state: State, seat: Seat, purse: Purse, company: CompanyId): Refusal | null {
  if (!isCompany(state, company)) return refuse('unknown-corporation', '18GB-7.6', { company });
  if (isBoundToLnwr(state, seat)) return refuse('lnwr-first', '18GB-6.4', { company });
  if (purse.only !== null && purse.only !== company) {
    return refuse('only-the-converted', '18GB-7.8', { company: purse.only });
  }
  if (purse.sold.includes(company)) return refuse('sold-this-round', '18GB-7.3', { company });
  if (!hasTurnLeft(purse, company)) return refuse('one-purchase', '18GB-7.7', { company });
  return null;
}

/** The ordinary certificate a purchase takes: the named one, or the first. */
export function certFor(
  state: State,
  { company, from, cert }: Pick<Of<'buy_share'>, 'company' | 'from' | 'cert'>,
): CertId | null {
  const ordinary = held(state.certificates, company, from).filter(
    (candidate) => candidate !== directorCert(company),
  );
  if (cert === undefined) return ordinary[0] ?? null;
  return ordinary.includes(cert) ? cert : null;
}

export function checkBuy(state: State, purse: Purse, action: Of<'buy_share'>): Refusal | null {
  const { company, from, by } = action;
  if (from !== IPO && from !== POOL) return refuse('bad-field', '18GB-7.6', { field: 'from' });
  const turn = checkTurn(state, by, purse, company);
  if (turn) return turn;
  if (companyOf(state, company).par === null) return refuse('not-started', '18GB-7.6', { company });
  const cert = certFor(state, action);
  if (cert === null) return refuse('no-share-there', '18GB-7.6', { company, from });
  const price = sharePrice(state, company);
  if (cashOf(state, by) < price) return refuse('not-enough-cash', '18GB-7.6', { price });
  const limit = certificateLimit(state);
  if (certificatesOf(state, by) >= limit) return refuse('certificate-limit', '18GB-7.6', { limit });
  const after = holding(state, company, by) + certPercent(state, company, cert);
  if (from === IPO && after > IPO_HOLDING_LIMIT) {
    return refuse('holding-limit', '18GB-7.6', { most: IPO_HOLDING_LIMIT });
  }
  return null;
}

/** 18GB-6.5: at the current price, from either source; the money goes to the bank. */
export function buyShare(draft: Draft18GB, action: Of<'buy_share'>): void {
  const { company, from, by } = action;
  const price = sharePrice(draft.state, company);
  buyCert(draft, by, present(certFor(draft.state, action), 'certificate'), from, price);
  draft.emit('share-bought', { seat: by, company, from, price }, '18GB-6.5');
  settleDirector(draft, company);
  settleFloat(draft, company);
}

/* ---- the director's certificate in the pool ---- */

/** 18GB-7.11: for the holder of exactly one ordinary certificate, where the pool has no other (D-25: cash). */
export function checkDirectorship(
  state: State,
  purse: Purse,
  { by, company }: Of<'buy_directorship'>,
): Refusal | null {
  const turn = checkTurn(state, by, purse, company);
  if (turn) return turn;
  if (!isInReceivership(state, company)) return refuse('not-in-receivership', '18GB-7.11', { company });
  if (held(state.certificates, company, by).length !== 1) {
    return refuse('needs-one-certificate', '18GB-7.11', { company });
  }
  const pool = held(state.certificates, company, POOL);
  // 18GB-21.3: in a file of 18xx.games a player may have kept it.
  if (!pool.includes(directorCert(company))) {
    return refuse('no-share-there', '18GB-7.11', { company, from: POOL });
  }
  // 18GB-7.11: only the site's page requires an ordinary one to be bought first.
  const hasOrdinary = pool.length > 1;
  if (hasOrdinary && !state.options.import_lenient) {
    return refuse('ordinary-share-in-pool', '18GB-7.11', { company });
  }
  const shares = state.options['pool.director_one_cash'] ? 1 : 2;
  const price = shares * sharePrice(state, company);
  return cashOf(state, by) < price ? refuse('not-enough-cash', '18GB-7.11', { price }) : null;
}

/** It costs one share, and the ordinary certificate goes to the pool. */
export function buyDirectorship(draft: Draft18GB, { by, company }: Of<'buy_directorship'>): void {
  const price = sharePrice(draft.state, company);
  const given = held(draft.state.certificates, company, by);
  buyCert(draft, by, directorCert(company), POOL, price);
  moveCerts(draft, given, by, POOL);
  setCompany(draft, company, { director: by });
  draft.emit('director-changed', { company, from: null, to: by }, '18GB-7.11');
}

/** All candidates for a purchase; the checks say what is legal. */
export function* purchases(state: State, by: Seat): Generator<Of<'buy_share'> | Of<'buy_directorship'>> {
  for (const company of companyIds(state)) {
    if (companyOf(state, company).par === null) continue;
    for (const from of [IPO, POOL] as const) {
      if (certFor(state, { company, from }) !== null) yield { type: 'buy_share', by, company, from };
    }
    if (isInReceivership(state, company)) yield { type: 'buy_directorship', by, company };
  }
}

/** 18GB-7.12: the price of the first certificate of the IPO, and whether it would stay within 60 %. */
export function firstIpoCert(
  state: State,
  seat: Seat,
  company: CompanyId,
  lowestPar: number,
): { price: number; fits: boolean } | null {
  const cert = held(state.certificates, company, IPO)[0];
  if (cert === undefined) return null;
  const shares = sharesIn(state, company, cert);
  const price = shares * (sharePrice(state, company) || lowestPar);
  const fits = holding(state, company, seat) + shares * unitOf(state, company) <= IPO_HOLDING_LIMIT;
  return { price, fits };
}
