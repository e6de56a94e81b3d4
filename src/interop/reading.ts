import type { Board, BoardKit } from '../rail/board.ts';
import type { HexId } from '../rail/hex.ts';
import { type OperatingTurns, operator } from '../rail/operating.ts';
import { certCompany, type CertId, type Certificates, held, IPO, POOL } from '../rail/shares.ts';
import type { CompanyId } from '../rail/tokens.ts';
import { BadFile } from './bad-file.ts';
import { type Connections, pathOf } from './connections.ts';
import { number, text, texts } from './records.ts';
import type { SiteAction } from './site-file.ts';

/** Reads what the 18xx.games records of all titles have in common: the fields of our actions, without type and seat. */

/** One of the title's privates. */
export function privateIn<P extends string>(privates: Readonly<Record<P, unknown>>, value: unknown): P {
  if (typeof value !== 'string' || !Object.hasOwn(privates, value)) {
    throw new BadFile(`private ${String(value)} is not known`);
  }
  return value as P;
}

export function parIn(record: SiteAction): { readonly company: CompanyId; readonly price: number } {
  return {
    company: text(record, 'corporation'),
    price: Number.parseInt(text(record, 'share_price'), 10),
  };
}

/** The certificate that is bought, and where it is. */
export function purchaseIn(
  record: SiteAction,
  certificates: Certificates,
): { readonly company: CompanyId; readonly from: typeof IPO | typeof POOL; readonly cert: CertId } {
  const cert = texts(record, 'shares')[0] ?? '';
  const company = certCompany(cert);
  const from = held(certificates, company, POOL).includes(cert) ? POOL : IPO;
  return { company, from, cert };
}

export function saleIn(record: SiteAction): {
  readonly company: CompanyId;
  readonly percent: number;
  readonly certs: readonly CertId[];
} {
  const certs = texts(record, 'shares');
  return { company: certCompany(certs[0] ?? ''), percent: number(record, 'percent'), certs };
}

/** A tile is named by its copy, `6-0`. */
export function layIn(record: SiteAction): {
  readonly copy: string;
  readonly lay: { readonly hex: HexId; readonly tile: string; readonly rotation: number };
} {
  const copy = text(record, 'tile');
  const lay = {
    hex: text(record, 'hex'),
    tile: copy.slice(0, copy.lastIndexOf('-')),
    rotation: number(record, 'rotation'),
  };
  return { copy, lay };
}

export function paysOut(record: SiteAction): boolean {
  return record['kind'] === 'payout';
}

/** The company that a train is bought from; undefined where it is the bank's. */
export function sellerOf<C extends { readonly trains: readonly string[] }>(
  state: {
    readonly companies: Readonly<Record<CompanyId, C>>;
    round: OperatingTurns | { readonly kind: 'auction' | 'stock' };
  },
  train: string,
  mayTrade: (company: C) => boolean = () => true,
): CompanyId | undefined {
  const buyer = operator(state);
  const found = Object.entries(state.companies).find(
    ([id, company]) => id !== buyer && company.trains.includes(train) && mayTrade(company),
  );
  return found?.[0];
}

interface SiteRoute {
  readonly train: string;
  readonly connections: Connections;
  readonly revenue?: unknown;
}

export function routesIn(record: SiteAction): readonly SiteRoute[] {
  const routes = record['routes'] ?? [];
  if (!Array.isArray(routes)) throw new BadFile('"routes" is not a list');
  return routes as readonly SiteRoute[];
}

/** The routes of a run, by the links the site names. */
export function intentsIn(
  record: SiteAction,
  kit: BoardKit,
  board: Board,
): { readonly train: string; readonly path: string[] }[] {
  return routesIn(record).map(({ train, connections }) => ({
    train,
    path: pathOf(kit, board, train, connections),
  }));
}
