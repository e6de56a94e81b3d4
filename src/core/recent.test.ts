import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

test('the last few are remembered, and no others', () => {
  const recent = new Recent<{ id: number }, number>();
  const keys = Array.from({ length: 12 }, (_, id) => ({ id }));
  expect(recent.get(keys[0] as { id: number })).toBeUndefined();
  for (const key of keys) recent.set(key, key.id * 10);
  expect(keys.map((key) => recent.get(key))).toEqual([
    ...[undefined, undefined, undefined, undefined],
    ...[40, 50, 60, 70, 80, 90, 100, 110],
  ]);
  expect(recent.get({ id: 11 })).toBeUndefined();
});
