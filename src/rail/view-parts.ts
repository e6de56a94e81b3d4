import type { Seat } from '../core/game.ts';
import { type Deal, dealView, type Purchase } from './consent.ts';
import type { HexId } from './hex.ts';
import { type Cell, cellKey, type Market, priceAt, type Stacks } from './market.ts';
import { type Purses, purse } from './money.ts';
import type { InRounds } from './rounds.ts';
import { type Holder, IPO, POOL } from './shares.ts';
import type { Colour, RevenueColour } from './tile.ts';
import { type CompanyId, tokenPlaces, type Tokens } from './tokens.ts';
import type { TrainCard } from './trains.ts';
import type {
  AuctionView,
  CompanyView,
  FactView,
  MapView,
  MarketCellView,
  PhaseView,
  PlayerView,
  RailView,
} from './view.ts';

/** What the titles compute alike for `RailView`. They pass in or add whatever differs by their rules. */

interface Shown extends InRounds {
  readonly phase: string;
  readonly order: readonly Seat[];
  readonly deal: Deal<Purchase> | null;
}

type CommonKeys =
  | 'family'
  | 'currency'
  | 'round'
  | 'phase'
  | 'priority'
  | 'turnOrder'
  | 'deal'
  | 'track'
  | 'endReason'
  | 'finished';

/** `of`: how many operating rounds this set has, 0 outside of one. */
export function commonView(
  state: Shown,
  { of, note = null }: { readonly of: number; readonly note?: string | null },
): Pick<RailView, CommonKeys> {
  const { round, order } = state;
  return {
    family: 'rail',
    currency: '£',
    round: {
      kind: round.kind,
      set: state.turnNumber,
      number: round.kind === 'operating' ? round.number : 0,
      of,
      note,
    },
    phase: state.phase,
    priority: round.kind === 'auction' ? null : (order[0] ?? null),
    turnOrder: order,
    deal: dealView(state),
    track: null,
    endReason: state.endReason,
    finished: state.finished,
  };
}

export function phaseView(
  name: string,
  phase: {
    readonly tiles: readonly Colour[];
    readonly trainLimit: readonly number[];
    readonly rounds: number;
    readonly revenue: RevenueColour;
  },
  notes: readonly string[] = [],
): PhaseView {
  const { tiles, trainLimit, rounds, revenue } = phase;
  return { name, trainLimit, tiles, operatingRounds: rounds, revenue, notes };
}

/* ---- players ---- */

interface WithPlayers {
  readonly seats: number;
  readonly cash: Purses;
  readonly round:
    | { readonly kind: 'auction' | 'operating' }
    | { readonly kind: 'stock'; readonly sold: readonly (readonly string[])[] };
}

/** What a title knows about each of its players. */
interface PlayerLaw<S> {
  /** Everything players hold shares of. */
  readonly companies: readonly CompanyId[];
  readonly holding: (state: S, company: CompanyId, seat: Seat) => number;
  readonly director: (state: S, company: CompanyId) => Seat | null;
  readonly worth: (state: S, seat: Seat) => number;
  readonly liquid: (state: S, seat: Seat, shares: PlayerView['shares']) => number;
  readonly certificates: (state: S, seat: Seat) => number;
  readonly certificateLimit: (state: S, seat: Seat) => number | null;
  readonly privates: (state: S, seat: Seat) => readonly string[];
  readonly passed: (state: S, seat: Seat) => boolean;
}

export function playerViews<S extends WithPlayers>(state: S, law: PlayerLaw<S>): PlayerView[] {
  const { round } = state;
  return Array.from({ length: state.seats }, (_, seat) => {
    const shares: Record<CompanyId, number> = {};
    for (const id of law.companies) {
      const percent = law.holding(state, id, seat);
      if (percent > 0) shares[id] = percent;
    }
    return {
      seat,
      cash: purse(state.cash, seat),
      worth: law.worth(state, seat),
      liquid: law.liquid(state, seat, shares),
      certificates: law.certificates(state, seat),
      certificateLimit: law.certificateLimit(state, seat),
      shares,
      directs: law.companies.filter((id) => law.director(state, id) === seat),
      privates: law.privates(state, seat),
      passed: law.passed(state, seat),
      sold: round.kind === 'stock' ? (round.sold[seat] ?? []) : [],
    };
  });
}

interface WithPasses {
  readonly round:
    | { readonly kind: 'operating' }
    | { readonly kind: 'auction' | 'stock'; readonly passed: readonly boolean[] };
}

/** Whether a seat's latest turn was a pass, in titles where every round but the operating ones records it. */
export function hasPassed({ round }: WithPasses, seat: Seat): boolean {
  return round.kind !== 'operating' && (round.passed[seat] ?? false);
}

/* ---- companies ---- */

interface WithCompanies {
  readonly cash: Purses;
  readonly companies: Readonly<
    Record<CompanyId, { readonly par: number | null; readonly cell: Cell | null }>
  >;
}

type CompanyKeys =
  | 'id'
  | 'kind'
  | 'cash'
  | 'price'
  | 'par'
  | 'cell'
  | 'ipo'
  | 'pool'
  | 'treasuryShares'
  | 'loans'
  | 'privates';

/** A railway of a title in which companies own no shares, no loans and no privates. */
export function railwayView<S extends WithCompanies>(
  state: S,
  id: CompanyId,
  market: Market,
  holding: (state: S, company: CompanyId, holder: Holder) => number,
): Pick<CompanyView, CompanyKeys> {
  const { par = null, cell = null } = state.companies[id] ?? {};
  return {
    id,
    kind: 'railway',
    cash: purse(state.cash, id),
    price: cell ? priceAt(market, cell) : null,
    par,
    cell,
    ipo: holding(state, id, IPO),
    pool: holding(state, id, POOL),
    treasuryShares: 0,
    loans: null,
    privates: [],
  };
}

export function trainsView(
  owned: readonly TrainCard[],
  leased: TrainCard | null,
  nameOf: (card: TrainCard) => string,
): CompanyView['trains'] {
  const cards = owned.map((id) => ({ id, name: nameOf(id), leased: false }));
  return leased === null ? cards : [...cards, { id: leased, name: nameOf(leased), leased: true }];
}

/** `left`: the prices of the tokens still on the charter. */
export function tokensView(tokens: Tokens, id: CompanyId, left: readonly number[]): CompanyView['tokens'] {
  return { placed: tokenPlaces(tokens, id).map(({ hex }) => hex), left };
}

/* ---- the rest ---- */

/** An auction in which players bid for the privates themselves. */
export function privateAuctionView(
  lots: readonly { readonly id: string; readonly price: number }[],
  passed: readonly Seat[],
): AuctionView {
  return {
    lots: lots.map(({ id, price }) => ({ kind: 'private', id, price })),
    passed,
    bids: [],
    minimum: null,
    winner: null,
  };
}

/** Slots that are kept in some hexes. */
export function reservationsIn(
  hexes: Iterable<HexId>,
  reservedAt: (hex: HexId) => Readonly<Record<string, number>> | undefined,
): MapView['reservations'] {
  return Array.from(hexes).flatMap((hex) =>
    Object.entries(reservedAt(hex) ?? {}).map(([company, city]) => ({ hex, city, company })),
  );
}

/** The printed market with the markers on it. */
export function marketRows(
  market: Market,
  stacks: Stacks,
  zoneAt: (cell: Cell, price: number) => string | null,
): MarketCellView[][] {
  return market.rows.map((row, y) =>
    row.map((price, x) => ({ price, zone: zoneAt([y, x], price), companies: stacks[cellKey([y, x])] ?? [] })),
  );
}

export function fact<K extends string>(
  key: K,
  value: number | string | boolean,
  { of = null, money = false }: { of?: number | null; money?: boolean } = {},
): FactView<K> {
  return { key, value, of, money };
}

/** The keys whose conditions hold. */
export function keysThatHold<K extends string>(conditions: Readonly<Record<K, boolean>>): K[] {
  return (Object.keys(conditions) as K[]).filter((key) => conditions[key]);
}
