import type { Seat } from '../core/game.ts';
import { nth } from '../core/present.ts';
import { type Cell, stackRank, type Stacks } from '../rail/market.ts';
import { purse, type Purses } from '../rail/money.ts';
import { type InRounds, roundName } from '../rail/rounds.ts';
import { type Holder, IPO, POOL } from '../rail/shares.ts';
import { type CompanyId, tokenPlaces, type Tokens } from '../rail/tokens.ts';
import type { PlayerId } from './title.ts';

/**
 * Our position in the form of a recorded 18xx.games state (records/README.md), so that the two can be compared field
 * by field. The fields common to all titles are here; a title adds its own.
 */

type Fields = Readonly<Record<string, unknown>>;

interface SiteCompany {
  readonly par: number | null;
  readonly cell: Cell | null;
  readonly floated: boolean;
  readonly operated: boolean;
  readonly trains: readonly string[];
}

interface SiteState extends InRounds {
  readonly order: readonly Seat[];
  readonly phase: string;
  readonly cash: Purses;
  readonly companies: Readonly<Record<CompanyId, SiteCompany>>;
  readonly market: Stacks;
  readonly tokens: Tokens;
  readonly round: InRounds['round'] & { readonly passed?: readonly boolean[] };
}

/** The fields about a player that each title computes in its own way. */
interface PlayerFields {
  readonly value: number;
  readonly certs: number;
  readonly certLimit: number;
  readonly companies: readonly string[];
}

export interface DigestSpec<S extends SiteState, P extends string> {
  /** The site's names for our steps. */
  readonly stepNames: Readonly<Record<string, string>>;
  openDecision(
    state: S,
  ): { readonly entity: Seat | CompanyId; readonly steps: readonly { readonly id: string }[] } | null;
  operator(state: S): CompanyId | null;
  /** Everything that has shares. */
  companyIds(state: S): readonly CompanyId[];
  privateIds(state: S): readonly P[];
  directorOf(state: S, company: CompanyId): Seat | null;
  holding(state: S, company: CompanyId, holder: Holder): number;
  sharePrice(state: S, company: CompanyId): number;
  player(state: S, seat: Seat): PlayerFields;
  /** Added to the common fields, or replacing them; the only fields of an institution without a charter. */
  company(state: S, id: CompanyId): Fields;
  private(state: S, id: P, ids: readonly PlayerId[]): Fields;
  /** Depot, flags and standing bids. */
  rest(state: S, ids: readonly PlayerId[]): Fields;
}

export type Digest<S> = (state: S, ids: readonly PlayerId[]) => Record<string, unknown>;

/** What is added for a company in receivership. */
export const RECEIVERSHIP: Fields = { owner: 'market', receivership: true };

export function siteDigest<S extends SiteState, P extends string>(spec: DigestSpec<S, P>): Digest<S> {
  return (state, ids) => {
    const open = spec.openDecision(state);
    return {
      round: roundName(state, 'ISR'),
      turn: state.turnNumber,
      phase: state.phase,
      step: spec.stepNames[open?.steps[0]?.id ?? ''] ?? null,
      activeEntity: open ? [ownerId(open.entity, ids)] : [],
      operator: spec.operator(state),
      finished: state.finished,
      bank: purse(state.cash, 'bank'),
      playerOrder: state.order.map((seat) => ids[seat]),
      players: Object.fromEntries(ids.map((id, seat) => [id, playerDigest(spec, state, seat)])),
      corporations: byId(spec.companyIds(state), (id) => companyDigest(spec, state, id, ids)),
      companies: byId(spec.privateIds(state), (id) => spec.private(state, id, ids)),
      ...spec.rest(state, ids),
    };
  };
}

/** A seat by the id of its player; companies and the bank have the same names there. */
export function ownerId<T extends string | null>(owner: Seat | T, ids: readonly PlayerId[]): PlayerId | T {
  return typeof owner === 'number' ? nth(ids, owner) : owner;
}

function byId<P extends string>(ids: readonly P[], fields: (id: P) => Fields): Record<string, Fields> {
  return Object.fromEntries(ids.map((id) => [id, fields(id)]));
}

function playerDigest<S extends SiteState, P extends string>(
  spec: DigestSpec<S, P>,
  state: S,
  seat: Seat,
): Fields {
  const companies = spec.companyIds(state);
  const shares = companies.map((id) => [id, spec.holding(state, id, seat)] as const);
  return {
    cash: purse(state.cash, seat),
    ...spec.player(state, seat),
    shares: Object.fromEntries(shares.filter(([, percent]) => percent > 0)),
    president_of: companies.filter((id) => spec.directorOf(state, id) === seat),
    passed: state.round.passed?.[seat] ?? false,
  };
}

function companyDigest<S extends SiteState, P extends string>(
  spec: DigestSpec<S, P>,
  state: S,
  id: CompanyId,
  ids: readonly PlayerId[],
): Fields {
  const company = state.companies[id];
  if (!company) return spec.company(state, id);
  const { par, cell, floated, operated, trains } = company;
  return {
    floated,
    ipoed: par !== null,
    par,
    price: cell ? [...cell, spec.sharePrice(state, id)] : null,
    marketRank: cell ? stackRank(state.market, id, cell) : null,
    cash: purse(state.cash, id),
    owner: ownerId(spec.directorOf(state, id), ids),
    trainIds: trains,
    tokens: tokenHexes(state.tokens, id),
    ipo: spec.holding(state, id, IPO),
    market: spec.holding(state, id, POOL),
    companies: [],
    closed: false,
    operated,
    ...spec.company(state, id),
  };
}

export function tokenHexes(tokens: Tokens, company: CompanyId): string[] {
  return tokenPlaces(tokens, company).map(({ hex }) => hex);
}

/** Tokens of one hex as the record writes them: those beside the slots come after them, [] = none left. */
export function tokenMapOf(tokens: Tokens, hex: string): (string | null)[][] {
  const cities = tokens[hex] ?? [];
  if (!cities.some((city) => city.beside.length > 0 || city.slots.some(Boolean))) return [];
  return cities.map((city) => [...city.slots, ...city.beside]);
}
