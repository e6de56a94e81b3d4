import { type Action, isRefusal } from '../core/game.ts';
import type { RouteAnswer, RouteSet, RouteWish, Routing } from '../core/routing.ts';
import type { SeededRandom } from '../core/random.ts';
import { type Board, type BoardKit, faceAt } from '../rail/board.ts';
import { type Face, stopValue } from '../rail/tile.ts';
import type { CompanyId, Tokens } from '../rail/tokens.ts';
import { fittingLays, putDown } from '../rail/track.ts';
import { stepBudget } from '../routes/budget.ts';
import {
  type Aims,
  aimsIn,
  aimsOf,
  bruteBest,
  type BruteSet,
  bruteSets,
  type BruteTask,
  type Objective,
  throughStops,
} from './brute-routes.ts';
import { type Density, type RandomPosition, trackedHexes, withRandomToken } from './routes-random.ts';

/**
 * What has to hold for the finder in every title, on random boards. Each check gives what went wrong, with the seed,
 * and how much it has seen.
 */

export interface Grounds {
  readonly board: Board;
  readonly tokens: Tokens;
}

export interface Subject<S extends Grounds> {
  readonly routing: Routing<S, Action>;
  readonly make: (seed: number, density?: Density) => RandomPosition<S>;
  readonly brute: (state: S, company: CompanyId, most: number) => BruteTask | null;
  readonly objectives: readonly Objective[];
  readonly kitOf: (state: S) => BoardKit;
  readonly trainsOf: (state: S, company: CompanyId) => readonly string[];
  /** The position with these trains; their names are a kind, a dash and a number. */
  readonly withTrains: (state: S, company: CompanyId, trains: readonly string[]) => S;
  /** One more train that the company may run; null where it does not run its own. */
  readonly addTrain: (state: S, company: CompanyId, random: SeededRandom) => S | null;
  /** Whether a larger city leaves every route legal and worth as much: not so in 1860, see below. */
  readonly upgradesAreSafe: boolean;
}

export interface RouteOutcome {
  seen: number;
  skipped: number;
  wrong: string[];
}

function outcome(): RouteOutcome {
  return { seen: 0, skipped: 0, wrong: [] };
}

function seeds(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function aims(objective: Objective, set: { revenue: number; subsidy: number } | undefined): Aims {
  return aimsOf(objective, set?.revenue ?? -1, set?.subsidy ?? -1);
}

function compareAims(a: Aims, b: Aims): number {
  return a[0] - b[0] || a[1] - b[1];
}

const MOST_PATHS = 2_000;
const MOST_STEPS = 400_000;

/** The optimum, for monotonicity; proven or it says so. */
function optimum<S extends Grounds>(
  { routing }: Subject<S>,
  state: S,
  company: CompanyId,
  objective: Objective,
): Aims {
  const { sets, optimal } = routing.best(state, { company, objective });
  if (!optimal) throw new Error('not proven without a budget');
  return aims(objective, sets[0]);
}

/** The finder's optimum is the brute force's, for every objective. */
export function checkBruteForce<S extends Grounds>(
  subject: Subject<S>,
  which: number | readonly number[],
  density: Density = {},
): RouteOutcome {
  const result = outcome();
  for (const seed of typeof which === 'number' ? seeds(which) : which) {
    const { state, company, where } = subject.make(seed, density);
    const task = subject.brute(state, company, MOST_PATHS);
    for (const objective of subject.objectives) {
      const answer = task && bruteBest(task, { objective, limit: MOST_STEPS });
      if (!answer) {
        result.skipped++;
        continue;
      }
      result.seen++;
      const { sets, bound, optimal } = subject.routing.best(state, { company, objective });
      const found = aims(objective, sets[0]);
      const wanted = aimsIn(answer.best.score);
      if (!optimal || bound !== wanted[0] || compareAims(found, wanted) !== 0) {
        result.wrong.push(`${where} ${objective}: ${found.join()} (at most ${bound}), not ${wanted.join()}`);
      }
    }
  }
  return result;
}

/** The brute force's own idea of which routes exclude each other is the law's. */
export function checkConflicts<S extends Grounds>(
  subject: Subject<S>,
  count: number,
): RouteOutcome & { shared: number } {
  const result = { ...outcome(), shared: 0 };
  for (const seed of seeds(count)) {
    const { state, company, random, where } = subject.make(seed);
    const task = subject.brute(state, company, MOST_PATHS);
    const [a, b] = task?.trains.filter(({ routes }) => routes.length > 0) ?? [];
    if (!task || !a || !b) {
      result.skipped++;
      continue;
    }
    for (let tries = 0; tries < 25; tries++) {
      const [mine, theirs] = [random.pick(a.routes), random.pick(b.routes)];
      const pair = [
        { train: a.id, path: mine.path },
        { train: b.id, path: theirs.path },
      ];
      const isShared = mine.takes.some((track) => theirs.takes.includes(track));
      const isRefused = isRefusal(subject.routing.judge(state, pair, company));
      const isBarred = task.together !== null && task.together(pair) === null;
      result.seen++;
      if (isShared) result.shared++;
      if (isRefused !== (isShared || isBarred)) result.wrong.push(`${where}: ${JSON.stringify(pair)}`);
    }
  }
  return result;
}

/** More of something never earns less. */
function checkGrowth<S extends Grounds>(
  subject: Subject<S>,
  count: number,
  grow: (position: RandomPosition<S>) => S | null,
): RouteOutcome {
  const result = outcome();
  for (const seed of seeds(count)) {
    const position = subject.make(seed);
    const more = grow(position);
    if (!more) {
      result.skipped++;
      continue;
    }
    for (const objective of subject.objectives) {
      const before = optimum(subject, position.state, position.company, objective);
      const after = optimum(subject, more, position.company, objective);
      result.seen++;
      if (compareAims(after, before) < 0) {
        result.wrong.push(`${position.where} ${objective}: ${before.join()} becomes ${after.join()}`);
      }
    }
  }
  return result;
}

export function checkMoreTrains<S extends Grounds>(subject: Subject<S>, count: number): RouteOutcome {
  return checkGrowth(subject, count, ({ state, company, random }) =>
    subject.addTrain(state, company, random),
  );
}

/** A token of the company's own in a free slot: nobody else is kept out by it here, and it is one more place to begin. */
export function checkMoreTokens<S extends Grounds>(subject: Subject<S>, count: number): RouteOutcome {
  return checkGrowth(subject, count, ({ state, company, random }) => {
    const kit = subject.kitOf(state);
    const hexes = trackedHexes(kit, state.board);
    const tokens = withRandomToken(kit, state.board, state.tokens, random, hexes, company);
    return tokens === state.tokens ? null : { ...state, tokens };
  });
}

/** Whether a new face leaves every route of the old one as it was, or worth more. */
function isMoreTrack(old: Face, next: Face, upgrades: boolean): boolean {
  // A tunnel that becomes plain track pays no more (18GB-12.7).
  if (old.pieces.some(({ dual }) => dual)) return false;
  if (old.stops.length === 0 && next.stops.length === 0) return true;
  if (!upgrades || old.stops.length !== next.stops.length) return false;
  // Values by the latest colour and by the first: whatever the phase, no stop may pay less.
  return (['yellow', 'gray'] as const).every((colour) => {
    const before = old.stops.map((stop) => stopValue(stop, colour));
    const after = next.stops.map((stop) => stopValue(stop, colour));
    return (
      old.stops.every(({ kind }) => kind === old.stops[0]?.kind) &&
      next.stops.every(({ kind }) => kind === old.stops[0]?.kind) &&
      Math.max(...before) <= Math.min(...after)
    );
  });
}

/**
 * More track. Plain track never harms. A larger city does not either where its value and its slots only rise; but
 * in 1860 a halt may become a town, which can no longer be left out (22.4) and pays no subsidy, and a full city
 * that gets a slot counts again (1860-23/D-10): there only plain track is laid.
 */
export function checkMoreTrack<S extends Grounds>(subject: Subject<S>, count: number): RouteOutcome {
  return checkGrowth(subject, count, ({ state, random }) => {
    const kit = subject.kitOf(state);
    const near = new Set(
      trackedHexes(kit, state.board).flatMap(({ index, neighbours }) => [index, ...neighbours]),
    );
    let more = state;
    for (let tries = 0; tries < 30; tries++) {
      const hex = kit.map.hexes[random.pick([...near])];
      if (!hex) continue;
      const old = faceAt(kit, more.board, hex);
      const options = fittingLays(kit, more.board, hex).filter(({ tile, rotation }) =>
        isMoreTrack(old, kit.tiles.get(tile)?.faces[rotation] as Face, subject.upgradesAreSafe),
      );
      if (options.length === 0) continue;
      const { tile, rotation } = random.pick(options);
      more = { ...more, ...putDown(kit, more, { hex: hex.id, tile, rotation }) };
    }
    return more === state ? null : more;
  });
}

/** The order of the trains does not matter. */
export function checkTrainOrder<S extends Grounds>(subject: Subject<S>, count: number): RouteOutcome {
  const result = outcome();
  for (const seed of seeds(count)) {
    const { state, company, random, where } = subject.make(seed);
    const trains = [...subject.trainsOf(state, company)];
    if (trains.length < 2) {
      result.skipped++;
      continue;
    }
    const turned = trains.toSorted(() => random.below(3) - 1).toReversed();
    const other = subject.withTrains(state, company, turned);
    for (const objective of subject.objectives) {
      const before = optimum(subject, state, company, objective);
      const after = optimum(subject, other, company, objective);
      result.seen++;
      if (compareAims(before, after) !== 0) {
        result.wrong.push(`${where} ${objective}: ${before.join()} and ${after.join()} for ${turned.join()}`);
      }
    }
  }
  return result;
}

/** What an answer has to keep, whatever the budget. */
function faults<S extends Grounds>(
  { routing }: Subject<S>,
  state: S,
  company: CompanyId,
  objective: Objective,
  { sets, bound, optimal }: RouteAnswer<Action>,
  truth: Aims,
): string[] {
  const found: string[] = [];
  const [first] = sets;
  if (!first) return ['no set at all'];
  const best = aims(objective, first);
  if (optimal && compareAims(best, truth) !== 0)
    found.push(`proves ${best.join()} instead of ${truth.join()}`);
  if (compareAims(best, truth) > 0) found.push(`${best.join()} is more than the optimum ${truth.join()}`);
  if (bound < truth[0]) found.push(`bound ${bound} below ${truth.join()}`);
  if (optimal && bound !== truth[0]) found.push(`proven, but bound ${bound} and not ${truth[0]}`);
  for (const [index, set] of sets.entries()) {
    const { routes } = set.action as Action & { routes: readonly RouteWish[] };
    const judged = routing.judge(state, routes, company);
    if (isRefusal(judged)) found.push(`set ${index} is refused`);
    else if (judged.revenue !== set.revenue) found.push(`set ${index} is misjudged`);
    const before = sets[index - 1];
    if (before && compareAims(aims(objective, before), aims(objective, set)) < 0) found.push('not in order');
  }
  return found;
}

/** No budget ever makes a wrong promise; improvements only improve, and their bounds hold. */
export function checkBudgets<S extends Grounds>(
  subject: Subject<S>,
  count: number,
  budgets: readonly number[],
  density: Density,
): RouteOutcome & { unproven: number } {
  const result = { ...outcome(), unproven: 0 };
  for (const seed of seeds(count)) {
    const { state, company, where } = subject.make(seed, density);
    for (const objective of subject.objectives) {
      const truth = optimum(subject, state, company, objective);
      for (const budget of budgets) {
        const told: { set: RouteSet<Action>; bound: number }[] = [];
        const answer = subject.routing.best(state, {
          company,
          objective,
          count: budget % 3 === 2 ? 4 : 1,
          shouldContinue: stepBudget(budget),
          onBetter: (set, bound) => told.push({ set, bound }),
        });
        result.seen++;
        if (!answer.optimal) result.unproven++;
        const problems = faults(subject, state, company, objective, answer, truth);
        problems.push(...improvementFaults(objective, told, answer, truth));
        for (const problem of problems) {
          result.wrong.push(`${where} ${objective}, budget ${budget}: ${problem}`);
        }
      }
    }
  }
  return result;
}

function improvementFaults(
  objective: Objective,
  told: readonly { set: RouteSet<Action>; bound: number }[],
  { sets }: RouteAnswer<Action>,
  truth: Aims,
): string[] {
  const found: string[] = [];
  for (const [index, { set, bound }] of told.entries()) {
    const before = told[index - 1];
    if (before && compareAims(aims(objective, set), aims(objective, before.set)) <= 0) {
      found.push(`improvement ${index} is none`);
    }
    if (bound < truth[0]) found.push(`improvement ${index} promises ${bound}, below ${truth.join()}`);
  }
  const last = told.at(-1);
  const best = aims(objective, sets[0]);
  if (last && compareAims(aims(objective, last.set), best) !== 0) {
    found.push(`told ${aims(objective, last.set).join()} last, answered ${best.join()}`);
  }
  if (!last && compareAims(best, [0, 0]) > 0) found.push(`was not told of ${best.join()}`);
  return found;
}

/** Without any time there is still an answer: running nothing, which is proven only where nothing can be run. */
export function checkNoTime<S extends Grounds>(subject: Subject<S>, count: number): RouteOutcome {
  const result = outcome();
  for (const seed of seeds(count)) {
    const { state, company, where } = subject.make(seed);
    const answer = subject.routing.best(state, { company, shouldContinue: () => false });
    const truth = optimum(subject, state, company, 'revenue');
    result.seen++;
    const problems = faults(subject, state, company, 'revenue', answer, truth);
    if (answer.sets[0]?.runs.length !== 0) problems.push('runs something');
    for (const problem of problems) result.wrong.push(`${where}: ${problem}`);
  }
  return result;
}

/* ---- several sets, and stops that have to be called at ---- */

function keyOfPath(path: readonly string[]): string {
  return [path.join(' '), path.toReversed().join(' ')].toSorted()[0] as string;
}

/** A set without names of trains and directions. */
function keyOfSet(routes: readonly RouteWish[], kindOf: (train: string) => string): string {
  return routes
    .map(({ train, path }) => `${kindOf(train)} ${keyOfPath(path)}`)
    .sort()
    .join(' | ');
}

/** A path without its last stop. */
function shortened(path: readonly string[]): readonly string[] {
  const stops = path.flatMap((place, index) => (place.includes('-') ? [index] : []));
  return path.slice(0, (stops.at(-2) ?? 0) + 1);
}

/** Whether the law lets one stop less at one end earn as much: the finder may leave such routes out (1848). */
function isIdle(task: BruteTask, { train, path }: RouteWish): boolean {
  const routes = task.trains.find(({ id }) => id === train)?.routes ?? [];
  const worth = (wanted: readonly string[]): number => {
    const key = keyOfPath(wanted);
    return routes.find((route) => keyOfPath(route.path) === key)?.ways[0]?.revenue ?? -1;
  };
  return [path, path.toReversed()].some((way) => worth(shortened(way)) >= worth(path));
}

/**
 * The best sets: in order, all different, the first one the optimum, and a shorter list is the beginning of a
 * longer one. Down to three quarters of the best it is complete, but for sets with a route of which one stop less
 * earns as much, where routes owe each other nothing.
 */
export function checkCounts<S extends Grounds>(
  subject: Subject<S>,
  count: number,
): RouteOutcome & { sets: number } {
  const result = { ...outcome(), sets: 0 };
  for (const seed of seeds(count)) {
    const { state, company, where } = subject.make(seed);
    const task = subject.brute(state, company, MOST_PATHS);
    const answer = task && bruteBest(task, { limit: 10_000 });
    if (!task || !answer) {
      result.skipped++;
      continue;
    }
    result.seen++;
    const kinds = new Map(task.trains.map(({ id, kind }) => [id, kind]));
    const key = (routes: readonly RouteWish[]): string => keyOfSet(routes, (id) => kinds.get(id) ?? '');
    const all = bruteSets(task);
    const lists = [1, 2, 3, 7, all.length + 1].map(
      (many) => subject.routing.best(state, { company, count: many }).sets,
    );
    for (const problem of listFaults(lists, all, key, task)) result.wrong.push(`${where}: ${problem}`);
    result.sets += lists.at(-1)?.length ?? 0;
  }
  return result;
}

function wishesOf(set: RouteSet<Action>): readonly RouteWish[] {
  return set.runs.map(({ train, path }) => ({ train, path }));
}

function listFaults(
  lists: readonly (readonly RouteSet<Action>[])[],
  all: readonly BruteSet[],
  key: (routes: readonly RouteWish[]) => string,
  task: BruteTask,
): string[] {
  const found: string[] = [];
  const longest = lists.at(-1) as readonly RouteSet<Action>[];
  const scores = (list: readonly RouteSet<Action>[]): string =>
    list.map((set) => aims('revenue', set).join()).join(' ');
  for (const [index, list] of lists.entries()) {
    const many = [1, 2, 3, 7][index] ?? all.length + 1;
    if (list.length > many) found.push(`${list.length} sets instead of ${many}`);
    if (scores(list) !== scores(longest.slice(0, many))) {
      found.push(`${many} asked: ${scores(list)} is not the beginning of ${scores(longest)}`);
    }
  }
  const known = new Map(all.map((set) => [key(set.routes), set.score]));
  if (known.size !== all.length) found.push('the brute force has a set twice');
  const listed = new Set(longest.map((set) => key(wishesOf(set))));
  if (listed.size !== longest.length) found.push('a set comes twice');
  for (const set of longest) {
    const score = known.get(key(wishesOf(set)));
    if (score === undefined || compareAims(aimsIn(score), aims('revenue', set)) !== 0) {
      found.push(`${key(wishesOf(set))} is no set of the brute force`);
    }
  }
  const best = all[0]?.score ?? 0;
  for (const { routes, score } of all) {
    if (score * 4 <= best * 3 || listed.has(key(routes))) continue;
    if (!task.together && routes.some((route) => isIdle(task, route))) continue;
    found.push(`${key(routes)} with ${aimsIn(score).join()} is missing`);
  }
  return found;
}

/** Trains that have to call somewhere, if they run: the best of what is left. */
export function checkThrough<S extends Grounds>(subject: Subject<S>, count: number): RouteOutcome {
  const result = outcome();
  for (const seed of seeds(count)) {
    const { state, company, random, where } = subject.make(seed);
    const task = subject.brute(state, company, MOST_PATHS);
    const running = task?.trains.filter(({ routes }) => routes.length > 0) ?? [];
    if (!task || running.length === 0) {
      result.skipped++;
      continue;
    }
    const through = Object.fromEntries(
      running
        .filter((_, index) => index === 0 || random.below(2) === 0)
        .map(({ id, routes }) => {
          const stops = random.pick(routes).path.filter((place) => place.includes('-'));
          return [id, Array.from({ length: 1 + random.below(2) }, () => random.pick(stops))];
        }),
    );
    for (const objective of subject.objectives) {
      const answer = bruteBest(throughStops(task, through), { objective, limit: MOST_STEPS });
      if (!answer) {
        result.skipped++;
        continue;
      }
      result.seen++;
      const { sets, optimal } = subject.routing.best(state, { company, objective, through });
      const wanted = aimsIn(answer.best.score);
      if (!optimal || compareAims(aims(objective, sets[0]), wanted) !== 0) {
        result.wrong.push(
          `${where} ${objective}: ${aims(objective, sets[0]).join()}, not ${wanted.join()} through ${JSON.stringify(through)}`,
        );
      }
      for (const { train, path } of sets[0]?.runs ?? []) {
        if ((through[train] ?? []).some((stop) => !path.includes(stop))) {
          result.wrong.push(`${where} ${objective}: ${train} does not call where it has to`);
        }
      }
    }
  }
  return result;
}
