import { EDGES, type Layout } from '../rail/hex.ts';
import { IMPASSABLE } from '../rail/map.ts';
import { tokenCompanies } from '../rail/tokens.ts';
import { type HexCell, hasTerrainOverStops } from './cell.ts';
import { COAST_WIDTH, coordinates as at, corner, type Frame, hexOutline } from './geometry.ts';
import type { BoardOptions } from './options.ts';
import { isLand } from './regions.ts';
import { el, escapeXml, group, ink, num } from './svg.ts';
import { drawTerrain, drawWaves } from './terrain.ts';
import type { Token } from './theme.ts';
import { tileEdge, WRITING_FROM } from './tile.ts';

/** Shallow water round the land: bands from wide to narrow. */
const COAST_BANDS: readonly (readonly [token: Token, width: number])[] = [
  ['sea2', COAST_WIDTH],
  ['sea3', 0.36],
  ['coastline', 0.14],
];

export function drawCoast(cells: readonly HexCell[], options: BoardOptions, R: number): string {
  const land = cells.filter(({ hex }) => isLand(hex));
  return coastOf(
    land.map(({ frame }) => frame),
    options.kit.map.layout,
    R,
  );
}

/** The coast round hexes of land. */
export function coastOf(land: readonly Frame[], layout: Layout, R: number): string {
  const d = land.map((frame) => hexOutline(frame, layout)).join('');
  return COAST_BANDS.map(([token, width]) =>
    el('path', {
      d,
      fill: 'none',
      stroke: ink(token),
      'stroke-width': width * R,
      'stroke-linejoin': 'round',
    }),
  ).join('');
}

function describeHex({ hex, name, face, laid }: HexCell, { board, tokens }: BoardOptions): string {
  const parts = [name === null ? hex.id : `${hex.id} ${name}`];
  if (laid) parts.push(`${face.colour} tile ${board.laid[hex.id]?.[0]}`);
  else if (hex.terrain) parts.push(`${hex.terrain.kind}, cost ${hex.terrain.cost}`);
  const companies = tokenCompanies(tokens[hex.id]);
  if (companies.length > 0) parts.push(`tokens ${companies.join(', ')}`);
  return parts.join(', ');
}

/** The ground of a hex. It carries the id and takes all pointers: the layers above let them through. */
export function drawGround(cell: HexCell, options: BoardOptions): string {
  const { layout } = options.kit.map;
  return el(
    'g',
    { 'data-hex': cell.hex.id },
    options.titles === false ? '' : el('title', {}, escapeXml(describeHex(cell, options))),
    el('path', {
      d: hexOutline(cell.frame, layout),
      fill: ink(cell.ground),
      stroke: ink(isLand(cell.hex) ? 'hexline' : 'sea3'),
    }),
    cell.laid ? tileEdge(cell.frame, layout) : '',
  );
}

const GAUGE_CASING = 0.1;
const GAUGE_WIDTH = 0.062;
const GAUGE_DASHES = [0.125, 0.075] as const;

type PlacedHex = Pick<HexCell, 'hex' | 'frame'>;

/** The edges marked with a kind: each once, or (for a hex alone) all of its own. */
function markedEdges(cells: readonly PlacedHex[], { kit }: BoardOptions, kind: string): string {
  const marked = kit.map.marks.get(kind) ?? new Set<number>();
  const isAlone = cells.length === 1;
  return cells
    .flatMap(({ hex, frame }) =>
      EDGES.filter((edge) => {
        // Each border is listed from both sides; edges 0 to 2 face 3 to 5.
        return marked.has(hex.index * 6 + edge) && (isAlone || edge < 3);
      }).map(
        (edge) =>
          `M${at(frame, corner(kit.map.layout, edge))}L${at(frame, corner(kit.map.layout, edge + 1))}`,
      ),
    )
    .join('');
}

const HILL_WIDTH = 0.1;

/** Hills lie along their edges. */
function drawHillEdges(cells: readonly PlacedHex[], options: BoardOptions, R: number): string {
  const d = markedEdges(cells, options, 'hill');
  if (d === '') return '';
  const width = HILL_WIDTH * R;
  return el('path', {
    d,
    fill: 'none',
    stroke: ink('peaks'),
    'stroke-width': width,
    'stroke-linecap': 'round',
  });
}

/** Five dashes fit an edge; starting half a gap in, they run on round every corner. */
function drawGaugeEdges(cells: readonly PlacedHex[], options: BoardOptions, R: number): string {
  const d = markedEdges(cells, options, 'gauge');
  if (d === '') return '';
  const [on, off] = GAUGE_DASHES;
  return (
    el('path', {
      d,
      fill: 'none',
      stroke: ink('gauge-c'),
      'stroke-width': GAUGE_CASING * R,
      'stroke-linecap': 'round',
    }) +
    el('path', {
      d,
      fill: 'none',
      stroke: ink('gauge'),
      'stroke-width': GAUGE_WIDTH * R,
      'stroke-dasharray': `${num(on * R)} ${num(off * R)}`,
      'stroke-dashoffset': (-off / 2) * R,
    })
  );
}

const WALL_WIDTH = 0.09;

/** Borders that no track may cross: a line as of water. */
function drawImpassableEdges(cells: readonly PlacedHex[], options: BoardOptions, R: number): string {
  const d = markedEdges(cells, options, IMPASSABLE);
  if (d === '') return '';
  return el('path', {
    d,
    fill: 'none',
    stroke: ink('water'),
    'stroke-width': WALL_WIDTH * R,
    'stroke-linecap': 'round',
  });
}

/** What is drawn on the borders of hexes. */
export function drawEdges(cells: readonly PlacedHex[], options: BoardOptions, R: number): string {
  return (
    drawHillEdges(cells, options, R) +
    group({ class: 'gauge' }, drawGaugeEdges(cells, options, R)) +
    group({ class: 'impassable' }, drawImpassableEdges(cells, options, R))
  );
}

interface Outline {
  readonly size: number;
  readonly width: number;
  readonly halo: number;
}

const LEGAL: Outline = { size: 0.89, width: 0.055, halo: 0.12 };
export const SELECTED: Outline = { size: 0.99, width: 0.085, halo: 0.2 };
const LEGAL_FILL = 0.08;

/** Accent over a halo: on tiles the accent alone would not stand out enough. */
export function drawOutline(cell: HexCell, { kit }: BoardOptions, outline: Outline): string {
  return outlineOf(cell.frame, kit.map.layout, outline);
}

export function outlineOf(frame: Frame, layout: Layout, { size, width, halo }: Outline): string {
  const common = { d: hexOutline(frame, layout, size), fill: 'none', 'stroke-linejoin': 'round' };
  return (
    el('path', { ...common, stroke: ink('rcas'), 'stroke-width': halo * frame.R }) +
    el('path', { ...common, stroke: ink('acc'), 'stroke-width': width * frame.R })
  );
}

const GREYED_DASHES = [0.12, 0.09] as const;

export function drawGreyed(cell: HexCell, options: BoardOptions): string {
  return greyedOf(cell.frame, options.kit.map.layout);
}

/** Refused for now: dashes instead of a line, and no accent. */
export function greyedOf(frame: Frame, layout: Layout): string {
  const common = { d: hexOutline(frame, layout, LEGAL.size), fill: 'none' };
  const width = LEGAL.width * frame.R;
  return (
    el('path', { ...common, stroke: ink('rcas'), 'stroke-width': 2 * width, 'stroke-opacity': 0.7 }) +
    el('path', {
      ...common,
      stroke: ink('ink3'),
      'stroke-width': 0.7 * width,
      'stroke-dasharray': GREYED_DASHES.map((part) => num(part * frame.R)).join(' '),
    })
  );
}

export function drawLegal(cell: HexCell, options: BoardOptions): string {
  return legalOf(cell.frame, options.kit.map.layout);
}

export function legalOf(frame: Frame, layout: Layout): string {
  const d = hexOutline(frame, layout, LEGAL.size);
  return el('path', { d, fill: ink('acc'), 'fill-opacity': LEGAL_FILL }) + outlineOf(frame, layout, LEGAL);
}

export function drawGroundGlyph({ hex, face, frame, laid }: HexCell): string {
  if (laid) return '';
  const writes = frame.R >= WRITING_FROM;
  if (hex.terrain) return drawTerrain(frame, hex.terrain, hasTerrainOverStops(hex, laid), writes);
  return face.colour === 'blue' && face.stops.length === 0 ? drawWaves(frame) : '';
}
