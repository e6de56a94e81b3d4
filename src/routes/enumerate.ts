import { type Board, type BoardKit, facesOf } from '../rail/board.ts';
import { facing } from '../rail/hex.ts';
import type { MayPass, StopRef } from '../rail/search.ts';
import { DEAD_END, type Face, STOP_END } from '../rail/tile.ts';
import type { PathText } from './trace.ts';

/**
 * A plain listing of paths, for small networks, bots and tests. The optimal finder is separate;
 * this one only promises to list every path once, shorter ones of each branch first, until its budget of
 * steps is used up.
 */

/** A chain of track from one stop to the next. */
interface Link {
  readonly to: StopRef;
  /** Plain hexes in between. */
  readonly via: readonly string[];
  readonly borders: readonly number[];
  /** The stop it leads to is an end of the line. */
  readonly endsThere: boolean;
}

const linksOfBoards = new WeakMap<Board, Map<number, readonly Link[]>>();

function stopKey({ hex, stop }: StopRef): number {
  return hex * 32 + stop;
}

/** The links that leave a stop, found once for each board. */
function linksFrom(kit: BoardKit, board: Board, from: StopRef): readonly Link[] {
  let known = linksOfBoards.get(board);
  if (!known) linksOfBoards.set(board, (known = new Map()));
  let links = known.get(stopKey(from));
  if (!links) known.set(stopKey(from), (links = findLinks(kit, board, from)));
  return links;
}

function findLinks(kit: BoardKit, board: Board, from: StopRef): Link[] {
  const { hexes } = kit.map;
  const faces = facesOf(kit, board);
  const links: Link[] = [];
  const via: string[] = [];
  const borders: number[] = [];

  function arrive(to: StopRef, endsThere: boolean): void {
    links.push({ to, via: via.slice(), borders: borders.slice(), endsThere });
  }

  function cross(hex: number, edge: number): void {
    const next = hexes[hex]?.neighbours[edge] ?? -1;
    if (next < 0) return;
    const face = faces[next] as Face;
    const enter = facing(edge);
    const border = Math.min(hex * 6 + edge, next * 6 + enter);
    if (borders.includes(border)) return;
    borders.push(border);
    for (const index of face.byEdge[enter] ?? []) {
      const piece = face.pieces[index];
      if (!piece) continue;
      const end = piece.a === enter ? piece.b : piece.a;
      if (end === DEAD_END) continue;
      if (end >= STOP_END) arrive({ hex: next, stop: end - STOP_END }, piece.terminal);
      else {
        via.push(hexes[next]?.id ?? '');
        cross(next, end);
        via.pop();
      }
    }
    borders.pop();
  }

  const face = faces[from.hex] as Face;
  for (const index of face.byStop[from.stop] ?? []) {
    const piece = face.pieces[index];
    if (!piece) continue;
    const end = piece.a === STOP_END + from.stop ? piece.b : piece.a;
    if (end < STOP_END) cross(from.hex, end);
    else arrive({ hex: from.hex, stop: end - STOP_END }, piece.terminal);
  }
  return links;
}

export interface ListingLaw {
  /** Stops one of which every path must contain. */
  readonly tokens: readonly StopRef[];
  readonly mayPass: MayPass;
  /** Whether a path may still grow; a refused path is dropped with everything longer. */
  readonly mayGrow?: (path: PathText) => boolean;
  /** Whether a path may come to a stop again over other track; it may then be listed more than once. */
  readonly mayReturn?: boolean;
}

/** Of its two directions the one in which a path is listed. */
export function isListedWay(path: PathText): boolean {
  const first = path[0] as string;
  const last = path[path.length - 1] as string;
  return first === last ? path.join() <= path.toReversed().join() : first < last;
}

/**
 * Every path of two stops or more that contains a token, once, in one of its two directions. `budget` bounds
 * the steps; the generator ends when it is used up.
 */
export function* listPaths(
  kit: BoardKit,
  board: Board,
  law: ListingLaw,
  budget: number,
): Generator<PathText> {
  const name = ({ hex, stop }: StopRef): string => `${kit.map.hexes[hex]?.id}-${stop}`;
  const usedBorders = new Set<number>();
  const usedStops = new Set<number>();
  let steps = budget;

  function* grow(
    end: StopRef,
    ended: boolean,
    barred: ReadonlySet<number>,
  ): Generator<{ link: Link; ended: boolean }> {
    if (ended) return;
    for (const link of linksFrom(kit, board, end)) {
      const key = stopKey(link.to);
      if (key === stopKey(end) && !law.mayReturn) continue;
      if (steps-- <= 0) return;
      if ((usedStops.has(key) && !law.mayReturn) || barred.has(key)) continue;
      if (link.borders.some((border) => usedBorders.has(border))) continue;
      yield { link, ended: link.endsThere || !law.mayPass(link.to.hex, link.to.stop) };
    }
  }

  function use(link: Link): void {
    usedStops.add(stopKey(link.to));
    for (const border of link.borders) usedBorders.add(border);
  }

  function free(link: Link): void {
    usedStops.delete(stopKey(link.to));
    for (const border of link.borders) usedBorders.delete(border);
  }

  // A path is its token with one arm to the right and one to the left; each pair of arms comes twice, and
  // the copy whose right end is named first is dropped.
  function* arms(
    token: StopRef,
    barred: ReadonlySet<number>,
    right: string[],
    rightEnd: StopRef,
    rightEnded: boolean,
  ): Generator<PathText> {
    yield* leftArm(token, barred, [name(token)], token, false, right);
    for (const { link, ended } of grow(rightEnd, rightEnded, barred)) {
      const longer = [...right, ...link.via, name(link.to)];
      if (law.mayGrow && !law.mayGrow([name(token), ...longer])) continue;
      use(link);
      yield* arms(token, barred, longer, link.to, ended);
      free(link);
    }
  }

  function* leftArm(
    token: StopRef,
    barred: ReadonlySet<number>,
    left: string[],
    leftEnd: StopRef,
    leftEnded: boolean,
    right: string[],
  ): Generator<PathText> {
    const path = [...left, ...right];
    if (path.length >= 2 && isListedWay(path)) yield path;
    // At an end of the line a path cannot go on to the other side.
    if (right.length > 0 && left.length === 1 && !mayLeaveBothWays(token)) return;
    for (const { link, ended } of grow(leftEnd, leftEnded, barred)) {
      const longer = [name(link.to), ...link.via.toReversed(), ...left];
      if (law.mayGrow && !law.mayGrow([...longer, ...right])) continue;
      use(link);
      yield* leftArm(token, barred, longer, link.to, ended, right);
      free(link);
    }
  }

  function mayLeaveBothWays(token: StopRef): boolean {
    const face = facesOf(kit, board)[token.hex] as Face;
    return !(face.byStop[token.stop] ?? []).some((index) => face.pieces[index]?.terminal);
  }

  const barred = new Set<number>();
  for (const token of law.tokens) {
    if (barred.has(stopKey(token))) continue;
    usedStops.add(stopKey(token));
    yield* arms(token, barred, [], token, false);
    usedStops.delete(stopKey(token));
    // Paths through this token are done: the next ones must do without it.
    barred.add(stopKey(token));
  }
}
