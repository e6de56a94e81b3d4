import type { Event, Json } from '../../core/game.ts';

/** Where the money of a player came from and went to, over a whole game. */
export interface Account {
  readonly seat: number;
  readonly start: number;
  readonly dividends: number;
  /** Paid by companies that reached Chicago. */
  readonly chicago: number;
  readonly spent: number;
  readonly cash: number;
}

function amountAt(list: Json | undefined, seat: number): number {
  return Array.isArray(list) ? Number((list as readonly Json[])[seat] ?? 0) : 0;
}

/** Adds up what the events of a game tell of one player's money. */
export function accountOf(seat: number, start: number, cash: number, events: Iterable<Event>): Account {
  let dividends = 0;
  let chicago = 0;
  let spent = 0;
  for (const { key, params } of events) {
    if (key === 'dividend') dividends += amountAt(params['paid'], seat);
    else if (key === 'chicago_dividend') chicago += amountAt(params['paid'], seat);
    else if (key === 'share_sold' && params['player'] === seat) spent += Number(params['price']);
  }
  return { seat, start, dividends, chicago, spent, cash };
}
