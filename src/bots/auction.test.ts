import { describe, expect, it } from 'vitest';
import { limitPrice, settle } from './auction.ts';

describe('settle', () => {
  const limits = (...prices: number[]): Map<number, number> => new Map(prices.entries());

  it('sells to the highest limit, one step above the second highest', () => {
    expect(settle(limits(12, 20, 15), 7, 0)).toEqual({ buyer: 1, price: 16 });
  });

  it('asks for the minimum where nobody else goes along', () => {
    expect(settle(limits(3, 20), 7, 0)).toEqual({ buyer: 1, price: 7 });
  });

  it('never takes more than the limit: equals pay it, and the first of them wins', () => {
    expect(settle(limits(15, 15), 7, 1)).toEqual({ buyer: 1, price: 15 });
    expect(settle(limits(15, 15), 7, 0)).toEqual({ buyer: 0, price: 15 });
  });

  it('sells nothing below the minimum', () => {
    expect(settle(limits(5, 6), 7, 0)).toBeNull();
    expect(settle(new Map(), 7, 0)).toBeNull();
  });
});

describe('limitPrice', () => {
  it('finds the last price that is worth it', () => {
    expect(limitPrice((price) => 18 - price, 7, 40)).toBe(18);
    expect(limitPrice((price) => 18 - price, 7, 12)).toBe(12);
  });

  it('stays below the minimum where nothing is worth it, or nothing can be paid', () => {
    expect(limitPrice((price) => 5 - price, 7, 40)).toBe(6);
    expect(limitPrice(() => 1, 7, 6)).toBe(6);
  });
});
