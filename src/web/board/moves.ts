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

/**
 * The hex that an arrow key leads to. `goal` is the line that a series of moves keeps to, so that going up twice on
 * a map whose rows are shifted goes straight up: at first it is the hex itself.
 */
export function moveFrom<S extends Spot>(
  spots: readonly S[],
  from: Spot,
  arrow: Arrow,
  goal: { readonly x: number; readonly y: number },
  R: number,
): S | null {
  const [dx, dy] = DIRECTIONS[arrow];
  let best: S | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    if (ahead < R / 2) continue;
    const aside = Math.abs(dx === 0 ? spot.x - goal.x : spot.y - goal.y);
    const cost = ahead + aside;
    if (cost < bestCost - 1e-6) {
      best = spot;
      bestCost = cost;
    }
  }
  return best;
}

/** The line after a move: the coordinate across the move stays, the other one is where one has arrived. */
export function goalAfter(
  arrow: Arrow,
  goal: { readonly x: number; readonly y: number },
  to: Spot,
): { x: number; y: number } {
  return DIRECTIONS[arrow][0] === 0 ? { x: goal.x, y: to.y } : { x: to.x, y: goal.y };
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
