import { describe, expect, test } from 'vitest';
import type { Sample } from './sample.ts';
import { companySeries, endOf, highest, lowest, seatSeries, stepPath } from './series.ts';

function sample(cash: readonly number[], share: Readonly<Record<string, number>>): Sample {
  return { round: null, phase: null, cash, worth: null, share, revenue: {}, age: {} };
}

const SAMPLES = [sample([10, 20], {}), sample([12, -5], { VR: 60 }), sample([12, 30], {})];

describe('lines over time', () => {
  test('one for every seat, one for every company that has a value', () => {
    expect(seatSeries(SAMPLES, ({ cash }) => cash)).toEqual([
      { id: '0', values: [10, 12, 12] },
      { id: '1', values: [20, -5, 30] },
    ]);
    expect(seatSeries(SAMPLES, ({ worth }) => worth)[0]?.values).toEqual([null, null, null]);
    const [line] = companySeries(SAMPLES, ({ share }) => share);
    expect(line).toEqual({ id: 'VR', values: [null, 60, null] });
    expect(line && endOf(line)).toEqual({ at: 1, value: 60 });
    expect(endOf({ id: 'x', values: [null] })).toBeNull();
  });

  test('know how far they reach', () => {
    const series = seatSeries(SAMPLES, ({ cash }) => cash);
    expect([lowest(series), highest(series)]).toEqual([-5, 30]);
    expect([lowest([]), highest([])]).toEqual([0, 0]);
  });

  test('are drawn in steps, with gaps', () => {
    const x = (at: number): number => at * 10;
    const y = (value: number): number => 100 - value;
    expect(stepPath([10, 10, 20, 20], x, y)).toBe('M0 90H20V80H30');
    expect(stepPath([null, 5, null, 6], x, y)).toBe('M10 95H20M30 94H30');
    expect(stepPath([null], x, y)).toBe('');
  });
});
