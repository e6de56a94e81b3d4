import type { Action } from '../core/game.ts';

/** Values a forger might put into a field, besides those taken from other legal actions. */
const ODD_VALUES: readonly unknown[] = [
  -1,
  0,
  0.5,
  1e9,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  '',
  '0',
  'nonsense',
  '__proto__',
  true,
  null,
  [],
  {},
  undefined,
];

/**
 * Everything one can do to a legal action by changing one thing: each field set to odd values and to values
 * of that field in other legal actions, left out, joined by a field of its own, or said by another seat.
 */
export function* forgeries<A extends Action>(action: A, others: readonly A[], seats: number): Generator {
  const fields = action as unknown as Record<string, unknown>;
  for (const field of Object.keys(fields)) {
    for (const value of ODD_VALUES) yield { ...fields, [field]: value };
    for (const other of others) {
      const value = (other as unknown as Record<string, unknown>)[field];
      if (value !== undefined && value !== fields[field]) yield { ...fields, [field]: value };
    }
    for (const value of variants(fields[field])) yield { ...fields, [field]: value };
    const { [field]: _, ...rest } = fields;
    yield rest;
  }
  for (let seat = 0; seat < seats; seat++) if (seat !== action.by) yield { ...fields, by: seat };
  yield { ...fields, revenue: 9990 };
  yield { ...fields, price: 1 };
  yield [action];
  yield null;
  yield 'pass';
  yield 7;
}

/** Lists and objects with one thing changed inside, at any depth: a stop left out, a train named twice. */
function* variants(value: unknown): Generator {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield value.filter((_, other) => other !== index);
      yield [...value, item];
      yield value.map((old: unknown, other) => (other === index ? 'nonsense' : old));
      for (const inner of variants(item))
        yield value.map((old: unknown, other) => (other === index ? inner : old));
    }
    if (value.length > 1) yield value.toReversed();
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      for (const odd of [-1, 'nonsense', null, []]) yield { ...value, [key]: odd };
      for (const inner of variants(item)) yield { ...value, [key]: inner };
    }
    yield { ...value, revenue: 9990 };
  }
}
