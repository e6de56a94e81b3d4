import { describe, expect, it } from 'vitest';
import { KIT } from '../games/1848/data.ts';
import { newBoard, withTile } from '../rail/board.ts';
import { LOOK_1848 } from './looks.ts';
import type { BoardOptions } from './options.ts';
import { cityPlaces, hexSvg } from './hex.ts';
import {
  cellOf,
  groundLayer,
  legalLayer,
  liftedBy,
  makeScene,
  railsLayer,
  routesLayer,
  selectionLayer,
  stopPlaces,
} from './scene.ts';

const EMPTY = newBoard(KIT);
const OPTIONS: BoardOptions = {
  kit: KIT,
  board: EMPTY,
  tokens: {},
  look: LOOK_1848,
  theme: null,
  revenueColour: 'yellow',
  titles: false,
};

describe('a scene', () => {
  it('takes over what has not changed', () => {
    const before = makeScene(OPTIONS);
    const after = makeScene({ ...OPTIONS, board: withTile(KIT, EMPTY, 'F5', '57', 1) }, before);
    const changed = after.cells.filter((cell, index) => cell !== before.cells[index]);
    expect(changed.map(({ hex }) => hex.id)).toEqual(['F5']);
    expect(after.extent).toBe(before.extent);
  });

  it('redraws everything at another size, and in another phase what has values by phase', () => {
    const before = makeScene(OPTIONS);
    const small = makeScene({ ...OPTIONS, R: 30 }, before);
    expect(small.cells.some((cell) => before.cells.includes(cell))).toBe(false);
    const later = makeScene({ ...OPTIONS, revenueColour: 'green' }, before);
    const changed = later.cells.filter((cell) => !before.cells.includes(cell));
    const byPhase = later.cells.filter(({ face }) => face.stops.some(({ values }) => values.length > 1));
    expect(byPhase.length).toBeGreaterThan(0);
    expect(changed).toEqual(byPhase);
  });

  it('calls places what the language calls them, and redraws no others in another one', () => {
    const before = makeScene(OPTIONS);
    const placeName = (hex: string): string | null => (hex === 'G6' ? 'Adelajda' : null);
    const after = makeScene({ ...OPTIONS, titles: true, placeName }, before);
    const changed = after.cells.filter((cell, index) => cell !== before.cells[index]);
    expect(changed.map(({ hex }) => hex.id)).toEqual(['G6']);
    expect(railsLayer(before)).toContain('>Adelaide<');
    expect(railsLayer(after)).toContain('>Adelajda<');
    expect(groundLayer(after)).toContain('G6 Adelajda');
  });

  it('knows again what it has drawn, however far back', () => {
    const first = makeScene(OPTIONS);
    const tokens = { G6: [{ slots: ['SAR'], beside: [] }] };
    const laid = { ...OPTIONS, tokens, board: withTile(KIT, EMPTY, 'F5', '57', 1) };
    const second = makeScene(laid, first);
    const third = makeScene({ ...OPTIONS, revenueColour: 'gray' }, second);
    expect(makeScene(OPTIONS, third).cells).toEqual(first.cells);
    const again = makeScene({ ...laid, tokens: structuredClone(tokens) }, third);
    expect(again.cells.every((cell, index) => cell === second.cells[index])).toBe(true);
  });

  it('notices tokens and reservations', () => {
    const before = makeScene(OPTIONS);
    const tokens = { G6: [{ slots: ['SAR'], beside: [] }] };
    const withToken = makeScene({ ...OPTIONS, tokens }, before);
    expect(cellOf(withToken, 'G6')).not.toBe(cellOf(before, 'G6'));
    const reservations = [{ hex: 'H11', city: 0, company: 'VR' }];
    const withReservation = makeScene({ ...OPTIONS, reservations }, before);
    expect(cellOf(withReservation, 'H11')).not.toBe(cellOf(before, 'H11'));
    expect(makeScene({ ...OPTIONS, reservations: [...reservations] }, withReservation).cells).toEqual(
      withReservation.cells,
    );
  });

  it('has the track of a tile that is tried out in the accent colour, in the overlay alone', () => {
    const scene = makeScene(OPTIONS);
    const preview = { board: withTile(KIT, EMPTY, 'F5', '57', 1), tokens: {}, hex: 'F5' };
    const overlay = selectionLayer(scene, { selected: 'F5', preview });
    expect(overlay).toContain('class="preview"');
    expect(overlay).toMatch(/stroke="var\(--acc\)" stroke-width="2\.7/);
    expect(groundLayer(scene) + railsLayer(scene)).not.toContain('--acc');
  });

  it('has a name that several hexes share between them, and where no tile lies once one of them has one', () => {
    const writtenAt = (laid: string | null): readonly number[] => {
      const board = laid === null ? EMPTY : withTile(KIT, EMPTY, laid, '241', 1);
      const scene = makeScene({ ...OPTIONS, board, R: 100 });
      const [name] = railsLayer(scene).matchAll(/<text x="(\S+)" y="(\S+)"[^>]*>Tasmania</g);
      return name?.slice(1).map(Number) ?? [];
    };
    const middle = (hex: string): number => cellOf(makeScene({ ...OPTIONS, R: 100 }), hex).frame.x;
    const [between = NaN, high = NaN] = writtenAt(null);
    expect(between).toBeCloseTo((middle('I8') + middle('I10')) / 2, 1);
    for (const [laid, free] of [
      ['I8', 'I10'],
      ['I10', 'I8'],
    ] as const) {
      const [x = NaN, y = NaN] = writtenAt(laid);
      expect(x).toBeCloseTo(middle(free), 1);
      // Below the waves in the middle of the hex.
      expect(y - high).toBeGreaterThan(30);
    }
  });

  it('shows a token that is tried out without new track', () => {
    const scene = makeScene(OPTIONS);
    const tokens = { G6: [{ slots: ['SAR'], beside: [] }] };
    const overlay = selectionLayer(scene, { preview: { board: EMPTY, tokens, hex: 'G6' } });
    expect(overlay).toContain('>SAR<');
    expect(overlay).not.toContain('--acc');
  });

  it('marks what is legal and what is refused, and passes over hexes of other maps', () => {
    const marks = legalLayer(makeScene(OPTIONS), { legal: ['F5', 'Z99'], greyed: ['B5'] });
    expect(marks.match(/fill-opacity="0\.08"/g)).toHaveLength(1);
    expect(marks).toContain('class="greyed"');
    expect(marks).toMatch(/stroke="var\(--ink3\)"[^>]*stroke-dasharray/);
  });

  it('draws a run with the style asked for, faded while another is pointed at', () => {
    const board = withTile(KIT, EMPTY, 'F5', '57', 1);
    const scene = makeScene({ ...OPTIONS, board });
    const routes = [{ name: '2', path: ['F5-0'], style: 1, faded: true }];
    const layer = routesLayer(scene, routes, liftedBy(scene, {}, routes));
    expect(layer).toContain('opacity="0.3"');
    expect(layer).toContain('var(--r2)');
    expect(routesLayer(scene, [], liftedBy(scene, {}, []))).toBe('');
  });
});

describe('hit areas', () => {
  it('lie on every stop of the board', () => {
    const places = stopPlaces(makeScene(OPTIONS));
    const stops = KIT.map.hexes.reduce((sum, { printed }) => sum + printed.stops.length, 0);
    expect(places).toHaveLength(stops);
    const adelaide = places.find(({ hex }) => hex === 'G6');
    const { frame } = cellOf(makeScene(OPTIONS), 'G6');
    expect(adelaide).toMatchObject({ stop: 0, kind: 'city', x: frame.x, y: frame.y });
  });
});

describe('a hex alone', () => {
  it('shows where the next token would go in each of its cities', () => {
    const tokens = {
      F15: [
        { slots: ['QR'], beside: [] },
        { slots: [null], beside: [] },
      ],
    };
    const { svg, width, height } = hexSvg({ ...OPTIONS, tokens }, 'F15', 70);
    expect(svg).toContain('>QR<');
    const places = cityPlaces({ ...OPTIONS, tokens }, 'F15', 70);
    expect(places).toHaveLength(2);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
    expect(places[0]?.x).not.toBe(places[1]?.x);
  });
});
