import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { HexId } from '../../rail/hex.ts';
import type { MapView } from '../../rail/view.ts';
import type { BoardMarks } from '../../draw/options.ts';
import type { DrawnRoute } from '../../draw/route.ts';
import {
  cellOf,
  groundPieces,
  hexShape,
  legalLayer,
  liftedBy,
  type Piece,
  railsPieces,
  routesLayer,
  type Scene,
  selectionLayer,
} from '../../draw/scene.ts';
import { NAME_SIZE } from '../../draw/spots.ts';
import type { RailDrawing } from '../../draw/titles/drawing.ts';
import type { BoardActions } from './board-props.ts';
import { ChangedHexes } from './changed-hexes.tsx';
import { Layer } from './layer.tsx';
import { RailLegend } from './legend.tsx';
import { hexesOf, sceneOf, stopsOf } from './rail-scene.ts';
import { useChanges } from './use-changes.ts';
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
  /** The name of the train that is pointed at: the other lines fade. */
  readonly highlighted?: string | null | undefined;
  /** Hexes that the step on show has changed; left out, those that differ from the position shown before. */
  readonly changed?: readonly HexId[] | undefined;
  /** Clicks on cities and towns, apart from those on the rest of the hex. */
  readonly onStop?: ((hex: HexId, stop: number) => void) | undefined;
  /** Stops (`hex-number`) that a drag has passed so far. */
  readonly onDragRoute?: ((stops: readonly string[], isDone: boolean) => void) | undefined;
}

const NO_ROUTES: readonly DrawnRoute[] = [];

/** Routes that no longer fit the track (a position that has moved on) are left out, not a crash. */
function drawRoutes(scene: Scene, routes: readonly DrawnRoute[], marks: BoardMarks): string {
  try {
    return routesLayer(scene, routes, liftedBy(scene, marks, routes));
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}

/** The outlines of hexes that differ from an earlier position of the same board. */
function changedShapes(before: Scene, next: Scene): string[] {
  if (before.extent !== next.extent) return [];
  return next.cells
    .filter((cell, index) => {
      const { [index]: former } = before.cells;
      // A place that is called something else in another language has not changed.
      return cell !== former && cell.name === former?.name;
    })
    .map((cell) => hexShape(next, cell));
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

  const reserved = map.reservations.map(({ hex, city, company }) => `${hex}-${city}-${company}`).join();
  const before = useRef<Scene | undefined>(undefined);
  const scene = useMemo(() => {
    before.current = sceneOf(map, drawing, kit, words, before.current);
    return before.current;
  }, [kit, board, tokens, reserved, look, revenueColour, words, words.locale]);
  const changes = useChanges(scene, showing, changedShapes);

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

  const hexes = useMemo(() => hexesOf(words, scene), [words, words.locale, scene]);
  const stops = useMemo(() => stopsOf(words, scene), [words, words.locale, scene]);

  return (
    <Viewport
      {...props}
      matters={props.matters ?? routeHexes}
      isOverview={changed !== undefined}
      label={words.t('board.map')}
      extent={scene.extent}
      R={scene.R}
      nameSize={NAME_SIZE}
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
        // Other outlines start to fade from the beginning.
        key={changed ? 'stays' : changes.count}
        shapes={shapes ?? changes.changed}
        R={scene.R}
        stays={changed !== undefined}
      />
    </Viewport>
  );
}
