import { nth } from '../core/present.ts';
import { SeededRandom } from '../core/random.ts';
import { type BoardKit, facesOf, newBoard } from '../rail/board.ts';
import { parseMap } from '../rail/map.ts';
import type { StopRef } from '../rail/search.ts';
import { stopValue } from '../rail/tile.ts';
import type { RouteProblem, RunningTrain, Walk } from '../routes/problem.ts';
import { eachWalk } from '../routes/walks.ts';
import { makeTrackGraph } from '../routes/track-graph.ts';

/** Boards with more track than any game has: what the finder is measured on. */

export interface DenseBoard {
  readonly rows: number;
  readonly columns: number;
  /** How many cities each train may call at. */
  readonly trains: readonly number[];
  /** One hex in this many of each row is a city, the others are plain track. */
  readonly cityEvery: number;
  /** One city in this many holds a token. */
  readonly tokenEvery: number;
}

const SEED = 1;
const CITIES = [20, 20, 30, 30, 40, 50, 60, 80].map((value) => `city${value}(0 1 2 3 4 5)`);
/** Plain track, some of it shared by several ways through the hex. */
const TRACK = ['0-3 1-4 2-5', '0-2 0-3 1-4 3-5', '0-3 1-3 1-5 2-4', '0-1 2-5 3-4', '0-2 2-4 1-4 3-5'];

function denseKit(dense: DenseBoard): BoardKit {
  const { rows, columns } = dense;
  const random = new SeededRandom(SEED);
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const id = `${String.fromCharCode(65 + row)}${column * 2 + (row % 2) + 1}`;
      const isCity = column % dense.cityEvery === row % dense.cityEvery;
      lines.push(`${id} | | gray ${random.pick(isCity ? CITIES : TRACK)}`);
    }
  }
  return { map: parseMap('pointy', lines.join('\n')), tiles: new Map() };
}

/** A city on every hex, track over every border, nothing in the way. */
export function denseProblem(dense: DenseBoard, shouldContinue = (): boolean => true): RouteProblem {
  const kit = denseKit(dense);
  const board = newBoard(kit);
  const from: StopRef[] = kit.map.hexes
    .filter(({ printed }) => printed.stops.length > 0)
    .filter((_, index) => index % dense.tokenEvery === Math.floor(dense.tokenEvery / 2))
    .map(({ index }) => ({ hex: index, stop: 0 }));
  const graph = makeTrackGraph(kit, board, {
    from,
    mayPass: () => true,
    bordersAreTrack: true,
    shouldContinue,
  });
  const values = graph.stops.map(({ hex }) => stopValue(nth(nth(facesOf(kit, board), hex).stops, 0), 'gray'));
  const atStop = (stop: number): number => values[stop] as number;

  function appraise(walk: Walk): { score: number } {
    let score = 0;
    for (let index = walk.from; index < walk.to; index++) score += atStop(walk.stops[index] as number);
    return { score };
  }

  const trains = dense.trains.map((cities, index): RunningTrain => ({
    id: `${cities}-${index}`,
    kind: String(cities),
    limits: [cities],
    appraise,
    gain: { atStop, besides: 0 },
  }));
  return {
    graph,
    anchors: from.flatMap((stop) => graph.idOf(stop) ?? []),
    mayPass: () => true,
    hexOnce: false,
    meters: [{ atStop: () => 1 }],
    trains,
  };
}

/** All paths of all kinds of trains, none left out. */
export function countPaths(problem: RouteProblem): number {
  let paths = 0;
  for (const train of new Map(problem.trains.map((one) => [one.kind, one])).values()) {
    eachWalk(problem, train, { visit: () => ++paths > 0, shouldContinue: () => true });
  }
  return paths;
}
