import { describe, expect, test } from 'vitest';
import type { Event } from '../../core/game.ts';
import { logParts, partAt } from './log-parts.ts';

const told = (key: string): Event => ({ key, params: {} });
const STORY: readonly (readonly Event[] | null)[] = [
  [],
  [told('bought')],
  [told('passed'), told('round')],
  null,
  [told('laid')],
];
const parts = logParts(
  4,
  (at) => STORY[at] ?? [],
  ({ key }) => key === 'round',
);

describe('the log', () => {
  test('is cut where something new begins', () => {
    expect(parts.map(({ from, lines }) => [from, lines.map(({ at }) => at)])).toEqual([
      [0, [1, 2]],
      [2, [4]],
    ]);
  });

  test('knows where a position is', () => {
    expect([0, 1, 2, 3, 4].map((at) => partAt(parts, at))).toEqual([0, 0, 0, 1, 1]);
    expect(partAt([], 3)).toBe(0);
  });
});
