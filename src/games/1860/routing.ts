import { isRefusal, type Refusal } from '../../core/game.ts';
import type { RouteSet, RouteWish, RunReport } from '../../core/routing.ts';
import { operator } from '../../rail/operating.ts';
import { companyOf } from '../../rail/position.ts';
import { type CompanyId, tokenStops } from '../../rail/tokens.ts';
import { kindOfCard, type TrainCard } from '../../rail/trains.ts';
import type { Appraisal, Candidate, RouteProblem, RunningTrain, Walk } from '../../routes/problem.ts';
import { makeRouting, type Worth } from '../../routes/routing.ts';
import { makeTrackGraph, type TrackGraph } from '../../routes/track-graph.ts';
import type { Of } from './actions.ts';
import { COMPANIES, HALT_SUBSIDY, LEASE_BASE, LEASE_PER_STOP, type Railway } from './data.ts';
import { leasedTrain, runningTrains } from './insolvency.ts';
import {
  checkStops,
  countable,
  earn,
  fullCitiesPassed,
  isOneNetwork,
  judgeRun,
  sumsOf,
  type Visit,
  visitAt,
} from './routes.ts';
import { deciderOf, kitOf, type State, trainOf } from './state.ts';

/** 1860-13 for the finder: how far each train goes, what it earns where, and what routes owe each other. */

/** The one mark of which a set may have only one: a full city passed (1860-13.6). */
const BYPASS = 1;

/** 1860-13.9: the director chooses how many halts are counted; the best choice for what is looked for. */
function bestHalts(
  state: State,
  company: CompanyId,
  train: TrainCard,
  visits: readonly Visit[],
  worth: Worth,
): { readonly score: number; readonly halts: number | null } | null {
  const plain = earn(state, company, { train, path: [] }, visits);
  if ('refused' in plain) return null;
  const scoreOf = ({ items }: typeof plain): number => {
    const { revenue, subsidy } = sumsOf(items);
    return worth(revenue, subsidy);
  };
  let best = { score: scoreOf(plain), halts: plain.halts };
  if (plain.halts === null) return best;
  for (let halts = 0; ; halts++) {
    const earned = earn(state, company, { train, path: [], halts }, visits);
    if ('refused' in earned) return best;
    const score = scoreOf(earned);
    if (score > best.score) best = { score, halts };
  }
}

/** The position in which it owns trains, so that it leases none. */
function solvent(state: State, company: CompanyId): State {
  const present = companyOf(state, company);
  if (!present.insolvent) return state;
  return { ...state, companies: { ...state.companies, [company]: { ...present, insolvent: false } } };
}

function graphOf(state: State, company: CompanyId, shouldContinue: () => boolean): TrackGraph {
  const kit = kitOf(state);
  const { home } = COMPANIES[company as Railway];
  return makeTrackGraph(kit, state.board, {
    // 1860-13.5: routes not connected to the home token are never run.
    from: tokenStops(kit.map, state.tokens, company).filter(({ hex }) => kit.map.hexes[hex]?.id === home),
    mayPass: () => true,
    bordersAreTrack: false,
    shouldContinue,
  });
}

function problem(
  present: State,
  company: CompanyId,
  graph: TrackGraph,
  worth: Worth,
  kinds?: readonly string[],
): RouteProblem {
  const state = kinds ? solvent(present, company) : present;
  const visits = graph.stops.map((stop) => visitAt(state, company, stop));
  const isCity = (stop: number): boolean => ['city', 'off'].includes(visits[stop]?.kind ?? '');
  const isLeased = leasedTrain(state, company) !== null && !state.options.original_insolvency;

  function appraise(train: TrainCard, walk: Walk): Appraisal | null {
    const visited: Visit[] = [];
    for (let index = walk.from; index < walk.to; index++) {
      visited.push(visits[walk.stops[index] as number] as Visit);
    }
    if (checkStops(state, visited)) return null;
    const best = bestHalts(state, company, train, countable(state, visited), worth);
    if (!best) return null;
    return { score: best.score, exclusive: fullCitiesPassed(visited).length > 0 ? BYPASS : 0 };
  }

  function gainAt(stop: number): number {
    if (isLeased) return worth(LEASE_PER_STOP, 0);
    const { kind, value } = visits[stop] as Visit;
    return kind === 'halt' ? worth(0, HALT_SUBSIDY) : worth(value, 0);
  }

  function runningTrain(train: TrainCard): RunningTrain {
    const { cities } = trainOf(train);
    // 1860-16.4, 22.3
    const lease = LEASE_BASE + (state.options.simplified_insolvency ? LEASE_PER_STOP * cities : 0);
    return {
      id: train,
      kind: kindOfCard(train),
      // D-10: a full city passed does not count then.
      limits: [cities + Number(state.options.bypassed_city_unscored), 1],
      appraise: (walk) => appraise(train, walk),
      gain: { atStop: gainAt, besides: isLeased ? worth(lease, 0) : 0 },
    };
  }

  /** 1860-13.5 */
  function together(routes: readonly Candidate[]): number | null {
    if (routes.length === 0) return 0;
    const isHome = routes.some(({ stops }) => stops.some((stop) => visits[stop]?.isHome));
    return isHome && isOneNetwork(routes) ? 0 : null;
  }

  return {
    graph,
    // D-33: a route may also hold no token at all.
    anchors: state.options.routes_by_network
      ? graph.stops.map(({ id }) => id)
      : tokenStops(kitOf(state).map, state.tokens, company).flatMap((stop) => graph.idOf(stop) ?? []),
    mayPass: () => true,
    hexOnce: !state.options.re_enter_hexes,
    // 1860-13.8, 13.6
    meters: [
      { atStop: (stop) => Number(isCity(stop)) },
      { atStop: () => 0, throughStop: (stop) => Number(visits[stop]?.isFull) },
    ],
    trains: (kinds?.map((kind, index) => `${kind}-${index}`) ?? runningTrains(state, company)).map(
      runningTrain,
    ),
    together,
  };
}

function withHalts(state: State, company: CompanyId, { train, path }: RouteWish, worth: Worth): RouteWish {
  const kit = kitOf(state);
  const visits = path
    .filter((place) => place.includes('-'))
    .map((place) => {
      const [hex = '', stop] = place.split('-');
      return visitAt(state, company, { hex: kit.map.byId.get(hex)?.index ?? -1, stop: Number(stop) });
    });
  const halts = bestHalts(state, company, train, countable(state, visits), worth)?.halts ?? null;
  return halts === null ? { train, path } : { train, path, halts };
}

export const routing = makeRouting<State, Of<'run_routes'>>({
  operator,
  graph: graphOf,
  problem,
  circumstances({ phase, britishRail, southernRound, companies }, company) {
    return [phase, britishRail, southernRound, companies[company]?.bankrupt].join();
  },
  judge(state, company, routes): RunReport[] | Refusal {
    const runs = judgeRun(state, company, routes);
    if (isRefusal(runs)) return runs;
    return runs.map(({ train, path, revenue, subsidy, items }) => ({
      train,
      name: kindOfCard(train),
      path,
      revenue,
      subsidy,
      items,
    }));
  },
  action: (state, company, routes) => ({ type: 'run_routes', by: deciderOf(state, company), routes }),
  wish: withHalts,
});

const bests = new WeakMap<
  State['board'],
  WeakMap<State['tokens'], Map<string, RouteSet<Of<'run_routes'>>>>
>();

/** 1860-17.2: the routes with the highest income, treasury and shares together; found once for each position. */
export function bestRun(state: State, company: CompanyId): RouteSet<Of<'run_routes'>> {
  let byTokens = bests.get(state.board);
  if (!byTokens) bests.set(state.board, (byTokens = new WeakMap()));
  let known = byTokens.get(state.tokens);
  if (!known) byTokens.set(state.tokens, (known = new Map()));
  const { insolvent, bankrupt } = companyOf(state, company);
  const flags = [state.phase, state.britishRail, state.southernRound, insolvent, bankrupt];
  const key = [company, ...flags, ...runningTrains(state, company)].join();
  let best = known.get(key);
  if (!best) {
    best = routing.best(state, { company, objective: 'total' }).sets[0] as RouteSet<Of<'run_routes'>>;
    known.set(key, best);
  }
  return best;
}
