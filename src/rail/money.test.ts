import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Draft } from '../core/draft.ts';
import { deepFreeze } from '../core/json.ts';
import { pay, purse, type Purses, totalMoney } from './money.ts';

function table(): { cash: Purses } {
  return deepFreeze({ cash: { bank: 1000, BOE: 200, 0: 50, 1: 0, CAR: 7 } });
}

describe('pay', () => {
  test('moves money from purse to purse', () => {
    const draft = new Draft(table());
    pay(draft, 'bank', 0, 30);
    pay(draft, 0, 'CAR', 80);
    expect(draft.state.cash).toEqual({ bank: 970, BOE: 200, 0: 0, 1: 0, CAR: 87 });
  });

  test('may leave a debt: whether it is allowed is for the rules', () => {
    const draft = new Draft(table());
    pay(draft, 1, 'bank', 5);
    expect(purse(draft.state.cash, 1)).toBe(-5);
  });

  test('to oneself changes nothing, and nothing is no payment', () => {
    const base = table();
    const draft = new Draft(base);
    pay(draft, 'bank', 'nobody', 0);
    expect(draft.state.cash).toBe(base.cash);
    pay(draft, 0, 0, 20);
    expect(draft.state.cash).toEqual(base.cash);
  });

  test.each([
    -1,
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    2 ** 53,
    '5' as unknown as number,
  ])('refuses %s', (amount) => {
    const draft = new Draft(table());
    expect(() => pay(draft, 'bank', 0, amount)).toThrow(new RangeError(`pay ${amount}`));
    expect(draft.state).toEqual(table());
  });

  test('refuses purses that do not exist, and loses nothing then', () => {
    const draft = new Draft(table());
    expect(() => pay(draft, 'nobody', 0, 5)).toThrow(new RangeError('no purse nobody'));
    expect(() => pay(draft, 'bank', 'nobody', 5)).toThrow(new RangeError('no purse nobody'));
    expect(draft.state).toEqual(table());
  });

  test('keeps the sum, whatever is paid', () => {
    const id = fc.constantFrom('bank', 'BOE', 0, 1, 'CAR');
    fc.assert(
      fc.property(fc.array(fc.tuple(id, id, fc.nat(5000))), (payments) => {
        const base = table();
        const draft = new Draft(base);
        for (const [from, to, amount] of payments) {
          const before = { ...draft.state.cash };
          pay(draft, from, to, amount);
          const moved = from === to ? 0 : amount;
          expect(purse(draft.state.cash, from)).toBe(purse(before, from) - moved);
          expect(purse(draft.state.cash, to)).toBe(purse(before, to) + moved);
        }
        expect(totalMoney(draft.state.cash)).toBe(1257);
        expect(base).toEqual(table());
      }),
      { seed: 1848 },
    );
  });
});
