import { Pool } from './pool.ts';
import type { Appraisal, Candidate, RouteProblem, RunningTrain } from './problem.ts';
import { type Picked, type Ranked, rankPools, selectRoutes } from './select.ts';
import type { PathText } from './trace.ts';
import { eachWalk } from './walks.ts';
import { type Link, pathAlong, type Web } from './web.ts';

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
  /** No set scores more. */
  readonly bound: number;
  /** Proven: the first set is as good as any. */
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
  readonly mayGoOn?: () => boolean;
  readonly onBetter?: (set: FoundSet, bound: number) => void;
}

/** A first answer is tried for after so many routes, and each time they are eight times as many. */
const FIRST_GLANCE = 64;
const NEXT_GLANCE = 8;
/** Beyond this much memory the listing stops, and the answer says that it is not proven. */
const MOST_BYTES = 256 * 1024 * 1024;

/** The kinds of trains, each with the routes found for it. */
interface Kind {
  readonly train: RunningTrain;
  readonly pool: Pool;
  readonly copies: number;
}

function kindsOf({ trains, web }: RouteProblem): Map<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const train of trains) {
    const known = kinds.get(train.kind);
    kinds.set(train.kind, {
      train,
      pool: known?.pool ?? new Pool(web.words + 1),
      copies: (known?.copies ?? 0) + 1,
    });
  }
  return kinds;
}

function stopsOf(web: Web, pool: Pool, route: number): number[] {
  let here = pool.firstStop(route);
  const stops = [here];
  for (const id of pool.linksOf(route)) {
    const { ends } = web.links[id] as Link;
    here = ends[0] === here ? ends[1] : ends[0];
    stops.push(here);
  }
  return stops;
}

export function findRoutes(problem: RouteProblem, asked: Asked = {}): Found {
  const { web, trains, together } = problem;
  const { count = 1, mayGoOn = () => true, onBetter } = asked;
  const kinds = kindsOf(problem);
  const poolOf = (train: number): Pool => kinds.get(trains[train]?.kind ?? '')?.pool as Pool;
  const candidates = new Map<Pool, Map<number, Candidate>>();
  let incumbent: FoundSet = { routes: [], score: 0 };
  let paths = 0;
  let bound = trains.reduce((sum, { ceiling }) => sum + ceiling, 0);

  function candidateOf({ train, route }: Picked): Candidate {
    const pool = poolOf(train);
    let known = candidates.get(pool);
    if (!known) candidates.set(pool, (known = new Map()));
    let candidate = known.get(route);
    if (!candidate) known.set(route, (candidate = { stops: stopsOf(web, pool, route) }));
    return candidate;
  }

  const bonusOf = together ? (picks: readonly Picked[]) => together(picks.map(candidateOf)) : null;

  function setOf(picks: readonly Picked[], score: number): FoundSet {
    const routes = picks.map(({ train, route }) => {
      const pool = poolOf(train);
      const path = pathAlong(web, pool.firstStop(route), pool.linksOf(route));
      return { train: trains[train]?.id ?? '', path };
    });
    return { routes, score };
  }

  function improve(picks: readonly Picked[], score: number): void {
    if (score <= incumbent.score) return;
    incumbent = setOf(picks, score);
    onBetter?.(incumbent, Math.max(bound, score));
  }

  /** Train after train takes the best that is left: rarely the optimum, but at once. */
  function glance(): void {
    const picks: Picked[] = [];
    const used = new Uint32Array(web.words + 1);
    let score = 0;
    for (let train = 0; train < trains.length; train++) {
      const pool = poolOf(train);
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

  let nextGlance = FIRST_GLANCE;
  let kept = 0;
  let bytes = 0;
  const isComplete = eachWalk(problem, {
    mayGoOn: () => (paths & 63) !== 0 || (mayGoOn() && bytes < MOST_BYTES),
    visit(walk, used, track) {
      paths++;
      for (const { train, pool } of kinds.values()) {
        if (train.limits.some((limit, meter) => (used[meter] as number) > limit)) continue;
        const appraisal: Appraisal | null = train.appraise(walk);
        if (!appraisal) continue;
        pool.add(walk, track, appraisal);
        kept++;
      }
      if (kept < nextGlance) return;
      nextGlance *= NEXT_GLANCE;
      bytes = [...kinds.values()].reduce((sum, { pool }) => sum + pool.bytes, 0);
      glance();
    },
  });
  glance();

  const pools = [...kinds.values()].map(({ pool }) => pool);
  const ranked = new Map<Pool, Ranked>();
  for (const [index, one] of rankPools(pools, web.words + 1).entries()) ranked.set(pools[index] as Pool, one);
  // The trains with most to choose from come last: their bound is the sharpest.
  const order = [...trains.keys()].sort((a, b) => compareTrains(a, b));
  function compareTrains(a: number, b: number): number {
    const kind = (train: number): string => trains[train]?.kind ?? '';
    return poolOf(a).size - poolOf(b).size || kind(a).localeCompare(kind(b)) || a - b;
  }
  const inOrder = (picks: readonly Picked[]): Picked[] =>
    picks
      .map(({ train, route }) => ({ train: order[train] as number, route }))
      .sort((a, b) => a.train - b.train);
  if (isComplete) bound = order.reduce((sum, train) => sum + (ranked.get(poolOf(train))?.upper[0] ?? 0), 0);
  const selected = selectRoutes({
    trains: order.map((train) => ranked.get(poolOf(train)) as Ranked),
    words: web.words + 1,
    together: bonusOf ? (picks) => bonusOf(inOrder(picks)) : null,
    count,
    // Among several wanted sets the first glance's may come again; alone it need not.
    atLeast: count === 1 ? incumbent.score : -1,
    mayGoOn,
    onBetter: (picks, score) => improve(inOrder(picks), score),
  });
  const sets = selected.sets.map(({ picks, score }) => setOf(inOrder(picks), score));
  const best = sets[0] && sets[0].score >= incumbent.score ? sets : [incumbent, ...sets].slice(0, count);
  const score = best[0]?.score ?? 0;
  const optimal = isComplete && selected.complete;
  return {
    sets: best,
    bound: optimal ? score : Math.max(score, isComplete ? selected.bound : bound),
    optimal,
    work: { paths, kept, nodes: selected.nodes },
  };
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
