import { describe, expect, it } from 'vitest';
import { KITS as KITS_1848 } from '../../games/1848/view.ts';
import { KITS as KITS_1860 } from '../../games/1860/view.ts';
import { KITS as KITS_18GB } from '../../games/18gb/view.ts';
import { CHIP_PATTERNS } from '../chip.ts';
import { DRAWING_1848 } from './1848.ts';
import { DRAWING_1860 } from './1860.ts';
import { DRAWING_18GB } from './18gb.ts';
import { DRAWING_CHICAGO_EXPRESS } from './chicago-express.ts';

describe('the drawing of a title', () => {
  it.each([
    ['1848', DRAWING_1848, KITS_1848],
    ['1860', DRAWING_1860, KITS_1860],
    ['18gb', DRAWING_18GB, KITS_18GB],
  ])('%s knows the maps that its views name', (_, drawing, kits) => {
    expect(Object.keys(drawing.kits)).toEqual(Object.keys(kits));
    for (const [name, kit] of Object.entries(kits)) expect(drawing.kits[name]).toBe(kit);
  });

  it.each([DRAWING_1848, DRAWING_1860, DRAWING_18GB, DRAWING_CHICAGO_EXPRESS])(
    'has chips that differ by letters and pattern',
    ({ look }) => {
      const chips = Object.values(look.chips);
      expect(new Set(chips.map(({ letters }) => letters)).size).toBe(chips.length);
      for (const { pattern } of chips) expect(CHIP_PATTERNS).toContain(pattern);
    },
  );
});
