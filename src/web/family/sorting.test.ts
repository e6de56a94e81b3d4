import { describe, expect, it } from 'vitest';
import { type Sort, sortAfter, sorted } from './sorting.ts';

describe('sorting a table', () => {
  it('begins with the direction of the column, and turns round at the next press', () => {
    const byName: Sort<'name' | 'cash'> = { by: 'name', direction: 'ascending' };
    const byCash = sortAfter(byName, 'cash', 'descending');
    expect(byCash).toEqual({ by: 'cash', direction: 'descending' });
    expect(sortAfter(byCash, 'cash', 'descending')).toEqual({ by: 'cash', direction: 'ascending' });
  });

  it('keeps rows of one value in their order, in both directions', () => {
    const rows = [
      { id: 'a', cash: 1 },
      { id: 'b', cash: 2 },
      { id: 'c', cash: 1 },
    ];
    const ids = (direction: 'ascending' | 'descending'): string =>
      sorted(rows, ({ cash }) => cash, direction, 'en')
        .map(({ id }) => id)
        .join('');
    expect(ids('ascending')).toBe('acb');
    expect(ids('descending')).toBe('bac');
  });

  it('puts what cannot be compared last, in both directions', () => {
    const prices = [null, 40, 100];
    expect(sorted(prices, (price) => price, 'ascending', 'en')).toEqual([40, 100, null]);
    expect(sorted(prices, (price) => price, 'descending', 'en')).toEqual([100, 40, null]);
  });

  it('compares words as words', () => {
    const inOrder = (words: readonly string[], locale: string): string[] =>
      sorted(words, (word) => word, 'ascending', locale);
    expect(inOrder(['QR', 'CAR', 'FT'], 'en')).toEqual(['CAR', 'FT', 'QR']);
    // In Swedish, Ä comes after Z.
    expect(inOrder(['Z', 'Ä', 'A'], 'de')).toEqual(['A', 'Ä', 'Z']);
    expect(inOrder(['Z', 'Ä', 'A'], 'sv')).toEqual(['A', 'Z', 'Ä']);
  });
});
