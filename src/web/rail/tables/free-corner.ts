import type { MarketView } from '../../../rail/view.ts';

/** The part of a market's drawing that has no cells, at the lower right: fractions of its width and height. */
export interface FreeCorner {
  readonly left: number;
  readonly top: number;
}

/** Less than this is not usable. */
const ENOUGH = 0.4;
const ENOUGH_ROWS = 2;

/** Rows that get shorter towards the bottom leave a corner free; null where they do not, or too little of it. */
export function freeCorner({ rows, shape }: MarketView): FreeCorner | null {
  if (shape === 'line') return null;
  const across = Math.max(...rows.map((row) => row.length));
  for (let top = 1; top <= rows.length - ENOUGH_ROWS; top++) {
    const longest = Math.max(...rows.slice(top).map((row) => row.length));
    if (1 - longest / across >= ENOUGH) return { left: longest / across, top: top / rows.length };
  }
  return null;
}
