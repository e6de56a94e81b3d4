import { describe, expect, it } from 'vitest';
import type { Action } from '../../core/game.ts';
import {
  isMember,
  nameIn,
  nearest,
  type Offer,
  quickAmounts,
  quickBids,
  type Range,
  withAmount,
} from './offer.ts';

const bid = { type: 'bid', by: 1, private: 'LB', price: 40 } as Action;
const range: Range = { kind: 'range', action: bid, field: 'price', min: 40, max: 58, step: 5 };
const pass: Offer = { kind: 'one', action: { type: 'pass', by: 1 } };

describe('offers', () => {
  it('know their members: any amount of a range, but not of another player’s', () => {
    expect(isMember(range, withAmount(range, 55))).toBe(true);
    expect(isMember(range, { ...bid, by: 2 })).toBe(false);
    expect(isMember(range, { ...bid, private: 'AF' } as Action)).toBe(false);
    expect(isMember(pass, { by: 1, type: 'pass' })).toBe(true);
    expect(isMember(pass, bid)).toBe(false);
    expect(isMember(pass, null)).toBe(false);
  });

  it('tell what they are about', () => {
    expect(nameIn(bid, 'private')).toBe('LB');
    expect(nameIn(bid, 'company')).toBeNull();
    expect(nameIn(bid, 'price')).toBeNull();
  });
});

describe('amounts', () => {
  it('keep to the steps and the ends', () => {
    expect(nearest(range, 0)).toBe(40);
    expect(nearest(range, 47)).toBe(45);
    expect(nearest(range, 48)).toBe(50);
    // The last step before the end is the most there is.
    expect(nearest(range, 999)).toBe(55);
  });

  it('worth a button are the ends and the wishes between them, each once', () => {
    expect(quickAmounts({ min: 1, max: 300, step: 1 }, [180])).toEqual([1, 180, 300]);
    expect(quickAmounts({ min: 1, max: 100, step: 1 }, [180])).toEqual([1, 100]);
    expect(quickAmounts({ min: 10, max: 10, step: 10 }, [])).toEqual([10]);
  });

  it('to bid go up by a few steps and to everything', () => {
    expect(quickBids({ min: 40, max: 300, step: 5 })).toEqual([40, 45, 50, 65, 90, 300]);
    expect(quickBids({ min: 40, max: 50, step: 5 })).toEqual([40, 45, 50]);
  });
});
