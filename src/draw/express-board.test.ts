import { describe, expect, it } from 'vitest';
import { chicagoExpress } from '../games/chicago-express/game.ts';
import type { State } from '../games/chicago-express/state.ts';
import { positionCE, startCE } from '../testing/chicago-express/position.ts';
import { expressBoardSvg } from './express-board.ts';
import type { ExpressMap } from './express-options.ts';

function mapOf(state: State): ExpressMap {
  return chicagoExpress.view(state, null) as unknown as ExpressMap;
}

function count(svg: string, part: RegExp): number {
  return [...svg.matchAll(part)].length;
}

const CROWDED = positionCE({
  houses: ['Q4', 'O4'],
  companies: {
    PRR: { hexes: ['R4', 'Q4', 'P4', 'O4', 'Q5'] },
    NYC: { hexes: ['S4', 'R4'] },
    'B&O': { hexes: ['Q6', 'Q5', 'R4'] },
    'C&O': { hexes: ['R4'] },
    WAB: { hexes: ['D3', 'R4'] },
  },
});

describe('the board of Chicago Express', () => {
  it('has every hex with its id, a description, and every name', () => {
    const svg = expressBoardSvg({ map: mapOf(startCE(3)), theme: 'light' });
    expect(count(svg, /data-hex="/g)).toBe(160);
    expect(svg).toContain('<title>Q3 Binghamton, city, first locomotive 2, income +1</title>');
    expect(svg).toContain('<title>J2, forest, first locomotive 1, cost not confirmed</title>');
    for (const name of ['Chicago', 'New York', 'Fort Wayne', 'Pittsburgh'])
      expect(svg).toContain(`>${name}<`);
  });

  it('shows a chip for each locomotive, a line for each company that has gone anywhere, and the houses', () => {
    const start = expressBoardSvg({ map: mapOf(startCE(3)), theme: 'light' });
    expect(count(start, /class="chip"/g)).toBe(4);
    expect(count(start, /data-company="/g)).toBe(0);
    const svg = expressBoardSvg({ map: mapOf(CROWDED), theme: 'dark' });
    expect(count(svg, /class="chip"/g)).toBe(4 + 5 + 2 + 3 + 1 + 2);
    expect([...svg.matchAll(/data-company="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'PRR',
      'B&amp;O',
      'NYC',
    ]);
    expect(count(svg, /class="house"/g)).toBe(2);
  });

  it('keeps the place of the Wabash until it opens', () => {
    expect(expressBoardSvg({ map: mapOf(startCE(2)), theme: null })).toContain('>WAB<');
    const closed = positionCE({ companies: { PRR: { hexes: ['D3'] } } });
    expect(expressBoardSvg({ map: mapOf(closed), theme: null })).not.toContain('>WAB<');
  });

  it('numbers a planned expansion and marks hexes', () => {
    const marks = {
      legal: ['R2'],
      selected: 'S2',
      planned: { company: 'NYC', hexes: ['R3', 'Q3'] },
    } as const;
    const svg = expressBoardSvg({ map: mapOf(startCE(3)), theme: 'light', marks });
    expect(count(svg, /class="chip" opacity="0.5"/g)).toBe(2);
    expect(svg).toMatch(/class="planned-line"/);
    expect(svg).toMatch(/class="legal"/);
    expect(svg).toMatch(/class="selected"/);
  });

  it('leaves out names when small, and coordinates when asked to', () => {
    const svg = expressBoardSvg({ map: mapOf(startCE(3)), theme: 'light', R: 20, coordinates: false });
    expect(svg).not.toContain('>Chicago<');
    expect(svg).not.toContain('class="coordinates"');
    expect(expressBoardSvg({ map: mapOf(startCE(3)), theme: 'light' })).toContain('class="coordinates"');
  });
});
