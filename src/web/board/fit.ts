import type { Extent } from '../../draw/geometry.ts';
import { hiddenBy, type Insets, type Obstacle, type Size } from './placing.ts';

/** A pan and zoom: a point of the drawing is at `x + k * its x` of the viewport. */
export interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** Room for the coordinates along the top and the left, and a little air elsewhere. */
const ROOM: Insets = { top: 24, right: 8, bottom: 8, left: 24 };
/** Small boards are not blown up beyond this on large screens. */
const LARGEST = 1.75;

export function withRoom(insets: Insets): Insets {
  return {
    top: insets.top + ROOM.top,
    right: insets.right + ROOM.right,
    bottom: insets.bottom + ROOM.bottom,
    left: insets.left + ROOM.left,
  };
}

/** The whole board in the middle of what is free. */
export function fitTo(extent: Extent, size: Size, insets: Insets): View {
  const { top, right, bottom, left } = withRoom(insets);
  const width = Math.max(1, size.width - left - right);
  const height = Math.max(1, size.height - top - bottom);
  const k = Math.min(width / extent.width, height / extent.height, LARGEST);
  return {
    k,
    x: left + width / 2 - k * (extent.left + extent.width / 2),
    y: top + height / 2 - k * (extent.top + extent.height / 2),
  };
}

/** How far a view has to move so that a point of the drawing lies in the free part, with `air` round it. */
export function panToShow(
  view: View,
  [x, y]: readonly [number, number],
  size: Size,
  insets: Insets,
  air: number,
): readonly [dx: number, dy: number] {
  const { top, right, bottom, left } = insets;
  const towards = (at: number, low: number, high: number): number => {
    if (low > high) return (low + high) / 2 - at;
    return at < low ? low - at : at > high ? high - at : 0;
  };
  return [
    towards(view.x + view.k * x, left + air, size.width - right - air),
    towards(view.y + view.k * y, top + air, size.height - bottom - air),
  ];
}

/** Everything a card could hide, in pixels of the viewport. */
export function obstaclesOf(
  spots: readonly { readonly id: string; readonly x: number; readonly y: number }[],
  view: View,
  R: number,
  legal: ReadonlySet<string>,
): Obstacle[] {
  return spots.map(({ id, x, y }) => ({
    x: view.x + view.k * x,
    y: view.y + view.k * y,
    radius: view.k * R,
    weight: legal.has(id) ? 4 : 1,
  }));
}

const STEP = 20;

/** The height at which a control at the right edge hides least: as low as it can be. */
export function controlTop(
  control: Size,
  size: Size,
  margin: number,
  obstacles: readonly Obstacle[],
): number {
  const left = size.width - margin - control.width;
  const lowest = size.height - margin - control.height;
  let best = lowest;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let top = lowest; top >= margin; top -= STEP) {
    const cost = obstacles.reduce((sum, obstacle) => sum + hiddenBy({ left, top }, control, obstacle), 0);
    if (cost < bestCost - 1e-6) {
      best = top;
      bestCost = cost;
    }
  }
  return best;
}
