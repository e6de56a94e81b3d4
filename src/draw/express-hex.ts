import type { ExpressHex, ExpressMap } from './express-options.ts';
import { type Frame, hexCentre, hexOutline, placed, type Point } from './geometry.ts';
import { el, escapeXml, group, ink, label } from './svg.ts';
import { type Glyph, glyph } from './terrain.ts';
import type { Token } from './theme.ts';

/** One hex of the board of Chicago Express: ground, figures, house, name. */
export interface ExpressCell {
  readonly hex: ExpressHex;
  readonly frame: Frame;
}

export const LAYOUT = 'flat';

const GROUNDS: Readonly<Record<string, Token>> = {
  plain: 'reg-west',
  forest: 'ce-forest',
  mountain: 'ce-mountain',
  city: 'ce-city',
  industry: 'ce-industry',
  chicago: 't-red',
  home: 'ce-city',
};

const GLYPHS: Readonly<Record<string, Glyph>> = { forest: 'trees', mountain: 'peaks' };

function groundOf({ terrain }: ExpressHex): Token {
  return GROUNDS[terrain] ?? 'land';
}

/** Everything sits towards a corner: lines between engines cross the middles of the edges. */
const COST_AT: Point = [0.4, -0.6];
const INCOME_AT: Point = [-0.4, -0.6];
const HOUSE_AT: Point = [-0.38, 0.62];
/** In a city the name has the lower corners. */
const HOUSE_IN_CITY: Point = [-0.72, 0.02];
const GLYPH_AT: Point = [0, 0.16];
/** Beside an engine the glyph makes room. */
const GLYPH_ASIDE: Point = [0.4, 0.64];
const NAME_AT: Point = [0, 0.64];

const FIGURE_SIZE = 0.29;
const DISC_RADIUS = 0.19;
const DISC_TEXT = 0.25;
const STOP_RADIUS = 0.15;
export const EXPRESS_NAME_SIZE = 0.26;
const HAIRLINE = 0.03;

/** Columns are letters from the west; odd ones are half a hex further south. */
export function makeExpressCells({ board }: ExpressMap, R: number): ExpressCell[] {
  return board.map((hex) => {
    const column = hex.id.charCodeAt(0) - 65;
    const row = Number(hex.id.slice(1));
    const [x, y] = hexCentre(column, 2 * row + (column % 2), LAYOUT);
    return { hex, frame: { x: x * R, y: y * R, R } };
  });
}

function describe({ hex }: ExpressCell): string {
  const parts = [hex.name ? `${hex.id} ${hex.name.text}` : hex.id, hex.terrain];
  if (hex.terrain !== 'home') parts.push(`first locomotive ${hex.cost}`);
  if (hex.value > 0) parts.push(`income +${hex.value}`);
  if (hex.house) parts.push('house');
  if (hex.doubt) parts.push(`${hex.doubt.field} not confirmed`);
  if (hex.companies.length > 0) parts.push(hex.companies.join(', '));
  return parts.join(', ');
}

/** The ground of a hex. It carries the id and takes all pointers: the layers above let them through. */
export function drawExpressGround(cell: ExpressCell, titles: boolean): string {
  return el(
    'g',
    { 'data-hex': cell.hex.id },
    titles ? el('title', {}, escapeXml(describe(cell))) : '',
    el('path', {
      d: hexOutline(cell.frame, LAYOUT),
      fill: ink(groundOf(cell.hex)),
      stroke: ink('hexline'),
    }),
  );
}

/** On Chicago's red the tile colour of names is the readable one. */
function inkOn({ terrain }: ExpressHex): string {
  return ink(terrain === 'chicago' ? 'name' : 'name-land');
}

function drawCost({ hex, frame }: ExpressCell, isEmpty: boolean): string {
  if (hex.terrain === 'home') return '';
  const inMiddle = isEmpty && hex.terrain === 'plain';
  const [x, y] = placed(frame, inMiddle ? [0, 0] : COST_AT);
  return label(String(hex.cost), x, y, { size: FIGURE_SIZE * frame.R, weight: 620, fill: inkOn(hex) });
}

function drawIncome({ hex, frame }: ExpressCell): string {
  const { value } = hex;
  if (value === 0 || hex.terrain === 'home') return '';
  const [x, y] = placed(frame, INCOME_AT);
  const { R } = frame;
  return group(
    { class: 'income' },
    el('circle', {
      cx: x,
      cy: y,
      r: DISC_RADIUS * R,
      fill: ink('slot'),
      stroke: ink('trk'),
      'stroke-width': HAIRLINE * R,
    }),
    label(String(value), x, y, { size: DISC_TEXT * R, weight: 680, fill: ink('trk') }),
  );
}

function drawGlyph({ hex, frame }: ExpressCell, isEmpty: boolean): string {
  const kind = GLYPHS[hex.terrain];
  if (!kind) return '';
  return glyph(kind, placed(frame, isEmpty ? GLYPH_AT : GLYPH_ASIDE), (isEmpty ? 0.28 : 0.17) * frame.R);
}

/** Where an engine could stand, in hexes with a name. A company that opens later has its home kept. */
function drawStop({ hex, frame }: ExpressCell, { companies }: ExpressMap, isEmpty: boolean): string {
  if (!isEmpty || hex.name === null || hex.terrain === 'home') return '';
  const { x, y, R } = frame;
  const kept = companies.find(({ home, open }) => home === hex.id && !open);
  const r = (kept ? 0.3 : STOP_RADIUS) * R;
  return group(
    { class: 'stop' },
    el('circle', {
      cx: x,
      cy: y,
      r,
      fill: ink('slot'),
      stroke: ink('trk'),
      'stroke-width': HAIRLINE * R,
      ...(kept ? { 'stroke-dasharray': `${0.08 * R} ${0.06 * R}` } : {}),
    }),
    kept ? label(kept.id, x, y, { size: 0.19 * R, weight: 650, fill: ink('reserved') }) : '',
  );
}

/** A wall, a roof, in one line. */
const HOUSE: readonly Point[] = [
  [-0.13, 0.14],
  [-0.13, -0.03],
  [0, -0.16],
  [0.13, -0.03],
  [0.13, 0.14],
];

export function drawHouse({ hex, frame }: ExpressCell, isPlanned = false): string {
  const [hx, hy] = hex.name ? HOUSE_IN_CITY : HOUSE_AT;
  const points = HOUSE.map(([x, y]) => placed(frame, [hx + x, hy + y]).map((value) => value.toFixed(2)));
  return el('path', {
    class: 'house',
    d: `M${points.map((point) => point.join(' ')).join('L')}Z`,
    fill: ink(isPlanned ? 'acc' : 'slot'),
    stroke: ink(isPlanned ? 'rcas' : 'trk'),
    'stroke-width': 0.035 * frame.R,
    'stroke-linejoin': 'round',
  });
}

/** Figures and signs, under the engines. */
export function drawExpressFigures(cell: ExpressCell, map: ExpressMap, isPlanned: boolean): string {
  const isEmpty = !isPlanned && cell.hex.companies.length === 0;
  return drawGlyph(cell, isEmpty) + drawStop(cell, map, isEmpty) + drawCost(cell, isEmpty) + drawIncome(cell);
}

/** Over the engines: the halo keeps it readable there. */
export function drawExpressName({ hex, frame }: ExpressCell): string {
  if (!hex.name) return '';
  const [x, y] = placed(frame, NAME_AT);
  return label(hex.name.text, x, y, {
    size: EXPRESS_NAME_SIZE * frame.R,
    weight: 600,
    fill: inkOn(hex),
    halo: ink(groundOf(hex)),
  });
}
