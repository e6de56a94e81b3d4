import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  type Action,
  isRefusal,
  type Refusal,
  type RouteSet,
  type RouteWish,
  type RunReport,
} from '../../../core/game.ts';
import type { MatchSession } from '../../match/session.ts';
import { isFree, NOTHING_PLANNED, type Plan, routesOf } from './plan.ts';
import {
  type Completion,
  completePlan,
  type Objective,
  type Progress,
  routesOfSet,
  useSearch,
} from './search.ts';

/** As many sets as are listed. */
const ALTERNATIVES = 8;
/** For those who want to know. */
const LONG_SEARCH_MS = 180_000;
/** A drag passes stops faster than anybody looks at them. */
const SETTLE_MS = 30;

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
  readonly plan: Plan;
  readonly setPlan: (change: (plan: Plan) => Plan) => void;
  /** The runs on show, also such as are not allowed. */
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
  return verdict !== null && !('refused' in verdict);
}

/** Runs one by one, where they may not be run together. */
function judgeEach(judge: Desk['judge'], routes: readonly RouteWish[]): Map<string, RunReport | Refusal> {
  const each = new Map<string, RunReport | Refusal>();
  for (const route of routes) {
    const verdict = judge([route]);
    const run = isLegal(verdict) ? verdict.runs[0] : verdict;
    if (run) each.set(route.train, run);
  }
  return each;
}

export function useDesk(session: MatchSession, trains: readonly string[]): Desk {
  const { game } = session.title;
  const state = session.state.value;
  const [objective, setObjective] = useState<Objective>('revenue');
  const [milliseconds, setMilliseconds] = useState<number | null>(null);
  const [plan, setPlan] = useState<Plan>(NOTHING_PLANNED);
  const [completed, setCompleted] = useState<(Completion & { readonly for: Plan }) | null>(null);

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
    // Called off, or the worker did not come up: what is on show stays.
    const timer = setTimeout(() => void complete().catch(() => undefined), SETTLE_MS);
    return () => {
      clearTimeout(timer);
      calling.abort();
    };
  }, [plan, objective, hasQuestion]);

  const isCompleting = hasQuestion && completed?.for !== plan;
  const bestRoutes = routesOfSet(search.best);
  const routes = isOwn ? routesOf(trains, plan, completed?.routes ?? bestRoutes) : bestRoutes;

  const { verdict, runs, blamed } = useMemo(() => {
    const together = isOwn ? allowed(session, judge(routes)) : search.best;
    if (together === null) return { verdict: null, runs: new Map<string, RunReport>(), blamed: null };
    if (isLegal(together)) {
      return {
        verdict: together,
        runs: new Map(together.runs.map((run) => [run.train, run])),
        blamed: null,
      };
    }
    const each = judgeEach(judge, routes);
    const alone = new Map(
      [...each].flatMap(([train, run]) => ('refused' in run ? [] : [[train, run] as const])),
    );
    const guilty = [...each].find(([, run]) => 'refused' in run && run.code === together.code)?.[0];
    const named = together.params['train'];
    return {
      verdict: together,
      runs: alone,
      blamed: guilty ?? (typeof named === 'string' && trains.includes(named) ? named : null),
    };
  }, [JSON.stringify(routes), search.best, isOwn, judge]);

  return {
    objective,
    setObjective,
    search,
    lookLonger: () => setMilliseconds(LONG_SEARCH_MS),
    alternatives,
    plan,
    setPlan,
    routes,
    verdict,
    runs,
    blamed,
    unreachable: isOwn && completed?.for === plan ? completed.unreachable : [],
    isCompleting,
    judge,
  };
}

/** Runs may be legal each and together, and still not be what the company may do: then the game has the last word. */
function allowed(session: MatchSession, verdict: RouteSet<Action> | Refusal): RouteSet<Action> | Refusal {
  if (!isLegal(verdict)) return verdict;
  const trial = session.trial(verdict.action);
  return isRefusal(trial) ? trial : verdict;
}
