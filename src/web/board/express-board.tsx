import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import {
  type ExpressScene,
  expressGroundLayer,
  expressMarksLayer,
  expressPiecesLayer,
  expressShape,
  makeExpressScene,
} from '../../draw/express-board.ts';
import { EXPRESS_NAME_SIZE } from '../../draw/express-hex.ts';
import type { ExpressHex, ExpressMap, PlannedExpansion } from '../../draw/express-options.ts';
import type { BoardActions, BoardHex } from './board-props.ts';
import { ChangedHexes } from './changed-hexes.tsx';
import { expressHexesThatDiffer } from './hex-changes.ts';
import { Layer } from './layer.tsx';
import { ExpressLegend } from './express-legend.tsx';
import { useChanges } from './use-changes.ts';
import { Viewport } from './viewport.tsx';
import type { BoardWords } from './words.ts';

export interface ExpressBoardProps extends BoardActions {
  /** The view of the position: its board and its companies are drawn. */
  readonly map: ExpressMap;
  readonly words: BoardWords;
  /** Hexes of an expansion that is being put together, in building order. */
  readonly planned?: PlannedExpansion | null | undefined;
  /** A hex where a house is only tried out. */
  readonly plannedHouse?: string | null | undefined;
  /** Hexes that the step on show has changed; left out, those that differ from the position shown before. */
  readonly changed?: readonly string[] | undefined;
}

/** What a screen reader says of a hex: where, what ground, what it costs and adds, which companies are there. */
export function describeExpressHex(words: BoardWords, hex: ExpressHex): string {
  const place = hex.name ? words.t('word.place', { id: hex.id, name: hex.name.text }) : hex.id;
  const parts = [place, words.t(`board.express.${hex.terrain}`)];
  if (hex.terrain !== 'home') parts.push(words.t('board.express.engine', { price: hex.cost }));
  if (hex.value > 0) parts.push(words.t('board.express.worth', { worth: hex.value }));
  if (hex.house === true) parts.push(words.t('board.express.house'));
  if (hex.companies.length > 0) {
    parts.push(words.t('board.express.engines', { who: words.list(hex.companies) }));
  }
  return parts.join(', ');
}

function hexesOf(words: BoardWords, { cells }: ExpressScene): BoardHex[] {
  return cells.map((cell) => ({
    id: cell.hex.id,
    x: cell.frame.x,
    y: cell.frame.y,
    shape: expressShape(cell),
    label: describeExpressHex(words, cell.hex),
    name: cell.hex.name?.text ?? null,
  }));
}

/** The board of Chicago Express. */
export function ExpressBoard(props: ExpressBoardProps): JSX.Element {
  const { map, words, legal = [], greyed = [], selected = null, planned = null, plannedHouse = null } = props;
  const { changed, showing } = props;
  const { board, companies } = map;
  const scene = useMemo(() => makeExpressScene({ board, companies }), [board, companies]);
  const ground = useMemo(() => expressGroundLayer(scene, false), [scene]);
  const marked = useMemo(
    () => expressMarksLayer(scene, { legal: legal.filter((hex) => hex !== selected), greyed }),
    [scene, legal.join(), greyed.join(), selected],
  );
  const pieces = useMemo(
    () => expressPiecesLayer(scene, { planned, plannedHouse, selected }),
    [scene, planned?.company, planned?.hexes.join(), plannedHouse, selected],
  );
  const changes = useChanges(board, showing, expressHexesThatDiffer);
  const outlined = changed ?? changes.changed;
  const shapes = scene.cells.filter(({ hex }) => outlined.includes(hex.id)).map((cell) => expressShape(cell));
  const hexes = useMemo(() => hexesOf(words, scene), [words, words.locale, scene]);
  return (
    <Viewport
      {...props}
      isOverview={changed !== undefined}
      label={words.t('board.map')}
      extent={scene.extent}
      R={scene.R}
      nameSize={EXPRESS_NAME_SIZE}
      axes={scene.axes}
      hexes={hexes}
      legend={
        <ExpressLegend words={words} map={map} hasLegal={legal.length > 0} legalNote={props.legalNote} />
      }
    >
      <Layer svg={ground} />
      <Layer svg={marked} />
      <Layer svg={pieces} />
      <ChangedHexes
        key={changed ? 'stays' : changes.count}
        shapes={shapes}
        R={scene.R}
        stays={changed !== undefined}
      />
    </Viewport>
  );
}
