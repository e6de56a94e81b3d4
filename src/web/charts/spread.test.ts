import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spread } from './spread.ts';

describe('markers above the track', () => {
  it('stay where they are with room enough', () => {
    expect(spread([3, 10, 20], 2, 1, 49)).toEqual([3, 10, 20]);
  });

  it('make room for each other round where they belong', () => {
    expect(spread([7, 7], 2, 1, 49)).toEqual([6, 8]);
    expect(spread([10, 11, 12], 2, 1, 49)).toEqual([9, 11, 13]);
  });

  it('keep the order of the list where they are equal, whatever order they come in', () => {
    expect(spread([12, 5, 12], 2, 1, 49)).toEqual([11, 5, 13]);
  });

  it('stay on the track', () => {
    expect(spread([1, 1, 1], 2, 1, 49)).toEqual([1, 3, 5]);
    expect(spread([49, 49], 2, 1, 49)).toEqual([47, 49]);
  });

  it('are always apart and within, in order', () => {
    const anything = array(integer({ min: 0, max: 50 }), { maxLength: 10 });
    assert(
      property(anything, (points) => {
        const at = spread(points, 2, 1, 49);
        const ordered = points
          .map((point, index) => ({ point, at: at[index] ?? Number.NaN }))
          .sort((a, b) => a.point - b.point || a.at - b.at);
        const gaps = ordered.slice(1).map((marker, index) => marker.at - (ordered[index]?.at ?? Number.NaN));
        return (
          ordered.every((marker) => marker.at > 1 - 1e-9 && marker.at < 49 + 1e-9) &&
          gaps.every((gap) => gap > 2 - 1e-9)
        );
      }),
    );
  });
});
