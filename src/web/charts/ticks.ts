/** A round on the line of positions. */
export interface Tick {
  readonly at: number;
  readonly name: string;
}

const GAP = 8;

/** Ticks whose names have room beside each other, and do not go over the edge. */
export function roomyTicks(
  ticks: readonly Tick[],
  x: (at: number) => number,
  edge: number,
  widthOf: (name: string) => number,
): Tick[] {
  let until = Number.NEGATIVE_INFINITY;
  return ticks.filter(({ at, name }) => {
    const from = x(at);
    const to = from + widthOf(name);
    if (from < until || to > edge) return false;
    until = to + GAP;
    return true;
  });
}
