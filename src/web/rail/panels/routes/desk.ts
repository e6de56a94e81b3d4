import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Action, isRefusal, type Refusal } from '../../../../core/game.ts';
import type { RouteSet, RouteWish, RunReport } from '../../../../core/routing.ts';
import type { RailSession } from '../../rail-table.ts';
import { isFree, NOTHING_PLANNED, type RoutePlan, routesOf } from './plan.ts';
import {
  type Completion,
  completePlan,
  type Objective,
  type Progress,
  routesOfSet,
  useSearch,
} from './search.ts';

/** How many sets are listed. */
const ALTERNATIVES = 8;
/** The time limit when the user asks for a longer search. */
const LONG_SEARCH_MS = 180_000;
/** A drag passes stops faster than they can be read. */
const SETTLE_MS = 30;
const NO_RUNS: ReadonlyMap<string, RunReport> = new Map();

/** What a set comes to by what is looked for. */
export function scoreOf(set: Pick<RouteSet<Action>, 'revenue' | 'subsidy'>, objective: Objective): number {
  if (objective === 'revenue') return set.revenue;
  return objective === 'subsidy' ? set.subsidy : set.revenue + set.subsidy;
}

/** Everything about the runs of a company that is being put together. */
export interface Desk {
  readonly objective: Objective;
  readonly setObjective: (objective: Objective) => void;
  /** The search for the best of all. */
  readonly search: Progress;
  readonly lookLonger: () => void;
  readonly alternatives: Progress;
  readonly plan: RoutePlan;
  readonly setPlan: (change: (plan: RoutePlan) => RoutePlan) => void;
  /** The runs on show, including ones that are not allowed. */
  readonly routes: readonly RouteWish[];
  /** What they come to together, or why they may not be run. Null: nothing is known yet. */
  readonly verdict: RouteSet<Action> | Refusal | null;
  /** What each of them earns, as far as it may run. */
  readonly runs: ReadonlyMap<string, RunReport>;
  /** The train that is to blame for a refusal, if it is one. */
  readonly blamed: string | null;
  /** Trains that cannot call at all the stops they should. */
  readonly unreachable: readonly string[];
  readonly isCompleting: boolean;
  readonly judge: (routes: readonly RouteWish[]) => RouteSet<Action> | Refusal;
}

function isLegal(verdict: RouteSet<Action> | Refusal | null): verdict is RouteSet<Action> {
  return verdict !== null && !isRefusal(verdict);
}

/** What a set of runs comes to, together and one by one. */
interface Judgement {
  readonly verdict: RouteSet<Action> | Refusal;
  readonly runs: ReadonlyMap<string, RunReport>;
  readonly blamed: string | null;
}

function runsByTrain(verdict: RouteSet<Action> | Refusal): ReadonlyMap<string, RunReport> | null {
  return isLegal(verdict) ? new Map(verdict.runs.map((run) => [run.train, run])) : null;
}

/**
 * Where runs may not be run together: whose fault it is, and what the others earn without it. Where no single
 * train is at fault, what each would earn on its own.
 */
function judgeApart(judge: Desk['judge'], routes: readonly RouteWish[], verdict: Refusal): Judgement {
  const alone = routes.map((route) => ({ train: route.train, verdict: judge([route]) }));
  const guilty = alone.find(({ verdict: own }) => !isLegal(own) && own.code === verdict.code)?.train;
  const named = routes.find(({ train }) => train === verdict.params['train'])?.train;
  const blamed = named ?? guilty ?? null;
  const others = blamed === null ? null : judge(routes.filter(({ train }) => train !== blamed));
  const runs =
    (others && runsByTrain(others)) ??
    new Map(alone.flatMap(({ verdict: own }) => [...(runsByTrain(own) ?? [])]));
  return { verdict, runs, blamed };
}

export function useDesk(session: RailSession, trains: readonly string[]): Desk {
  const { game } = session.title;
  const state = session.state.value;
  const [objective, setObjective] = useState<Objective>('revenue');
  const [milliseconds, setMilliseconds] = useState<number | null>(null);
  const [plan, setPlan] = useState<RoutePlan>(NOTHING_PLANNED);
  const [completed, setCompleted] = useState<(Completion & { readonly for: RoutePlan }) | null>(null);

  const search = useSearch(session, {
    wishes: { objective },
    ...(milliseconds !== null && { milliseconds }),
  });
  const isOver = search.state === 'proven' || search.state === 'out-of-time';
  const alternatives = useSearch(session, isOver ? { wishes: { objective, count: ALTERNATIVES } } : null);

  const judge: Desk['judge'] = useMemo(
    () => (routes) => {
      if (!game.routing) throw new Error(`${game.title} has no routes`);
      return game.routing.judge(state, routes);
    },
    [game, state],
  );

  const isOwn = !isFree(plan);
  const hasQuestion = isOwn && trains.some((train) => !plan[train] || plan[train].kind === 'through');
  useEffect(() => {
    if (!hasQuestion) return undefined;
    const calling = new AbortController();
    const complete = async (): Promise<void> => {
      const completion = await completePlan(session, trains, plan, objective, calling.signal);
      setCompleted({ ...completion, for: plan });
    };
    // Aborted, or the worker did not start: what is on show stays.
    const timer = setTimeout(() => void complete().catch(() => undefined), SETTLE_MS);
    return () => {
      clearTimeout(timer);
      calling.abort();
    };
  }, [plan, objective, hasQuestion]);

  const isCompleting = hasQuestion && completed?.for !== plan;
  const bestRoutes = routesOfSet(search.best);
  const routes = isOwn ? routesOf(trains, plan, completed?.routes ?? bestRoutes) : bestRoutes;

  const judgement = useMemo((): Judgement | null => {
    const together = isOwn ? allowed(session, judge(routes)) : search.best;
    if (together === null) return null;
    const runs = runsByTrain(together);
    return isLegal(together)
      ? { verdict: together, runs: runs ?? NO_RUNS, blamed: null }
      : judgeApart(judge, routes, together);
  }, [JSON.stringify(routes), search.best, isOwn, judge]);

  return {
    objective,
    setObjective,
    search,
    lookLonger: () => setMilliseconds((before) => (before ?? 0) + LONG_SEARCH_MS),
    alternatives,
    plan,
    setPlan,
    routes,
    verdict: judgement?.verdict ?? null,
    runs: judgement?.runs ?? NO_RUNS,
    blamed: judgement?.blamed ?? null,
    unreachable: isOwn && completed?.for === plan ? completed.unreachable : [],
    isCompleting,
    judge,
  };
}

/** Runs may be legal each and together, and still not be what the company may do: then the game has the last word. */
function allowed(session: RailSession, verdict: RouteSet<Action> | Refusal): RouteSet<Action> | Refusal {
  if (!isLegal(verdict)) return verdict;
  const trial = session.trial(verdict.action);
  return isRefusal(trial) ? trial : verdict;
}
