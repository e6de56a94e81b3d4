import { type EdgeSet, facing } from './hex.ts';
import type { HexMap } from './map.ts';
import { DEAD_END, type Face, STOP_END } from './tile.ts';

/** A breadth-first search along track; `walk.ts` and `network.ts` use it. */

export interface StopRef {
  readonly hex: number;
  readonly stop: number;
}

/** May a walk that reaches this stop continue beyond it? */
export type MayPass = (hex: number, stop: number) => boolean;

/** Where a search starts and what stops it. */
export interface Journey {
  readonly map: HexMap;
  readonly faces: readonly Face[];
  readonly starts: readonly StopRef[];
  readonly mayPass: MayPass;
  /** A border that nobody crosses, as one of its two entries. */
  readonly closed: number | null;
  /** The stops to look for; any besides the starts where there is none. */
  readonly wanted: ((hex: number, stop: number) => boolean) | null;
}

/** What happens when a walk comes to a border that it has crossed before. */
export type Repeats = 'note' | 'skip' | 'allow';

const NOT_SEEN = -2;
const FROM_START = -1;
/** How a stop was entered, besides the number of a piece: not at all, or so that every way out is open. */
const NEVER = -1;
const EVERY_WAY = -2;
/** Stops of one hex at most; tiles have up to four. */
const MOST_STOPS = 8;
const NO_CLOSED_BORDER = -1;

/** The entry that leads back over the same border; below zero at the edge of the map. */
export function backOver(map: HexMap, entry: number): number {
  const edge = entry % 6;
  const next = map.hexes[(entry - edge) / 6]?.neighbours[edge] ?? -1;
  return next * 6 + facing(edge);
}

/** A border by the smaller of its two entries. */
export function borderOf(map: HexMap, entry: number): number {
  return Math.min(entry, backOver(map, entry));
}

/**
 * An entry is "coming into a hex by an edge": `hex * 6 + edge`; its parent is the entry before it. Searches are made
 * thousands of times a game, so their tables are reused (`startSearch`, `release`), and only what was touched
 * is cleared.
 */
export class Search {
  readonly size: number;
  /** By hex, as bits: pieces walked, stops reached, edges entered by. */
  readonly pieces: Int32Array;
  readonly stops: Uint8Array;
  readonly entries: Uint8Array;
  /** Hexes that were examined: nothing else on the board affects the result. */
  readonly hexes: number[] = [];
  /** Entries over a border that the walk had crossed before, one way or the other. */
  readonly doubtful: number[] = [];
  /** Stops reached other than by starting there. */
  arrivals = 0;
  /** A wanted one is among them. */
  #hasArrived = false;
  readonly #parent: Int32Array;
  readonly #isListed: Uint8Array;
  /** For each stop the piece by which it was first entered: the one way that was not yet left by. */
  readonly #enteredBy: Int8Array;
  readonly #queue: number[] = [];
  #at = 0;
  #journey: Journey | null = null;
  #faces: readonly Face[] = [];
  #hexesOfMap: HexMap['hexes'] = [];
  #repeats: Repeats = 'note';
  /** An entry that no walk may use. */
  #barred = -1;
  /** The two entries of a border that no walk crosses. */
  #closedIn = NO_CLOSED_BORDER;
  #closedOut = NO_CLOSED_BORDER;
  /** Entries reached by a trail of their own, with the borders of that trail. */
  #trails: Map<number, ReadonlySet<number>> | null = null;

  constructor(size: number) {
    this.size = size;
    this.pieces = new Int32Array(size);
    this.stops = new Uint8Array(size);
    this.entries = new Uint8Array(size);
    this.#isListed = new Uint8Array(size);
    this.#parent = new Int32Array(size * 6).fill(NOT_SEEN);
    this.#enteredBy = new Int8Array(size * MOST_STOPS).fill(NEVER);
  }

  /** Starts the walk at the starting stops; `run` continues from there. */
  begin(journey: Journey, repeats: Repeats, barred: number): void {
    const { map, faces, starts, closed } = journey;
    this.#journey = journey;
    this.#faces = faces;
    this.#hexesOfMap = map.hexes;
    this.#repeats = repeats;
    this.#barred = barred;
    this.#closedIn = closed ?? NO_CLOSED_BORDER;
    this.#closedOut = closed === null ? NO_CLOSED_BORDER : backOver(map, closed);
    for (const { hex, stop } of starts) {
      this.#list(hex);
      this.stops[hex] = (this.stops[hex] as number) | (1 << stop);
    }
    for (const { hex, stop } of starts) {
      this.#enteredBy[hex * MOST_STOPS + stop] = EVERY_WAY;
      for (const by of (faces[hex] as Face).byStop[stop] ?? []) this.#leave(hex, stop, by, FROM_START);
    }
  }

  /** Continues until nothing is left to enter. */
  run(): void {
    while (this.#at < this.#queue.length) this.#enter(this.#queue[this.#at++] as number);
  }

  /** Continues until a wanted stop is reached; false if there is none. */
  runToArrival(): boolean {
    while (!this.#hasArrived && this.#at < this.#queue.length) {
      this.#enter(this.#queue[this.#at++] as number);
    }
    return this.#hasArrived;
  }

  /** Continues until a hex is entered by one of some edges; false if it is not. */
  runToHex(hex: number, edges: EdgeSet): boolean {
    while (!((this.entries[hex] as number) & edges) && this.#at < this.#queue.length) {
      this.#enter(this.#queue[this.#at++] as number);
    }
    return ((this.entries[hex] as number) & edges) !== 0;
  }

  /** Continues until this entry is reached, or nothing is left. */
  runToEntry(wanted: number): boolean {
    while (!this.has(wanted) && this.#at < this.#queue.length) {
      this.#enter(this.#queue[this.#at++] as number);
    }
    return this.has(wanted);
  }

  /**
   * Whether there may be track or a stop behind an entry that was not reached: follows everything that was not
   * entered yet, regardless of what the walk has used by then. False is certain.
   */
  mayLeadToMore(from: number): boolean {
    const { mayPass } = this.#journey as Journey;
    const ahead = [from];
    const passed: number[] = [];
    const isNew = (hex: number, index: number, from: number): boolean => {
      const piece = (this.#faces[hex] as Face).pieces[index];
      if (!piece) return false;
      if (!((this.pieces[hex] as number) & (1 << index))) return true;
      const end = piece.a === from ? piece.b : piece.a;
      if (end === DEAD_END) return false;
      if (end < STOP_END) {
        const next = this.#hexesOfMap[hex]?.neighbours[end] ?? -1;
        const entry = next * 6 + facing(end);
        if (next >= 0 && !this.has(entry) && !ahead.includes(entry)) ahead.push(entry);
        return false;
      }
      const stop = end - STOP_END;
      if (!((this.stops[hex] as number) & (1 << stop))) return true;
      const key = hex * MOST_STOPS + stop;
      if (piece.terminal || passed.includes(key) || !mayPass(hex, stop)) return false;
      passed.push(key);
      return ((this.#faces[hex] as Face).byStop[stop] ?? []).some((other) => isNew(hex, other, end));
    };
    // The loop also visits what it adds.
    for (const entry of ahead) {
      const edge = entry % 6;
      const hex = (entry - edge) / 6;
      if (((this.#faces[hex] as Face).byEdge[edge] ?? []).some((index) => isNew(hex, index, edge)))
        return true;
    }
    return false;
  }

  /** Marks an entry as reached, by a trail that is known to be valid. */
  take(entry: number, trail: ReadonlySet<number>): void {
    (this.#trails ??= new Map()).set(entry, trail);
    const edge = entry % 6;
    this.#push((entry - edge) / 6, edge, FROM_START);
  }

  has(entry: number): boolean {
    return this.#parent[entry] !== NOT_SEEN;
  }

  /** The borders on the way to an entry, each as the smaller of its two entries. */
  bordersTo(entry: number): Set<number> {
    const borders = new Set<number>();
    const { map } = this.#journey as Journey;
    for (let at = entry; at >= 0; at = this.#parent[at] as number) borders.add(borderOf(map, at));
    return borders;
  }

  /** Clears the tables for the next search. */
  release(): void {
    // Lists are emptied piece by piece and keep their room: setting the length to 0 gives it back, which is slow.
    const { hexes, doubtful } = this;
    const queue = this.#queue;
    for (let entry = queue.pop(); entry !== undefined; entry = queue.pop()) this.#parent[entry] = NOT_SEEN;
    while (doubtful.length > 0) doubtful.pop();
    for (let hex = hexes.pop(); hex !== undefined; hex = hexes.pop()) {
      this.pieces[hex] = 0;
      this.entries[hex] = 0;
      this.#isListed[hex] = 0;
      if (this.stops[hex] === 0) continue;
      this.stops[hex] = 0;
      for (let stop = 0; stop < MOST_STOPS; stop++) this.#enteredBy[hex * MOST_STOPS + stop] = NEVER;
    }
    this.#at = 0;
    this.arrivals = 0;
    this.#hasArrived = false;
    this.#trails = null;
    this.#journey = null;
    idle.push(this);
  }

  #list(hex: number): void {
    if (this.#isListed[hex]) return;
    this.#isListed[hex] = 1;
    this.hexes.push(hex);
  }

  #push(hex: number, edge: number, from: number): void {
    const entry = hex * 6 + edge;
    this.#list(hex);
    this.entries[hex] = (this.entries[hex] as number) | (1 << edge);
    this.#parent[entry] = from;
    this.#queue.push(entry);
  }

  /**
   * Whether the walk so far crossed this border, in either direction. Stops need no such check: a walk that
   * comes to a stop again could have gone on from there the first time.
   */
  #crossedBefore(out: number, entry: number, from: number): boolean {
    // No walk has come the other way yet: the usual case, answered without looking back.
    if (this.#parent[out] === NOT_SEEN && this.#trails === null) return false;
    for (let at = from; at >= 0; at = this.#parent[at] as number) {
      if (at === out) return true;
      const trail = this.#trails?.get(at);
      if (trail) return trail.has(Math.min(out, entry));
    }
    return false;
  }

  #cross(hex: number, edge: number, from: number): void {
    const next = this.#hexesOfMap[hex]?.neighbours[edge] ?? -1;
    if (next < 0) return;
    const back = facing(edge);
    const entry = next * 6 + back;
    if (this.#parent[entry] !== NOT_SEEN || entry === this.#barred) return;
    if (entry === this.#closedIn || entry === this.#closedOut) return;
    if (this.#repeats !== 'allow' && this.#crossedBefore(hex * 6 + edge, entry, from)) {
      this.doubtful.push(entry);
    } else this.#push(next, back, from);
  }

  #leave(hex: number, stop: number, by: number, from: number): void {
    this.pieces[hex] = (this.pieces[hex] as number) | (1 << by);
    const piece = (this.#faces[hex] as Face).pieces[by];
    if (!piece) return;
    const end = piece.a === STOP_END + stop ? piece.b : piece.a;
    if (end < STOP_END) this.#cross(hex, end, from);
    else this.#arrive(hex, end - STOP_END, by, piece.terminal, from);
  }

  #arrive(hex: number, stop: number, by: number, terminal: boolean, from: number): void {
    if (!((this.stops[hex] as number) & (1 << stop))) {
      this.stops[hex] = (this.stops[hex] as number) | (1 << stop);
      this.arrivals++;
      this.#hasArrived ||= this.#journey?.wanted?.(hex, stop) ?? true;
    }
    if (terminal || !(this.#journey as Journey).mayPass(hex, stop)) return;
    const key = hex * MOST_STOPS + stop;
    const first = this.#enteredBy[key] as number;
    if (first === NEVER) {
      this.#enteredBy[key] = by;
      const touching = (this.#faces[hex] as Face).byStop[stop] ?? [];
      for (const other of touching) if (other !== by) this.#leave(hex, stop, other, from);
    } else if (first !== EVERY_WAY && first !== by) {
      this.#enteredBy[key] = EVERY_WAY;
      this.#leave(hex, stop, first, from);
    }
  }

  #enter(entry: number): void {
    const edge = entry % 6;
    const hex = (entry - edge) / 6;
    const face = this.#faces[hex] as Face;
    const touching = face.byEdge[edge] as readonly number[];
    for (let at = 0; at < touching.length; at++) {
      const index = touching[at] as number;
      const piece = face.pieces[index];
      if (!piece) continue;
      this.pieces[hex] = (this.pieces[hex] as number) | (1 << index);
      const end = piece.a === edge ? piece.b : piece.a;
      if (end < STOP_END) this.#cross(hex, end, entry);
      else if (end !== DEAD_END) this.#arrive(hex, end - STOP_END, index, piece.terminal, entry);
    }
  }
}

/** Searches not in use at the moment. */
const idle: Search[] = [];

/** A search at its starting stops. The caller releases it when done. */
export function beginSearch(journey: Journey, repeats: Repeats, barred = -1): Search {
  const size = journey.map.hexes.length;
  let search = idle.pop();
  if (!search || search.size < size) search = new Search(size);
  search.begin(journey, repeats, barred);
  return search;
}

/** A search that has been run to its end. */
export function runSearch(journey: Journey, repeats: Repeats, barred = -1): Search {
  const search = beginSearch(journey, repeats, barred);
  search.run();
  return search;
}
