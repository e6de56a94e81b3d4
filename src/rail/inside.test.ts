import { describe, expect, test } from 'vitest';
import { piecesReached, runsOver } from './inside.ts';
import { parseMap } from './map.ts';
import type { Face } from './tile.ts';

function faceOf(text: string): Face {
  const [hex] = parseMap('flat', `A2 | | ${text}`).hexes;
  if (!hex) throw new Error('no hex');
  return hex.printed;
}

/** The indices of the pieces, instead of bits. */
function reached(face: Face, edges: readonly number[], starts: readonly number[], mayPass = true): number[] {
  const entries = edges.reduce((bits, edge) => bits | (1 << edge), 0);
  const bits = piecesReached(face, entries, starts, () => mayPass);
  return face.pieces.flatMap((_, index) => (bits & (1 << index) ? [index] : []));
}

describe('the pieces of a face that walks use', () => {
  const city = faceOf('city20(0 2 4)');
  const lines = faceOf('0-3 1-4');

  test('are those of the line they come in by', () => {
    expect(reached(lines, [0], [])).toEqual([0]);
    expect(reached(lines, [0, 4], [])).toEqual([0, 1]);
    expect(reached(lines, [2], [])).toEqual([]);
  });

  test('go on beyond a stop only where it may be passed, or where walks start', () => {
    expect(reached(city, [0], [])).toEqual([0, 1, 2]);
    expect(reached(city, [0], [], false)).toEqual([0]);
    expect(reached(city, [], [0], false)).toEqual([0, 1, 2]);
  });

  test('end at the end of a line', () => {
    const face = faceOf('off10(0! 3)');
    expect(reached(face, [0], [])).toEqual([0]);
    expect(reached(face, [3], [])).toEqual([0, 1]);
  });
});

describe('a walk over the whole of a piece', () => {
  const line = faceOf('0-3');
  const always = (): boolean => true;

  test('comes in at either end', () => {
    expect(runsOver(line, 0, [], always, (edge) => edge === 3)).toBe(true);
    expect(runsOver(line, 0, [], always, (edge) => edge === 1)).toBe(false);
  });

  test('does not come in over the border by which it would leave', () => {
    const asked: (readonly [number, number | null])[] = [];
    const comesIn = (edge: number, without: number | null): boolean => {
      asked.push([edge, without]);
      return false;
    };
    expect(runsOver(line, 0, [], always, comesIn)).toBe(false);
    expect(asked).toEqual([
      [0, 3],
      [3, 0],
    ]);
  });

  test('may start at a stop, or pass one, but not one that is full', () => {
    const city = faceOf('city20(0 3)');
    expect(
      runsOver(
        city,
        0,
        [0],
        () => false,
        () => false,
      ),
    ).toBe(true);
    const fromThree = (edge: number): boolean => edge === 3;
    expect(runsOver(city, 0, [], () => true, fromThree)).toBe(true);
    expect(runsOver(city, 0, [], () => false, fromThree)).toBe(false);
  });
});
