import { type Growth, makeGrowth } from './growth.ts';
import { MOST_ROUTES, Pool } from './pool.ts';
import type { Candidate, RouteProblem, RunningTrain, Walk } from './problem.ts';
import { type Picked, type Ranked, rankPools, selectRoutes } from './select.ts';
import type { PathText } from './trace.ts';
import { eachWalk } from './walks.ts';
import { type Link, pathAlong, type TrackGraph } from './track-graph.ts';

/**
 * The exact finder: every route of every train is listed, then the best set of them is chosen and proven.
 * docs/routes.md explains why the answer cannot be beaten.
 */

export interface FoundRoute {
  readonly train: string;
  readonly path: PathText;
}

export interface FoundSet {
  readonly routes: readonly FoundRoute[];
  readonly score: number;
}

export interface Found {
  /** Best first; never empty, since every train may stay at home. */
  readonly sets: readonly FoundSet[];
  /** No set scores more; infinite if there was no time even to follow the track. */
  readonly bound: number;
  /** Proven: no set is better than the first. */
  readonly optimal: boolean;
  readonly work: {
    /** Paths looked at, routes kept to choose from, steps of the choice. */
    readonly paths: number;
    readonly kept: number;
    readonly nodes: number;
  };
}

export interface Asked {
  readonly count?: number;
  readonly shouldContinue?: () => boolean;
  readonly onBetter?: (set: FoundSet, bound: number) => void;
}

/** A first answer is attempted after this many routes, and again each time they have doubled. */
const FIRST_GLANCE = 32;
/** If several sets are wanted, those that reach this fraction of the best are of interest. */
const WORTH_A_LOOK = 0.75;

/** The trains that run alike, with the routes found for them. */
interface Kind {
  readonly train: RunningTrain;
  readonly pool: Pool;
  readonly copies: number;
  readonly growth: Growth;
  /** No route of theirs counts for more. */
  ceiling: number;
}

function kindsOf(problem: RouteProblem): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const train of problem.trains) {
    const known = kinds.get(train.kind);
    const growth = known?.growth ?? makeGrowth(problem, train);
    kinds.set(train.kind, {
      train,
      growth,
      pool: known?.pool ?? new Pool(problem.graph.words + 1),
      copies: (known?.copies ?? 0) + 1,
      ceiling: train.gain.besides + growth.left(new Int32Array(problem.meters.length)),
    });
  }
  // Short trains are listed first: what they can earn bounds the long listings.
  return [...kinds.values()].sort((a, b) => (a.train.limits[0] as number) - (b.train.limits[0] as number));
}

function stopsOf(graph: TrackGraph, pool: Pool, route: number): number[] {
  let here = pool.firstStop(route);
  const stops = [here];
  for (const id of pool.linksOf(route)) {
    const { ends } = graph.links[id] as Link;
    here = ends[0] === here ? ends[1] : ends[0];
    stops.push(here);
  }
  return stops;
}

export function findRoutes(problem: RouteProblem, asked: Asked = {}): Found {
  const { graph, trains, together } = problem;
  const { count = 1, shouldContinue = () => true, onBetter } = asked;
  const kinds = kindsOf(problem);
  const pools = trains.map(({ kind }) => kinds.find(({ train }) => train.kind === kind)?.pool as Pool);
  const candidates = new Map<Pool, Map<number, Candidate>>();
  let incumbent: { readonly picks: readonly Picked[]; readonly score: number } = { picks: [], score: 0 };
  let paths = 0;
  let kept = 0;

  function candidateOf({ train, route }: Picked): Candidate {
    const pool = pools[train] as Pool;
    let known = candidates.get(pool);
    if (!known) candidates.set(pool, (known = new Map()));
    let candidate = known.get(route);
    if (!candidate) known.set(route, (candidate = { stops: stopsOf(graph, pool, route) }));
    return candidate;
  }

  const bonusOf = together ? (picks: readonly Picked[]) => together(picks.map(candidateOf)) : null;

  function setOf(picks: readonly Picked[], score: number): FoundSet {
    const routes = picks.map(({ train, route }) => {
      const pool = pools[train] as Pool;
      const path = pathAlong(graph, pool.firstStop(route), pool.linksOf(route));
      // Of its two directions the one in which listings write it.
      const isBackwards = (path[0] as string) > (path.at(-1) as string);
      return { train: trains[train]?.id ?? '', path: isBackwards ? path.toReversed() : path };
    });
    return { routes, score };
  }

  /** An upper bound for all trains together, or for all but one of them. */
  function ceiling(without?: Kind): number {
    const whole = kinds.reduce((sum, kind) => sum + kind.copies * kind.ceiling, 0);
    return whole - (without?.ceiling ?? 0);
  }

  function improve(picks: readonly Picked[], score: number): void {
    if (score <= incumbent.score) return;
    incumbent = { picks: picks.slice(), score };
    onBetter?.(setOf(picks, score), Math.max(ceiling(), score));
  }

  /** The latest route, run alone: the very first answer, and for a single train every better one. */
  function tryAlone({ train, pool }: Kind): void {
    const route = pool.size - 1;
    const picks = [{ train: trains.findIndex(({ kind }) => kind === train.kind), route }];
    const bonus = bonusOf ? bonusOf(picks) : 0;
    if (bonus !== null) improve(picks, (pool.score[route] as number) + bonus);
  }

  /** Each train in turn takes the best that is left: rarely the optimum, but immediate. */
  function glance(): void {
    const picks: Picked[] = [];
    const used = new Uint32Array(graph.words + 1);
    let score = 0;
    for (const [train, pool] of pools.entries()) {
      const route = bestFree(pool, used);
      if (route < 0) continue;
      picks.push({ train, route });
      score += pool.score[route] as number;
      for (let word = 0; word < used.length; word++) {
        used[word] = (used[word] as number) | (pool.track[route * pool.words + word] as number);
      }
      const bonus = bonusOf ? bonusOf(picks) : 0;
      if (bonus !== null) improve(picks, score + bonus);
    }
  }

  /** Sets that score no more than this are no longer of interest. */
  function floor(): number {
    return count === 1 ? incumbent.score : Math.floor(incumbent.score * WORTH_A_LOOK) - 1;
  }

  let nextGlance = FIRST_GLANCE;

  /** Lists the routes of one kind of trains; leaves out what cannot be part of a better set, unless more are wanted. */
  function list(kind: Kind): boolean {
    const { train, pool, growth } = kind;
    const others = ceiling(kind);
    let most = 0;
    // The score of every path on the way to the present one.
    const scores = new Float64Array(2 * graph.stops.length + 1);
    const hopeless = (upper: number): boolean => upper + others <= floor();
    const isComplete = eachWalk(problem, train, {
      shouldContinue: () => (paths & 63) !== 0 || (shouldContinue() && pool.size < MOST_ROUTES - 64),
      visit(walk, used, gain, track) {
        paths++;
        const appraisal = hopeless(gain) ? null : train.appraise(walk);
        const isDominated = !together && isNoBetter(scores, walk, appraisal?.score ?? -1);
        if (appraisal) {
          const upper = appraisal.score + (appraisal.share ?? 0);
          most = Math.max(most, upper);
          if (!isDominated && !hopeless(upper)) {
            pool.add(walk, track, appraisal);
            if (upper > incumbent.score) tryAlone(kind);
            if (++kept >= nextGlance) {
              nextGlance *= 2;
              glance();
            }
          }
        }
        return !hopeless(gain + growth.left(used));
      },
    });
    glance();
    // What was left out could not have been part of a better set, so it need not be counted.
    if (isComplete) kind.ceiling = most;
    return isComplete;
  }

  /** The answer before any search among the routes. */
  function answer(optimal: boolean, bound: number): Found {
    const { picks, score } = incumbent;
    return { sets: [setOf(picks, score)], bound, optimal, work: { paths, kept, nodes: 0 } };
  }

  const isListed = kinds.map(list).every(Boolean);
  // Nothing can be said about track that was never examined.
  if (!graph.complete) return answer(false, Number.POSITIVE_INFINITY);
  if (!isListed) return answer(false, Math.max(incumbent.score, ceiling()));
  if (count === 1 && ceiling() <= incumbent.score) return answer(true, incumbent.score);

  const kindPools = kinds.map(({ pool }) => pool);
  const above = kinds.map((kind) => floor() - ceiling(kind));
  const ranks = rankPools(kindPools, above, graph.words + 1, shouldContinue);
  if (!ranks) return answer(false, Math.max(incumbent.score, ceiling()));
  const rankedOf = (train: number): Ranked => ranks[kindPools.indexOf(pools[train] as Pool)] as Ranked;
  // Trains with the fewest routes come first; trains that run alike stay together.
  const order = [...trains.keys()].sort(
    (a, b) =>
      rankedOf(a).route.length - rankedOf(b).route.length ||
      ranks.indexOf(rankedOf(a)) - ranks.indexOf(rankedOf(b)),
  );
  const inOrder = (picks: readonly Picked[]): Picked[] =>
    picks
      .map(({ train, route }) => ({ train: order[train] as number, route }))
      .sort((a, b) => a.train - b.train);
  const selected = selectRoutes({
    trains: order.map(rankedOf),
    words: graph.words + 1,
    together: bonusOf ? (picks) => bonusOf(inOrder(picks)) : null,
    count,
    atLeast: floor(),
    shouldContinue,
    onBetter: (picks, score) => improve(inOrder(picks), score),
  });
  const sets = selected.sets.map(({ picks, score }) => ({ picks: inOrder(picks), score }));
  const best = sets[0] && sets[0].score >= incumbent.score ? sets : [incumbent, ...sets].slice(0, count);
  const { score } = best[0] as (typeof best)[number];
  return {
    sets: best.map((set) => setOf(set.picks, set.score)),
    bound: selected.complete ? score : Math.max(score, selected.bound),
    optimal: selected.complete,
    work: { paths, kept, nodes: selected.nodes },
  };
}

/**
 * Notes a path's score, and says whether the path it grew from counts for as much on less track: a set that could run
 * this one could run that one. Only where routes owe each other nothing; elsewhere a further stop may matter.
 */
function isNoBetter(scores: Float64Array, { from, to }: Walk, score: number): boolean {
  const length = to - from;
  scores[length] = score;
  return length > 2 && (scores[length - 1] as number) >= score;
}

function bestFree({ size, words, track, score }: Pool, used: Uint32Array): number {
  let best = -1;
  for (let route = 0; route < size; route++) {
    if (best >= 0 && (score[route] as number) <= (score[best] as number)) continue;
    let free = true;
    for (let word = 0; free && word < words; word++) {
      free = ((track[route * words + word] as number) & (used[word] as number)) === 0;
    }
    if (free) best = route;
  }
  return best;
}
