import { expect, it } from 'vitest';
import { largestLead, total } from './valuation.ts';

it('adds up its parts', () => {
  expect(total({ cash: 12, dividends: 30, risk: -5 })).toBe(37);
});

it('names what one candidate is most ahead in, not what is largest', () => {
  const buy = { cash: 5, dividends: 60, risk: -2 };
  const wait = { cash: 20, dividends: 40, risk: -1 };
  expect(largestLead(buy, wait)).toEqual({ part: 'dividends', amount: 20 });
  expect(largestLead(wait, buy)).toEqual({ part: 'cash', amount: 15 });
  expect(largestLead(buy, buy)).toBeNull();
});
