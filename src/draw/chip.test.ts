import { describe, expect, test } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import { chip, CHIP_PATTERNS, type ChipPattern } from './chip.ts';
import { chipOf, CHIPS_1848, CHIPS_CHICAGO_EXPRESS, LOOK_1848, LOOK_1860, LOOK_18GB } from './looks.ts';

const MARKS = '#123456';

function draw(pattern: ChipPattern, opacity?: number): string {
  return chip({
    letters: 'VR',
    body: '#ffcc00',
    ink: '#221100',
    marks: MARKS,
    pattern,
    r: 100,
    x: 0,
    y: 0,
    opacity,
  });
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

describe('chips', () => {
  test.each([
    ['b2', 2],
    ['b3', 3],
    ['b4', 4],
    ['b6', 6],
    ['t12', 12],
    ['half', 1],
    ['dots', 4],
    ['ring', 1],
    ['plain', 1],
  ] as const)('%s has %i marks', (pattern, marks) => {
    expect(count(draw(pattern), `="${MARKS}"`)).toBe(marks);
  });

  test('no two patterns look alike', () => {
    expect(new Set(CHIP_PATTERNS.map((pattern) => draw(pattern))).size).toBe(CHIP_PATTERNS.length);
  });

  test('the first block is centred on the top, those of b4 on the diagonals', () => {
    const firstArc = (pattern: ChipPattern): number[] => {
      const [, x1, y1, x2, y2] = /d="M(\S+) (\S+)A\S+ \S+ 0 0 1 (\S+) ([^"]+)"/.exec(draw(pattern)) ?? [];
      return [x1, y1, x2, y2].map(Number);
    };
    for (const pattern of ['b2', 'b3', 'b6', 't12', 'half'] as const) {
      const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = firstArc(pattern);
      expect(x1 + x2).toBeCloseTo(0, 1);
      expect(y1).toBeCloseTo(y2, 1);
      expect(y1).toBeLessThanOrEqual(0);
    }
    const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = firstArc('b4');
    expect(x1 + x2).toBeCloseTo(-(y1 + y2), 1);
  });

  test('the half ring covers the upper half', () => {
    expect(draw('half')).toContain('d="M-86 0A86 86 0 0 1 86 0"');
  });

  test('fewer letters are larger', () => {
    const size = (letters: string): number => {
      const drawn = chip({ ...chipOf(LOOK_1848, 'VR'), letters, r: 100, x: 0, y: 0 });
      return Number(/font-size="([^"]+)"/.exec(drawn)?.[1]);
    };
    expect(['V', 'VR', 'CAR', 'BOEX'].map(size)).toEqual([82, 82, 62, 50]);
  });

  test('a preview is half transparent', () => {
    expect(draw('b2', 0.5)).toContain('opacity="0.5"');
    expect(draw('b2')).not.toContain('opacity');
  });

  const every = [CHIPS_1848, LOOK_1860.chips, LOOK_18GB.chips, CHIPS_CHICAGO_EXPRESS].flatMap((chips) =>
    Object.entries(chips),
  );
  test.each(every)('the letters of %s stand out', (_, { body, ink }) => {
    expect(contrast(body, ink)).toBeGreaterThanOrEqual(4.5);
  });

  test('a company without a look shows its id', () => {
    expect(Object.keys(CHIPS_1848)).toHaveLength(9);
    expect(chipOf(LOOK_1848, 'XY').letters).toBe('XY');
    expect(chipOf(LOOK_1848, 'QR').pattern).toBe('b2');
  });
});
