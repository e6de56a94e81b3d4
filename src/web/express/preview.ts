import type { Action, Event, Json } from '../../core/game.ts';
import { isRefusal } from '../../core/game.ts';
import type { MatchSession } from '../match/session.ts';
import { useTable } from '../table/state.ts';
import type { ExpressView } from './view.ts';

/** What an action that is chosen or pointed at would lead to. */
export interface Preview {
  readonly action: Action;
  readonly view: ExpressView;
  readonly events: readonly Event[];
}

function tryOut(session: MatchSession, action: Action): Preview | null {
  const trial = session.trial(action);
  return isRefusal(trial)
    ? null
    : { action, view: trial.view as unknown as ExpressView, events: trial.events };
}

/** The action under the pointer, else the chosen one, tried out; null where there is none. */
export function usePreview(): Preview | null {
  const { session, hovered, pending } = useTable();
  const action = hovered.value ?? pending.value?.action ?? null;
  return action && session.looking.value === null ? tryOut(session, action) : null;
}

/** A number as it is and as it would be. */
export interface Change {
  readonly from: number;
  readonly to: number;
}

export interface CompanyChange {
  readonly id: string;
  readonly treasury: Change;
  readonly engines: Change;
  /** A company that opens comes from 0. */
  readonly income: Change;
  /** What one of its shares pays. */
  readonly share: Change;
}

/** Every company that is open in one of two positions, with what has changed between them. */
export function companyChanges(before: ExpressView, after: ExpressView): CompanyChange[] {
  return before.companies.flatMap((company) => {
    const then = after.companies.find(({ id }) => id === company.id);
    if (!then || !(company.open || then.open)) return [];
    return {
      id: company.id,
      treasury: { from: company.treasury, to: then.treasury },
      engines: { from: company.charter, to: then.charter },
      income: { from: company.income ?? 0, to: then.income ?? 0 },
      share: { from: company.dividend, to: then.dividend },
    };
  });
}

export interface PlayerChange {
  readonly seat: number;
  readonly cash: Change;
  /** What the next dividends would pay. */
  readonly dividend: Change;
}

export function playerChanges(before: ExpressView, after: ExpressView): PlayerChange[] {
  return before.players.flatMap((player) => {
    const then = after.players.find(({ seat }) => seat === player.seat);
    if (!then) return [];
    return {
      seat: player.seat,
      cash: { from: player.cash, to: then.cash },
      dividend: { from: player.dividend, to: then.dividend },
    };
  });
}

/** Events that say again what was asked for; whatever else happens is worth telling beforehand. */
const ASKED_FOR: ReadonlySet<string> = new Set([
  'bid',
  'passed',
  'auction_started',
  'expanded',
  'developed',
  'did_nothing',
  // Part of every dividend phase, and told by the dials themselves.
  'dials_reset',
]);

/** What else would happen: dividends, the Wabash, a share sold, the end. */
export function furtherEvents(events: readonly Event[]): Event[] {
  return events.filter(({ key }) => !ASKED_FOR.has(key));
}

/** What the players would be paid at once, by seat; null if nothing is paid. */
export function paidIn(events: readonly Event[]): readonly number[] | null {
  let paid: number[] | null = null;
  for (const { params } of events) {
    const amounts: Json | undefined = params['paid'];
    if (!Array.isArray(amounts)) continue;
    const sums: number[] = paid ?? [];
    (amounts as readonly Json[]).forEach((amount, seat) => {
      sums[seat] = (sums[seat] ?? 0) + Number(amount);
    });
    paid = sums;
  }
  return paid;
}
