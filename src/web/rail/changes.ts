import type { Seat } from '../../core/game.ts';
import type { MarketMove } from '../../draw/market.ts';
import type { Cell } from '../../rail/market.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { CompanyView, PlayerView, RailView } from '../../rail/view.ts';
import type { Words } from '../../text/words.ts';
import {
  type Change,
  changed,
  type FigureChange,
  inWords,
  isSame,
  namesThatDiffer,
  type ViewChanges,
} from '../family/changes.ts';
import { companyIn } from './lookup.ts';

/** What an action has changed or would change in an 18xx game, found by comparing the views before and after. */

/** A way across the market; down and right count upwards. */
export interface Steps {
  readonly rows: number;
  readonly columns: number;
}

export interface CompanyChange {
  readonly company: CompanyId;
  readonly price: Change<number | null> | null;
  readonly steps: Steps | null;
  readonly ipo: Change<number> | null;
  readonly pool: Change<number> | null;
  readonly cash: Change<number> | null;
  /** How many it owes for; never of a title without loans. */
  readonly loans: Change<number> | null;
  readonly director: Change<Seat | null> | null;
  /** The types it owns. */
  readonly trains: Change<readonly string[]> | null;
}

export function stepsBetween(from: Cell | null, to: Cell | null): Steps | null {
  if (!from || !to) return null;
  const steps = { rows: to[0] - from[0], columns: to[1] - from[1] };
  return steps.rows === 0 && steps.columns === 0 ? null : steps;
}

function loansChanged(from: number | null, to: number | null): Change<number> | null {
  return from === null || to === null ? null : changed(from, to);
}

function trainsChanged(before: CompanyView, after: CompanyView): Change<readonly string[]> | null {
  const [from, to] = [before, after].map(({ trains }) => trains.map(({ name }) => name));
  return !from || !to || isSame(from, to) ? null : { from, to };
}

function companyChange(before: CompanyView, after: CompanyView): CompanyChange {
  return {
    company: before.id,
    price: changed(before.price, after.price),
    steps: stepsBetween(before.cell, after.cell),
    ipo: changed(before.ipo, after.ipo),
    pool: changed(before.pool, after.pool),
    cash: changed(before.cash, after.cash),
    loans: loansChanged(before.loans, after.loans),
    director: changed(before.director, after.director),
    trains: trainsChanged(before, after),
  };
}

/** Every company about which something changes. */
export function companyChanges(before: RailView, after: RailView): CompanyChange[] {
  return before.companies.flatMap((company) => {
    const then = after.companies.find(({ id }) => id === company.id);
    if (!then) return [];
    const change = companyChange(company, then);
    const { company: _, ...changes } = change;
    return Object.values(changes).some((one) => one !== null) ? change : [];
  });
}

export interface PlayerChange {
  readonly seat: Seat;
  readonly cash: Change<number> | null;
  /** Per cent by company. */
  readonly shares: Readonly<Record<CompanyId, Change<number>>>;
}

function sharesChanged(before: PlayerView, after: PlayerView): Record<CompanyId, Change<number>> {
  const companies = new Set([...Object.keys(before.shares), ...Object.keys(after.shares)]);
  return Object.fromEntries(
    [...companies].flatMap((id) => {
      const change = changed(before.shares[id] ?? 0, after.shares[id] ?? 0);
      return change ? [[id, change] as const] : [];
    }),
  );
}

/** Every player whose money or holding changes. */
export function playerChanges(before: RailView, after: RailView): PlayerChange[] {
  return before.players.flatMap((player) => {
    const then = after.players.find(({ seat }) => seat === player.seat);
    if (!then) return [];
    const cash = changed(player.cash, then.cash);
    const shares = sharesChanged(player, then);
    return cash || Object.keys(shares).length > 0 ? { seat: player.seat, cash, shares } : [];
  });
}

/** Markers that would move; one that comes onto the market is shown where it starts. */
export function marketMoves(before: RailView, after: RailView): MarketMove[] {
  return after.companies.flatMap(({ id, cell: to }) => {
    if (!to) return [];
    const from = before.companies.find((company) => company.id === id)?.cell ?? null;
    if (!from) return { company: id, from: to, to };
    return stepsBetween(from, to) ? { company: id, from, to } : [];
  });
}

/** Where the marker of the other scale would go. */
export function trackMove(before: RailView, after: RailView): number | null {
  return after.track && after.track.at !== before.track?.at ? after.track.at : null;
}

/** Trains that no company owns any more, by their last owner. */
export function lostTrains(
  before: RailView,
  after: RailView,
): { readonly company: CompanyId; readonly trains: readonly string[] }[] {
  const ownedBy = ({ trains }: CompanyView): CompanyView['trains'] => trains.filter(({ leased }) => !leased);
  const kept = new Set(after.companies.flatMap((company) => ownedBy(company).map(({ id }) => id)));
  return before.companies.flatMap((company) => {
    const lost = ownedBy(company).filter((train) => !kept.has(train.id));
    return lost.length === 0 ? [] : [{ company: company.id, trains: lost.map(({ name }) => name) }];
  });
}

/** Companies that would own too many trains, with how many they would have to give up. */
export function crowdedCompanies(
  before: RailView,
  after: RailView,
): { readonly company: CompanyId; readonly number: number }[] {
  return after.companies.flatMap(({ id, trainRoom }) => {
    const room = companyIn(before, id)?.trainRoom ?? 0;
    return trainRoom < 0 && trainRoom < room ? [{ company: id, number: -trainRoom }] : [];
  });
}

export function closedPrivates(before: RailView, after: RailView): string[] {
  const closed = new Set(after.privates.filter((one) => one.closed).map(({ id }) => id));
  return before.privates.flatMap(({ id, closed: was }) => (!was && closed.has(id) ? [id] : []));
}

function changedHexes({ map: before }: RailView, { map: after }: RailView): string[] {
  return [
    ...new Set([
      ...namesThatDiffer(before.board.laid, after.board.laid),
      ...namesThatDiffer(before.tokens, after.tokens),
    ]),
  ];
}

function playerFigures(words: Words, { seat, cash, shares }: PlayerChange): FigureChange[] {
  return [
    ...inWords(seat, 'cash', cash, (amount) => words.money(amount)),
    ...Object.entries(shares).flatMap(([id, change]) =>
      inWords(seat, id, change, (percent) => words.percent(percent)),
    ),
  ];
}

function companyFigures(words: Words, change: CompanyChange): FigureChange[] {
  const { company, price, cash, director, trains } = change;
  return [
    ...inWords(company, 'price', price, (value) => (value === null ? '–' : words.money(value))),
    ...inWords(company, 'treasury', cash, (amount) => words.money(amount)),
    ...inWords(company, 'director', director, (seat) => (seat === null ? '–' : words.name(seat))),
    ...inWords(company, 'trains', trains, (names) => names.join(' ') || '–'),
  ];
}

/** All that the shell asks of it. */
export function railChanges(before: RailView, after: RailView): ViewChanges {
  return {
    hexes: changedHexes(before, after),
    figures: (words) => [
      ...playerChanges(before, after).flatMap((change) => playerFigures(words, change)),
      ...companyChanges(before, after).flatMap((change) => companyFigures(words, change)),
    ],
  };
}
