import type { ComponentChildren, JSX } from 'preact';
import { abbr, ABBRS } from '../parts/abbr.ts';
import css from './data-table.module.css';
import { type Direction, type Sort, sortAfter } from './sorting.ts';

interface SortHeadProps<K extends string> {
  readonly by: K;
  readonly sort: Sort<K>;
  readonly onSort: (sort: Sort<K>) => void;
  /** The direction that the first press gives: most of something is asked for first. */
  readonly first?: Direction;
  readonly class?: string | undefined;
  /** What the heading is short for. */
  readonly tip?: string | undefined;
  readonly children: ComponentChildren;
}

/** The heading of a column by which a table can be sorted. */
export function SortHead<K extends string>({
  by,
  sort,
  onSort,
  first = 'descending',
  class: look,
  tip,
  children,
}: SortHeadProps<K>): JSX.Element {
  const isSorted = sort.by === by;
  const arrow = (isSorted ? sort.direction : first) === 'ascending' ? '▴' : '▾';
  return (
    <th scope="col" class={look} aria-sort={isSorted ? sort.direction : 'none'}>
      <button type="button" class={css.sort} {...ABBRS} onClick={() => onSort(sortAfter(sort, by, first))}>
        <span {...(tip === undefined ? abbr('column', by) : abbr('text', tip))}>{children}</span>
        <i aria-hidden="true">{arrow}</i>
      </button>
    </th>
  );
}
