import type { Extent } from '../../draw/geometry.ts';
import { NAME_SIZE } from '../../draw/spots.ts';
import { held, type View } from './camera.ts';
import type { Spot } from './cursor.ts';
import type { Insets, Size } from './placing.ts';

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
export const COMFORTABLE = 36;
/** Names below this size are hard to read; in pixels. */
const SMALLEST_NAME = 9;
/** The size of hexes whose names are large enough. */
export const READABLE = Math.ceil(SMALLEST_NAME / NAME_SIZE);

/** Whether the names on hexes of this size cannot be read; `nameSize` is the part of it that a name is tall. */
export function areNamesTiny(radius: number, nameSize: number): boolean {
  return nameSize * radius < SMALLEST_NAME;
}

/**
 * Whether all of a board is too much to begin with, where there is room for a mouse: a tall one as long as its names are
 * tiny, any other when its hexes are hard to hit.
 */
export function isTooSmall(extent: Extent, R: number, size: Size, insets: Insets): boolean {
  const radius = R * fitTo(extent, size, insets).k;
  return extent.height > extent.width ? areNamesTiny(radius, NAME_SIZE) : radius < SMALLEST_HIT;
}

/** A point of the drawing in the middle of what is free, as far as possible without showing sea beyond the board. */
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

/** The hexes that matter, up to a radius of `largest` pixels; the whole board where they are far apart. */
export function fitToSpots(
  spots: readonly Point[],
  R: number,
  largest: number,
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
  const k = Math.min(fitTo(box, size, insets).k, largest / R);
  const middle = [box.left + box.width / 2, box.top + box.height / 2] as const;
  return k <= whole.k ? whole : centred(k, middle, extent, size, insets);
}

/** A hex that is too small to see what is on it comes nearer; null where it is large enough. */
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

/** Whether most of the hexes are in the free part already, about as large as they would be shown. */
export function areInSight(
  spots: readonly Point[],
  view: View,
  wanted: View,
  size: Size,
  insets: Insets,
): boolean {
  if (view.k < wanted.k * (SMALLEST_HIT / COMFORTABLE)) return false;
  const inside = spots.filter(({ x, y }) => {
    const [dx, dy] = panToShow(view, [x, y], size, insets, 0);
    return dx === 0 && dy === 0;
  });
  return 2 * inside.length >= spots.length;
}

/** How far a view has to move to bring a point of the drawing into the free part, with `air` round it. */
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
