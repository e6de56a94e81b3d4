import { describe, expect, test } from 'vitest';
import { MAP } from '../games/1848/map.ts';
import { TILES } from '../games/1848/tiles.ts';
import { type Board, newBoard, withTile } from '../rail/board.ts';
import { parseMap } from '../rail/map.ts';
import type { Tokens } from '../rail/tokens.ts';
import { boardSvg } from './board.ts';
import { distance } from './geometry.ts';
import { LOOK_1848 } from './looks.ts';
import type { BoardOptions } from './options.ts';
import { regionGrounds } from './regions.ts';
import { routeCurves, routeData } from './route.ts';
import { DARK, LIGHT, themeCss } from './theme.ts';

const KIT = { map: MAP, tiles: TILES };

/** Tiles of a recorded game: the south, where two trains run. */
const LAID: readonly (readonly [hex: string, tile: string, rotation: number])[] = [
  ['G6', '238', 3],
  ['H7', '6', 2],
  ['G8', '24', 5],
  ['H9', '14', 1],
  ['H11', '238', 1],
  ['G12', '56', 4],
  ['G14', '57', 1],
  ['E4', '15', 1],
  ['E6', '8', 5],
  ['F7', '23', 2],
  ['D5', '7', 0],
  ['D3', '1', 1],
  ['C2', '7', 5],
];
const BOARD = LAID.reduce<Board>((board, lay) => withTile(KIT, board, ...lay), newBoard(KIT));
const TOKENS: Tokens = {
  G6: [{ slots: ['SAR', null], beside: ['CAR'] }],
  E4: [{ slots: ['CAR', 'WA'], beside: [] }],
};
/** A curve laid where there was none. */
const TRIED = { board: withTile(KIT, BOARD, 'F9', '8', 0), tokens: TOKENS, hex: 'F9' };
const ROUTES = [
  { name: '4+', path: ['H7-0', 'G6-0', 'G8', 'H9-0', 'H11-0', 'G12-0', 'G14-0'] },
  { name: '3', path: ['G6-0', 'F7', 'E6', 'E4-0', 'D5', 'D3-0', 'C2', 'D1-0'] },
];

function draw(options: Partial<BoardOptions> = {}): string {
  return boardSvg({
    kit: KIT,
    board: BOARD,
    tokens: TOKENS,
    look: LOOK_1848,
    theme: 'light',
    revenueColour: 'green',
    ...options,
  });
}

function withoutStyle(svg: string): string {
  return svg.replace(/<style>.*?<\/style>/s, '').replace(/railhead-\w+/, '');
}

function count(text: string, part: string | RegExp): number {
  return text.split(part).length - 1;
}

describe('themes', () => {
  test('share one geometry', () => {
    const light = draw({ theme: 'light', routes: ROUTES, marks: { selected: 'F5', legal: ['B5'] } });
    const dark = draw({ theme: 'dark', routes: ROUTES, marks: { selected: 'F5', legal: ['B5'] } });
    expect(light).not.toBe(dark);
    expect(withoutStyle(light)).toBe(withoutStyle(dark));
  });

  test('auto is light, and dark where the reader prefers it', () => {
    const css = themeCss('auto', '.x');
    expect(css.startsWith(themeCss('light', '.x'))).toBe(true);
    expect(css).toContain(`@media (prefers-color-scheme:dark){${themeCss('dark', '.x')}}`);
    expect(themeCss('light', '.x')).not.toContain('@media');
  });

  test('every colour used is defined in both', () => {
    const drawing = draw({
      routes: ROUTES,
      marks: { selected: 'F5', legal: ['B5'], preview: TRIED },
    });
    const used = new Set([...drawing.matchAll(/var\(--([\w-]+)\)/g)].map((match) => match[1]));
    expect(used.size).toBeGreaterThan(20);
    for (const token of used) {
      expect(Object.keys(LIGHT)).toContain(token);
      expect(Object.keys(DARK)).toContain(token);
    }
  });

  test('without a theme the page sets the colours', () => {
    expect(draw({ theme: null })).not.toContain('<style>');
  });
});

describe('the board', () => {
  test('has each hex once, under its id', () => {
    const ids = [...draw().matchAll(/data-hex="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toEqual(MAP.hexes.map(({ id }) => id));
  });

  test('has each stop once, also under routes and selection', () => {
    const ids = (svg: string): string[] =>
      [...svg.matchAll(/data-stop="([^"]+)"/g)]
        .map((match) => match[1] ?? '')
        .sort((a, b) => (a < b ? -1 : 1));
    const plain = ids(draw());
    expect(new Set(plain).size).toBe(plain.length);
    // One selected hex is on a route, the other is not.
    for (const selected of ['G6', 'F5']) {
      expect(ids(draw({ routes: ROUTES, marks: { selected } }))).toEqual(plain);
    }
  });

  test('tells screen readers what it shows', () => {
    const drawing = draw({ title: '1848 after OR 5.1', routes: ROUTES });
    expect(drawing).toContain('role="img"');
    expect(drawing).toContain('<title>1848 after OR 5.1</title>');
    expect(drawing).toContain('13 tiles laid, 4 tokens placed. 4+ runs H7-0 G6-0');
    expect(drawing).toContain('<title>G6 Adelaide, green tile 238, tokens SAR, CAR</title>');
  });

  test('tints the four gauge regions and nothing beyond them', () => {
    const grounds = regionGrounds(MAP, LOOK_1848.regions);
    expect(grounds.get('B3')).toBe('reg-west');
    expect(grounds.get('F7')).toBe('reg-west');
    expect(grounds.get('C8')).toBe('reg-queensland');
    expect(grounds.get('E8')).toBe('reg-nsw');
    expect(grounds.get('G14')).toBe('reg-nsw');
    expect(grounds.get('F9')).toBe('reg-victoria');
    expect(grounds.get('G12')).toBe('reg-victoria');
    expect(grounds.has('I8')).toBe(false);
    expect(grounds.has('F3')).toBe(false);
    expect(regionGrounds(MAP, null).size).toBe(0);
  });

  test('draws each gauge edge once', () => {
    const path = /<g class="gauge"><path d="([^"]+)"/.exec(draw())?.[1] ?? '';
    expect(count(path, 'M')).toBe(35);
  });

  test('writes a place of two hexes once, between them', () => {
    expect(count(draw(), '>Alice Springs</text>')).toBe(1);
  });

  test('shows terrain until a tile is laid there', () => {
    const terrain = (board: Board): number => count(draw({ board }), 'class="terrain"');
    const before = terrain(newBoard(KIT));
    expect(before).toBe(MAP.hexes.filter((hex) => hex.terrain).length);
    expect(terrain(withTile(KIT, newBoard(KIT), 'C8', '9', 0))).toBe(before - 1);
  });

  test('leaves names, labels and costs out below R = 26', () => {
    const large = draw({ R: 26 });
    const small = draw({ R: 25 });
    for (const text of ['>Adelaide</text>', '>Alice Springs</text>', '>OO</text>', '>50</text>']) {
      expect(large).toContain(text);
      expect(small).not.toContain(text);
    }
    // The disc of Adelaide's tile.
    expect(small).toContain('>40</text>');
    expect(draw({ names: false })).not.toContain('>Adelaide</text>');
  });

  test('shows tokens in slots and beside them, and reserved slots', () => {
    expect(count(draw(), 'class="chip"')).toBe(4);
    const reserved = draw({ reservations: [{ hex: 'H11', city: 0, company: 'VR' }] });
    expect(reserved).toMatch(/fill="var\(--reserved\)">VR<\/text>/);
    expect(draw()).not.toContain('--reserved)');
  });

  test('has coordinates along both sides, or none', () => {
    const along = /<g class="coordinates">.*?<\/g>/s;
    const texts = [...(along.exec(draw())?.[0] ?? '').matchAll(/>([A-Z\d]+)<\/text>/g)].map(
      (match) => match[1],
    );
    expect(texts).toHaveLength(21 + 9);
    expect(texts).toContain('I');
    expect(texts).toContain('21');
    expect(draw({ coordinates: false })).not.toMatch(along);
  });

  test('marks what is legal, selected and tried out', () => {
    const drawing = draw({
      marks: { legal: ['B5', 'C4'], selected: 'F9', preview: TRIED },
    });
    const legal = /<g class="legal">.*?<\/g>/s.exec(drawing)?.[0] ?? '';
    expect(count(legal, 'fill-opacity="0.08"')).toBe(2);
    expect(drawing).toContain('<g class="selected">');
    expect(count(drawing, 'var(--acc)')).toBe(count(draw(), 'var(--acc)') + 2 * 2 + 1 + 1);
  });

  test('draws flat-topped maps as well', () => {
    const kit = { map: parseMap('flat', 'A1 | Alpha | city20(0)\nA3 | | town10(3)\nB2 | |'), tiles: TILES };
    const drawing = draw({ kit, board: newBoard(kit), tokens: {}, look: { chips: {}, regions: null } });
    expect(drawing).toContain('>Alpha</text>');
    expect(drawing).not.toMatch(/NaN|undefined/);
  });
});

describe('routes', () => {
  test.each(ROUTES)('$name runs on without a gap', (route) => {
    const curves = routeCurves(KIT, BOARD, route);
    expect(curves.length).toBeGreaterThan(route.path.length);
    for (const [index, curve] of curves.slice(1).entries()) {
      expect(distance(curves[index]?.to as never, curve.from)).toBeLessThan(1e-9);
    }
    // A single stroke: dashes do not restart at each hex.
    expect(count(routeData({ x: 0, y: 0, R: 46 }, curves), 'M')).toBe(1);
  });

  test('a route may pass a stop it does not name', () => {
    const named = routeCurves(KIT, BOARD, { name: '', path: ['G6-0', 'H7-0', 'H9-0'] });
    const passed = routeCurves(KIT, BOARD, { name: '', path: ['G6-0', 'H7', 'H9-0'] });
    expect(passed).toEqual(named);
  });

  test.each([
    [['G6-0', 'H11-0'], 'not neighbours'],
    [['H7-0', 'G8', 'H9-0'], 'no track'],
    [['Z9-0'], 'no hex'],
  ])('%s is refused: %s', (path, message) => {
    expect(() => routeCurves(KIT, BOARD, { name: '', path })).toThrow(message);
  });

  test('differ by stroke and by a pill', () => {
    const names = ['4+', '3', '5', '6+', '8'];
    const drawing = draw({ routes: names.map((name) => ({ name, path: ['G6-0', 'H7-0', 'H9-0'] })) });
    const lines = [...drawing.matchAll(/<g class="route"[^>]*>.*?<path[^>]*>(<path[^>]*>)/gs)].map(
      ([, path = '']) =>
        [/var\(--(r\d)\)/.exec(path)?.[1], /stroke-dasharray="([^"]+)"/.exec(path)?.[1]].join(' '),
    );
    expect(lines).toHaveLength(5);
    expect(new Set(lines).size).toBe(4);
    expect(lines[4]).toBe(lines[0]);
    expect(count(drawing, 'class="pill"')).toBe(5);
  });
});
