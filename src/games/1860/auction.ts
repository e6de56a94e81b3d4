import type { Refusal, Seat } from '../../core/game.ts';
import { nth } from '../../core/present.ts';
import { offer } from '../../core/steps.ts';
import { cashOf, companyOf, setCompany } from '../../rail/position.ts';
import { directorCert, IPO, moveCerts } from '../../rail/shares.ts';
import { BANK, pay } from '../../rail/money.ts';
import { nextSeat, orderFrom } from '../../rail/stock.ts';
import type { Of } from './actions.ts';
import {
  BID_STEP,
  LOT_COMPANIES,
  LOT_PRIVATES,
  PARS,
  type PrivateId,
  PRIVATES,
  type Railway,
} from './data.ts';
import { placeMarker } from './prices.ts';
import {
  type AuctionRound,
  type Draft1860,
  privatesOf,
  setPrivate,
  type State,
  type Step1860,
} from './state.ts';
import { refuse } from './vocabulary.ts';

/** 1860-3: the auction. Players bid for the right to choose one of the lots. */

const LOT_PARS: readonly number[] = PARS[1] ?? [];
export const LOWEST_PAR = nth(LOT_PARS, 0);

export function newAuction(order: readonly Seat[], start: Seat): AuctionRound {
  return { kind: 'auction', start, at: start, bids: order.map(() => 0), winner: null };
}

function auctionOf(state: State): AuctionRound {
  if (state.round.kind !== 'auction') throw new Error('no auction');
  return state.round;
}

/* ---- lots ---- */

export function privatesLeft(state: State): PrivateId[] {
  return LOT_PRIVATES.filter((id) => state.privates[id].owner === null);
}

export function companiesLeft(state: State): Railway[] {
  return LOT_COMPANIES.filter((id) => companyOf(state, id).par === null);
}

/** 1860-3.4: the lowest price of any lot. */
function cheapestLot(state: State): number {
  const prices = privatesLeft(state).map((id) => PRIVATES[id].price);
  if (companiesLeft(state).length > 0) prices.push(LOWEST_PAR * 2);
  return Math.min(...prices);
}

export function auctionIsOver(state: State): boolean {
  return privatesLeft(state).length === 0 && companiesLeft(state).length === 0;
}

/* ---- bidding ---- */

function highestBid({ bids }: AuctionRound): number {
  return Math.max(0, ...bids.map((bid) => bid ?? 0));
}

/** 1860-3.3, 3.4, D-22: what a seat may bid. */
export function bidRange(state: State, seat: Seat): { min: number; max: number; step: number } {
  return {
    min: highestBid(auctionOf(state)) + BID_STEP,
    max: cashOf(state, seat) - cheapestLot(state),
    step: state.options.bid_step_5 ? BID_STEP : 1,
  };
}

function checkBid(state: State, { price, by }: Of<'bid'>): Refusal | null {
  if (auctionOf(state).winner !== null) return refuse('must-choose', '1860-3.5');
  const { min, max, step } = bidRange(state, by);
  if (price < min) return refuse('bid-too-low', '1860-3.3', { min });
  if (price > max) return refuse('bid-too-high', '1860-3.4', { max });
  return price % step === 0 ? null : refuse('bid-in-fives', '1860-23/D-1', { step });
}

/** Those still in, in seat order from the starting player (1860-3.2). */
function stillIn(state: State): Seat[] {
  const { start, bids } = auctionOf(state);
  return orderFrom(state.order, start).filter((seat) => bids[seat] !== null);
}

function nextBidder(state: State, after: Seat): Seat {
  const { bids } = auctionOf(state);
  let seat = nextSeat(state.order, after);
  while (bids[seat] === null) seat = nextSeat(state.order, seat);
  return seat;
}

/** 1860-3.5, 3.6: the last one left wins with a bid; if everybody passes, the one who began wins for nothing. */
function settleBids(draft: Draft1860, actor: Seat): void {
  const { state } = draft;
  const round = auctionOf(state);
  const left = stillIn(state);
  const [last] = left;
  if (last === undefined) return win(draft, round.start, 0);
  const bid = round.bids[last] ?? 0;
  if (left.length === 1 && bid > 0) return win(draft, last, bid);
  draft.replace('round', { at: nextBidder(state, actor) });
}

function win(draft: Draft1860, seat: Seat, bid: number): void {
  pay(draft, seat, BANK, bid);
  draft.replace('round', { winner: seat, at: seat });
  draft.emit('auction-won', { seat, bid }, bid > 0 ? '1860-3.5' : '1860-3.6');
}

/* ---- choosing ---- */

/** 1860-3.7: the lots a player can afford, and always the cheapest one. */
function checkLot(state: State, seat: Seat, price: number, cheapest: boolean): Refusal | null {
  if (auctionOf(state).winner !== seat) return refuse('not-won', '1860-3.5');
  return cashOf(state, seat) >= price || cheapest ? null : refuse('not-enough-cash', '1860-3.7', { price });
}

function checkChoosePrivate(state: State, { private: id, by }: Of<'choose_private'>): Refusal | null {
  if (!privatesLeft(state).includes(id)) return refuse('no-such-lot', '1860-3.1', { private: id });
  const { price } = PRIVATES[id];
  return checkLot(state, by, price, price === cheapestLot(state));
}

/** 1860-3.7, 3.8: any of four prices that the player can afford; the lowest if none. */
function checkPar(state: State, { company, price, by }: Of<'par'>): Refusal | null {
  if (!(companiesLeft(state) as string[]).includes(company))
    return refuse('no-such-lot', '1860-3.1', { company });
  if (!LOT_PARS.includes(price)) return refuse('no-such-par', '1860-3.7', { price, prices: LOT_PARS });
  const isCheapest = price === LOWEST_PAR && cheapestLot(state) === LOWEST_PAR * 2;
  return checkLot(state, by, price * 2, isCheapest);
}

/** 1860-3.8: a player who cannot pay in full pays everything they have. */
function payForLot(draft: Draft1860, seat: Seat, price: number): number {
  const paid = Math.min(price, cashOf(draft.state, seat));
  pay(draft, seat, BANK, paid);
  return paid;
}

function takePrivate(draft: Draft1860, { private: id, by }: Of<'choose_private'>): void {
  const paid = payForLot(draft, by, PRIVATES[id].price);
  setPrivate(draft, id, { owner: by });
  draft.emit('private-bought', { seat: by, private: id, price: paid }, '1860-3.7');
}

function takeCompany(draft: Draft1860, { company, price, by }: Of<'par'>): void {
  payForLot(draft, by, price * 2);
  moveCerts(draft, [directorCert(company)], IPO, by);
  setCompany(draft, company, { par: price, president: by });
  placeMarker(draft, company, price);
  draft.emit('par-set', { company, price, seat: by }, '1860-3.7');
}

/* ---- the end ---- */

/** 1860-3.10, D-2: the richest player; ties by the cheapest privates, on the site even among poorer players. */
function firstPriority(state: State): Seat {
  const { order } = state;
  const most = Math.max(...order.map((seat) => cashOf(state, seat)));
  const richest = order.filter((seat) => cashOf(state, seat) === most);
  if (richest.length === 1) return nth(richest, 0);
  const among = state.options.pd_tie_among_richest ? richest : order;
  const owners = among.filter((seat) => privatesOf(state, seat).length > 0);
  const value = (seat: Seat): number =>
    privatesOf(state, seat).reduce((sum, id) => sum + PRIVATES[id].price, 0);
  const least = Math.min(...owners.map(value));
  return owners.find((seat) => value(seat) === least) ?? nth(among, 0);
}

export function endAuction(draft: Draft1860): void {
  const seat = firstPriority(draft.state);
  draft.state.order = orderFrom(draft.state.order, seat);
  draft.emit('priority', { seat }, '1860-3.10');
}

/* ---- the step ---- */

function checkPass(state: State): Refusal | null {
  return auctionOf(state).winner === null ? null : refuse('must-choose', '1860-3.5');
}

function setBid(draft: Draft1860, by: Seat, bid: number | null): void {
  const round = auctionOf(draft.state);
  draft.replace('round', { bids: round.bids.map((old, seat) => (seat === by ? bid : old)) });
}

function bid(draft: Draft1860, { by, price }: Of<'bid'>): void {
  setBid(draft, by, price);
  draft.emit('bid', { seat: by, price }, '1860-3.3');
  settleBids(draft, by);
}

function pass(draft: Draft1860, { by }: Of<'pass'>): void {
  setBid(draft, by, null);
  draft.emit('passed', { seat: by }, '1860-3.2');
  settleBids(draft, by);
}

/** 1860-3.9: the next auction begins to the left of the buyer. */
function auctionNext(draft: Draft1860, buyer: Seat): void {
  draft.state.round = newAuction(draft.state.order, nextSeat(draft.state.order, buyer));
}

export const auctionStep: Step1860<'bid' | 'pass' | 'choose_private' | 'par'> = {
  id: 'auction',
  rule: '1860-3.1',
  waits: (state) => state.round.kind === 'auction',
  *offers(state) {
    const { at: by, winner } = auctionOf(state);
    if (winner === null) {
      const { min, max, step } = bidRange(state, by);
      const action: Of<'bid'> = { type: 'bid', by, price: min };
      if (max >= min) yield { kind: 'range', action, field: 'price', min, max, step };
      else yield offer(action, checkBid(state, action));
      // 1860-3.4: a player who cannot bid still has to pass.
      yield { kind: 'one', action: { type: 'pass', by } };
      return;
    }
    for (const id of privatesLeft(state)) {
      const action: Of<'choose_private'> = { type: 'choose_private', by, private: id };
      yield offer(action, checkChoosePrivate(state, action));
    }
    for (const company of companiesLeft(state)) {
      for (const price of LOT_PARS) {
        const action: Of<'par'> = { type: 'par', by, company, price };
        yield offer(action, checkPar(state, action));
      }
    }
  },
  acts: {
    bid: { check: checkBid, perform: bid },
    pass: { check: checkPass, perform: pass },
    choose_private: {
      check: checkChoosePrivate,
      perform(draft, action) {
        takePrivate(draft, action);
        auctionNext(draft, action.by);
      },
    },
    par: {
      check: checkPar,
      perform(draft, action) {
        takeCompany(draft, action);
        auctionNext(draft, action.by);
      },
    },
  },
};
