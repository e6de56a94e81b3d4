import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, deepFreeze, hashOf, isJsonObject, throughJson } from './json.ts';

/** The same value with the members of every object put in the opposite order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, reordered(member)]),
  );
}

describe('canonicalJson', () => {
  test.each<[unknown, string]>([
    [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
    [{ z: { d: [], c: {} }, a: [{ y: 1, x: 2 }] }, '{"a":[{"x":2,"y":1}],"z":{"c":{},"d":[]}}'],
    [[3, 1, 2], '[3,1,2]'],
    [{ a: undefined, b: null }, '{"b":null}'],
    [{ 10: 'x', 9: 'y' }, '{"10":"x","9":"y"}'],
    ['"\n', String.raw`"\"\n"`],
    [undefined, 'null'],
    [[undefined], '[null]'],
    [Number.NaN, 'null'],
    [true, 'true'],
  ])('%o', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  test('does not depend on the order of members, and reads back as the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(reordered(value))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { seed: 1848 },
    );
  });

  test('a member called __proto__ is a member like any other', () => {
    const value: unknown = JSON.parse('{"__proto__":{"a":1},"b":2}');
    expect(canonicalJson(value)).toBe('{"__proto__":{"a":1},"b":2}');
  });
});

describe('hashOf', () => {
  test('is 16 hex digits and stands for the value, not for its order', () => {
    expect(hashOf({ b: [1, 2], a: 'x' })).toBe(hashOf({ a: 'x', b: [1, 2] }));
    expect(hashOf(null)).toMatch(/^[0-9a-f]{16}$/);
  });

  test('is the same on every machine and in every version', () => {
    expect([null, {}, { a: 1 }, 'railhead'].map(hashOf)).toEqual([
      '77074ba4d80664f8',
      '5465b8257904de20',
      '8b9e45110db27111',
      '1c80120f9105ea91',
    ]);
  });

  test('tells different values apart', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(hashOf(a) === hashOf(b)).toBe(canonicalJson(a) === canonicalJson(b));
      }),
      { seed: 1848, numRuns: 500 },
    );
  });

  test('tells small changes of one big value apart', () => {
    const hashes = new Set<string>();
    for (let cash = 0; cash < 5000; cash++) hashes.add(hashOf({ cash: { bank: 10_000 - cash, 0: cash } }));
    expect(hashes.size).toBe(5000);
  });
});

describe('deepFreeze', () => {
  test('freezes to the bottom and gives the value back', () => {
    const value = { list: [{ deep: { deeper: 1 } }], text: 'x', nothing: null };
    expect(deepFreeze(value)).toBe(value);
    expect(() => {
      (value.list[0] as { deep: { deeper: number } }).deep.deeper = 2;
    }).toThrow(TypeError);
    expect(() => value.list.push({ deep: { deeper: 2 } })).toThrow(TypeError);
    expect(value.list[0]?.deep.deeper).toBe(1);
  });

  test('does not stop at something that is frozen only on top', () => {
    const inner = { changed: false };
    deepFreeze({ outer: Object.freeze({ inner }) });
    expect(Object.isFrozen(inner)).toBe(true);
  });

  test('does not run in circles', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(Object.isFrozen(deepFreeze(circle))).toBe(true);
  });

  test.each([1, 'x', null, undefined, true])('leaves %o alone', (value) => {
    expect(deepFreeze(value)).toBe(value);
  });
});

test('throughJson is a deep copy of the JSON in a value', () => {
  const value = { a: [1, { b: 2 }], gone: undefined };
  const copy = throughJson(value);
  expect(copy).toEqual({ a: [1, { b: 2 }] });
  expect(copy.a).not.toBe(value.a);
  expect('gone' in copy).toBe(false);
});

test.each<[unknown, boolean]>([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['{}', false],
  [undefined, false],
])('isJsonObject(%o) is %s', (value, expected) => {
  expect(isJsonObject(value)).toBe(expected);
});
