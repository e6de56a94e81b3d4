import { expect, it } from 'vitest';
import { victoryShares } from './utility.ts';

it('shares the victory evenly among equals, and adds up to one', () => {
  expect([...victoryShares([50, 50], 10)]).toEqual([0.5, 0.5]);
  const shares = victoryShares([90, 60, 30], 10);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(shares[0]).toBeGreaterThan(0.9);
});

it('says less about a lead the less certain the future is', () => {
  const lead = (spread: number): number => victoryShares([60, 50], spread)[0] as number;
  expect(lead(5)).toBeGreaterThan(lead(20));
  expect(lead(20)).toBeGreaterThan(0.5);
});

it('stays finite for fortunes far apart', () => {
  expect([...victoryShares([100_000, 0], 1)]).toEqual([1, 0]);
});
