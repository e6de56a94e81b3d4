import type { Action, Event, Json } from '../../core/game.ts';
import { isRefusal } from '../../core/game.ts';
import { type ExpressSession, useExpressTable } from './express-table.ts';
import type { ExpressView } from './view.ts';

/** What an action that is chosen or pointed at would lead to. */
export interface Preview {
  readonly action: Action;
  readonly view: ExpressView;
  readonly events: readonly Event[];
}

function tryOut(session: ExpressSession, action: Action): Preview | null {
  const trial = session.trial(action);
  return isRefusal(trial) ? null : { action, view: trial.view, events: trial.events };
}

/** The action under the pointer, else the chosen one, tried out; null where there is none. */
export function usePreview(): Preview | null {
  const { session, previewed } = useExpressTable();
  const action = previewed.value;
  return action && session.looking.value === null ? tryOut(session, action) : null;
}

/**
 * The chosen action alone, tried out: for what is in the flow of a panel, where something that comes and goes with the
 * pointer would move what is pointed at. The rail, the board and the tables show what is pointed at.
 */
export function useChosen(): Preview | null {
  const { session, ready } = useExpressTable();
  const action = ready.value?.action;
  return action && session.looking.value === null ? tryOut(session, action) : null;
}

/** Events that only repeat the action; anything else is worth announcing beforehand. */
const ASKED_FOR: ReadonlySet<string> = new Set([
  'bid',
  'passed',
  'auction-started',
  'expanded',
  'developed',
  'did-nothing',
  // Part of every dividend phase, and shown by the dials themselves.
  'dials-reset',
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
