import { describe, expect, test } from 'vitest';
import { MAP } from '../games/1848/map.ts';
import { EDGES, facing } from './hex.ts';
import { isMarked, parseMap } from './map.ts';

const SMALL = `
A1 |       | desert40
A3 | Alpha | city() K@green
B2 | Beta  | mountain50 [OO] city() city()

B4 |       | red off10(1!)
`;

describe('parseMap', () => {
  const map = parseMap('pointy', SMALL, { gauge: 'A1-A3 A3-B4', river: 'A1-B2' });
  const hex = (id: string) => {
    const found = map.byId.get(id);
    if (!found) throw new Error(id);
    return found;
  };

  test('reads hexes in order', () => {
    expect(map.hexes.map(({ id, index }) => [id, index])).toEqual([
      ['A1', 0],
      ['A3', 1],
      ['B2', 2],
      ['B4', 3],
    ]);
    expect([hex('B2').x, hex('B2').y]).toEqual([1, 1]);
    expect(map.hexes.map((one) => one.name)).toEqual([null, 'Alpha', 'Beta', null]);
    expect(map.layout).toBe('pointy');
  });

  test('terrain, later labels and the printed face', () => {
    expect(map.hexes.map((one) => one.terrain)).toEqual([
      { kind: 'desert', cost: 40 },
      null,
      { kind: 'mountain', cost: 50 },
      null,
    ]);
    expect(hex('A3').laterLabel).toEqual({ label: 'K', from: 'green' });
    expect(hex('A3').printed.label).toBeNull();
    expect(hex('B2').laterLabel).toBeNull();
    expect(hex('B2').printed).toMatchObject({ label: 'OO', colour: 'white' });
    expect(hex('B4').printed.colour).toBe('red');
  });

  test('neighbours by edge, -1 off the map', () => {
    expect(hex('A1').neighbours).toEqual([-1, -1, -1, -1, 1, 2]);
    expect(hex('B2').neighbours).toEqual([-1, -1, 0, 1, 3, -1]);
  });

  test('marks stand on both sides of a border, each kind for itself', () => {
    expect(isMarked(map, 'gauge', hex('A1').index, 4)).toBe(true);
    expect(isMarked(map, 'gauge', hex('A3').index, 1)).toBe(true);
    expect(isMarked(map, 'gauge', hex('B4').index, 2)).toBe(true);
    expect(isMarked(map, 'gauge', hex('A1').index, 5)).toBe(false);
    expect(isMarked(map, 'river', hex('A1').index, 5)).toBe(true);
    expect(isMarked(map, 'river', hex('B2').index, 2)).toBe(true);
    expect(isMarked(map, 'wall', hex('A1').index, 4)).toBe(false);
    expect(map.marks.get('gauge')?.size).toBe(4);
  });

  test.each(['A1-B4', 'A1-A9', 'Z1-A1', 'A1', 'A1-A1'])('%s is no border of it', (edge) => {
    expect(() => parseMap('pointy', SMALL, { gauge: `A1-A3 ${edge}` })).toThrow(
      new SyntaxError(`map edge: "${edge}"`),
    );
  });

  test.each(['A1', 'A1 | x', '| x | city()'])('"%s" is no line of it', (line) => {
    expect(() => parseMap('pointy', line)).toThrow(new SyntaxError(`map line: "${line}"`));
  });

  test('a bad face is named', () => {
    expect(() => parseMap('pointy', 'A1 | | desert')).toThrow(/"desert"/);
  });

  test('flat-topped maps have letters for columns', () => {
    const flat = parseMap('flat', 'J4 | Ryde |\nJ6 | Brading |\nI5 | Ashey |');
    expect(flat.hexes[0]?.neighbours).toEqual([1, 2, -1, -1, -1, -1]);
  });
});

describe('the map of 1848', () => {
  test('neighbours are mutual and no two hexes share a place', () => {
    expect(new Set(MAP.hexes.map(({ x, y }) => `${x},${y}`)).size).toBe(MAP.hexes.length);
    for (const hex of MAP.hexes) {
      for (const edge of EDGES) {
        const next = MAP.hexes[hex.neighbours[edge] ?? -1];
        expect(next?.neighbours[facing(edge)] ?? hex.index).toBe(hex.index);
      }
    }
  });

  test('1848-1.9: 35 gauge borders, symmetric', () => {
    const marks = MAP.marks.get('gauge') ?? new Set<number>();
    expect(marks.size).toBe(70);
    for (const mark of marks) {
      const hex = MAP.hexes[Math.floor(mark / 6)];
      const next = hex?.neighbours[mark % 6] ?? -1;
      expect(marks.has(next * 6 + facing(mark % 6))).toBe(true);
    }
  });

  test('1848-1.8: deserts, mountains, K cities', () => {
    const withTerrain = (kind: string, cost: number) =>
      MAP.hexes.filter(({ terrain }) => terrain?.kind === kind && terrain.cost === cost).map(({ id }) => id);
    expect(withTerrain('desert', 40)).toEqual(['B3', 'B7', 'B9', 'C2', 'C4', 'C8', 'E6', 'E8']);
    expect(withTerrain('mountain', 50)).toEqual(['C18', 'D17', 'E16', 'F15', 'G16', 'H13', 'H15']);
    expect(MAP.hexes.filter((hex) => hex.terrain)).toHaveLength(15);
    expect(MAP.hexes.filter((hex) => hex.laterLabel).map(({ id, laterLabel }) => [id, laterLabel])).toEqual(
      ['B19', 'F17', 'G6', 'H11'].map((id) => [id, { label: 'K', from: 'green' }]),
    );
  });
});
