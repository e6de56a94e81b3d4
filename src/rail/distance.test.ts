import { describe, expect, test } from 'vitest';
import { distancesFrom, FAR } from './distance.ts';
import { parseMap } from './map.ts';
import type { MayPass } from './search.ts';

/**
 *   A1 ── A3 ── A5 ── A7          B6 is not connected
 *          \    /
 *           B4                    two towns: 0 to A3, 1 to A5
 */
const MAP = parseMap(
  'pointy',
  `
A1 | | city20(4)
A3 | | 1-4 1-5
A5 | | city20(1 4 0)
A7 | | town10(1)
B4 | | town10(2) town10(3)
B6 | | town10(3)
`,
);
const FACES = MAP.hexes.map(({ printed }) => printed);
const A1 = { hex: 0, stop: 0 };

function stopsFrom(mayPass: MayPass, costs: MayPass): Record<string, number | undefined> {
  const { stops } = distancesFrom(MAP, FACES, [A1], mayPass, costs);
  return Object.fromEntries(
    MAP.hexes.flatMap(({ id, printed }, hex) =>
      printed.stops.map((_, stop) => [`${id}-${stop}`, stops[hex * 32 + stop]] as const),
    ),
  );
}

const always = (): boolean => true;

describe('the distance from some stops', () => {
  test('counts every stop left behind, the first one included', () => {
    expect(stopsFrom(always, always)).toEqual({
      'A1-0': 0,
      'A5-0': 1,
      'A7-0': 2,
      'B4-0': 1,
      'B4-1': 2,
      'B6-0': FAR,
    });
  });

  test('counts only the stops that cost something', () => {
    const { 'A5-0': next, 'A7-0': last } = stopsFrom(always, (hex) => hex !== A1.hex);
    expect([next, last]).toEqual([0, 1]);
  });

  test('ends at a stop that may not be passed; the first one always may be left', () => {
    const { 'A5-0': next, 'A7-0': last } = stopsFrom(() => false, always);
    expect([next, last]).toEqual([1, FAR]);
  });

  test('is known for the track as well', () => {
    const { pieces } = distancesFrom(MAP, FACES, [A1], always, always);
    const at = (id: string, piece: number) =>
      pieces[MAP.hexes.findIndex((hex) => hex.id === id) * 32 + piece];
    expect([at('A1', 0), at('A3', 0), at('A7', 0), at('B6', 0)]).toEqual([1, 1, 2, FAR]);
  });
});
