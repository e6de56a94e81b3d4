import type { Seat } from '../../core/game.ts';
import type { MarketMove } from '../../draw/market.ts';
import type { Cell } from '../../rail/market.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { CompanyView, PlayerView, RailView } from '../../rail/view.ts';

/** What an action would change in the tables, read off the position before and the one after. */

export interface Change<T> {
  readonly from: T;
  readonly to: T;
}

function changed<T>(from: T, to: T): Change<T> | null {
  return from === to ? null : { from, to };
}

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
  readonly director: Change<Seat | null> | null;
}

export function stepsBetween(from: Cell | null, to: Cell | null): Steps | null {
  if (!from || !to) return null;
  const steps = { rows: to[0] - from[0], columns: to[1] - from[1] };
  return steps.rows === 0 && steps.columns === 0 ? null : steps;
}

function companyChange(before: CompanyView, after: CompanyView): CompanyChange {
  return {
    company: before.id,
    price: changed(before.price, after.price),
    steps: stepsBetween(before.cell, after.cell),
    ipo: changed(before.ipo, after.ipo),
    pool: changed(before.pool, after.pool),
    cash: changed(before.cash, after.cash),
    director: changed(before.director, after.director),
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

/** Markers that would move; one that comes onto the market stands where it begins. */
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
