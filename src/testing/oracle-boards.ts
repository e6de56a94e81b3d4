import type { TrainName } from '../games/1848/data.ts';
import { routing } from '../games/1848/routing.ts';
import type { State } from '../games/1848/state.ts';
import { findRoutes } from '../routes/finder.ts';
import type { BruteTask } from './brute-routes.ts';
import { builtBoard, dense1848, synthetic, syntheticTask, withTrains1848 } from './routes-large.ts';
import { isForOracle } from './routes-oracle.ts';
import { brute1848 } from './routes-titles.ts';

/** Boards on which the finder is held against an integer solver: a few in CI, as many as wanted in the soak. */

/** A board: the task for the solver, and what the finder makes of it. */
export interface OracleBoard {
  readonly where: string;
  readonly task: BruteTask;
  readonly find: () => { readonly optimal: boolean; readonly best: number };
}

const ENDLESS = 99;
const ROSTERS: readonly (readonly TrainName[])[] = [
  ['6', '6'],
  ['8', '4', '4+'],
  ['D', '5'],
  ['2E', '3', '8'],
];
const REACHES = [
  [6, 6],
  [6, 8, 8],
  [5, 6, 7, ENDLESS],
  [ENDLESS, ENDLESS],
] as const;

function widest({ trains }: BruteTask): number {
  return Math.max(...trains.map(({ routes }) => routes.length));
}

function in1848(where: string, state: State, company: string): OracleBoard | null {
  const task = brute1848(state, company, 1_000);
  if (!task || !isForOracle(task)) return null;
  const find: OracleBoard['find'] = () => {
    const { sets, optimal } = routing.best(state, { company });
    return { optimal, best: sets[0]?.revenue ?? 0 };
  };
  return { where, task, find };
}

/** 1848 full of track, two to four trains from reach 5 to the end of the line. */
function* denseBoards(count: number): Generator<OracleBoard> {
  for (let seed = 1, made = 0; made < count; seed++) {
    const { state, company, where } = dense1848(seed);
    const board = in1848(where, state, company);
    if (!board || widest(board.task) < 50) continue;
    made++;
    yield board;
  }
}

/** The last boards of games between builders, with several sets of trains for each company. */
function* builtBoards(games: number): Generator<OracleBoard> {
  for (let seed = 3; seed < 3 + games; seed++) {
    const { state, companies } = builtBoard(seed);
    for (const company of companies) {
      for (const names of ROSTERS) {
        const where = `builders ${seed}, ${company} ${names.join()}`;
        const board = in1848(where, withTrains1848(state, company, names), company);
        if (board) yield board;
      }
    }
  }
}

/** Synthetic ground, with trains of several reaches. */
function* syntheticBoards(count: number): Generator<OracleBoard> {
  for (const trains of REACHES) {
    for (let seed = 1, made = 0; made < count; seed++) {
      const ground = synthetic(seed, 4, 4, trains);
      const task = syntheticTask(ground, 800);
      if (!task || !isForOracle(task) || widest(task) < 40) continue;
      made++;
      const find: OracleBoard['find'] = () => {
        const { sets, optimal } = findRoutes(ground.problem);
        return { optimal, best: sets[0]?.score ?? 0 };
      };
      yield { where: `${ground.where}, trains ${trains.join()}`, task, find };
    }
  }
}

/** Each kind of board; `times` as many as CI looks at. */
export const ORACLE_BOARDS = {
  dense: (times) => denseBoards(6 * times),
  built: (times) => builtBoards(times),
  synthetic: (times) => syntheticBoards(5 * times),
} as const satisfies Readonly<Record<string, (times: number) => Generator<OracleBoard>>>;
