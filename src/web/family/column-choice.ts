/** A column as far as the choice between columns goes. */
export interface Sized {
  /** The room it needs, in rem. */
  readonly width: number;
  /** The room it takes where there is plenty, if that is more. */
  readonly wide?: number;
  /** Lower numbers matter more just now. Columns of the same rank are shown together or not at all. */
  readonly rank: number;
}

/** The mark that a row can be opened. */
const OPENER = 1.25;

/**
 * The columns that have room beside each other, in their own order, and those that fold into the rows. The first one
 * stays; after it come those that matter most, up to the first that has no room: a lesser one never takes its place.
 */
export function chooseColumns<C extends Sized>(
  columns: readonly C[],
  room: number | null,
): { readonly shown: readonly C[]; readonly folded: readonly C[] } {
  const [first, ...others] = columns;
  const needed = columns.reduce((sum, { width, wide = width }) => sum + wide, 0);
  if (!first || room === null || needed <= room) return { shown: columns, folded: [] };
  const chosen = new Set<C>([first]);
  let left = room - first.width - OPENER;
  const ranks = [...new Set(others.map(({ rank }) => rank))].sort((a, b) => a - b);
  for (const wanted of ranks) {
    const alike = others.filter(({ rank }) => rank === wanted);
    left -= alike.reduce((sum, { width }) => sum + width, 0);
    // At least one folds: without any, the columns would take their wide form.
    if (left < 0 || chosen.size + alike.length === columns.length) break;
    for (const column of alike) chosen.add(column);
  }
  return {
    shown: columns.filter((column) => chosen.has(column)),
    folded: columns.filter((column) => !chosen.has(column)),
  };
}
