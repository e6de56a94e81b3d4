import { type AxisMarks, axisMarks, drawCoordinates, withMargins } from './coordinates.ts';
import { drawExpressFigures, drawExpressGround, drawExpressName, drawHouse } from './express-hex.ts';
import { type ExpressCell, LAYOUT, makeExpressCells } from './express-hex.ts';
import type { ExpressMap, ExpressMarks, ExpressOptions } from './express-options.ts';
import { EngineDrawing } from './express-track.ts';
import { type Extent, extentOf, hexOutline } from './geometry.ts';
import { coastOf, greyedOf, legalOf, outlineOf, SELECTED } from './ground.ts';
import { DEFAULT_R, drawSea } from './scene.ts';
import { sheet } from './sheet.ts';
import { group } from './svg.ts';

/** Below this, names are too small to read. */
const NAMES_FROM = 26;

/** The board in layers: the ground, the marks, then everything that stands on it. */
export interface ExpressScene {
  readonly map: ExpressMap;
  readonly R: number;
  readonly cells: readonly ExpressCell[];
  readonly extent: Extent;
  readonly axes: AxisMarks;
}

type Id = ExpressCell['hex']['id'];

/** Rows are written once, at the height of the even columns. */
function isEvenColumn(id: Id): boolean {
  return (id.charCodeAt(0) - 65) % 2 === 0;
}

export function makeExpressScene(map: ExpressMap, R: number = DEFAULT_R): ExpressScene {
  const cells = makeExpressCells(map, R);
  const places = cells.map(({ hex, frame }) => ({ id: hex.id, ...frame }));
  const { across } = axisMarks(places, LAYOUT);
  const { down } = axisMarks(
    places.filter(({ id }) => isEvenColumn(id)),
    LAYOUT,
  );
  return {
    map,
    R,
    cells,
    extent: extentOf(
      cells.map(({ frame }) => frame),
      LAYOUT,
      R,
    ),
    axes: { across, down },
  };
}

export function expressGroundLayer({ cells, R }: ExpressScene, titles = true): string {
  return (
    coastOf(
      cells.map(({ frame }) => frame),
      LAYOUT,
      R,
    ) + group({ class: 'hexes' }, ...cells.map((cell) => drawExpressGround(cell, titles)))
  );
}

export function expressMarksLayer(
  { cells }: ExpressScene,
  { legal = [], greyed = [] }: ExpressMarks,
): string {
  const marked = (ids: readonly Id[]): ExpressCell[] => cells.filter(({ hex }) => ids.includes(hex.id));
  return (
    group({ class: 'greyed' }, ...marked(greyed).map(({ frame }) => greyedOf(frame, LAYOUT))) +
    group({ class: 'legal' }, ...marked(legal).map(({ frame }) => legalOf(frame, LAYOUT)))
  );
}

/** The outline of a hex as path data, for what a page lays over it. */
export function expressShape({ frame }: ExpressCell): string {
  return hexOutline(frame, LAYOUT);
}

/** Lines, figures, engines, houses and names, with what is planned among them. */
export function expressPiecesLayer(scene: ExpressScene, marks: ExpressMarks, names = true): string {
  const { cells, map, R } = scene;
  const { planned = null, plannedHouse = null, selected = null } = marks;
  const engines = new EngineDrawing(cells, map, planned);
  return [
    group({ class: 'lines' }, engines.lines(R)),
    group({ class: 'planned-line' }, engines.plannedLine(R)),
    group(
      { class: 'figures' },
      ...cells.map((cell) => drawExpressFigures(cell, map, planned?.hexes.includes(cell.hex.id) ?? false)),
    ),
    group({ class: 'engines' }, engines.chips()),
    group({ class: 'houses' }, ...cells.filter(({ hex }) => hex.house).map((cell) => drawHouse(cell))),
    group({ class: 'planned' }, engines.ghosts(R)),
    ...cells
      .filter(({ hex }) => hex.id === plannedHouse)
      .map((cell) => outlineOf(cell.frame, LAYOUT, SELECTED) + drawHouse(cell, true)),
    group(
      { class: 'selected' },
      ...cells
        .filter(({ hex }) => hex.id === selected)
        .map(({ frame }) => outlineOf(frame, LAYOUT, SELECTED)),
    ),
    // Last of all: an outline goes round a name, never over it.
    names && R >= NAMES_FROM ? group({ class: 'writing' }, ...cells.map(drawExpressName)) : '',
  ].join('');
}

function describeBoard({ board, companies }: ExpressMap): string {
  const engines = companies.reduce((sum, { hexes }) => sum + hexes.length, 0);
  return `${engines} locomotives and ${board.filter(({ house }) => house).length} houses on the board.`;
}

/** The whole board of Chicago Express as one SVG. */
export function expressBoardSvg(options: ExpressOptions): string {
  const { map, theme, R, marks = {}, coordinates = true, names = true, titles = true } = options;
  const scene = makeExpressScene(map, R);
  const extent = withMargins(scene.extent, coordinates);
  return sheet(
    { ...extent, theme, title: options.title ?? 'Board', description: describeBoard(map) },
    drawSea(extent),
    expressGroundLayer(scene, titles),
    // Pointers go through everything above the grounds, to the hex below.
    group(
      { 'pointer-events': 'none' },
      expressMarksLayer(scene, marks),
      expressPiecesLayer(scene, marks, names),
      coordinates ? drawCoordinates(scene.axes, extent) : '',
    ),
  );
}
