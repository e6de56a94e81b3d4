import type { HexId } from '../games/chicago-express/map.ts';
import { COMPANIES } from '../games/chicago-express/data.ts';
import { drawExpressFigures, drawExpressGround, drawExpressName, drawHouse } from './express-hex.ts';
import { type ExpressCell, LAYOUT, makeExpressCells } from './express-hex.ts';
import type { ExpressOptions } from './express-options.ts';
import { EngineDrawing } from './express-track.ts';
import type { Point } from './geometry.ts';
import { COAST_BANDS, coastOf, legalOf, outlineOf, SELECTED } from './ground.ts';
import { sheet } from './sheet.ts';
import { el, group, ink, label } from './svg.ts';

const DEFAULT_R = 46;
/** Below this, names are too small to read. */
const NAMES_FROM = 26;
const MARGIN = 8;
const COORDINATE_MARGIN = 20;
const COORDINATE_SIZE = 11;

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function extentOf(cells: readonly ExpressCell[], R: number, coordinates: boolean): Extent {
  const xs = cells.map(({ frame }) => frame.x);
  const ys = cells.map(({ frame }) => frame.y);
  const around = R * (1 + (COAST_BANDS[0]?.[1] ?? 0) / 2) + MARGIN;
  const before = around + (coordinates ? COORDINATE_MARGIN : 0);
  const left = Math.min(...xs) - before;
  const top = Math.min(...ys) - before;
  return { left, top, width: Math.max(...xs) + around - left, height: Math.max(...ys) + around - top };
}

/** Letters along the top, rows along the left at the height of the even columns. */
function drawCoordinates(cells: readonly ExpressCell[], { left, top }: Extent): string {
  const inset = MARGIN + COORDINATE_SIZE / 2;
  const places = new Map<string, Point>();
  for (const { hex, frame } of cells) {
    const column = hex.id.charAt(0);
    places.set(column, [frame.x, top + inset]);
    if ((column.charCodeAt(0) - 65) % 2 === 0) places.set(hex.id.slice(1), [left + inset, frame.y]);
  }
  const look = { size: COORDINATE_SIZE, weight: 500, fill: ink('ink3') };
  const texts = [...places].map(([text, [x, y]]) => label(text, x, y, look));
  return group({ class: 'coordinates' }, ...texts);
}

function describeBoard({ state }: ExpressOptions): string {
  const engines = COMPANIES.reduce<number>((sum, company) => sum + (state.track[company]?.length ?? 0), 0);
  return `${engines} locomotives and ${state.houses.length} houses on the board.`;
}

/** The whole board of Chicago Express as one SVG (look §6). */
export function expressBoardSvg(options: ExpressOptions): string {
  const { state, theme, R = DEFAULT_R, marks = {}, coordinates = true, names = true } = options;
  const cells = makeExpressCells(R);
  const extent = extentOf(cells, R, coordinates);
  const engines = new EngineDrawing(cells, state, marks.planned ?? null);
  const marked = (ids: readonly HexId[]): ExpressCell[] => cells.filter(({ hex }) => ids.includes(hex.id));
  const { left, top, width, height } = extent;
  return sheet(
    { ...extent, theme, title: options.title ?? 'Board', description: describeBoard(options) },
    el('rect', { class: 'sea', x: left, y: top, width, height, fill: ink('sea') }),
    coastOf(
      cells.map(({ frame }) => frame),
      LAYOUT,
      R,
    ),
    group({ class: 'hexes' }, ...cells.map((cell) => drawExpressGround(cell, state))),
    // Pointers go through everything above the grounds, to the hex below.
    group(
      { 'pointer-events': 'none' },
      group({ class: 'legal' }, ...marked(marks.legal ?? []).map(({ frame }) => legalOf(frame, LAYOUT))),
      group({ class: 'lines' }, engines.lines(R)),
      group({ class: 'planned-line' }, engines.plannedLine(R)),
      group(
        { class: 'figures' },
        ...cells.map((cell) =>
          drawExpressFigures(cell, state, marks.planned?.hexes.includes(cell.hex.id) ?? false),
        ),
      ),
      group({ class: 'engines' }, engines.chips()),
      group(
        { class: 'houses' },
        ...cells.filter(({ hex }) => state.houses.includes(hex.index)).map(drawHouse),
      ),
      names && R >= NAMES_FROM ? group({ class: 'names' }, ...cells.map(drawExpressName)) : '',
      group({ class: 'planned' }, engines.ghosts(R)),
      group(
        { class: 'selected' },
        ...marked(marks.selected ? [marks.selected] : []).map(({ frame }) =>
          outlineOf(frame, LAYOUT, SELECTED),
        ),
      ),
      coordinates ? drawCoordinates(cells, extent) : '',
    ),
  );
}
