import { nth } from '../core/present.ts';
import { knowingIds } from '../core/recent.ts';
import type { Draft } from '../core/draft.ts';
import type { Seat } from '../core/game.ts';
import { BANK, pay, type Purses } from './money.ts';
import type { CompanyId } from './tokens.ts';

/** A certificate has an identity, `CAR_0`: company and number; number 0 is the director's where there is one. */
export type CertId = string;

/** The holders of certificates: the initial offering, the bank pool, and players by seat. */
export const IPO = 'ipo';
export const POOL = 'pool';
export type Holder = typeof IPO | typeof POOL | Seat;

/** Holdings by company and holder, in order of arrival, which decides swaps. */
export type Holdings = Partial<Record<string, readonly CertId[]>>;
export type Certificates = Record<CompanyId, Holdings>;

/** Percent of each certificate of a company, by number. */
export type Percents = readonly number[];

/** Read from its end, digit by digit: asked so often that even looking it up would take longer. */
export function certNumber(cert: CertId): number {
  let number = 0;
  let unit = 1;
  for (let at = cert.length - 1; at >= 0 && cert[at] !== '_'; at--) {
    number += unit * (cert.charCodeAt(at) - ZERO);
    unit *= 10;
  }
  return number;
}

const ZERO = '0'.charCodeAt(0);

export const certCompany: (cert: CertId) => CompanyId = knowingIds((cert) =>
  cert.slice(0, cert.lastIndexOf('_')),
);

/** The director's certificate of a company that has directors. */
export const directorCert: (company: CompanyId) => CertId = knowingIds((company) => `${company}_0`);

/** All certificates of a company, in the order of their numbers. */
export function newCerts(company: CompanyId, percents: Percents): CertId[] {
  return percents.map((_, number) => `${company}_${number}`);
}

export function percentOf(percents: Percents, cert: CertId): number {
  return percents[certNumber(cert)] ?? 0;
}

const NONE: readonly CertId[] = [];

export function held(certificates: Certificates, company: CompanyId, holder: Holder): readonly CertId[] {
  const holdings = certificates[company];
  if (holdings === undefined) return NONE;
  // Apart, since V8 looks up numbers much faster where it never meets a name.
  return (typeof holder === 'number' ? holdings[holder] : holdings[holder]) ?? NONE;
}

/** How many certificates a holder has, of all companies together. */
export function certificatesHeld(certificates: Certificates, holder: Holder): number {
  let count = 0;
  for (const company in certificates) count += held(certificates, company, holder).length;
  return count;
}

export function percentHeld(
  certificates: Certificates,
  percents: Percents,
  company: CompanyId,
  holder: Holder,
): number {
  let sum = 0;
  for (const cert of held(certificates, company, holder)) sum += percentOf(percents, cert);
  return sum;
}

const MOST_SEATS = 6;

/** Field by field, so that there are few hidden classes of them: `Copying` says why. */
function copyHoldings(holdings: Holdings): Holdings {
  const { ipo, pool } = holdings;
  let copy: Holdings = {};
  if (ipo !== undefined) copy = pool === undefined ? { ipo } : { ipo, pool };
  else if (pool !== undefined) copy = { pool };
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const certs = holdings[seat];
    if (certs !== undefined) copy[seat] = certs;
  }
  return copy;
}

/** Moves certificates; they arrive at the end of the new holder's list, in the given order. */
export function moveCerts(
  draft: Draft<{ certificates: Certificates }>,
  certs: readonly CertId[],
  from: Holder,
  to: Holder,
): void {
  const first = certs[0];
  if (first === undefined) return;
  const certificates = draft.own('certificates');
  const holdings = copyHoldings(certificates[certCompany(first)] ?? {});
  const left = (holdings[from] ?? NONE).filter((cert) => !certs.includes(cert));
  if (left.length + certs.length !== (holdings[from] ?? NONE).length) {
    throw new RangeError(`${from} does not hold ${certs.join()}`);
  }
  holdings[from] = left;
  holdings[to] = [...(holdings[to] ?? NONE), ...certs];
  certificates[certCompany(first)] = holdings;
}

/** A player pays the bank for a certificate and gets it. */
export function buyCert(
  draft: Draft<{ cash: Purses; certificates: Certificates }>,
  seat: Seat,
  cert: CertId,
  from: typeof IPO | typeof POOL,
  price: number,
): void {
  pay(draft, seat, BANK, price);
  moveCerts(draft, [cert], from, seat);
}

/** Ordinary certificates in order of arrival, the director's last: the order in which a holder sells. */
export function sellingOrder(certs: readonly CertId[], directorCert: CertId | null): readonly CertId[] {
  if (directorCert === null || !certs.includes(directorCert)) return certs;
  return [...certs.filter((cert) => cert !== directorCert), directorCert];
}

/** Certificates put up for sale together. */
export interface Block {
  readonly certs: readonly CertId[];
  /** The director's certificate counts for one share only: the seller gets a share back. */
  readonly half: boolean;
  readonly hasDirectorCert: boolean;
}

/**
 * The block of that many percent that a holder can form: from the named certificates, or from the first that add
 * up in `selling` order. `unit` is the percent of one share. Null if there is none.
 */
export function blockFrom(
  selling: readonly CertId[],
  percents: Percents,
  directorCert: CertId | null,
  percent: number,
  named?: readonly CertId[],
  unit = 10,
): Block | null {
  let chosen: readonly CertId[];
  if (named) {
    const isOwnSet = new Set(named).size === named.length && named.every((cert) => selling.includes(cert));
    if (!isOwnSet || named.length === 0) return null;
    chosen = named;
  } else {
    const list: CertId[] = [];
    let sum = 0;
    for (const cert of selling) {
      if (sum >= percent) break;
      list.push(cert);
      sum += percentOf(percents, cert);
    }
    chosen = list;
  }
  const hasDirectorCert = directorCert !== null && chosen.includes(directorCert);
  const total = chosen.reduce((sum, cert) => sum + percentOf(percents, cert), 0);
  if (total === percent) return { certs: chosen, half: false, hasDirectorCert };
  if (hasDirectorCert && total - unit === percent) return { certs: chosen, half: true, hasDirectorCert };
  return null;
}

/**
 * Swaps two single certificates for the director's: the new director gives those held longest to the player who has
 * the director's certificate (the old director, or the pool where it was sold into it).
 */
export function swapDirectorCert(
  draft: Draft<{ certificates: Certificates }>,
  cert: CertId,
  from: Holder,
  to: Holder,
): void {
  const two = held(draft.state.certificates, certCompany(cert), to).slice(0, 2);
  moveCerts(draft, two, to, from);
  moveCerts(draft, [cert], from, to);
}

/** What each seat gets of a dividend: a tenth of the total for each tenth held. */
export function dividendsOf(
  order: readonly Seat[],
  holding: (seat: Seat) => number,
  total: number,
): { readonly seat: Seat; readonly amount: number }[] {
  const dividends: { seat: Seat; amount: number }[] = [];
  for (const seat of order) {
    const percent = holding(seat);
    if (percent > 0) dividends.push({ seat, amount: (total / 10) * (percent / 10) });
  }
  return dividends;
}

/**
 * Who should be director after a change: the present one unless another player holds strictly more; among the
 * largest holders with at least `minimum` percent, the first clockwise after the present director.
 */
export function rightfulDirector(
  holding: (seat: Seat) => number,
  order: readonly Seat[],
  present: Seat | null,
  minimum: number,
): Seat | null {
  const ofPresent = present === null ? minimum - 1 : holding(present);
  let most = ofPresent;
  for (const seat of order) most = Math.max(most, holding(seat));
  if (present !== null && ofPresent >= most) return present;
  const start = present === null ? 0 : order.indexOf(present) + 1;
  for (let step = 0; step < order.length; step++) {
    const seat = nth(order, (start + step) % order.length);
    if (holding(seat) === most && most >= minimum) return seat;
  }
  return present;
}
