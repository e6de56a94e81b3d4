import type { Action, Seat } from '../../../core/game.ts';
import type { AuctionView, RailView } from '../../../rail/view.ts';
import { nameIn, type Offer } from '../../family/offer.ts';

/** An opening auction as a panel shows it: each lot with what can be done about it. */

export interface Lot {
  readonly kind: AuctionView['lots'][number]['kind'];
  readonly id: string;
  readonly price: number;
  readonly offers: readonly Offer[];
}

/** The private or the company that an action is about; null for those about the auction as a whole. */
function lotOf(action: Action): string | null {
  return nameIn(action, 'private') ?? nameIn(action, 'company');
}

export function lotsOf({ lots }: AuctionView, offers: readonly Offer[]): Lot[] {
  return lots.map((lot) => ({ ...lot, offers: offers.filter(({ action }) => lotOf(action) === lot.id) }));
}

/** What is about no single lot: a bid for the right to choose, or the end of a turn. */
export function offersForAll({ lots }: AuctionView, offers: readonly Offer[]): Offer[] {
  const ids = new Set(lots.map(({ id }) => id));
  return offers.filter(({ action }) => !ids.has(lotOf(action) ?? ''));
}

export interface Bidder {
  readonly seat: Seat;
  readonly cash: number;
  /** What stands, where the right to choose is bid for. */
  readonly bid: number | null;
  readonly isOut: boolean;
}

/** Everybody in the order of play, with what they have bid for the right to choose. */
export function biddersIn({ turnOrder, players }: RailView, { bids, passed }: AuctionView): Bidder[] {
  return turnOrder.map((seat) => ({
    seat,
    cash: players.find((player) => player.seat === seat)?.cash ?? 0,
    bid: bids.find((bid) => bid.seat === seat)?.price ?? null,
    isOut: passed.includes(seat),
  }));
}

export interface Purse {
  readonly seat: Seat;
  readonly cash: number;
  /** Promised by the highest bids on lots that are not sold yet. */
  readonly tied: number;
}

/** Everybody with what they have and have promised; empty where nobody bids on single lots. */
export function pursesIn({ turnOrder, players, privates }: RailView): Purse[] {
  const highest = privates.flatMap(({ owner, bids }) => (owner === null ? bids.slice(-1) : []));
  if (highest.length === 0) return [];
  return turnOrder.map((seat) => ({
    seat,
    cash: players.find((player) => player.seat === seat)?.cash ?? 0,
    tied: highest.reduce((sum, bid) => sum + (bid.seat === seat ? bid.price : 0), 0),
  }));
}

/** What has found an owner in this auction. */
export function soldIn({
  privates,
}: RailView): { readonly id: string; readonly name: string; readonly owner: Seat }[] {
  return privates.flatMap(({ id, name, owner }) => (typeof owner === 'number' ? [{ id, name, owner }] : []));
}
