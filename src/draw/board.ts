import type { HexId } from '../rail/hex.ts';
import { tokenCompanies } from '../rail/tokens.ts';
import { type Cell, makeCells, placesOfSeveralHexes } from './cell.ts';
import type { Frame, Point } from './geometry.ts';
import {
  COAST_BANDS,
  drawCoast,
  drawGaugeEdges,
  drawImpassableEdges,
  drawGround,
  drawGroundGlyph,
  drawHillEdges,
  drawLegal,
  drawOutline,
  SELECTED,
} from './ground.ts';
import type { BoardOptions } from './options.ts';
import { drawPill, drawRouteLine, pillPlaces, routeCurves, routeSteps } from './route.ts';
import { sheet } from './sheet.ts';
import { planSpots } from './spots.ts';
import { el, group, ink, label } from './svg.ts';
import { drawName, drawTrack, WRITING_FROM } from './tile.ts';
import { planTrack } from './track.ts';

const DEFAULT_R = 46;

function drawSharedNames(cells: readonly Cell[], { kit, names = true }: BoardOptions, R: number): string {
  if (!names || R < WRITING_FROM) return '';
  return placesOfSeveralHexes(kit)
    .map((hexes) => {
      const members = hexes.map((hex) => cells[hex.index] as Cell);
      const { face, hex, ground } = members[0] as Cell;
      const plan = planTrack(face, kit.map.layout);
      const { name } = planSpots(face, plan, { name: hex.name, label: null, taken: [] });
      const x = members.reduce((sum, { frame }) => sum + frame.x, 0) / members.length;
      const y = members.reduce((sum, { frame }) => sum + frame.y, 0) / members.length;
      return name ? drawName({ x, y, R }, name, ink('name'), ink(ground)) : '';
    })
    .join('');
}

/** What has to come after a route or the selection, because that would cover it. */
interface Lifted {
  readonly selected: Cell | null;
  /** Hexes that routes pass. */
  readonly passed: ReadonlySet<Cell>;
  /** Stops that routes call at, as `hex-stop`. */
  readonly called: ReadonlySet<string>;
}

function liftedBy(cells: readonly Cell[], { kit, marks, routes = [] }: BoardOptions): Lifted {
  const steps = routes.flatMap((route) => routeSteps(kit, route));
  return {
    selected: cells.find(({ hex }) => hex.id === marks?.selected) ?? null,
    passed: new Set(steps.map(({ hex }) => cells[hex.index] as Cell)),
    called: new Set(steps.filter(({ stop }) => stop !== null).map(({ hex, stop }) => `${hex.id}-${stop}`)),
  };
}

function stopsOf(cells: readonly Cell[], wanted: (cell: Cell, id: string) => boolean): string {
  return cells
    .flatMap((cell) => cell.layers.stops.filter((_, stop) => wanted(cell, `${cell.hex.id}-${stop}`)))
    .join('');
}

function valuesOf(cells: readonly Cell[], wanted: (cell: Cell) => boolean): string {
  return cells
    .filter(wanted)
    .map(({ layers }) => layers.values)
    .join('');
}

function drawStopsAndValues(cells: readonly Cell[], { selected, passed, called }: Lifted): string {
  return (
    stopsOf(cells, (cell, id) => cell !== selected && !called.has(id)) +
    valuesOf(cells, (cell) => cell !== selected && !passed.has(cell))
  );
}

/** Labels and names come after the lines of the routes: the halo keeps them readable there. */
function drawWriting(cells: readonly Cell[], options: BoardOptions, { selected }: Lifted, R: number): string {
  const own = cells.map((cell) => (cell === selected ? '' : cell.layers.writing));
  return group({ class: 'writing' }, ...own, drawSharedNames(cells, options, R));
}

function drawRoutes(cells: readonly Cell[], options: BoardOptions, lifted: Lifted, R: number): string {
  const { kit, board, routes = [] } = options;
  const { selected, passed, called } = lifted;
  const frame: Frame = { x: 0, y: 0, R };
  const drawn = routes.map((route) => ({ ...route, curves: routeCurves(kit, board, route) }));
  const pills = pillPlaces(kit, board, drawn).map((place, index) =>
    place ? drawPill(frame, place, drawn[index]?.name ?? '', index) : '',
  );
  return [
    ...drawn.map((route, index) => drawRouteLine(frame, route.curves, index)),
    stopsOf(cells, (cell, id) => cell !== selected && called.has(id)),
    valuesOf(cells, (cell) => cell !== selected && passed.has(cell)),
    drawWriting(cells, options, lifted, R),
    ...pills,
  ].join('');
}

function drawSelected(cells: readonly Cell[], options: BoardOptions, { selected }: Lifted): string {
  if (!selected) return '';
  return [
    drawOutline(selected, options, SELECTED),
    stopsOf(cells, (cell) => cell === selected),
    selected.layers.values,
    selected.layers.writing,
  ].join('');
}

const COORDINATE_SIZE = 11;
/** Room between the coast and the edge of the drawing, in pixels; coordinates need more. */
const MARGIN = 8;
const COORDINATE_MARGIN = 20;

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function extentOf(cells: readonly Cell[], options: BoardOptions, R: number): Extent {
  const xs = cells.map(({ frame }) => frame.x);
  const ys = cells.map(({ frame }) => frame.y);
  const around = R * (1 + (COAST_BANDS[0]?.[1] ?? 0) / 2) + MARGIN;
  const before = around + (options.coordinates === false ? 0 : COORDINATE_MARGIN);
  const left = Math.min(...xs) - before;
  const top = Math.min(...ys) - before;
  return { left, top, width: Math.max(...xs) + around - left, height: Math.max(...ys) + around - top };
}

/** Letters and numbers along the top and the left, as the layout uses them. */
function drawCoordinates(cells: readonly Cell[], options: BoardOptions, { left, top }: Extent): string {
  if (options.coordinates === false) return '';
  const lettersAcross = options.kit.map.layout === 'flat';
  const across = new Map<string, Point>();
  const down = new Map<string, Point>();
  const inset = MARGIN + COORDINATE_SIZE / 2;
  for (const { hex, frame } of cells) {
    const letter = hex.id.charAt(0);
    const number = hex.id.slice(1);
    across.set(lettersAcross ? letter : number, [frame.x, top + inset]);
    down.set(lettersAcross ? number : letter, [left + inset, frame.y]);
  }
  const look = { size: COORDINATE_SIZE, weight: 500, fill: ink('ink3') };
  const texts = [...across, ...down].map(([text, [x, y]]) => label(text, x, y, look));
  return group({ class: 'coordinates' }, ...texts);
}

function describeBoard({ board, tokens, routes = [] }: BoardOptions): string {
  const laid = Object.keys(board.laid).length;
  const stations = Object.values(tokens).reduce((sum, cities) => sum + tokenCompanies(cities).length, 0);
  const runs = routes.map(({ name, path }) => `${name} runs ${path.join(' ')}`);
  return [`${laid} tiles laid, ${stations} tokens placed.`, ...runs.map((run) => `${run}.`)].join(' ');
}

/** The whole board as one SVG (look §6). */
export function boardSvg(options: BoardOptions): string {
  const { marks = {}, R = DEFAULT_R, theme, title = 'Board' } = options;
  const cells = makeCells(options, R);
  const extent = extentOf(cells, options, R);
  const lifted = liftedBy(cells, options);
  const marked = (ids: readonly HexId[] | undefined): Cell[] =>
    cells.filter(({ hex }) => ids?.includes(hex.id) ?? false);
  const trackOf = (some: readonly Cell[]): string => some.map(({ layers }) => layers.track).join('');
  const { left, top, width, height } = extent;
  return sheet(
    { ...extent, theme, title, description: describeBoard(options) },
    el('rect', { class: 'sea', x: left, y: top, width, height, fill: ink('sea') }),
    drawCoast(cells, options, R),
    group({ class: 'hexes' }, ...cells.map((cell) => drawGround(cell, options))),
    // Pointers go through everything above the grounds, to the hex below.
    group(
      { 'pointer-events': 'none' },
      drawHillEdges(cells, options, R),
      group({ class: 'gauge' }, drawGaugeEdges(cells, options, R)),
      group({ class: 'impassable' }, drawImpassableEdges(cells, options, R)),
      group({ class: 'legal' }, ...marked(marks.legal).map((cell) => drawLegal(cell, options))),
      ...cells.map(drawGroundGlyph),
      group({ class: 'track' }, drawTrack(trackOf(cells), R, trackOf(marked(marks.preview)))),
      drawStopsAndValues(cells, lifted),
      group({ class: 'routes' }, drawRoutes(cells, options, lifted, R)),
      group({ class: 'selected' }, drawSelected(cells, options, lifted)),
      drawCoordinates(cells, options, extent),
    ),
  );
}
