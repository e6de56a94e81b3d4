import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkShape, type Shape } from './shape.ts';

const SHAPES = {
  pass: {},
  bid: { company: 'string', price: 'int' },
  vote: { yes: 'boolean' },
  sell: { certs: 'strings', note: 'string?' },
  run: { routes: 'json', limit: 'int?' },
} as const satisfies Record<string, Shape>;

function check(action: unknown): string | null {
  const refusal = checkShape(SHAPES, action, 'X-1');
  if (!refusal) return null;
  expect(refusal).toMatchObject({ refused: true, rule: 'X-1' });
  // A refusal travels as JSON.
  expect(JSON.parse(JSON.stringify(refusal))).toEqual(refusal);
  return [refusal.code, ...Object.values(refusal.params).map(String)].join(' ');
}

describe('what is accepted', () => {
  test.each<[object]>([
    [{ type: 'pass', by: 0 }],
    [{ type: 'bid', by: 1, company: 'P1', price: 30 }],
    [{ type: 'bid', by: 1, company: '', price: -5 }],
    [{ price: Number.MAX_SAFE_INTEGER, company: 'P1', by: 1, type: 'bid' }],
    [{ type: 'vote', by: 2, yes: false }],
    [{ type: 'sell', by: 0, certs: [] }],
    [{ type: 'sell', by: 0, certs: ['A_0', 'A_1'], note: 'x' }],
    [{ type: 'run', by: 0, routes: null }],
    [{ type: 'run', by: 0, routes: [{ train: '2-0' }], limit: 3 }],
  ])('%o', (action) => {
    expect(check(action)).toBeNull();
  });
});

describe('what is no action at all', () => {
  test.each<[unknown]>([
    [null],
    [undefined],
    [0],
    [''],
    ['pass'],
    [true],
    [[]],
    [[{ type: 'pass', by: 0 }]],
    [() => 1],
  ])('%o', (action) => {
    expect(check(action)).toBe('not-an-action');
  });
});

describe('unknown types', () => {
  test.each<[unknown, string]>([
    ['fold', 'fold'],
    ['', ''],
    ['Pass', 'Pass'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['toString', 'toString'],
    ['hasOwnProperty', 'hasOwnProperty'],
    [undefined, 'undefined'],
  ])('%o', (type, named) => {
    expect(check({ type, by: 0 })).toBe(`unknown-action ${named}`);
  });

  test.each<[unknown]>([[null], [5], [['pass']], [{ toString: 1 }], [Object.create(null)], [Symbol('pass')]])(
    'a type that is no string: %o',
    (type) => {
      expect(check({ type, by: 0 })).toMatch(/^unknown-action /);
    },
  );

  test('without a type', () => {
    expect(check({ by: 0 })).toBe('unknown-action undefined');
    expect(check({})).toBe('unknown-action undefined');
  });
});

describe('fields of the wrong kind', () => {
  const NUMBERS: [unknown][] = [
    [1.5],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [Number.NEGATIVE_INFINITY],
    [Number.MAX_SAFE_INTEGER + 1],
    [1e300],
    ['30'],
    [null],
    [undefined],
    [[30]],
    [{}],
    [30n],
    [true],
  ];

  test.each(NUMBERS)('a price of %o', (price) => {
    expect(check({ type: 'bid', by: 0, company: 'P1', price })).toBe('bad-field price');
  });

  test.each(NUMBERS)('decided by %o', (by) => {
    expect(check({ type: 'pass', by })).toBe('bad-field by');
  });

  test.each<[unknown]>([[5], [null], [undefined], [['P1']], [{}], [Object('P1')]])(
    'a name that is %o',
    (company) => {
      expect(check({ type: 'bid', by: 0, company, price: 1 })).toBe('bad-field company');
    },
  );

  test.each<[unknown]>([[0], [1], ['true'], [null], [undefined]])('a yes that is %o', (yes) => {
    expect(check({ type: 'vote', by: 0, yes })).toBe('bad-field yes');
  });

  test.each<[unknown]>([['A_0'], [null], [[1]], [['A_0', null]], [{ 0: 'A_0', length: 1 }], [[['A_0']]]])(
    'a list of names that is %o',
    (certs) => {
      expect(check({ type: 'sell', by: 0, certs })).toBe('bad-field certs');
    },
  );

  test('a list with nothing in a place', () => {
    expect(check({ type: 'sell', by: 0, certs: ['A_0', undefined] })).toBe('bad-field certs');
  });

  test('a field left out, and an optional one that is there without a value', () => {
    expect(check({ type: 'bid', by: 0, company: 'P1' })).toBe('bad-field price');
    expect(check({ type: 'run', by: 0 })).toBe('bad-field routes');
    expect(check({ type: 'run', by: 0, routes: undefined })).toBe('bad-field routes');
    expect(check({ type: 'sell', by: 0, certs: [], note: undefined })).toBe('bad-field note');
    expect(check({ type: 'sell', by: 0, certs: [], note: null })).toBe('bad-field note');
  });
});

describe('fields too many', () => {
  test.each(['cost', 'company', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])('%s', (field) => {
    const action: unknown = JSON.parse(`{"type":"pass","by":0,"${field}":1}`);
    expect(check(action)).toBe(`extra-field ${field}`);
  });

  test('also without a value', () => {
    expect(check({ type: 'pass', by: 0, cost: undefined })).toBe('extra-field cost');
  });
});

test('anything at all is answered, never thrown at', () => {
  const type = fc.oneof(fc.constantFrom(...Object.keys(SHAPES)), fc.anything());
  const action = fc.oneof(
    fc.anything(),
    fc.record({ type, by: fc.anything(), price: fc.anything(), certs: fc.anything() }, { requiredKeys: [] }),
  );
  fc.assert(
    fc.property(action, (value) => {
      const refusal = checkShape(SHAPES, value, 'X-1');
      const known = ['not-an-action', 'unknown-action', 'bad-field', 'extra-field'];
      const type = refusal ? null : (value as { type: string }).type;
      expect(refusal ? known : Object.keys(SHAPES)).toContain(refusal ? refusal.code : type);
    }),
    { seed: 1848, numRuns: 1000 },
  );
});
