/** A hex as the keyboard sees it: where its middle is in the drawing. */
export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const DIRECTIONS: Readonly<Record<Arrow, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(DIRECTIONS, key);
}

/** Where the keyboard is, and the line that a series of moves keeps to. */
export interface Cursor {
  readonly hex: string;
  readonly line: { readonly x: number; readonly y: number };
}

/**
 * The spot that an arrow key leads to. The line makes going up twice on a map whose rows are shifted go straight up.
 */
function spotTowards<S extends Spot>(
  spots: readonly S[],
  from: Spot,
  arrow: Arrow,
  line: Cursor['line'],
  R: number,
): S | null {
  const [dx, dy] = DIRECTIONS[arrow];
  let best: S | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    if (ahead < R / 2) continue;
    const aside = Math.abs(dx === 0 ? spot.x - line.x : spot.y - line.y);
    const cost = ahead + aside;
    if (cost < bestCost - 1e-6) {
      best = spot;
      bestCost = cost;
    }
  }
  return best;
}

/** What a key press has to know of the board. */
export interface CursorBoard {
  readonly spots: readonly Spot[];
  readonly selected: string | null;
  readonly legal: ReadonlySet<string>;
  /** From the centre of a hex to its corner. */
  readonly R: number;
}

export function cursorOn(spot: Spot): Cursor {
  return { hex: spot.id, line: spot };
}

/** Where an arrow key leads; the same cursor at the edge of the board. */
export function moveCursor(
  cursor: Cursor | null,
  arrow: Arrow,
  onlyLegal: boolean,
  { spots, selected, legal, R }: CursorBoard,
): Cursor | null {
  const from = spots.find(({ id }) => id === cursor?.hex);
  if (!cursor || !from) {
    const first = firstSpot(spots, selected, legal);
    return first && cursorOn(first);
  }
  const { line } = cursor;
  const to = spotTowards(onlyLegal ? spots.filter(({ id }) => legal.has(id)) : spots, from, arrow, line, R);
  if (!to) return cursor;
  if (onlyLegal) return cursorOn(to);
  // The coordinate across the move stays, the other one is that of the new hex.
  return { hex: to.id, line: DIRECTIONS[arrow][0] === 0 ? { x: line.x, y: to.y } : { x: to.x, y: line.y } };
}

/** Where the keyboard starts: the selected hex, else the first that something can be done with, else the middle. */
export function firstSpot<S extends Spot>(
  spots: readonly S[],
  selected: string | null,
  legal: ReadonlySet<string>,
): S | null {
  const chosen = spots.find(({ id }) => id === selected) ?? spots.find(({ id }) => legal.has(id));
  if (chosen) return chosen;
  const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length;
  const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length;
  const away = (spot: Spot): number => Math.hypot(spot.x - x, spot.y - y);
  return spots.reduce<S | null>((best, spot) => (best && away(best) <= away(spot) ? best : spot), null);
}
