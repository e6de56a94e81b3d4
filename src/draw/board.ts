import { tokenCompanies } from '../rail/tokens.ts';
import { drawCoordinates, withMargins } from './coordinates.ts';
import type { BoardOptions } from './options.ts';
import {
  drawSea,
  groundLayer,
  legalLayer,
  liftedBy,
  makeScene,
  railsLayer,
  routesLayer,
  selectionLayer,
} from './scene.ts';
import { sheet } from './sheet.ts';
import { group } from './svg.ts';

function describeBoard({ board, tokens, routes = [] }: BoardOptions): string {
  const laid = Object.keys(board.laid).length;
  const stations = Object.values(tokens).reduce((sum, cities) => sum + tokenCompanies(cities).length, 0);
  const runs = routes.map(({ name, path }) => `${name} runs ${path.join(' ')}`);
  return [`${laid} tiles laid, ${stations} tokens placed.`, ...runs.map((run) => `${run}.`)].join(' ');
}

/** The whole board as one SVG. */
export function boardSvg(options: BoardOptions): string {
  const { marks = {}, routes = [], coordinates = true, theme, title = 'Board' } = options;
  const scene = makeScene(options);
  const extent = withMargins(scene.extent, coordinates);
  const lifted = liftedBy(scene, marks, routes);
  return sheet(
    { ...extent, theme, title, description: describeBoard(options) },
    drawSea(extent),
    groundLayer(scene),
    group(
      { 'pointer-events': 'none' },
      legalLayer(scene, marks),
      railsLayer(scene, lifted),
      routesLayer(scene, routes, lifted),
      selectionLayer(scene, marks),
      coordinates ? drawCoordinates(scene.axes, extent) : '',
    ),
  );
}
