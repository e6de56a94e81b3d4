import { ORACLE_BOARDS } from '../oracle-boards.ts';
import { ROUTE_CHECKS } from '../routes-checks.ts';
import { keptAnswers, loadOracle, nameOf } from '../routes-oracle.ts';
import { SUBJECT_1848, SUBJECT_1860, SUBJECT_18GB } from '../routes-subjects.ts';

/** So many times the boards that CI looks at, from the same seeds on. */
const TIMES = 20;

/** One part of the soak of the finder. */
export interface RouteSoak {
  readonly name: string;
  /** What is wrong. */
  readonly run: () => readonly string[] | Promise<readonly string[]>;
}

async function againstSolver(times: number): Promise<string[]> {
  const solve = await loadOracle();
  const kept = keptAnswers();
  const wrong: string[] = [];
  for (const boards of Object.values(ORACLE_BOARDS)) {
    for (const { where, task, find } of boards(times)) {
      const answer = solve(task);
      const { optimal, best } = find();
      if (!optimal || best !== answer) wrong.push(`${where}: ${best}, the solver says ${answer}`);
      const before = kept[nameOf(task)] ?? answer;
      if (before !== answer) wrong.push(`${where}: ${before} is kept, the solver says ${answer}`);
    }
  }
  return wrong;
}

/** Every property on random boards of every title, and the solver's answers made again. */
export function routeSoaks(share: number): RouteSoak[] {
  const times = TIMES * share;
  const some = (count: number): number => Math.ceil(count * times);
  const checksOf = (
    title: string,
    run: (name: keyof typeof ROUTE_CHECKS) => readonly string[],
  ): RouteSoak[] =>
    (Object.keys(ROUTE_CHECKS) as (keyof typeof ROUTE_CHECKS)[]).map((name) => ({
      name: `routes of ${title}: ${name}`,
      run: () => run(name),
    }));
  return [
    ...checksOf(
      '1848',
      (name) => ROUTE_CHECKS[name].check(SUBJECT_1848, some(ROUTE_CHECKS[name].count)).wrong,
    ),
    ...checksOf(
      '1860',
      (name) => ROUTE_CHECKS[name].check(SUBJECT_1860, some(ROUTE_CHECKS[name].count)).wrong,
    ),
    ...checksOf(
      '18GB',
      (name) => ROUTE_CHECKS[name].check(SUBJECT_18GB, some(ROUTE_CHECKS[name].count)).wrong,
    ),
    { name: 'routes against the solver', run: () => againstSolver(Math.max(1, Math.ceil(times))) },
  ];
}
