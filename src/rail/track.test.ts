import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import { KIT } from '../games/1848/data.ts';
import { expectAsFacts, tableOf } from '../testing/facts.ts';
import { randomLays } from '../testing/random-board.ts';
import { type Board, faceAt, hexOf, newBoard, withTile } from './board.ts';
import type { Edge } from './hex.ts';
import type { MapHex } from './map.ts';
import { type Face, parseFace, STOP_END, type Tile } from './tile.ts';
import {
  exitsAreOpen,
  fits,
  fittingLays,
  isUpgrade,
  keepsStops,
  keepsTrack,
  succeeds,
  tileColour,
} from './track.ts';

/* ---- 1848-8.3 a second time, by tables instead of properties ---- */

/** 1848-1.8 and 1.10: which tiles are for which kind of hex, by colour. */
const CHAINS: Readonly<Record<string, readonly (readonly [colour: string, ids: string])[]>> = {
  plain: [
    ['yellow', '7 8 9'],
    ['green', '16 18 19 20 23 24 25 26 27 28 29 30 31'],
    ['brown', '39 40 41 42 43 44 45 46 47 70'],
  ],
  towns: [['yellow', '1 2 55 56 69']],
  city: [
    ['yellow', '5 6 57'],
    ['green', '14 15'],
    ['brown', '611'],
    ['gray', '915'],
  ],
  K: [
    ['yellow', '5 6 57'],
    ['green', '236 237 238'],
    ['brown', '239'],
    ['gray', '240'],
  ],
  OO: [
    ['yellow', '235'],
    ['green', '59'],
    ['brown', '64 65 66 67 68'],
  ],
};

const KIND_OF_HEX: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['B19', 'F17', 'G6', 'H11'].map((id) => [id, 'K'])),
  ...Object.fromEntries(['B17', 'F15', 'G10'].map((id) => [id, 'OO'])),
  ...Object.fromEntries(['C18', 'D3', 'G12'].map((id) => [id, 'towns'])),
  ...Object.fromEntries(
    ['C20', 'D9', 'E2', 'E4', 'E14', 'E18', 'F5', 'F13', 'G14', 'G16', 'H7', 'H9'].map((id) => [id, 'city']),
  ),
};

/** Red and blue hexes and the edges where they show track; Tasmania's only with tile 241. */
const CLOSED: Readonly<Record<string, readonly number[]>> = {
  A4: [0, 5],
  A6: [0, 5],
  A18: [0, 5],
  B21: [0],
  D1: [3, 4, 5],
  F3: [2],
  I8: [],
  I10: [],
};

type Piece = readonly [a: string, b: string];

function piecesOf(face: Face, rotation: number, stopName: (index: number) => string): Piece[] {
  const end = (at: number): string => (at < STOP_END ? String((at + rotation) % 6) : stopName(at - STOP_END));
  return face.pieces.map(({ a, b }) => [end(a), end(b)].toSorted() as unknown as Piece);
}

/** Ways to give each of the old stops a new one of its own. */
function matchings(old: number, next: number): number[][] {
  if (old === 0) return [[]];
  return matchings(old - 1, next).flatMap((before) =>
    Array.from({ length: next }, (_, index) => index)
      .filter((index) => !before.includes(index))
      .map((index) => [...before, index]),
  );
}

function bruteForce(board: Board, hex: MapHex): string[] {
  const found: string[] = [];
  if (hex.id in CLOSED) return found;
  const chain = CHAINS[KIND_OF_HEX[hex.id] ?? 'plain'] ?? [];
  const laid = board.laid[hex.id];
  const step = laid ? chain.findIndex(([, ids]) => ids.split(' ').includes(laid[0])) + 1 : 0;
  const old = faceAt(KIT, board, hex);
  for (const id of chain[step]?.[1].split(' ') ?? []) {
    const face = KIT.tiles.get(id)?.faces[0] as Face;
    for (let rotation = 0; rotation < 6; rotation++) {
      const after = new Set(piecesOf(face, rotation, (index) => `s${index}`).map((piece) => piece.join()));
      const isKept = matchings(old.stops.length, face.stops.length).some((matching) =>
        piecesOf(old, 0, (index) => `s${matching[index]}`).every((piece) => after.has(piece.join())),
      );
      const isOpen = face.pieces.every(({ a, b }) =>
        [a, b].every((end) => {
          if (end >= STOP_END) return true;
          const edge = (end + rotation) % 6;
          const next = KIT.map.hexes[hex.neighbours[edge] ?? -1];
          if (!next) return false;
          const shows = board.laid[next.id]?.[0] === '241' ? tasmania(board, next.id) : CLOSED[next.id];
          return shows === undefined || shows.includes((edge + 3) % 6);
        }),
      );
      if (isKept && isOpen) found.push(`${id} ${rotation}`);
    }
  }
  return found.toSorted();
}

function tasmania(board: Board, hex: string): number[] {
  const rotation = board.laid[hex]?.[1] ?? 0;
  return [(1 + rotation) % 6, (2 + rotation) % 6];
}

function listed(board: Board, hex: MapHex): string[] {
  return fittingLays(KIT, board, hex)
    .map((lay) => `${lay.tile} ${lay.rotation}`)
    .toSorted();
}

describe('fittingLays equals 1848-8.3 worked out by tables', () => {
  test('on the empty map, every hex and every tile', () => {
    const board = newBoard(KIT);
    let lays = 0;
    for (const hex of KIT.map.hexes) {
      expect([hex.id, ...listed(board, hex)]).toEqual([hex.id, ...bruteForce(board, hex)]);
      lays += listed(board, hex).length;
    }
    expect(lays).toBeGreaterThan(500);
  });

  test('on boards of every density, upgrades included', () => {
    let upgrades = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const board = randomLays(KIT, new SeededRandom(seed * 104_729), 10 + seed * 5);
      for (const hex of KIT.map.hexes) {
        const where = `seed ${seed} ${hex.id}`;
        expect([where, ...listed(board, hex)]).toEqual([where, ...bruteForce(board, hex)]);
        if (isUpgrade(board, hex)) upgrades += listed(board, hex).length;
      }
    }
    expect(upgrades).toBeGreaterThan(1000);
  });

  test('with Tasmania on the map, turned each way', () => {
    for (let rotation = 0; rotation < 6; rotation++) {
      for (const site of ['I8', 'I10']) {
        const board = withTile(KIT, newBoard(KIT), site, '241', rotation);
        for (const id of ['H7', 'H9', 'H11', site]) {
          const hex = hexOf(KIT, id);
          const where = `${site} ${rotation} ${id}`;
          expect([where, ...listed(board, hex)]).toEqual([where, ...bruteForce(board, hex)]);
        }
      }
    }
  });

  test('fits finds a single one of them', () => {
    const board = newBoard(KIT);
    const hex = hexOf(KIT, 'D9');
    expect(fits(KIT, board, hex, '5', 0)).toEqual({ tile: '5', rotation: 0, exits: 0b11 });
    expect(fits(KIT, board, hex, '14', 0)).toBeNull();
    expect(fits(KIT, board, hex, '5', 6)).toBeNull();
    expect(fits(KIT, board, hex, '999', 0)).toBeNull();
  });
});

describe('single rules', () => {
  const tile = (id: string): Tile => KIT.tiles.get(id) as Tile;
  const followers = (hex: string, face: Face): string[] =>
    [...KIT.tiles.values()].filter((one) => succeeds(hexOf(KIT, hex), face, one)).map((one) => one.id);
  const faceOf = (id: string): Face => tile(id).faces[0] as Face;

  test('1848-1.8: K hexes go over plain yellow to the K tiles, other cities never', () => {
    for (const id of ['B19', 'F17', 'G6', 'H11']) {
      expect(followers(id, hexOf(KIT, id).printed)).toEqual(['5', '6', '57']);
      for (const yellow of ['5', '6', '57'])
        expect(followers(id, faceOf(yellow))).toEqual(['236', '237', '238']);
      for (const green of ['236', '237', '238']) expect(followers(id, faceOf(green))).toEqual(['239']);
      expect(followers(id, faceOf('239'))).toEqual(['240']);
      expect(followers(id, faceOf('240'))).toEqual([]);
    }
    expect(followers('D9', faceOf('57'))).toEqual(['14', '15']);
  });

  test('1848-1.8: 57 never becomes 238', () => {
    for (const face of tile('238').faces) expect(keepsTrack(faceOf('57'), face)).toBe(false);
    expect(tile('238').faces.some((face) => keepsTrack(faceOf('5'), face))).toBe(true);
  });

  test('double towns end at yellow, red and blue ground is final', () => {
    for (const id of ['1', '2', '55', '56', '69']) expect(followers('D3', faceOf(id))).toEqual([]);
    for (const id of Object.keys(CLOSED)) expect(followers(id, hexOf(KIT, id).printed)).toEqual([]);
  });

  test('each old city of an OO hex keeps a city of its own', () => {
    expect(
      keepsTrack(parseFace('green city40(0) city40(2)'), parseFace('brown city50(0 2) city50(3 4)')),
    ).toBe(false);
    expect(
      keepsTrack(parseFace('green city40(0) city40(2)'), parseFace('brown city50(0 3) city50(2 4)')),
    ).toBe(true);
    let checked = 0;
    for (const id of ['64', '65', '66', '67', '68']) {
      for (const after of tile(id).faces) {
        for (const before of tile('59').faces) {
          if (!keepsTrack(before, after)) continue;
          const homes = before.stops.map((stop) =>
            after.stops.findIndex((other) => other.exits & stop.exits),
          );
          expect(new Set(homes).size).toBe(2);
          checked++;
        }
      }
    }
    expect(checked).toBeGreaterThan(0);
  });

  test('a city may not be split from its track, nor track be bent', () => {
    expect(keepsTrack(parseFace('city20(0 3)'), parseFace('city30(0) city30(3)'))).toBe(false);
    expect(keepsTrack(parseFace('0-3'), parseFace('0-2 1-3'))).toBe(false);
    expect(keepsTrack(parseFace('0-3'), parseFace('3-0 1-2'))).toBe(true);
    expect(keepsTrack(parseFace('0-3'), parseFace('city30(0 3)'))).toBe(false);
  });

  test('stops go on from old ones: only a stop more may stand on new exits alone', () => {
    const old = parseFace('halt(0 s1) town10(2 3)');
    expect(keepsStops(old, parseFace('town20(2 3 4 5 s1) halt(0)'))).toBe(true);
    // The town takes the exit of the halt, which moves to another side.
    expect(keepsTrack(old, parseFace('town20(0 2 3 5 s1) halt(4)'))).toBe(true);
    expect(keepsStops(old, parseFace('town20(0 2 3 5 s1) halt(4)'))).toBe(false);
    expect(keepsStops(parseFace('white town() town()'), parseFace('town10(0 1) town10(3 4)'))).toBe(true);
    expect(keepsStops(parseFace('city20(0)'), parseFace('city30(0) city30(3)'))).toBe(true);
    expect(keepsStops(parseFace('city20(0)'), parseFace('city30(1) city30(3)'))).toBe(false);
    expect(keepsStops(parseFace('city20(0) city20(3)'), parseFace('city30(0 3)'))).toBe(true);
    expect(keepsStops(parseFace('0-3'), parseFace('0-3 1-2'))).toBe(true);
  });

  test('exits lead to hexes of the map, into red and blue only where they show track', () => {
    const board = newBoard(KIT);
    const open = (id: string, edge: Edge): boolean => exitsAreOpen(KIT, board, hexOf(KIT, id), 1 << edge);
    // B19 Brisbane: C18, B17, A18 Cairns, nothing, the port B21 that looks away, C20.
    expect([0, 1, 2, 3, 4, 5].map((edge) => open('B19', edge as Edge))).toEqual([
      true,
      true,
      true,
      false,
      false,
      true,
    ]);
    expect(open('C20', 3)).toBe(true);
    // H9 Geelong: Tasmania's sites are empty sea.
    expect([open('H9', 0), open('H9', 5)]).toEqual([false, false]);
    const withTasmania = withTile(KIT, board, 'I8', '241', 1);
    expect(exitsAreOpen(KIT, withTasmania, hexOf(KIT, 'H9'), 1)).toBe(true);
    expect(exitsAreOpen(KIT, withTasmania, hexOf(KIT, 'H9'), 1 << 5)).toBe(false);
    expect(exitsAreOpen(KIT, board, hexOf(KIT, 'B19'), 0)).toBe(true);
    expect(exitsAreOpen(KIT, board, hexOf(KIT, 'B19'), 0b1011)).toBe(false);
  });

  test('isUpgrade and tileColour', () => {
    const board = newBoard(KIT);
    expect(isUpgrade(board, hexOf(KIT, 'D9'))).toBe(false);
    expect(isUpgrade(withTile(KIT, board, 'D9', '5', 0), hexOf(KIT, 'D9'))).toBe(true);
    expect(isUpgrade(board, hexOf(KIT, 'D1'))).toBe(true);
    expect(tileColour(KIT, '59')).toBe('green');
    expect(() => tileColour(KIT, '0')).toThrow(RangeError);
  });
});

describe('the facts dump of 18xx.games', () => {
  interface Facts {
    readonly tiles: readonly { readonly id: string; readonly upgradesTo: readonly string[] }[];
    readonly maps: {
      readonly standard: {
        readonly hexes: readonly { readonly coord: string; readonly upgradesTo?: readonly string[] }[];
      };
    };
  }
  /** Kind and track, both without neighbours: what its predicate looks at. */
  const follow = (hex: MapHex, face: Face): string[] =>
    [...KIT.tiles.values()]
      .filter((tile) => succeeds(hex, face, tile) && tile.faces.some((next) => keepsTrack(face, next)))
      .map((tile) => tile.id)
      .toSorted();

  test('every hex may become the same tiles', () => {
    expectAsFacts<Facts>(
      '1848',
      tableOf(
        KIT.map.hexes,
        ({ id }) => id,
        (hex) => follow(hex, hex.printed),
      ),
      ({ maps }) =>
        tableOf(
          maps.standard.hexes.filter(({ coord }) => KIT.map.byId.has(coord)),
          ({ coord }) => coord,
          ({ upgradesTo = [] }) => upgradesTo.toSorted(),
        ),
    );
  });

  test('every tile may become the same tiles', () => {
    // A hex without a later label: 57 on a K hex goes elsewhere.
    const plain = hexOf(KIT, 'D5');
    expectAsFacts<Facts>(
      '1848',
      tableOf(
        KIT.tiles.values(),
        ({ id }) => id,
        ({ faces }) => follow(plain, faces[0] as Face),
      ),
      ({ tiles }) =>
        tableOf(
          tiles,
          ({ id }) => id,
          ({ upgradesTo }) => upgradesTo.toSorted(),
        ),
    );
  });
});
