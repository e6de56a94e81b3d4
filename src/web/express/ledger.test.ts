import { describe, expect, it } from 'vitest';
import { BOTS } from '../../bots/bots.ts';
import type { Event } from '../../core/game.ts';
import type { ActionCE } from '../../games/chicago-express/actions.ts';
import { chicagoExpress } from '../../games/chicago-express/game.ts';
import { cashOf } from '../../games/chicago-express/state.ts';
import { startCE } from '../../testing/chicago-express/position.ts';
import { accountOf } from './ledger.ts';

describe('the account of a player', () => {
  it.each([2, 5])('adds up to the cash at the end of a game of %d', (seats) => {
    const start = startCE(seats);
    const bot = BOTS['random']?.(seats);
    const events: Event[] = [];
    let state = start;
    while (chicagoExpress.turn(state).kind === 'decide') {
      const result = chicagoExpress.apply(state, bot?.choose(chicagoExpress, state) as ActionCE);
      if (result.refused) throw new Error(result.code);
      events.push(...result.events);
      state = result.state;
    }
    let spentByAll = 0;
    for (let seat = 0; seat < seats; seat++) {
      const cash = cashOf(state, seat);
      const account = accountOf(seat, cashOf(start, seat), cash, events);
      expect(account.start + account.dividends + account.chicago - account.spent).toBe(cash);
      spentByAll += account.spent;
    }
    expect(spentByAll).toBeGreaterThan(0);
  });
});
