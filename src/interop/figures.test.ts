import { expect, test } from 'vitest';
import { sharedOut } from './figures.ts';

test('a kept sum is shared out over the routes', () => {
  expect(sharedOut([240, 230], 470)).toEqual([240, 230]);
  expect(sharedOut([240, 230], 440)).toEqual([240, 200]);
  expect(sharedOut([240, 20], 200)).toEqual([200, 0]);
  expect(sharedOut([240, 20], 300)).toEqual([280, 20]);
  expect(sharedOut([0, 0], 90)).toEqual([90, 0]);
  expect(sharedOut([], 0)).toEqual([]);
});
