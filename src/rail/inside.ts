import { type Edge, EDGES } from './hex.ts';
import { DEAD_END, type Face, STOP_END } from './tile.ts';

/** Walks inside one hex: what a company would reach of a face that is not laid yet. */

/**
 * The pieces of one face, as bits, that walks use which come in by some edges or start at some stops: what a
 * company would reach in a hex if it showed this face.
 */
export function piecesReached(
  face: Face,
  entries: number,
  starts: readonly number[],
  mayPass: (stop: number) => boolean,
): number {
  let reached = 0;
  const open = [...starts];
  const seen = new Set(open);
  const use = (index: number): void => {
    const piece = face.pieces[index];
    if (!piece || reached & (1 << index)) return;
    reached |= 1 << index;
    if (piece.terminal) return;
    for (const end of [piece.a, piece.b]) {
      const stop = end - STOP_END;
      if (end < STOP_END || seen.has(stop) || !mayPass(stop)) continue;
      seen.add(stop);
      open.push(stop);
    }
  };
  for (const edge of EDGES)
    if (entries & (1 << edge)) for (const index of face.byEdge[edge] ?? []) use(index);
  for (const stop of open) for (const index of face.byStop[stop] ?? []) use(index);
  return reached;
}

/** Whether a walk comes into a hex by an edge, without crossing another of its borders (null: no matter which). */
export type ComesIn = (edge: Edge, without: Edge | null) => boolean;

/**
 * Whether a walk runs over the whole of one piece of a face, crossing no border twice, those at the piece's own ends
 * included. Walks start at some stops of the face or come in from outside.
 */
export function runsOver(
  face: Face,
  index: number,
  starts: readonly number[],
  mayPass: (stop: number) => boolean,
  comesIn: ComesIn,
): boolean {
  /** Reaches one end of a piece without crossing the border at `without`. */
  function comesTo(end: number, by: number, without: Edge | null, seen: readonly number[]): boolean {
    if (end < STOP_END) return end !== without && comesIn(end as Edge, without);
    if (end === DEAD_END) return false;
    const stop = end - STOP_END;
    if (starts.includes(stop)) return true;
    if (!mayPass(stop)) return false;
    return (face.byStop[stop] ?? []).some((other) => {
      const piece = face.pieces[other];
      if (!piece || piece.terminal || other === by || seen.includes(other)) return false;
      return comesTo(piece.a === end ? piece.b : piece.a, other, without, [...seen, other]);
    });
  }
  const piece = face.pieces[index];
  if (!piece) return false;
  return [[piece.a, piece.b] as const, [piece.b, piece.a] as const].some(([from, to]) =>
    comesTo(from, index, to < STOP_END ? (to as Edge) : null, [index]),
  );
}
