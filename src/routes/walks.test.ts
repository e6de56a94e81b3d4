import { describe, expect, test } from 'vitest';
import {
  gained,
  keyOf,
  metered,
  naivePaths,
  pathOf,
  randomToy,
  type ToyLink,
  type ToyPath,
  toyGraph,
} from '../testing/routes-toy.ts';
import type { RouteProblem, RunningTrain } from './problem.ts';
import { eachWalk } from './walks.ts';
import type { Link } from './track-graph.ts';

interface Seen extends ToyPath {
  readonly used: readonly number[];
  readonly gain: number;
  readonly track: readonly number[];
}

/** Everything that is visited, in order. */
function walksOf(problem: RouteProblem, train: RunningTrain): Seen[] {
  const seen: Seen[] = [];
  const finished = eachWalk(problem, train, {
    visit(walk, used, gain, track) {
      seen.push({ ...pathOf(walk), used: [...used], gain, track: [...track] });
      return true;
    },
    shouldContinue: () => true,
  });
  expect(finished).toBe(true);
  return seen;
}

function told(walk: Seen): string {
  const { used, gain, track } = walk;
  return `${keyOf(walk)} uses ${used.join()} gains ${gain} takes ${track.join()}`;
}

function trackOf(problem: RouteProblem, { links }: ToyPath): number[] {
  const track = Array.from({ length: problem.graph.words }, () => 0);
  for (const id of links) {
    const link = problem.graph.links[id] as Link;
    for (const [word, bits] of link.track.entries()) track[word] = ((track[word] as number) | bits) >>> 0;
  }
  return track;
}

describe('every path once', () => {
  test('on random webs, with the meters, the gain and the track of each', () => {
    let paths = 0;
    for (let seed = 1; seed <= 200; seed++) {
      const problem = randomToy(seed);
      for (const train of problem.trains) {
        const seen = walksOf(problem, train);
        const wanted = [...naivePaths(problem, train).values()].map((path): Seen => ({
          ...path,
          used: problem.meters.map((meter) => metered(problem.graph, meter, path)),
          gain: gained(problem.graph, train, path),
          track: trackOf(problem, path),
        }));
        expect({ seed, seen: seen.map(told).sort() }).toEqual({ seed, seen: wanted.map(told).sort() });
        paths += seen.length;
      }
    }
    expect(paths).toBeGreaterThan(5_000);
  });
});

/** A problem by hand: the graph, and one train without limits. */
function plain(
  hexes: readonly number[],
  links: readonly ToyLink[],
  more: Partial<RouteProblem> = {},
): RouteProblem {
  const train: RunningTrain = {
    id: 't',
    kind: 'k',
    limits: [],
    appraise: () => ({ score: 0 }),
    gain: { atStop: () => 0, besides: 0 },
  };
  return {
    graph: toyGraph(hexes, links),
    anchors: [0],
    mayPass: () => true,
    hexOnce: false,
    meters: [],
    trains: [train],
    ...more,
  };
}

function stopsOf(problem: RouteProblem, train = problem.trains[0] as RunningTrain): string[] {
  return walksOf(problem, train)
    .map(({ stops }) => [stops.join(''), stops.toReversed().join('')].sort()[0] as string)
    .sort();
}

const LINE: ToyLink[] = [
  { ends: [0, 1], atoms: [0] },
  { ends: [1, 2], atoms: [1] },
  { ends: [2, 3], atoms: [2] },
];

describe('by hand', () => {
  test('a line from its end, from its middle, and with two anchors', () => {
    expect(stopsOf(plain([0, 1, 2, 3], LINE))).toEqual(['01', '012', '0123']);
    expect(stopsOf(plain([0, 1, 2, 3], LINE, { anchors: [1] }))).toEqual(['01', '012', '0123', '12', '123']);
    expect(stopsOf(plain([0, 1, 2, 3], LINE, { anchors: [3, 0, 3] }))).toEqual([
      '01',
      '012',
      '0123',
      '123',
      '23',
    ]);
  });

  test('no anchor, no path', () => {
    expect(stopsOf(plain([0, 1, 2, 3], LINE, { anchors: [] }))).toEqual([]);
  });

  test('a stop that cannot be passed ends paths, an anchor too', () => {
    expect(stopsOf(plain([0, 1, 2, 3], LINE, { mayPass: (stop) => stop !== 2 }))).toEqual(['01', '012']);
    const inTheMiddle = plain([0, 1, 2, 3], LINE, { anchors: [1], mayPass: (stop) => stop !== 1 });
    expect(stopsOf(inTheMiddle)).toEqual(['01', '12', '123']);
  });

  test('track that ends at a stop is neither come by nor left by on the way', () => {
    const ending = (terminal: [boolean, boolean]): ToyLink[] => [
      { ends: [0, 1], atoms: [0], terminal },
      { ends: [1, 2], atoms: [1] },
    ];
    expect(stopsOf(plain([0, 1, 2], ending([false, true])))).toEqual(['01']);
    expect(stopsOf(plain([0, 1, 2], ending([true, false])))).toEqual(['01', '012']);
    expect(stopsOf(plain([0, 1, 2], ending([false, true]), { anchors: [2] }))).toEqual(['12']);
    expect(stopsOf(plain([0, 1, 2], ending([false, true]), { anchors: [1] }))).toEqual(['01', '12']);
    // The other way round: the second end of the link is where it is left.
    const turned: ToyLink[] = [
      { ends: [1, 0], atoms: [0], terminal: [true, false] },
      { ends: [2, 1], atoms: [1] },
    ];
    expect(stopsOf(plain([0, 1, 2], turned))).toEqual(['01']);
  });

  test('two links between the same stops are two paths, and never both', () => {
    const double: ToyLink[] = [...LINE, { ends: [0, 1], atoms: [3] }];
    expect(stopsOf(plain([0, 1, 2, 3], double))).toEqual(['01', '01', '012', '012', '0123', '0123']);
  });

  test('links with track in common are not both in a path', () => {
    const joined: ToyLink[] = [
      { ends: [0, 1], atoms: [0, 33] },
      { ends: [1, 2], atoms: [1, 33] },
    ];
    expect(stopsOf(plain([0, 1, 2], joined))).toEqual(['01']);
  });

  test('no hex twice, if that is the rule, but several stops of one hex in one go', () => {
    // Stops 1 and 2 share a hex, joined inside it; 0 to 3 passes it on other track.
    const links: ToyLink[] = [
      { ends: [0, 1], atoms: [0] },
      { ends: [1, 2], atoms: [1], inner: true },
      { ends: [2, 3], atoms: [2] },
      { ends: [0, 3], atoms: [3], hexes: [1] },
      { ends: [2, 1], atoms: [4], hexes: [9] },
    ];
    const hexes = [0, 1, 1, 3];
    expect(stopsOf(plain(hexes, links, { hexOnce: true }))).toEqual(['01', '012', '0123', '03']);
    expect(stopsOf(plain(hexes, links))).toContain('0321');
  });

  test('a link that passes a hex twice is none where no hex may be seen twice', () => {
    const loop: ToyLink[] = [{ ends: [0, 1], atoms: [0], hexes: [5, 6, 5] }];
    expect(stopsOf(plain([0, 1], loop, { hexOnce: true }))).toEqual([]);
    expect(stopsOf(plain([0, 1], loop))).toEqual(['01']);
  });

  test('what is charged on the way through is not charged at the ends', () => {
    const meters = [{ atStop: () => 0, throughStop: (stop: number) => Number(stop === 1 || stop === 2) }];
    const limited = (limit: number): RouteProblem => {
      const problem = plain([0, 1, 2, 3], LINE, { meters, anchors: [1] });
      return { ...problem, trains: [{ ...(problem.trains[0] as RunningTrain), limits: [limit] }] };
    };
    expect(stopsOf(limited(0))).toEqual(['01', '12']);
    expect(stopsOf(limited(1))).toEqual(['01', '012', '12', '123']);
    expect(stopsOf(limited(2))).toEqual(['01', '012', '0123', '12', '123']);
  });

  test('what is refused is not grown any further, its neighbours are', () => {
    const star: ToyLink[] = [...LINE, { ends: [1, 4], atoms: [3] }];
    const problem = plain([0, 1, 2, 3, 4], star);
    const seen: string[] = [];
    eachWalk(problem, problem.trains[0] as RunningTrain, {
      visit(walk) {
        const { stops } = pathOf(walk);
        seen.push(stops.join(''));
        return stops.at(-1) !== 2;
      },
      shouldContinue: () => true,
    });
    expect(seen.sort()).toEqual(['01', '012', '014']);
  });

  test('it stops when told to, says so, and visits nothing more', () => {
    const problem = plain([0, 1, 2, 3], LINE, { anchors: [1, 3] });
    for (let most = 0; most <= 7; most++) {
      let asked = 0;
      let visited = 0;
      const finished = eachWalk(problem, problem.trains[0] as RunningTrain, {
        visit() {
          visited++;
          return true;
        },
        shouldContinue: () => asked++ < most,
      });
      expect({ most, finished, visited }).toEqual({ most, finished: most >= 6, visited: Math.min(most, 6) });
    }
  });
});
