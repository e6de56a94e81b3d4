import { type Board, type BoardKit, facesOf } from './board.ts';
import type { EdgeSet } from './hex.ts';
import { beginSearch, type Journey, type MayPass, runSearch, type Search, type StopRef } from './search.ts';
import { trailTo } from './trail.ts';

/**
 * What can be reached by walking along track from some stops: breadth first over the crossings of hex
 * borders, never by listing paths. A walk does not turn round and does not use a border or a piece of track
 * twice.
 */
export interface WalkedTrack {
  /** For each hex the pieces of its face that were walked, as bits. */
  readonly pieces: readonly number[];
  /** For each hex the stops that were reached, as bits (the starting ones included). */
  readonly stops: readonly number[];
  /** Reached stops other than by starting there. */
  readonly arrivals: number;
}

/**
 * Walks as far as possible. A border that a walk crosses a second time is a doubt, since another walk might reach it
 * for the first time. Doubts are examined only where more track may lie behind them. The caller releases the search.
 */
export function walk(journey: Journey): { readonly search: Search; readonly hasDoubts: boolean } {
  const search = runSearch(journey, 'note');
  let hasDoubts = false;
  const settled = new Set<number>();
  for (let doubt = search.doubtful.pop(); doubt !== undefined; doubt = search.doubtful.pop()) {
    if (search.has(doubt)) continue;
    hasDoubts = true;
    if (settled.has(doubt)) continue;
    settled.add(doubt);
    const trail = search.mayLeadToMore(doubt) ? trailTo(journey, doubt) : null;
    if (!trail) continue;
    search.take(doubt, trail);
    search.run();
  }
  return { search, hasDoubts };
}

const zeros = new Map<number, readonly number[]>();

/** Arrays of zeros by length, to be copied by slicing. */
export function noughts(length: number): readonly number[] {
  let list = zeros.get(length);
  if (!list) zeros.set(length, (list = Array<number>(length).fill(0)));
  return list;
}

export function walkTrack(
  kit: BoardKit,
  board: Board,
  starts: readonly StopRef[],
  mayPass: MayPass,
): WalkedTrack {
  const faces = facesOf(kit, board);
  const { search } = walk({ map: kit.map, faces, starts, mayPass, closed: null, wanted: null });
  const pieces = noughts(kit.map.hexes.length).slice();
  const stops = pieces.slice();
  for (const hex of search.hexes) {
    pieces[hex] = search.pieces[hex] as number;
    stops[hex] = search.stops[hex] as number;
  }
  const { arrivals } = search;
  search.release();
  return { pieces, stops, arrivals };
}

/** Whether a walk comes to a wanted stop; null where a search that resolves no doubts cannot tell. */
export function arrives(journey: Journey): boolean | null {
  const search = beginSearch(journey, 'note');
  const answer = search.runToArrival() || (search.doubtful.length > 0 ? null : false);
  search.release();
  return answer;
}

/** Whether a walk comes into a hex by one of some edges, by a quick check: false means unknown. */
export function surelyEnters(journey: Journey, hex: number, edges: EdgeSet): boolean {
  const search = beginSearch(journey, 'note');
  const enters = search.runToHex(hex, edges);
  search.release();
  return enters;
}
