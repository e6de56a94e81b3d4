import type { Seat } from '../../core/game.ts';
import { DIAL_IDS, type DialId, DIAL_STEPS, RED_DIALS_FOR_DIVIDENDS } from './data.ts';
import { holdDividends } from './dividends.ts';
import { type DraftCE, seatAfter, type State } from './state.ts';

/** CE-6: whose turn it is. */

export function isRed(state: State, dial: DialId): boolean {
  return state.dials[dial] >= DIAL_STEPS[dial];
}

/** CE-6.1, CE-11.5: with two dials on red a dividend phase comes first; the turn stays with the same player. */
export function startTurn(draft: DraftCE, seat: Seat): void {
  draft.state.active = seat;
  const red = DIAL_IDS.filter((dial) => isRed(draft.state, dial)).length;
  // CE-6.6: never more than two, since this is checked before every turn.
  if (red >= RED_DIALS_FOR_DIVIDENDS) holdDividends(draft);
}

/** CE-6.5: clockwise from the player whose turn it was, no matter who won an auction. */
export function endTurn(draft: DraftCE): void {
  startTurn(draft, seatAfter(draft.state, draft.state.active));
}
