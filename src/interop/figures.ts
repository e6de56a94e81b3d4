/**
 * The figures of single routes where a match keeps only their sum, as the file had it: ours, with the difference added
 * to the first or taken from the last, none below zero.
 */
export function sharedOut(ours: readonly number[], total: number): number[] {
  const figures = [...ours];
  let left = total - ours.reduce((sum, figure) => sum + figure, 0);
  if (left > 0 && figures.length > 0) figures[0] = (figures[0] as number) + left;
  for (let at = figures.length - 1; at >= 0 && left < 0; at--) {
    const taken = Math.min(figures[at] as number, -left);
    figures[at] = (figures[at] as number) - taken;
    left += taken;
  }
  return figures;
}
