import { MOST_ROUTES, type Pool } from './pool.ts';

/**
 * The best choice of one route for each train, no track shared: branch and bound.
 *
 * A branch is left as soon as nothing below it can beat what is known. What is below is bounded twice: by the best
 * the remaining trains could do if they had the whole board to themselves (found first, for the last train, the
 * last two, and so on), and by the best single route each of them still has on free track. The second is cheap
 * because routes are put together by the busiest pieces of track they use: a whole group falls at once.
 */

/** Routes with the same use of the busiest track, best first. */
interface Group {
  readonly key: number;
  readonly routes: Int32Array;
  readonly best: number;
}

/** A pool made ready for the search: routes by rank, best first. */
export interface Ranked {
  readonly upper: Float64Array;
  readonly score: Float64Array;
  readonly track: Uint32Array;
  /** The number of a route in its pool, by rank. */
  readonly route: Int32Array;
  readonly groups: readonly Group[];
  /** The best that is left on free track, by the busy track in use. */
  readonly tops: Map<number, number>;
}

/** How many pieces of track routes are grouped by. */
const KEY_BITS = 24;
const FEWEST_KEY_BITS = 8;
const MOST_GROUPS = 3000;
/** How many results of `topOf` are cached. */
const MOST_TOPS = 2 ** 18;
/** Steps of the search between two checks of the time left. */
const STEPS_BETWEEN = 128;
/** Routes put into groups between two such checks. */
const ROUTES_BETWEEN = 4096;

/** The pieces of track that most routes use. */
function busiest(tracks: readonly Uint32Array[], words: number): number[] {
  const uses = new Float64Array(words * 32);
  for (const track of tracks) {
    for (let index = 0; index < track.length; index++) {
      let word = track[index] as number;
      const base = (index % words) * 32;
      while (word !== 0) {
        const bit = 31 - Math.clz32(word & -word);
        uses[base + bit] = (uses[base + bit] as number) + 1;
        word &= word - 1;
      }
    }
  }
  return [...uses.keys()]
    .filter((bit) => (uses[bit] as number) > 0)
    .sort((a, b) => (uses[b] as number) - (uses[a] as number))
    .slice(0, KEY_BITS);
}

function keyOf(track: Uint32Array, at: number, bits: readonly number[]): number {
  let key = 0;
  for (let index = 0; index < bits.length; index++) {
    const bit = bits[index] as number;
    if ((((track[at + (bit >> 5)] as number) >>> (bit & 31)) & 1) === 1) key |= 1 << index;
  }
  return key;
}

/** The routes by their use of these bits, or null where that makes too many groups to be of use, or takes too long. */
function groupRoutes(
  { upper, track }: Pick<Ranked, 'upper' | 'track'>,
  words: number,
  bits: readonly number[],
  shouldContinue: () => boolean,
): Group[] | null {
  const members = new Map<number, number[]>();
  for (let rank = 0; rank < upper.length; rank++) {
    const key = keyOf(track, rank * words, bits);
    const group = members.get(key);
    if (group) group.push(rank);
    else members.set(key, [rank]);
    if (members.size > MOST_GROUPS && bits.length > FEWEST_KEY_BITS) return null;
    if (rank % ROUTES_BETWEEN === ROUTES_BETWEEN - 1 && !shouldContinue()) return null;
  }
  // Ranks were visited best first, so the groups are in the order of their best.
  return [...members].map(([key, routes]) => ({
    key,
    routes: Int32Array.from(routes),
    best: upper[routes[0] as number] as number,
  }));
}

/** The routes of a pool that count for more than `above`, best first; of equals the one found first. */
function rank({ size, upper }: Pool, above: number): Int32Array {
  let count = 0;
  for (let route = 0; route < size; route++) if ((upper[route] as number) > above) count++;
  // Plain numbers sort many times faster than with a comparator: the worth in the high part, the index in the low part.
  const keys = new Float64Array(count);
  let next = 0;
  for (let route = 0; route < size; route++) {
    if ((upper[route] as number) > above)
      keys[next++] = (upper[route] as number) * MOST_ROUTES + (MOST_ROUTES - 1 - route);
  }
  keys.sort();
  return Int32Array.from(
    keys,
    (_, index) => MOST_ROUTES - 1 - ((keys[count - 1 - index] as number) % MOST_ROUTES),
  );
}

/** The routes of a pool that count for more than asked, best first, with all that the search looks at. */
function sortPool(pool: Pool, above: number, words: number): Omit<Ranked, 'groups' | 'tops'> {
  const route = rank(pool, above);
  const track = new Uint32Array(route.length * words);
  for (let place = 0; place < route.length; place++) {
    const at = (route[place] as number) * words;
    for (let word = 0; word < words; word++) track[place * words + word] = pool.track[at + word] as number;
  }
  const upper = Float64Array.from(route, (number) => pool.upper[number] as number);
  const score = Float64Array.from(route, (number) => pool.score[number] as number);
  return { route, track, upper, score };
}

/** Sorts the routes of each pool and groups them, all by the same track; null if the time is over before that. */
export function rankPools(
  pools: readonly Pool[],
  above: readonly number[],
  words: number,
  shouldContinue: () => boolean,
): Ranked[] | null {
  const sorted: Omit<Ranked, 'groups' | 'tops'>[] = [];
  for (const [index, pool] of pools.entries()) {
    if (!shouldContinue()) return null;
    sorted.push(sortPool(pool, above[index] as number, words));
  }
  if (!shouldContinue()) return null;
  // Keys of different pools are compared, so all are made of the same bits.
  const busy = busiest(
    sorted.map(({ track }) => track),
    words,
  );
  for (let bits = busy; ; bits = bits.slice(0, -4)) {
    if (!shouldContinue()) return null;
    const groups = sorted.map((one) => groupRoutes(one, words, bits, shouldContinue));
    if (groups.includes(null)) continue;
    return sorted.map((one, index) => ({
      ...one,
      groups: groups[index] as Group[],
      tops: new Map<number, number>(),
    }));
  }
}

/** The best route of a kind that leaves this busy track alone; 0 where there is none. */
function topOf({ groups, tops }: Ranked, key: number): number {
  let top = tops.get(key);
  if (top === undefined) {
    top = 0;
    for (const group of groups) {
      if ((group.key & key) !== 0) continue;
      top = group.best;
      break;
    }
    if (tops.size >= MOST_TOPS) tops.clear();
    tops.set(key, top);
  }
  return top;
}

export interface Picked {
  /** Which of the trains. */
  readonly train: number;
  /** The route's number in its pool. */
  readonly route: number;
}

export interface Selection {
  /** The trains' pools; trains that run alike share one. */
  readonly trains: readonly Ranked[];
  readonly words: number;
  /** What is earned together beyond the routes' own scores, or null where they may not be run together. */
  readonly together: ((picks: readonly Picked[]) => number | null) | null;
  /** How many of the best sets are wanted. */
  readonly count: number;
  /** Nothing below this is of interest. */
  readonly atLeast: number;
  readonly shouldContinue: () => boolean;
  readonly onBetter: (picks: readonly Picked[], score: number) => void;
}

export interface Selected {
  readonly sets: readonly { readonly picks: readonly Picked[]; readonly score: number }[];
  readonly bound: number;
  readonly complete: boolean;
  readonly nodes: number;
}

/** Where a train stays at home, the next one that runs alike does too. */
const STAYS_HOME = Number.MAX_SAFE_INTEGER;

function firstAfter(ranks: Int32Array, after: number): number {
  if (after < 0) return 0;
  let low = 0;
  let high = ranks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranks[middle] as number) > after) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Searches the trains from `first` on; `rest` holds the optimum of the trains from each one on, where known. */
function search(selection: Selection, first: number, rest: readonly number[]): Selected {
  const { trains, words, together, count, shouldContinue, onBetter } = selection;
  const last = trains.length;
  const used: Uint32Array[] = Array.from({ length: last + 1 }, () => new Uint32Array(words));
  const sets: { picks: readonly Picked[]; score: number }[] = [];
  const picks: Picked[] = [];
  let limit = selection.atLeast;
  let nodes = 0;
  let steps = 0;
  let complete = true;
  let open = Number.NEGATIVE_INFINITY;

  /** Whether the time is over; checked at every step, not only at every node. */
  function isOver(): boolean {
    if (complete && ++steps % STEPS_BETWEEN === 0 && !shouldContinue()) complete = false;
    return !complete;
  }

  function keep(score: number): void {
    sets.push({ picks: picks.slice(), score });
    sets.sort((a, b) => b.score - a.score);
    if (sets.length > count) sets.length = count;
    if (sets.length === count) limit = Math.max(limit, sets[count - 1]?.score as number);
    if (sets[0]?.score === score) onBetter(picks, score);
  }

  function leaf(score: number): void {
    const bonus = together ? together(picks) : 0;
    if (bonus !== null && score + bonus > limit) keep(score + bonus);
  }

  /** The most that trains from this one on can add, with some busy track in use. */
  function below(train: number, key: number): number {
    let sum = 0;
    for (let index = train; index < last; index++) sum += topOf(trains[index] as Ranked, key);
    return Math.min(sum, rest[train] ?? Number.POSITIVE_INFINITY);
  }

  function visit(train: number, key: number, score: number, upper: number, after: number): void {
    nodes++;
    if (isOver()) return leaveOpen(train, key, upper);
    if (train === last) {
      leaf(score);
      return;
    }
    const ranked = trains[train] as Ranked;
    const before = used[train - first] as Uint32Array;
    const next = used[train - first + 1] as Uint32Array;
    const isTwin = trains[train + 1] === ranked;
    for (const group of after === STAYS_HOME ? [] : ranked.groups) {
      if ((group.key & key) !== 0) continue;
      if (isOver()) return leaveOpen(train, key, upper);
      const ahead = upper + below(train + 1, key | group.key);
      if (group.best + ahead <= limit) continue;
      const { routes } = group;
      // Trains that run alike take their routes in order, so that no set comes twice.
      for (let index = firstAfter(routes, after); index < routes.length; index++) {
        const rank = routes[index] as number;
        if ((ranked.upper[rank] as number) + ahead <= limit) break;
        nodes++;
        if (isOver()) return leaveOpen(train, key, upper);
        if (!fits(ranked.track, rank * words, before, next)) continue;
        picks.push({ train, route: ranked.route[rank] as number });
        visit(
          train + 1,
          key | group.key,
          score + (ranked.score[rank] as number),
          upper + (ranked.upper[rank] as number),
          isTwin ? rank : -1,
        );
        picks.pop();
      }
    }
    if (upper + below(train + 1, key) <= limit) return;
    next.set(before);
    visit(train + 1, key, score, upper, isTwin ? STAYS_HOME : -1);
  }

  /** What was left unexamined below this train. */
  function leaveOpen(train: number, key: number, upper: number): void {
    open = Math.max(open, upper + below(train, key));
  }

  function fits(track: Uint32Array, at: number, before: Uint32Array, next: Uint32Array): boolean {
    for (let word = 0; word < words; word++) {
      const mine = track[at + word] as number;
      const theirs = before[word] as number;
      if ((mine & theirs) !== 0) return false;
      next[word] = mine | theirs;
    }
    return true;
  }

  visit(first, 0, 0, 0, -1);
  const best = sets[0]?.score ?? Math.max(0, selection.atLeast);
  return { sets, bound: complete ? best : Math.max(best, open), complete, nodes };
}

/** The best sets of routes, proven unless the search was stopped. */
export function selectRoutes(selection: Selection): Selected {
  const { trains } = selection;
  const rest: number[] = Array.from({ length: trains.length + 1 }, () => Number.POSITIVE_INFINITY);
  rest[trains.length] = 0;
  let nodes = 0;
  // The routes' shares are part of their upper bounds: counted in full, so no set can be worth more.
  const generous = new Map(trains.map((ranked) => [ranked, { ...ranked, score: ranked.upper }]));
  // From the last train to the first: each optimum bounds the next search.
  for (let first = trains.length - 1; first >= 1; first--) {
    const part = search(
      {
        ...selection,
        trains: trains.map((ranked) => generous.get(ranked) as Ranked),
        together: null,
        count: 1,
        atLeast: 0,
        onBetter: () => {},
      },
      first,
      rest,
    );
    nodes += part.nodes;
    rest[first] = part.bound;
    if (!part.complete) break;
  }
  const whole = search(selection, 0, rest);
  return { ...whole, nodes: nodes + whole.nodes };
}
