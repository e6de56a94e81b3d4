import { nth } from '../core/present.ts';
import { type Board, type BoardKit, facesOf, hexOf } from '../rail/board.ts';
import type { MapHex } from '../rail/map.ts';
import { type Face, STOP_END, type TrackEnd } from '../rail/tile.ts';
import { stopReach } from './city.ts';
import {
  add,
  coordinates,
  type Curve,
  curveTo,
  distance,
  type Frame,
  hexCentre,
  moved,
  placed,
  type Point,
  reversed,
  samples,
} from './geometry.ts';
import { el, group, ink, label, num } from './svg.ts';
import type { Token } from './theme.ts';
import { planTrack } from './track.ts';

/** A train's run: `hex-stop` for a stop, a bare hex for track passed through. */
export interface DrawnRoute {
  readonly name: string;
  readonly path: readonly string[];
  /** Which of the line styles; the place in the list unless given. */
  readonly style?: number;
  /** The others step back while one is pointed at. */
  readonly faded?: boolean;
}

const WIDTH = 0.17;
const CASING = 0.27;

interface LineStyle {
  readonly colour: Token;
  /** Dashes and gaps in units of R. */
  readonly dashes: readonly number[];
  readonly round: boolean;
}

/** They differ by stroke as well as colour; from the fifth train on they repeat, and the pill tells them apart. */
const STYLES: readonly LineStyle[] = [
  { colour: 'r1', dashes: [], round: false },
  { colour: 'r2', dashes: [0.3, 0.16], round: false },
  { colour: 'r3', dashes: [0, 0.27], round: true },
  { colour: 'r4', dashes: [0.27, 0.27, 0, 0.27], round: true },
];

interface Step {
  readonly hex: MapHex;
  readonly stop: number | null;
}

function readStep(kit: BoardKit, entry: string): Step {
  const [hex, stop] = entry.split('-');
  return { hex: hexOf(kit, hex ?? ''), stop: stop === undefined ? null : Number(stop) };
}

/** The route's hexes and stops, in order. */
export function routeSteps(kit: BoardKit, route: DrawnRoute): Step[] {
  return route.path.map((entry) => readStep(kit, entry));
}

/** The edge of a step's hex that leads to another step, or null within the same hex. */
function edgeTowards(from: Step, to: Step | undefined): number | null {
  if (!to || to.hex === from.hex) return null;
  const edge = from.hex.neighbours.indexOf(to.hex.index);
  if (edge < 0) throw new RangeError(`route: ${from.hex.id} and ${to.hex.id} are not neighbours`);
  return edge;
}

/** Track of a face between two of its ends, in the direction of travel. */
function between(face: Face, curves: readonly Curve[], from: TrackEnd, to: TrackEnd): Curve | null {
  for (const [index, { a, b }] of face.pieces.entries()) {
    const curve = nth(curves, index);
    if (a === from && b === to) return curve;
    if (a === to && b === from) return reversed(curve);
  }
  return null;
}

function along(kit: BoardKit, board: Board, hex: MapHex, from: TrackEnd, to: TrackEnd): Curve[] {
  const face = nth(facesOf(kit, board), hex.index);
  const { curves } = planTrack(face, kit.map.layout);
  const direct = between(face, curves, from, to);
  if (direct) return [direct];
  // A train may run through a stop that its route does not name.
  for (const stop of face.stops.keys()) {
    const first = between(face, curves, from, STOP_END + stop);
    const second = between(face, curves, STOP_END + stop, to);
    if (first && second) return [first, second];
  }
  throw new RangeError(`route: no track on ${hex.id} from ${from} to ${to}`);
}

/** The curves of a route in units of R over the whole board, each starting where the one before ends. */
export function routeCurves(kit: BoardKit, board: Board, route: DrawnRoute): Curve[] {
  const steps = routeSteps(kit, route);
  return steps.flatMap((step, index) => {
    const before = steps[index - 1];
    const after = steps[index + 1];
    const centre = hexCentre(step.hex.x, step.hex.y, kit.map.layout);
    const entry = before ? edgeTowards(step, before) : null;
    const exit = edgeTowards(step, after);
    const ends: TrackEnd[] = [];
    if (entry !== null) ends.push(entry);
    if (step.stop !== null) ends.push(STOP_END + step.stop);
    if (exit !== null) ends.push(exit);
    else if (after && after.stop !== null && step.stop !== null) ends.push(STOP_END + after.stop);
    return ends.slice(1).flatMap((end, at) => {
      const curves = along(kit, board, step.hex, nth(ends, at), end);
      return curves.map((curve) => moved(curve, centre));
    });
  });
}

/** One path for the whole run, so that its dashes go on from hex to hex. */
export function routeData(frame: Frame, curves: readonly Curve[]): string {
  const [first] = curves;
  if (!first) return '';
  return `M${coordinates(frame, first.from)}${curves.map((curve) => curveTo(frame, curve)).join('')}`;
}

function styleOf(index: number): LineStyle {
  return nth(STYLES, index % STYLES.length);
}

const FADED = 0.3;

export function drawRouteLine(
  frame: Frame,
  { name, faded = false }: DrawnRoute,
  curves: readonly Curve[],
  style: number,
): string {
  const { colour, dashes, round } = styleOf(style);
  const d = routeData(frame, curves);
  const { R } = frame;
  const common = { d, fill: 'none', 'stroke-linejoin': 'round' };
  return group(
    { class: 'route', 'data-train': name },
    el('path', { ...common, stroke: ink('rcas'), 'stroke-width': CASING * R, 'stroke-linecap': 'round' }),
    el('path', {
      ...common,
      stroke: ink(colour),
      'stroke-width': WIDTH * R,
      'stroke-linecap': round ? 'round' : 'butt',
      'stroke-dasharray': dashes.length === 0 ? undefined : dashes.map((part) => num(part * R)).join(' '),
      // The casing stays: the black of the track below must not come through.
      opacity: faded ? FADED : undefined,
    }),
  );
}

const SAMPLE = { width: 34, height: 8 };

/** A short piece of a line, for legends and lists. */
export function drawRouteSample(style: number): string {
  const { width, height } = SAMPLE;
  // As on the board, at the size at which the line is 6 pixels wide.
  const R = 6 / WIDTH;
  const { colour, dashes, round } = styleOf(style);
  return el(
    'svg',
    { width, height, viewBox: `0 0 ${width} ${height}` },
    el('path', {
      d: round ? `M4 ${height / 2}H${width - 4}` : `M0 ${height / 2}H${width}`,
      fill: 'none',
      stroke: ink(colour),
      'stroke-width': 6,
      'stroke-linecap': round ? 'round' : 'butt',
      'stroke-dasharray': dashes.length === 0 ? undefined : dashes.map((part) => num(part * R)).join(' '),
    }),
  );
}

const PILL_TEXT = 0.25;
const PILL_HEIGHT = 0.36;
/** More free track than this round a pill is not worth moving it from the middle of the run. */
const PILL_ROOM = 0.6;

/** Everything a pill should not cover: the stops of the hexes that the route passes. */
function stopsInTheWay(kit: BoardKit, board: Board, route: DrawnRoute): { at: Point; radius: number }[] {
  const hexes = new Set(routeSteps(kit, route).map(({ hex }) => hex));
  const { layout } = kit.map;
  return [...hexes].flatMap((hex) => {
    const face = nth(facesOf(kit, board), hex.index);
    const centre = hexCentre(hex.x, hex.y, layout);
    return planTrack(face, layout).stops.map((at, index) => ({
      at: add(centre, at),
      radius: stopReach(nth(face.stops, index), face.stops.length > 1),
    }));
  });
}

/** A point of the run on free track, away from stops and other pills. */
function pillPlace(
  kit: BoardKit,
  board: Board,
  route: DrawnRoute,
  curves: readonly Curve[],
  pills: readonly Point[],
): Point | null {
  const obstacles = [
    ...stopsInTheWay(kit, board, route),
    ...pills.map((at) => ({ at, radius: PILL_HEIGHT })),
  ];
  const points = curves.flatMap((curve) => samples(curve, 8));
  let best: Point | null = null;
  let bestMerit = -Infinity;
  for (const [index, point] of points.entries()) {
    const room = Math.min(PILL_ROOM, ...obstacles.map(({ at, radius }) => distance(at, point) - radius));
    const merit = room - 0.1 * Math.abs(index / points.length - 0.5);
    if (merit > bestMerit) {
      best = point;
      bestMerit = merit;
    }
  }
  return best;
}

/** The places of the pills that name the trains, one for each route that has any track. */
export function pillPlaces(
  kit: BoardKit,
  board: Board,
  routes: readonly (DrawnRoute & { readonly curves: readonly Curve[] })[],
): (Point | null)[] {
  const taken: Point[] = [];
  return routes.map((route) => {
    const place = pillPlace(kit, board, route, route.curves, taken);
    if (place) taken.push(place);
    return place;
  });
}

export function drawPill(
  frame: Frame,
  at: Point,
  { name, faded = false }: DrawnRoute,
  style: number,
): string {
  const [x, y] = placed(frame, at);
  const height = PILL_HEIGHT * frame.R;
  const size = PILL_TEXT * frame.R;
  const width = Math.max(height * 1.35, size * (0.62 * name.length + 0.9));
  return group(
    { class: 'pill', opacity: faded ? FADED : undefined },
    el('rect', {
      x: x - width / 2,
      y: y - height / 2,
      width,
      height,
      rx: height / 2,
      fill: ink(styleOf(style).colour),
      stroke: ink('rcas'),
      'stroke-width': 0.04 * frame.R,
    }),
    label(name, x, y, { size, weight: 700, fill: ink('rcas') }),
  );
}
