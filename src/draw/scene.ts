import { nth } from '../core/present.ts';
import { hexOf } from '../rail/board.ts';
import type { HexId } from '../rail/hex.ts';
import type { StopKind } from '../rail/tile.ts';
import { tokenCompanies } from '../rail/tokens.ts';
import { type HexCell, type DrawnCells, makeCell, makeCells, placesOfSeveralHexes } from './cell.ts';
import { stopReach } from './city.ts';
import { axisMarks, type AxisMarks } from './coordinates.ts';
import { type Extent, extentOf, type Frame, hexOutline, placed } from './geometry.ts';
import {
  drawCoast,
  drawEdges,
  drawGreyed,
  drawGround,
  drawGroundGlyph,
  drawLegal,
  drawOutline,
  SELECTED,
} from './ground.ts';
import type { BoardMarks, BoardOptions } from './options.ts';
import { type DrawnRoute, drawPill, drawRouteLine, pillPlaces, routeCurves, routeSteps } from './route.ts';
import { planSpots } from './spots.ts';
import { el, group, ink } from './svg.ts';
import { drawName, drawTrack, WRITING_FROM } from './tile.ts';
import { planTrack } from './track.ts';

/** From the centre of a hex to its corner, in pixels, unless a drawing says otherwise. */
export const DEFAULT_R = 46;

/**
 * A board cut into layers, from the bottom up: `ground`, the marks of what may be done, `rails`, then
 * everything that comes and goes. So a page draws ground and rails once a position and the rest at every move of
 * the pointer.
 */
export interface Scene {
  readonly options: BoardOptions;
  readonly R: number;
  readonly cells: readonly HexCell[];
  /** Round all hexes and their coast. */
  readonly extent: Extent;
  readonly axes: AxisMarks;
  /** Every cell of this board that has been drawn so far. */
  readonly drawn: DrawnCells;
}

/** `before` is another scene of the same game: hexes that have looked the same before are taken over. */
export function makeScene(options: BoardOptions, before?: Scene): Scene {
  const making = makeSceneInSteps(options, before);
  let step = making.next();
  while (step.done !== true) step = making.next();
  return step.value;
}

/** The same, hex by hex, so that the caller can do other work in between. */
export function* makeSceneInSteps(options: BoardOptions, before?: Scene): Generator<HexCell, Scene> {
  const { R = DEFAULT_R, kit } = options;
  const old = before?.options;
  const isSameBoard =
    old?.kit === kit && old.look === options.look && old.names === options.names && before?.R === R;
  const drawn: DrawnCells = isSameBoard ? before.drawn : new Map();
  const cells: HexCell[] = [];
  for (const cell of makeCells(options, R, drawn)) {
    cells.push(cell);
    yield cell;
  }
  if (isSameBoard) return { ...before, options, cells };
  const frames = cells.map(({ frame }) => frame);
  return {
    options,
    R,
    cells,
    drawn,
    extent: extentOf(frames, kit.map.layout, R),
    axes: axisMarks(
      cells.map(({ hex, frame }) => ({ id: hex.id, ...frame })),
      kit.map.layout,
    ),
  };
}

export function cellOf({ cells, options }: Scene, hex: HexId): HexCell {
  return nth(cells, hexOf(options.kit, hex).index);
}

/** A piece of a layer in parts, most of them one for each hex: what stays the same need not be drawn again. */
export interface Piece {
  /** Of the group that holds it; null: it needs none. */
  readonly class: string | null;
  readonly parts: readonly string[];
}

function joined(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) =>
      piece.class === null ? piece.parts.join('') : group({ class: piece.class }, ...piece.parts),
    )
    .join('');
}

/** Coast, grounds and the borders between hexes. Pointers go through everything above the grounds, to the hex below. */
export function groundPieces({ cells, options, R }: Scene): Piece[] {
  return [
    { class: null, parts: [drawCoast(cells, options, R)] },
    { class: 'hexes', parts: cells.map((cell) => drawGround(cell, options)) },
    { class: null, parts: [group({ 'pointer-events': 'none' }, drawEdges(cells, options, R))] },
  ];
}

export function groundLayer(scene: Scene): string {
  return joined(groundPieces(scene));
}

/** Where something may be done, and where it may not. */
export function legalLayer(scene: Scene, { legal = [], greyed = [] }: BoardMarks): string {
  // A smaller map may lack a hex that a private refers to.
  const cellsOf = (ids: readonly HexId[]): HexCell[] =>
    ids.flatMap((id) => scene.cells[scene.options.kit.map.byId.get(id)?.index ?? -1] ?? []);
  return (
    group({ class: 'greyed' }, ...cellsOf(greyed).map((cell) => drawGreyed(cell, scene.options))) +
    group({ class: 'legal' }, ...cellsOf(legal).map((cell) => drawLegal(cell, scene.options)))
  );
}

/** What has to come after a route or the selection, because that would cover it. */
export interface Lifted {
  /** The hex that is selected or tried out. */
  readonly hexes: ReadonlySet<HexId>;
  /** Hexes that routes pass: their values come after the lines. */
  readonly passed: ReadonlySet<HexId>;
  /** Hexes whose writing a line may cross: those, and their neighbours. */
  readonly written: ReadonlySet<HexId>;
  /** Stops that routes call at, as `hex-stop`. */
  readonly called: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();
export const NOTHING_LIFTED: Lifted = {
  hexes: NOTHING,
  passed: NOTHING,
  written: NOTHING,
  called: NOTHING,
};

export function liftedBy(
  { options: { kit } }: Scene,
  marks: BoardMarks,
  routes: readonly DrawnRoute[],
): Lifted {
  const steps = routes.flatMap((route) => routeSteps(kit, route));
  const passed = new Set(steps.map(({ hex }) => hex));
  const near = [...passed].flatMap((hex) =>
    hex.neighbours.flatMap((index) => kit.map.hexes[index]?.id ?? []),
  );
  const ids = [...passed].map(({ id }) => id);
  return {
    hexes: new Set([marks.selected, marks.preview?.hex].filter((id) => id !== undefined && id !== null)),
    passed: new Set(ids),
    written: new Set([...ids, ...near]),
    called: new Set(steps.filter(({ stop }) => stop !== null).map(({ hex, stop }) => `${hex.id}-${stop}`)),
  };
}

function stopsOf(cells: readonly HexCell[], wanted: (id: HexId, stop: string) => boolean): string[] {
  return cells.map(({ hex, layers }) =>
    layers.stops.filter((_, stop) => wanted(hex.id, `${hex.id}-${stop}`)).join(''),
  );
}

function valuesOf(cells: readonly HexCell[], wanted: (id: HexId) => boolean): string[] {
  return cells.map(({ hex, layers }) => (wanted(hex.id) ? layers.values : ''));
}

function writingOf(cells: readonly HexCell[], wanted: (id: HexId) => boolean): string[] {
  return cells.map(({ hex, layers }) => (wanted(hex.id) ? layers.writing : ''));
}

/** From the middle of a hex down to a shared name, in R: below what is drawn there. */
const BELOW_GLYPH = 0.5;

/** Names of places that several hexes share: between them, or where no tile lies yet, whose label they would cover. */
function drawSharedNames({ cells, options, R }: Scene): string {
  const { kit, names = true } = options;
  if (!names || R < WRITING_FROM) return '';
  return placesOfSeveralHexes(kit)
    .map((hexes) => {
      const all = hexes.map((hex) => nth(cells, hex.index));
      const bare = all.filter(({ laid }) => !laid);
      const members = bare.length > 0 ? bare : all;
      const { face, name: called, ground } = nth(members, 0);
      const plan = planTrack(face, kit.map.layout);
      const { name } = planSpots(face, plan, { name: called, label: null, taken: [] });
      const x = members.reduce((sum, { frame }) => sum + frame.x, 0) / members.length;
      const middle = members.reduce((sum, { frame }) => sum + frame.y, 0) / members.length;
      const y = members.length < all.length ? middle + BELOW_GLYPH * R : middle;
      return name ? drawName({ x, y, R }, name, ink('name'), ink(ground)) : '';
    })
    .join('');
}

/** Terrain, track, stops with their tokens, values, names. */
export function railsPieces(scene: Scene, lifted: Lifted = NOTHING_LIFTED): Piece[] {
  const { cells, R } = scene;
  const track = cells.map(({ layers }) => layers.track).join('');
  return [
    { class: null, parts: cells.map(drawGroundGlyph) },
    { class: 'track', parts: [drawTrack(track, R)] },
    {
      class: null,
      parts: stopsOf(cells, (hex, stop) => !lifted.hexes.has(hex) && !lifted.called.has(stop)),
    },
    { class: null, parts: valuesOf(cells, (hex) => !lifted.hexes.has(hex) && !lifted.passed.has(hex)) },
    {
      class: 'writing',
      parts: [
        ...writingOf(cells, (hex) => !lifted.hexes.has(hex) && !lifted.written.has(hex)),
        drawSharedNames(scene),
      ],
    },
  ];
}

export function railsLayer(scene: Scene, lifted: Lifted = NOTHING_LIFTED): string {
  return joined(railsPieces(scene, lifted));
}

/** The lines of the runs, with what they would cover drawn again on top, and the pills that name them. */
export function routesLayer(scene: Scene, routes: readonly DrawnRoute[], lifted: Lifted): string {
  if (routes.length === 0) return '';
  const { cells, R, options } = scene;
  const { kit, board } = options;
  const frame: Frame = { x: 0, y: 0, R };
  const drawn = routes.map((route) => ({ ...route, curves: routeCurves(kit, board, route) }));
  const styles = routes.map(({ style }, index) => style ?? index);
  const pills = pillPlaces(kit, board, drawn).map((place, index) =>
    place ? drawPill(frame, place, nth(drawn, index), styles[index] as number) : '',
  );
  return group(
    { class: 'routes' },
    ...drawn.map((route, index) => drawRouteLine(frame, route, route.curves, styles[index] as number)),
    ...stopsOf(cells, (hex, stop) => !lifted.hexes.has(hex) && lifted.called.has(stop)),
    ...valuesOf(cells, (hex) => !lifted.hexes.has(hex) && lifted.passed.has(hex)),
    group(
      { class: 'writing' },
      ...writingOf(cells, (hex) => !lifted.hexes.has(hex) && lifted.written.has(hex)),
    ),
    ...pills,
  );
}

/** A hex as it would be with a tile or token that is only tried out: its track has a core in the accent colour. */
function drawTriedHex(scene: Scene, preview: NonNullable<BoardMarks['preview']>): string {
  const { options, R } = scene;
  const { board, tokens, hex } = preview;
  const here = new Set(tokenCompanies(options.tokens[hex]));
  const newcomers = new Set(tokenCompanies(tokens[hex]).filter((company) => !here.has(company)));
  const cell = makeCell({ ...options, board, tokens }, R, hexOf(options.kit, hex), newcomers);
  const isNewTrack = cell.face !== cellOf(scene, hex).face;
  return group(
    { class: 'preview' },
    drawGround(cell, { ...options, titles: false }),
    drawEdges([cell], options, R),
    drawGroundGlyph(cell),
    drawTrack(cell.layers.track, R, isNewTrack ? cell.layers.track : ''),
    ...cell.layers.stops,
    cell.layers.values,
    cell.layers.writing,
  );
}

/** The selected hex and what is tried out on it. */
export function selectionLayer(scene: Scene, { selected, preview }: BoardMarks): string {
  const tried = preview ? drawTriedHex(scene, preview) : '';
  if (!selected) return tried;
  const cell = cellOf(scene, selected);
  const outline = group({ class: 'selected' }, drawOutline(cell, scene.options, SELECTED));
  if (preview?.hex === selected) return tried + outline;
  const { stops, values, writing } = cell.layers;
  return tried + outline + [...stops, values, group({ class: 'writing' }, writing)].join('');
}

/** The outline of a hex as path data, for what a page lays over it. */
export function hexShape({ options }: Scene, { frame }: HexCell, size = 1): string {
  return hexOutline(frame, options.kit.map.layout, size);
}

export function drawSea({ left, top, width, height }: Extent): string {
  return el('rect', { class: 'sea', x: left, y: top, width, height, fill: ink('sea') });
}

/** Where a stop stands, for what a page lays over it. */
export interface StopPlace {
  readonly hex: HexId;
  readonly stop: number;
  readonly kind: StopKind;
  readonly x: number;
  readonly y: number;
  /** From its middle to its outside. */
  readonly reach: number;
}

export function stopPlaces({ cells, options, R }: Scene): StopPlace[] {
  return cells.flatMap(({ hex, face, frame }) =>
    planTrack(face, options.kit.map.layout).stops.map((at, stop) => {
      const { kind } = nth(face.stops, stop);
      const [x, y] = placed(frame, at);
      const reach = stopReach(nth(face.stops, stop), face.stops.length > 1) * R;
      return { hex: hex.id, stop, kind, x, y, reach };
    }),
  );
}
