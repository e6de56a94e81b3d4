import type { Event, Seat } from '../core/game.ts';
import type { Action1848 } from '../games/1848/actions.ts';
import { canSellInCrisis } from '../games/1848/crisis.ts';
import type { State as State1848 } from '../games/1848/state.ts';
import type { Action1860 } from '../games/1860/actions.ts';
import type { State as State1860 } from '../games/1860/state.ts';
import type { Action18GB } from '../games/18gb/actions.ts';
import { lots } from '../games/18gb/auction.ts';
import { isInReceivership, privateOf, scenarioOf, type State as State18GB } from '../games/18gb/state.ts';
import { operator } from '../rail/operating.ts';
import { cashOf, companyOf } from '../rail/position.ts';

/**
 * Legal positions in which the engine of 18xx.games has been seen to get stuck. It need not: some games with such a
 * position continued there. An export reports the first one.
 */

/** 1848-16.6: a player below zero with nothing to sell; that engine keeps asking for a sale. */
export function trouble1848(before: State1848, _action: Action1848, after: State1848): string | null {
  if (before.round.kind !== 'operating' || after.finished) return null;
  const isStuck = after.order.some((seat) => cashOf(after, seat) < 0 && !canSellInCrisis(after, seat));
  return isStuck ? 'a player is in debt and has nothing to sell' : null;
}

/** 1860-18.5: a bankruptcy in a stock round restarts the round. */
export function trouble1860(
  before: State1860,
  _action: Action1860,
  after: State1860,
  events: readonly Event[],
): string | null {
  const isRestarted =
    before.round.kind === 'stock' &&
    after.round.kind === 'stock' &&
    events.some(({ key }) => key === 'bankrupt');
  return isRestarted ? 'a company goes bankrupt and the stock round starts again' : null;
}

/** 18GB-4.5: a pass that is legal only for lack of money; that engine waits for a bid. */
function passesForWantOfMoney(state: State18GB, seat: Seat): boolean {
  if (state.round.kind !== 'auction') return false;
  const { bids } = state.round;
  const open = lots(state);
  const highest = open.map((id) => bids[id]?.at(-1) ?? null);
  const winning = highest.filter((bid) => bid?.seat === seat).length;
  const mayPass =
    highest.every((bid) => bid !== null) ||
    winning >= scenarioOf(state).bidsToPass ||
    open.some((id) => privateOf(state, id).discount > 0);
  return !mayPass;
}

/** 18GB-15.6: a corporation without a director runs a train of the depot. */
function runsLeaseInReceivership(state: State18GB, { type }: Action18GB): boolean {
  const company = operator(state);
  if (type !== 'run_routes' || company === null) return false;
  return isInReceivership(state, company) && companyOf(state, company).trains.length === 0;
}

export function trouble18GB(before: State18GB, action: Action18GB, after: State18GB): string | null {
  if (before.round.kind === 'auction') {
    if (action.type === 'pass' && passesForWantOfMoney(before, action.by))
      return 'a player who can afford no bid passes in the auction';
    // 18GB-4.4: only files contain such bids.
    const isUnpaid = after.order.some((seat) => cashOf(after, seat) < 0);
    return isUnpaid ? 'a private is sold for more than its buyer has' : null;
  }
  if (!runsLeaseInReceivership(before, action)) return null;
  return `${operator(before)}, in receivership, runs a leased train`;
}
