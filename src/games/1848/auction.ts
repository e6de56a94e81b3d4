import type { Refusal, Seat } from '../../core/game.ts';
import { offer } from '../../core/steps.ts';
import { BANK, pay } from '../../rail/money.ts';
import { cashOf, setCompany } from '../../rail/position.ts';
import { nextSeat, orderFrom } from '../../rail/stock.ts';
import type { Of } from './actions.ts';
import {
  AUCTION_STEP,
  CAR,
  P5_SHARE,
  P6_PAR,
  P6_SHARE,
  PRIVATE_IDS,
  type PrivateId,
  PRIVATES,
} from './data.ts';
import { moveCerts } from '../../rail/shares.ts';
import { placeMarker } from './prices.ts';
import { payPrivates } from './privates.ts';
import { type AuctionRound, type Draft1848, setPrivate, type State, type Step1848 } from './state.ts';
import { refuse } from './vocabulary.ts';

/** 1848-3: the private auction with falling prices. */

function auctionOf(state: State): AuctionRound {
  if (state.round.kind !== 'auction') throw new Error('no auction');
  return state.round;
}

function isPrivateId(id: string): id is PrivateId {
  return Object.hasOwn(PRIVATES, id);
}

function unsold(state: State, id: string): Refusal | null {
  if (!isPrivateId(id)) return refuse('unknown-private', '1848-3.1', { private: id });
  return state.privates[id].owner === null ? null : refuse('already-sold', '1848-3.1', { private: id });
}

function isAtFloor(state: State, id: PrivateId): boolean {
  return state.privates[id].price <= PRIVATES[id].floor;
}

function checkBuy(state: State, action: Of<'buy_private'>): Refusal | null {
  const { private: id } = action;
  const price = state.privates[id]?.price ?? 0;
  return (
    unsold(state, id) ??
    (cashOf(state, action.by) < price ? refuse('not-enough-cash', '1848-3.2', { price }) : null)
  );
}

function checkLower(state: State, action: Of<'lower_private'>): Refusal | null {
  const { private: id } = action;
  const gone = unsold(state, id);
  if (gone) return gone;
  // 1848-21.9: the site's server allows lowering below the floor, so files may contain it.
  if (isAtFloor(state, id) && !state.options.import_lenient) {
    return refuse('at-floor', '1848-3.1', { private: id, floor: PRIVATES[id].floor });
  }
  return null;
}

/** 1848-3.3: owners may pass; with D-01 also others when nothing can be lowered and some player owns one. */
function checkPass(state: State, { by: seat }: Of<'pass'>): Refusal | null {
  const owners = PRIVATE_IDS.map((id) => state.privates[id].owner);
  if (owners.includes(seat)) return null;
  const allAtFloor = PRIVATE_IDS.every((id) => state.privates[id].owner !== null || isAtFloor(state, id));
  const anySold = owners.some((owner) => owner !== null);
  if (state.options.auction_pass === 'any_private_sold' && allAtFloor && anySold) return null;
  return refuse('must-lower-or-buy', '1848-3.3');
}

function give(draft: Draft1848, id: PrivateId, seat: Seat): void {
  const { price } = draft.state.privates[id];
  pay(draft, seat, BANK, price);
  setPrivate(draft, id, { owner: seat });
  draft.emit('private-bought', { seat, private: id, price }, '1848-3.2');
  if (id === 'P5') moveCerts(draft, [P5_SHARE], 'ipo', seat);
  if (id === 'P6') {
    setCompany(draft, CAR, { par: P6_PAR, director: seat });
    placeMarker(draft, CAR, P6_PAR);
    moveCerts(draft, [P6_SHARE], 'ipo', seat);
    draft.emit('par-set', { company: CAR, price: P6_PAR, seat }, '1848-3.2');
  }
}

/** 1848-3.4: everybody's latest action is a pass: privates pay, and play continues after the last player who passed. */
function everybodyPassed(draft: Draft1848, lastPasser: Seat): void {
  payPrivates(draft, '1848-3.4');
  draft.state.round = {
    kind: 'auction',
    at: nextSeat(draft.state.order, lastPasser),
    passed: draft.state.order.map(() => false),
  };
}

/** 1848-3.5: the stock round follows, with the next player first. */
function endAuction(draft: Draft1848, buyer: Seat): void {
  draft.state.order = orderFrom(draft.state.order, nextSeat(draft.state.order, buyer));
  for (const id of PRIVATE_IDS) setPrivate(draft, id, { price: 0 });
}

/** The next seat decides; remembers whether each seat's latest action was a pass. */
function endTurn(draft: Draft1848, by: Seat, isPass: boolean): void {
  const passed = auctionOf(draft.state).passed.map((old, seat) => (seat === by ? isPass : old));
  if (passed.every(Boolean)) return everybodyPassed(draft, by);
  draft.state.round = { kind: 'auction', at: nextSeat(draft.state.order, by), passed };
}

function pass(draft: Draft1848, { by }: Of<'pass'>): void {
  draft.emit('passed', { seat: by }, '1848-3.3');
  endTurn(draft, by, true);
}

function lower(draft: Draft1848, { by, private: id }: Of<'lower_private'>): void {
  const price = draft.state.privates[id].price - AUCTION_STEP;
  setPrivate(draft, id, { price });
  draft.emit('private-lowered', { seat: by, private: id, price }, '1848-3.1');
  endTurn(draft, by, false);
}

function buy(draft: Draft1848, { by, private: id }: Of<'buy_private'>): void {
  give(draft, id, by);
  if (auctionIsOver(draft.state)) endAuction(draft, by);
  else endTurn(draft, by, false);
}

export function auctionIsOver(state: State): boolean {
  return PRIVATE_IDS.every((id) => state.privates[id].owner !== null);
}

export const auctionStep: Step1848<'buy_private' | 'lower_private' | 'pass'> = {
  id: 'auction',
  rule: '1848-3.1',
  waits: (state) => state.round.kind === 'auction',
  *offers(state) {
    const by = auctionOf(state).at;
    for (const id of PRIVATE_IDS) {
      if (state.privates[id].owner !== null) continue;
      const buying: Of<'buy_private'> = { type: 'buy_private', by, private: id };
      yield offer(buying, checkBuy(state, buying));
      const lowering: Of<'lower_private'> = { type: 'lower_private', by, private: id };
      yield offer(lowering, checkLower(state, lowering));
    }
    const passing: Of<'pass'> = { type: 'pass', by };
    yield offer(passing, checkPass(state, passing));
  },
  acts: {
    buy_private: { check: checkBuy, perform: buy },
    lower_private: { check: checkLower, perform: lower },
    pass: { check: checkPass, perform: pass },
  },
};
