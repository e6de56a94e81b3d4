import { describe, expect, it } from 'vitest';
import { turningPoints } from './turning-points.ts';

describe('turning points', () => {
  it('are the action that took the lead for good and the largest swings, in order', () => {
    const worths = [
      [10, 10],
      [10, 40],
      [60, 40],
      [60, 70],
      [75, 70],
      [80, 70],
    ];
    expect(turningPoints(worths, 0, 3)).toEqual([
      { at: 1, isLead: false, swing: -30 },
      { at: 2, isLead: false, swing: 50 },
      { at: 4, isLead: true, swing: 15 },
    ]);
  });

  it('measure against the best of the others, whoever that is', () => {
    const worths = [
      [10, 10, 10],
      [10, 50, 10],
      [90, 50, 10],
      [90, 50, 80],
    ];
    expect(turningPoints(worths, 0, 9).map(({ swing }) => swing)).toEqual([-40, 80, -30]);
  });

  it('name no lead that was never taken', () => {
    const ahead = [
      [10, 10],
      [20, 10],
      [30, 10],
    ];
    expect(turningPoints(ahead, 0, 9).some(({ isLead }) => isLead)).toBe(false);
    const shared = [
      [10, 10],
      [10, 20],
      [20, 20],
    ];
    expect(turningPoints(shared, 0, 9).some(({ isLead }) => isLead)).toBe(false);
  });
});
