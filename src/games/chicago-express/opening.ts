import { nth } from '../../core/present.ts';
import type { Seat } from '../../core/game.ts';
import { type Company, OPENING_ORDER, PRR, SPECS } from './data.ts';
import { type Auction, type DraftCE, newAuction, seatsOf, sharesOf } from './state.ts';
import { startTurn } from './turn.ts';

/** CE-5: one share of each eastern company before the first turn. The auction dial stays where it is (CE-5.6). */

/** CE-5.2: the minimum is the company's income at the start. */
export function openingAuction(seats: number, place: number, starter: Seat): Auction {
  const company = nth(OPENING_ORDER, place);
  return newAuction(seats, { kind: 'opening', company, starter, minimum: SPECS[company].income });
}

/** CE-5.3, CE-5.5: the buyer of the share starts the next auction; after the last one the PRR's owner begins. */
export function afterOpening(draft: DraftCE, sold: Company, owner: Seat): void {
  const { state } = draft;
  const next = OPENING_ORDER.indexOf(sold) + 1;
  if (next < OPENING_ORDER.length) {
    state.active = owner;
    state.auction = openingAuction(state.seats, next, owner);
    return;
  }
  state.auction = null;
  startTurn(
    draft,
    seatsOf(state.seats).findIndex((seat) => sharesOf(state, seat, PRR) > 0),
  );
}
