import { nth } from '../core/present.ts';
import type { SeededRandom } from '../core/random.ts';
import { type BoardKit, facesOf, newBoard } from '../rail/board.ts';
import { parseMap } from '../rail/map.ts';
import type { StopRef } from '../rail/search.ts';
import { stopValue } from '../rail/tile.ts';
import type { RouteProblem, RunningTrain } from '../routes/problem.ts';
import { makeTrackGraph } from '../routes/track-graph.ts';

/** Boards of no title that can be turned and mirrored, with a law that every title has in some form. */

/** What can be printed on a hex; edges stand in braces so that they can be turned. */
const FACES: readonly string[] = [
  'city20({0} {3})',
  'city30({0} {1} {3})',
  'city40*2({0} {2} {3} {5})',
  'city20({0} {2}) city30({3} {5})',
  'city20({0} s1) town10({3} {4})',
  'town10({0} {3})',
  'town10({0} {2} {4})',
  '{0}-{3}',
  '{0}-{2}',
  '{0}-{3} {1}-{4}',
  '{0}-{3} {0}-{4}',
  '{0}-{3} {0}-{4} {1}-{3} {1}-{4}',
  'off40({0}! {1}!)',
  'city30({0} {1} {2} {3} {4} {5})',
];

export interface BoardCell {
  readonly q: number;
  readonly r: number;
  readonly face: string;
  readonly rotation: number;
}

/** A parallelogram of random ground. */
export function randomCells(
  random: SeededRandom,
  rows: number,
  columns: number,
  faces: readonly string[] = FACES,
): BoardCell[] {
  return Array.from({ length: rows * columns }, (_, index) => ({
    q: index % columns,
    r: Math.floor(index / columns),
    face: random.pick(faces),
    rotation: random.below(6),
  }));
}

/**
 * The board turned clockwise by so many sixths, and mirrored if asked. Hexes keep their order, so that hex and stop
 * numbers mean the same place on every one of the twelve boards.
 */
export function turnedKit(cells: readonly BoardCell[], turns = 0, mirrored = false): BoardKit {
  const placed = cells.map(({ q, r, face, rotation }) => {
    let [eq, er] = [q, r];
    // One turn takes east to south-east, and south-east to south-west.
    for (let turn = 0; turn < turns; turn++) [eq, er] = [-er, eq + er];
    const x = 2 * eq + er;
    const edge = (given: number): number => {
      const turned = (given + rotation + turns) % 6;
      return mirrored ? 5 - turned : turned;
    };
    const text = face.replaceAll(/\{(\d)\}/g, (_, given: string) => String(edge(Number(given))));
    return { x: mirrored ? -x : x, y: er, text };
  });
  const left = Math.min(...placed.map(({ x }) => x));
  const top = Math.min(...placed.map(({ y }) => y));
  const lines = placed.map(({ x, y, text }) => {
    return `${String.fromCharCode(65 + y - top)}${x - left + 1} | | ${text}`;
  });
  return { map: parseMap('pointy', lines.join('\n')), tiles: new Map() };
}

export interface PlainSpec {
  readonly tokens: readonly StopRef[];
  readonly closed?: readonly StopRef[];
  /** Cities that each train reaches. */
  readonly trains: readonly number[];
  readonly bordersAreTrack?: boolean;
  readonly hexOnce?: boolean;
  /** What two routes earn for each stop at which both call, up to one for each of them. */
  readonly meeting?: number;
}

function isSame(a: StopRef, b: StopRef): boolean {
  return a.hex === b.hex && a.stop === b.stop;
}

/** Every stop of the board. */
export function stopsOf(kit: BoardKit): StopRef[] {
  return facesOf(kit, newBoard(kit)).flatMap(({ stops }, hex) => stops.map((_, stop) => ({ hex, stop })));
}

/** Cities count against the reach, towns are free, everything pays, no track twice. */
export function plainProblem(kit: BoardKit, spec: PlainSpec): RouteProblem {
  const board = newBoard(kit);
  const mayPass = (stop: StopRef): boolean => !spec.closed?.some((other) => isSame(other, stop));
  const graph = makeTrackGraph(kit, board, {
    from: spec.tokens,
    mayPass,
    bordersAreTrack: spec.bordersAreTrack ?? true,
    shouldContinue: () => true,
  });
  const printed = graph.stops.map(({ hex, stop }) => nth(nth(facesOf(kit, board), hex).stops, stop));
  const values = printed.map((stop) => stopValue(stop, 'yellow'));
  const share = spec.meeting ?? 0;
  const trains = spec.trains.map((reach, index): RunningTrain => ({
    id: `${reach}-${index}`,
    kind: String(reach),
    limits: [reach],
    appraise(walk) {
      let score = 0;
      for (let at = walk.from; at < walk.to; at++) score += values[walk.stops[at] as number] as number;
      return { score, share };
    },
    gain: { atStop: (stop) => values[stop] as number, besides: share },
  }));
  const problem: RouteProblem = {
    graph,
    anchors: spec.tokens.flatMap((stop) => graph.idOf(stop) ?? []),
    mayPass: (stop) => mayPass(nth(graph.stops, stop)),
    hexOnce: spec.hexOnce ?? false,
    meters: [{ atStop: (stop) => Number(printed[stop]?.kind !== 'town') }],
    trains,
  };
  if (share === 0) return problem;
  return {
    ...problem,
    together(routes) {
      const meetings = routes.flatMap(({ stops }, index) =>
        routes.slice(0, index).filter((other) => other.stops.some((stop) => stops.includes(stop))),
      ).length;
      return Math.min(meetings, routes.length) * share;
    },
  };
}
