import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import { KIT } from '../games/1848/data.ts';
import { type Board, type BoardKit, faceAt, newBoard } from '../rail/board.ts';
import { parseMap } from '../rail/map.ts';
import type { MayPass, StopRef } from '../rail/search.ts';
import { STOP_END } from '../rail/tile.ts';
import { isBlocked, tokenPlaces, type Tokens } from '../rail/tokens.ts';
import { plainMap, randomLays, randomTokens, scatteredTiles } from '../testing/random-board.ts';
import { listPaths } from './enumerate.ts';
import { type PathText, tracePath } from './trace.ts';

/** A path without its direction. */
function keyOf(path: PathText): string {
  return [path.join(' '), path.toReversed().join(' ')].toSorted()[0] ?? '';
}

/**
 * Every path that contains a token, from every stop in every direction: no links, no arms, no order. Null
 * when there are too many.
 */
function bruteForce(
  kit: BoardKit,
  board: Board,
  tokens: readonly StopRef[],
  mayPass: MayPass,
  limit: number,
): Set<string> | null {
  const found = new Set<string>();
  const wanted = new Set(tokens.map(({ hex, stop }) => `${kit.map.hexes[hex]?.id}-${stop}`));
  let steps = 0;

  function along(hex: number, from: number, borders: readonly string[], path: readonly string[]): void {
    const here = kit.map.hexes[hex];
    if (!here || ++steps > limit) return;
    for (const piece of faceAt(kit, board, here).pieces) {
      if (piece.a !== from && piece.b !== from) continue;
      const end = piece.a === from ? piece.b : piece.a;
      if (end < STOP_END) {
        const next = here.neighbours[end] ?? -1;
        const border = [hex, next].toSorted((a, b) => a - b).join();
        if (next < 0 || borders.includes(border)) continue;
        // Coming out of a stop the hex is already named by it.
        const name = from >= STOP_END ? [] : [here.id];
        along(next, (end + 3) % 6, [...borders, border], [...path, ...name]);
        continue;
      }
      const stop = `${here.id}-${end - STOP_END}`;
      if (path.includes(stop)) continue;
      const longer = [...path, stop];
      if (longer.some((place) => wanted.has(place))) found.add(keyOf(longer));
      if (!piece.terminal && mayPass(hex, end - STOP_END)) along(hex, end, borders, longer);
    }
  }

  for (const hex of kit.map.hexes) {
    for (const index of faceAt(kit, board, hex).stops.keys()) {
      along(hex.index, STOP_END + index, [], [`${hex.id}-${index}`]);
    }
  }
  return steps > limit ? null : found;
}

interface Law {
  readonly tokens: readonly StopRef[];
  readonly mayPass: MayPass;
}

function lawOf(kit: BoardKit, tokens: Tokens, company: string): Law {
  return {
    tokens: tokenPlaces(tokens, company).map(({ hex, city }) => ({
      hex: kit.map.byId.get(hex)?.index ?? -1,
      stop: city,
    })),
    mayPass: (hex, stop) => !isBlocked(tokens, kit.map.hexes[hex]?.id ?? '', stop, company),
  };
}

interface Tally {
  boards: number;
  paths: number;
  skipped: number;
}

function checkPaths(kit: BoardKit, board: Board, law: Law, tally: Tally, where: string): void {
  const expected = bruteForce(kit, board, law.tokens, law.mayPass, 12_000);
  if (!expected) {
    tally.skipped++;
    return;
  }
  const paths = [...listPaths(kit, board, law, 10_000_000)];
  const keys = paths.map(keyOf);
  // A path that came twice would make the list longer than the set.
  expect({ where, keys: keys.toSorted() }).toEqual({ where, keys: [...expected].toSorted() });
  for (const path of paths) checkTrace(kit, board, law, path);
  tally.boards++;
  tally.paths += paths.length;
}

/** 1848-11.1 on the traced track: no stop, piece or border twice, no passing of ends and full cities. */
function checkTrace(kit: BoardKit, board: Board, law: Law, path: PathText): void {
  const trace = tracePath(kit, board, path);
  if ('problem' in trace) throw new Error(`${path.join(' ')}: ${trace.problem} at ${trace.at}`);
  const stops = trace.stops.map(({ hex, stop }) => `${kit.map.hexes[hex]?.id}-${stop}`);
  // One comparison a path: there are thousands.
  const isSound =
    stops.join(' ') === path.filter((place) => place.includes('-')).join(' ') &&
    [stops, trace.pieces, trace.borders].every((list) => new Set<unknown>(list).size === list.length) &&
    trace.stops.every(({ hex, stop }, at) => {
      if (at === 0 || at === trace.stops.length - 1) return true;
      return law.mayPass(hex, stop) && !trace.terminals.includes(at);
    });
  if (!isSound) expect.fail(`${path.join(' ')}: ${JSON.stringify(trace)}`);
}

const COMPANIES = ['A', 'B', 'C'];

function checkBoards(
  kit: BoardKit,
  seeds: number,
  tokenCount: number,
  makeBoard: (random: SeededRandom) => Board,
): Tally {
  const tally: Tally = { boards: 0, paths: 0, skipped: 0 };
  for (let seed = 1; seed <= seeds; seed++) {
    const random = new SeededRandom(seed * 6151);
    const board = makeBoard(random);
    const tokens = randomTokens(kit, board, random, COMPANIES, tokenCount);
    for (const company of COMPANIES) {
      checkPaths(kit, board, lawOf(kit, tokens, company), tally, `seed ${seed}, ${company}`);
    }
  }
  return tally;
}

describe('listPaths equals the brute force', () => {
  test.each([
    [20, 4],
    [60, 6],
    [120, 9],
    [250, 12],
  ])('after %i random lays on the map of 1848, %i tokens', (lays, tokenCount) => {
    const tally = checkBoards(KIT, 20, tokenCount, (random) => randomLays(KIT, random, lays));
    expect(tally.boards).toBeGreaterThan(45);
  });

  test('on small boards full of cities and switches', () => {
    const kit: BoardKit = { map: plainMap(3, 3), tiles: KIT.tiles };
    const tiles = ['14', '15', '611', '57', '59', '67', '64', '56', '1', '47', '44', '39', '24', '20'];
    const tally = checkBoards(kit, 150, 5, (random) => scatteredTiles(kit, random, tiles));
    expect(tally.boards).toBeGreaterThan(400);
    expect(tally.paths).toBeGreaterThan(600);
  });

  test('on boards of plain switches with few cities', () => {
    const kit: BoardKit = { map: plainMap(4, 4), tiles: KIT.tiles };
    const tiles = ['39', '40', '41', '42', '43', '44', '45', '46', '47', '70', '611', '57', '611'];
    const tally = checkBoards(kit, 80, 6, (random) => scatteredTiles(kit, random, tiles));
    expect(tally.boards).toBeGreaterThan(200);
    expect(tally.paths).toBeGreaterThan(500);
  });

  test('with ends of the line in the middle of the track', () => {
    const lines = [
      'A1 | | city20(4 5)',
      'A3 | | off10(1! 4! 5!)',
      'A5 | | city20(1 0)',
      'B2 | | town10(2 3 4)',
      'B4 | | red city20(1! 2! 3!)',
    ];
    const kit: BoardKit = { map: parseMap('pointy', lines.join('\n')), tiles: new Map() };
    const tally: Tally = { boards: 0, paths: 0, skipped: 0 };
    for (const hex of kit.map.hexes) {
      const law: Law = { tokens: [{ hex: hex.index, stop: 0 }], mayPass: () => true };
      checkPaths(kit, newBoard(kit), law, tally, hex.id);
    }
    expect(tally).toMatchObject({ boards: 5, skipped: 0 });
    expect(tally.paths).toBeGreaterThan(10);
  });
});

describe('by hand', () => {
  const LINES = 'A1 | | city20(4)\nA3 | | 1-4\nA5 | | city20(1 4)\nA7 | | town10(1 4)\nA9 | | city20(1)';
  const kit: BoardKit = { map: parseMap('pointy', LINES), tiles: new Map() };
  const board = newBoard(kit);
  const keys = (law: Law, budget = 1000): string[] =>
    [...listPaths(kit, board, law, budget)].map(keyOf).toSorted();
  const at = (...hexes: number[]): StopRef[] => hexes.map((hex) => ({ hex, stop: 0 }));

  test('every piece of a line that holds the token', () => {
    expect(keys({ tokens: at(2), mayPass: () => true })).toEqual([
      'A1-0 A3 A5-0',
      'A1-0 A3 A5-0 A7-0',
      'A1-0 A3 A5-0 A7-0 A9-0',
      'A5-0 A7-0',
      'A5-0 A7-0 A9-0',
    ]);
  });

  test('a blocked city ends a path but belongs to it', () => {
    expect(keys({ tokens: at(0), mayPass: (hex) => hex !== 2 })).toEqual(['A1-0 A3 A5-0']);
  });

  test('two tokens give each path once, one named twice too', () => {
    const two = keys({ tokens: at(0, 4), mayPass: () => true });
    expect(two).toHaveLength(5);
    expect(new Set(two).size).toBe(5);
    expect(keys({ tokens: at(0, 0), mayPass: () => true })).toEqual(
      keys({ tokens: at(0), mayPass: () => true }),
    );
  });

  test('no tokens, no paths', () => {
    expect(keys({ tokens: [], mayPass: () => true })).toEqual([]);
  });

  test('a used-up budget just ends the list', () => {
    const law: Law = { tokens: at(2), mayPass: () => true };
    const all = keys(law);
    let last = 0;
    for (let budget = 0; budget < 30; budget++) {
      const some = keys(law, budget);
      for (const key of some) expect(all).toContain(key);
      expect(some.length).toBeGreaterThanOrEqual(last);
      last = some.length;
    }
    expect(keys(law, 0)).toEqual([]);
    expect(last).toBe(all.length);
  });
});
