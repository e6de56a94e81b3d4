import type { Extent } from '../../draw/geometry.ts';
import type { Spot } from './moves.ts';
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

/** From the centre of a hex to its corner, in pixels: below the first it is hard to hit, the second is comfortable. */
const SMALLEST_HIT = 26;
const COMFORTABLE = 36;

/** Along one axis: the board fills its room, or lies in the middle of it. */
function held(offset: number, low: number, length: number, from: number, room: number): number {
  if (length <= room) return from + (room - length) / 2 - low;
  return Math.max(from + room - low - length, Math.min(offset, from - low));
}

/** A point of the drawing in the middle of what is free, as far as no sea beyond the board comes into sight. */
function centred(
  k: number,
  [x, y]: readonly [number, number],
  extent: Extent,
  size: Size,
  insets: Insets,
): View {
  const { top, right, bottom, left } = withRoom(insets);
  const width = Math.max(1, size.width - left - right);
  const height = Math.max(1, size.height - top - bottom);
  return {
    k,
    x: held(left + width / 2 - k * x, k * extent.left, k * extent.width, left, width),
    y: held(top + height / 2 - k * y, k * extent.top, k * extent.height, top, height),
  };
}

type Point = Pick<Spot, 'x' | 'y'>;

/** On a small screen: the hexes that matter, as large as a finger wants them; the whole board where they lie far apart. */
export function fitToSpots(
  spots: readonly Point[],
  R: number,
  extent: Extent,
  size: Size,
  insets: Insets,
): View {
  const whole = fitTo(extent, size, insets);
  if (spots.length === 0) return whole;
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const box = {
    left: Math.min(...xs) - R,
    top: Math.min(...ys) - R,
    width: Math.max(...xs) - Math.min(...xs) + 2 * R,
    height: Math.max(...ys) - Math.min(...ys) + 2 * R,
  };
  const k = Math.min(fitTo(box, size, insets).k, COMFORTABLE / R);
  const middle = [box.left + box.width / 2, box.top + box.height / 2] as const;
  return k <= whole.k ? whole : centred(k, middle, extent, size, insets);
}

/** A hex that is too small to see what lies on it comes nearer; null where it is large enough. */
export function closerTo(
  { x, y }: Point,
  view: View,
  R: number,
  extent: Extent,
  size: Size,
  insets: Insets,
): View | null {
  if (view.k * R >= SMALLEST_HIT) return null;
  return centred(COMFORTABLE / R, [x, y], extent, size, insets);
}

/** Whether most of the hexes lie in the free part already, large enough to be hit. */
export function areInSight(
  spots: readonly Point[],
  view: View,
  R: number,
  size: Size,
  insets: Insets,
): boolean {
  if (view.k * R < SMALLEST_HIT) return false;
  const inside = spots.filter(({ x, y }) => {
    const [dx, dy] = panToShow(view, [x, y], size, insets, 0);
    return dx === 0 && dy === 0;
  });
  return 2 * inside.length >= spots.length;
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
