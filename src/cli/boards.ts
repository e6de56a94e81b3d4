import type { AnyGame, Json } from '../core/game.ts';
import { boardSvg } from '../draw/board.ts';
import { expressBoardSvg } from '../draw/express-board.ts';
import type { ExpressMap } from '../draw/express-options.ts';
import type { BoardOptions } from '../draw/options.ts';
import type { DrawnRoute } from '../draw/route.ts';
import type { Theme } from '../draw/theme.ts';
import { DRAWING_1848 } from '../draw/titles/1848.ts';
import { DRAWING_1860 } from '../draw/titles/1860.ts';
import { DRAWING_18GB } from '../draw/titles/18gb.ts';
import type { RailDrawing } from '../draw/titles/drawing.ts';
import type { State } from '../games/1848/state.ts';
import { mapView as mapView1848 } from '../games/1848/view.ts';
import type { State as State1860 } from '../games/1860/state.ts';
import { mapView as mapView1860 } from '../games/1860/view.ts';
import type { State as State18GB } from '../games/18gb/state.ts';
import { mapView as mapView18GB } from '../games/18gb/view.ts';
import type { BoardKit } from '../rail/board.ts';
import { tokenCompanies } from '../rail/tokens.ts';
import type { MapView } from '../rail/view.ts';

/** What a position says about the map: enough to draw it, and to ask what companies reach. */
export type BoardPosition = Pick<
  BoardOptions,
  'kit' | 'board' | 'tokens' | 'reservations' | 'look' | 'revenueColour'
>;

interface MapOfTitle {
  readonly map: (state: object) => MapView;
  readonly drawing: RailDrawing;
}

const MAPS: Readonly<Record<string, MapOfTitle>> = {
  '1848': { map: (state) => mapView1848(state as State), drawing: DRAWING_1848 },
  '1860': { map: (state) => mapView1860(state as State1860), drawing: DRAWING_1860 },
  '18gb': { map: (state) => mapView18GB(state as State18GB), drawing: DRAWING_18GB },
};

export function boardOf(game: string, state: object): BoardPosition | null {
  const title = MAPS[game];
  if (!title) return null;
  const { kits, look } = title.drawing;
  const { kit, board, tokens, reservations, revenueColour } = title.map(state);
  return { kit: kits[kit] as BoardKit, board, tokens, reservations, look, revenueColour };
}

/** How titles whose board is no 18xx map are drawn. */
const DRAWINGS: Readonly<Record<string, (view: Json, theme: Theme, title: string) => string>> = {
  'chicago-express': (view, theme, title) =>
    expressBoardSvg({ map: view as unknown as ExpressMap, theme, title }),
};

/** The map of a position as an SVG document; null for a title without one. */
export function drawPosition(game: AnyGame, state: object, theme: Theme): string | null {
  const { id, title } = game;
  const position = boardOf(id, state);
  if (position) return boardSvg({ ...position, theme, title });
  return DRAWINGS[id]?.(game.view(state, null), theme, title) ?? null;
}

/** The map of a position with the runs of trains on it. */
export function drawRuns({ id, title }: AnyGame, state: object, runs: readonly DrawnRoute[]): string | null {
  const position = boardOf(id, state);
  return position && boardSvg({ ...position, theme: 'auto', title, routes: runs });
}

/** The companies that have a token somewhere. */
export function companiesOnBoard({ tokens }: BoardPosition): string[] {
  return [...new Set(Object.values(tokens).flatMap((cities) => tokenCompanies(cities)))];
}
