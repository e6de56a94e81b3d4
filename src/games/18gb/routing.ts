import { isRefusal, type Refusal } from '../../core/game.ts';
import type { RunReport } from '../../core/routing.ts';
import { operator } from '../../rail/operating.ts';
import type { StopRef } from '../../rail/search.ts';
import { type CompanyId, isBlocked, tokenStops } from '../../rail/tokens.ts';
import type { TrainCard } from '../../rail/trains.ts';
import type { Appraisal, Candidate, RouteProblem, RunningTrain, Walk } from '../../routes/problem.ts';
import { makeRouting, type Worth } from '../../routes/routing.ts';
import { makeTrackGraph, type TrackGraph } from '../../routes/track-graph.ts';
import type { Action18GB } from './actions.ts';
import type { CompassRoute } from './compass.ts';
import { DISTANCE_BONUS, type TrainData, TRAINS, TUNNEL_BONUS } from './data.ts';
import {
  type Call,
  callAt,
  compassBonus,
  compassGroups,
  compassRoute,
  earn,
  hexesApart,
  judgeRun,
  trainsToRun,
  tunnelsAmong,
} from './routes.ts';
import { deciderFor, kitOf, scenarioOf, type State, trainType } from './state.ts';

/** 18GB-12 for the finder: how far each train goes, what it earns where, and the compass. */

const NO_LIMIT = Number.MAX_SAFE_INTEGER;

function sumOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Whether routes of a company may go on beyond a stop. */
function passes(state: State, company: CompanyId): (stop: StopRef) => boolean {
  const { hexes } = kitOf(state).map;
  return ({ hex, stop }) => !isBlocked(state.tokens, hexes[hex]?.id ?? '', stop, company);
}

function graphOf(state: State, company: CompanyId, shouldContinue: () => boolean): TrackGraph {
  const kit = kitOf(state);
  return makeTrackGraph(kit, state.board, {
    from: tokenStops(kit.map, state.tokens, company),
    mayPass: passes(state, company),
    bordersAreTrack: true,
    shouldContinue,
  });
}

function problem(
  state: State,
  company: CompanyId,
  graph: TrackGraph,
  worth: Worth,
  kinds?: readonly string[],
): RouteProblem {
  const { compass } = scenarioOf(state);
  const bonus = compassBonus(state);
  const mayPass = passes(state, company);
  const calls = graph.stops.map((stop) => callAt(state, company, stop));
  const tunnels = graph.links.map(({ pieces }) => tunnelsAmong(state, pieces));
  const isTown = (stop: number): boolean => calls[stop]?.kind === 'town';
  /** The points of the compass at a stop. */
  const points = calls.map(({ hex }) =>
    [compass.N, compass.S, compass.E, compass.W].map((side) => side.includes(hex)),
  );

  /**
   * 18GB-12.9: groups share no route, and each pair of points in a group takes a route at either point. So there
   * are never more bonuses than half the points that the routes touch, and half a bonus for each is enough.
   */
  function share(stops: readonly number[]): number {
    const touched = [0, 1, 2, 3].filter((point) => stops.some((stop) => points[stop]?.[point]));
    return (touched.length * bonus) / 2;
  }

  function appraise(train: TrainData, walk: Walk): Appraisal | null {
    const stops: number[] = [];
    const visited: Call[] = [];
    const used: string[] = [];
    for (let index = walk.from; index < walk.to; index++) {
      const stop = walk.stops[index] as number;
      stops.push(stop);
      visited.push(calls[stop] as Call);
      if (index + 1 < walk.to) {
        for (const tunnel of tunnels[walk.links[index] as number] as string[]) used.push(tunnel);
      }
    }
    let revenue = 0;
    const refusal = earn(state, train, visited, used, (_rule, _what, _at, value) => {
      revenue += value;
    });
    return refusal ? null : { score: worth(revenue, 0), share: worth(share(stops), 0) };
  }

  const halfBonuses = points.map((sides) => (sides.filter(Boolean).length * bonus) / 2);

  function gainAt(stop: number, express: boolean): number {
    const { value, kind, bonus: own } = calls[stop] as Call;
    const pays = express && kind === 'town' ? 0 : value + (own?.bonus ?? 0);
    return worth(pays + (halfBonuses[stop] as number), 0);
  }

  /** Hexes between the two places that are farthest apart. */
  function farthest(): number {
    return Math.max(0, ...calls.flatMap((a) => calls.map((b) => hexesApart(state, a, b))));
  }

  function runningTrain(train: TrainCard): RunningTrain {
    const { cities, towns, express } = TRAINS[trainType(train)];
    return {
      id: train,
      kind: trainType(train),
      limits: [cities, express ? NO_LIMIT : cities + towns],
      appraise: (walk) => appraise(TRAINS[trainType(train)], walk),
      gain: {
        atStop: (stop) => gainAt(stop, express),
        alongLink: ({ id }) =>
          worth(sumOf((tunnels[id] as string[]).map((hex) => TUNNEL_BONUS[hex] ?? 0)), 0),
        besides: express ? worth(farthest() * DISTANCE_BONUS, 0) : 0,
      },
    };
  }

  const compassRoutes = new WeakMap<Candidate, CompassRoute>();
  function compassOf(route: Candidate): CompassRoute {
    let known = compassRoutes.get(route);
    if (!known) {
      known = compassRoute(route.stops.map((stop) => calls[stop] as Call));
      compassRoutes.set(route, known);
    }
    return known;
  }

  /** 18GB-12.9, 12.10 */
  function together(routes: readonly Candidate[]): number {
    const touched = [0, 1, 2, 3].map((point) =>
      routes.some(({ stops }) => stops.some((stop) => points[stop]?.[point])),
    );
    if (!(touched[0] && touched[1]) && !(touched[2] && touched[3])) return 0;
    const groups = compassGroups(state, routes.map(compassOf));
    const count = sumOf(groups.map(({ northSouth, eastWest }) => Number(northSouth) + Number(eastWest)));
    return worth(count * bonus, 0);
  }

  return {
    graph,
    anchors: tokenStops(kitOf(state).map, state.tokens, company).flatMap((stop) => graph.idOf(stop) ?? []),
    mayPass: (stop) => mayPass(graph.stops[stop] as StopRef),
    hexOnce: false,
    // 18GB-12.2, 12.3: cities and off-boards; everything there is
    meters: [{ atStop: (stop) => Number(!isTown(stop)) }, { atStop: () => 1 }],
    trains: (kinds?.map((kind, index) => `${kind}-${index}`) ?? trainsToRun(state, company)).map(
      runningTrain,
    ),
    together,
  };
}

export const routing = makeRouting<State, Action18GB>({
  operator,
  graph: graphOf,
  problem,
  circumstances: ({ phase, privates, companies }, company) =>
    [
      phase,
      companies[company]?.director,
      ...Object.values(privates).flatMap(({ owner, closed, used }) => [owner, closed, used]),
    ].join(),
  judge(state, company, routes): RunReport[] | Refusal {
    const runs = judgeRun(state, company, routes);
    if (isRefusal(runs)) return runs;
    return runs.map(({ train, path, revenue, items }) => ({
      train,
      name: trainType(train),
      path,
      revenue,
      subsidy: 0,
      items,
    }));
  },
  action: (state, company, routes) => ({ type: 'run_routes', by: deciderFor(state, company), routes }),
});
