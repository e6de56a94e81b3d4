import { nth } from '../core/present.ts';
import { edgesIn, type Layout } from '../rail/hex.ts';
import { DEAD_END, type Face, type Stop, STOP_END } from '../rail/tile.ts';
import { stopReach } from './city.ts';
import {
  add,
  coordinates,
  type Curve,
  curveTo,
  depth,
  distance,
  edgeAngle,
  edgeMiddle,
  edgeToEdge,
  edgeToPoint,
  type Frame,
  line,
  type Point,
  polar,
  reversed,
  samples,
  scale,
  split,
} from './geometry.ts';

/** Where the stops of a face stand and how its track runs, in units of R. */
export interface TrackPlan {
  readonly layout: Layout;
  readonly stops: readonly Point[];
  /** One for each piece of the face, from its end `a` to its end `b`. */
  readonly curves: readonly Curve[];
}

export const CASING_WIDTH = 0.25;
export const TRACK_WIDTH = 0.14;

const CENTRE: Point = [0, 0];
/** Two cities stand about this far from the centre. */
const OFF_CENTRE = 0.45;
const TOWN_OFF_CENTRE = 0.33;
/** Where along its own track a stop may stand; the middle first, so that it wins ties. */
const ALONG: readonly number[] = [0.5, 0.42, 0.58, 0.34, 0.66, 0.28, 0.72, 0.24, 0.76, 0.2, 0.8];

/** A place for a stop, with its track from each exit (in the order of the exits). */
interface Candidate {
  readonly at: Point;
  readonly curves: readonly Curve[];
  /** How far this is from the natural place. */
  readonly oddity: number;
}

function isCity(stop: Stop): boolean {
  return stop.kind === 'city' || stop.kind === 'off';
}

function straightTo(layout: Layout, edges: readonly number[], at: Point): Curve[] {
  return edges.map((edge) => line(edgeMiddle(layout, edge), at));
}

/** On the stop's own track, which stays the line it would be without the stop. */
function alongTrack(layout: Layout, a: number, b: number): Candidate[] {
  const whole = edgeToEdge(layout, a, b);
  return ALONG.map((t) => {
    const [first, second] = split(whole, t);
    return { at: first.to, curves: [first, reversed(second)], oddity: Math.abs(t - 0.5) };
  });
}

/** Pushed from the bend of the track towards the outside, the track bending further with it. */
function outsideTheBend(layout: Layout, a: number, b: number): Candidate[] {
  const sum = add(edgeMiddle(layout, a), edgeMiddle(layout, b));
  const length = Math.hypot(...sum);
  // Opposite edges have no outside.
  if (length < 0.1) return [];
  const outward = scale(sum, 1 / length);
  return [OFF_CENTRE, OFF_CENTRE + 0.07].map((reach) => {
    const at = scale(outward, reach);
    const curves = [a, b].map((edge) => {
      const [x, y] = edgeMiddle(layout, edge);
      const across: Point = [-outward[1], outward[0]];
      const side = x * across[0] + y * across[1] > 0 ? -1 : 1;
      return edgeToPoint(layout, edge, at, scale(across, side));
    });
    return { at, curves, oddity: 0 };
  });
}

/** Any of twelve directions, the track curving in from its edges. */
function anywhere(layout: Layout, edges: readonly number[], reach: number): Candidate[] {
  return Array.from({ length: 12 }, (_, index) => {
    const at = polar(Math.PI + (index * Math.PI) / 6, reach);
    const curves = edges.map((edge) => {
      const from = edgeMiddle(layout, edge);
      const span = Math.max(distance(from, at), 0.01);
      return edgeToPoint(layout, edge, at, [(at[0] - from[0]) / span, (at[1] - from[1]) / span]);
    });
    return { at, curves, oddity: 0 };
  });
}

function candidates(layout: Layout, stop: Stop): Candidate[] {
  const edges = edgesIn(stop.exits);
  const reach = isCity(stop) ? OFF_CENTRE : TOWN_OFF_CENTRE;
  const [a, b] = edges;
  if (a === undefined || edges.length > 2) return anywhere(layout, edges, reach);
  if (b === undefined) {
    const at = polar(edgeAngle(layout, a), reach);
    return [{ at, curves: straightTo(layout, edges, at), oddity: 0 }];
  }
  return isCity(stop)
    ? [...outsideTheBend(layout, a, b), ...alongTrack(layout, a, b)]
    : alongTrack(layout, a, b);
}

const pointsOnCurves = new WeakMap<Curve, readonly Point[]>();

/** The same few curves are tried in every combination of places. */
function pointsOn(curve: Curve): readonly Point[] {
  let points = pointsOnCurves.get(curve);
  if (!points) pointsOnCurves.set(curve, (points = samples(curve, 10)));
  return points;
}

function nearest(point: Point, curve: Curve): number {
  let least = Number.POSITIVE_INFINITY;
  for (const sample of pointsOn(curve)) least = Math.min(least, distance(point, sample));
  return least;
}

/** Beyond this gap two stops need no more room. */
const ENOUGH_APART = { city: 1, town: 0.5 } as const;

/** How good a choice of places is: stops far apart, clear of other track, inside the hex, in natural places. */
function merit(
  layout: Layout,
  stops: readonly Stop[],
  places: readonly Candidate[],
  plain: readonly Curve[],
): number {
  let total = 0;
  for (const [index, place] of places.entries()) {
    const stop = nth(stops, index);
    const reach = stopReach(stop, true);
    const others = places.flatMap((other, at) => (at === index ? [] : other.curves));
    for (const curve of [...others, ...plain]) {
      total += 2 * Math.min(0, nearest(place.at, curve) - reach - CASING_WIDTH / 2);
    }
    total += 4 * Math.min(0, depth(layout, place.at) - reach - 0.03);
    total -= 0.15 * place.oddity;
    if (isCity(stop)) total -= 0.3 * Math.abs(Math.hypot(...place.at) - OFF_CENTRE);
    for (const other of places.slice(index + 1)) {
      total += Math.min(distance(place.at, other.at), ENOUGH_APART[isCity(stop) ? 'city' : 'town']);
    }
  }
  return total;
}

/** The best places for all stops together: every combination is tried, there are only a few. */
function bestPlaces(layout: Layout, stops: readonly Stop[], plain: readonly Curve[]): readonly Candidate[] {
  const offered = stops.map((stop) => candidates(layout, stop));
  let best: readonly Candidate[] = [];
  let bestMerit = -Infinity;
  const choose = (chosen: readonly Candidate[]): void => {
    const next = offered[chosen.length];
    if (next) {
      for (const candidate of next) choose([...chosen, candidate]);
      return;
    }
    const found = merit(layout, stops, chosen, plain);
    if (found > bestMerit + 1e-9) {
      best = chosen;
      bestMerit = found;
    }
  };
  choose([]);
  return best;
}

/** Stops that no track reaches yet stand side by side, or round the centre. */
function spread(stops: readonly Stop[]): Candidate[] {
  return stops.map((stop, index) => {
    const reach = isCity(stop) ? OFF_CENTRE : TOWN_OFF_CENTRE;
    return {
      at: polar(Math.PI + (index * 2 * Math.PI) / stops.length, reach),
      curves: [],
      oddity: 0,
    };
  });
}

function placeStops(layout: Layout, face: Face, plain: readonly Curve[]): readonly Candidate[] {
  const { stops } = face;
  const [only] = stops;
  if (only && stops.length === 1) {
    const edges = edgesIn(only.exits);
    if (isCity(only) || edges.length !== 2) {
      return [{ at: CENTRE, curves: straightTo(layout, edges, CENTRE), oddity: 0 }];
    }
  }
  if (stops.every((stop) => stop.exits === 0)) return spread(stops);
  return bestPlaces(layout, stops, plain);
}

const plans = { flat: new WeakMap<Face, TrackPlan>(), pointy: new WeakMap<Face, TrackPlan>() };

/** Faces are values shared by the tile table, so each is planned once. */
export function planTrack(face: Face, layout: Layout): TrackPlan {
  let plan = plans[layout].get(face);
  if (!plan) {
    plan = makePlan(face, layout);
    plans[layout].set(face, plan);
  }
  return plan;
}

/** A stub comes this near to the middle of its hex. */
const STUB = 0.45;

function makePlan(face: Face, layout: Layout): TrackPlan {
  const plain = face.pieces.filter(({ a, b }) => a < STOP_END && b < STOP_END);
  const places = placeStops(
    layout,
    face,
    plain.map(({ a, b }) => edgeToEdge(layout, a, b)),
  );
  const atStop = (end: number): Candidate => nth(places, end - STOP_END);
  const fromEdge = (edge: number, end: number): Curve => {
    const exits = edgesIn(face.stops[end - STOP_END]?.exits ?? 0);
    return nth(atStop(end).curves, exits.indexOf(edge as (typeof exits)[number]));
  };
  return {
    layout,
    stops: places.map(({ at }) => at),
    curves: face.pieces.map(({ a, b }) => {
      if (a < STOP_END && b < STOP_END) return edgeToEdge(layout, a, b);
      if (b === DEAD_END) return line(edgeMiddle(layout, a), scale(edgeMiddle(layout, a), STUB));
      if (a < STOP_END) return fromEdge(a, b);
      if (b < STOP_END) return reversed(fromEdge(b, a));
      return line(atStop(a).at, atStop(b).at);
    }),
  };
}

/** Track goes on a little beyond the edge, so that no seam shows between two hexes. */
const OVERLAP = 1.01;

/** Path data of all track of a face. One path, so that where casings cross they do not darken each other. */
export function trackData(frame: Frame, face: Face, plan: TrackPlan): string {
  const beyond = (end: number): string =>
    end < STOP_END ? coordinates(frame, scale(edgeMiddle(plan.layout, end), OVERLAP)) : '';
  return plan.curves
    .map((curve, index) => {
      const { a, b } = nth(face.pieces, index);
      const start = a < STOP_END ? `M${beyond(a)}L` : 'M';
      const end = b < STOP_END ? `L${beyond(b)}` : '';
      return `${start}${coordinates(frame, curve.from)}${curveTo(frame, curve)}${end}`;
    })
    .join('');
}
