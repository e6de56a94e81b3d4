import { describe, expect, it } from 'vitest';
import { justBefore } from './just-before.ts';

const TOLD: Readonly<Record<number, readonly string[]>> = {
  1: ['a'],
  2: ['b', 'c'],
  3: [],
  4: ['d', 'e', 'f'],
};

function linesAt(at: number, few: number): string[] {
  return justBefore(at, (step) => TOLD[step] ?? [], few).map(({ told }) => told);
}

describe('just before', () => {
  it('has the newest line first, also of one action', () => {
    expect(linesAt(4, 9)).toEqual(['f', 'e', 'd', 'c', 'b', 'a']);
  });

  it('leaves out the oldest where there are too many', () => {
    expect(linesAt(4, 4)).toEqual(['f', 'e', 'd', 'c']);
    expect(linesAt(2, 4)).toEqual(['c', 'b', 'a']);
  });
});
