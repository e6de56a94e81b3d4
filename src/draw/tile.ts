import { nth } from '../core/present.ts';
import type { Layout } from '../rail/hex.ts';
import {
  type Colour,
  type Face,
  type RevenueColour,
  type Stop,
  valueColours,
  valueIndex,
} from '../rail/tile.ts';
import { add, APOTHEM, type Frame, hexOutline, placed, type Point } from './geometry.ts';
import { sheet } from './sheet.ts';
import {
  BOX_HEIGHT,
  BOX_WIDTH,
  boxesExtent,
  type BoxesSpot,
  type Disc,
  type DiscSpot,
  LABEL_SIZE,
  NAME_LEADING,
  type NameSpot,
  planSpots,
} from './spots.ts';
import { besidePlaces, drawStop, NOBODY, type Occupants } from './stop.ts';
import { el, group, ink, label } from './svg.ts';
import type { Theme, Token } from './theme.ts';
import { CASING_WIDTH, planTrack, TRACK_WIDTH, trackData, type TrackPlan } from './track.ts';

/** Below this size of R names, terrain costs and labels are left out. */
export const WRITING_FROM = 26;

export interface FaceOptions {
  readonly layout: Layout;
  /** Centre of the hex; the origin unless given. */
  readonly x?: number;
  readonly y?: number;
  readonly revenueColour?: RevenueColour;
  readonly name?: string | null;
  /** Shown where the face has no label of its own. */
  readonly label?: string | null;
  /** The colour under the face, for halos; the colour of the face unless given. */
  readonly ground?: Token;
  /** Whose tokens are in each stop. */
  readonly occupants?: (stop: number) => Occupants;
  /** Names the stops in `data-stop`, as `<hex>-<stop>`. */
  readonly hex?: string;
  /** Things drawn on the hex that the writing must keep clear of, in units of R. */
  readonly taken?: readonly Disc[];
}

/** A face in layers, so that a board can draw the track of all hexes before any city. */
export interface FaceLayers {
  /** Path data of the track. */
  readonly track: string;
  /** One drawing for each stop. */
  readonly stops: readonly string[];
  /** Boxes and revenue discs. */
  readonly values: string;
  /** Label and name: a long name may reach over a neighbour's disc, so they come after all of those. */
  readonly writing: string;
}

const GROUNDS: Readonly<Record<Colour, Token>> = {
  white: 'land',
  yellow: 't-yellow',
  green: 't-green',
  brown: 't-brown',
  gray: 't-gray',
  red: 't-red',
  blue: 't-blue',
};

export function groundOf(face: Face): Token {
  return GROUNDS[face.colour];
}

/** Writing on tiles is dark in both themes; on land and sea it follows the theme. */
function nameInk(face: Face): string {
  return ink(face.colour === 'white' || face.colour === 'blue' ? 'name-land' : 'name');
}

export function drawName(frame: Frame, { at, lines, size }: NameSpot, fill: string, halo: string): string {
  const [x, y] = placed(frame, at);
  const pixels = size * frame.R;
  const texts = lines.map((line, index) => {
    const down = (index - (lines.length - 1) / 2) * NAME_LEADING * pixels;
    return label(line, x, y + down, { size: pixels, weight: 600, fill, halo });
  });
  return group({ class: 'name' }, ...texts);
}

function drawDisc(frame: Frame, { at, radius, value }: DiscSpot): string {
  const [x, y] = placed(frame, at);
  const r = radius * frame.R;
  const text = String(value);
  return group(
    { class: 'value' },
    el('circle', {
      cx: x,
      cy: y,
      r,
      fill: ink('slot'),
      stroke: ink('trk'),
      'stroke-width': 0.018 * frame.R,
      'stroke-opacity': 0.75,
    }),
    label(text, x, y, { size: r * (text.length > 2 ? 0.86 : 1.08), weight: 650, fill: ink('name') }),
  );
}

/** The values of a stop in the colours of their phases, the current one outlined. */
function drawBoxes(frame: Frame, stop: Stop, spot: BoxesSpot, colour: RevenueColour): string {
  const { R } = frame;
  const { width, height } = boxesExtent(stop, spot.upright);
  const [left, top] = placed(frame, [spot.at[0] - width / 2, spot.at[1] - height / 2]);
  const corner = (index: number): Point =>
    spot.upright ? [left, top + index * BOX_HEIGHT * R] : [left + index * BOX_WIDTH * R, top];
  const box = (index: number, look: Readonly<Record<string, string | number>>): string => {
    const [x, y] = corner(index);
    return el('rect', { x, y, width: BOX_WIDTH * R, height: BOX_HEIGHT * R, ...look });
  };
  const boxes = stop.values.map((value, index) => {
    const [x, y] = corner(index);
    const phase = valueColours(stop)[index] ?? 'gray';
    const text = String(value);
    const size = (text.length > 2 ? 0.13 : 0.15) * R;
    return (
      box(index, { fill: ink(GROUNDS[phase]) }) +
      label(text, x + (BOX_WIDTH * R) / 2, y + (BOX_HEIGHT * R) / 2, { size, weight: 650, fill: ink('name') })
    );
  });
  const around = el('rect', {
    x: left,
    y: top,
    width: width * R,
    height: height * R,
    fill: 'none',
    stroke: ink('name'),
    'stroke-opacity': 0.35,
    'stroke-width': 1,
  });
  const current = box(valueIndex(stop, colour), {
    fill: 'none',
    stroke: ink('name'),
    'stroke-width': 0.035 * R,
  });
  return group({ class: 'values' }, ...boxes, around, current);
}

/** The room that tokens beside the cities take. */
function besideDiscs(face: Face, plan: TrackPlan, occupants: (stop: number) => Occupants): Disc[] {
  return face.stops.flatMap((stop, index) => {
    const count = occupants(index).tokens?.beside.length ?? 0;
    return besidePlaces(stop, face.stops.length > 1, count).map(({ at, radius }) => ({
      at: add(nth(plan.stops, index), at),
      radius,
    }));
  });
}

/** Draws what a face shows; a laid tile's face comes already rotated. */
export function drawFace(face: Face, R: number, options: FaceOptions): FaceLayers {
  const { layout, x = 0, y = 0, revenueColour = 'yellow', occupants = () => NOBODY } = options;
  const frame: Frame = { x, y, R };
  const plan = planTrack(face, layout);
  const spots = planSpots(face, plan, {
    name: options.name ?? null,
    label: face.label ?? options.label ?? null,
    taken: [...(options.taken ?? []), ...besideDiscs(face, plan, occupants)],
  });
  const writes = R >= WRITING_FROM;
  const fill = nameInk(face);
  const halo = ink(options.ground ?? groundOf(face));
  const stops = face.stops.map((stop, index) => {
    const [stopX, stopY] = placed(frame, nth(plan.stops, index));
    const id = options.hex === undefined ? undefined : `${options.hex}-${index}`;
    return drawStop({ x: stopX, y: stopY, R }, stop, face.stops.length > 1, occupants(index), id);
  });
  const labelText = (text: string, at: Point): string => {
    const [labelX, labelY] = placed(frame, at);
    return label(text, labelX, labelY, { size: LABEL_SIZE * R, weight: 700, fill, halo });
  };
  return {
    track: trackData(frame, face, plan),
    stops,
    values: [
      ...spots.boxes.map((spot) => drawBoxes(frame, nth(face.stops, spot.stop), spot, revenueColour)),
      ...spots.discs.map((spot) => drawDisc(frame, spot)),
    ].join(''),
    writing: [
      writes && spots.label ? labelText(spots.label.text, spots.label.at) : '',
      writes && spots.name ? drawName(frame, spots.name, fill, halo) : '',
    ].join(''),
  };
}

/** A stroke along the track: its casing, the track itself, or the core that marks a preview. */
function alongTrack(track: string, colour: Token, width: number): string {
  if (track === '') return '';
  return el('path', {
    d: track,
    fill: 'none',
    stroke: ink(colour),
    'stroke-width': width,
    'stroke-linejoin': 'round',
  });
}

/** The core of previewed track, as a part of the track's width. */
const PREVIEW_CORE = 0.42;

export function drawTrack(track: string, R: number, previewed = ''): string {
  return (
    alongTrack(track, 'casing', CASING_WIDTH * R) +
    alongTrack(track, 'trk', TRACK_WIDTH * R) +
    alongTrack(previewed, 'acc', TRACK_WIDTH * PREVIEW_CORE * R)
  );
}

/** The line inside a laid tile that distinguishes it from printed ground. */
export function tileEdge(frame: Frame, layout: Layout): string {
  return el('path', {
    d: hexOutline(frame, layout, 0.955),
    fill: 'none',
    stroke: ink('tile-edge'),
    'stroke-width': 1.4,
  });
}

export interface TileOptions extends Omit<FaceOptions, 'x' | 'y' | 'hex'> {
  readonly theme: Theme | null;
  readonly title?: string;
  readonly preview?: boolean;
}

/** A tile alone, for fans and manifests. */
export function tileSvg(face: Face, R: number, options: TileOptions): string {
  const { layout, theme, preview = false, title = `${face.colour} tile` } = options;
  const frame: Frame = { x: 0, y: 0, R };
  const across = 2 * R + 2;
  const narrow = 2 * APOTHEM * R + 2;
  const [width, height] = layout === 'flat' ? [across, narrow] : [narrow, across];
  const layers = drawFace(face, R, options);
  return sheet(
    { left: -width / 2, top: -height / 2, width, height, theme, title },
    el('path', {
      d: hexOutline(frame, layout),
      fill: ink(options.ground ?? groundOf(face)),
      stroke: ink('hexline'),
    }),
    tileEdge(frame, layout),
    drawTrack(layers.track, R, preview ? layers.track : ''),
    ...layers.stops,
    layers.values,
    layers.writing,
  );
}
