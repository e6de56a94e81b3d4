/** Below this fraction of its own size a market is unreadable. */
export const SMALLEST = 0.72;
/** Small markets are not enlarged beyond this on large screens. */
export const LARGEST = 1.15;

/** How many cells go in a line where there is too little room for all of them; undefined where there is enough. */
export function cellsAcross(room: number | null, whole: number, cell: number): number | undefined {
  if (room === null || room >= whole * SMALLEST) return undefined;
  return Math.max(1, Math.floor(room / cell));
}
