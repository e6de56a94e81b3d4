import { facing } from './hex.ts';
import { backOver, beginSearch, borderOf, type Journey } from './search.ts';
import { type Face, STOP_END } from './tile.ts';

/**
 * The borders of some walk that comes into `wanted` and uses none twice, or null. Cheap answers first: a search
 * that does not use the border the other way finds either a valid walk, or not even an invalid one.
 */
export function trailTo(journey: Journey, wanted: number): ReadonlySet<number> | null {
  const barred = backOver(journey.map, wanted);
  const honest = beginSearch(journey, 'skip', barred);
  const trail = honest.runToEntry(wanted) ? honest.bordersTo(wanted) : null;
  honest.release();
  if (trail) return trail;
  const any = beginSearch(journey, 'allow', barred);
  const isNear = any.runToEntry(wanted);
  any.release();
  return isNear ? findTrail(journey, wanted) : null;
}

/**
 * The same by a plain search to the end, where several loops lead back over the borders they came by; it uses no
 * stop twice either. What it has used so far may not cut it off from the goal: else there is nothing to look for.
 */
function findTrail(journey: Journey, wanted: number): ReadonlySet<number> | null {
  const { map, faces, starts, mayPass } = journey;
  const { hexes } = map;
  const usedBorders = new Set<number>();
  const closed = journey.closed === null ? null : borderOf(map, journey.closed);
  const usedStops = new Set<number>();

  function cross(hex: number, edge: number): boolean {
    const next = hexes[hex]?.neighbours[edge] ?? -1;
    if (next < 0) return false;
    const entry = next * 6 + facing(edge);
    const border = Math.min(entry, hex * 6 + edge);
    if (usedBorders.has(border) || border === closed) return false;
    usedBorders.add(border);
    if (entry === wanted || (isInSight(entry) && enter(next, facing(edge)))) return true;
    usedBorders.delete(border);
    return false;
  }

  function enter(hex: number, edge: number): boolean {
    const face = faces[hex] as Face;
    for (const index of face.byEdge[edge] ?? []) {
      const piece = face.pieces[index];
      if (!piece) continue;
      const end = piece.a === edge ? piece.b : piece.a;
      if (end < STOP_END ? cross(hex, end) : goOn(hex, end - STOP_END, index, piece.terminal)) return true;
    }
    return false;
  }

  /** Whether borders and stops that are still free lead from an entry to the goal, even if some are used twice. */
  function isInSight(from: number): boolean {
    const seen = new Set([from]);
    const passed = new Set<number>();
    const follow = (hex: number, end: number, terminal: boolean): void => {
      if (end < STOP_END) {
        const next = hexes[hex]?.neighbours[end] ?? -1;
        const entry = next * 6 + facing(end);
        const border = Math.min(entry, hex * 6 + end);
        if (next >= 0 && border !== closed && !usedBorders.has(border)) seen.add(entry);
        return;
      }
      const stop = end - STOP_END;
      const key = hex * 32 + stop;
      if (terminal || passed.has(key) || usedStops.has(key) || !mayPass(hex, stop)) return;
      passed.add(key);
      const face = faces[hex] as Face;
      for (const index of face.byStop[stop] ?? []) {
        const piece = face.pieces[index];
        if (piece) follow(hex, piece.a === end ? piece.b : piece.a, piece.terminal);
      }
    };
    // The loop also visits what it adds.
    for (const entry of seen) {
      if (entry === wanted) return true;
      const hex = Math.floor(entry / 6);
      const face = faces[hex] as Face;
      for (const index of face.byEdge[entry % 6] ?? []) {
        const piece = face.pieces[index];
        if (piece) follow(hex, piece.a === entry % 6 ? piece.b : piece.a, piece.terminal);
      }
    }
    return false;
  }

  function goOn(hex: number, stop: number, by: number, terminal: boolean): boolean {
    const key = hex * 32 + stop;
    if (terminal || usedStops.has(key) || !mayPass(hex, stop)) return false;
    return leave(hex, stop, by);
  }

  function leave(hex: number, stop: number, by: number): boolean {
    const key = hex * 32 + stop;
    const face = faces[hex] as Face;
    usedStops.add(key);
    for (const index of face.byStop[stop] ?? []) {
      const piece = face.pieces[index];
      if (!piece || index === by) continue;
      const end = piece.a === STOP_END + stop ? piece.b : piece.a;
      if (end < STOP_END ? cross(hex, end) : goOn(hex, end - STOP_END, index, piece.terminal)) return true;
    }
    usedStops.delete(key);
    return false;
  }

  return starts.some(({ hex, stop }) => leave(hex, stop, -1)) ? usedBorders : null;
}
