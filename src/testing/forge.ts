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
export function* forgeries<A extends Action>(
  action: A,
  others: readonly A[],
  seats: number,
): Generator<unknown> {
  const fields = action as unknown as Record<string, unknown>;
  for (const field of Object.keys(fields)) {
    for (const value of ODD_VALUES) yield { ...fields, [field]: value };
    for (const other of others) {
      const value = (other as unknown as Record<string, unknown>)[field];
      if (value !== undefined && value !== fields[field]) yield { ...fields, [field]: value };
    }
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
