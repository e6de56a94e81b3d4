import { type Board, type BoardKit, facesOf } from './board.ts';
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

/** What the searches of one walk have found; `release` hands their tables back. */
export interface Walking {
  readonly sure: Search;
  /** What there would be if every doubt were for the best; null where there was none. */
  readonly best: Search | null;
}

export function release({ sure, best }: Walking): void {
  sure.release();
  best?.release();
}

function hasOpenDoubt(search: Search, settled: ReadonlySet<number> | null): boolean {
  return search.doubtful.some((entry) => !search.has(entry) && !settled?.has(entry));
}

/** Walks as far as one comes, and looks into doubts only where more track would lie behind them. */
export function walk(journey: Journey): Walking {
  const sure = runSearch(journey, 'note');
  if (!hasOpenDoubt(sure, null)) return { sure, best: null };
  const best = runSearch(journey, 'allow');
  const settled = new Set<number>();
  // Mostly the doubts are about nothing: what they would lead to was reached anyway.
  while (hasOpenDoubt(sure, settled) && !hasSameTrack(best, sure)) {
    const doubt = sure.doubtful.pop() as number;
    if (sure.has(doubt) || settled.has(doubt)) continue;
    settled.add(doubt);
    const trail = trailTo(journey, doubt);
    if (!trail) continue;
    sure.take(doubt, trail);
    sure.run();
  }
  return { sure, best };
}

/** `all` has walked wherever `some` has. */
function hasSameTrack(all: Search, some: Search): boolean {
  return (
    all.arrivals === some.arrivals &&
    all.hexes.every((hex) => (all.pieces[hex] as number) === (some.pieces[hex] as number))
  );
}

const zeros = new Map<number, readonly number[]>();

/** A list of noughts, by length, for slices to be made of. */
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
  const walking = walk({ map: kit.map, faces: facesOf(kit, board), starts, mayPass });
  const { sure } = walking;
  const pieces = noughts(kit.map.hexes.length).slice();
  const stops = pieces.slice();
  for (const hex of sure.hexes) {
    pieces[hex] = sure.pieces[hex] as number;
    stops[hex] = sure.stops[hex] as number;
  }
  const { arrivals } = sure;
  release(walking);
  return { pieces, stops, arrivals };
}

/** Whether a walk comes to a wanted stop, as far as that is easily seen: false is no answer. */
export function surelyArrives(journey: Journey): boolean {
  const search = beginSearch(journey, 'note');
  const arrives = search.runToArrival();
  search.release();
  return arrives;
}
