import { expect } from 'vitest';
import { hashOf } from '../core/json.ts';
import { noShared, sharedText } from './shared.ts';

type Table = Readonly<Record<string, unknown>>;

/**
 * Compares a table of our data with the facts it was written from, entry by entry. A clone has no facts (../shared):
 * there the table is held to the digests that its entries had when they were last compared, which are snapshots.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the test names what it reads of the facts
export function expectAsFacts<F>(
  title: '1848' | '1860' | '18gb' | 'chicago-express',
  ours: Table,
  theirs: (facts: F) => Table,
): void {
  if (!noShared) expect(ours).toEqual(theirs(JSON.parse(sharedText(`facts/${title}.json`)) as F));
  const digests = Object.entries(ours).map(([key, value]) => [key, hashOf(value)]);
  expect(Object.fromEntries(digests)).toMatchSnapshot();
}

/** A table of a list, each entry under its name. */
export function tableOf<T>(
  list: Iterable<T>,
  keyOf: (entry: T) => string | number,
  valueOf: (entry: T) => unknown,
): Table {
  return Object.fromEntries([...list].map((entry) => [keyOf(entry), valueOf(entry)]));
}
