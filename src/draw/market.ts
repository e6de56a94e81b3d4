import { nth } from '../core/present.ts';
import type { Cell } from '../rail/market.ts';
import type { CompanyId } from '../rail/tokens.ts';
import type { MarketCellView, MarketView, TrackView } from '../rail/view.ts';
import { chip } from './chip.ts';
import type { Point } from './geometry.ts';
import { chipOf, type GameLook } from './looks.ts';
import { el, group, ink, label, num } from './svg.ts';
import type { Token } from './theme.ts';

export type { Cell } from '../rail/market.ts';

/** Where a marker would go. */
export interface MarketMove {
  readonly company: CompanyId;
  readonly from: Cell;
  readonly to: Cell;
  /** The alternative: only an outline, no arrow. */
  readonly isOther?: boolean;
  /** It has moved already: the ghost shows where it came from. */
  readonly isDone?: boolean;
}

/** Rows and columns to show, both ends included. */
export interface Excerpt {
  readonly rows: readonly [from: number, to: number];
  readonly columns: readonly [from: number, to: number];
}

export interface MarketOptions {
  readonly market: MarketView;
  readonly look: Pick<GameLook, 'chips'>;
  readonly moves?: readonly MarketMove[];
  readonly excerpt?: Excerpt;
  /** A line that has no room: broken into lines of so many cells. */
  readonly across?: number;
}

export interface PlacedCell {
  readonly at: Cell;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly price: number;
}

export interface MarketDrawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly cells: readonly PlacedCell[];
}

const CELL_WIDTH = 60;
/** In a panel. */
const EXCERPT_WIDTH = 50;
const CELL_HEIGHT = 42;
/** Narrow cells have no room for a chip beside the price. */
const LINE_HEIGHT = 46;
const GAP = 2;
const CORNER = 5;
/** Where a line is broken: room for two chips. */
export const WRAPPED_WIDTH = 46;
/** Two strokes of the zigzag stand this far apart. */
const ZIGZAG_GAP = 8;
/** A line of many cells gets narrower ones, so that it is about as wide as a grid. */
const LINE_WIDTH = 1020;
const NARROWEST = 36;
/** Cells up to this width have the price above the chips. */
const NARROW = 45;
const LONE_CHIP = 12;
const LARGEST_CHIP = 9.5;
const SMALLEST_CHIP = 8.5;
const PRICE_SIZE = 11;
/** The legend says what the tints mean; zones without one stay plain. */
const ZONES: Readonly<Record<string, Token>> = {
  par: 'acc-soft',
  restart: 't-blue',
  receivership: 'neg-soft',
  bankruptcy: 'line',
  red: 'neg-soft',
  green: 'pos-soft',
  end: 'warn-soft',
};

export function zoneGround(zone: string | null): Token {
  return (zone === null ? undefined : ZONES[zone]) ?? 'surface2';
}

function isWithin(excerpt: Excerpt | undefined, [row, column]: Cell): boolean {
  if (!excerpt) return true;
  const { rows, columns } = excerpt;
  return row >= rows[0] && row <= rows[1] && column >= columns[0] && column <= columns[1];
}

function lineCellWidth(count: number): number {
  const across = Math.ceil(count / 2) + 0.5;
  return Math.max(NARROWEST, Math.min(CELL_WIDTH, LINE_WIDTH / across));
}

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly place: (cell: Cell) => Point;
}

function gridLayout(excerpt: Excerpt | undefined): Layout {
  const [top, left] = [excerpt?.rows[0] ?? 0, excerpt?.columns[0] ?? 0];
  const width = excerpt ? EXCERPT_WIDTH : CELL_WIDTH;
  return {
    width,
    height: CELL_HEIGHT,
    place: ([row, column]) => [(column - left) * width, (row - top) * CELL_HEIGHT],
  };
}

/** Every other price stands in the upper stroke, half a cell on: up and down as the line goes along. */
function zigzagLayout(count: number, excerpt: Excerpt | undefined): Layout {
  const width = excerpt ? EXCERPT_WIDTH : lineCellWidth(count);
  const first = excerpt?.columns[0] ?? 0;
  // An excerpt keeps the strokes of the whole.
  const start = first - (first % 2);
  return {
    width,
    height: LINE_HEIGHT,
    place: ([, column]) => [
      ((column - start) * width) / 2 - (first > start ? width / 2 : 0),
      column % 2 === 0 ? LINE_HEIGHT + ZIGZAG_GAP : 0,
    ],
  };
}

/** A line as text runs: from left to right, then on below. */
function wrappedLayout(across: number): Layout {
  return {
    width: WRAPPED_WIDTH,
    height: LINE_HEIGHT,
    place: ([, column]) => [
      (column % across) * WRAPPED_WIDTH,
      Math.floor(column / across) * (LINE_HEIGHT + GAP),
    ],
  };
}

function rect({ x, y, width, height }: PlacedCell, look: Readonly<Record<string, string | number>>): string {
  return el('rect', {
    x: x + GAP / 2,
    y: y + GAP / 2,
    width: width - GAP,
    height: height - GAP,
    rx: CORNER,
    ...look,
  });
}

interface Marker {
  readonly company: CompanyId;
  readonly at: Point;
  readonly r: number;
}

/** Markers of a cell from left to right, the first to act first; many overlap, the first on top. */
function markersOf(cell: PlacedCell, companies: readonly CompanyId[]): Marker[] {
  const count = companies.length;
  const room = cell.width - GAP - 6;
  const r = Math.max(
    SMALLEST_CHIP,
    Math.min(count === 1 && cell.width > NARROW ? LONE_CHIP : LARGEST_CHIP, room / (2 * count)),
  );
  const step = count > 1 ? Math.min(2 * r + 1, (room - 2 * r) / (count - 1)) : 0;
  const right = cell.x + cell.width - GAP / 2 - 3 - r;
  const y = cell.y + cell.height - GAP / 2 - 3 - r;
  return companies.map((company, index) => ({ company, r, at: [right - (count - 1 - index) * step, y] }));
}

/** Beside those that are there already, as long as the cell has room. */
function ghostOf(cell: PlacedCell, company: CompanyId, there: readonly Marker[]): Marker {
  const alone = nth(markersOf(cell, [company]), 0);
  const first = there[0];
  if (!first) return alone;
  const left = cell.x + GAP / 2 + 3 + first.r;
  return { company, r: first.r, at: [Math.max(left, first.at[0] - 2 * first.r - 1), first.at[1]] };
}

function drawMarker(look: MarketOptions['look'], { company, at, r }: Marker, opacity?: number): string {
  return chip({ ...chipOf(look, company), x: at[0], y: at[1], r, opacity });
}

function drawCell(cell: PlacedCell, { price, zone }: MarketCellView): string {
  return (
    rect(cell, { fill: ink(zoneGround(zone)), stroke: ink('line') }) +
    label(String(price), cell.x + 7, cell.y + 10, {
      size: PRICE_SIZE,
      weight: 600,
      fill: ink('ink2'),
      anchor: 'start',
    })
  );
}

const ARROW_HEAD = 4.5;

/** From the edge of one chip to that of the other. */
function drawArrow(from: Marker, to: Marker, colour: Token): string {
  const [fx, fy] = from.at;
  const [tx, ty] = to.at;
  const span = Math.hypot(tx - fx, ty - fy);
  if (span < from.r + to.r) return '';
  const [ux, uy] = [(tx - fx) / span, (ty - fy) / span];
  const [ax, ay] = [fx + ux * (from.r + 1), fy + uy * (from.r + 1)];
  const [bx, by] = [tx - ux * (to.r + 1), ty - uy * (to.r + 1)];
  const side = (turn: number): string =>
    `${num(bx - ux * ARROW_HEAD - uy * turn * ARROW_HEAD)} ${num(by - uy * ARROW_HEAD + ux * turn * ARROW_HEAD)}`;
  const d = `M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}M${side(1)}L${num(bx)} ${num(by)}L${side(-1)}`;
  const common = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return (
    el('path', { ...common, stroke: ink('surface'), 'stroke-width': 5 }) +
    el('path', { ...common, stroke: ink(colour), 'stroke-width': 2.2 })
  );
}

/** The same for a marker that has moved; one that has come onto the market, or stands higher in its cell, is outlined. */
function drawDoneMove(
  { company, from: start, to: end }: MarketMove,
  from: PlacedCell | undefined,
  to: PlacedCell,
  markers: ReadonlyMap<string, readonly Marker[]>,
  look: MarketOptions['look'],
): string {
  const there = (markers.get(end.join()) ?? []).find((marker) => marker.company === company);
  if (!there || !from || start.join() === end.join()) {
    return rect(to, { fill: 'none', stroke: ink('acc'), 'stroke-width': 2 });
  }
  const ghost = ghostOf(from, company, markers.get(start.join()) ?? []);
  const colour: Token = to.price >= from.price ? 'pos' : 'neg';
  return (
    rect(from, { fill: 'none', stroke: ink('acc'), 'stroke-width': 2 }) +
    rect(to, { fill: 'none', stroke: ink(colour), 'stroke-width': 2 }) +
    drawMarker(look, ghost, 0.5) +
    drawArrow(ghost, there, colour)
  );
}

/** Outlines, a ghost in the new cell and an arrow to it: up in `pos`, down in `neg`. */
function drawMove(
  move: MarketMove,
  cells: ReadonlyMap<string, PlacedCell>,
  markers: ReadonlyMap<string, readonly Marker[]>,
  look: MarketOptions['look'],
): string {
  const from = cells.get(move.from.join());
  const to = cells.get(move.to.join());
  if (!to) return '';
  if (move.isOther) {
    return rect(to, { fill: 'none', stroke: ink('ink2'), 'stroke-width': 1.4, 'stroke-dasharray': '4 3' });
  }
  if (move.isDone) return drawDoneMove(move, from, to, markers, look);
  const ghost = ghostOf(to, move.company, markers.get(move.to.join()) ?? []);
  const old = (markers.get(move.from.join()) ?? []).find(({ company }) => company === move.company);
  const hasStayed = move.from.join() === move.to.join();
  if (hasStayed || !from || !old) {
    // One that is not on the market yet begins there.
    const start = old ? '' : drawMarker(look, ghost, 0.5);
    return rect(to, { fill: 'none', stroke: ink('acc'), 'stroke-width': 2 }) + start;
  }
  const colour: Token = to.price >= from.price ? 'pos' : 'neg';
  return (
    rect(from, { fill: 'none', stroke: ink('acc'), 'stroke-width': 2 }) +
    rect(to, { fill: 'none', stroke: ink(colour), 'stroke-width': 2 }) +
    drawMarker(look, ghost, 0.5) +
    drawArrow(old, ghost, colour)
  );
}

/** The share market with its markers, in pixels at its natural size. */
export function drawMarket({ market, look, moves = [], excerpt, across }: MarketOptions): MarketDrawing {
  const lineLayout = (): Layout =>
    across === undefined ? zigzagLayout(market.rows[0]?.length ?? 0, excerpt) : wrappedLayout(across);
  const layout = market.shape === 'line' ? lineLayout() : gridLayout(excerpt);
  const shown = market.rows.flatMap((row, y) =>
    row.flatMap((view, x) => {
      if (!isWithin(excerpt, [y, x])) return [];
      const [left, top] = layout.place([y, x]);
      const cell: PlacedCell = {
        at: [y, x],
        x: left,
        y: top,
        width: layout.width,
        height: layout.height,
        price: view.price,
      };
      return [{ view, cell }];
    }),
  );
  const cells = new Map(shown.map(({ cell }) => [cell.at.join(), cell]));
  const markers = new Map(
    shown.map(({ view, cell }) => [cell.at.join(), markersOf(cell, view.companies)] as const),
  );
  const width = Math.max(0, ...shown.map(({ cell }) => cell.x + cell.width));
  const height = Math.max(0, ...shown.map(({ cell }) => cell.y + cell.height));
  const svg = [
    group({ class: 'cells' }, ...shown.map(({ cell, view }) => drawCell(cell, view))),
    group(
      { class: 'markers' },
      ...[...markers.values()].flatMap((stack) =>
        [...stack].reverse().map((marker) => drawMarker(look, marker)),
      ),
    ),
    group({ class: 'moves' }, ...moves.map((move) => drawMove(move, cells, markers, look))),
  ].join('');
  return { svg, width, height, cells: [...cells.values()] };
}

/** The part of a market round some cells: as many rows and columns as asked for, within its bounds. */
export function excerptAround(
  { rows, shape }: MarketView,
  cells: readonly Cell[],
  size: { readonly rows: number; readonly columns: number },
): Excerpt {
  const across = Math.max(0, ...rows.map((row) => row.length));
  const span = (values: readonly number[], wanted: number, count: number): readonly [number, number] => {
    const low = Math.min(...values);
    const high = Math.max(...values);
    const length = Math.min(count, Math.max(wanted, high - low + 1));
    const from = Math.max(0, Math.min(Math.round((low + high + 1 - length) / 2), count - length));
    return [from, from + length - 1];
  };
  // A zigzag shows two cells in the width of one.
  const columns = shape === 'line' ? size.columns * 2 - 1 : size.columns;
  return {
    rows: span(
      cells.map(([row]) => row),
      size.rows,
      rows.length,
    ),
    columns: span(
      cells.map(([, column]) => column),
      columns,
      across,
    ),
  };
}

export const TRACK_CELL = 46;
const TRACK_HEIGHT = 32;

/** A scale of prices with one marker. */
export function trackSvg(
  { id, prices, at, end }: TrackView,
  look: MarketOptions['look'],
  to: number | null,
  /** Cells in a line, if it has to be broken. */
  across = prices.length,
): Omit<MarketDrawing, 'cells'> {
  const cells = prices.map((price, index): PlacedCell => ({
    at: [0, index],
    x: (index % across) * TRACK_CELL,
    y: Math.floor(index / across) * TRACK_HEIGHT,
    width: TRACK_CELL,
    height: TRACK_HEIGHT,
    price,
  }));
  const chipAt = (cell: PlacedCell, opacity?: number): string =>
    drawMarker(
      look,
      { company: id, at: [cell.x + TRACK_CELL - 11, cell.y + TRACK_HEIGHT / 2], r: SMALLEST_CHIP },
      opacity,
    );
  const svg = cells
    .map((cell, index) => {
      const isMarked = index === at || index === to;
      const ground: Token = end !== null && index >= end ? 'warn-soft' : 'surface2';
      const x = isMarked ? cell.x + 4 : cell.x + TRACK_CELL / 2;
      const look = {
        size: PRICE_SIZE,
        weight: 600,
        fill: ink('ink2'),
        anchor: isMarked ? 'start' : 'middle',
      } as const;
      const stroke = index === to ? 'acc' : index === at ? 'ink3' : 'line';
      return (
        rect(cell, { fill: ink(ground), stroke: ink(stroke), 'stroke-width': isMarked ? 1.6 : 1 }) +
        label(String(cell.price), x, cell.y + TRACK_HEIGHT / 2, look) +
        (index === at ? chipAt(cell) : index === to ? chipAt(cell, 0.5) : '')
      );
    })
    .join('');
  return {
    svg,
    width: Math.min(across, prices.length) * TRACK_CELL,
    height: Math.ceil(prices.length / across) * TRACK_HEIGHT,
  };
}
