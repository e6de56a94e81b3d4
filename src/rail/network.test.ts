import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import { KIT } from '../games/1848/data.ts';
import { plainMap, randomLays, randomTokens, scatteredTiles } from '../testing/random-board.ts';
import { type Board, type BoardKit, faceAt, hexOf, newBoard, withTile } from './board.ts';
import { edgesIn } from './hex.ts';
import { findReach, reachOf, type StopRef, walkTrack } from './network.ts';
import { STOP_END } from './tile.ts';
import type { CompanyId, Tokens } from './tokens.ts';

/* ---- the other way to find out: every trail, one after the other ---- */

interface Found {
  readonly edges: Map<string, Set<number>>;
  readonly stops: Map<string, Set<number>>;
  readonly hasRoute: boolean;
  /** Trails that came back to a border they had used: where a plain breadth-first walk goes wrong. */
  readonly returns: number;
}

/**
 * 1848-8.2 word by word: from every own token along every trail that uses no border and no stop twice and
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
    [...map].map(([hex, values]) => [hex, [...values].toSorted((a, b) => a - b)] as const).toSorted(),
  );
}

function bitsByHex(kit: BoardKit, bits: ArrayLike<number>): Record<string, number[]> {
  const found: [string, number[]][] = [];
  for (const hex of kit.map.hexes) {
    const set = bits[hex.index] as number;
    if (set !== 0)
      found.push([hex.id, Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => set & (1 << bit))]);
  }
  return Object.fromEntries(found.toSorted());
}

const COMPANIES = ['A', 'B', 'C'];

interface Tally {
  compared: number;
  skipped: number;
  withReturns: number;
}

function compareAll(
  kit: BoardKit,
  seeds: number,
  makeBoard: (random: SeededRandom) => Board,
  tokenCount: number,
): Tally {
  const tally: Tally = { compared: 0, skipped: 0, withReturns: 0 };
  for (let seed = 1; seed <= seeds; seed++) {
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
      expect(
        { edges: bitsByHex(kit, reach.edges), stops: bitsByHex(kit, reach.stops), hasRoute: reach.hasRoute },
        where,
      ).toEqual({
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
const BROWN = ['39', '40', '41', '42', '43', '44', '45', '46', '47', '70'];
const SWITCHES = PLAIN_TRACK.filter((id) => !['7', '8', '9'].includes(id));

describe('reach equals the exhaustive walk', () => {
  test.each([
    [12, 3],
    [40, 5],
    [90, 6],
    [200, 8],
    [500, 8],
  ])('after %i random lays on the map of 1848, %i tokens', (lays, tokenCount) => {
    const tally = compareAll(KIT, 60, (random) => randomLays(KIT, random, lays), tokenCount);
    console.log(lays, tally);
  });
  test.each([
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
  ])('on switches scattered over %i by %i hexes', (rows, columns) => {
    const kit: BoardKit = { map: plainMap(rows, columns), tiles: KIT.tiles };
    const tiles = [...BROWN, ...BROWN, ...BROWN, ...SWITCHES, '611', '15', '14', '67', '57'];
    const tally = compareAll(kit, 6000, (random) => scatteredTiles(kit, random, tiles), 4);
    console.log(rows, tally);
  });
});
