import { playGame } from '../bots/play.ts';
import { SeededRandom } from '../core/random.ts';
import type { TrainName } from '../games/1848/data.ts';
import { game1848 } from '../games/1848/game.ts';
import type { State } from '../games/1848/state.ts';
import { type BoardKit, facesOf, newBoard } from '../rail/board.ts';
import type { Face, Stop } from '../rail/tile.ts';
import { stopValue } from '../rail/tile.ts';
import { tokenPlaces } from '../rail/tokens.ts';
import { listPaths } from '../routes/enumerate.ts';
import { checkTrace } from '../routes/law.ts';
import type { RouteProblem } from '../routes/problem.ts';
import { tracePath } from '../routes/trace.ts';
import type { BruteRoute, BruteTask } from './brute-routes.ts';
import { builderBot } from './1848/builder.ts';
import { plainProblem, type PlainSpec, randomCells, stopsOf, turnedKit } from './routes-boards.ts';
import { random1848, type RandomPosition } from './routes-random.ts';

/** Boards as large as games never make them, for the finder and for what checks it. */

/** 1848 with these trains instead of its own. */
export function withTrains1848(state: State, company: string, names: readonly TrainName[]): State {
  const trains = names.map((name, index) => [`large-${index}`, name] as const);
  const owner = state.companies[company] as State['companies'][string];
  return {
    ...state,
    trains: Object.fromEntries(trains),
    companies: { ...state.companies, [company]: { ...owner, trains: trains.map(([id]) => id) } },
  };
}

const LONG: readonly TrainName[] = ['5', '6', '6+', '8', 'D'];

/** Half the map of 1848 full of track, and two to four long trains. */
export function dense1848(seed: number): RandomPosition<State> {
  const position = random1848(seed, { radius: 6, lays: 400 });
  const { random, state, company } = position;
  const names = Array.from({ length: 2 + random.below(3) }, () => random.pick(LONG));
  return { ...position, state: withTrains1848(state, company, names), where: `dense 1848 seed ${seed}` };
}

/** The end of a game between players who build, with every company that has a token. */
export function builtBoard(seed: number): { state: State; companies: string[] } {
  let last: State | null = null;
  playGame(game1848, {
    seats: 3,
    ruleSet: '18xx.games',
    seed,
    bots: [0, 1, 2].map((seat) => builderBot(seed * 10 + seat)),
    onState: (state) => (last = state),
  });
  const state = last as unknown as State;
  const companies = Object.keys(state.companies).filter((id) => tokenPlaces(state.tokens, id).length > 0);
  return { state, companies };
}

/** Towns, cities and junctions everywhere. */
const CROWDED = [
  'city20({0} {1} {3} {4})',
  'city30({0} {2} {3} {5})',
  'city40*2({0} {1} {2} {3} {4} {5})',
  'town10({0} {2} {3})',
  '{0}-{3} {1}-{4} {2}-{5}',
  '{0}-{3} {0}-{4} {1}-{3} {1}-{4}',
];

export interface Synthetic {
  readonly kit: BoardKit;
  readonly spec: PlainSpec;
  readonly problem: RouteProblem;
  readonly where: string;
}

export function synthetic(
  seed: number,
  rows: number,
  columns: number,
  trains: readonly number[],
  meeting = 0,
): Synthetic {
  const random = new SeededRandom(seed * 2777 + 13);
  const kit = turnedKit(randomCells(random, rows, columns, CROWDED));
  const stops = stopsOf(kit);
  const spec: PlainSpec = {
    tokens: [random.pick(stops), random.pick(stops)],
    closed: [random.pick(stops), random.pick(stops)],
    trains,
    meeting,
  };
  return { kit, spec, problem: plainProblem(kit, spec), where: `synthetic seed ${seed}` };
}

/** The same for the search that tries everything: paths from the plain lister, along traced track. */
export function syntheticTask({ kit, spec }: Synthetic, most: number): BruteTask | null {
  const board = newBoard(kit);
  const faces = facesOf(kit, board);
  const isClosed = (hex: number, stop: number): boolean =>
    spec.closed?.some((other) => other.hex === hex && other.stop === stop) ?? false;
  const stopAt = (place: string): Stop | undefined => {
    const [hex = '', stop] = place.split('-');
    return stop === undefined
      ? undefined
      : (faces[kit.map.byId.get(hex)?.index as number] as Face).stops[Number(stop)];
  };
  const citiesOn = (path: readonly string[]): number =>
    path.filter((place) => {
      const stop = stopAt(place);
      return stop && stop.kind !== 'town';
    }).length;
  const longest = Math.max(...spec.trains);
  const routes: { cities: number; route: BruteRoute }[] = [];
  const law = {
    tokens: spec.tokens,
    mayPass: (hex: number, stop: number) => !isClosed(hex, stop),
    mayGrow: (path: readonly string[]) => citiesOn(path) <= longest,
  };
  for (const path of listPaths(kit, board, law, Number.POSITIVE_INFINITY)) {
    const trace = tracePath(kit, board, path);
    if ('problem' in trace) throw new Error(`${path.join(' ')}: ${trace.problem}`);
    const { code } = checkTrace(kit, {}, '', trace) ?? { code: 'no-own-token' };
    const passed = trace.stops.slice(1, -1);
    if (code !== 'no-own-token' || passed.some(({ hex, stop }) => isClosed(hex, stop))) continue;
    if (routes.length >= most) return null;
    const revenue = path.reduce((sum, place) => {
      const stop = stopAt(place);
      return stop ? sum + stopValue(stop, 'yellow') : sum;
    }, 0);
    routes.push({
      cities: citiesOn(path),
      route: {
        path,
        ways: [{ revenue, subsidy: 0 }],
        takes: [...trace.pieces, ...trace.borders.map((border) => 1_000_000 + border)],
        marks: 0,
        meets: trace.stops.map(({ hex, stop }) => hex * 32 + stop),
      },
    });
  }
  const byReach = new Map(
    spec.trains.map((reach) => [
      reach,
      routes.filter(({ cities }) => cities <= reach).map(({ route }) => route),
    ]),
  );
  return {
    trains: spec.trains.map((reach, index) => ({
      id: `${reach}-${index}`,
      kind: String(reach),
      routes: byReach.get(reach) ?? [],
    })),
    together: meetingBonus(spec.meeting ?? 0),
  };
}

function meetingBonus(share: number): BruteTask['together'] {
  if (share === 0) return null;
  return (routes) => {
    const calls = routes.map(({ path }) => path.filter((place) => place.includes('-')));
    let meetings = 0;
    for (const [index, mine] of calls.entries()) {
      for (const theirs of calls.slice(0, index)) if (mine.some((stop) => theirs.includes(stop))) meetings++;
    }
    return Math.min(meetings, routes.length) * share;
  };
}
