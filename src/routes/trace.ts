import { type Board, type BoardKit, facesOf } from '../rail/board.ts';
import { facing } from '../rail/hex.ts';
import { type Face, STOP_END } from '../rail/tile.ts';

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

interface Place {
  readonly hex: number;
  /** Index of the stop, or -1 for plain track. */
  readonly stop: number;
}

function placeOf(kit: BoardKit, faces: readonly Face[], text: unknown): Place | null {
  if (typeof text !== 'string') return null;
  const dash = text.indexOf('-');
  const hex = kit.map.byId.get(dash < 0 ? text : text.slice(0, dash));
  if (!hex) return null;
  if (dash < 0) return { hex: hex.index, stop: -1 };
  const stop = Number(text.slice(dash + 1));
  // One spelling for each place: `D9-`, `D9-00` and `D9-0.0` are none.
  if (String(stop) !== text.slice(dash + 1)) return null;
  return (faces[hex.index] as Face).stops[stop] ? { hex: hex.index, stop } : null;
}

function pieceBetween(face: Face, a: number, b: number): number {
  return face.pieces.findIndex(
    (piece) => (piece.a === a && piece.b === b) || (piece.a === b && piece.b === a),
  );
}

/** Finds the track a path names, or where it fails. */
export function tracePath(kit: BoardKit, board: Board, path: PathText): Trace | BadPath {
  const { hexes } = kit.map;
  const faces = facesOf(kit, board);
  const places: Place[] = [];
  for (const [at, text] of path.entries()) {
    const place = placeOf(kit, faces, text);
    if (!place) return { problem: 'no-such-place', at };
    places.push(place);
  }
  const last = places.length - 1;
  if (places.length === 0 || places[0]?.stop === -1 || places[last]?.stop === -1) {
    return { problem: 'ends-on-track', at: 0 };
  }
  const stops: { hex: number; stop: number }[] = [];
  const pieces: number[] = [];
  const borders: number[] = [];
  const terminals: number[] = [];
  let incoming = -1;
  for (const [at, { hex, stop }] of places.entries()) {
    const face = faces[hex] as Face;
    const next = places[at + 1];
    const isInner = next?.hex === hex && next.stop >= 0 && stop >= 0;
    const outgoing = next && !isInner ? (hexes[hex]?.neighbours.indexOf(next.hex) ?? -1) : -1;
    if (next && !isInner && outgoing < 0) return { problem: 'no-track', at };
    // At a stop up to two pieces meet, one from each side; on plain track one piece leads through.
    const ends = stop < 0 ? [[incoming, outgoing] as const] : [];
    if (stop >= 0 && incoming >= 0) ends.push([incoming, STOP_END + stop]);
    if (stop >= 0 && outgoing >= 0) ends.push([STOP_END + stop, outgoing]);
    if (isInner) ends.push([STOP_END + stop, STOP_END + next.stop]);
    for (const [a, b] of ends) {
      const piece = pieceBetween(face, a, b);
      if (piece < 0) return { problem: 'no-track', at };
      pieces.push(hex * 32 + piece);
      if (stop >= 0 && face.pieces[piece]?.terminal && !terminals.includes(stops.length)) {
        terminals.push(stops.length);
      }
    }
    if (stop >= 0) stops.push({ hex, stop });
    incoming = -1;
    if (next && !isInner) {
      borders.push(Math.min(hex * 6 + outgoing, next.hex * 6 + facing(outgoing)));
      incoming = facing(outgoing);
    }
  }
  return { stops, pieces, borders, terminals };
}
