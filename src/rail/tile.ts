import { type EdgeSet, rotateEdge } from './hex.ts';

/**
 * Tiles and printed hexes in one line each:
 *
 *   57   x3  yellow          city20(0 3)
 *   59   x2  green   [OO]    city40(0) city40(2)
 *   16   x1  green           0-2 1-3
 *   Perth    red     [K]     city20/40/60/80(3! 4! 5!)
 *
 * `0-2` is track from edge to edge. `city30*2(0 1)` is a city worth 30 with two slots and track to edges 0
 * and 1; `town`, `halt` and `off` (an off-board place) likewise. Four values are those of the yellow, green,
 * brown and gray phases; `off10/blue20/gray30` names the colours from which the later values hold. `!` marks
 * terminal track: a route may end there but not pass. `s1` among the edges is track to the stop of that number
 * on the same tile, written once: `halt(0 s1) halt(3)`. `4=5` is track of the second kind (a tunnel, a bridge),
 * and `0!` alone a stub that leads nowhere. `x*` means an unlimited number of copies.
 */
export const COLOURS = ['white', 'yellow', 'green', 'brown', 'gray', 'red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** The colours whose arrival raises the value of off-board places, in order. */
export const REVENUE_COLOURS = ['yellow', 'green', 'brown', 'gray'] as const;
export type RevenueColour = (typeof REVENUE_COLOURS)[number] | 'blue';

/** Every colour a value can begin with, in the order of their arrival. */
const VALUE_ORDER: readonly RevenueColour[] = ['yellow', 'green', 'blue', 'brown', 'gray'];

export const STOP_KINDS = ['city', 'town', 'halt', 'off'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

export interface Stop {
  readonly kind: StopKind;
  /** One value for every phase, or one for each of the revenue colours. */
  readonly values: readonly number[];
  /** The colour from which each value holds, where they are not simply the revenue colours in order. */
  readonly from?: readonly RevenueColour[];
  readonly slots: number;
  readonly exits: EdgeSet;
}

/** The end of a piece of track: an edge (0 to 5), or the stop of index `end - STOP_END`. */
export type TrackEnd = number;
export const STOP_END = 6;
/** Where a stub ends: neither an edge nor a stop. */
export const DEAD_END = 31;

export interface Piece {
  readonly a: TrackEnd;
  readonly b: TrackEnd;
  readonly terminal: boolean;
  /** Track of the second kind. */
  readonly dual?: true;
}

/** What a hex shows: a laid tile in its rotation, or the printed ground. */
export interface Face {
  readonly colour: Colour;
  readonly label: string | null;
  readonly stops: readonly Stop[];
  readonly pieces: readonly Piece[];
  readonly exits: EdgeSet;
  /** For each edge the indices of the pieces that touch it. */
  readonly byEdge: readonly (readonly number[])[];
  /** For each stop the indices of the pieces that touch it. */
  readonly byStop: readonly (readonly number[])[];
}

export type TileId = string;

export interface Tile {
  readonly id: TileId;
  /** Infinite where they never run out. */
  readonly copies: number;
  readonly colour: Colour;
  readonly label: string | null;
  /** The six rotations; rotation r turns the tile r steps clockwise. */
  readonly faces: readonly Face[];
}

const STOP_PATTERN =
  /^(city|town|halt|off)(\d+(?:\/[a-z]*\d+)*)?(?:\*(\d))?\(((?:(?:[0-5]!?|s\d)(?: (?:[0-5]!?|s\d))*)?)\)$/;
const WORD_PATTERN = /[a-z]+[\da-z/*]*\([^)]*\)|\S+/g;
const VALUE_PATTERN = /^([a-z]*)(\d+)$/;

/** `10/blue20/gray30`: the values, and the colours they begin with where some are named. */
function parseValues(text: string): Pick<Stop, 'values' | 'from'> {
  const parts = text.split('/').map((part) => VALUE_PATTERN.exec(part));
  const values = parts.map((part) => Number(part?.[2] ?? 0));
  if (parts.every((part) => !part?.[1])) return { values };
  const from = parts.map((part, index) => (part?.[1] || REVENUE_COLOURS[index]) as RevenueColour);
  const unknown = from.find((colour) => !VALUE_ORDER.includes(colour));
  if (unknown !== undefined) throw new SyntaxError(`tile notation: no revenue colour "${unknown}"`);
  return { values, from };
}

/*
 * What searches read thousands of times a game is made in one place each, field by field: spreads would give every stop a
 * hidden class of its own (`Copying` says more).
 */

function makeStop({ kind, values, from, slots }: Omit<Stop, 'exits'>, exits: EdgeSet): Stop {
  return from ? { kind, values, from, slots, exits } : { kind, values, slots, exits };
}

function makePiece(a: TrackEnd, b: TrackEnd, terminal: boolean, dual: true | undefined): Piece {
  return dual ? { a, b, terminal, dual } : { a, b, terminal };
}

function makeFace(
  colour: Colour,
  label: string | null,
  stops: readonly Omit<Stop, 'exits'>[],
  pieces: readonly Piece[],
): Face {
  const byEdge: number[][] = [[], [], [], [], [], []];
  const byStop: number[][] = stops.map(() => []);
  const stopExits = stops.map(() => 0);
  let exits = 0;
  for (const [index, piece] of pieces.entries()) {
    for (const [end, other] of [
      [piece.a, piece.b],
      [piece.b, piece.a],
    ] as const) {
      if (end === DEAD_END) continue;
      if (end < STOP_END) {
        byEdge[end]?.push(index);
        exits |= 1 << end;
      } else {
        const stop = end - STOP_END;
        byStop[stop]?.push(index);
        if (other < STOP_END) stopExits[stop] = (stopExits[stop] ?? 0) | (1 << other);
      }
    }
  }
  return {
    colour,
    label,
    stops: stops.map((stop, index) => makeStop(stop, stopExits[index] ?? 0)),
    pieces,
    exits,
    byEdge,
    byStop,
  };
}

function rotateEnd(end: TrackEnd, rotation: number): TrackEnd {
  return end < STOP_END ? rotateEdge(end, rotation) : end;
}

export function rotateFace(face: Face, rotation: number): Face {
  if (rotation === 0) return face;
  return makeFace(
    face.colour,
    face.label,
    face.stops,
    face.pieces.map(({ a, b, terminal, dual }) =>
      makePiece(rotateEnd(a, rotation), rotateEnd(b, rotation), terminal, dual),
    ),
  );
}

/** Reads a face; unknown words are passed to `other`, or are an error without it. */
export function parseFace(text: string, other?: (word: string) => boolean): Face {
  let colour: Colour = 'white';
  let label: string | null = null;
  const stops: Omit<Stop, 'exits'>[] = [];
  const pieces: Piece[] = [];
  for (const word of text.match(WORD_PATTERN) ?? []) {
    const stop = STOP_PATTERN.exec(word);
    const track = /^([0-5])([-=])([0-5])$/.exec(word);
    if ((COLOURS as readonly string[]).includes(word)) colour = word as Colour;
    else if (word.startsWith('[') && word.endsWith(']')) label = word.slice(1, -1);
    else if (track) {
      const dual = track[2] === '=' ? true : undefined;
      pieces.push(makePiece(Number(track[1]), Number(track[3]), false, dual));
    } else if (/^[0-5]!$/.test(word)) {
      pieces.push(makePiece(Number(word.charAt(0)), DEAD_END, true, undefined));
    } else if (stop) {
      const end = STOP_END + stops.length;
      stops.push({
        kind: stop[1] as StopKind,
        ...parseValues(stop[2] ?? '0'),
        slots: stop[1] === 'city' ? Number(stop[3] ?? 1) : 0,
      });
      for (const exit of (stop[4] ?? '').split(' ').filter(Boolean)) {
        const other = exit.startsWith('s') ? STOP_END + Number(exit.slice(1)) : Number(exit.charAt(0));
        pieces.push(makePiece(other, end, exit.endsWith('!'), undefined));
      }
    } else if (!other?.(word)) throw new SyntaxError(`tile notation: "${word}" in "${text}"`);
  }
  const lost = pieces.find(({ a }) => a - STOP_END >= stops.length);
  if (lost) throw new SyntaxError(`tile notation: no stop ${lost.a - STOP_END} in "${text}"`);
  return makeFace(colour, label, stops, pieces);
}

/** Reads a table of tiles, one line each: id, copies, then the face. */
export function parseTiles(table: string): ReadonlyMap<TileId, Tile> {
  const tiles = new Map<TileId, Tile>();
  for (const line of table.split('\n')) {
    const match = /^\s*(\S+)\s+x(\d+|\*)\s+(.*)$/.exec(line);
    if (!match) {
      if (line.trim() !== '') throw new SyntaxError(`tile table: "${line}"`);
      continue;
    }
    const face = parseFace(match[3] ?? '');
    const id = match[1] as TileId;
    tiles.set(id, {
      id,
      copies: match[2] === '*' ? Number.POSITIVE_INFINITY : Number(match[2]),
      colour: face.colour,
      label: face.label,
      faces: [0, 1, 2, 3, 4, 5].map((rotation) => rotateFace(face, rotation)),
    });
  }
  return tiles;
}

/** The colour from which each value of a stop holds. */
export function valueColours(stop: Stop): readonly RevenueColour[] {
  return stop.from ?? REVENUE_COLOURS.slice(0, stop.values.length);
}

/** Which of the values of a stop counts when `colour` is the latest revenue colour. */
export function valueIndex(stop: Stop, colour: RevenueColour): number {
  const now = VALUE_ORDER.indexOf(colour);
  return Math.max(
    0,
    valueColours(stop).findLastIndex((from) => VALUE_ORDER.indexOf(from) <= now),
  );
}

/** The value of a stop when `colour` is the latest revenue colour. */
export function stopValue(stop: Stop, colour: RevenueColour): number {
  return stop.values[stop.values.length === 1 ? 0 : valueIndex(stop, colour)] ?? 0;
}
