import { isJsonObject } from '../core/json.ts';
import { BadFile } from './bad-file.ts';
import type { BoardKit } from '../rail/board.ts';
import { shown } from './note.ts';
import { aRecord, changesNothing } from './records.ts';
import type { SiteAction } from './site-file.ts';
import type { PlayerId } from './title.ts';

/**
 * The form of 18xx.games records (1848-21.5, 1860-24.5, 18GB-20.5): which fields each has and what may stand there.
 * What no real file can contain is damage and refused here, before it is interpreted. Unknown fields are
 * ignored.
 */

/** The names that mean something in a game. */
export interface GameNames {
  readonly players: readonly PlayerId[];
  readonly companies: readonly string[];
  readonly privates: readonly string[];
  readonly kit: BoardKit;
}

export interface Field {
  /** The expected value, for the error message. */
  readonly what: string;
  readonly fits: (value: unknown, names: GameNames) => boolean;
  /** It may be missing in old files. */
  readonly isOptional: boolean;
}

export type RecordFields = Readonly<Record<string, Readonly<Record<string, Field>>>>;

function field(what: string, fits: Field['fits']): Field {
  return { what, fits, isOptional: false };
}

export function maybe(wanted: Field): Field {
  return { ...wanted, isOptional: true };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isWhole(value: unknown, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

/** More than any of these games has. */
const MOST_MONEY = 1_000_000;
const MOST_COUNT = 1_000;

export const MONEY = field('a sum of money', (value) => isWhole(value, MOST_MONEY));
export const COUNT = field('a small whole number', (value) => isWhole(value, MOST_COUNT));
export const ZERO = field('0', (value) => value === 0);
export const PERCENT = field('a percentage', (value) => isWhole(value, 100));
const ROTATION = field('a rotation from 0 to 5', (value) => isWhole(value, 5));
export const COMPANY = field(
  'a company of this game',
  (value, { companies }) => isText(value) && companies.includes(value),
);
export const PRIVATE = field(
  'a private company of this game',
  (value, { privates }) => isText(value) && privates.includes(value),
);
const HEX = field('a hex of the map', (value, { kit }) => isText(value) && kit.map.byId.has(value));
const CITY = field('a city, like 6-0-0', (value) => isText(value) && /^[^-]+-\d+-\d+$/.test(value));
const CARD = field('a train, like 2-0', (value) => isText(value) && /^[^-]+-\d+$/.test(value));
const KIND_OF_TRAIN = field('a kind of train', (value) => isText(value) && value !== '');
const CELL = field('a price, like 100,0,6', (value) => isText(value) && /^\d{1,4}(?:,\d+,\d+)?$/.test(value));
/** `CAR_0`: a company with the number of its certificate. */
function isCert(cert: string, companies: readonly string[]): boolean {
  const [, company = ''] = /^(.+)_\d+$/.exec(cert) ?? [];
  return companies.includes(company);
}

const CERTS = field(
  'a list of certificates of this game',
  (value, { companies }) =>
    areTexts(value) && value.length > 0 && value.every((cert) => isCert(cert, companies)),
);
/** 18GB-20.5: `false` stands for none. */
const PRICE_OR_FALSE = field(
  'a sum of money or false',
  (value) => value === false || isWhole(value, MOST_MONEY),
);

/** `G18-0`: a tile of this game with the number of its copy. */
const TILE_COPY = field('a copy of a tile of this game', (value, { kit }) => {
  const [, tile = '', copy] = (isText(value) && /^(.+)-(\d+)$/.exec(value)) || [];
  const copies = kit.tiles.get(tile)?.copies;
  return copies !== undefined && Number(copy) < Math.min(copies, MOST_COUNT);
});

export function oneOf(...values: readonly string[]): Field {
  return field(values.map((value) => `"${value}"`).join(' or '), (value) => values.includes(value as string));
}

export function matching(what: string, pattern: RegExp): Field {
  return field(what, (value) => isText(value) && pattern.test(value));
}

/** 1848-21.7, 1860-24.7, 18GB-20.6 */
function isRoute(route: unknown, names: GameNames): boolean {
  return isJsonObject(route) && Object.entries(ROUTE).every(([name, spec]) => fits(spec, route[name], names));
}

const ROUTE: Readonly<Record<string, Field>> = {
  train: CARD,
  connections: field('links', (value) => Array.isArray(value) && value.every(areTexts)),
  hexes: maybe(field('hexes', areTexts)),
  nodes: maybe(field('stops', areTexts)),
  revenue: maybe(MONEY),
  revenue_str: maybe(field('text', isText)),
  subsidy: maybe(MONEY),
  halts: maybe(COUNT),
};

function routesField(value: unknown, names: GameNames): boolean {
  return Array.isArray(value) && value.length <= MOST_COUNT && value.every((route) => isRoute(route, names));
}

/** Records that every title of the site has. */
export const COMMON_RECORDS: RecordFields = {
  pass: {},
  end_game: {},
  par: { corporation: COMPANY, share_price: CELL },
  buy_shares: { shares: CERTS, percent: maybe(PERCENT), share_price: maybe(PRICE_OR_FALSE) },
  sell_shares: { shares: CERTS, percent: PERCENT, share_price: maybe(PRICE_OR_FALSE) },
  lay_tile: { hex: HEX, tile: TILE_COPY, rotation: ROTATION },
  place_token: { city: CITY, slot: maybe(COUNT), tokener: maybe(COMPANY) },
  run_routes: {
    routes: field('a list of routes, each with its train, links and figures', routesField),
    extra_revenue: maybe(ZERO),
    subsidy: maybe(ZERO),
  },
  dividend: { kind: oneOf('payout', 'withhold') },
  buy_train: { train: CARD, price: MONEY, variant: maybe(KIND_OF_TRAIN), exchange: maybe(CARD) },
  discard_train: { train: CARD },
};

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

function fits({ isOptional, fits: isFine }: Field, value: unknown, names: GameNames): boolean {
  return isAbsent(value) ? isOptional : isFine(value, names);
}

/** The first impossible figure of a route, by name; the whole list if it is not a list of routes. */
function misfit(record: SiteAction, name: string, spec: Field, names: GameNames): string {
  const value = record[name];
  const said = `"${name}" of ${aRecord(record)}`;
  if (isAbsent(value)) return `${said} is missing`;
  if (name === 'routes' && Array.isArray(value)) {
    for (const route of value) {
      if (!isJsonObject(route)) continue;
      const bad = Object.entries(ROUTE).find(([key, part]) => !fits(part, route[key], names));
      if (!bad) continue;
      const [key, part] = bad;
      if (isAbsent(route[key])) return `"${key}" of a route is missing`;
      return `"${key}" of a route must be ${part.what}, not ${shown(route[key])}`;
    }
  }
  return `${said} must be ${spec.what}, not ${shown(value)}`;
}

const KNOWN_BY: Readonly<Record<string, (names: GameNames) => readonly PlayerId[]>> = {
  player: ({ players }) => players,
  corporation: ({ companies }) => companies,
  company: ({ privates }) => privates,
};

/** 1848-21.2: who acted has to be in the game. */
function checkEntity({ type, entity, entity_type: kind }: SiteAction, names: GameNames): void {
  if (isAbsent(entity)) throw new BadFile(`"entity" of ${aRecord({ type })} is missing`);
  if (isAbsent(kind)) throw new BadFile(`"entity_type" of ${aRecord({ type })} is missing`);
  const known = typeof kind === 'string' && Object.hasOwn(KNOWN_BY, kind) ? KNOWN_BY[kind] : undefined;
  if (!known) {
    throw new BadFile(
      `"entity_type" of ${aRecord({ type })} must be player, corporation or company, not ${shown(kind)}`,
    );
  }
  if (!known(names).includes(entity)) throw new BadFile(`${kind} ${shown(entity)} is not in the game`);
}

/** Chat, which is ignored. */
const TALK: ReadonlySet<string> = new Set(['message', 'log']);

/** Refuses an invalid record, with one clear line. */
export function checkRecord(fields: RecordFields, record: SiteAction, names: GameNames): void {
  const { type } = record;
  if (TALK.has(type)) return;
  const spec = Object.hasOwn(fields, type) ? fields[type] : undefined;
  if (!spec && !changesNothing(record)) return;
  checkEntity(record, names);
  for (const [name, part] of Object.entries(spec ?? {})) {
    if (!fits(part, record[name], names)) throw new BadFile(misfit(record, name, part, names));
  }
}
