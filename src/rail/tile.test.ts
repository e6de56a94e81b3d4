import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAP } from '../games/1848/map.ts';
import { TILES } from '../games/1848/tiles.ts';
import { edgesIn, rotateEdges } from './hex.ts';
import {
  COLOURS,
  type Face,
  parseFace,
  parseTiles,
  REVENUE_COLOURS,
  rotateFace,
  STOP_END,
  STOP_KINDS,
  type Stop,
  stopValue,
} from './tile.ts';

/** Writes a face in the notation: stops first, then plain track. */
function formatFace(face: Face): string {
  const words: string[] = [face.colour];
  if (face.label !== null) words.push(`[${face.label}]`);
  for (const [index, stop] of face.stops.entries()) {
    const exits = face.pieces
      .filter((piece) => piece.b === STOP_END + index)
      .map((piece) => `${piece.a}${piece.terminal ? '!' : ''}`);
    const slots = stop.kind === 'city' ? `*${stop.slots}` : '';
    words.push(`${stop.kind}${stop.values.join('/')}${slots}(${exits.join(' ')})`);
  }
  for (const piece of face.pieces) if (piece.b < STOP_END) words.push(`${piece.a}-${piece.b}`);
  return words.join(' ');
}

function countExits(face: Face): number {
  return edgesIn(face.exits).length;
}

const FACES: readonly Face[] = [
  ...[...TILES.values()].flatMap((tile) => tile.faces),
  ...MAP.hexes.map((hex) => hex.printed),
];

describe('notation', () => {
  test('every face of 1848 reads back as it is written', () => {
    expect(FACES.length).toBeGreaterThan(300);
    for (const face of FACES) expect(parseFace(formatFace(face))).toEqual(face);
  });

  test('any face reads back as it is written', () => {
    const edge = fc.integer({ min: 0, max: 5 });
    const exit = fc.tuple(edge, fc.constantFrom('', '!')).map(([at, end]) => `${at}${end}`);
    const stop = fc
      .record({
        kind: fc.constantFrom(...STOP_KINDS),
        values: fc.oneof(fc.tuple(fc.nat(90)), fc.tuple(fc.nat(9), fc.nat(99), fc.nat(99), fc.nat(99))),
        slots: fc.integer({ min: 1, max: 4 }),
        exits: fc.uniqueArray(exit, { selector: (text) => text.charAt(0) }),
      })
      .map(({ kind, values, slots, exits }) => {
        return `${kind}${values.join('/')}${kind === 'city' ? `*${slots}` : ''}(${exits.join(' ')})`;
      });
    const track = fc.tuple(edge, edge).map(([a, b]) => `${a}-${b}`);
    const text = fc
      .tuple(
        fc.constantFrom(...COLOURS),
        fc.constantFrom('', '[K]', '[OO]'),
        fc.array(stop, { maxLength: 3 }),
        fc.array(track, { maxLength: 4 }),
      )
      .map(([colour, label, stops, tracks]) =>
        [colour, label, ...stops, ...tracks].filter(Boolean).join(' '),
      );
    fc.assert(
      fc.property(text, (notation) => {
        expect(formatFace(parseFace(notation))).toBe(notation);
      }),
      { seed: 1848, numRuns: 300 },
    );
  });

  test('one line in detail', () => {
    expect(parseFace('red [K] city20/40/60/80(3! 4! 5)')).toEqual({
      colour: 'red',
      label: 'K',
      stops: [{ kind: 'city', values: [20, 40, 60, 80], slots: 1, exits: 0b111000 }],
      pieces: [
        { a: 3, b: 6, terminal: true },
        { a: 4, b: 6, terminal: true },
        { a: 5, b: 6, terminal: false },
      ],
      exits: 0b111000,
      byEdge: [[], [], [], [0], [1], [2]],
      byStop: [[0, 1, 2]],
    });
  });

  test('what is left out', () => {
    const face = parseFace('town() city() city30*2(0) 1-4');
    expect(face.colour).toBe('white');
    expect(face.label).toBeNull();
    expect(face.stops.map(({ kind, values, slots }) => [kind, values, slots])).toEqual([
      ['town', [0], 0],
      ['city', [0], 1],
      ['city', [30], 2],
    ]);
    expect(parseFace('')).toMatchObject({ colour: 'white', stops: [], pieces: [], exits: 0 });
  });

  test.each([
    ['pink city20(0)', 'pink'],
    ['yellow city20', 'city20'],
    ['yellow villa20(0)', 'villa20(0)'],
    ['yellow 0-6', '0-6'],
    ['yellow 0-', '0-'],
    ['yellow [OO city30(0)', '[OO'],
    ['yellow cityX(0)', 'cityX(0)'],
    ['yellow town10*2x(0)', 'town10*2x(0)'],
  ])('%s names the word', (text, word) => {
    expect(() => parseFace(text)).toThrow(new SyntaxError(`tile notation: "${word}" in "${text}"`));
  });

  test.each([
    'yellow city20(6)',
    'yellow city20(0 x)',
    'yellow town10(9!)',
    'yellow city20(0?)',
    'yellow city20(01)',
  ])('%s has an exit that is no edge', (text) => {
    expect(() => parseFace(text)).toThrow(SyntaxError);
  });

  test('words of others are handed on', () => {
    const seen: string[] = [];
    const face = parseFace('desert40 city() K@green', (word) => seen.push(word) > 0);
    expect(seen).toEqual(['desert40', 'K@green']);
    expect(face.stops).toHaveLength(1);
    expect(() => parseFace('desert40 5x', (word) => word === 'desert40')).toThrow(/"5x"/);
  });
});

describe('a table of tiles', () => {
  test('gives id, copies and six rotations', () => {
    const tiles = parseTiles(`
      9   x12  yellow        0-3

      59  x2   green  [OO]   city40(0) city40(2)
    `);
    expect([...tiles.keys()]).toEqual(['9', '59']);
    expect(tiles.get('59')).toMatchObject({ id: '59', copies: 2, colour: 'green', label: 'OO' });
    expect(tiles.get('59')?.faces.map((face) => face.stops.map((stop) => edgesIn(stop.exits)))).toEqual([
      [[0], [2]],
      [[1], [3]],
      [[2], [4]],
      [[3], [5]],
      [[4], [0]],
      [[5], [1]],
    ]);
  });

  test.each(['9 yellow 0-3', '9 x yellow', 'x12'])('"%s" is no line of it', (line) => {
    expect(() => parseTiles(line)).toThrow(new SyntaxError(`tile table: "${line}"`));
  });

  test('a bad face is named', () => {
    expect(() => parseTiles('9 x12 yellow 0-9')).toThrow(/"0-9"/);
  });
});

describe('rotation', () => {
  test('by six, or back again, is nothing', () => {
    for (const face of FACES) {
      let turned = face;
      for (let turn = 0; turn < 6; turn++) turned = rotateFace(turned, 1);
      expect(turned).toEqual(face);
      expect(rotateFace(face, 0)).toBe(face);
      for (const turn of [1, 2, 3, 4, 5]) expect(rotateFace(rotateFace(face, turn), 6 - turn)).toEqual(face);
    }
  });

  test.each([...TILES.values()].map((tile) => [tile.id, tile] as const))('tile %s', (_id, tile) => {
    const base = tile.faces[0] as Face;
    expect(tile.faces).toHaveLength(6);
    for (const [turn, face] of tile.faces.entries()) {
      expect(countExits(face)).toBe(countExits(base));
      expect(face.exits).toBe(rotateEdges(base.exits, turn));
      expect(face.pieces).toHaveLength(base.pieces.length);
      expect([face.colour, face.label]).toEqual([base.colour, base.label]);
      for (const [index, stop] of face.stops.entries()) {
        const before = base.stops[index] as Stop;
        expect(stop).toEqual({ ...before, exits: rotateEdges(before.exits, turn) });
      }
    }
  });

  test('1848-1.10: 43 yellow, 31 green, 22 brown, 3 gray and 1 blue tile', () => {
    const count: Record<string, number> = {};
    for (const tile of TILES.values()) count[tile.colour] = (count[tile.colour] ?? 0) + tile.copies;
    expect(count).toEqual({ yellow: 43, green: 31, brown: 22, gray: 3, blue: 1 });
  });
});

describe('stopValue', () => {
  const stopOf = (text: string): Stop => parseFace(text).stops[0] as Stop;

  test('is one for every phase, or by colour', () => {
    expect(REVENUE_COLOURS.map((colour) => stopValue(stopOf('city30(0)'), colour))).toEqual([30, 30, 30, 30]);
    expect(REVENUE_COLOURS.map((colour) => stopValue(stopOf('off10/20/40/60(0!)'), colour))).toEqual([
      10, 20, 40, 60,
    ]);
    expect(REVENUE_COLOURS.map((colour) => stopValue(stopOf('off10/20(0!)'), colour))).toEqual([
      10, 20, 20, 20,
    ]);
    expect(stopValue(stopOf('city()'), 'gray')).toBe(0);
  });
});
