import { describe, expect, test } from 'vitest';
import {
  keyOf,
  naivePaths,
  naiveSets,
  randomToy,
  textOf,
  type ToySet,
  walkOf,
} from '../testing/routes-toy.ts';
import { stepBudget } from './budget.ts';
import { type Found, findRoutes, type FoundSet } from './finder.ts';
import type { RouteProblem, RunningTrain } from './problem.ts';

/** A set as the naive search writes it; two paths that read alike are told apart by nothing, so neither are sets. */
function keysOf(problem: RouteProblem, sets: readonly ToySet[]): Map<string, number> {
  const { graph, trains } = problem;
  return new Map(
    sets.map(({ routes, score }) => {
      const texts = routes.map((route) => `${trains[route.train]?.kind} ${directed(textOf(graph, route))}`);
      return [`${texts.sort().join(' | ')} = ${score}`, score] as const;
    }),
  );
}

function directed(path: readonly string[]): string {
  const [forward, backward] = [path.join(' '), path.toReversed().join(' ')];
  return forward < backward ? forward : backward;
}

function keyOfFound({ trains }: RouteProblem, { routes, score }: FoundSet): string {
  const texts = routes.map(({ train, path }) => {
    return `${trains.find(({ id }) => id === train)?.kind} ${directed(path)}`;
  });
  return `${texts.sort().join(' | ')} = ${score}`;
}

/** What every answer has to keep, given all legal sets. */
function faults(problem: RouteProblem, { sets, bound, optimal }: Found, all: readonly ToySet[]): string[] {
  const found: string[] = [];
  const scores = new Set(sets.map(({ score }) => score));
  const known = keysOf(
    problem,
    all.filter(({ score }) => scores.has(score)),
  );
  const best = all[0]?.score ?? 0;
  const first = sets[0]?.score ?? -1;
  if (sets.length === 0) found.push('no set');
  if (optimal && first !== best) found.push(`proves ${first} instead of ${best}`);
  if (bound < best) found.push(`bound ${bound} below ${best}`);
  if (optimal && bound !== best) found.push(`proven, but bound ${bound}`);
  for (const [index, set] of sets.entries()) {
    if (!known.has(keyOfFound(problem, set))) found.push(`no such set: ${keyOfFound(problem, set)}`);
    if (new Set(set.routes.map(({ train }) => train)).size !== set.routes.length) found.push('a train twice');
    if (set.score > (sets[index - 1]?.score ?? set.score)) found.push('not in order');
  }
  return found;
}

describe('the best set', () => {
  test.each([
    ['where routes owe each other nothing', { together: false }],
    ['with bonuses, exclusions and marks', { together: true }],
    ['with scores that only grow', { together: false, mild: true }],
  ] as const)('%s: as by trying everything', (_, spec) => {
    let several = 0;
    for (let seed = 1; seed <= 160; seed++) {
      const problem = randomToy(seed, spec);
      const all = naiveSets(problem);
      const answer = findRoutes(problem);
      expect({ seed, optimal: answer.optimal, faults: faults(problem, answer, all) }).toEqual({
        seed,
        optimal: true,
        faults: [],
      });
      if ((answer.sets[0]?.routes.length ?? 0) > 1) several++;
    }
    expect(several).toBeGreaterThan(30);
  });

  test('is the same whatever the order of the trains', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const problem = randomToy(seed);
      const turned = { ...problem, trains: problem.trains.toReversed() };
      expect({ seed, score: findRoutes(turned).sets[0]?.score }).toEqual({
        seed,
        score: findRoutes(problem).sets[0]?.score,
      });
    }
  });

  test('nothing to run is an answer too', () => {
    const problem = randomToy(1);
    const empty = { sets: [{ routes: [], score: 0 }], bound: 0, optimal: true };
    expect(findRoutes({ ...problem, trains: [] })).toMatchObject(empty);
    expect(findRoutes({ ...problem, anchors: [] })).toMatchObject(empty);
    const trains = problem.trains.map((train): RunningTrain => ({ ...train, appraise: () => null }));
    expect(findRoutes({ ...problem, trains })).toMatchObject(empty);
  });
});

const KNOWN = new WeakMap<RunningTrain, ReturnType<typeof naivePaths>>();

function pathsOf(problem: RouteProblem, train: RunningTrain): ReturnType<typeof naivePaths> {
  let paths = KNOWN.get(train);
  if (!paths) KNOWN.set(train, (paths = naivePaths(problem, train)));
  return paths;
}

/** Whether a path may be dropped: what it grew from, one end less, counts for as much. */
function isIdle(problem: RouteProblem, train: RunningTrain, route: ToySet['routes'][number]): boolean {
  const paths = pathsOf(problem, train);
  return [0, 1].some((end) => {
    const shorter = {
      stops: end === 0 ? route.stops.slice(1) : route.stops.slice(0, -1),
      links: end === 0 ? route.links.slice(1) : route.links.slice(0, -1),
    };
    const known = paths.get(keyOf(shorter));
    const appraisal = known && train.appraise(walkOf(known));
    return appraisal ? appraisal.score >= route.appraisal.score : false;
  });
}

describe('several sets', () => {
  test.each([false, true])(
    'the best K, complete down to three quarters of the best (together: %s)',
    (together) => {
      let sets = 0;
      for (let seed = 1; seed <= 80; seed++) {
        const problem = randomToy(seed, { together });
        const all = naiveSets(problem);
        const long = findRoutes(problem, { count: all.length + 1 });
        expect({ seed, faults: faults(problem, long, all) }).toEqual({ seed, faults: [] });
        // Sets on parallel links read alike, so they are counted and not compared by name alone.
        const scores = long.sets.map(({ score }) => score);
        for (const count of [1, 2, 3, 5]) {
          const short = findRoutes(problem, { count });
          expect({ seed, scores: short.sets.map(({ score }) => score) }).toEqual({
            seed,
            scores: scores.slice(0, count),
          });
        }
        const wanted = all.filter(({ score, routes }) => {
          if (score * 4 <= (all[0]?.score ?? 0) * 3) return false;
          const isKept = (route: ToySet['routes'][number]): boolean =>
            !isIdle(problem, problem.trains[route.train] as RunningTrain, route);
          return together || routes.every(isKept);
        });
        const listed = new Set(long.sets.map((set) => keyOfFound(problem, set)));
        const missing = [...keysOf(problem, wanted).keys()].filter((key) => !listed.has(key));
        expect({ seed, missing }).toEqual({ seed, missing: [] });
        expect(long.sets.length).toBeGreaterThanOrEqual(wanted.length);
        sets += wanted.length;
      }
      expect(sets).toBeGreaterThan(400);
    },
  );
});

describe('budgets and improvements', () => {
  const LARGE = { stops: 9, links: 15, trains: 2 } as const;

  test.each([false, true])('no budget makes a wrong promise (together: %s)', (together) => {
    let unproven = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const problem = randomToy(seed, { ...LARGE, together });
      const all = naiveSets(problem);
      for (const budget of [0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 20, 50, 1000]) {
        const told: { score: number; bound: number }[] = [];
        const answer = findRoutes(problem, {
          shouldContinue: stepBudget(budget),
          onBetter: ({ score }, bound) => told.push({ score, bound }),
        });
        const wrong = faults(problem, answer, all);
        for (const [index, { score, bound }] of told.entries()) {
          if (score <= (told[index - 1]?.score ?? 0)) wrong.push(`improvement ${index} is none`);
          if (bound < (all[0]?.score ?? 0)) wrong.push(`improvement ${index} promises only ${bound}`);
        }
        if ((told.at(-1)?.score ?? 0) !== answer.sets[0]?.score) wrong.push('not told of the best');
        if (!answer.optimal) unproven++;
        else if (budget === 0) wrong.push('proven in no time');
        expect({ seed, budget, wrong }).toEqual({ seed, budget, wrong: [] });
      }
    }
    expect(unproven).toBeGreaterThan(40);
  });

  test('the first improvement comes with the first route', () => {
    const problem = randomToy(3, { together: false });
    let first = 0;
    let asked = 0;
    const trains = problem.trains.map((train): RunningTrain => ({
      ...train,
      appraise(walk) {
        asked++;
        return train.appraise(walk);
      },
    }));
    findRoutes({ ...problem, trains }, { onBetter: () => (first ||= asked) });
    expect(first).toBeLessThan(5);
  });

  test('track that was not followed to its end proves nothing', () => {
    const problem = randomToy(2);
    const graph = { ...problem.graph, complete: false };
    expect(findRoutes({ ...problem, graph })).toMatchObject({
      optimal: false,
      bound: Number.POSITIVE_INFINITY,
    });
    expect(findRoutes({ ...problem, graph, trains: [] }).optimal).toBe(false);
  });
});
