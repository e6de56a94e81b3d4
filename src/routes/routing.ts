import { type Action, isRefusal, type Refusal } from '../core/game.ts';
import type {
  RouteAnswer,
  RouteAsk,
  RouteSet,
  RouteValue,
  RouteWish,
  Routing,
  RunReport,
} from '../core/routing.ts';
import type { Board } from '../rail/board.ts';
import type { CompanyId, Tokens } from '../rail/tokens.ts';
import { findRoutes, type FoundSet } from './finder.ts';
import type { RouteProblem, RunningTrain, Walk } from './problem.ts';
import type { PathText } from './trace.ts';
import { pathAlong, type TrackGraph } from './track-graph.ts';

interface Placed {
  readonly board: Board;
  readonly tokens: Tokens;
}

/** What a title has to provide so that routes can be found and judged in the same way everywhere. */
export interface RoutingLaw<S extends Placed, A extends Action> {
  readonly operator: (state: S) => CompanyId | null;
  /** All the track that routes of a company could use; depends on the board and its tokens alone. */
  readonly graph: (state: S, company: CompanyId, shouldContinue: () => boolean) => TrackGraph;
  /**
   * The finder's task for the trains of a company, or for others of these kinds. `worth` turns revenue and subsidy into a
   * score.
   */
  readonly problem: (
    state: S,
    company: CompanyId,
    graph: TrackGraph,
    worth: Worth,
    kinds?: readonly string[],
  ) => RouteProblem;
  /** All besides board, tokens and trains on which the revenue of a company depends. */
  readonly circumstances: (state: S, company: CompanyId) => string;
  /** The one function that says whether routes are legal and what they earn. */
  readonly judge: (state: S, company: CompanyId, routes: readonly RouteWish[]) => RunReport[] | Refusal;
  readonly action: (state: S, company: CompanyId, routes: readonly RouteWish[]) => A;
  /** A path that was found, with whatever else the director decides about it. */
  readonly wish?: (state: S, company: CompanyId, route: RouteWish, worth: Worth) => RouteWish;
}

/** Scores are whole numbers: the first aim counts so much more than the second that it always decides. */
const FIRST_AIM = 2 ** 16;

export type Worth = (revenue: number, subsidy: number) => number;

const WORTHS: Readonly<Record<NonNullable<RouteAsk<Action>['objective']>, Worth>> = {
  revenue: (revenue, subsidy) => revenue * FIRST_AIM + subsidy,
  subsidy: (revenue, subsidy) => subsidy * FIRST_AIM + revenue,
  total: (revenue, subsidy) => (revenue + subsidy) * FIRST_AIM + subsidy,
};

function firstAim(score: number): number {
  return Math.floor(score / FIRST_AIM);
}

/** Whether a walk is that path, one way or the other. */
function isPath({ graph }: RouteProblem, { stops, links, from, to }: Walk, wanted: PathText): boolean {
  const count = wanted.filter((place) => place.includes('-')).length;
  if (to - from !== count) return false;
  const path = pathAlong(graph, stops[from] as number, [...links.subarray(from, to - 1)]);
  return path.join() === wanted.join() || path.toReversed().join() === wanted.join();
}

/** Trains with requirements are a kind of their own and refuse every other route. */
function keepWishes(
  problem: RouteProblem,
  { through = {}, fixed = [] }: Pick<RouteAsk<Action>, 'through' | 'fixed'>,
): RouteProblem {
  const only = (train: RunningTrain, name: string, isWanted: (walk: Walk) => boolean): RunningTrain => ({
    ...train,
    kind: `${train.kind} ${train.id} ${name}`,
    appraise: (walk) => (isWanted(walk) ? train.appraise(walk) : null),
  });
  const trains = problem.trains.flatMap((train) => {
    const path = fixed.find((run) => run.train === train.id)?.path;
    if (path) return path.length > 0 ? only(train, 'fixed', (walk) => isPath(problem, walk, path)) : [];
    const wanted = through[train.id] ?? [];
    if (wanted.length === 0) return train;
    const stops = wanted.map((name) => problem.graph.stops.findIndex((stop) => stop.name === name));
    return only(train, `through ${wanted.join(' ')}`, (walk) =>
      stops.every((stop) => stop >= 0 && walk.stops.subarray(walk.from, walk.to).includes(stop)),
    );
  });
  return { ...problem, trains };
}

/** Values by board, then tokens, then everything else. */
type Values = WeakMap<Board, WeakMap<Tokens, Map<string, RouteValue>>>;

function valuesAt(values: Values, { board, tokens }: Placed): Map<string, RouteValue> {
  let byTokens = values.get(board);
  if (!byTokens) values.set(board, (byTokens = new WeakMap()));
  let known = byTokens.get(tokens);
  if (!known) byTokens.set(tokens, (known = new Map()));
  return known;
}

export function makeRouting<S extends Placed, A extends Action>(law: RoutingLaw<S, A>): Routing<S, A> {
  const values: Values = new WeakMap();
  // What bots ask about a company they ask for several sets of trains, one after another.
  let latest: (Placed & { readonly company: CompanyId; readonly graph: TrackGraph }) | null = null;

  function graphOf(state: S, company: CompanyId, shouldContinue: () => boolean): TrackGraph {
    const { board, tokens } = state;
    if (latest?.board === board && latest.tokens === tokens && latest.company === company)
      return latest.graph;
    const graph = law.graph(state, company, shouldContinue);
    if (graph.complete) latest = { board, tokens, company, graph };
    return graph;
  }

  function reportOf(state: S, company: CompanyId, routes: readonly RouteWish[]): RouteSet<A> | Refusal {
    const runs = law.judge(state, company, routes);
    if (isRefusal(runs)) return runs;
    const revenue = runs.reduce((sum, run) => sum + run.revenue, 0);
    const subsidy = runs.reduce((sum, run) => sum + run.subsidy, 0);
    return { action: law.action(state, company, routes), runs, revenue, subsidy, score: revenue };
  }

  return {
    best(state, ask = {}): RouteAnswer<A> {
      const company = ask.company ?? law.operator(state);
      if (company === null) throw new RangeError('no company operates');
      const { shouldContinue = () => true, objective = 'revenue' } = ask;
      const worth = WORTHS[objective];
      const graph = graphOf(state, company, shouldContinue);
      const problem = keepWishes(law.problem(state, company, graph, worth), ask);

      /** The rules have the last word: they judge the answer like a player's. */
      function checked({ routes, score }: FoundSet): RouteSet<A> {
        const wishes = routes.map((route) => law.wish?.(state, company as CompanyId, route, worth) ?? route);
        const set = reportOf(state, company as CompanyId, wishes);
        if ('refused' in set || worth(set.revenue, set.subsidy) !== score) {
          throw new Error(`finder and law differ about ${JSON.stringify(wishes)}`);
        }
        return { ...set, score: firstAim(score) };
      }

      const { onBetter, count } = ask;
      const found = findRoutes(problem, {
        shouldContinue,
        ...(count === undefined ? {} : { count }),
        ...(onBetter ? { onBetter: (set, bound) => onBetter(checked(set), firstAim(bound)) } : {}),
      });
      const { bound, optimal, work } = found;
      return { sets: found.sets.map(checked), bound: firstAim(bound), optimal, work };
    },

    value(state, company, trains, { shouldContinue = () => true } = {}): RouteValue {
      if (trains.length === 0) return { revenue: 0, subsidy: 0 };
      const known = valuesAt(values, state);
      const kinds = trains.toSorted();
      const key = [company, law.circumstances(state, company), ...kinds].join();
      const before = known.get(key);
      if (before) return before;
      let isCut = false;
      const watched = (): boolean => {
        const goesOn = shouldContinue();
        if (!goesOn) isCut = true;
        return goesOn;
      };
      const problem = law.problem(state, company, graphOf(state, company, watched), WORTHS.revenue, kinds);
      const score = findRoutes(problem, { shouldContinue: watched }).sets[0]?.score ?? 0;
      const value = { revenue: firstAim(score), subsidy: score % FIRST_AIM };
      // An answer cut short by a budget must not serve a later caller with a larger one.
      if (!isCut) known.set(key, value);
      return value;
    },

    judge(state, routes, company = law.operator(state) ?? undefined): RouteSet<A> | Refusal {
      if (company === undefined) throw new RangeError('no company operates');
      return reportOf(state, company, routes);
    },
  };
}
