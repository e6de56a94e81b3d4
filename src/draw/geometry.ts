import { EDGES, type Layout } from '../rail/hex.ts';
import { num } from './svg.ts';

/** Geometry in units of R, the distance from the centre of a hex to its corner; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** A cubic curve. Straight ones are marked, so that they can be written as lines. */
export interface Curve {
  readonly from: Point;
  readonly c1: Point;
  readonly c2: Point;
  readonly to: Point;
  readonly straight: boolean;
}

/** Where a drawing in units of R lands on the page. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly R: number;
}

export const APOTHEM = Math.sqrt(3) / 2;
const SIXTH = Math.PI / 3;

/** Control handles that turn a cubic into arcs of 1.5 R (edges two apart) and 0.5 R (adjacent edges). */
const HANDLE_WIDE = 0.536;
const HANDLE_SHARP = 0.385;

export function polar(angle: number, distance: number): Point {
  return [Math.cos(angle) * distance, Math.sin(angle) * distance];
}

export function add([ax, ay]: Point, [bx, by]: Point): Point {
  return [ax + bx, ay + by];
}

export function scale([x, y]: Point, by: number): Point {
  return [x * by, y * by];
}

export function lerp([ax, ay]: Point, [bx, by]: Point, t: number): Point {
  return [ax + (bx - ax) * t, ay + (by - ay) * t];
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2);
}

/** The angle between two directions, 0 to π. */
export function angleBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}

/** Clockwise from the right, as y grows downwards. */
export function edgeAngle(layout: Layout, edge: number): number {
  return (layout === 'flat' ? Math.PI / 2 : (2 * Math.PI) / 3) + edge * SIXTH;
}

export function edgeMiddle(layout: Layout, edge: number): Point {
  return polar(edgeAngle(layout, edge), APOTHEM);
}

/** Corner `e` and corner `e + 1` bound edge `e`. */
export function corner(layout: Layout, index: number): Point {
  return polar(edgeAngle(layout, index) - SIXTH / 2, 1);
}

export function corners(layout: Layout): readonly Point[] {
  return EDGES.map((edge) => corner(layout, edge));
}

/** The centre of the hex at doubled coordinates. */
export function hexCentre(x: number, y: number, layout: Layout): Point {
  return layout === 'flat' ? [x * 1.5, y * APOTHEM] : [x * APOTHEM, y * 1.5];
}

const NORMALS: Readonly<Record<Layout, readonly Point[]>> = {
  flat: EDGES.map((edge) => polar(edgeAngle('flat', edge), 1)),
  pointy: EDGES.map((edge) => polar(edgeAngle('pointy', edge), 1)),
};

/** How far inside the hex a point is: the distance to the nearest edge. */
export function depth(layout: Layout, [x, y]: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [nx, ny] of NORMALS[layout]) least = Math.min(least, APOTHEM - (x * nx + y * ny));
  return least;
}

export function line(from: Point, to: Point): Curve {
  return { from, c1: lerp(from, to, 1 / 3), c2: lerp(from, to, 2 / 3), to, straight: true };
}

/** Track from edge to edge: a line, a wide arc or a sharp one, always at right angles to the edges. */
export function edgeToEdge(layout: Layout, a: number, b: number): Curve {
  const from = edgeMiddle(layout, a);
  const to = edgeMiddle(layout, b);
  const apart = Math.min((a - b + 6) % 6, (b - a + 6) % 6);
  if (apart === 3) return line(from, to);
  const handle = apart === 2 ? HANDLE_WIDE : HANDLE_SHARP;
  const inward = 1 - handle / APOTHEM;
  return { from, c1: scale(from, inward), c2: scale(to, inward), to, straight: false };
}

/** Track from an edge, at right angles to it, to a point; `arriving` is the direction of travel there. */
export function edgeToPoint(layout: Layout, edge: number, to: Point, arriving: Point): Curve {
  const from = edgeMiddle(layout, edge);
  const handle = 0.42 * distance(from, to);
  return {
    from,
    c1: scale(from, 1 - handle / APOTHEM),
    c2: [to[0] - arriving[0] * handle, to[1] - arriving[1] * handle],
    to,
    straight: false,
  };
}

export function reversed({ from, c1, c2, to, straight }: Curve): Curve {
  return { from: to, c1: c2, c2: c1, to: from, straight };
}

/** The two parts of a curve, cut at `t`; together they are the same line. */
export function split(curve: Curve, t: number): readonly [Curve, Curve] {
  const a = lerp(curve.from, curve.c1, t);
  const b = lerp(curve.c1, curve.c2, t);
  const c = lerp(curve.c2, curve.to, t);
  const ab = lerp(a, b, t);
  const bc = lerp(b, c, t);
  const middle = lerp(ab, bc, t);
  return [
    { from: curve.from, c1: a, c2: ab, to: middle, straight: curve.straight },
    { from: middle, c1: bc, c2: c, to: curve.to, straight: curve.straight },
  ];
}

export function pointAt({ from, c1, c2, to }: Curve, t: number): Point {
  const s = 1 - t;
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [a * from[0] + b * c1[0] + c * c2[0] + d * to[0], a * from[1] + b * c1[1] + c * c2[1] + d * to[1]];
}

/** Points along a curve, ends included. */
export function samples(curve: Curve, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => pointAt(curve, index / steps));
}

export function moved(curve: Curve, by: Point): Curve {
  return {
    ...curve,
    from: add(curve.from, by),
    c1: add(curve.c1, by),
    c2: add(curve.c2, by),
    to: add(curve.to, by),
  };
}

export function placed(frame: Frame, [x, y]: Point): Point {
  return [frame.x + x * frame.R, frame.y + y * frame.R];
}

export function coordinates(frame: Frame, point: Point): string {
  const [x, y] = placed(frame, point);
  return `${num(x)} ${num(y)}`;
}

/** The part of path data that draws a curve from where the pen is. */
export function curveTo(frame: Frame, curve: Curve): string {
  if (curve.straight) return `L${coordinates(frame, curve.to)}`;
  return `C${[curve.c1, curve.c2, curve.to].map((point) => coordinates(frame, point)).join(' ')}`;
}

/** Path data of the outline of a hex, `size` times its true size. */
export function hexOutline(frame: Frame, layout: Layout, size = 1): string {
  const points = corners(layout).map((point) => coordinates(frame, scale(point, size)));
  return `M${points.join('L')}Z`;
}

/** A rectangle of a drawing, in pixels. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The widest of the bands of shallow water, in units of R; half of it is beyond the land. */
export const COAST_WIDTH = 0.62;

/** What hexes and the coast round them take. */
export function extentOf(frames: readonly Frame[], layout: Layout, R: number): Extent {
  const xs = frames.map(({ x }) => x);
  const ys = frames.map(({ y }) => y);
  const toCorner = R * (1 + COAST_WIDTH / 2);
  const toEdge = R * (APOTHEM + COAST_WIDTH / 2);
  const [across, along] = layout === 'flat' ? [toCorner, toEdge] : [toEdge, toCorner];
  const left = Math.min(...xs) - across;
  const top = Math.min(...ys) - along;
  return { left, top, width: Math.max(...xs) + across - left, height: Math.max(...ys) + along - top };
}
