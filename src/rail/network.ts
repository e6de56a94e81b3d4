import { type Board, type BoardKit, facesOf } from './board.ts';
import { type Edge, EDGES, facing } from './hex.ts';
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
  /** Edges by which one perhaps comes in too: that was not looked into, since no more track lies behind. */
  readonly doubts: Uint8Array;
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

/** Where one starts and what stops one. */
interface Journey {
  readonly kit: BoardKit;
  readonly faces: readonly Face[];
  readonly starts: readonly StopRef[];
  readonly mayPass: MayPass;
}

/** What is done where a walk comes to a border that it has crossed before. */
type Repeats = 'note' | 'skip' | 'allow';

/**
 * One breadth-first search. An entry is "coming into a hex by an edge": `hex * 6 + edge`; its parent is the
 * entry before it.
 */
class Search {
  readonly pieces: Uint32Array;
  readonly stops: Uint32Array;
  readonly parent: Int32Array;
  /** Entries over a border that the walk had crossed before, one way or the other. */
  readonly doubtful: number[] = [];
  arrivals = 0;
  readonly #journey: Journey;
  readonly #repeats: Repeats;
  /** An entry that nobody may use. */
  readonly #barred: number;
  readonly #queue: number[] = [];
  #at = 0;
  /** Entries reached by a trail of their own, with the borders of that trail. */
  readonly #trails = new Map<number, ReadonlySet<number>>();
  /** For each stop the piece by which it was first entered: the one way that was not yet left by. */
  readonly #enteredBy: Int8Array;

  constructor(journey: Journey, repeats: Repeats, barred = -1) {
    const { length } = journey.kit.map.hexes;
    this.#journey = journey;
    this.#repeats = repeats;
    this.#barred = barred;
    this.pieces = new Uint32Array(length);
    this.stops = new Uint32Array(length);
    this.parent = new Int32Array(length * 6).fill(NOT_SEEN);
    this.#enteredBy = new Int8Array(length * MOST_STOPS).fill(NEVER);
  }

  /** Begins at the starting stops. */
  start(): void {
    const { starts, faces } = this.#journey;
    for (const { hex, stop } of starts) this.stops[hex] = (this.stops[hex] as number) | (1 << stop);
    for (const { hex, stop } of starts) {
      this.#enteredBy[hex * MOST_STOPS + stop] = EVERY_WAY;
      for (const by of (faces[hex] as Face).byStop[stop] ?? []) this.#leave(hex, stop, by, FROM_START);
    }
    this.run();
  }

  /** Goes on until nothing is left to enter. */
  run(): void {
    while (this.#at < this.#queue.length) this.#enter(this.#queue[this.#at++] as number);
  }

  /** Takes an entry as reached, by a trail that is known to be good. */
  take(entry: number, trail: ReadonlySet<number> | null): void {
    if (trail) this.#trails.set(entry, trail);
    this.#push(entry, FROM_START);
  }

  has(entry: number): boolean {
    return this.parent[entry] !== NOT_SEEN;
  }

  /** The borders on the way to an entry, each as the smaller of its two entries. */
  bordersTo(entry: number): Set<number> {
    const borders = new Set<number>();
    for (let at = entry; at >= 0; at = this.parent[at] as number) borders.add(borderOf(this.#journey, at));
    return borders;
  }

  #push(entry: number, from: number): void {
    this.parent[entry] = from;
    this.#queue.push(entry);
  }

  /**
   * The walk so far came over this border, one way or the other. Stops need no such question: a walk that
   * comes to a stop again could have gone on from there the first time.
   */
  #crossedBefore(out: number, entry: number, from: number): boolean {
    // Nobody has come the other way yet: the usual case, answered without looking back.
    if (this.parent[out] === NOT_SEEN && this.#trails.size === 0) return false;
    for (let at = from; at >= 0; at = this.parent[at] as number) {
      if (at === out) return true;
      const trail = this.#trails.get(at);
      if (trail) return trail.has(Math.min(out, entry));
    }
    return false;
  }

  #cross(hex: number, edge: number, from: number): void {
    const next = this.#journey.kit.map.hexes[hex]?.neighbours[edge] ?? -1;
    if (next < 0) return;
    const entry = next * 6 + facing(edge);
    if (this.parent[entry] !== NOT_SEEN || entry === this.#barred) return;
    if (this.#repeats !== 'allow' && this.#crossedBefore(hex * 6 + edge, entry, from)) {
      this.doubtful.push(entry);
    } else this.#push(entry, from);
  }

  #leave(hex: number, stop: number, by: number, from: number): void {
    this.pieces[hex] = (this.pieces[hex] as number) | (1 << by);
    const piece = (this.#journey.faces[hex] as Face).pieces[by];
    if (!piece) return;
    const end = piece.a === STOP_END + stop ? piece.b : piece.a;
    if (end < STOP_END) this.#cross(hex, end, from);
    else this.#arrive(hex, end - STOP_END, by, piece.terminal, from);
  }

  #arrive(hex: number, stop: number, by: number, terminal: boolean, from: number): void {
    if (!((this.stops[hex] as number) & (1 << stop))) {
      this.stops[hex] = (this.stops[hex] as number) | (1 << stop);
      this.arrivals++;
    }
    if (terminal || !this.#journey.mayPass(hex, stop)) return;
    const key = hex * MOST_STOPS + stop;
    const first = this.#enteredBy[key] as number;
    if (first === NEVER) {
      this.#enteredBy[key] = by;
      const touching = (this.#journey.faces[hex] as Face).byStop[stop] ?? [];
      for (const other of touching) if (other !== by) this.#leave(hex, stop, other, from);
    } else if (first !== EVERY_WAY && first !== by) {
      this.#enteredBy[key] = EVERY_WAY;
      this.#leave(hex, stop, first, from);
    }
  }

  #enter(entry: number): void {
    const hex = Math.floor(entry / 6);
    const edge = entry % 6;
    const face = this.#journey.faces[hex] as Face;
    for (const index of face.byEdge[edge] ?? []) {
      const piece = face.pieces[index];
      if (!piece) continue;
      this.pieces[hex] = (this.pieces[hex] as number) | (1 << index);
      const end = piece.a === edge ? piece.b : piece.a;
      if (end < STOP_END) this.#cross(hex, end, entry);
      else if (end !== DEAD_END) this.#arrive(hex, end - STOP_END, index, piece.terminal, entry);
    }
  }
}

/** The entry that leads back over the same border. */
function backOver({ kit }: Pick<Journey, 'kit'>, entry: number): number {
  const hex = kit.map.hexes[Math.floor(entry / 6)];
  const edge = entry % 6;
  return (hex?.neighbours[edge] ?? -1) * 6 + facing(edge);
}

function borderOf(journey: Pick<Journey, 'kit'>, entry: number): number {
  return Math.min(entry, backOver(journey, entry));
}

export function walkTrack(kit: BoardKit, board: Board, starts: readonly StopRef[], mayPass: MayPass): Walk {
  const journey: Journey = { kit, faces: facesOf(kit, board), starts, mayPass };
  const search = new Search(journey, 'note');
  search.start();
  const settled = new Set<number>();
  let all = search;
  while (search.doubtful.some((entry) => !search.has(entry) && !settled.has(entry))) {
    // What there would be if every doubt were for the best: mostly nothing more, and then no doubt matters.
    if (all === search) {
      all = new Search(journey, 'allow');
      all.start();
    }
    if (sameTrack(all, search)) break;
    const doubt = search.doubtful.pop() as number;
    if (search.has(doubt) || settled.has(doubt)) continue;
    settled.add(doubt);
    const trail = trailTo(journey, doubt);
    if (!trail) continue;
    search.take(doubt, trail);
    search.run();
  }
  const { pieces, stops, arrivals } = search;
  const entries = entriesOf(kit, search);
  const doubts = all === search ? new Uint8Array(entries.length) : entriesOf(kit, all);
  for (const [hex, bits] of entries.entries()) doubts[hex] = (doubts[hex] as number) & ~bits;
  return { pieces, stops, entries, doubts, arrivals };
}

function sameTrack(a: Search, b: Search): boolean {
  return a.arrivals === b.arrivals && a.pieces.every((bits, hex) => bits === (b.pieces[hex] as number));
}

function entriesOf({ map }: BoardKit, search: Search): Uint8Array {
  const entries = new Uint8Array(map.hexes.length);
  for (let entry = 0; entry < entries.length * 6; entry++) {
    const hex = Math.floor(entry / 6);
    if (search.has(entry)) entries[hex] = (entries[hex] as number) | (1 << (entry % 6));
  }
  return entries;
}

/**
 * The borders of some walk that comes into `wanted` and uses none twice, or null. Cheap answers first: a search
 * that does not use the border the other way either finds an honest walk, or not even a dishonest one.
 */
function trailTo(journey: Journey, wanted: number): ReadonlySet<number> | null {
  const barred = backOver(journey, wanted);
  const honest = new Search(journey, 'skip', barred);
  honest.start();
  if (honest.has(wanted)) return honest.bordersTo(wanted);
  const any = new Search(journey, 'allow', barred);
  any.start();
  return any.has(wanted) ? findTrail(journey, wanted) : null;
}

/**
 * The same by a plain search to the end, where several loops lead back over the borders they came by; it uses no
 * stop twice either. What it has used so far may not cut it off from the goal: else there is nothing to look for.
 */
function findTrail(journey: Journey, wanted: number): ReadonlySet<number> | null {
  const { faces, starts, mayPass } = journey;
  const { hexes } = journey.kit.map;
  const usedBorders = new Set<number>();
  const usedStops = new Set<number>();

  function cross(hex: number, edge: number): boolean {
    const next = hexes[hex]?.neighbours[edge] ?? -1;
    if (next < 0) return false;
    const entry = next * 6 + facing(edge);
    const border = Math.min(entry, hex * 6 + edge);
    if (usedBorders.has(border)) return false;
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

  /** Whether borders and stops that are still free lead from an entry to the goal, be it over some of them twice. */
  function isInSight(from: number): boolean {
    const seen = new Set([from]);
    const passed = new Set<number>();
    const follow = (hex: number, end: number, terminal: boolean): void => {
      if (end < STOP_END) {
        const next = hexes[hex]?.neighbours[end] ?? -1;
        const entry = next * 6 + facing(end);
        if (next >= 0 && !usedBorders.has(Math.min(entry, hex * 6 + end))) seen.add(entry);
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
    // What is added on the way is looked at too.
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
  /** Comes to one end of a piece without the border at `without`. */
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

/** Whether a company's track leads into a hex by an edge, by a walk that does not cross another border of that hex. */
export function comesInWithout(
  kit: BoardKit,
  { board, tokens }: { readonly board: Board; readonly tokens: Tokens },
  company: CompanyId,
  hex: number,
  edge: Edge,
  without: Edge | null,
): boolean {
  const journey = journeyOf(kit, board, tokens, company);
  const closed = without === null ? journey : withoutBorder(journey, hex, without);
  return trailTo(closed, hex * 6 + edge) !== null;
}

/** The same journey where one border cannot be crossed. */
function withoutBorder(journey: Journey, hex: number, edge: Edge): Journey {
  const { kit } = journey;
  const hexes = [...kit.map.hexes];
  const close = (at: number, side: Edge): void => {
    const open = hexes[at];
    if (open) hexes[at] = { ...open, neighbours: open.neighbours.with(side, -1) };
  };
  close(hexes[hex]?.neighbours[edge] ?? -1, facing(edge));
  close(hex, edge);
  return { ...journey, kit: { ...kit, map: { ...kit.map, hexes } } };
}

/** What a company's tokens reach. */
export interface Reach {
  /** For each hex the edges by which a new tile would join the company's track. */
  readonly edges: Uint8Array;
  /** For each hex the stops reached, as bits. */
  readonly stops: Uint32Array;
  /** For each hex the edges by which the company's track leads into it from outside. */
  readonly entries: Uint8Array;
  /** Edges by which it perhaps does so too: `comesInBy` knows. */
  readonly doubts: Uint8Array;
  /** From at least one token another stop can be reached. */
  readonly hasRoute: boolean;
}

/** A few entries for each board: a list is quicker to make and to look through than maps in maps. */
const reaches = new WeakMap<Board, { tokens: Tokens; company: CompanyId; reach: Reach }[]>();

/** The reach of a company, worked out once for each board and set of tokens. */
export function reachOf(kit: BoardKit, board: Board, tokens: Tokens, company: CompanyId): Reach {
  let known = reaches.get(board);
  if (!known) reaches.set(board, (known = []));
  for (const entry of known) if (entry.tokens === tokens && entry.company === company) return entry.reach;
  const reach = findReach(kit, board, tokens, company);
  known.push({ tokens, company, reach });
  return reach;
}

function journeyOf(kit: BoardKit, board: Board, tokens: Tokens, company: CompanyId): Journey {
  const { hexes, byId } = kit.map;
  return {
    kit,
    faces: facesOf(kit, board),
    starts: tokenPlaces(tokens, company).map(({ hex, city }) => ({
      hex: byId.get(hex)?.index ?? -1,
      stop: city,
    })),
    mayPass: (hex, stop) => !isBlocked(tokens, hexes[hex]?.id ?? '', stop, company),
  };
}

const settledDoubts = new WeakMap<Reach, Map<number, boolean>>();

/** Whether the company's track leads into a hex by this edge, with the doubt looked into. */
export function comesInBy(
  kit: BoardKit,
  { board, tokens }: { readonly board: Board; readonly tokens: Tokens },
  company: CompanyId,
  hex: number,
  edge: number,
): boolean {
  const reach = reachOf(kit, board, tokens, company);
  const bit = 1 << edge;
  if ((reach.entries[hex] as number) & bit) return true;
  if (!((reach.doubts[hex] as number) & bit)) return false;
  let settled = settledDoubts.get(reach);
  if (!settled) settledDoubts.set(reach, (settled = new Map()));
  const entry = hex * 6 + edge;
  let answer = settled.get(entry);
  if (answer === undefined) {
    answer = trailTo(journeyOf(kit, board, tokens, company), entry) !== null;
    settled.set(entry, answer);
  }
  return answer;
}

/** The same without the memory: for benchmarks and tests. */
export function findReach(kit: BoardKit, board: Board, tokens: Tokens, company: CompanyId): Reach {
  const { hexes } = kit.map;
  const journey = journeyOf(kit, board, tokens, company);
  const { faces, starts, mayPass } = journey;
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
    doubts: walk.doubts,
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
