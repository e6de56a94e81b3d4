import type { AnyGame } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { timeBudget } from '../routes/budget.ts';
import { findRoutes } from '../routes/finder.ts';
import { countPaths, denseProblem } from './dense-board.ts';
import { type Figure, median, processorClock, processorMilliseconds, quantile } from './measure.ts';
import { playedRuns } from './runs.ts';

/** The route finder: every run of real games, and boards with more track than any game has. */

/** Two trains and as many paths as took navig18xx two minutes. */
const MANY_PATHS = { rows: 8, columns: 9, cityEvery: 2, tokenEvery: 13, trains: [6, 7] };

/** Too large to finish: on one, listing the routes never ends; on the other, choosing among them. */
const ENDLESS = [
  { rows: 8, columns: 9, cityEvery: 2, tokenEvery: 4, trains: [99, 99] },
  { rows: 8, columns: 9, cityEvery: 2, tokenEvery: 4, trains: [6, 6, 6, 6] },
];
const BUDGET = 100;

interface RunTime {
  readonly whole: number;
  readonly first: number;
}

/** Each run of a game once, in a position as it comes out of `apply`. */
function runTimes(game: AnyGame, match: Match): RunTime[] {
  const { routing } = game;
  if (!routing) return [];
  return [...playedRuns(game, match)].map(({ state, company }) => {
    const begin = processorClock();
    let first: number | null = null;
    const onBetter = (): void => {
      first ??= processorClock() - begin;
    };
    const whole = processorMilliseconds(() => void routing.best(state, { company, onBetter }));
    return { whole, first: first ?? whole };
  });
}

/** The median time of each run, so that other load on the machine matters little. */
function middleTimes(passes: readonly (readonly RunTime[])[], part: keyof RunTime): number[] {
  return (passes[0] ?? []).map((_, run) => median(passes.map((pass) => pass[run]?.[part] ?? 0)));
}

function runFigures(subjects: readonly { game: AnyGame; match: Match }[], passes: number): Figure[] {
  const pass = (): RunTime[] => subjects.flatMap(({ game, match }) => runTimes(game, match));
  // A first round to warm up the JIT compiler.
  pass();
  const measured = Array.from({ length: passes }, pass);
  const whole = middleTimes(measured, 'whole');
  if (whole.length === 0) return [];
  const first = middleTimes(measured, 'first');
  const atMost = (value: number) => ({ kind: 'at most', value }) as const;
  return [
    { name: `routes of ${whole.length} runs p50`, unit: 'ms', value: median(whole) },
    { name: 'routes p95', unit: 'ms', value: quantile(whole, 0.95), target: atMost(50) },
    { name: 'routes max', unit: 'ms', value: Math.max(...whole), target: atMost(500) },
    { name: 'routes first answer, max', unit: 'ms', value: Math.max(...first), target: atMost(20) },
  ];
}

function denseFigures(repeats: number): Figure[] {
  const many = denseProblem(MANY_PATHS);
  const times = Array.from({ length: repeats }, () => processorMilliseconds(() => void findRoutes(many)));
  const endless = ENDLESS.map((dense) => denseProblem(dense)).flatMap((problem) =>
    Array.from({ length: repeats }, () =>
      processorMilliseconds(() => {
        const shouldContinue = timeBudget(processorClock, BUDGET);
        if (findRoutes(problem, { shouldContinue }).optimal)
          throw new Error('the endless board has come to an end');
      }),
    ),
  );
  return [
    {
      name: `routes, ${countPaths(many).toLocaleString('en')} paths and ${MANY_PATHS.trains.length} trains`,
      unit: 'ms',
      value: median(times),
      target: { kind: 'at most', value: 2000 },
    },
    {
      name: `routes, budget of ${BUDGET} ms, max`,
      unit: 'ms',
      value: Math.max(...endless),
      target: { kind: 'at most', value: 120 },
    },
  ];
}

export function routeFigures(
  subjects: readonly { readonly game: AnyGame; readonly match: Match }[],
  quick: boolean,
): Figure[] {
  const repeats = quick ? 1 : 5;
  return [...runFigures(subjects, repeats), ...denseFigures(repeats)];
}

/** The most memory this program has held so far, in MB. */
export function memoryFigure(): Figure {
  const value = process.resourceUsage().maxRSS / 1024;
  return { name: 'memory of all this, max', unit: 'MB', value, target: { kind: 'at most', value: 512 } };
}
