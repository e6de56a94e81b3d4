export type Direction = 'ascending' | 'descending';

/** By which column a table is sorted. */
export interface Sort<K extends string = string> {
  readonly by: K;
  readonly direction: Direction;
}

/** After a press on a heading: the same column turns round, another begins with its own direction. */
export function sortAfter<K extends string>(current: Sort<K>, by: K, first: Direction): Sort<K> {
  if (current.by !== by) return { by, direction: first };
  return { by, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** What a row is sorted by; nothing to compare (`null`) stands last in either direction. */
export type SortValue = number | string | null;

/** Rows of the same value keep their order. Words are compared as their language does. */
export function sorted<T>(
  rows: readonly T[],
  valueOf: (row: T) => SortValue,
  direction: Direction,
  locale: string,
): T[] {
  const turn = direction === 'ascending' ? 1 : -1;
  const { compare } = new Intl.Collator(locale);
  return rows.toSorted((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    if (typeof x === 'number' && typeof y === 'number') return turn * (x - y);
    return turn * compare(String(x), String(y));
  });
}
