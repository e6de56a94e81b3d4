import { expect, test } from 'vitest';
import { knowingIds, knowingLast, Recent } from './recent.ts';

test('the last few are remembered, and no others', () => {
  const recent = new Recent<{ id: number }, number>();
  const keys = Array.from({ length: 12 }, (_, id) => ({ id }));
  expect(recent.get(keys[0] as { id: number })).toBeUndefined();
  for (const key of keys) recent.set(key, key.id * 10);
  const remembered = keys.map((key) => recent.get(key));
  expect(remembered.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
  expect(remembered.slice(4)).toEqual([40, 50, 60, 70, 80, 90, 100, 110]);
  expect(recent.get({ id: 11 })).toBeUndefined();
});

test('the last answer is given again to the same question only', () => {
  let asked = 0;
  const sum = knowingLast((a: { n: number }, b: { n: number }) => (asked++, a.n + b.n));
  const [one, two] = [{ n: 1 }, { n: 2 }];
  expect([sum(one, two), sum(one, two), asked]).toEqual([3, 3, 1]);
  expect([sum(one, one), sum(two, one), sum({ n: 2 }, one), asked]).toEqual([2, 3, 3, 4]);
});

test('answers about ids are given once, and again after too many of them', () => {
  const asked: string[] = [];
  const lengthOf = knowingIds((id) => asked.push(id));
  expect([lengthOf('A'), lengthOf('B'), lengthOf('A')]).toEqual([1, 2, 1]);
  for (let other = 0; other < 5_000; other++) lengthOf(`nonsense ${other}`);
  lengthOf('A');
  expect(asked.filter((id) => id === 'A')).toHaveLength(2);
});
