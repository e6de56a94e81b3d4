import type { Event, RuleId, Seat } from '../../../core/game.ts';
import type { Cell } from '../../../rail/market.ts';
import type { RailView } from '../../../rail/view.ts';
import { playerChanges } from '../changes.ts';
import { companyIn } from '../lookup.ts';

/** What happens to a company's earnings under one possible decision, found by comparing the views before and after. */
export interface DividendOutcome {
  /** The shareholders get it, not the company. */
  readonly paysOut: boolean;
  /** What each player gets, in turn order; nothing is 0. */
  readonly players: readonly { readonly seat: Seat; readonly amount: number }[];
  readonly treasury: { readonly change: number; readonly after: number };
  /** For one share of the company, if that is a whole sum. */
  readonly perShare: number | null;
  readonly price: PriceMove;
  /** What else it sets off, in order. */
  readonly more: readonly Event[];
  /** The sums include everything else it sets off, since that differs between the possible decisions. */
  readonly isMixed: boolean;
  /** Why the game ends now, or will, where that is new. */
  readonly end: string | null;
}

interface PriceMove {
  readonly from: number | null;
  readonly to: number | null;
  readonly rule: RuleId | null;
  readonly cells: { readonly from: Cell; readonly to: Cell } | null;
}

/** A position that was tried out, with the events on the way. */
export interface Tried {
  readonly view: RailView;
  readonly events: readonly Event[];
}

/** Shown by the page itself: the decision, and what it does to the price. */
const OWN_EVENTS: ReadonlySet<string> = new Set(['paid-out', 'withheld', 'price-moved']);

function isAbout(event: Event, company: string): boolean {
  return OWN_EVENTS.has(event.key) && event.params['company'] === company;
}

function priceMove(before: RailView, { view, events }: Tried, id: string): PriceMove {
  const [old, now] = [companyIn(before, id), companyIn(view, id)];
  const moves = events.filter(({ key, params }) => key === 'price-moved' && params['company'] === id);
  const to = moves.at(-1)?.params['to'];
  return {
    from: old?.price ?? null,
    to: typeof to === 'number' ? to : (now?.price ?? null),
    rule: moves[0]?.rule ?? events.find((event) => isAbout(event, id))?.rule ?? null,
    cells: old?.cell && now?.cell ? { from: old.cell, to: now.cell } : null,
  };
}

function amountsOf(before: RailView, after: RailView): ReadonlyMap<Seat, number> {
  const paid = new Map(
    playerChanges(before, after).map(({ seat, cash }) => [seat, cash ? cash.to - cash.from : 0]),
  );
  return new Map(before.players.map(({ seat }) => [seat, paid.get(seat) ?? 0]));
}

/** What one share pays, if all shareholders get the same per share and no one else gets anything. */
function perShare(before: RailView, id: string, amounts: ReadonlyMap<Seat, number>): number | null {
  const each = companyIn(before, id)?.percentPerShare ?? 0;
  const shares = before.players.map(({ seat, shares: held }) => {
    const count = (held[id] ?? 0) / each;
    const amount = amounts.get(seat) ?? 0;
    return count === 0 ? (amount === 0 ? null : Number.NaN) : amount / count;
  });
  const [share, ...others] = new Set(shares.filter((amount) => amount !== null));
  return share !== undefined && others.length === 0 && share > 0 && Number.isInteger(share) ? share : null;
}

/**
 * The outcomes of all possible decisions. A decision can be the last of a round and set off payments of the next one:
 * where all of them set off the same, payments that every decision leads to are not counted.
 */
export function outcomesOf(before: RailView, id: string, tried: readonly Tried[]): DividendOutcome[] {
  const amounts = tried.map(({ view }) => amountsOf(before, view));
  const more = tried.map(({ events }) => events.filter((event) => !isAbout(event, id)));
  const isMixed = new Set(more.map((events) => JSON.stringify(events))).size > 1;
  const isPlain = more.every((events) => events.length === 0);
  const inAnyCase = (seat: Seat): number =>
    isPlain || isMixed ? 0 : Math.min(...amounts.map((paid) => paid.get(seat) ?? 0));
  return tried.map((trial, index) => {
    const { view } = trial;
    const paid = new Map(
      [...(amounts[index] ?? [])].map(([seat, amount]) => [seat, amount - inAnyCase(seat)]),
    );
    const after = companyIn(view, id)?.cash ?? 0;
    const further = more[index] ?? [];
    return {
      paysOut: trial.events.some((event) => event.key === 'paid-out' && isAbout(event, id)),
      players: before.turnOrder.map((seat) => ({ seat, amount: paid.get(seat) ?? 0 })),
      treasury: { change: after - (companyIn(before, id)?.cash ?? 0), after },
      perShare: perShare(before, id, paid),
      price: priceMove(before, trial, id),
      more: further,
      isMixed: isMixed && further.length > 0,
      end: view.endReason !== before.endReason ? view.endReason : null,
    };
  });
}
