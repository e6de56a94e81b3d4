import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { BoardKit } from '../../rail/board.ts';
import type { HexId } from '../../rail/hex.ts';
import { stopValue } from '../../rail/tile.ts';
import { type CompanyId, tokenCompanies } from '../../rail/tokens.ts';
import type { MapView } from '../../rail/view.ts';
import type { Cell } from '../../draw/cell.ts';
import type { BoardMarks, BoardOptions } from '../../draw/options.ts';
import type { DrawnRoute } from '../../draw/route.ts';
import {
  cellOf,
  groundPieces,
  hexShape,
  legalLayer,
  liftedBy,
  makeScene,
  makeSceneInSteps,
  type Piece,
  railsPieces,
  routesLayer,
  type Scene,
  selectionLayer,
  stopPlaces,
} from '../../draw/scene.ts';
import type { RailDrawing } from '../../draw/titles/drawing.ts';
import type { BoardActions, BoardHex, BoardStop } from './board-props.ts';
import { ChangedHexes } from './changed-hexes.tsx';
import { Layer } from './layer.tsx';
import { RailLegend } from './legend.tsx';
import { hexesBehind } from './tile-options.ts';
import { Viewport } from './viewport.tsx';
import type { BoardWords } from './words.ts';

export type Preview = NonNullable<BoardMarks['preview']>;

export interface RailBoardProps extends BoardActions {
  readonly map: MapView;
  readonly drawing: RailDrawing;
  readonly words: BoardWords;
  /** A hex as it would be; its new track has a core in the accent colour. */
  readonly preview?: Preview | null | undefined;
  readonly routes?: readonly DrawnRoute[] | undefined;
  /** What the legend says beside the line of a run, e.g. its revenue; in the order of the routes. */
  readonly routeNotes?: readonly string[] | undefined;
  /** The name of the train that is pointed at: the other lines step back. */
  readonly highlighted?: string | null | undefined;
  /** Hexes that the step on show has changed; left out, those that differ from the position shown before. */
  readonly changed?: readonly HexId[] | undefined;
  /** Clicks on cities and towns are told apart from those on the rest of the hex. */
  readonly onStop?: ((hex: HexId, stop: number) => void) | undefined;
  /** Stops (`hex-number`) that a drag has passed so far. */
  readonly onDragRoute?: ((stops: readonly string[], isDone: boolean) => void) | undefined;
}

/** No stop is harder to hit than this, in units of R. */
const SMALLEST_HIT = 0.24;
const NO_ROUTES: readonly DrawnRoute[] = [];

/** What stops earn now, and how many places their cities have left. */
function describeStops(words: BoardWords, { face, tokens }: Cell, { revenueColour }: BoardOptions): string[] {
  return face.stops.map((stop, index) => {
    const value = stopValue(stop, revenueColour);
    const told = words.t(`board.worth.${stop.kind}`, { worth: value > 0 ? words.money(value) : 'none' });
    if (stop.slots === 0) return told;
    const held = tokens?.[index]?.slots.filter((company) => company !== null).length ?? 0;
    return `${told} ${words.t('board.places', { free: stop.slots - held })}`;
  });
}

/** What a screen reader says of a hex: where, what lies there and leads where, what it earns, who stands there. */
export function describeHex(words: BoardWords, { cells, options }: Scene, index: number): string {
  const cell = cells[index];
  if (!cell) return '';
  const { hex, face, laid, tokens, reserved } = cell;
  const companies: readonly CompanyId[] = tokenCompanies(tokens);
  const terrain = laid || !hex.terrain ? null : hex.terrain;
  const kind = terrain && words.has(`board.terrain.${terrain.kind}`) ? `board.terrain.${terrain.kind}` : null;
  const parts = [hex.name === null ? hex.id : `${hex.id} ${hex.name}`];
  if (laid) {
    const colour = words.t(`board.colour.${face.colour}`);
    parts.push(words.t('board.tile', { tint: colour, number: options.board.laid[hex.id]?.[0] ?? '' }));
  } else if (terrain) {
    parts.push(`${kind ? words.t(kind) : terrain.kind} ${words.money(terrain.cost)}`);
  }
  if (face.label !== null) parts.push(words.t('board.label', { label: face.label }));
  parts.push(...describeStops(words, cell, options));
  const exits = hexesBehind(options.kit, hex.id, face.exits);
  if (exits.length > 0) parts.push(words.t('board.exits', { where: words.list(exits) }));
  if (companies.length > 0) parts.push(words.t('board.tokens', { who: words.list(companies) }));
  if (reserved.length > 0) {
    parts.push(words.t('board.kept', { who: words.list(reserved.map(({ company }) => company)) }));
  }
  return parts.join(', ');
}

/** Hexes stay as they are from one position to the next, but for one or two; one whose values a phase changes is another cell. */
const hexOfCell = new WeakMap<
  Scene['cells'][number],
  { readonly words: BoardWords; readonly hex: BoardHex }
>();

function hexesOf(words: BoardWords, scene: Scene): BoardHex[] {
  return scene.cells.map((cell, index) => {
    const known = hexOfCell.get(cell);
    if (known?.words === words) return known.hex;
    const hex = {
      id: cell.hex.id,
      x: cell.frame.x,
      y: cell.frame.y,
      shape: hexShape(scene, cell),
      label: describeHex(words, scene, index),
    };
    hexOfCell.set(cell, { words, hex });
    return hex;
  });
}

function stopsOf(words: BoardWords, scene: Scene): BoardStop[] {
  return stopPlaces(scene).map(({ hex, stop, kind, x, y, reach }) => ({
    id: `${hex}-${stop}`,
    x,
    y,
    radius: Math.max(reach, SMALLEST_HIT * scene.R),
    label: words.t(`board.stop.${kind}`, {
      where: scene.options.kit.map.byId.get(hex)?.name ?? hex,
    }),
  }));
}

/** Routes that no longer fit the track (a position that has moved on) are left out, not a crash. */
function drawRoutes(scene: Scene, routes: readonly DrawnRoute[], marks: BoardMarks): string {
  try {
    return routesLayer(scene, routes, liftedBy(scene, marks, routes));
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}

/** What has been drawn of maps before they were asked for. */
const drawnAhead = new WeakMap<BoardKit, Scene>();

function optionsOf(
  { board, tokens, reservations, revenueColour }: MapView,
  { look }: RailDrawing,
  kit: BoardKit,
): BoardOptions {
  return { kit, board, tokens, reservations, look, revenueColour, theme: null, titles: false };
}

/** Draws the hexes of a map one after the other; the board that shows it then need not. */
export function* drawAhead(map: MapView, drawing: RailDrawing): Generator<Cell> {
  const kit = drawing.kits[map.kit];
  if (kit) drawnAhead.set(kit, yield* makeSceneInSteps(optionsOf(map, drawing, kit)));
}

/** More changes than this are no move but a leap to another position. */
const MOST_CHANGES = 6;

/** The outlines of hexes that differ from an earlier position of the same board. */
function changedShapes(before: Scene | undefined, next: Scene): string[] {
  if (before?.extent !== next.extent) return [];
  const changed = next.cells.filter((cell, index) => cell !== before.cells[index]);
  return changed.length > MOST_CHANGES ? [] : changed.map((cell) => hexShape(next, cell));
}

function listKey(list: readonly string[] | undefined): string {
  return list?.join() ?? '';
}

function Pieces({ of }: { readonly of: readonly Piece[] }): JSX.Element {
  return (
    <>
      {of.map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of a layer are always the same
        <Layer key={index} svg={piece.parts} class={piece.class ?? undefined} />
      ))}
    </>
  );
}

/** The board of an 18xx title. Ground and rails are drawn once a position, the rest as it changes. */
export function RailBoard(props: RailBoardProps): JSX.Element {
  const { map, drawing, words, preview = null, selected = null, highlighted = null } = props;
  const { routes = NO_ROUTES, legal, greyed, changed, onStop, showing } = props;
  const kit = drawing.kits[map.kit];
  if (!kit) throw new RangeError(`no map ${map.kit}`);
  const { board, tokens, revenueColour } = map;
  const { look } = drawing;

  const before = useRef<Scene | undefined>(undefined);
  const changes = useRef<{ count: number; shapes: readonly string[] }>({ count: 0, shapes: [] });
  const seen = useRef(showing);
  // What has changed while nobody looked is no move.
  const isComing = seen.current !== showing;
  seen.current = showing;
  if (isComing) changes.current = { count: changes.current.count + 1, shapes: [] };
  const reserved = map.reservations.map(({ hex, city, company }) => `${hex}-${city}-${company}`).join();
  const scene = useMemo(() => {
    const next = makeScene(optionsOf(map, drawing, kit), before.current ?? drawnAhead.get(kit));
    if (!isComing) {
      changes.current = { count: changes.current.count + 1, shapes: changedShapes(before.current, next) };
    }
    return (before.current = next);
  }, [kit, board, tokens, reserved, look, revenueColour]);

  const ground = useMemo(() => groundPieces(scene), [scene]);
  const rails = useMemo(() => railsPieces(scene), [scene]);
  const marked = useMemo(
    () => legalLayer(scene, { legal: (legal ?? []).filter((hex) => hex !== selected), greyed: greyed ?? [] }),
    [scene, listKey(legal), listKey(greyed), selected],
  );
  const lines = useMemo(() => {
    const shown = routes.map((route) => ({
      ...route,
      faded: route.faded === true || (highlighted !== null && route.name !== highlighted),
    }));
    return drawRoutes(scene, shown, { selected, preview });
  }, [scene, routes, highlighted, selected, preview]);
  const routeHexes = useMemo(
    () => [...new Set(routes.flatMap(({ path }) => path.flatMap((place) => place.split('-')[0] ?? [])))],
    [routes],
  );
  const selection = useMemo(() => selectionLayer(scene, { selected, preview }), [scene, selected, preview]);

  const shapes = changed?.flatMap((hex) =>
    kit.map.byId.has(hex) ? hexShape(scene, cellOf(scene, hex)) : [],
  );

  const hexes = useMemo(() => hexesOf(words, scene), [words, scene]);
  const stops = useMemo(() => stopsOf(words, scene), [words, scene]);

  return (
    <Viewport
      {...props}
      matters={props.matters ?? routeHexes}
      label={words.t('board.map')}
      extent={scene.extent}
      R={scene.R}
      axes={scene.axes}
      hexes={hexes}
      stops={stops}
      onStop={
        onStop &&
        ((id) => onStop(id.slice(0, id.lastIndexOf('-')), Number(id.slice(id.lastIndexOf('-') + 1))))
      }
      legend={
        <RailLegend
          words={words}
          scene={scene}
          marks={{ legal, greyed }}
          legalNote={props.legalNote}
          routes={routes}
          notes={props.routeNotes}
        />
      }
    >
      <Pieces of={ground} />
      <Layer svg={marked} />
      <Pieces of={rails} />
      <Layer svg={lines} />
      <Layer svg={selection} />
      <ChangedHexes
        // Told anew, they begin to fade anew.
        key={changed ? 'stays' : changes.current.count}
        shapes={shapes ?? changes.current.shapes}
        R={scene.R}
        stays={changed !== undefined}
      />
    </Viewport>
  );
}
