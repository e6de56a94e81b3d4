import { describe, expect, test } from 'vitest';
import { kindOfRound, nextRound, phaseMarks, spansOf } from './rounds.ts';

describe('rounds', () => {
  const spans = spansOf(['auction', 'auction', 'SR 1', 'SR 1', 'OR 1.1', null, null]);

  test('every position belongs to one, and the end to the last', () => {
    expect(spans).toEqual([
      { round: 'auction', from: 0, to: 1 },
      { round: 'SR 1', from: 2, to: 3 },
      { round: 'OR 1.1', from: 4, to: 6 },
    ]);
    expect(spansOf([])).toEqual([]);
  });

  test('one leaps from round to round', () => {
    expect(nextRound(spans, 0, 1, 6)).toBe(2);
    expect(nextRound(spans, 3, -1, 6)).toBe(2);
    expect(nextRound(spans, 2, -1, 6)).toBe(0);
    expect(nextRound(spans, 5, 1, 6)).toBe(6);
    expect(nextRound(spans, 0, -1, 6)).toBe(0);
  });

  test('phases are marked where they begin', () => {
    expect(phaseMarks(['2', '2', '3', '3', '5'])).toEqual([
      { at: 2, name: '3' },
      { at: 4, name: '5' },
    ]);
    expect(phaseMarks([null, null])).toEqual([]);
  });

  test('are told apart by kind', () => {
    expect(['SR 2', 'OR 2.1', 'auction', 'round 3'].map(kindOfRound)).toEqual([
      'stock',
      'operating',
      'other',
      'other',
    ]);
  });
});
