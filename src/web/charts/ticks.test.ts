import { describe, expect, it } from 'vitest';
import { roomyTicks } from './ticks.ts';

const widthOf = (name: string): number => 6.4 * name.length;
const TICKS = [0, 10, 20, 30, 90].map((at, index) => ({ at, name: `OR ${index + 1}.1` }));

describe('the names of rounds under a chart', () => {
  it('are all shown where there is room', () => {
    expect(roomyTicks(TICKS, (at) => at * 10, 2000, widthOf)).toEqual(TICKS);
  });

  it('are thinned out where they would touch', () => {
    expect(roomyTicks(TICKS, (at) => at * 2, 2000, widthOf).map(({ at }) => at)).toEqual([0, 30, 90]);
  });

  it('do not go over the edge', () => {
    expect(roomyTicks(TICKS, (at) => at * 2, 200, widthOf).map(({ at }) => at)).toEqual([0, 30]);
  });
});
