import type { CompanyId } from './tokens.ts';

/** A cell of the share market: row 0 is the top row, column 0 the leftmost. */
export type Cell = readonly [row: number, column: number];

/** Markers by cell, first arrived first: the first acts before the others. */
export type Stacks = Record<string, readonly CompanyId[]>;

/** The printed market: prices by row; rows may end early. */
export interface Market {
  readonly rows: readonly (readonly number[])[];
}

/** Reads a market drawn as a grid of prices. */
export function parseMarket(grid: string): Market {
  const rows = grid
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return { rows };
}

export function priceAt(market: Market, cell: Cell): number {
  const price = market.rows[cell[0]]?.[cell[1]];
  if (price === undefined) throw new RangeError(`no market cell ${cell.join()}`);
  return price;
}

function exists(market: Market, row: number, column: number): boolean {
  return market.rows[row]?.[column] !== undefined;
}

/** One column right; at the end of its row one row up; it stays in the corner. */
export function moveRight(market: Market, [row, column]: Cell): Cell {
  if (exists(market, row, column + 1)) return [row, column + 1];
  return moveUp(market, [row, column]);
}

/** One column left; in the first column one row down, as far as there is one. */
export function moveLeft(market: Market, [row, column]: Cell): Cell {
  if (column > 0) return [row, column - 1];
  return moveDown(market, [row, column]);
}

export function moveUp(market: Market, [row, column]: Cell): Cell {
  return exists(market, row - 1, column) ? [row - 1, column] : [row, column];
}

export function moveDown(market: Market, [row, column]: Cell): Cell {
  return exists(market, row + 1, column) ? [row + 1, column] : [row, column];
}

export function sameCell(a: Cell | null, b: Cell | null): boolean {
  return a === b || (a !== null && b !== null && a[0] === b[0] && a[1] === b[1]);
}

const cellKeys: string[][] = [];

/** Made once for each cell: a fresh text would have to be looked up among all names each time. */
export function cellKey([row, column]: Cell): string {
  return ((cellKeys[row] ??= [])[column] ??= `${row},${column}`);
}

/** The stacks after a marker has moved from one to the bottom of another; one that does not move keeps its place. */
export function withMarkerMoved(
  stacks: Stacks,
  company: CompanyId,
  from: Cell | null,
  to: Cell | null,
): Stacks {
  if (sameCell(from, to)) return stacks;
  const leaving = from && cellKey(from);
  const next: Stacks = {};
  for (const key in stacks) {
    const stack = stacks[key] as readonly CompanyId[];
    const left = key === leaving ? stack.filter((other) => other !== company) : stack;
    if (left.length > 0) next[key] = left;
  }
  if (to) next[cellKey(to)] = [...(next[cellKey(to)] ?? []), company];
  return next;
}

/** Place in the stack of its cell, 0 = acts first. */
export function stackRank(stacks: Stacks, company: CompanyId, cell: Cell): number {
  return (stacks[cellKey(cell)] ?? []).indexOf(company);
}

/** Operating order: higher price, then further right, then higher row, then earlier arrival in the cell. */
export function byOperatingOrder(
  market: Market,
  stacks: Stacks,
  a: { id: CompanyId; cell: Cell },
  b: { id: CompanyId; cell: Cell },
): number {
  return (
    priceAt(market, b.cell) - priceAt(market, a.cell) ||
    b.cell[1] - a.cell[1] ||
    a.cell[0] - b.cell[0] ||
    stackRank(stacks, a.id, a.cell) - stackRank(stacks, b.id, b.cell)
  );
}

/** Companies with a price in the order in which they operate. */
export function inOperatingOrder(
  market: Market,
  stacks: Stacks,
  companies: readonly { id: CompanyId; cell: Cell }[],
): CompanyId[] {
  return companies.toSorted((a, b) => byOperatingOrder(market, stacks, a, b)).map(({ id }) => id);
}
