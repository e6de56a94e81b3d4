import type { Choice, Refusal, Seat } from '../../core/game.ts';
import { nth } from '../../core/present.ts';
import { pay } from '../../rail/money.ts';
import { offer } from '../../core/steps.ts';
import type { Of } from './actions.ts';
import { endExpansion } from './building.ts';
import { type Company, COMPANY_IDS, treasury, wallet } from './data.ts';
import { afterOpening } from './opening.ts';
import { type Auction, cashOf, type DraftCE, holdingIndex, type State, type StepCE } from './state.ts';
import { endTurn } from './turn.ts';
import { refuse } from './vocabulary.ts';

/** CE-4: the bidding, the same in every auction (CE-14.4). */

function auctionOf(state: State): Auction {
  if (!state.auction) throw new Error('no auction');
  return state.auction;
}

/** CE-4.4: the minimum bid now. */
export function leastBid({ minimum, bid }: Auction): number {
  return bid === null ? minimum : Math.max(minimum, bid + 1);
}

function checkCompany({ company }: Auction, named: string | undefined): Refusal | null {
  const id = COMPANY_IDS[company];
  return named === undefined || named === id ? null : refuse('wrong-company', 'CE-4.1', { company: id });
}

/** CE-4.4, CE-15.2, CE-18.1.4: whole dollars from the minimum up to the player's cash. */
function checkBid(state: State, { by, company, price }: Of<'bid'>): Refusal | null {
  const auction = auctionOf(state);
  const wrong = checkCompany(auction, company);
  if (wrong) return wrong;
  const least = leastBid(auction);
  if (price < least) return refuse('bid-too-low', 'CE-4.4', { price, least });
  const cash = cashOf(state, by);
  return price > cash ? refuse('bid-over-cash', 'CE-4.4', { price, cash }) : null;
}

/** CE-14.3: a pass may name the company. */
function checkPass(state: State, { company }: Of<'pass'>): Refusal | null {
  return checkCompany(auctionOf(state), company);
}

/** CE-4.2: the next player clockwise who has not passed. */
function nextSpeaker(stillIn: readonly Seat[], speaker: Seat): Seat {
  return stillIn.find((seat) => seat > speaker) ?? nth(stillIn, 0);
}

/** The share leaves the charter. Shares are never returned or resold (CE-4.8). */
function handOver(draft: DraftCE, company: Company, buyer: Seat, price: number): void {
  pay(draft, wallet(buyer), treasury(company), price);
  const unsold = draft.own('unsold');
  unsold[company] = (unsold[company] as number) - 1;
  const holdings = draft.own('holdings');
  const place = holdingIndex(buyer, company);
  holdings[place] = (holdings[place] as number) + 1;
}

/** CE-4.5, CE-5.4: sold to the bidder, or given to the starter for nothing in the opening. */
function sell(draft: DraftCE, { kind, company }: Auction, buyer: Seat, price: number): void {
  handOver(draft, company, buyer, price);
  const rule = price > 0 ? 'CE-4.5' : 'CE-5.4';
  draft.emit('share-sold', { company: COMPANY_IDS[company], player: buyer, price }, rule);
  if (kind === 'opening') afterOpening(draft, company, buyer);
  else closeAuction(draft, kind);
}

/** CE-6.5, CE-9.7: the auction was part of a turn, which is over now, except for hexes behind Chicago (CE-18.1.1). */
function closeAuction(draft: DraftCE, kind: Auction['kind']): void {
  draft.state.auction = null;
  if (kind === 'wabash') endExpansion(draft);
  else endTurn(draft);
}

/** CE-4.6: there was no bid. */
function allPassed(draft: DraftCE, auction: Auction): void {
  if (auction.kind === 'opening') return sell(draft, auction, auction.starter, 0);
  const rule = auction.kind === 'wabash' ? 'CE-9.6' : 'CE-7.4';
  draft.emit('share-unsold', { company: COMPANY_IDS[auction.company] }, rule);
  closeAuction(draft, auction.kind);
}

function bid(draft: DraftCE, { by, price }: Of<'bid'>): void {
  const auction = auctionOf(draft.state);
  draft.emit('bid', { company: COMPANY_IDS[auction.company], player: by, price }, 'CE-4.4');
  goOn(draft, by, price, by, auction.stillIn);
}

function pass(draft: DraftCE, { by }: Of<'pass'>): void {
  const { company, bid: highest, bidder, stillIn } = auctionOf(draft.state);
  draft.emit('passed', { company: COMPANY_IDS[company], player: by }, 'CE-4.2');
  const others = stillIn.filter((seat) => seat !== by);
  goOn(draft, by, highest, bidder, others);
}

/** After a bid or pass of `by`: the auction is over, or the next player bids. */
function goOn(
  draft: DraftCE,
  by: Seat,
  highest: number | null,
  bidder: Seat | null,
  stillIn: readonly Seat[],
): void {
  const auction = auctionOf(draft.state);
  // CE-4.7: without a bid the last remaining player is still asked.
  if (stillIn.length === 0) return allPassed(draft, auction);
  if (bidder !== null && highest !== null && stillIn.length === 1) {
    return sell(draft, auction, bidder, highest);
  }
  const { kind, company, starter, minimum } = auction;
  const speaker = nextSpeaker(stillIn, by);
  draft.state.auction = { kind, company, starter, minimum, bid: highest, bidder, stillIn, speaker };
}

export const biddingStep: StepCE<'bid' | 'pass'> = {
  id: 'bid',
  rule: 'CE-15.1',
  waits: (state) => state.auction !== null,
  /** CE-14.7: a player who cannot pay still has to pass. */
  offers(state, greyed) {
    const auction = auctionOf(state);
    const by = auction.speaker;
    const min = leastBid(auction);
    const max = cashOf(state, by);
    const choices: Choice<Of<'bid' | 'pass'>>[] = [{ kind: 'one', action: { type: 'pass', by } }];
    const action: Of<'bid'> = { type: 'bid', by, company: COMPANY_IDS[auction.company], price: min };
    if (min <= max) choices.push({ kind: 'range', action, field: 'price', min, max, step: 1 });
    else if (greyed) choices.push(offer(action, checkBid(state, action)));
    return choices;
  },
  acts: {
    bid: { check: checkBid, perform: bid },
    pass: { check: checkPass, perform: pass },
  },
};
