import { type Board, type BoardKit, facesOf } from '../../../../rail/board.ts';
import { facing } from '../../../../rail/hex.ts';
import { DEAD_END, type Face, STOP_END } from '../../../../rail/tile.ts';
import { hexOfStop } from './plan.ts';

/**
 * The stops next to a stop along track, each with the way there: plain hexes, then the stop itself. This is only
 * what is on the board; whether a train may run there is up to the rules.
 */
export function onwardFrom(kit: BoardKit, board: Board, from: string): string[][] {
  const { hexes, byId } = kit.map;
  const faces = facesOf(kit, board);
  const start = byId.get(hexOfStop(from));
  const stop = Number(from.slice(from.lastIndexOf('-') + 1));
  const ways = new Map<string, string[]>();
  if (!start) return [];

  const used = new Set<number>();
  const via: string[] = [];

  const arrive = (hex: number, at: number): void => {
    const way = [...via, `${hexes[hex]?.id}-${at}`];
    if (way.at(-1) !== from) ways.set(way.join(), way);
  };

  /** Follows one piece of track from one of its ends. */
  const follow = (hex: number, piece: number, entry: number): void => {
    const key = hex * 32 + piece;
    const track = (faces[hex] as Face).pieces[piece];
    if (!track || used.has(key)) return;
    const exit = track.a === entry ? track.b : track.a;
    if (exit === DEAD_END) return;
    if (exit >= STOP_END) {
      arrive(hex, exit - STOP_END);
      return;
    }
    const next = hexes[hex]?.neighbours[exit] ?? -1;
    if (next < 0) return;
    used.add(key);
    enter(next, facing(exit));
    used.delete(key);
  };

  const enter = (hex: number, edge: number): void => {
    const face = faces[hex] as Face;
    for (const piece of face.byEdge[edge] ?? []) {
      const track = face.pieces[piece];
      const exit = track?.a === edge ? track.b : track?.a;
      const isThrough = exit !== undefined && exit < STOP_END;
      if (isThrough) via.push(hexes[hex]?.id ?? '');
      follow(hex, piece, edge);
      if (isThrough) via.pop();
    }
  };

  for (const piece of (faces[start.index] as Face).byStop[stop] ?? []) {
    follow(start.index, piece, STOP_END + stop);
  }
  return [...ways.values()];
}
