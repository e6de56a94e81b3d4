/** Where a card goes at the edge of a room so that it hides as little as possible. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Something not to be hidden, and how bad it would be. */
export interface Obstacle extends Box {
  readonly weight: number;
}

const MARGIN = 12;
/** Places along the edges are tried this far apart. */
const STEP = 16;

function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

function steps(from: number, to: number): number[] {
  const count = Math.max(0, Math.ceil((to - from) / STEP));
  return Array.from({ length: count + 1 }, (_, index) => Math.min(from + index * STEP, Math.max(from, to)));
}

/** Corners first, so that they win ties; then along the edges. */
function placesAround(room: Box, width: number, height: number): Box[] {
  const left = room.left + MARGIN;
  const top = room.top + MARGIN;
  const right = Math.max(left, room.left + room.width - MARGIN - width);
  const bottom = Math.max(top, room.top + room.height - MARGIN - height);
  const at = (x: number, y: number): Box => ({ left: x, top: y, width, height });
  return [
    at(right, top),
    at(left, top),
    at(right, bottom),
    at(left, bottom),
    ...steps(left, right).flatMap((x) => [at(x, top), at(x, bottom)]),
    ...steps(top, bottom).flatMap((y) => [at(left, y), at(right, y)]),
  ];
}

/** The best place for a card of this size along the edges of a room. */
export function quietPlace(
  room: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  obstacles: readonly Obstacle[],
): Pick<Box, 'left' | 'top'> {
  let best: Box | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of placesAround(room, width, height)) {
    let cost = 0;
    for (const obstacle of obstacles) {
      if (cost >= least) break;
      cost += obstacle.weight * sharedArea(place, obstacle);
    }
    if (cost < least) [best, least] = [place, cost];
  }
  return { left: best?.left ?? room.left, top: best?.top ?? room.top };
}
