import type { Seat } from '../../core/game.ts';
import { leastBid } from '../../games/chicago-express/bidding.ts';
import { COMPANY_IDS } from '../../games/chicago-express/data.ts';
import { type Auction, cashOf, type State } from '../../games/chicago-express/state.ts';
import { settle, type Settled } from '../auction.ts';
import { standingOf } from './features.ts';
import { applied } from './playing.ts';
import { type Eyes, phasesLeft, priceOfMoney, shareWorth } from './worth.ts';

/** Auctions: how far a seat goes, and how one ends when everybody bids like that. */

/** What the share under the hammer will pay whoever buys it at that price: the price makes the company richer. */
export function shareOnSale(eyes: Eyes, state: State, { company }: Auction, price: number): number {
  const { sold, money } = standingOf(state, company);
  const phases = phasesLeft(eyes, state);
  const { present, growth } = shareWorth(eyes, state, company, phases, {
    sold: sold + 1,
    money: money + price,
  });
  return Math.max(0, present + growth);
}

/** Prices at which the worth of a share is looked at: in between it hardly changes. */
const PRICE_GUESS = 12;

/** The price up to which the share pays for itself, whoever buys it. */
export function fairPrice(eyes: Eyes, state: State, auction: Auction): number {
  const phases = phasesLeft(eyes, state);
  const guess = Math.max(auction.minimum, PRICE_GUESS);
  return Math.floor(shareOnSale(eyes, state, auction, guess) / priceOfMoney(eyes, state, phases));
}

/** How the auction ends when the seats in it go as far as the share is worth and their money reaches. */
export function expectedSale(eyes: Eyes, state: State, auction: Auction): Settled | null {
  const fair = fairPrice(eyes, state, auction);
  const limits = new Map<Seat, number>();
  for (const seat of auction.stillIn) {
    const limit = Math.min(cashOf(state, seat), fair);
    // Who holds the highest bid cannot go back on it.
    limits.set(seat, seat === auction.bidder ? Math.max(limit, auction.bid ?? 0) : limit);
  }
  const { bidder, bid } = auction;
  const sale = settle(limits, bid ?? leastBid(auction), bidder ?? auction.speaker);
  // A seat that has to outbid itself does not.
  return sale && sale.buyer === bidder && bid !== null && limits.size === 1
    ? { buyer: bidder, price: bid }
    : sale;
}

/** Carries an auction out: everybody passes but the buyer, who names the price. */
export function sellTo(start: State, sale: Settled | null): State {
  let state = start;
  const company = start.auction?.company;
  const unsold = company === undefined ? 0 : start.unsold[company];
  while (state.auction && state.auction.company === company && state.unsold[company] === unsold) {
    const { speaker, bidder } = state.auction;
    const isBid =
      sale !== null && speaker === sale.buyer && bidder !== speaker && sale.price >= leastBid(state.auction);
    state = isBid
      ? applied(state, {
          type: 'bid',
          by: speaker,
          company: COMPANY_IDS[state.auction.company],
          price: sale.price,
        })
      : applied(state, { type: 'pass', by: speaker });
  }
  return state;
}

/** Settles every auction that is open, up to the next turn. */
export function settleAuctions(eyes: Eyes, start: State): State {
  let state = start;
  while (state.auction) state = sellTo(state, expectedSale(eyes, state, state.auction));
  return state;
}
