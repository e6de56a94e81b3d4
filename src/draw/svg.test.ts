import { describe, expect, test } from 'vitest';
import { MAP } from '../games/1848/map.ts';
import { TILES } from '../games/1848/tiles.ts';
import { newBoard, withTile } from '../rail/board.ts';
import { parseMap } from '../rail/map.ts';
import { parseFace } from '../rail/tile.ts';
import { boardSvg } from './board.ts';
import { chip, CHIP_PATTERNS } from './chip.ts';
import { LOOK_1848 } from './looks.ts';
import { el, escapeXml, num } from './svg.ts';
import { tileSvg } from './tile.ts';

const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
const TEXT = /(?:[^<>&]|&(?:amp|lt|gt|quot|#39);)+/y;

/** What is wrong with a piece of XML, or null: every tag closed in order, nothing unescaped between. */
function xmlFault(xml: string): string | null {
  const open: string[] = [];
  let at = 0;
  while (at < xml.length) {
    TAG.lastIndex = at;
    TEXT.lastIndex = at;
    const tag = TAG.exec(xml);
    const found = tag ?? TEXT.exec(xml);
    if (!found) return `at ${at}: ${xml.slice(at, at + 40)}`;
    at += found[0].length;
    if (!tag) continue;
    const [, slash, name = '', attributes = '', selfClosing] = tag;
    if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(attributes)) return `bare & in ${attributes}`;
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) return `attribute twice in <${name}>`;
    if (slash === '/') {
      if (open.pop() !== name) return `</${name}> closes nothing`;
    } else if (selfClosing !== '/') open.push(name);
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed` : null;
}

describe('the XML check itself', () => {
  test.each(['<a><b/></a>', '<a x="1" y="&lt;">t &amp; t</a>'])('accepts %s', (xml) => {
    expect(xmlFault(xml)).toBeNull();
  });

  test.each([
    '<a>',
    '<a></b>',
    '<a><b></a></b>',
    '<a>&</a>',
    '<a x="<"/>',
    '<a x="&"/>',
    '<a x="1" x="2"/>',
    'a<b',
  ])('refuses %s', (xml) => {
    expect(xmlFault(xml)).not.toBeNull();
  });
});

describe('writing SVG', () => {
  test('text is escaped', () => {
    expect(escapeXml(`<&"'>`)).toBe('&lt;&amp;&quot;&#39;&gt;');
    expect(el('a', { x: '<&"' }, escapeXml('<&"'))).toBe('<a x="&lt;&amp;&quot;">&lt;&amp;&quot;</a>');
  });

  test('characters that XML cannot carry are dropped', () => {
    expect(escapeXml('a\u0000b\u001fc\td')).toBe('abc\td');
  });

  test('numbers are short, and what is no number is refused', () => {
    expect([num(1.239), num(-0.001), num(2)]).toEqual(['1.24', '0', '2']);
    expect(() => num(NaN)).toThrow(RangeError);
    expect(() => num(Infinity)).toThrow(RangeError);
  });
});

describe('drawings are well-formed', () => {
  const nasty = '<&"\'>';

  test.each(CHIP_PATTERNS)('chip %s', (pattern) => {
    const xml = chip({
      letters: nasty,
      body: '#000000',
      ink: '#ffffff',
      marks: '#ff0000',
      pattern,
      r: 20,
      x: 0,
      y: 0,
    });
    expect(xmlFault(xml)).toBeNull();
  });

  test('every tile', () => {
    for (const tile of TILES.values()) {
      expect(xmlFault(tileSvg(tile.faces[0] as never, 40, { layout: 'flat', theme: 'auto' }))).toBeNull();
    }
  });

  test('the 1848 board, in every theme', () => {
    const kit = { map: MAP, tiles: TILES };
    const board = withTile(kit, newBoard(kit), 'F5', '57', 2);
    for (const theme of ['light', 'dark', 'auto', null] as const) {
      const xml = boardSvg({ kit, board, tokens: {}, look: LOOK_1848, theme, revenueColour: 'green' });
      expect(xmlFault(xml)).toBeNull();
    }
  });

  test('with names that need escaping everywhere', () => {
    const map = parseMap('flat', `A1 | ${nasty} | city20(0)\nA3 | ${nasty} x | town10(3)`);
    const kit = { map, tiles: TILES };
    const tokens = { A1: [{ slots: [nasty], beside: [nasty] }] };
    const xml = boardSvg({
      kit,
      board: newBoard(kit),
      tokens,
      look: { chips: {}, regions: null },
      theme: 'light',
      revenueColour: 'green',
      title: nasty,
      routes: [{ name: nasty, path: ['A1-0', 'A3-0'] }],
      reservations: [{ hex: 'A1', city: 0, company: nasty }],
    });
    expect(xmlFault(xml)).toBeNull();
    expect(xml).toContain('<title>&lt;&amp;&quot;&#39;&gt;</title>');
    expect(xml).not.toContain(nasty);
  });

  test('a tile label is escaped', () => {
    const xml = tileSvg(parseFace('green [<&>] city20(0)'), 40, { layout: 'flat', theme: 'light' });
    expect(xmlFault(xml)).toBeNull();
    expect(xml).toContain('>&lt;&amp;&gt;</text>');
  });
});
