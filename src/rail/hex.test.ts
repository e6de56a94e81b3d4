import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAP } from '../games/1848/map.ts';
import { TILES } from '../games/1848/tiles.ts';
import {
  edgeBit,
  EDGES,
  edgesIn,
  facing,
  type Layout,
  neighbourPosition,
  position,
  rotateEdge,
  rotateEdges,
} from './hex.ts';

const LAYOUTS: readonly Layout[] = ['flat', 'pointy'];

/** The name of a position: the opposite of `position`, for upper-case letters. */
function nameAt([x, y]: readonly [number, number], layout: Layout): string {
  const [letter, number] = layout === 'flat' ? [x, y] : [y, x];
  return `${letter < 0 ? String.fromCharCode(96 - letter) : String.fromCharCode(65 + letter)}${number + 1}`;
}

function neighbourName(hex: string, edge: number, layout: Layout): string {
  return nameAt(neighbourPosition(position(hex, layout), edge, layout), layout);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

function ascending(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}

describe('edges', () => {
  test('facing is its own opposite and never the edge itself', () => {
    expect(EDGES.map(facing)).toEqual([3, 4, 5, 0, 1, 2]);
    for (const edge of EDGES) expect(facing(facing(edge))).toBe(edge);
  });

  test('rotation runs clockwise and comes round after six', () => {
    expect(rotateEdge(0, 2)).toBe(2);
    expect(rotateEdge(5, 1)).toBe(0);
    for (const edge of EDGES) expect(rotateEdge(edge, 6)).toBe(edge);
  });

  test('a set turns like its members', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 5 })),
        fc.integer({ min: 0, max: 6 }),
        (edges, turn) => {
          const set = edges.reduce((bits, edge) => bits | edgeBit(edge), 0);
          expect(edgesIn(set)).toEqual(ascending(edges));
          expect(edgesIn(rotateEdges(set, turn))).toEqual(
            ascending(edges.map((edge) => rotateEdge(edge, turn))),
          );
        },
      ),
      { seed: 1848 },
    );
  });
});

describe.each(LAYOUTS)('%s-topped hexes', (layout) => {
  const anyPosition = fc.tuple(fc.integer({ min: -26, max: 200 }), fc.integer({ min: -26, max: 200 }));

  test('neighbours see each other at facing edges', () => {
    fc.assert(
      fc.property(anyPosition, fc.constantFrom(...EDGES), (at, edge) => {
        const next = neighbourPosition(at, edge, layout);
        expect(next).not.toEqual(at);
        expect(neighbourPosition(next, facing(edge), layout)).toEqual(at);
      }),
      { seed: 1848 },
    );
  });

  test('six neighbours, all different, and once round leads home', () => {
    fc.assert(
      fc.property(anyPosition, (at) => {
        expect(new Set(EDGES.map((edge) => neighbourPosition(at, edge, layout).join())).size).toBe(6);
        let walker: readonly [number, number] = at;
        for (const edge of EDGES) walker = neighbourPosition(walker, edge, layout);
        expect(walker).toEqual(at);
        // Clockwise: a neighbour and the next one are neighbours of each other.
        for (const edge of EDGES) {
          const one = neighbourPosition(at, edge, layout);
          const two = neighbourPosition(at, rotateEdge(edge, 1), layout);
          expect(neighbourPosition(one, rotateEdge(edge, 2), layout)).toEqual(two);
        }
      }),
      { seed: 1848 },
    );
  });

  test('a name gives one place and the place gives the name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LETTERS), fc.integer({ min: 1, max: 99 }), (letter, number) => {
        expect(nameAt(position(`${letter}${number}`, layout), layout)).toBe(`${letter}${number}`);
      }),
      { seed: 1848 },
    );
  });

  test('there is no seventh edge', () => {
    expect(() => neighbourPosition([0, 0], 6, layout)).toThrow(new RangeError('no edge 6'));
  });
});

describe('worked examples', () => {
  /** Where the exits of a tile lead, by edge. */
  function leadsTo(tile: string, rotation: number, hex: string, layout: Layout): string[] {
    const exits = TILES.get(tile)?.faces[rotation]?.exits ?? 0;
    return edgesIn(exits).map((edge) => neighbourName(hex, edge, layout));
  }

  test('1848: tile 5 on D9 leads to E8 and D7, turned by two on E4 to D3 and D5', () => {
    expect(leadsTo('5', 0, 'D9', 'pointy')).toEqual(['E8', 'D7']);
    expect(leadsTo('5', 2, 'E4', 'pointy')).toEqual(['D3', 'D5']);
  });

  test('1860: tile 5 on J4 leads to J6 and I5, turned by one to I5 and I3', () => {
    expect(leadsTo('5', 0, 'J4', 'flat')).toEqual(['J6', 'I5']);
    expect(leadsTo('5', 1, 'J4', 'flat')).toEqual(['I5', 'I3']);
  });

  test('18GB: exits 0 and 1 on I14 lead to I16 and H15, turned by four to J13 and J15', () => {
    expect(leadsTo('5', 0, 'I14', 'flat')).toEqual(['I16', 'H15']);
    expect(leadsTo('5', 4, 'I14', 'flat')).toEqual(['J13', 'J15']);
  });

  test('18GB: a19 lies just left of A18', () => {
    expect(neighbourName('a19', 4, 'flat')).toBe('A18');
    expect(neighbourName('A18', 1, 'flat')).toBe('a19');
  });

  test('the map of 1848 agrees with the plain arithmetic', () => {
    for (const hex of MAP.hexes) {
      for (const edge of EDGES) {
        const next = MAP.hexes[hex.neighbours[edge] ?? -1];
        expect(next?.id ?? null).toBe(
          MAP.byId.has(neighbourName(hex.id, edge, 'pointy')) ? neighbourName(hex.id, edge, 'pointy') : null,
        );
      }
    }
  });
});
