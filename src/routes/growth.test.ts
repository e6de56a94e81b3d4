import { describe, expect, test } from 'vitest';
import { gained, metered, naivePaths, randomToy, type ToyPath, toyGraph } from '../testing/routes-toy.ts';
import { makeGrowth } from './growth.ts';
import type { RouteProblem, RunningTrain } from './problem.ts';

/** Every piece of a path that is a path with fewer stops, or a single stop. */
function parts({ stops, links }: ToyPath): ToyPath[] {
  const found: ToyPath[] = [];
  for (let from = 0; from < stops.length; from++) {
    for (let to = from + 1; to <= stops.length; to++) {
      if (to - from < stops.length)
        found.push({ stops: stops.slice(from, to), links: links.slice(from, to - 1) });
    }
  }
  return found;
}

describe('what a route can still gain', () => {
  test('is never less than what any longer one has more', () => {
    let seen = 0;
    const wrong: string[] = [];
    for (let seed = 1; seed <= 80; seed++) {
      const problem = randomToy(seed, { stops: 6, links: 8 });
      const { graph, meters } = problem;
      for (const train of problem.trains) {
        const growth = makeGrowth(problem, train);
        for (const path of naivePaths(problem, train).values()) {
          for (const part of parts(path)) {
            const used = Int32Array.from(meters, (meter) => metered(graph, meter, part));
            const more = gained(graph, train, path) - gained(graph, train, part);
            seen++;
            if (growth.left(used) < more) wrong.push(`seed ${seed}: ${growth.left(used)} below ${more}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(5_000);
  });

  const graph = toyGraph(
    [0, 1, 2, 3],
    [
      { ends: [0, 1], atoms: [0] },
      { ends: [1, 2], atoms: [1] },
      { ends: [2, 3], atoms: [2] },
    ],
  );
  const values = [10, 40, 20, 30];

  function growthOf(meters: RouteProblem['meters'], limits: readonly number[], alongLink?: number) {
    const train: RunningTrain = {
      id: 't',
      kind: 'k',
      limits,
      appraise: () => null,
      gain: {
        atStop: (stop) => values[stop] as number,
        besides: 500,
        ...(alongLink === undefined ? {} : { alongLink: () => alongLink }),
      },
    };
    const problem = { graph, anchors: [0], mayPass: () => true, hexOnce: false, meters, trains: [train] };
    return makeGrowth(problem, train);
  }

  test('is the best stops that the reach allows, and all that are free', () => {
    const cities = { atStop: (stop: number) => Number(stop !== 0) };
    const growth = growthOf([cities], [3]);
    expect([0, 1, 2, 3].map((used) => growth.left(Int32Array.of(used)))).toEqual([100, 80, 50, 10]);
  });

  test('is the least that any meter says, with all links', () => {
    const all = { atStop: () => 1 };
    const growth = growthOf([all, { atStop: () => 0 }], [4, 0], 7);
    expect([0, 1, 2, 3, 4, 5].map((used) => growth.left(Int32Array.of(used, 0)))).toEqual([
      121, 111, 91, 61, 21, 21,
    ]);
  });

  test('has no end where nothing is counted', () => {
    expect(growthOf([], []).left(new Int32Array(0))).toBe(Number.POSITIVE_INFINITY);
  });

  test('an endless reach takes everything', () => {
    const growth = growthOf([{ atStop: () => 1 }], [Number.MAX_SAFE_INTEGER]);
    expect(growth.left(Int32Array.of(2))).toBe(100);
  });
});
