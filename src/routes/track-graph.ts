import { type Board, type BoardKit, facesOf } from '../rail/board.ts';
import { facing } from '../rail/hex.ts';
import type { StopRef } from '../rail/search.ts';
import { DEAD_END, type Face, STOP_END } from '../rail/tile.ts';
import type { PathText } from './trace.ts';

/**
 * The track of a board contracted to stops and links: a link is a chain of track from one stop to the next.
 * What two links have in common is computed once and stored as bits, so that "do these routes share track"
 * compares a few machine words instead of tiles.
 */

export interface Link {
  readonly id: number;
  /** Its two ends, as numbers of stops. */
  readonly ends: readonly [number, number];
  /** Whether the track ends at that stop: a route may end there and not go through. */
  readonly terminal: readonly [boolean, boolean];
  /** Hexes between the stops, from the first end to the second. */
  readonly via: readonly string[];
  /** Numbers of all hexes it touches between its ends. */
  readonly hexes: readonly number[];
  /** As `hex * 32 + piece`. */
  readonly pieces: readonly number[];
  readonly borders: readonly number[];
  /** Both ends lie in one hex, joined by track inside it. */
  readonly inner: boolean;
  /** Bits of the track it uses, in words of 32. */
  readonly track: Uint32Array;
}

export interface GraphStop extends StopRef {
  readonly id: number;
  /** As routes name it: `hex-number`. */
  readonly name: string;
  readonly links: readonly Link[];
}

export interface TrackGraph {
  readonly stops: readonly GraphStop[];
  readonly links: readonly Link[];
  /** Words of 32 bits that a set of track takes. */
  readonly words: number;
  /** False where time ran out before all track was followed: there may be more than is known here. */
  readonly complete: boolean;
  /** Number of a stop, if it is part of the graph. */
  readonly idOf: (stop: StopRef) => number | undefined;
}

export interface GraphLaw {
  /** Where routes may begin to grow. */
  readonly from: readonly StopRef[];
  /** Whether routes may go on beyond a stop; what cannot be reached is left out. */
  readonly mayPass: (stop: StopRef) => boolean;
  /** Two routes that cross one border on different track still share track there. */
  readonly bordersAreTrack: boolean;
  /**
   * Whether routes may come to a stop again over other track. The graph then has such a stop several times, once for each
   * call that its track allows, with the same links: what is simple there may return here.
   */
  readonly mayReturn?: boolean;
  /** Called only after many steps, so never on an ordinary board; false leaves the graph unfinished. */
  readonly shouldContinue: () => boolean;
}

/** More stops than any board has. */
const MOST_STOPS = 2 ** 16;

/** Borders crossed between two checks of the time left. */
const STEPS_BETWEEN = 1024;

interface Chain {
  readonly to: StopRef;
  readonly terminal: readonly [boolean, boolean];
  readonly via: readonly string[];
  readonly hexes: readonly number[];
  readonly pieces: readonly number[];
  readonly borders: readonly number[];
  readonly inner: boolean;
}

function keyOf({ hex, stop }: StopRef): number {
  return hex * 32 + stop;
}

/** Every chain of track that leaves a stop, up to the next stop. */
function chainsFrom(
  kit: BoardKit,
  board: Board,
  from: StopRef,
  { bordersAreTrack, mayReturn, shouldContinue }: Omit<GraphLaw, 'from' | 'mayPass'>,
): Chain[] {
  const { hexes } = kit.map;
  const faces = facesOf(kit, board);
  const chains: Chain[] = [];
  const via: number[] = [];
  const pieces: number[] = [];
  const borders: number[] = [];

  function arrive(to: StopRef, first: boolean, last: boolean, inner: boolean): void {
    // A route that never calls at a stop twice cannot use a chain back to its beginning.
    if (keyOf(to) === keyOf(from) && !mayReturn) return;
    chains.push({
      to,
      terminal: [first, last],
      via: via.map((hex) => hexes[hex]?.id ?? ''),
      hexes: via.slice(),
      pieces: pieces.slice(),
      borders: borders.slice(),
      inner,
    });
  }

  function cross(hex: number, edge: number, first: boolean): void {
    const next = hexes[hex]?.neighbours[edge] ?? -1;
    if (next < 0 || !shouldContinue()) return;
    const face = faces[next] as Face;
    const enter = facing(edge);
    const border = Math.min(hex * 6 + edge, next * 6 + enter);
    if (bordersAreTrack && borders.includes(border)) return;
    borders.push(border);
    for (const index of face.byEdge[enter] ?? []) {
      const piece = face.pieces[index];
      if (!piece || pieces.includes(next * 32 + index)) continue;
      const end = piece.a === enter ? piece.b : piece.a;
      if (end === DEAD_END) continue;
      pieces.push(next * 32 + index);
      if (end >= STOP_END) arrive({ hex: next, stop: end - STOP_END }, first, piece.terminal, false);
      else {
        via.push(next);
        cross(next, end, first);
        via.pop();
      }
      pieces.pop();
    }
    borders.pop();
  }

  const face = faces[from.hex] as Face;
  for (const index of face.byStop[from.stop] ?? []) {
    const piece = face.pieces[index];
    if (!piece) continue;
    const end = piece.a === STOP_END + from.stop ? piece.b : piece.a;
    if (end === DEAD_END) continue;
    pieces.push(from.hex * 32 + index);
    if (end < STOP_END) cross(from.hex, end, piece.terminal);
    else arrive({ hex: from.hex, stop: end - STOP_END }, piece.terminal, piece.terminal, true);
    pieces.pop();
  }
  return chains;
}

/** A chain and its way back are one link: between two stops its pieces say which it is. */
function isSameLink(a: Chain, b: Chain): boolean {
  return a.pieces.length === b.pieces.length && a.pieces.every((piece) => b.pieces.includes(piece));
}

/**
 * Numbers the track: what is on exactly the same links is one bit, since nobody can share one part of it
 * without the rest.
 */
function numberTrack(links: readonly Chain[], bordersAreTrack: boolean): { bits: number[][]; count: number } {
  // Pieces by their number, borders below zero.
  const usersOf = new Map<number, number[]>();
  function use(atom: number, link: number): void {
    const users = usersOf.get(atom);
    if (users) users.push(link);
    else usersOf.set(atom, [link]);
  }
  for (const [link, { pieces, borders }] of links.entries()) {
    for (const piece of pieces) use(piece, link);
    if (bordersAreTrack) for (const border of borders) use(-1 - border, link);
  }
  const bits: number[][] = links.map(() => []);
  const known = new Set<string>();
  for (const users of usersOf.values()) {
    const who = users.join();
    if (known.has(who)) continue;
    for (const link of users) bits[link]?.push(known.size);
    known.add(who);
  }
  return { bits, count: known.size };
}

/** The numbers under which each stop stands in a graph where routes may return: its own, and new ones for further calls. */
function callsAt(kit: BoardKit, board: Board, stops: readonly StopRef[]): number[][] {
  const faces = facesOf(kit, board);
  let next = stops.length;
  return stops.map(({ hex, stop }, id) => {
    const { byStop, pieces } = faces[hex] as Face;
    const exits = byStop[stop] ?? [];
    const isEnd = exits.some((piece) => pieces[piece]?.terminal);
    // Each call takes two exits, the first and last of a route only one.
    const more = isEnd ? 0 : Math.floor(exits.length / 2);
    return [id, ...Array.from({ length: more }, () => next++)];
  });
}

/** Everything routes from these stops could use. */
export function makeTrackGraph(kit: BoardKit, board: Board, law: GraphLaw): TrackGraph {
  const ids = new Map<number, number>();
  const refs: StopRef[] = [];
  const found: { chain: Chain; ends: [number, number] }[] = [];
  /** The chains between two stops, by both their numbers. */
  const between = new Map<number, Chain[]>();
  let steps = 0;
  let complete = true;

  function shouldContinue(): boolean {
    if (complete && ++steps % STEPS_BETWEEN === 0 && !law.shouldContinue()) complete = false;
    return complete;
  }

  function idOf(stop: StopRef): number {
    const key = keyOf(stop);
    let id = ids.get(key);
    if (id === undefined) {
      ids.set(key, (id = refs.length));
      refs.push(stop);
    }
    return id;
  }

  const roots = new Set(law.from.map((stop) => idOf(stop)));
  for (let id = 0; id < refs.length; id++) {
    const from = refs[id] as StopRef;
    if (!roots.has(id) && !law.mayPass(from)) continue;
    const chains = chainsFrom(kit, board, from, { ...law, shouldContinue });
    for (const chain of chains) {
      const ends: [number, number] = [id, idOf(chain.to)];
      const pair = Math.min(...ends) * MOST_STOPS + Math.max(...ends);
      const others = between.get(pair);
      if (others?.some((other) => isSameLink(other, chain))) continue;
      if (others) others.push(chain);
      else between.set(pair, [chain]);
      found.push({ chain, ends });
    }
  }

  const { bits, count } = numberTrack(
    found.map(({ chain }) => chain),
    law.bordersAreTrack,
  );
  const words = Math.max(1, Math.ceil(count / 32));
  const calls = law.mayReturn ? callsAt(kit, board, refs) : refs.map((_, id) => [id]);
  for (const id of calls.flat()) refs[id] ??= refs[calls.findIndex((ids) => ids.includes(id))] as StopRef;
  const links: Link[] = [];
  for (const [index, { chain, ends }] of found.entries()) {
    const track = new Uint32Array(words);
    for (const bit of bits[index] ?? []) track[bit >> 5] = (track[bit >> 5] as number) | (1 << (bit & 31));
    const { terminal, via, hexes, pieces, borders, inner } = chain;
    for (const a of calls[ends[0]] as number[]) {
      for (const b of calls[ends[1]] as number[]) {
        // A loop is one link for each pair of calls, in one direction.
        if (ends[0] === ends[1] && a >= b) continue;
        const id = links.length;
        links.push({ id, ends: [a, b], terminal, via, hexes, pieces, borders, inner, track });
      }
    }
  }
  const around: Link[][] = refs.map(() => []);
  for (const link of links) for (const end of link.ends) around[end]?.push(link);
  const stops = refs.map(({ hex, stop }, id): GraphStop => {
    const name = `${kit.map.hexes[hex]?.id}-${stop}`;
    return { id, hex, stop, name, links: around[id] ?? [] };
  });
  return { stops, links, words, complete, idOf: (stop) => ids.get(keyOf(stop)) };
}

/** The path along these links, as players write it. */
export function pathAlong(graph: TrackGraph, first: number, links: readonly number[]): PathText {
  const path: string[] = [graph.stops[first]?.name ?? ''];
  let here = first;
  for (const id of links) {
    const { ends, via } = graph.links[id] as Link;
    const forward = ends[0] === here;
    here = forward ? ends[1] : ends[0];
    path.push(...(forward ? via : via.toReversed()), graph.stops[here]?.name ?? '');
  }
  return path;
}
