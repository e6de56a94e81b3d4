import { type Board, type BoardKit, facesOf } from '../rail/board.ts';
import { facing } from '../rail/hex.ts';
import type { HexMap } from '../rail/map.ts';
import { type Face, type Piece, STOP_END } from '../rail/tile.ts';

/**
 * A path as people write it: stops as `hex-number`, hexes with plain track in between by name, e.g.
 * `G6-0 G8 H7-0`. Two neighbouring hexes share one border, so this names the track without doubt. Two stops
 * of one hex in a row, `F2-0 F2-1`, are joined by the track between them.
 */
export type PathText = readonly string[];

/** A path laid along real track. */
export interface Trace {
  readonly stops: readonly { readonly hex: number; readonly stop: number }[];
  /** Pieces used, as `hex * 32 + piece`, in running order. */
  readonly pieces: readonly number[];
  /** Borders crossed, each as the smaller of its two `hex * 6 + edge` numbers. */
  readonly borders: readonly number[];
  /** Stops on the way (by place in `stops`) whose track ends there. */
  readonly terminals: readonly number[];
}

export interface BadPath {
  readonly problem: 'no-such-place' | 'no-track' | 'ends-on-track';
  readonly at: number;
}

/** A place of a path: `hex * 32 + stop`, or with this for plain track. */
const PLAIN = 31;
/** More stops than any hex has; higher numbers are not cached, so that bad input cannot fill the table. */
const MOST_STOPS = 16;

const placesOfMaps = new WeakMap<HexMap, Map<string, number>>();

/** The place that a word of a path names, regardless of what is there now; -1 for none. */
function placeOf(map: HexMap, known: Map<string, number>, text: unknown): number {
  if (typeof text !== 'string') return -1;
  const place = known.get(text);
  if (place !== undefined) return place;
  const dash = text.indexOf('-');
  const hex = map.byId.get(dash < 0 ? text : text.slice(0, dash));
  if (!hex) return -1;
  const stop = dash < 0 ? PLAIN : Number(text.slice(dash + 1));
  // One spelling for each place: `D9-`, `D9-00` and `D9-0.0` are none.
  if (dash >= 0 && (String(stop) !== text.slice(dash + 1) || !(stop >= 0 && stop < MOST_STOPS))) return -1;
  known.set(text, hex.index * 32 + stop);
  return hex.index * 32 + stop;
}

function pieceBetween({ pieces }: Face, a: number, b: number): number {
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] as Piece;
    if ((piece.a === a && piece.b === b) || (piece.a === b && piece.b === a)) return index;
  }
  return -1;
}

/** The places a path names, or the number of the first word that names none. */
function placesOf({ map }: BoardKit, faces: readonly Face[], path: PathText): number[] | number {
  let known = placesOfMaps.get(map);
  if (!known) placesOfMaps.set(map, (known = new Map()));
  const places: number[] = [];
  for (let at = 0; at < path.length; at++) {
    const place = placeOf(map, known, path[at]);
    if (place < 0) return at;
    const stop = place % 32;
    if (stop !== PLAIN && !(faces[(place - stop) / 32] as Face).stops[stop]) return at;
    places.push(place);
  }
  return places;
}

/** Finds the track a path names, or where it fails. */
export function tracePath(kit: BoardKit, board: Board, path: PathText): Trace | BadPath {
  const { hexes } = kit.map;
  const faces = facesOf(kit, board);
  const places = placesOf(kit, faces, path);
  if (typeof places === 'number') return { problem: 'no-such-place', at: places };
  const last = places.length - 1;
  if (last < 0 || (places[0] as number) % 32 === PLAIN || (places[last] as number) % 32 === PLAIN) {
    return { problem: 'ends-on-track', at: 0 };
  }
  const stops: { hex: number; stop: number }[] = [];
  const pieces: number[] = [];
  const borders: number[] = [];
  const terminals: number[] = [];
  /** Runs over the piece between two ends; false if there is none. */
  const use = (hex: number, isStop: boolean, a: number, b: number): boolean => {
    const face = faces[hex] as Face;
    const piece = pieceBetween(face, a, b);
    if (piece < 0) return false;
    pieces.push(hex * 32 + piece);
    if (isStop && face.pieces[piece]?.terminal && !terminals.includes(stops.length)) {
      terminals.push(stops.length);
    }
    return true;
  };
  let incoming = -1;
  for (let at = 0; at <= last; at++) {
    const place = places[at] as number;
    const stop = place % 32;
    const hex = (place - stop) / 32;
    const isStop = stop !== PLAIN;
    const end = STOP_END + stop;
    let outgoing = -1;
    let inner = -1;
    if (at < last) {
      const next = places[at + 1] as number;
      const nextStop = next % 32;
      const nextHex = (next - nextStop) / 32;
      if (nextHex === hex && nextStop !== PLAIN && isStop) inner = nextStop;
      else outgoing = hexes[hex]?.neighbours.indexOf(nextHex) ?? -1;
      if (inner < 0 && outgoing < 0) return { problem: 'no-track', at };
    }
    // At a stop up to two pieces meet, one from each side; on plain track one piece leads through.
    const isLaid = isStop
      ? (incoming < 0 || use(hex, true, incoming, end)) &&
        (outgoing < 0 || use(hex, true, end, outgoing)) &&
        (inner < 0 || use(hex, true, end, STOP_END + inner))
      : use(hex, false, incoming, outgoing);
    if (!isLaid) return { problem: 'no-track', at };
    if (isStop) stops.push({ hex, stop });
    incoming = -1;
    if (outgoing >= 0) {
      incoming = facing(outgoing);
      borders.push(Math.min(hex * 6 + outgoing, ((places[at + 1] as number) >> 5) * 6 + incoming));
    }
  }
  return { stops, pieces, borders, terminals };
}
