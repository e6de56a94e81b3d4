import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import { KIT } from '../games/1848/data.ts';
import { SCENARIOS } from '../games/18gb/scenarios.ts';
import { plainMap, randomLays, randomTokens, scatteredTiles } from '../testing/random-board.ts';
import { type Board, type BoardKit, faceAt, hexOf, newBoard } from './board.ts';
import { parseMap } from './map.ts';
import { findReach, hasRoute, joins, reaches, reachesOne, reachOf } from './network.ts';
import { parseTiles, STOP_END } from './tile.ts';
import { citiesAt, type CompanyId, freeSlot, type Tokens, withToken } from './tokens.ts';
import { fittingLays, putDown } from './track.ts';
import { walkTrack } from './walk.ts';

/* ---- the independent way to find out: every trail in turn ---- */

interface Found {
  readonly edges: Map<string, Set<number>>;
  readonly stops: Map<string, Set<number>>;
  readonly hasRoute: boolean;
  /** Trails that came back to a border they had used, where a plain breadth-first search goes wrong. */
  readonly returns: number;
}

/**
 * 1848-8.2 taken literally: from every own token along every trail that uses no border and no stop twice and
 * never turns round. Null when there are too many.
 */
function everyTrail(
  kit: BoardKit,
  board: Board,
  tokens: Tokens,
  company: CompanyId,
  limit: number,
): Found | null {
  const edges = new Map<string, Set<number>>();
  const stops = new Map<string, Set<number>>();
  const usedBorders = new Set<string>();
  const usedStops = new Set<string>();
  let steps = 0;
  let returns = 0;
  let hasRoute = false;

  const neighbour = (hex: string, edge: number): string | null => {
    const next = hexOf(kit, hex).neighbours[edge] ?? -1;
    return kit.map.hexes[next]?.id ?? null;
  };
  const note = (map: Map<string, Set<number>>, hex: string, value: number): void => {
    map.set(hex, (map.get(hex) ?? new Set()).add(value));
  };
  const piecesAt = (hex: string) => faceAt(kit, board, hexOf(kit, hex)).pieces;
  const blocked = (hex: string, stop: number): boolean => {
    const city = tokens[hex]?.[stop];
    if (!city || city.slots.length === 0) return false;
    return city.slots.every((slot) => slot !== null && slot !== company) && !city.beside.includes(company);
  };
  function markTrack(hex: string, ends: readonly number[]): void {
    for (const end of ends) {
      if (end >= STOP_END) continue;
      note(edges, hex, end);
      const next = neighbour(hex, end);
      if (next !== null) note(edges, next, (end + 3) % 6);
    }
  }
  function cross(hex: string, edge: number): void {
    if (++steps > limit) return;
    const next = neighbour(hex, edge);
    if (next === null) return;
    const border = [hex, next].toSorted().join();
    if (usedBorders.has(border)) {
      returns++;
      return;
    }
    usedBorders.add(border);
    const enter = (edge + 3) % 6;
    for (const piece of piecesAt(next)) {
      if (piece.a !== enter && piece.b !== enter) continue;
      markTrack(next, [piece.a, piece.b]);
      const end = piece.a === enter ? piece.b : piece.a;
      if (end < STOP_END) cross(next, end);
      else arrive(next, end - STOP_END, piece.terminal, enter);
    }
    usedBorders.delete(border);
  }
  function arrive(hex: string, stop: number, terminal: boolean, by: number): void {
    note(stops, hex, stop);
    const key = `${hex}-${stop}`;
    if (usedStops.has(key)) return;
    hasRoute = true;
    if (!terminal && !blocked(hex, stop)) leave(hex, stop, by);
  }
  function leave(hex: string, stop: number, by: number | null): void {
    const key = `${hex}-${stop}`;
    usedStops.add(key);
    for (const piece of piecesAt(hex)) {
      if (piece.a !== STOP_END + stop && piece.b !== STOP_END + stop) continue;
      const end = piece.a === STOP_END + stop ? piece.b : piece.a;
      if (end === by) continue;
      markTrack(hex, [piece.a, piece.b]);
      cross(hex, end);
    }
    usedStops.delete(key);
  }
  for (const [hex, cities] of Object.entries(tokens)) {
    for (const [city, places] of cities.entries()) {
      if (!places.slots.includes(company) && !places.beside.includes(company)) continue;
      for (let edge = 0; edge < 6; edge++) note(edges, hex, edge);
      note(stops, hex, city);
      leave(hex, city, null);
    }
  }
  return steps > limit ? null : { edges, stops, hasRoute, returns };
}

function plain(map: Map<string, Set<number>>): Record<string, number[]> {
  return Object.fromEntries(
    [...map].map(([hex, values]) => [hex, [...values].toSorted((a, b) => a - b)] as const),
  );
}

function bitsByHex(kit: BoardKit, bits: ArrayLike<number>): Record<string, number[]> {
  const found: [string, number[]][] = [];
  for (const hex of kit.map.hexes) {
    const set = bits[hex.index] as number;
    if (set !== 0)
      found.push([hex.id, Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => set & (1 << bit))]);
  }
  return Object.fromEntries(found);
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

const COMPANIES = ['A', 'B', 'C'];

interface Tally {
  compared: number;
  skipped: number;
  withReturns: number;
}

function compareAll(
  kit: BoardKit,
  seeds: readonly number[],
  makeBoard: (random: SeededRandom) => Board,
  tokenCount: number,
): Tally {
  const tally: Tally = { compared: 0, skipped: 0, withReturns: 0 };
  for (const seed of seeds) {
    const random = new SeededRandom(seed * 7919);
    for (let warm = 0; warm < 3; warm++) random.next();
    const board = makeBoard(random);
    const tokens = randomTokens(kit, board, random, COMPANIES, tokenCount);
    for (const company of COMPANIES) {
      const expected = everyTrail(kit, board, tokens, company, 60_000);
      if (!expected) {
        tally.skipped++;
        continue;
      }
      const reach = findReach(kit, board, tokens, company);
      const where = JSON.stringify({ seed, company, laid: board.laid, tokens });
      expect({
        where,
        edges: bitsByHex(kit, reach.edges),
        stops: bitsByHex(kit, reach.stops),
        hasRoute: reach.hasRoute,
      }).toEqual({
        where,
        edges: plain(expected.edges),
        stops: plain(expected.stops),
        hasRoute: expected.hasRoute,
      });
      tally.compared++;
      if (expected.returns > 0) tally.withReturns++;
    }
  }
  return tally;
}

const PLAIN_TRACK = [...KIT.tiles.values()]
  .filter((tile) => tile.faces[0]?.stops.length === 0)
  .map((tile) => tile.id);
const SWITCHES = PLAIN_TRACK.filter((id) => !['7', '8', '9'].includes(id));
const BROWN = SWITCHES.filter((id) => KIT.tiles.get(id)?.colour === 'brown');
/** Mostly brown switches, so that walks come back to borders they have used. */
const LOOPY = [...BROWN, ...BROWN, ...BROWN, ...SWITCHES, '611', '15', '14', '67', '57'];

describe('reach equals the exhaustive walk', () => {
  test.each([
    [12, 3, 0],
    [40, 5, 1],
    [90, 6, 5],
    [200, 8, 50],
    [500, 8, 100],
  ])('after %i random lays on the map of 1848, %i tokens', (lays, tokenCount, loops) => {
    const tally = compareAll(KIT, upTo(60), (random) => randomLays(KIT, random, lays), tokenCount);
    expect(tally.skipped).toBe(0);
    expect(tally.compared).toBe(180);
    expect(tally.withReturns).toBeGreaterThanOrEqual(loops);
  });

  test.each([
    [3, 300, 1],
    [4, 300, 10],
    [5, 400, 40],
    [6, 700, 100],
  ])('on switches scattered over %i rows and columns, %i boards', (size, boards, loops) => {
    const kit: BoardKit = { map: plainMap(size, size), tiles: KIT.tiles };
    const tally = compareAll(kit, upTo(boards), (random) => scatteredTiles(kit, random, LOOPY), 4);
    expect(tally.skipped).toBe(0);
    expect(tally.withReturns).toBeGreaterThanOrEqual(loops);
  });

  test('on tiles with more switches than any real one', () => {
    const tiles = parseTiles(`
      T1  x9  brown  0-1 1-2 2-3 3-4 4-5 0-5
      T2  x9  brown  0-1 0-2 0-3 3-4 3-5
      T3  x9  brown  0-2 2-4 0-4 1-3 3-5 1-5
      T4  x9  brown  city40*2(0 1 2 3 4 5)
      T5  x9  brown  city40(0 2) city40(1 3 5) 0-4
      T6  x9  brown  town10(0 2 4) 1-3 3-5 1-5
      T7  x9  brown  0-3 1-4 2-5
    `);
    const kit: BoardKit = { map: plainMap(3, 4), tiles };
    const tally = compareAll(kit, upTo(400), (random) => scatteredTiles(kit, random, [...tiles.keys()]), 4);
    expect(tally.skipped).toBeLessThan(tally.compared / 10);
    expect(tally.withReturns).toBeGreaterThan(300);
  });
});

// Boards on which the reach once used a border twice: going round a loop, it had forgotten the way it came.
test.each([
  [751, 200],
  [252, 500],
])('board %i after %i lays on the map of 1848', (seed, lays) => {
  const tally = compareAll(KIT, [seed], (random) => randomLays(KIT, random, lays), 8);
  expect(tally).toMatchObject({ compared: 3, skipped: 0 });
  expect(tally.withReturns).toBeGreaterThan(0);
});

/** Miniature games: tiles and tokens in turn, each answer compared with one computed from scratch. */
function comparePlay(kit: BoardKit, companies: readonly CompanyId[], seed: number, moves: number) {
  const random = new SeededRandom(seed);
  const tally = { asked: 0, kept: 0 };
  let board = newBoard(kit);
  let tokens: Tokens = {};
  const last = new Map<CompanyId, unknown>();
  const cities = kit.map.hexes.filter((hex) => hex.printed.stops.some(({ slots }) => slots > 0));
  for (let move = 0; move < moves; move++) {
    const company = random.pick(companies);
    const hex = random.below(4) === 0 ? random.pick(cities) : random.pick(kit.map.hexes);
    const lays = fittingLays(kit, board, hex);
    if (random.below(3) > 0 && lays.length > 0) {
      ({ board, tokens } = putDown(kit, { board, tokens }, { hex: hex.id, ...random.pick(lays) }));
    } else {
      const places = citiesAt(kit, board, tokens, hex);
      const city = random.below(places.length + 1);
      const slot = freeSlot(places, city, company, undefined);
      if (slot >= 0) tokens = withToken(tokens, hex.id, places, city, slot, company);
    }
    const asked = random.pick(companies);
    const found = findReach(kit, board, tokens, asked);
    expect(hasRoute(kit, { board, tokens }, asked)).toBe(found.hasRoute);
    const goal = random.below(kit.map.hexes.length);
    const isGoal = (at: number, stop: number): boolean => at === goal && stop === 0;
    expect(reachesOne(kit, { board, tokens }, asked, isGoal)).toBe((found.stops[goal] ?? 0) % 2 === 1);
    const stop = random.below(2);
    expect(reaches(kit, { board, tokens }, asked, { hex: goal, stop })).toBe(
      ((found.stops[goal] ?? 0) & (1 << stop)) !== 0,
    );
    const edges = random.below(64);
    expect(joins(kit, { board, tokens }, asked, goal, edges)).toBe(((found.edges[goal] ?? 0) & edges) !== 0);
    const reach = reachOf(kit, board, tokens, asked);
    expect(reach).toEqual(found);
    tally.asked++;
    if (last.get(asked) === reach) tally.kept++;
    last.set(asked, reach);
  }
  return tally;
}

test.each([
  ['1848', KIT],
  ['18GB', SCENARIOS['4Std'].kit],
])('what is remembered of a reach is what a search finds, after every move on the map of %s', (_, kit) => {
  const tallies = upTo(40).map((seed) => comparePlay(kit, COMPANIES, seed, 120));
  const kept = tallies.reduce((sum, tally) => sum + tally.kept, 0);
  // Often cached, often not: both cases are compared.
  expect(kept).toBeGreaterThan(800);
  expect(kept).toBeLessThan(4_000);
});

describe('loops that lead back', () => {
  // C1 - C3 - C5, then round C7 and B6 back to C5. C3 branches off to D2 only when coming from C5.
  const LINES = {
    C1: 'city20(4)',
    C3: '1-4 0-4',
    C5: '1-3 1-4',
    C7: '1-2',
    B6: '0-5',
    D2: 'town10(3)',
  };
  const A: Tokens = { C1: [{ slots: ['A'], beside: [] }] };

  function reachOn(lines: Readonly<Record<string, string>>, tokens: Tokens) {
    const map = parseMap(
      'pointy',
      Object.entries(lines)
        .map(([id, face]) => `${id} | | ${face}`)
        .join('\n'),
    );
    const kit: BoardKit = { map, tiles: new Map() };
    const reach = findReach(kit, newBoard(kit), tokens, 'A');
    return {
      stops: bitsByHex(kit, reach.stops),
      edges: bitsByHex(kit, reach.edges),
      hasRoute: reach.hasRoute,
    };
  }

  test('a walk round a loop may not go home over the border it came by', () => {
    const reach = reachOn(LINES, A);
    expect(reach.stops).toEqual({ C1: [0] });
    expect(reach.hasRoute).toBe(false);
    expect(reach.edges['D2']).toBeUndefined();
    expect(reach.edges['B6']).toEqual([0, 5]);
  });

  test('with a second way into the loop it may', () => {
    const reach = reachOn({ ...LINES, C1: 'city20(3 4)', B2: '0-4', B4: '1-5', C5: '1-3 1-4 2-4' }, A);
    expect(reach.stops).toEqual({ C1: [0], D2: [0] });
    expect(reach.hasRoute).toBe(true);
  });
});

describe('stops', () => {
  const LINES =
    'A1 | | city20(4)\nA3 | | city20(1 4)\nA5 | | city20(1 4)\nA7 | | off10(1! 0!)\nB6 | | town10(3)';
  const kit: BoardKit = { map: parseMap('pointy', LINES), tiles: new Map() };
  const board = newBoard(kit);
  const city = (...slots: (string | null)[]) => [{ slots, beside: [] }];

  function reachOfA(tokens: Tokens) {
    const reach = findReach(kit, board, tokens, 'A');
    return { stops: Object.keys(bitsByHex(kit, reach.stops)), hasRoute: reach.hasRoute };
  }

  test('terminal track ends a walk', () => {
    expect(reachOfA({ A1: city('A') })).toEqual({ stops: ['A1', 'A3', 'A5', 'A7'], hasRoute: true });
    // Perth: a walk that starts at the end of the line may leave it.
    expect(reachOfA({ A7: city('A') }).stops).toEqual(['A1', 'A3', 'A5', 'A7', 'B6']);
  });

  test('a full city of others ends a walk, but is reached', () => {
    expect(reachOfA({ A1: city('A'), A3: city('B') })).toEqual({ stops: ['A1', 'A3'], hasRoute: true });
    expect(reachOfA({ A1: city('A'), A3: city('B', null) }).stops).toEqual(['A1', 'A3', 'A5', 'A7']);
    expect(reachOfA({ A1: city('A'), A3: city('B', 'A') }).stops).toEqual(['A1', 'A3', 'A5', 'A7']);
    expect(reachOfA({ A1: city('A'), A3: [{ slots: ['B'], beside: ['A'] }] }).stops).toHaveLength(4);
  });

  test('tokens that reach only each other have a route', () => {
    expect(reachOfA({ A1: city('A'), A3: city('A'), A5: city('B') })).toMatchObject({ hasRoute: true });
    const two: BoardKit = { map: parseMap('pointy', 'A1 | | city20(4)\nA3 | | city20(1)'), tiles: new Map() };
    const tokens: Tokens = { A1: city('A'), A3: city('A') };
    expect(findReach(two, newBoard(two), tokens, 'A').hasRoute).toBe(true);
    expect(findReach(two, newBoard(two), { A1: city('A') }, 'A').hasRoute).toBe(true);
  });

  test('without tokens nothing is reached; an unbuilt home reaches its own edges', () => {
    expect(reachOfA({})).toEqual({ stops: [], hasRoute: false });
    const reach = findReach(KIT, newBoard(KIT), { E4: city('A') }, 'A');
    expect(bitsByHex(KIT, reach.edges)).toEqual({ E4: [0, 1, 2, 3, 4, 5] });
    expect(reach.hasRoute).toBe(false);
  });

  test('reachOf remembers, for each board, set of tokens and company', () => {
    const tokens: Tokens = { A1: city('A'), A5: city('B') };
    const reach = reachOf(kit, board, tokens, 'A');
    expect(reachOf(kit, board, tokens, 'A')).toBe(reach);
    expect(reachOf(kit, board, tokens, 'B')).not.toBe(reach);
    expect(reachOf(kit, board, { ...tokens, A3: city('B') }, 'A')).not.toBe(reach);
    expect(reach).toEqual(findReach(kit, board, tokens, 'A'));
  });

  test('walkTrack counts arrivals and marks the pieces walked', () => {
    const walk = walkTrack(kit, board, [{ hex: 0, stop: 0 }], () => true);
    expect([...walk.pieces]).toEqual([1, 3, 3, 1, 0]);
    expect(walk.arrivals).toBe(3);
    expect(walkTrack(kit, board, [], () => true).arrivals).toBe(0);
    const stopped = walkTrack(kit, board, [{ hex: 0, stop: 0 }], () => false);
    expect([...stopped.stops]).toEqual([1, 1, 0, 0, 0]);
  });
});
