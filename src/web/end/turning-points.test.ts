import { describe, expect, it } from 'vitest';
import { type Stand, turningPoints } from './turning-points.ts';

function stands(values: readonly (readonly number[])[]): Stand[] {
  return values.map((one, at) => ({ at, values: one }));
}

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
    expect(turningPoints(stands(worths), 0, 3)).toEqual([
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
    expect(turningPoints(stands(worths), 0, 9).map(({ swing }) => swing)).toEqual([-40, 80, -30]);
  });

  it('stand at the positions they were given', () => {
    const ends = [
      { at: 0, values: [10, 10] },
      { at: 40, values: [30, 10] },
    ];
    expect(turningPoints(ends, 0, 9)).toEqual([{ at: 40, isLead: false, swing: 20 }]);
  });

  it('name no lead that was never taken', () => {
    const ahead = [
      [10, 10],
      [20, 10],
      [30, 10],
    ];
    expect(turningPoints(stands(ahead), 0, 9).some(({ isLead }) => isLead)).toBe(false);
    const shared = [
      [10, 10],
      [10, 20],
      [20, 20],
    ];
    expect(turningPoints(stands(shared), 0, 9).some(({ isLead }) => isLead)).toBe(false);
  });
});
