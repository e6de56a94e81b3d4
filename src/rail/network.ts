import { type Board, type BoardKit, facesOf } from './board.ts';
import { EDGES, facing } from './hex.ts';
import { DEAD_END, type Face, STOP_END } from './tile.ts';
import { type CompanyId, isBlocked, tokenPlaces, type Tokens } from './tokens.ts';

/**
 * What can be reached by walking along track from some stops: breadth first over the crossings of hex
 * borders, never by listing paths. A walk does not turn round and does not use a border or a piece of track
 * twice.
 */
export interface Walk {
  /** For each hex the pieces of its face that were walked, as bits. */
  readonly pieces: Uint32Array;
  /** For each hex the stops that were reached, as bits (the starting ones included). */
  readonly stops: Uint32Array;
  /** For each hex the edges by which a walk comes in, also where the hex has no track to go on. */
  readonly entries: Uint8Array;
  /** Reached stops other than by starting there. */
  readonly arrivals: number;
}

export interface StopRef {
  readonly hex: number;
  readonly stop: number;
}

/** May a walk that comes to this stop go on behind it? */
export type MayPass = (hex: number, stop: number) => boolean;

const NOT_SEEN = -2;
const FROM_START = -1;
/** How a stop was entered, besides the number of a piece: not at all, or so that every way out is open. */
const NEVER = -1;
const EVERY_WAY = -2;
/** Stops of one hex at most; tiles have up to four. */
const MOST_STOPS = 8;
/** Steps allowed to settle one doubtful crossing; real boards need a few dozen. */
const DOUBT_BUDGET = 20_000;

export function walkTrack(kit: BoardKit, board: Board, starts: readonly StopRef[], mayPass: MayPass): Walk {
  const { hexes } = kit.map;
  const faces = facesOf(kit, board);
  const pieces = new Uint32Array(hexes.length);
  const stops = new Uint32Array(hexes.length);
  const entries = new Uint8Array(hexes.length);
  // An entry is "coming into a hex by an edge": hex * 6 + edge. Its parent is the entry before it.
  const parent = new Int32Array(hexes.length * 6).fill(NOT_SEEN);
  const queue: number[] = [];
  const doubtful: number[] = [];
  /** Entries that a search has settled: the borders of a trail that leads there, or null where there is none. */
  const settled = new Map<number, ReadonlySet<number> | null>();
  /** For each stop the piece by which it was first entered: the one way that was not yet left by. */
  const enteredBy = new Int8Array(hexes.length * MOST_STOPS).fill(NEVER);
  let arrivals = 0;

  /**
   * The walk so far came over this border, one way or the other. Stops need no such question: a walk that
   * comes to a stop again could have gone on from there the first time.
   */
  function crossedBefore(hex: number, edge: number, next: number, from: number): boolean {
    // Nobody has come the other way yet: the usual case, answered without looking back.
    if (parent[hex * 6 + edge] === NOT_SEEN && settled.size === 0) return false;
    for (let at = from; at >= 0; at = parent[at] as number) {
      if (at === hex * 6 + edge) return true;
      const borders = settled.get(at);
      if (borders) return borders.has(Math.min(hex * 6 + edge, next * 6 + facing(edge)));
    }
    return false;
  }

  function cross(hex: number, edge: number, from: number): void {
    const next = hexes[hex]?.neighbours[edge] ?? -1;
    if (next < 0) return;
    const entry = next * 6 + facing(edge);
    if (parent[entry] !== NOT_SEEN) return;
    // The same border was crossed on this very walk: there may be a better way, or none.
    if (crossedBefore(hex, edge, next, from)) doubtful.push(entry);
    else take(entry, from);
  }

  function take(entry: number, from: number): void {
    parent[entry] = from;
    queue.push(entry);
    const hex = Math.floor(entry / 6);
    entries[hex] = (entries[hex] as number) | (1 << (entry % 6));
  }

  function leaveStop(hex: number, stop: number, by: number, from: number): void {
    const face = faces[hex] as Face;
    pieces[hex] = (pieces[hex] as number) | (1 << by);
    const piece = face.pieces[by];
    if (!piece) return;
    const end = piece.a === STOP_END + stop ? piece.b : piece.a;
    if (end < STOP_END) cross(hex, end, from);
    else arrive(hex, end - STOP_END, by, piece.terminal, from);
  }

  function arrive(hex: number, stop: number, by: number, terminal: boolean, from: number): void {
    if (!((stops[hex] as number) & (1 << stop))) {
      stops[hex] = (stops[hex] as number) | (1 << stop);
      arrivals++;
    }
    if (terminal || !mayPass(hex, stop)) return;
    const key = hex * MOST_STOPS + stop;
    const first = enteredBy[key] as number;
    const touching = (faces[hex] as Face).byStop[stop] ?? [];
    if (first === NEVER) {
      enteredBy[key] = by;
      for (const other of touching) if (other !== by) leaveStop(hex, stop, other, from);
    } else if (first !== EVERY_WAY && first !== by) {
      enteredBy[key] = EVERY_WAY;
      leaveStop(hex, stop, first, from);
    }
  }

  function enter(entry: number): void {
    const hex = Math.floor(entry / 6);
    const edge = entry % 6;
    const face = faces[hex] as Face;
    for (const index of face.byEdge[edge] ?? []) {
      const piece = face.pieces[index];
      if (!piece) continue;
      pieces[hex] = (pieces[hex] as number) | (1 << index);
      const end = piece.a === edge ? piece.b : piece.a;
      if (end < STOP_END) cross(hex, end, entry);
      else if (end !== DEAD_END) arrive(hex, end - STOP_END, index, piece.terminal, entry);
    }
  }

  for (const { hex, stop } of starts) stops[hex] = (stops[hex] as number) | (1 << stop);
  for (const { hex, stop } of starts) {
    enteredBy[hex * MOST_STOPS + stop] = EVERY_WAY;
    for (const by of (faces[hex] as Face).byStop[stop] ?? []) leaveStop(hex, stop, by, FROM_START);
  }
  let at = 0;
  for (;;) {
    while (at < queue.length) enter(queue[at++] as number);
    const doubt = doubtful.pop();
    if (doubt === undefined) break;
    if (parent[doubt] !== NOT_SEEN || settled.has(doubt)) continue;
    const borders = findTrail(kit, faces, starts, mayPass, doubt);
    settled.set(doubt, borders);
    if (borders) take(doubt, FROM_START);
  }
  return { pieces, stops, entries, arrivals };
}

/**
 * The borders of some walk that comes into `wanted` and uses no border and no stop twice. Needed only where a
 * loop leads back over the border it came by, hence a plain search with a budget.
 */
function findTrail(
  kit: BoardKit,
  faces: readonly Face[],
  starts: readonly StopRef[],
  mayPass: MayPass,
  wanted: number,
): ReadonlySet<number> | null {
  const { hexes } = kit.map;
  const usedBorders = new Set<number>();
  const usedStops = new Set<number>();
  let budget = DOUBT_BUDGET;

  function cross(hex: number, edge: number): boolean {
    const next = hexes[hex]?.neighbours[edge] ?? -1;
    if (next < 0 || budget-- <= 0) return false;
    const entry = next * 6 + facing(edge);
    const border = Math.min(entry, hex * 6 + edge);
    if (usedBorders.has(border)) return false;
    usedBorders.add(border);
    if (entry === wanted) return true;
    const face = faces[next] as Face;
    for (const index of face.byEdge[facing(edge)] ?? []) {
      const piece = face.pieces[index];
      if (!piece) continue;
      const end = piece.a === facing(edge) ? piece.b : piece.a;
      if (end < STOP_END ? cross(next, end) : goOn(next, end - STOP_END, index, piece.terminal)) return true;
    }
    usedBorders.delete(border);
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

/** What a company's tokens reach. */
export interface Reach {
  /** For each hex the edges by which a new tile would join the company's track. */
  readonly edges: Uint8Array;
  /** For each hex the stops reached, as bits. */
  readonly stops: Uint32Array;
  /** For each hex the edges by which the company's track leads into it from outside. */
  readonly entries: Uint8Array;
  /** From at least one token another stop can be reached. */
  readonly hasRoute: boolean;
}

const reaches = new WeakMap<Board, WeakMap<Tokens, Map<CompanyId, Reach>>>();

/** The reach of a company, worked out once for each board and set of tokens. */
export function reachOf(kit: BoardKit, board: Board, tokens: Tokens, company: CompanyId): Reach {
  let byTokens = reaches.get(board);
  if (!byTokens) reaches.set(board, (byTokens = new WeakMap()));
  let byCompany = byTokens.get(tokens);
  if (!byCompany) byTokens.set(tokens, (byCompany = new Map()));
  let reach = byCompany.get(company);
  if (!reach) byCompany.set(company, (reach = findReach(kit, board, tokens, company)));
  return reach;
}

/** The same without the memory: for benchmarks and tests. */
export function findReach(kit: BoardKit, board: Board, tokens: Tokens, company: CompanyId): Reach {
  const { hexes, byId } = kit.map;
  const faces = facesOf(kit, board);
  const starts = tokenPlaces(tokens, company).map(({ hex, city }) => ({
    hex: byId.get(hex)?.index ?? -1,
    stop: city,
  }));
  const mayPass: MayPass = (hex, stop) => !isBlocked(tokens, hexes[hex]?.id ?? '', stop, company);
  const walk = walkTrack(kit, board, starts, mayPass);
  const edges = new Uint8Array(hexes.length);
  for (const { hex } of starts) edges[hex] = 63;
  for (const hex of hexes) {
    const walked = walk.pieces[hex.index] as number;
    const touchesToken = edges[hex.index] === 63;
    if (!walked && !touchesToken) continue;
    const face = faces[hex.index] as Face;
    let exits = 0;
    for (const [index, piece] of face.pieces.entries()) {
      if (!(walked & (1 << index))) continue;
      if (piece.a < STOP_END) exits |= 1 << piece.a;
      if (piece.b < STOP_END) exits |= 1 << piece.b;
    }
    edges[hex.index] = (edges[hex.index] as number) | exits;
    for (const edge of EDGES) {
      const next = hex.neighbours[edge] ?? -1;
      if (exits & (1 << edge) && next >= 0) edges[next] = (edges[next] as number) | (1 << facing(edge));
    }
  }
  return {
    edges,
    stops: walk.stops,
    entries: walk.entries,
    hasRoute: walk.arrivals > 0 || twoStartsMeet(kit, board, starts, mayPass),
  };
}

/**
 * With several tokens a walk may arrive only at other starting stops, which `arrivals` does not count: then
 * each token is asked alone.
 */
function twoStartsMeet(kit: BoardKit, board: Board, starts: readonly StopRef[], mayPass: MayPass): boolean {
  if (starts.length < 2) return false;
  return starts.some((start) => walkTrack(kit, board, [start], mayPass).arrivals > 0);
}
