import type { View } from './camera.ts';
import type { Spot } from './cursor.ts';

/** Where cards, legend and control go on the board so that they hide as little as possible. All in pixels of the viewport. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export interface Obstacle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How bad it is to hide this: 1 for land, more for hexes the user may want to click. */
  readonly weight: number;
}

export interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Placement {
  readonly left: number;
  readonly top: number;
}

/** Between the hex and the card. */
const GAP = 14;
const MARGIN = 12;
/** Along its side of the hex a card is tried in places this far apart. */
const STEP = 24;
/** Pixels off the middle of its side that weigh as much as hiding a whole hex of land. */
const FAR = 240;

/** How much of an obstacle is under a card, by its weight. */
export function hiddenBy({ left, top }: Placement, { width, height }: Size, obstacle: Obstacle): number {
  const { x, y, radius, weight } = obstacle;
  const dx = Math.max(left - x, 0, x - (left + width));
  const dy = Math.max(top - y, 0, y - (top + height));
  return weight * Math.max(0, 1 - Math.hypot(dx, dy) / radius);
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)));
}

function steps(low: number, high: number): number[] {
  const top = Math.max(low, high);
  const count = Math.ceil((top - low) / STEP);
  return Array.from({ length: count + 1 }, (_, index) => Math.min(low + index * STEP, top));
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a card may be. */
function boundsOf(view: Size, insets: Insets): Bounds {
  return {
    left: insets.left + MARGIN,
    top: insets.top + MARGIN,
    right: view.width - insets.right - MARGIN,
    bottom: view.height - insets.bottom - MARGIN,
  };
}

/** How far the board has to move until a card that is placed on it is within view. */
export function panForCard(
  { left, top }: Placement,
  card: Size,
  view: Size,
  insets: Insets,
): readonly [dx: number, dy: number] {
  const bounds = boundsOf(view, insets);
  const inwards = (low: number, high: number, from: number, to: number): number =>
    low < from ? from - low : Math.min(0, to - high);
  return [
    inwards(left, left + card.width, bounds.left, bounds.right),
    inwards(top, top + card.height, bounds.top, bounds.bottom),
  ];
}

/** The places beside a hex, right next to it: on its four sides, along each of them as far as it touches the hex. */
function placesBeside(anchor: Anchor, card: Size, bounds: Bounds): Placement[] {
  const { x, y, radius } = anchor;
  const away = radius + GAP;
  const along = (at: number, length: number, low: number, high: number): number[] => {
    const from = clamp(at - length - radius, low, high - length);
    return steps(from, clamp(at + radius, from, high - length));
  };
  const tops = along(y, card.height, bounds.top, bounds.bottom);
  const lefts = along(x, card.width, bounds.left, bounds.right);
  return [
    ...tops.flatMap((top) => [
      { left: x + away, top },
      { left: x - away - card.width, top },
    ]),
    ...lefts.flatMap((left) => [
      { left, top: y + away },
      { left, top: y - away - card.height },
    ]),
  ];
}

/**
 * The best place for a card: beside its hex, where it hides least. Where no side has room for it, the one that lacks
 * least: the board then has to move.
 */
export function placeCard(
  anchor: Anchor,
  card: Size,
  view: Size,
  insets: Insets,
  obstacles: readonly Obstacle[],
): Placement {
  let best: Placement = { left: MARGIN, top: MARGIN };
  let bestCost = Number.POSITIVE_INFINITY;
  for (const place of placesBeside(anchor, card, boundsOf(view, insets))) {
    const dx = place.left + card.width / 2 - anchor.x;
    const dy = place.top + card.height / 2 - anchor.y;
    const [panX, panY] = panForCard(place, card, view, insets);
    // Whatever can be seen without moving the board comes first.
    let cost = 1000 * (Math.abs(panX) + Math.abs(panY)) + Math.min(Math.abs(dx), Math.abs(dy)) / FAR;
    for (const obstacle of obstacles) {
      if (cost >= bestCost) break;
      cost += hiddenBy(place, card, obstacle);
    }
    if (cost < bestCost) {
      best = place;
      bestCost = cost;
    }
  }
  return best;
}

/** Of the lower corners, the one where a card hides less; the left one wins ties. */
export function freerCorner(card: Size, view: Size, obstacles: readonly Obstacle[]): 'left' | 'right' {
  const top = view.height - MARGIN - card.height;
  const cost = (left: number): number =>
    obstacles.reduce((sum, obstacle) => sum + hiddenBy({ left, top }, card, obstacle), 0);
  return cost(view.width - MARGIN - card.width) < cost(MARGIN) - 1e-6 ? 'right' : 'left';
}

/** The corners of the triangle that points from a card to its hex, or null where the card covers the hex. */
export function pointerOf(
  anchor: Anchor,
  { left, top }: Placement,
  { width, height }: Size,
): readonly (readonly [x: number, y: number])[] | null {
  const right = left + width;
  const bottom = top + height;
  const nearX = clamp(anchor.x, left + 22, right - 22);
  const nearY = clamp(anchor.y, top + 22, bottom - 22);
  const outX = Math.max(left - anchor.x, anchor.x - right);
  const outY = Math.max(top - anchor.y, anchor.y - bottom);
  if (Math.max(outX, outY) <= 0) return null;
  // One pixel inside, so that the triangle covers the border of the card where it leaves it.
  const [x, y]: readonly [number, number] =
    outY >= outX
      ? [nearX, anchor.y < top ? top + 1 : bottom - 1]
      : [anchor.x < left ? left + 1 : right - 1, nearY];
  const span = Math.hypot(anchor.x - x, anchor.y - y);
  if (span <= anchor.radius) return null;
  // The tip touches the hex, not its middle.
  const share = (span - anchor.radius * 0.95) / span;
  const tip = [x + (anchor.x - x) * share, y + (anchor.y - y) * share] as const;
  const half = 11;
  return outY >= outX ? [[x - half, y], tip, [x + half, y]] : [[x, y - half], tip, [x, y + half]];
}

/** A card that is there already, as obstacles in a row. */
export function rectObstacles(left: number, top: number, { width, height }: Size): Obstacle[] {
  const radius = height / 2;
  if (radius === 0) return [];
  const count = Math.max(1, Math.ceil(width / height));
  return Array.from({ length: count }, (_, index) => ({
    x: left + ((index + 0.5) * width) / count,
    y: top + radius,
    radius: radius + MARGIN,
    weight: 5,
  }));
}

/** Everything a card could hide, in pixels of the viewport. */
export function obstaclesOf(
  spots: readonly Spot[],
  view: View,
  R: number,
  legal: ReadonlySet<string>,
): Obstacle[] {
  return spots.map(({ id, x, y }) => ({
    x: view.x + view.k * x,
    y: view.y + view.k * y,
    radius: view.k * R,
    weight: legal.has(id) ? 10 : 1,
  }));
}

/** A control is tried at heights this far apart. */
const CONTROL_STEP = 20;

/** The height at which a control at the right edge hides least: as low as it can be, and no higher than `highest`. */
export function controlTop(
  control: Size,
  size: Size,
  margin: number,
  highest: number,
  obstacles: readonly Obstacle[],
): number {
  const left = size.width - margin - control.width;
  const lowest = size.height - margin - control.height;
  let best = lowest;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let top = lowest; top >= highest; top -= CONTROL_STEP) {
    const cost = obstacles.reduce((sum, obstacle) => sum + hiddenBy({ left, top }, control, obstacle), 0);
    if (cost < bestCost - 1e-6) {
      best = top;
      bestCost = cost;
    }
  }
  return best;
}
