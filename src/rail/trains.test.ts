import { describe, expect, it } from 'vitest';
import { priceUnder } from './trains.ts';

describe('the price of a train', () => {
  it('is the same under all rules, or as its switch says', () => {
    expect(priceUnder({}, 1100)).toBe(1100);
    const price = { by: 'diesels', prices: { cheap: 900, false: 1200 }, other: 1100 } as const;
    expect(priceUnder({ diesels: 'cheap' }, price)).toBe(900);
    expect(priceUnder({ diesels: false }, price)).toBe(1200);
    expect(priceUnder({ diesels: 'printed' }, price)).toBe(1100);
    expect(priceUnder({}, price)).toBe(1100);
  });
});
