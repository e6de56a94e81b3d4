import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import { walkOf } from '../testing/routes-toy.ts';
import { Pool } from './pool.ts';
import { type Picked, rankPools, selectRoutes, type Selected } from './select.ts';

/** A choice of routes: the pools, which of them each train has, and what sets of routes owe each other. */
interface Choice {
  readonly words: number;
  readonly pools: readonly Pool[];
  /** The pool of each train; those of one pool side by side. */
  readonly trains: readonly number[];
  readonly together: ((picks: readonly Picked[]) => number | null) | null;
}

interface Recipe {
  readonly pools: number;
  readonly routes: number;
  readonly bits: number;
  /** Bits that a route takes, at most. */
  readonly taken: number;
  readonly trains: readonly number[];
  readonly together: boolean;
  readonly scores?: number;
}

function makeChoice(seed: number, recipe: Recipe): Choice {
  const random = new SeededRandom(seed * 4241 + 5);
  const words = Math.ceil(recipe.bits / 32) + 1;
  const shares: number[][] = [];
  const pools = Array.from({ length: recipe.pools }, (_, index) => {
    const pool = new Pool(words);
    shares[index] = [];
    for (let route = 0; route < recipe.routes; route++) {
      const track = new Uint32Array(words - 1);
      for (let left = random.below(recipe.taken + 1); left > 0; left--) {
        const bit = random.below(recipe.bits);
        track[bit >> 5] = (track[bit >> 5] as number) | (1 << (bit & 31));
      }
      const share = recipe.together && random.below(2) === 0 ? random.below(20) : 0;
      // Few marks, so that they clash, and on bits at either end of their word.
      const exclusive = recipe.together && random.below(3) === 0 ? random.pick([1, 2, 1 << 31]) : 0;
      shares[index]?.push(share);
      pool.add(walkOf({ stops: [0, 1], links: [route % 60_000] }), track, {
        score: random.below(recipe.scores ?? 60),
        share,
        exclusive,
      });
    }
    return pool;
  });

  /** Any bonus that the shares allow, by the routes alone. */
  function together(picks: readonly Picked[]): number | null {
    const key = picks.reduce(
      (sum, { train, route }) => sum + (recipe.trains[train] as number) * 7919 + route * 31,
      seed,
    );
    if (picks.length > 0 && key % 5 === 0) return null;
    const most = picks.reduce(
      (sum, { train, route }) => sum + (shares[recipe.trains[train] as number]?.[route] as number),
      0,
    );
    return key % 2 === 0 ? most : Math.floor((most * (key % 7)) / 7);
  }

  return { words, pools, trains: recipe.trains, together: recipe.together ? together : null };
}

/** The scores of all sets, best first; trains of one pool are not told apart. */
function allScores({ words, pools, trains, together }: Choice): number[] {
  const scores: number[] = [];
  const picks: Picked[] = [];
  const used = Array.from({ length: trains.length + 1 }, () => new Uint32Array(words));

  function extend(train: number, score: number): void {
    if (train === trains.length) {
      const bonus = together ? together(picks) : 0;
      if (bonus !== null) scores.push(score + bonus);
      return;
    }
    const pool = pools[trains[train] as number] as Pool;
    const isTwin = train > 0 && trains[train - 1] === trains[train];
    const before = picks.at(-1);
    const [mine, next] = [used[train] as Uint32Array, used[train + 1] as Uint32Array];
    next.set(mine);
    extend(train + 1, score);
    if (isTwin && before?.train !== train - 1) return;
    for (let route = isTwin ? (before as Picked).route + 1 : 0; route < pool.size; route++) {
      const track = pool.track.subarray(route * words, route * words + words);
      if (track.some((bits, word) => (bits & (mine[word] as number)) !== 0)) continue;
      for (const [word, bits] of track.entries()) next[word] = (mine[word] as number) | bits;
      picks.push({ train, route });
      extend(train + 1, score + (pool.score[route] as number));
      picks.pop();
    }
  }

  extend(0, 0);
  return scores.sort((a, b) => b - a);
}

interface Ask {
  readonly count?: number;
  readonly atLeast?: number;
  readonly shouldContinue?: () => boolean;
  readonly onBetter?: (picks: readonly Picked[], score: number) => void;
}

function select({ words, pools, trains, together }: Choice, ask: Ask = {}): Selected {
  const ranked = rankPools(
    pools,
    pools.map(() => Number.NEGATIVE_INFINITY),
    words,
    () => true,
  );
  if (!ranked) throw new Error('there was time enough');
  const { count = 1, atLeast = -1, shouldContinue = () => true, onBetter = () => {} } = ask;
  return selectRoutes({
    trains: trains.map((pool) => ranked[pool] as (typeof ranked)[number]),
    words,
    together,
    count,
    atLeast,
    shouldContinue,
    onBetter,
  });
}

/** What a set of picks is worth, or why it is none. */
function judge({ words, pools, trains, together }: Choice, picks: readonly Picked[]): number | string {
  const used = new Uint32Array(words);
  let score = 0;
  for (const [index, { train, route }] of picks.entries()) {
    const pool = pools[trains[train] as number] as Pool;
    if (index > 0 && train <= (picks[index - 1]?.train as number)) return 'not in order';
    for (let word = 0; word < words; word++) {
      const bits = pool.track[route * words + word] as number;
      if ((bits & (used[word] as number)) !== 0) return 'shared track';
      used[word] = (used[word] as number) | bits;
    }
    score += pool.score[route] as number;
  }
  const bonus = together ? together(picks) : 0;
  return bonus === null ? 'not together' : score + bonus;
}

const SMALL = { pools: 2, routes: 12, bits: 20, taken: 5 };
const RECIPES: readonly (readonly [string, Recipe])[] = [
  ['one train', { ...SMALL, trains: [0], together: false }],
  ['two trains', { ...SMALL, trains: [0, 1], together: false }],
  ['twins', { ...SMALL, trains: [0, 0], together: false }],
  ['three that run alike and another', { ...SMALL, trains: [0, 0, 0, 1], together: false }],
  ['bonuses', { ...SMALL, trains: [0, 1], together: true }],
  ['twins with bonuses', { ...SMALL, trains: [1, 0, 0], together: true }],
  ['four trains with bonuses', { ...SMALL, routes: 8, trains: [0, 0, 1, 1], together: true }],
  ['many bits', { ...SMALL, bits: 90, taken: 25, trains: [0, 0, 1], together: true }],
  ['many equals', { ...SMALL, scores: 3, trains: [0, 0, 1], together: false }],
  ['little track', { ...SMALL, bits: 3, taken: 2, trains: [0, 0, 1], together: false }],
  ['no track at all', { ...SMALL, bits: 1, taken: 0, trains: [0, 1, 1], together: false }],
];

describe('the best choice', () => {
  test.each(RECIPES)('%s: as by trying everything', (_, recipe) => {
    for (let seed = 1; seed <= 60; seed++) {
      const choice = makeChoice(seed, recipe);
      const { sets, bound, complete } = select(choice);
      const [best] = allScores(choice);
      const told = {
        seed,
        complete,
        bound,
        score: sets[0]?.score,
        worth: judge(choice, sets[0]?.picks ?? []),
      };
      expect(told).toEqual({ seed, complete: true, bound: best, score: best, worth: best });
    }
  });

  test.each(RECIPES)('%s: the best ten, all different', (_, recipe) => {
    for (let seed = 1; seed <= 25; seed++) {
      const choice = makeChoice(seed, recipe);
      const { sets } = select(choice, { count: 10 });
      const wanted = allScores(choice).slice(0, 10);
      expect({ seed, scores: sets.map(({ score }) => score) }).toEqual({ seed, scores: wanted });
      expect(sets.map(({ picks }) => judge(choice, picks))).toEqual(wanted);
      const keys = sets.map(({ picks }) =>
        picks.map(({ train, route }) => `${choice.trains[train]}:${route}`).join(),
      );
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test.each(RECIPES)('%s: improvements improve, budgets promise nothing wrong', (_, recipe) => {
    for (let seed = 1; seed <= 10; seed++) {
      const choice = makeChoice(seed, { ...recipe, routes: 25 });
      const [best = 0] = allScores(choice);
      for (const budget of [0, 1, 2, 3, 5, 9, 1000]) {
        let left = budget;
        const told: number[] = [];
        const { sets, bound, complete } = select(choice, {
          shouldContinue: () => left-- > 0,
          onBetter: (picks, score) => {
            expect(judge(choice, picks)).toBe(score);
            told.push(score);
          },
        });
        const score = sets[0]?.score ?? 0;
        expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
        expect(told.at(-1) ?? 0).toBe(score);
        const isHonest = bound >= best && score <= best && (!complete || (score === best && bound === best));
        expect({ seed, budget, isHonest }).toEqual({ seed, budget, isHonest: true });
      }
    }
  });

  test('nothing at or below what is known is looked for', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const choice = makeChoice(seed, { ...SMALL, trains: [0, 1], together: true });
      const scores = allScores(choice);
      const [best = 0] = scores;
      expect(select(choice, { atLeast: best })).toMatchObject({ sets: [], bound: best, complete: true });
      const some = select(choice, { atLeast: best - 10, count: 1000 }).sets.map(({ score }) => score);
      expect(some).toEqual(scores.filter((score) => score > best - 10));
    }
  });
});

describe('large pools', () => {
  test('more groups than are of use: fewer bits, the same answer', () => {
    const recipe = {
      pools: 2,
      routes: 5000,
      bits: 60,
      taken: 24,
      trains: [0, 1],
      together: false,
      scores: 2000,
    };
    for (let seed = 1; seed <= 3; seed++) {
      const choice = makeChoice(seed, recipe);
      let best = 0;
      const [a, b] = choice.pools as [Pool, Pool];
      for (let first = 0; first < a.size; first++) {
        for (let second = 0; second < b.size; second++) {
          const score = (a.score[first] as number) + (b.score[second] as number);
          if (score <= best) continue;
          let isFree = true;
          for (let word = 0; word < choice.words && isFree; word++) {
            isFree =
              ((a.track[first * choice.words + word] as number) &
                (b.track[second * choice.words + word] as number)) ===
              0;
          }
          if (isFree) best = score;
        }
      }
      const { sets, complete } = select(choice);
      expect({ seed, complete, score: sets[0]?.score }).toEqual({ seed, complete: true, score: best });
    }
  });

  test('ranks hold the routes that count for more than asked, best first, of equals the first found', () => {
    const choice = makeChoice(9, { ...SMALL, routes: 300, trains: [0], together: true });
    const [pool] = choice.pools as [Pool];
    const [ranked] = rankPools([pool], [25], choice.words, () => true) ?? [];
    const wanted = [...Array.from({ length: pool.size }).keys()]
      .filter((route) => (pool.upper[route] as number) > 25)
      .sort((a, b) => (pool.upper[b] as number) - (pool.upper[a] as number) || a - b);
    expect([...(ranked?.route ?? [])]).toEqual(wanted);
    expect([...(ranked?.upper ?? [])]).toEqual(wanted.map((route) => pool.upper[route]));
    expect([...(ranked?.score ?? [])]).toEqual(wanted.map((route) => pool.score[route]));
  });

  test('no time, no ranks', () => {
    const { pools, words } = makeChoice(1, { ...SMALL, trains: [0], together: false });
    expect(rankPools(pools, [-1, -1], words, () => false)).toBeNull();
  });
});
