import { type ComponentChildren, Fragment, type JSX } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import { abbr, ABBRS, ABBRS_STOP } from '../parts/abbr.ts';
import { Icon } from '../parts/icons.tsx';
import { useOverflow } from '../parts/overflow.ts';
import { useRoom } from '../parts/room.ts';
import { chooseColumns, type Sized } from './column-choice.ts';
import css from './data-table.module.css';
import { SortHead } from './sort-head.tsx';
import type { Direction, Sort } from './sorting.ts';

/** One column: its heading, and its cell for a row. */
export interface TableColumn<Row, Key extends string = never> extends Sized {
  readonly id: string;
  /** Heads the column, and names its value where it has folded into a row. */
  readonly head: ComponentChildren;
  readonly look?: 'number' | 'text' | 'wrap' | 'few' | undefined;
  /** By what the table can be sorted here. */
  readonly sort?: { readonly by: Key; readonly first: Direction } | undefined;
  /** Says what the heading is short for. */
  readonly tip?: string | undefined;
  /** Nothing to say (null) leaves the line out where the column has folded. */
  readonly cell: (row: Row) => ComponentChildren;
}

/** What sets a row apart. */
interface RowMarks {
  readonly [mark: `data-${string}`]: string | boolean | undefined;
  readonly 'aria-current'?: boolean | undefined;
}

interface ColumnTableProps<Row, Key extends string> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row, Key>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly marks?: (row: Row) => RowMarks;
  /** What its rows show in short is explained when a row has the focus. */
  readonly isExplained?: boolean;
  /** Heads what a row opens to. */
  readonly about?: (row: Row) => string;
  readonly sort?: Sort<Key>;
  readonly onSort?: (sort: Sort<Key>) => void;
  readonly class?: string | undefined;
}

/** A table that shows the columns it has room for; a row opens to the others. */
export function ColumnTable<Row, Key extends string = never>(props: ColumnTableProps<Row, Key>): JSX.Element {
  const { ref: roomRef, room } = useRoom<HTMLDivElement>();
  const { ref: overflowRef, ...stop } = useOverflow();
  // Wide letters can make even the fewest columns wider than the room.
  const ref = useCallback((element: HTMLDivElement | null) => {
    roomRef.current = element;
    overflowRef(element);
  }, []);
  return (
    <div ref={ref} {...stop} class={css.scroll}>
      {room !== undefined && <RoomyTable {...props} room={room} />}
    </div>
  );
}

function RoomyTable<Row, Key extends string = never>({
  label,
  columns,
  rows,
  keyOf,
  marks,
  isExplained = false,
  about,
  sort,
  onSort,
  class: look,
  room,
}: ColumnTableProps<Row, Key> & { readonly room: number | null }): JSX.Element {
  const [opened, setOpened] = useState<ReadonlySet<string | number>>(new Set());
  const { shown, folded } = chooseColumns(columns, room);
  const toggle = (key: string | number): void => {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  };
  const [first, ...others] = shown;
  const isFolding = folded.length > 0;
  return (
    <table
      class={[css.table, look].filter(Boolean).join(' ')}
      data-folding={isFolding || undefined}
      aria-label={label}
    >
      <thead>
        <tr>
          {shown.map(({ id, head, look: kind, sort: by, tip }) =>
            by && sort && onSort ? (
              <SortHead
                key={id}
                by={by.by}
                first={by.first}
                sort={sort}
                onSort={onSort}
                class={kind && css[kind]}
                tip={tip}
              >
                {head}
              </SortHead>
            ) : (
              <th
                key={id}
                scope="col"
                class={kind && css[kind]}
                {...(tip === undefined ? abbr('column', id) : abbr('text', tip))}
              >
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = keyOf(row);
          const isOpen = isFolding && opened.has(key);
          return (
            <Fragment key={key}>
              <tr
                {...marks?.(row)}
                {...(isExplained && !isFolding && ABBRS_STOP)}
                data-open={isOpen || undefined}
              >
                <th scope="row">
                  {isFolding ? (
                    <button
                      type="button"
                      class={css.opener}
                      data-row-toggle={key}
                      {...ABBRS}
                      aria-expanded={isOpen}
                      onClick={() => toggle(key)}
                    >
                      {first?.cell(row)}
                      <Icon name="right" size={12} />
                    </button>
                  ) : (
                    first?.cell(row)
                  )}
                </th>
                {others.map(({ id, look: kind, cell }) => (
                  <td key={id} class={kind && css[kind]}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
              {isOpen && (
                <tr class={css.details} data-row-details={key}>
                  <td colSpan={shown.length}>
                    {about && <p>{about(row)}</p>}
                    <dl>
                      {folded.map(({ id, head, cell }) => {
                        const value = cell(row);
                        return (
                          value !== null && (
                            <div key={id}>
                              <dt>{head}</dt>
                              <dd>{value}</dd>
                            </div>
                          )
                        );
                      })}
                    </dl>
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
