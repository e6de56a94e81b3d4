import { type Action, isRefusal } from '../core/game.ts';
import type { RouteSet, RouteWish, Routing } from '../core/routing.ts';
import { nth } from '../core/present.ts';
import { loadGame, startImported } from '../interop/import.ts';
import type { FileTitle } from '../interop/title.ts';
import { TITLE_1848 } from '../interop/1848/title.ts';
import { TITLE_1860 } from '../interop/1860/title.ts';
import { TITLE_18GB } from '../interop/18gb/title.ts';
import { operator } from '../rail/operating.ts';
import { type Aims, aimsIn, aimsOf, bruteBest, type BruteTask, type Objective } from './brute-routes.ts';
import { exported, RECORDS_1848, RECORDS_1860, RECORDS_18GB } from './records.ts';
import { brute1848, brute1860, brute18GB } from './routes-titles.ts';

/** The finder beside the brute force, on every run of every recorded game. */

interface RouteTitle<S extends object> {
  readonly id: string;
  readonly files: readonly string[];
  readonly file: FileTitle<S, Action>;
  readonly operator: (state: S) => string | null;
  readonly brute: (state: S, company: string, most: number) => BruteTask | null;
  readonly objectives: readonly Objective[];
}

function title<S extends object>(given: Omit<RouteTitle<S>, 'file'> & { file: unknown }): RouteTitle<object> {
  return given as unknown as RouteTitle<object>;
}

export const ROUTE_TITLES = {
  '1848': title({
    id: '1848',
    files: RECORDS_1848.paths,
    file: TITLE_1848,
    operator,
    brute: brute1848,
    objectives: ['revenue'],
  }),
  '1860': title({
    id: '1860',
    files: RECORDS_1860.paths,
    file: TITLE_1860,
    operator,
    brute: brute1860,
    objectives: ['revenue', 'subsidy', 'total'],
  }),
  '18gb': title({
    id: '18gb',
    files: RECORDS_18GB.paths,
    file: TITLE_18GB,
    operator,
    brute: brute18GB,
    objectives: ['revenue'],
  }),
} as const;

export interface RecordedRun {
  readonly file: string;
  /** The action, counted from 1. */
  readonly number: number;
  readonly company: string;
  readonly state: object;
  readonly played: readonly RouteWish[];
}

function routingOf({ file }: RouteTitle<object>): Routing<object, Action> {
  return file.game.routing as Routing<object, Action>;
}

/** Every run of a title's recorded games, with the position before it. */
function* recordedRuns(title: RouteTitle<object>): Generator<RecordedRun> {
  for (const file of title.files) {
    const game = exported(file);
    const { match } = loadGame(title.file, game);
    let state = startImported(title.file, game);
    for (const [index, action] of match.actions.entries()) {
      if (action.type === 'run_routes') {
        const { routes } = action as Action & { routes: readonly RouteWish[] };
        const company = title.operator(state) ?? '';
        yield { file, number: index + 1, company, state, played: routes };
      }
      const result = title.file.game.apply(state, action);
      if (result.refused) throw new Error(`${file} action ${index + 1}: ${result.code}`);
      ({ state } = result);
    }
  }
}

export interface Tally {
  runs: number;
  /** What was played is legal by the same rules. */
  legal: number;
  /** The finder earns more than was played. */
  better: number;
  /** The brute force got through, and the finder's answer equals its own. */
  equal: number;
  /** Where it did not get through. */
  beyond: string[];
  /** Every place where something is wrong. */
  wrong: string[];
  paths: number;
  steps: number;
}

export interface Limits {
  /** Paths the brute force lists, and sets it tries, before it gives up on a run. */
  readonly paths: number;
  readonly steps: number;
  readonly tell?: (line: string) => void;
}

/** Runs the finder and the brute force on every recorded run of a title. */
export function compareRecorded(title: RouteTitle<object>, limits: Limits): Tally {
  const tally: Tally = {
    runs: 0,
    legal: 0,
    better: 0,
    equal: 0,
    beyond: [],
    wrong: [],
    paths: 0,
    steps: 0,
  };
  const known = new Map<string, readonly Aims[] | null>();
  for (const run of recordedRuns(title)) {
    tally.runs++;
    const where = `${run.file} ${run.number} ${run.company}`;
    const best = title.objectives.map((objective) => answerOf(title, run, objective, where, tally));
    checkPlayed(title, run, best, where, tally);
    const ground = groundOf(title, run);
    let wanted = known.get(ground);
    if (wanted === undefined) known.set(ground, (wanted = tryAll(title, run, tally, limits)));
    if (wanted === null) tally.beyond.push(where);
    else if (wanted.join(' ') === best.join(' ')) tally.equal++;
    else tally.wrong.push(`${where}: ${best.join(' ')}, brute force ${wanted.join(' ')}`);
    limits.tell?.(where);
  }
  return tally;
}

/** All that a run can depend on: late in a game companies run on the same ground again and again. */
function groundOf(title: RouteTitle<object>, { file, company, state }: RecordedRun): string {
  const { board, tokens, phase, companies, privates, ...rest } = state as {
    readonly board: { readonly laid: unknown };
    readonly tokens: unknown;
    readonly phase: unknown;
    readonly companies: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly privates: unknown;
    readonly britishRail?: boolean;
    readonly southernRound?: boolean;
  };
  const who = Object.entries(companies).map(([id, { insolvent, bankrupt }]) => [id, insolvent, bankrupt]);
  const { trains, director, president } = companies[company] ?? {};
  const when = [phase, rest.britishRail, rest.southernRound];
  const what = [file, company, trains, director, president, board.laid, tokens, when, who, privates];
  return JSON.stringify([title.id, ...what]);
}

/** The finder's best for one objective, which has to be proven. */
function answerOf(
  title: RouteTitle<object>,
  { state, company }: RecordedRun,
  objective: Objective,
  where: string,
  tally: Tally,
): Aims {
  const { sets, bound, optimal } = routingOf(title).best(state, { company, objective });
  const [best] = sets as [RouteSet<Action>];
  const aims = aimsOf(objective, best.revenue, best.subsidy);
  if (!optimal) tally.wrong.push(`${where}: ${objective} is not proven`);
  if (bound !== aims[0] || best.score !== aims[0]) {
    tally.wrong.push(`${where}: ${objective} bound ${bound}, score ${best.score}, aims ${aims.join()}`);
  }
  return aims;
}

/** Never below what was played. */
function checkPlayed(
  title: RouteTitle<object>,
  run: RecordedRun,
  best: readonly Aims[],
  where: string,
  tally: Tally,
): void {
  const played = routingOf(title).judge(run.state, run.played, run.company);
  if (isRefusal(played)) return;
  tally.legal++;
  const { revenue, subsidy } = played;
  for (const [index, objective] of title.objectives.entries()) {
    const mine = nth(best, index);
    const theirs = aimsOf(objective, revenue, subsidy);
    if (objective === 'revenue' && mine[0] > theirs[0]) tally.better++;
    if (mine[0] < theirs[0] || (mine[0] === theirs[0] && mine[1] < theirs[1])) {
      tally.wrong.push(`${where}: ${objective} ${mine.join()} below what was played, ${theirs.join()}`);
    }
  }
}

/** The brute force for every objective, or null where it gives up. */
function tryAll(
  title: RouteTitle<object>,
  { state, company }: RecordedRun,
  tally: Tally,
  limits: Limits,
): readonly Aims[] | null {
  const task = title.brute(state, company, limits.paths);
  if (!task) return null;
  tally.paths += Math.max(0, ...task.trains.map(({ routes }) => routes.length));
  const found: Aims[] = [];
  for (const objective of title.objectives) {
    const answer = bruteBest(task, { objective, limit: limits.steps });
    if (!answer) return null;
    tally.steps += answer.steps;
    found.push(aimsIn(answer.best.score));
  }
  return found;
}

export function summary({ runs, legal, better, equal, beyond, paths, steps }: Tally): string {
  const share = ((equal / runs) * 100).toFixed(1);
  return (
    `${runs} runs (${legal} played ones legal, ${better} bettered), ${equal} equal to brute force (${share} %), ` +
    `${beyond.length} beyond it; ${paths} routes, ${steps} sets tried`
  );
}
