import { nth } from '../core/present.ts';
import type { Layout } from '../rail/hex.ts';
import type { Face, Stop } from '../rail/tile.ts';
import { stopCircles, stopReach } from './city.ts';
import { angleBetween, corner, depth, distance, type Point, polar, samples } from './geometry.ts';
import { TRACK_WIDTH, type TrackPlan } from './track.ts';

/** Where the writing on a hex goes, in units of R: names, boxes, revenue discs and labels keep out of each other. */
export interface Spots {
  readonly name: NameSpot | null;
  readonly boxes: readonly BoxesSpot[];
  readonly discs: readonly DiscSpot[];
  readonly label: { readonly text: string; readonly at: Point } | null;
}

export interface NameSpot {
  readonly at: Point;
  readonly lines: readonly string[];
  readonly size: number;
}

/** The values of a stop by phase, in a row or (where a row would lie on track) in a column. */
export interface BoxesSpot {
  readonly stop: number;
  readonly at: Point;
  readonly upright: boolean;
}

export interface DiscSpot {
  readonly at: Point;
  readonly radius: number;
  readonly value: number;
}

export interface SpotRequest {
  readonly name: string | null;
  readonly label: string | null;
  /** Things already drawn on the hex, as discs to keep clear of. */
  readonly taken: readonly Disc[];
}

export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

interface Box {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

export const NAME_SIZE = 0.185;
const NAME_SIZE_SHARED_HEX = 0.155;
export const NAME_LEADING = 1.02;
export const LABEL_SIZE = 0.215;
export const BOX_WIDTH = 0.27;
export const BOX_HEIGHT = 0.25;
const DISC_RADIUS = 0.165;
const TOWN_DISC_RADIUS = 0.145;

/** Distance of the name from the centre of a city of one, two, three slots. */
const NAME_DISTANCE: readonly number[] = [0.52, 0.47, 0.73];
/** Width of an average letter at weight 600, in em: of wide fonts, as DejaVu, so that there is room in any. */
const LETTER_WIDTH = 0.66;
/** A longer name takes two lines. */
const LONGEST_LINE = 1.6;

// What follows is asked for thousands of places before the first board is seen: plain loops, no lists.
function boxDistance({ at: [x, y], width, height }: Box, [px, py]: Point): number {
  const dx = Math.max(0, Math.abs(px - x) - width / 2);
  const dy = Math.max(0, Math.abs(py - y) - height / 2);
  return Math.sqrt(dx * dx + dy * dy);
}

function covered(box: Box, discs: readonly Disc[]): number {
  let sum = 0;
  for (const { at, radius } of discs) sum += Math.max(0, radius - boxDistance(box, at));
  return sum;
}

/** How much of what is there a box would cover: track counts by its length, stops more. */
function covering(box: Box, track: readonly Disc[], solid: readonly Disc[]): number {
  return covered(box, track) + 8 * covered(box, solid);
}

/** The air between a box and what is there, as far as more of it would make a difference. */
function airRound(box: Box, discs: readonly Disc[], enough: number): number {
  let air = enough;
  for (const { at, radius } of discs) air = Math.min(air, boxDistance(box, at) - radius);
  return air;
}

/** How far the corners of a box stick out of the hex. */
function sticksOut(layout: Layout, { at: [x, y], width, height }: Box): number {
  let out = 0;
  for (const dx of [-width / 2, width / 2]) {
    for (const dy of [-height / 2, height / 2]) out += Math.max(0, -depth(layout, [x + dx, y + dy]));
  }
  return out;
}

interface Priced<T> {
  readonly choice: T;
  readonly cost: number;
}

/** Cheapest first; of equals the earlier one, so that drawings do not depend on rounding. */
function byCost<T>(choices: readonly T[], cost: (choice: T) => number): Priced<T>[] {
  const priced = choices.map((choice) => ({ choice, cost: Math.round(cost(choice) * 1e6) / 1e6 }));
  return priced.sort((a, b) => a.cost - b.cost);
}

function cheapest<T>(choices: readonly T[], cost: (choice: T) => number): Priced<T> {
  return nth(byCost(choices, cost), 0);
}

function trackDiscs(plan: TrackPlan): Disc[] {
  return plan.curves.flatMap((curve) =>
    samples(curve, 16).map((at) => ({ at, radius: TRACK_WIDTH / 2 + 0.02 })),
  );
}

function stopDiscs(face: Face, plan: TrackPlan): Disc[] {
  const shared = face.stops.length > 1;
  return face.stops.flatMap((stop, index) => {
    const [x, y] = nth(plan.stops, index);
    return stopCircles(stop, shared).map(({ at, radius }) => ({
      at: [x + at[0], y + at[1]] as const,
      radius,
    }));
  });
}

/** A box as discs, for what is placed after it. */
function boxDiscs({ at: [x, y], width, height }: Box): Disc[] {
  const radius = Math.min(width, height) / 2;
  const long = Math.max(width, height) / 2 - radius;
  const steps = Math.max(1, Math.ceil((2 * long) / radius));
  return Array.from({ length: steps + 1 }, (_, index) => {
    const along = -long + (2 * long * index) / steps;
    return { at: width > height ? [x + along, y] : [x, y + along], radius };
  });
}

function linesOf(name: string, shared: boolean): readonly string[] {
  const words = name.split(' ');
  const tooLong = name.length * LETTER_WIDTH * NAME_SIZE > LONGEST_LINE;
  const pair = shared && words.includes('&');
  if (words.length < 2 || (!tooLong && !pair)) return [name];
  const cuts = words.slice(1).map((_, index) => index + 1);
  const cut = pair
    ? words.indexOf('&') + 1
    : cheapest(cuts, (at) => Math.abs(words.slice(0, at).join(' ').length - name.length / 2)).choice;
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
}

export function nameBox({ at, lines, size }: NameSpot): Box {
  const longest = Math.max(...lines.map((text) => text.length));
  return {
    at,
    width: longest * LETTER_WIDTH * size,
    height: size * (0.9 + NAME_LEADING * (lines.length - 1)),
  };
}

function nameDistance(face: Face, lines: number): number {
  const [only] = face.stops;
  const extra = ((lines - 1) * NAME_SIZE) / 2;
  if (!only) return 0;
  if (face.stops.length > 1) return 0.7;
  if (only.kind === 'city') return (NAME_DISTANCE[only.slots - 1] ?? stopReach(only, false) + 0.14) + extra;
  return only.kind === 'off' && only.values.length === 1 ? 0.42 : 0.35 + extra;
}

/** Sideways moves of a name, the least first. */
const NAME_SHIFTS: readonly number[] = [0, -0.08, 0.08, -0.16, 0.16, -0.24, 0.24, -0.32, 0.32, -0.4, 0.4];

/** Below the stops if it is free there, else above, and moved aside only when that uncovers track. */
function namePlaces(
  face: Face,
  plan: TrackPlan,
  name: string,
  track: readonly Disc[],
  solid: readonly Disc[],
): Priced<NameSpot>[] {
  const shared = face.stops.length > 1;
  const lines = linesOf(name, shared);
  const size = shared ? NAME_SIZE_SHARED_HEX : NAME_SIZE;
  const away = nameDistance(face, lines.length);
  // Pairs of cities leave gaps nearer to the centre; below a row of boxes the name has to go further.
  const boxed = face.stops.some((stop) => stop.values.length > 1 && stop.kind !== 'off');
  const moves = shared ? [0, -0.08, -0.16, -0.24, -0.32, -0.4] : boxed ? [0, 0.24] : [0];
  const choices = [away, -away].flatMap((y) =>
    moves.flatMap((move) =>
      NAME_SHIFTS.map((x) => ({
        at: [x, y + Math.sign(y) * move] as Point,
        lines,
        size,
      })),
    ),
  );
  return byCost(choices, (choice) => {
    const box = nameBox(choice);
    const [x, y] = choice.at;
    return (
      covering(box, track, solid) + 0.2 * Math.abs(x) + (y < 0 ? 0.02 : 0) + 1.3 * sticksOut(plan.layout, box)
    );
  });
}

export function boxesExtent(stop: Stop, upright: boolean): { width: number; height: number } {
  const count = stop.values.length;
  return upright
    ? { width: BOX_WIDTH, height: BOX_HEIGHT * count }
    : { width: BOX_WIDTH * count, height: BOX_HEIGHT };
}

function placeBoxes(
  face: Face,
  plan: TrackPlan,
  index: number,
  track: readonly Disc[],
  solid: readonly Disc[],
): BoxesSpot {
  const stop = nth(face.stops, index);
  const [x, y] = nth(plan.stops, index);
  // Off-board track ends under its boxes.
  if (stop.kind === 'off') return { stop: index, at: [x, y], upright: false };
  const away = stopReach(stop, face.stops.length > 1) + BOX_HEIGHT / 2 + 0.08;
  const aside = away + (BOX_WIDTH - BOX_HEIGHT) / 2;
  const choices = [
    { stop: index, at: [x, y + away] as Point, upright: false },
    { stop: index, at: [x, y - away] as Point, upright: false },
    { stop: index, at: [x - aside, y] as Point, upright: true },
    { stop: index, at: [x + aside, y] as Point, upright: true },
  ];
  const found = cheapest(choices, (choice) => {
    const box = { at: choice.at, ...boxesExtent(stop, choice.upright) };
    return covering(box, track, solid) + (choice.upright ? 0.03 : 0) + sticksOut(plan.layout, box);
  });
  return found.choice;
}

/** Directions for discs and labels; the upper right first, so that it wins ties. */
const DIRECTIONS: readonly number[] = Array.from({ length: 12 }, (_, index) => ((index - 2) * Math.PI) / 6);
const CORNER_DISTANCES: readonly number[] = [0.72, 0.76, 0.66, 0.8];
const EDGE_DISTANCES: readonly number[] = [0.64, 0.62];
const AWAY_FROM_NAME = Math.PI / 4;
/** Beyond this much air more of it makes no difference. */
const AIR = 0.1;

function isCorner(layout: Layout, direction: number): boolean {
  const [x, y] = corner(layout, 0);
  const turn = (direction - Math.atan2(y, x)) / (Math.PI / 3);
  return Math.abs(turn - Math.round(turn)) < 0.01;
}

interface Gap {
  readonly index: number;
  readonly at: Point;
  readonly direction: number;
  readonly atCorner: boolean;
}

function gaps(layout: Layout): Gap[] {
  return DIRECTIONS.flatMap((direction) => {
    const atCorner = isCorner(layout, direction);
    const distances = atCorner ? CORNER_DISTANCES : EDGE_DISTANCES;
    return distances.map((reach) => ({ at: polar(direction, reach), direction, atCorner }));
  }).map((gap, index) => ({ ...gap, index }));
}

const GAPS: Readonly<Record<Layout, readonly Gap[]>> = { flat: gaps('flat'), pointy: gaps('pointy') };

/** What is on a hex before any writing, with the air it leaves in each gap: the same for every name tried. */
class Occupied {
  readonly layout: Layout;
  readonly #discs: readonly Disc[];
  readonly #air = new Map<string, readonly number[]>();

  constructor(layout: Layout, discs: readonly Disc[]) {
    this.layout = layout;
    this.#discs = discs;
  }

  airInGaps(size: Omit<Box, 'at'>): readonly number[] {
    const key = `${size.width} ${size.height}`;
    let air = this.#air.get(key);
    if (!air) {
      air = GAPS[this.layout].map(({ at }) => airRound({ at, ...size }, this.#discs, AIR));
      this.#air.set(key, air);
    }
    return air;
  }
}

/** The widest gap for something of this size beside `written`. `near`, if given, is the stop it belongs to. */
function widestGap(
  occupied: Occupied,
  size: Omit<Box, 'at'>,
  written: readonly Disc[],
  name: NameSpot | null,
  near: Point | null,
): Priced<Point> {
  const { layout } = occupied;
  const nameDirection = name ? Math.atan2(name.at[1], name.at[0]) : null;
  const airInGaps = occupied.airInGaps(size);
  const { choice, cost } = cheapest(GAPS[layout], (gap) => {
    const { at, direction, atCorner, index } = gap;
    const box = { at, ...size };
    const air = airRound(box, written, airInGaps[index] as number);
    const byName = nameDirection !== null && angleBetween(direction, nameDirection) < AWAY_FROM_NAME - 0.01;
    return (
      -10 * air +
      (atCorner ? 0 : 0.2) +
      (byName ? 0.4 : 0) +
      2 * sticksOut(layout, box) +
      (near ? distance(at, near) : 0)
    );
  });
  return { choice: choice.at, cost };
}

/** The values to show in discs, each with the stops that have it; unbuilt stops have none. */
function discValues(face: Face): Map<number, number[]> {
  const values = new Map<number, number[]>();
  for (const [index, stop] of face.stops.entries()) {
    const [value] = stop.values;
    if (!value || stop.values.length > 1 || stop.kind === 'off') continue;
    values.set(value, [...(values.get(value) ?? []), index]);
  }
  return values;
}

/** A disc has round corners: the square that holds the same place in a gap is a little smaller. */
const DISC_AS_BOX = 1.7;

/** What is placed once the name is: the discs, then the label. */
interface Rest {
  readonly discs: readonly DiscSpot[];
  readonly label: Spots['label'];
  /** How badly they fit. */
  readonly cost: number;
}

function labelExtent(text: string): Omit<Box, 'at'> {
  return { width: text.length * LETTER_WIDTH * 1.15 * LABEL_SIZE, height: LABEL_SIZE * 0.8 };
}

function placeRest(
  face: Face,
  plan: TrackPlan,
  label: string | null,
  occupied: Occupied,
  name: NameSpot | null,
): Rest {
  const taken = name ? boxDiscs(nameBox(name)) : [];
  const values = discValues(face);
  const discs: DiscSpot[] = [];
  let cost = 0;
  for (const [value, stops] of values) {
    const first = stops[0] as number;
    const radius = face.stops[first]?.kind === 'city' ? DISC_RADIUS : TOWN_DISC_RADIUS;
    const near = values.size > 1 ? nth(plan.stops, first) : null;
    const size = { width: radius * DISC_AS_BOX, height: radius * DISC_AS_BOX };
    const found = widestGap(occupied, size, [...taken, ...discs], name, near);
    discs.push({ at: found.choice, radius, value });
    cost += found.cost;
  }
  if (label === null) return { discs, label: null, cost };
  const found = widestGap(occupied, labelExtent(label), [...taken, ...discs], null, null);
  return { discs, label: { text: label, at: found.choice }, cost: cost + found.cost };
}

/** On a crowded hex the best places for the name are tried one after the other, each with everything else. */
const NAMES_TRIED = 12;
const WEIGHT_OF_REST = 0.2;

function makeSpots(face: Face, plan: TrackPlan, { name, label, taken }: SpotRequest): Spots {
  const track = trackDiscs(plan);
  const solid = [...stopDiscs(face, plan), ...taken];
  const boxes = [...face.stops.keys()]
    .filter((index) => nth(face.stops, index).values.length > 1)
    .map((index) => placeBoxes(face, plan, index, track, solid));
  const boxesAsDiscs = boxes.flatMap(({ stop, at, upright }) =>
    boxDiscs({ at, ...boxesExtent(nth(face.stops, stop), upright) }),
  );
  const solidWithBoxes = [...solid, ...boxesAsDiscs];
  const occupied = new Occupied(plan.layout, [...track, ...solidWithBoxes]);
  if (name === null) return { name, boxes, ...placeRest(face, plan, label, occupied, null) };
  const names = namePlaces(face, plan, name, track, solidWithBoxes);
  const tried = names.slice(0, face.stops.length > 1 ? NAMES_TRIED : 1).map((place) => {
    const rest = placeRest(face, plan, label, occupied, place.choice);
    return { place: place.choice, rest, cost: place.cost + WEIGHT_OF_REST * rest.cost };
  });
  const { place, rest } = cheapest(tried, ({ cost }) => cost).choice;
  return { name: place, boxes, discs: rest.discs, label: rest.label };
}

const known = new WeakMap<TrackPlan, Map<string, Spots>>();

/** Plans belong to faces that live as long as the tile table, so the same request comes again and again. */
export function planSpots(face: Face, plan: TrackPlan, request: SpotRequest): Spots {
  const key = JSON.stringify(request);
  const ofPlan = known.get(plan) ?? new Map<string, Spots>();
  known.set(plan, ofPlan);
  const spots = ofPlan.get(key) ?? makeSpots(face, plan, request);
  ofPlan.set(key, spots);
  return spots;
}
