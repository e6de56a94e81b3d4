import { type CertId, percentOf, type Percents, sellingOrder } from './shares.ts';

/** Certificates sold together. */
export interface Block {
  readonly certs: readonly CertId[];
  /** The director's certificate goes in for one share only. */
  readonly half: boolean;
  readonly hasDirectorCert: boolean;
}

export interface BlockWish {
  /** What the seller holds, in the order in which it came. */
  readonly own: readonly CertId[];
  readonly percents: Percents;
  readonly percent: number;
  /** Percent of one share. */
  readonly unit: number;
  /** The director's certificate, where there is one; `last` is parted with last in any case. */
  readonly director: CertId | null;
  readonly last: CertId;
  /** Certificates named by the seller; without them the first that make up the block. */
  readonly certs?: readonly CertId[] | undefined;
}

/** The block of that size, or null where the holding does not make one. */
export function makeBlock({ own, percents, percent, unit, director, last, certs }: BlockWish): Block | null {
  const chosen = certs ?? firstCerts(sellingOrder(own, last), percents, percent);
  const isOwnSet = new Set(chosen).size === chosen.length && chosen.every((cert) => own.includes(cert));
  if (!isOwnSet || chosen.length === 0) return null;
  const hasDirectorCert = director !== null && chosen.includes(director);
  const total = chosen.reduce((sum, cert) => sum + percentOf(percents, cert), 0);
  if (total === percent) return { certs: chosen, half: false, hasDirectorCert };
  if (hasDirectorCert && total - unit === percent) return { certs: chosen, half: true, hasDirectorCert };
  return null;
}

function firstCerts(order: readonly CertId[], percents: Percents, percent: number): CertId[] {
  const list: CertId[] = [];
  let sum = 0;
  for (const cert of order) {
    if (sum >= percent) break;
    list.push(cert);
    sum += percentOf(percents, cert);
  }
  return list;
}
