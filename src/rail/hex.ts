/**
 * Hexes by name. Edges are 0 to 5, clockwise, and edge `e` faces edge `e + 3` of the neighbour.
 *
 *            flat-topped                 pointy-topped
 *               3 N                     2 NW     3 NE
 *        2 NW        4 NE             1 W           4 E
 *        1 SW        5 SE               0 SW     5 SE
 *               0 S
 *
 * Coordinates are doubled: two steps along the long axis, one along the other.
 */
export type Layout = 'flat' | 'pointy';
export type HexId = string;
export type Edge = 0 | 1 | 2 | 3 | 4 | 5;

export const EDGES: readonly Edge[] = [0, 1, 2, 3, 4, 5];

const STEPS: Readonly<Record<Layout, readonly (readonly [dx: number, dy: number])[]>> = {
  flat: [
    [0, 2],
    [-1, 1],
    [-1, -1],
    [0, -2],
    [1, -1],
    [1, 1],
  ],
  pointy: [
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1],
    [2, 0],
    [1, 1],
  ],
};

export function facing(edge: number): Edge {
  return ((edge + 3) % 6) as Edge;
}

export function rotateEdge(edge: number, rotation: number): Edge {
  return ((edge + rotation) % 6) as Edge;
}

/** Upper case counts up from A = 0, lower case down from a = -1. */
function letterIndex(letter: string): number {
  const upper = letter.toUpperCase();
  return letter === upper ? letter.charCodeAt(0) - 65 : 96 - letter.charCodeAt(0);
}

/** Letters name columns on flat-topped maps and rows on pointy-topped ones. */
export function position(hex: HexId, layout: Layout): readonly [x: number, y: number] {
  const letter = letterIndex(hex.charAt(0));
  const number = Number(hex.slice(1)) - 1;
  return layout === 'flat' ? [letter, number] : [number, letter];
}

export function neighbourPosition(
  [x, y]: readonly [number, number],
  edge: number,
  layout: Layout,
): readonly [x: number, y: number] {
  const step = STEPS[layout][edge];
  if (!step) throw new RangeError(`no edge ${edge}`);
  return [x + step[0], y + step[1]];
}

/** A set of edges as six bits. */
export type EdgeSet = number;

export function edgeBit(edge: number): EdgeSet {
  return 1 << edge;
}

export function rotateEdges(edges: EdgeSet, rotation: number): EdgeSet {
  return ((edges << rotation) | (edges >> (6 - rotation))) & 63;
}

export function edgesIn(edges: EdgeSet): Edge[] {
  return EDGES.filter((edge) => edges & (1 << edge));
}
