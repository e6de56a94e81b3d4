import { routing } from '../src/games/1848/routing.ts';
import { aimsIn, bruteBest } from '../src/testing/brute-routes.ts';
import { dense1848, synthetic, syntheticTask } from '../src/testing/routes-large.ts';
import { isForOracle, loadOracle } from '../src/testing/routes-oracle.ts';
import { brute1848 } from '../src/testing/routes-titles.ts';
import { timeBudget } from '../src/routes/budget.ts';
import { findRoutes } from '../src/routes/finder.ts';

/**
 * The finder on boards larger than any game's, against an integer solver or brute force where they get through, and
 * what a budget of 100 ms gives: `npx tsx tools/large-routes.ts [seeds]`. Takes minutes.
 */
const seeds = Number(process.argv[2] ?? 40);
const oracle = await loadOracle();
const tally = { boards: 0, proven: 0, compared: 0, wrong: 0, slowest: 0, late: 0 };

interface SearchResult {
  readonly score: number;
  readonly bound: number;
  readonly optimal: boolean;
  readonly work: object;
}

function look(
  where: string,
  run: (shouldContinue: () => boolean) => SearchResult,
  truth: number | null,
): void {
  const clock = (): number => performance.now();
  let began = clock();
  const whole = run(timeBudget(clock, 20_000));
  const took = clock() - began;
  began = clock();
  const short = run(timeBudget(clock, 100));
  const late = clock() - began - 100;
  tally.boards++;
  tally.slowest = Math.max(tally.slowest, took);
  tally.late = Math.max(tally.late, late);
  if (whole.optimal) tally.proven++;
  if (truth !== null) tally.compared++;
  const known = truth ?? (whole.optimal ? whole.score : null);
  const isWrong =
    known !== null &&
    (whole.score > known ||
      (whole.optimal && whole.score !== known) ||
      short.bound < known ||
      short.score > known ||
      (short.optimal && short.score !== known));
  if (isWrong) tally.wrong++;
  console.log(
    `${where}: ${whole.score}${whole.optimal ? '' : ` to ${whole.bound}`} in ${took.toFixed(0)} ms, ` +
      `${JSON.stringify(whole.work)}, truth ${truth ?? 'unknown'}; 100 ms: ${short.score} to ${short.bound}, ` +
      `${late.toFixed(0)} ms late${isWrong ? ' WRONG' : ''}`,
  );
}

for (let seed = 1; seed <= seeds; seed++) {
  const { state, company, where } = dense1848(seed);
  const names = state.companies[company]?.trains.map((id) => state.trains[id]).join();
  const task = brute1848(state, company, 3_000);
  const truth = task && isForOracle(task) ? oracle(task) : null;
  const run = (shouldContinue: () => boolean): SearchResult => {
    const { sets, ...rest } = routing.best(state, { company, shouldContinue });
    return { ...rest, score: sets[0]?.score ?? 0 };
  };
  look(`${where} (${names})`, run, truth);
}

const ENDLESS = 99;
for (let seed = 1; seed <= seeds; seed++) {
  const trains = [
    [6, 6],
    [8, 8, 8],
    [6, 7, ENDLESS],
    [6, 6, 8, ENDLESS],
  ][seed % 4] as number[];
  const size = 4 + (seed % 4);
  const board = synthetic(seed, size, size + 1, trains, seed % 3 === 0 ? 20 : 0);
  const task = syntheticTask(board, 20_000);
  const [score] = aimsIn((task && bruteBest(task, { limit: 300_000_000 })?.best.score) ?? -1);
  const truth = task && isForOracle(task) ? oracle(task) : score >= 0 ? score : null;
  const run = (shouldContinue: () => boolean): SearchResult => {
    const { sets, ...rest } = findRoutes(board.problem, { shouldContinue });
    return { ...rest, score: sets[0]?.score ?? 0 };
  };
  look(`${board.where} ${size}x${size + 1} (${trains.join()})`, run, truth);
}
console.log(JSON.stringify(tally));
