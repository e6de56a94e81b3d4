import type { Draft } from '../core/draft.ts';
import type { Seat } from '../core/game.ts';
import type { CompanyId } from './tokens.ts';

/** A certificate has an identity, `CAR_0`: company and number; number 0 is the director's where there is one. */
export type CertId = string;

/** Who can hold certificates: the initial offering, the bank pool, and players by seat. */
export const IPO = 'ipo';
export const POOL = 'pool';
export type Holder = typeof IPO | typeof POOL | Seat;

/** Holdings by company and holder, in the order in which certificates came: the order decides swaps. */
export type Holdings = Partial<Record<string, readonly CertId[]>>;
export type Certificates = Record<CompanyId, Holdings>;

/** Percent of each certificate of a company, by number. */
export type Percents = readonly number[];

export function certNumber(cert: CertId): number {
  return Number(cert.slice(cert.lastIndexOf('_') + 1));
}

export function certCompany(cert: CertId): CompanyId {
  return cert.slice(0, cert.lastIndexOf('_'));
}

export function percentOf(percents: Percents, cert: CertId): number {
  return percents[certNumber(cert)] ?? 0;
}

const NONE: readonly CertId[] = [];

export function held(certificates: Certificates, company: CompanyId, holder: Holder): readonly CertId[] {
  return certificates[company]?.[holder] ?? NONE;
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

/** Moves certificates; they arrive at the end of the new holder's list, in the given order. */
export function moveCerts(
  draft: Draft<{ certificates: Certificates }>,
  certs: readonly CertId[],
  from: Holder,
  to: Holder,
): void {
  const first = certs[0];
  if (first === undefined) return;
  const holdings = draft.ownIn(draft.own('certificates'), certCompany(first));
  const left = (holdings[from] ?? NONE).filter((cert) => !certs.includes(cert));
  if (left.length + certs.length !== (holdings[from] ?? NONE).length) {
    throw new RangeError(`${from} does not hold ${certs.join()}`);
  }
  holdings[from] = left;
  holdings[to] = [...(holdings[to] ?? NONE), ...certs];
}

/** Ordinary certificates in the order they came, the director's last: what a holder parts with first. */
export function sellingOrder(certs: readonly CertId[], directorCert: CertId | null): readonly CertId[] {
  if (directorCert === null || !certs.includes(directorCert)) return certs;
  return [...certs.filter((cert) => cert !== directorCert), directorCert];
}

/**
 * Who should be director after a change: the present one unless somebody holds strictly more; among the
 * largest holders with at least `minimum` percent, the first clockwise after the present director.
 */
export function rightfulDirector(
  holding: (seat: Seat) => number,
  order: readonly Seat[],
  present: Seat | null,
  minimum: number,
): Seat | null {
  let most = present === null ? minimum - 1 : holding(present);
  for (const seat of order) most = Math.max(most, holding(seat));
  if (present !== null && holding(present) >= most) return present;
  const start = present === null ? 0 : order.indexOf(present) + 1;
  for (let step = 0; step < order.length; step++) {
    const seat = order[(start + step) % order.length] as Seat;
    if (holding(seat) === most && most >= minimum) return seat;
  }
  return present;
}

/**
 * The director's certificate goes to its new holder for the first two ordinary ones. They go to the old
 * director, or to the pool if the certificate was sold into it.
 */
export function swapDirectorCert(
  draft: Draft<{ certificates: Certificates }>,
  cert: CertId,
  old: Seat | null,
  next: Seat,
): void {
  const company = certCompany(cert);
  const { certificates } = draft.state;
  const giver = old !== null && held(certificates, company, old).includes(cert) ? old : POOL;
  moveCerts(draft, held(certificates, company, next).slice(0, 2), next, giver);
  moveCerts(draft, [cert], giver, next);
}
