import { describe, expect, it } from 'vitest';
import type { MarketView } from '../rail/view.ts';
import { CHIPS_1848 } from './looks.ts';
import { drawMarket, excerptAround, trackSvg } from './market.ts';

const LOOK = { chips: CHIPS_1848 };

function marketOf(shape: 'grid' | 'line', rows: readonly (readonly number[])[], markers = {}): MarketView {
  const at: Readonly<Record<string, readonly string[]>> = markers;
  return {
    shape,
    rows: rows.map((row, y) =>
      row.map((price, x) => ({
        price,
        zone: price === 0 ? 'receivership' : null,
        companies: at[`${y},${x}`] ?? [],
      })),
    ),
  };
}

const GRID = marketOf(
  'grid',
  [
    [0, 70, 80, 90, 100],
    [0, 60, 70, 80, 90],
    [0, 50, 60],
  ],
  { '1,3': ['CAR'], '1,4': ['VR', 'WA'] },
);

describe('the market', () => {
  it('is a grid with a chip for each marker', () => {
    const { svg, cells, width, height } = drawMarket({ market: GRID, look: LOOK });
    expect(cells).toHaveLength(13);
    expect([width, height]).toEqual([5 * 60, 3 * 42]);
    expect(svg.match(/class="chip"/g)).toHaveLength(3);
    expect(svg).toContain('--neg-soft');
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('breaks a line that has no room into several', () => {
    const market = marketOf('line', [[50, 55, 60, 65, 70, 75, 80]], { '0,4': ['CAR'] });
    const whole = drawMarket({ market, look: LOOK });
    const { cells, width, height } = drawMarket({ market, look: LOOK, across: 3 });
    expect(width).toBeLessThan(whole.width);
    expect(height).toBeGreaterThan(whole.height);
    expect(cells.map(({ x }) => x)).toEqual([0, 46, 92, 0, 46, 92, 0]);
    expect(new Set(cells.map(({ y }) => y)).size).toBe(3);
  });

  it('shows a move as a ghost with an arrow, rising or falling', () => {
    const down = drawMarket({
      market: GRID,
      look: LOOK,
      moves: [{ company: 'CAR', from: [1, 3], to: [1, 2] }],
    }).svg;
    expect(down).toContain('class="chip" opacity="0.5"');
    expect(down).toContain('var(--neg)');
    expect(down).not.toContain('var(--pos)');
    const up = drawMarket({
      market: GRID,
      look: LOOK,
      moves: [
        { company: 'CAR', from: [1, 3], to: [0, 3] },
        { company: 'CAR', from: [1, 3], to: [1, 2], isOther: true },
      ],
    }).svg;
    expect(up).toContain('var(--pos)');
    expect(up).toContain('stroke-dasharray="4 3"');
  });

  it('keeps many markers within their cell', () => {
    const crowd = Object.keys(CHIPS_1848);
    const { svg } = drawMarket({ market: marketOf('grid', [[100]], { '0,0': crowd }), look: LOOK });
    const xs = [...svg.matchAll(/<g class="chip"><circle cx="([\d.]+)" cy="[\d.]+" r="([\d.]+)"/g)];
    expect(xs).toHaveLength(crowd.length);
    for (const [, x, r] of xs) {
      expect(Number(x) - Number(r)).toBeGreaterThanOrEqual(0);
      expect(Number(x) + Number(r)).toBeLessThanOrEqual(60);
    }
  });

  it('runs a line up and down', () => {
    const { cells, height } = drawMarket({ market: marketOf('line', [[10, 20, 30, 40]]), look: LOOK });
    expect(cells.map(({ y }) => y > 0)).toEqual([true, false, true, false]);
    expect(cells.map(({ x }) => x)).toEqual([0, 30, 60, 90]);
    expect(height).toBe(2 * 46 + 8);
  });

  it('fits a long line into the width of a grid', () => {
    const prices = Array.from({ length: 55 }, (_, index) => index);
    expect(drawMarket({ market: marketOf('line', [prices]), look: LOOK }).width).toBeLessThanOrEqual(1030);
  });
});

describe('an excerpt', () => {
  it('surrounds the cells and stays within the market', () => {
    expect(excerptAround(GRID, [[1, 3]], { rows: 1, columns: 3 })).toEqual({ rows: [1, 1], columns: [2, 4] });
    expect(excerptAround(GRID, [[2, 0]], { rows: 2, columns: 3 })).toEqual({ rows: [1, 2], columns: [0, 2] });
    expect(excerptAround(GRID, [[0, 1]], { rows: 9, columns: 99 })).toEqual({
      rows: [0, 2],
      columns: [0, 4],
    });
  });

  it('holds cells that lie far apart', () => {
    const cells = [
      [0, 0],
      [1, 4],
    ] as const;
    expect(excerptAround(GRID, cells, { rows: 1, columns: 2 })).toEqual({ rows: [0, 1], columns: [0, 4] });
  });

  it('starts at the left whichever stroke of a zigzag it begins with', () => {
    const market = marketOf('line', [Array.from({ length: 20 }, (_, index) => index)]);
    for (const from of [6, 7]) {
      const excerpt = { rows: [0, 0], columns: [from, from + 4] } as const;
      expect(Math.min(...drawMarket({ market, look: LOOK, excerpt }).cells.map(({ x }) => x))).toBe(0);
    }
  });
});

describe('a scale of prices', () => {
  it('has its marker, and a ghost where that would go', () => {
    const track = { id: 'BOE', prices: [70, 80, 90], at: 0, end: 2 };
    expect(trackSvg(track, LOOK, null).svg.match(/class="chip"/g)).toHaveLength(1);
    expect(trackSvg(track, LOOK, 1).svg).toContain('class="chip" opacity="0.5"');
    expect(trackSvg(track, LOOK, null).svg).toContain('--warn-soft');
  });
});
