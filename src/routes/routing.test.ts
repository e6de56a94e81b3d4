import { describe, expect, test } from 'vitest';
import { type Action, refuse } from '../core/game.ts';
import type { RouteWish, Routing, RunReport } from '../core/routing.ts';
import type { Board } from '../rail/board.ts';
import type { Tokens } from '../rail/tokens.ts';
import { pathOf, toyGraph } from '../testing/routes-toy.ts';
import type { RouteProblem, RunningTrain } from './problem.ts';
import { makeRouting, type RoutingLaw, type Worth } from './routing.ts';
import type { TrackGraph } from './track-graph.ts';

/**
 * A title of five stops in a ring, with a line to each neighbour and one across. A stop pays its revenue, a halt its
 * subsidy instead; a route has up to three stops and begins or ends where it likes, but calls at stop 0.
 */
interface State {
  readonly trains: readonly string[];
  readonly board: Board;
  readonly tokens: Tokens;
}
type Run = Action & { readonly routes: readonly RouteWish[] };

const REVENUE = [10, 30, 20, 50, 40];
const SUBSIDY = [0, 0, 35, 0, 5];
const GRAPH = toyGraph(
  [0, 1, 2, 3, 4],
  [
    { ends: [0, 1], atoms: [0] },
    { ends: [1, 2], atoms: [1] },
    { ends: [2, 3], atoms: [2] },
    { ends: [3, 4], atoms: [3] },
    { ends: [4, 0], atoms: [4] },
    { ends: [0, 2], atoms: [5] },
  ],
);

function stopOf(name: string): number {
  return Number(name.split('-')[1]);
}

function judge(state: State, routes: readonly RouteWish[]): RunReport[] | ReturnType<typeof refuse> {
  const lost = routes.find(({ train }) => !state.trains.includes(train));
  if (lost) return refuse('not-its-train', 'toy-1', { train: lost.train });
  return routes.map(({ train, path }) => {
    const stops = path.map(stopOf);
    return {
      train,
      name: 'toy',
      path,
      revenue: stops.reduce((sum, stop) => sum + (REVENUE[stop] as number), 0),
      subsidy: stops.reduce((sum, stop) => sum + (SUBSIDY[stop] as number), 0),
      items: [],
    };
  });
}

function problem({ trains }: State, worth: Worth): RouteProblem {
  const value = (stop: number): number => worth(REVENUE[stop] as number, SUBSIDY[stop] as number);
  return {
    graph: GRAPH,
    anchors: [0],
    mayPass: () => true,
    hexOnce: false,
    meters: [{ atStop: () => 1 }],
    trains: trains.map((id): RunningTrain => ({
      id,
      kind: 'toy',
      limits: [3],
      appraise: (walk) => ({ score: pathOf(walk).stops.reduce((sum, stop) => sum + value(stop), 0) }),
      gain: { atStop: value, besides: 0 },
    })),
  };
}

const LAW: RoutingLaw<State, Run> = {
  operator: ({ trains }) => (trains.length > 0 ? 'A' : null),
  graph: () => GRAPH,
  problem: (state, _company, _graph, worth, kinds) =>
    problem(kinds ? { ...state, trains: kinds.map((kind, index) => `${kind}-${index}`) } : state, worth),
  circumstances: () => '',
  judge: (state, _company, routes) => judge(state, routes),
  action: (_state, _company, routes) => ({ type: 'run_routes', by: 0, routes }),
};

const PLACED = { board: {} as Board, tokens: {} };
const ONE: State = { ...PLACED, trains: ['a'] };
const TWO: State = { ...PLACED, trains: ['a', 'b'] };

function pathsOf(sets: readonly { readonly runs: readonly RunReport[] }[]): string[][] {
  return sets.map(({ runs }) =>
    runs.map(({ path }) => {
      const stops = path.map(stopOf);
      return [stops.join(''), stops.toReversed().join('')].sort()[0] as string;
    }),
  );
}

describe('what is looked for', () => {
  const routing = makeRouting(LAW);

  test('revenue, and subsidy between equals', () => {
    const { sets, bound, optimal } = routing.best(ONE);
    expect({ bound, optimal }).toEqual({ bound: 100, optimal: true });
    expect(sets[0]).toMatchObject({ revenue: 100, subsidy: 5, score: 100 });
    expect(pathsOf(sets)).toEqual([['043']]);
    // 0-4-3 is worth 100; with 50 for each of 2 and 4, stop 2 wins by its subsidy.
    const even = makeRouting({
      ...LAW,
      judge: (state, _, routes) =>
        (judge(state, routes) as RunReport[]).map((run) => ({ ...run, revenue: run.path.length })),
      problem(state, _company, _graph, worth) {
        const plain = problem(state, worth);
        const value = (stop: number): number => worth(1, SUBSIDY[stop] as number);
        const trains = plain.trains.map((train) => ({
          ...train,
          appraise: (walk: Parameters<typeof train.appraise>[0]) => ({
            score: pathOf(walk).stops.reduce((sum, stop) => sum + value(stop), 0),
          }),
          gain: { atStop: value, besides: 0 },
        }));
        return { ...plain, trains };
      },
    });
    expect(even.best(ONE).sets[0]).toMatchObject({ revenue: 3, subsidy: 40 });
    expect(pathsOf(even.best(ONE).sets)).toEqual([['204']]);
  });

  test('subsidy, or the sum of both', () => {
    const subsidy = routing.best(ONE, { objective: 'subsidy' });
    expect(pathsOf(subsidy.sets)).toEqual([['204']]);
    expect(subsidy).toMatchObject({ bound: 40, sets: [{ score: 40, subsidy: 40, revenue: 70 }] });
    const total = routing.best(ONE, { objective: 'total' });
    expect(pathsOf(total.sets)).toEqual([['023']]);
    expect(total).toMatchObject({ bound: 115, sets: [{ score: 115, subsidy: 35, revenue: 80 }] });
  });

  test('as many sets as are asked for', () => {
    const { sets } = routing.best(ONE, { count: 3 });
    expect(sets.map(({ score }) => score)).toEqual([100, 80, 80]);
    expect(pathsOf(sets)).toEqual([['043'], ['023'], ['104']]);
  });

  test('the action runs what was found', () => {
    const { sets } = routing.best(TWO);
    expect(sets[0]?.action).toEqual({
      type: 'run_routes',
      by: 0,
      routes: sets[0]?.runs.map(({ train, path }) => ({ train, path })),
    });
  });
});

describe('stops that a train has to call at', () => {
  const routing = makeRouting(LAW);

  test('hold for that train alone', () => {
    expect(pathsOf(routing.best(ONE, { through: { a: ['h1-1'] } }).sets)).toEqual([['104']]);
    expect(pathsOf(routing.best(TWO, { through: { b: ['h3-3', 'h2-2'] } }).sets)).toEqual([['043', '023']]);
    expect(pathsOf(routing.best(TWO, { through: { a: ['h3-3', 'h2-2'] } }).sets)).toEqual([['023', '043']]);
  });

  test('all of them, in any order', () => {
    expect(pathsOf(routing.best(ONE, { through: { a: ['h4-4', 'h2-2'] } }).sets)).toEqual([['204']]);
    expect(pathsOf(routing.best(ONE, { through: { a: ['h2-2', 'h4-4'] } }).sets)).toEqual([['204']]);
  });

  test('a train that cannot call there stays at home', () => {
    expect(routing.best(ONE, { through: { a: ['h1-1', 'h3-3'] } })).toMatchObject({
      optimal: true,
      bound: 0,
    });
    expect(pathsOf(routing.best(ONE, { through: { a: ['nowhere'] } }).sets)).toEqual([[]]);
  });

  test('an empty wish is none', () => {
    expect(routing.best(TWO, { through: { a: [] } }).bound).toBe(routing.best(TWO).bound);
    expect(routing.best(TWO, { through: {} }).bound).toBe(routing.best(TWO).bound);
  });
});

describe('the law has the last word', () => {
  test('a finder that thinks otherwise is an error, also on the way', () => {
    const dearer = makeRouting<State, Run>({
      ...LAW,
      judge: (state, _, routes) =>
        (judge(state, routes) as RunReport[]).map((run) => ({ ...run, revenue: run.revenue + 1 })),
    });
    expect(() => dearer.best(ONE)).toThrow('finder and law differ');
    const strict = makeRouting<State, Run>({
      ...LAW,
      judge: (state, _, routes) =>
        routes.some(({ path }) => path.length < 3) ? refuse('too-short', 'toy-2') : judge(state, routes),
    });
    expect(() => strict.best(ONE, { onBetter: () => {} })).toThrow('finder and law differ');
    const poorer = makeRouting<State, Run>({
      ...LAW,
      judge: (state, _, routes) =>
        (judge(state, routes) as RunReport[]).map((run) => ({ ...run, subsidy: run.subsidy + 1 })),
    });
    expect(() => poorer.best(ONE)).toThrow('finder and law differ');
  });

  test('what a path leaves open is added before it is judged', () => {
    const routing = makeRouting<State, Run>({
      ...LAW,
      wish: (_state, _company, route) => ({ ...route, halts: 2 }),
    });
    expect(routing.best(ONE).sets[0]?.action.routes).toEqual([expect.objectContaining({ halts: 2 })]);
  });

  test('a set of a player is judged in the same way', () => {
    const routing = makeRouting(LAW);
    const path = ['h0-0', 'h1-1'];
    expect(routing.judge(ONE, [{ train: 'a', path }])).toMatchObject({ revenue: 40, subsidy: 0, score: 40 });
    expect(routing.judge(ONE, [{ train: 'b', path }])).toMatchObject({
      refused: true,
      code: 'not-its-train',
    });
    expect(routing.judge(ONE, [])).toMatchObject({ revenue: 0, runs: [] });
  });
});

describe('who runs', () => {
  const routing = makeRouting(LAW);

  test('the company whose turn it is, or the one that is asked for', () => {
    const asked: string[] = [];
    const spying = makeRouting<State, Run>({
      ...LAW,
      problem(state, company, _graph, worth) {
        asked.push(company);
        return problem(state, worth);
      },
    });
    spying.best(ONE);
    spying.best(ONE, { company: 'Z' });
    spying.best({ ...PLACED, trains: [] }, { company: 'Y' });
    expect(asked).toEqual(['A', 'Z', 'Y']);
  });

  test('nobody at work is an error of the caller', () => {
    expect(() => routing.best({ ...PLACED, trains: [] })).toThrow(RangeError);
    expect(() => routing.judge({ ...PLACED, trains: [] }, [])).toThrow(RangeError);
    expect(routing.judge({ ...PLACED, trains: [] }, [], 'A')).toMatchObject({ revenue: 0 });
  });
});

describe('time and improvements', () => {
  test('improvements are sets like any other, in whole money', () => {
    const told: number[][] = [];
    const { bound } = makeRouting(LAW).best(TWO, {
      onBetter: (set, most) => told.push([set.score, set.revenue, most]),
    });
    expect(told.length).toBeGreaterThan(1);
    for (const [score = 0, revenue = 0, most = 0] of told) {
      expect(score).toBe(revenue);
      expect(Number.isInteger(most)).toBe(true);
      expect(most).toBeGreaterThanOrEqual(bound);
    }
    expect(told.at(-1)?.[0]).toBe(bound);
  });

  test('the law is given the same clock', () => {
    let asked = 0;
    const law: RoutingLaw<State, Run> = {
      ...LAW,
      graph(_state, _company, shouldContinue) {
        shouldContinue();
        return GRAPH;
      },
    };
    makeRouting(law).best(ONE, {
      shouldContinue() {
        asked++;
        return false;
      },
    });
    expect(asked).toBeGreaterThan(1);
  });
});

describe('the track of a company', () => {
  function counting(isComplete: () => boolean): { routing: Routing<State, Run>; made: () => number } {
    let made = 0;
    const graph = (): TrackGraph => {
      made++;
      return { ...GRAPH, complete: isComplete() };
    };
    return { routing: makeRouting<State, Run>({ ...LAW, graph }), made: () => made };
  }

  test('is followed once for all questions about a company on the same board with the same tokens', () => {
    const { routing, made } = counting(() => true);
    routing.best(ONE);
    routing.best(TWO);
    routing.value(ONE, 'A', ['toy', 'toy']);
    expect(made()).toBe(1);
    routing.value(ONE, 'B', ['toy']);
    routing.value({ ...ONE, tokens: {} }, 'B', ['toy']);
    routing.value({ ...ONE, board: {} as Board }, 'B', ['toy']);
    expect(made()).toBe(4);
  });

  test('is followed again where time ran out before', () => {
    let isComplete = false;
    const { routing, made } = counting(() => isComplete);
    routing.best(ONE);
    isComplete = true;
    routing.best(ONE);
    routing.best(ONE);
    expect(made()).toBe(2);
  });
});

describe('hypothetical trains', () => {
  test('are worth what the same trains would run for, and nothing is worth nothing', () => {
    const routing = makeRouting(LAW);
    const [best] = routing.best(TWO).sets;
    expect(routing.value(ONE, 'A', ['toy', 'toy'])).toEqual({
      revenue: best?.revenue,
      subsidy: best?.subsidy,
    });
    expect(routing.value(ONE, 'A', [])).toEqual({ revenue: 0, subsidy: 0 });
  });

  test('are searched once for a board, its tokens and the circumstances; a search cut short is not remembered', () => {
    let searches = 0;
    let phase = '2';
    const routing = makeRouting<State, Run>({
      ...LAW,
      circumstances: () => phase,
      problem: (...asked) => {
        searches++;
        return LAW.problem(...asked);
      },
    });
    routing.value(ONE, 'A', ['toy'], { shouldContinue: () => false });
    const value = routing.value(ONE, 'A', ['toy']);
    expect(routing.value(TWO, 'A', ['toy'])).toBe(value);
    expect(searches).toBe(2);
    phase = '3';
    routing.value(ONE, 'A', ['toy']);
    routing.value({ ...ONE, tokens: {} }, 'A', ['toy']);
    expect(searches).toBe(4);
  });
});
