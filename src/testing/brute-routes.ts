import type { RouteAsk, RouteWish } from '../core/routing.ts';
import { nth } from '../core/present.ts';
import type { Action } from '../core/game.ts';

/**
 * The best set of routes by trying all of them: no bounds, no dominance, no contraction, nothing of what the
 * finder does. What a path earns, which track it takes and what routes owe each other comes from the title's law.
 */

/** One path that one kind of train may run, as the law judged it. */
export interface BruteRoute {
  readonly path: readonly string[];
  /** Every way to count it (1860-13.9), one at least. */
  readonly ways: readonly { readonly revenue: number; readonly subsidy: number }[];
  /** Numbers of track, or of anything else, that only one route of a set may take. */
  readonly takes: readonly number[];
  /** Up to four bits, and stops where routes meet: all that `together` looks at. */
  readonly marks: number;
  readonly meets: readonly (string | number)[];
}

export interface BruteTrain {
  readonly id: string;
  /** Trains of one kind have the same routes, so that they need not be tried both ways round. */
  readonly kind: string;
  readonly routes: readonly BruteRoute[];
}

export interface BruteTask {
  readonly trains: readonly BruteTrain[];
  /**
   * The law's word on a set: the revenue beyond the routes' own, or null where they may not be run together.
   * It is asked once for each pattern of marks and meetings. Null: routes owe each other nothing.
   */
  readonly together: ((routes: readonly RouteWish[]) => number | null) | null;
}

export type Objective = NonNullable<RouteAsk<Action>['objective']>;

/** First aim, second aim. */
export type Aims = readonly [first: number, second: number];

export function aimsOf(objective: Objective, revenue: number, subsidy: number): Aims {
  if (objective === 'revenue') return [revenue, subsidy];
  return objective === 'subsidy' ? [subsidy, revenue] : [revenue + subsidy, subsidy];
}

/** One number for two aims; neither comes near a million. */
const FIRST = 1_000_000;

export function aimsIn(score: number): Aims {
  return [Math.floor(score / FIRST), score % FIRST];
}

export interface BruteSet {
  readonly routes: readonly RouteWish[];
  readonly score: number;
}

interface Prepared {
  readonly kind: string;
  readonly id: string;
  readonly routes: readonly BruteRoute[];
  readonly scores: Float64Array;
  readonly takes: Uint32Array;
  readonly meets: Uint32Array;
}

/** Lists as sets of bits; each thing gets its number when it is first seen. */
class Bits<T> {
  readonly #numbers = new Map<T, number>();

  number(lists: Iterable<readonly T[]>): void {
    for (const list of lists) {
      for (const item of list) if (!this.#numbers.has(item)) this.#numbers.set(item, this.#numbers.size);
    }
  }

  get words(): number {
    return Math.ceil(this.#numbers.size / 32);
  }

  table(lists: readonly (readonly T[])[]): Uint32Array {
    const { words } = this;
    const table = new Uint32Array(lists.length * words);
    for (const [row, list] of lists.entries()) {
      for (const item of list) {
        const bit = this.#numbers.get(item) as number;
        const at = row * words + (bit >> 5);
        table[at] = (table[at] as number) | (1 << (bit & 31));
      }
    }
    return table;
  }
}

export interface BruteAsk {
  readonly objective?: Objective;
  /** Steps after which it gives up. */
  readonly limit?: number;
  /** Told of every legal set, the empty one too. */
  readonly onSet?: (score: number, routes: () => readonly RouteWish[]) => void;
}

export interface BruteAnswer {
  readonly best: BruteSet;
  readonly steps: number;
}

const MOST_TRAINS = 5;

/** Tries every set; null if that takes more steps than allowed. */
export function bruteBest(task: BruteTask, ask: BruteAsk = {}): BruteAnswer | null {
  const { objective = 'revenue', limit = Number.POSITIVE_INFINITY, onSet } = ask;
  if (task.trains.length > MOST_TRAINS) throw new RangeError('too many trains for the key of a pattern');
  const { trains, words, meetWords } = prepare(task, objective);
  const chosen: { train: number; route: number }[] = [];
  const used = Array.from({ length: trains.length + 1 }, () => new Uint32Array(words));
  const known = new Map<number, number | null>();
  let best: BruteSet = { routes: [], score: -1 };
  let steps = 0;

  function wishes(): RouteWish[] {
    return chosen.map(({ train, route }) => {
      const { id, routes } = nth(trains, train);
      return { train: id, path: routes[route]?.path as readonly string[] };
    });
  }

  function meet(a: { train: number; route: number }, b: { train: number; route: number }): boolean {
    const mine = nth(trains, a.train).meets;
    const theirs = nth(trains, b.train).meets;
    for (let word = 0; word < meetWords; word++) {
      if (
        ((mine[a.route * meetWords + word] as number) & (theirs[b.route * meetWords + word] as number)) !==
        0
      )
        return true;
    }
    return false;
  }

  /** What the law says depends on the pattern alone, so each pattern is asked about once. */
  function bonus(): number | null {
    if (!task.together) return 0;
    let key = chosen.length;
    for (const [index, pick] of chosen.entries()) {
      key = key * 16 + nth(nth(trains, pick.train).routes, pick.route).marks;
      for (let other = 0; other < index; other++) {
        key = key * 2 + Number(meet(pick, chosen[other] as typeof pick));
      }
    }
    let answer = known.get(key);
    if (answer === undefined) {
      const told = task.together(wishes());
      answer = told === null ? null : aimsOf(objective, told, 0)[0] * FIRST + aimsOf(objective, told, 0)[1];
      known.set(key, answer);
    }
    return answer;
  }

  function extend(depth: number, from: number, score: number): boolean {
    const more = bonus();
    if (more !== null) {
      if (score + more > best.score) best = { routes: wishes(), score: score + more };
      onSet?.(score + more, wishes);
    }
    const before = used[depth] as Uint32Array;
    const next = used[depth + 1] as Uint32Array;
    for (let train = from; train < trains.length; train++) {
      const { kind, routes, scores, takes } = nth(trains, train);
      const previous = trains[train - 1]?.kind === kind ? chosen.at(-1) : undefined;
      // Trains of one kind: only the first few of them run, and in the order of their routes.
      if (trains[train - 1]?.kind === kind && previous?.train !== train - 1) continue;
      for (let route = previous ? previous.route + 1 : 0; route < routes.length; route++) {
        if (++steps > limit) return false;
        let isFree = true;
        for (let word = 0; word < words; word++) {
          const mine = takes[route * words + word] as number;
          const theirs = before[word] as number;
          if ((mine & theirs) !== 0) {
            isFree = false;
            break;
          }
          next[word] = mine | theirs;
        }
        if (!isFree) continue;
        chosen.push({ train, route });
        if (!extend(depth + 1, train + 1, score + (scores[route] as number))) return false;
        chosen.pop();
      }
    }
    return true;
  }

  return extend(0, 0, 0) ? { best, steps } : null;
}

function prepare(
  task: BruteTask,
  objective: Objective,
): { trains: Prepared[]; words: number; meetWords: number } {
  const takes = new Bits<number>();
  const meets = new Bits<string | number>();
  for (const { routes } of task.trains) {
    takes.number(routes.map((route) => route.takes));
    meets.number(routes.map((route) => route.meets));
  }
  const byKind = new Map<string, Omit<Prepared, 'id'>>();
  const trains = task.trains
    .map(({ id, kind, routes }): Prepared => {
      let known = byKind.get(kind);
      if (!known) {
        known = {
          kind,
          routes,
          scores: Float64Array.from(routes, ({ ways }) =>
            Math.max(
              ...ways.map(({ revenue, subsidy }) => {
                const [first, second] = aimsOf(objective, revenue, subsidy);
                return first * FIRST + second;
              }),
            ),
          ),
          takes: takes.table(routes.map((route) => route.takes)),
          meets: meets.table(routes.map((route) => route.meets)),
        };
        byKind.set(kind, known);
      }
      return { ...known, id };
    })
    // Trains of one kind side by side.
    .sort((a, b) => (a.kind < b.kind ? -1 : Number(a.kind > b.kind)));
  return { trains, words: takes.words, meetWords: meets.words };
}

/** The same task for trains that have to call at some stops, if they run. */
export function throughStops(
  task: BruteTask,
  through: Readonly<Record<string, readonly string[]>>,
): BruteTask {
  const trains = task.trains.map((train): BruteTrain => {
    const wanted = through[train.id] ?? [];
    if (wanted.length === 0) return train;
    return {
      ...train,
      kind: `${train.kind} ${train.id}`,
      routes: train.routes.filter(({ path }) => wanted.every((stop) => path.includes(stop))),
    };
  });
  return { ...task, trains };
}

/** Every set with its score, best first; for small tasks only. */
export function bruteSets(task: BruteTask, objective: Objective = 'revenue'): BruteSet[] {
  const sets: BruteSet[] = [];
  bruteBest(task, { objective, onSet: (score, routes) => sets.push({ score, routes: routes() }) });
  return sets.sort((a, b) => b.score - a.score);
}
