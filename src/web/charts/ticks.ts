/** A round on the line of positions. */
export interface Tick {
  readonly at: number;
  readonly name: string;
}

/** The room that a letter of a name needs, about. */
const LETTER = 6.4;
const GAP = 8;

/** Ticks whose names have room beside each other, and do not go over the edge. */
export function roomyTicks(ticks: readonly Tick[], x: (at: number) => number, edge: number): Tick[] {
  let until = Number.NEGATIVE_INFINITY;
  return ticks.filter(({ at, name }) => {
    const from = x(at);
    const to = from + name.length * LETTER;
    if (from < until || to > edge) return false;
    until = to + GAP;
    return true;
  });
}
