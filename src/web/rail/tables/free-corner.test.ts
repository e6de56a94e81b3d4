import { describe, expect, it } from 'vitest';
import type { MarketView } from '../../../rail/view.ts';
import { freeCorner } from './free-corner.ts';

function market(shape: MarketView['shape'], ...lengths: number[]): MarketView {
  const cell = { price: 10, zone: null, companies: [] };
  return { shape, rows: lengths.map((length) => Array.from({ length }, () => cell)) };
}

describe('the free corner of a market', () => {
  it('is where the rows at the bottom are short', () => {
    expect(freeCorner(market('grid', 10, 10, 5, 4))).toEqual({ left: 0.5, top: 0.5 });
  });

  it('is no corner where the rows are as long as the others, or only the last is short', () => {
    expect(freeCorner(market('grid', 10, 10, 10, 9))).toBeNull();
    expect(freeCorner(market('grid', 10, 10, 10, 2))).toBeNull();
  });

  it('is not looked for on a line', () => {
    expect(freeCorner(market('line', 22))).toBeNull();
  });
});
