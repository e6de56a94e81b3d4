import type { Refusal, Seat } from '../../core/game.ts';
import { offer } from '../../core/steps.ts';
import { BANK, pay } from '../../rail/money.ts';
import { cashOf } from '../../rail/position.ts';
import { nextSeat } from '../../rail/stock.ts';
import type { Of } from './actions.ts';
import { BID_STEP, DISCOUNT_STEP, type PrivateId, PRIVATES } from './data.ts';
import {
  type AuctionRound,
  type Bid,
  type Draft18GB,
  isPrivate,
  privateIds,
  privateOf,
  scenarioOf,
  setPrivate,
  type State,
  type Step18GB,
} from './state.ts';
import { refuse } from './vocabulary.ts';

/** 18GB-4: the private auction. */

function auctionOf(state: State): AuctionRound {
  if (state.round.kind !== 'auction') throw new Error('no auction');
  return state.round;
}

/** 18GB-4.1: the lots still available. */
export function lots(state: State): PrivateId[] {
  return privateIds(state).filter((id) => privateOf(state, id).owner === null);
}

function highestBid(state: State, id: PrivateId): Bid | null {
  return auctionOf(state).bids[id]?.at(-1) ?? null;
}

/** 18GB-4.3: face value less discount, or five above the highest bid. */
export function lowestBid(state: State, id: PrivateId): number {
  const highest = highestBid(state, id);
  return highest ? highest.price + BID_STEP : PRIVATES[id].price - privateOf(state, id).discount;
}

function winningLots(state: State, seat: Seat): PrivateId[] {
  return lots(state).filter((id) => highestBid(state, id)?.seat === seat);
}

/** 18GB-4.4: cash that the player's highest bids on other lots leave. */
function freeCash(state: State, seat: Seat, id: PrivateId): number {
  return winningLots(state, seat)
    .filter((other) => other !== id)
    .reduce((left, other) => left - (highestBid(state, other)?.price ?? 0), cashOf(state, seat));
}

function checkBid(state: State, { by, private: id, price }: Of<'bid'>): Refusal | null {
  if (!isPrivate(state, id)) return refuse('unknown-private', '18GB-4.1', { private: id });
  if (privateOf(state, id).owner !== null) return refuse('already-sold', '18GB-4.1', { private: id });
  const { bidNow } = auctionOf(state);
  if (bidNow.includes(id)) return refuse('lot-bid-on-this-turn', '18GB-4.2', { private: id });
  const least = lowestBid(state, id);
  if (price < least || (price - least) % BID_STEP !== 0) {
    return refuse('bad-bid', '18GB-4.3', { private: id, least, step: BID_STEP });
  }
  // 18GB-4.4: 18xx.games accepts some bids that cannot be paid, so files may contain them.
  const most = freeCash(state, by, id);
  if (price > most && !state.options.import_lenient) return refuse('not-enough-cash', '18GB-4.4', { most });
  return null;
}

/** 18GB-4.5 (D-2): winning bids that free a player; two with two players, or one. */
function bidsToPass(state: State): number {
  return state.options['auction.one_bid_frees'] ? 1 : scenarioOf(state).bidsToPass;
}

/** 18GB-4.5 */
function checkPass(state: State, { by: seat }: Of<'pass'>): Refusal | null {
  if (auctionOf(state).bidNow.length > 0) return refuse('turn-is-no-pass', '18GB-4.2');
  const open = lots(state);
  if (open.every((id) => highestBid(state, id) !== null)) return null;
  const needed = bidsToPass(state);
  if (winningLots(state, seat).length >= needed) return null;
  // D-32: on 18xx.games a reduced lot frees everybody.
  const isRestaged = open.some((id) => privateOf(state, id).discount > 0);
  if (isRestaged && !state.options['auction.discount_frees_nobody']) return null;
  // A player who cannot bid on anything may pass: otherwise the auction would be stuck.
  if (!open.some((id) => lowestBid(state, id) <= freeCash(state, seat, id))) return null;
  return refuse('must-bid', '18GB-4.5', { needed });
}

/** 18GB-4.2 */
function checkEndTurn(state: State): Refusal | null {
  return auctionOf(state).bidNow.length > 0 ? null : refuse('bid-or-pass', '18GB-4.2');
}

/* ---- settlement ---- */

function sellLots(draft: Draft18GB): void {
  for (const id of lots(draft.state)) {
    const bid = highestBid(draft.state, id);
    if (!bid) {
      const discount = privateOf(draft.state, id).discount + DISCOUNT_STEP;
      setPrivate(draft, id, { discount });
      draft.emit('private-lowered', { private: id, price: PRIVATES[id].price - discount }, '18GB-4.7');
      continue;
    }
    pay(draft, bid.seat, BANK, bid.price);
    setPrivate(draft, id, { owner: bid.seat });
    draft.emit('private-bought', { private: id, seat: bid.seat, price: bid.price }, '18GB-4.7');
  }
}

/** 18GB-4.7: a lot that has become free counts as bid on, for £0, by the next player. */
function settle(draft: Draft18GB, lastPasser: Seat): void {
  sellLots(draft);
  const { state } = draft;
  const bids: Partial<Record<PrivateId, readonly Bid[]>> = {};
  let at = lastPasser;
  for (const id of lots(state)) {
    if (PRIVATES[id].price - privateOf(state, id).discount > 0) continue;
    at = nextSeat(state.order, at);
    bids[id] = [{ seat: at, price: 0 }];
    draft.emit('bid', { seat: at, private: id, price: 0 }, '18GB-4.7');
  }
  state.round = {
    kind: 'auction',
    at: nextSeat(state.order, at),
    passed: state.order.map(() => false),
    bids,
    bidNow: [],
  };
}

function takeBid(draft: Draft18GB, { by, private: id, price }: Of<'bid'>): void {
  const round = auctionOf(draft.state);
  const others = (round.bids[id] ?? []).filter(({ seat }) => seat !== by);
  draft.emit('bid', { seat: by, private: id, price }, '18GB-4.3');
  // 18GB-4.6: nobody else's pass is cancelled.
  const passed = round.passed.with(by, false);
  const bids = { ...round.bids, [id]: [...others, { seat: by, price }] };
  const several = draft.state.options['auction.multi_bid'];
  draft.state.round = {
    ...round,
    passed,
    bids,
    bidNow: several ? [...round.bidNow, id] : [],
    at: several ? by : nextSeat(draft.state.order, by),
  };
}

function endTurn(draft: Draft18GB, { by }: Of<'end_turn'>): void {
  const round = auctionOf(draft.state);
  draft.state.round = { ...round, at: nextSeat(draft.state.order, by), bidNow: [] };
}

function pass(draft: Draft18GB, { by }: Of<'pass'>): void {
  const round = auctionOf(draft.state);
  draft.emit('passed', { seat: by }, '18GB-4.5');
  const passed = round.passed.with(by, true);
  if (passed.every(Boolean)) return settle(draft, by);
  draft.state.round = { ...round, passed, at: nextSeat(draft.state.order, by) };
}

export function auctionIsOver(state: State): boolean {
  return lots(state).length === 0;
}

/** 18GB-4.8: least cash first, then more privates, then as they sit. */
export function orderByCash(draft: Draft18GB): void {
  const { state } = draft;
  const owned = (seat: Seat): number =>
    privateIds(state).filter((id) => privateOf(state, id).owner === seat).length;
  state.order = state.order.toSorted(
    (a, b) => cashOf(state, a) - cashOf(state, b) || owned(b) - owned(a) || a - b,
  );
  draft.emit('turn-order', { order: state.order }, '18GB-4.8');
}

export const auctionStep: Step18GB<'bid' | 'pass' | 'end_turn'> = {
  id: 'auction',
  rule: '18GB-4.2',
  waits: (state) => state.round.kind === 'auction',
  *offers(state) {
    const by = auctionOf(state).at;
    for (const id of lots(state)) {
      const min = lowestBid(state, id);
      const action: Of<'bid'> = { type: 'bid', by, private: id, price: min };
      const refusal = checkBid(state, action);
      const max = min + Math.floor((freeCash(state, by, id) - min) / BID_STEP) * BID_STEP;
      if (refusal || max <= min) yield offer(action, refusal);
      else yield { kind: 'range', action, field: 'price', min, max, step: BID_STEP };
    }
    const passing: Of<'pass'> = { type: 'pass', by };
    yield offer(passing, checkPass(state, passing));
    if (state.options['auction.multi_bid']) yield offer({ type: 'end_turn', by }, checkEndTurn(state));
  },
  acts: {
    bid: { check: checkBid, perform: takeBid },
    pass: { check: checkPass, perform: pass },
    end_turn: { check: checkEndTurn, perform: endTurn },
  },
};
