import { isRefusal, type Refusal } from '../../core/game.ts';
import type { RunReport } from '../../core/routing.ts';
import { operator } from '../../rail/operating.ts';
import { companyOf } from '../../rail/position.ts';
import type { StopRef } from '../../rail/search.ts';
import { type CompanyId, isBlocked, tokenStops } from '../../rail/tokens.ts';
import type { Appraisal, RouteProblem, RunningTrain, Walk } from '../../routes/problem.ts';
import { makeRouting, type Worth } from '../../routes/routing.ts';
import { makeTrackGraph, type TrackGraph } from '../../routes/track-graph.ts';
import type { Action1848, TrainId } from './actions.ts';
import { K_BONUS, K_HEXES, KIT, SIDES, type TrainName } from './data.ts';
import {
  type Call,
  callAt,
  earn,
  gaugeChanges,
  isAlice,
  isCounted,
  judgeRun,
  listsSomeRoute,
  type RevenueItem,
} from './routes.ts';
import { type State, trainName } from './state.ts';

/** 1848-11 for the finder: how far each train goes, and what it earns where. */

const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** The most that one more K city brings. */
const K_STEP = Math.max(...K_BONUS.map((bonus, count) => bonus - (K_BONUS[count - 1] ?? 0)));

/** The limits of the three meters below. */
function limitsOf(state: State, name: TrainName): number[] {
  const alice = state.options.alice_single ? 1 : NO_LIMIT;
  if (name === 'D' || name === '2E') return [NO_LIMIT, NO_LIMIT, alice];
  const { reach, freeGauge } = SIDES[name];
  return [reach, reach + freeGauge, alice];
}

/** Whether routes of a company may go on beyond a stop. */
function passes(state: State, company: CompanyId): (stop: StopRef) => boolean {
  return ({ hex, stop }) => !isBlocked(state.tokens, KIT.map.hexes[hex]?.id ?? '', stop, company);
}

function graphOf(state: State, company: CompanyId, shouldContinue: () => boolean): TrackGraph {
  return makeTrackGraph(KIT, state.board, {
    from: tokenStops(KIT.map, state.tokens, company),
    mayPass: passes(state, company),
    bordersAreTrack: true,
    mayReturn: state.options.stop_twice,
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
  const mayPass = passes(state, company);
  const calls = graph.stops.map((stop) => callAt(state, company, stop));
  const gauges = graph.links.map(({ borders }) => gaugeChanges(borders));
  const counted = (stop: number): number => Number(isCounted(calls[stop] as Call));

  function appraise(name: TrainName, walk: Walk): Appraisal | null {
    const visited: Call[] = [];
    let gauge = 0;
    for (let index = walk.from; index < walk.to; index++) {
      visited.push(calls[walk.stops[index] as number] as Call);
      if (index + 1 < walk.to) gauge += gauges[walk.links[index] as number] as number;
    }
    const items = earn(state, name, visited, gauge);
    return 'refused' in items ? null : { score: worth(sum(items), 0) };
  }

  /** 1848-11.6 pays less than 50 for each K city. */
  function gainAt(call: Call): number {
    return worth(call.value + (K_HEXES.includes(call.hex) ? K_STEP : 0), 0);
  }

  function runningTrain(train: TrainId, name: TrainName): RunningTrain {
    const most = (some: readonly Call[]): number => Math.max(0, ...some.map(({ value }) => value));
    return {
      id: train,
      kind: name,
      limits: limitsOf(state, name),
      appraise: (walk) => appraise(name, walk),
      gain:
        name === '2E'
          ? {
              atStop: () => 0,
              besides: worth(most(calls.filter(isAlice)) + most(calls.filter(({ isOwn }) => isOwn)), 0),
            }
          : { atStop: (stop) => gainAt(calls[stop] as Call), besides: 0 },
    };
  }

  return {
    graph,
    anchors: tokenStops(KIT.map, state.tokens, company).flatMap((stop) => graph.idOf(stop) ?? []),
    mayPass: (stop) => mayPass(graph.stops[stop] as StopRef),
    hexOnce: false,
    // 1848-11.2, 11.3: reached = cities + the gauge changes that are not free is the same as these two; 11.8
    meters: [
      { atStop: counted },
      { atStop: counted, alongLink: ({ id }) => gauges[id] as number },
      { atStop: (stop) => Number(isAlice(calls[stop] as Call)) },
    ],
    trains: kinds
      ? kinds.map((kind, index) => runningTrain(`${kind}-${index}`, kind as TrainName))
      : companyOf(state, company).trains.map((train) => runningTrain(train, trainName(state, train))),
  };
}

function sum(items: readonly RevenueItem[]): number {
  return items.reduce((total, { value }) => total + value, 0);
}

export const routing = makeRouting<State, Action1848>({
  operator,
  graph: graphOf,
  problem,
  circumstances: ({ phase }) => phase,
  judge(state, company, routes): RunReport[] | Refusal {
    const runs = judgeRun(state, company, routes);
    if (isRefusal(runs)) return runs;
    return runs.map((run) => ({
      ...run,
      name: trainName(state, run.train),
      subsidy: 0,
    }));
  },
  action: (state, company, routes) => ({
    type: 'run_routes',
    by: companyOf(state, company).director ?? 0,
    routes,
  }),
});

/** D-54: whether some train has a legal route. A quick search nearly always finds one; otherwise the finder decides. */
export function couldRun(state: State, company: CompanyId): boolean {
  if (listsSomeRoute(state, company)) return true;
  return (routing.best(state, { company }).sets[0]?.runs.length ?? 0) > 0;
}
