import type { AnyGame } from '../core/game.ts';
import { boardSvg } from '../draw/board.ts';
import { expressBoardSvg } from '../draw/express-board.ts';
import type { BoardOptions } from '../draw/options.ts';
import { isRailDrawing } from '../draw/titles/drawing.ts';
import type { DrawnRoute } from '../draw/route.ts';
import type { Theme } from '../draw/theme.ts';
import { tokenCompanies } from '../rail/tokens.ts';
import { findWhole } from '../titles/all.ts';
import { familyView } from './family-view.ts';
import { wordsOf } from './text.ts';

/** What a position says about the map: enough to draw it and to find what companies reach. */
export type BoardPosition = Pick<
  BoardOptions,
  'kit' | 'board' | 'tokens' | 'reservations' | 'look' | 'revenueColour' | 'placeName'
>;

/** The 18xx map of a position; null for a title without one. */
export function boardOf(game: AnyGame, state: object): BoardPosition | null {
  const drawing = findWhole(game.id)?.drawing;
  const view = familyView(game, state);
  if (!drawing || !isRailDrawing(drawing) || view?.family !== 'rail') return null;
  const { kit: name, board, tokens, reservations, revenueColour } = view.map;
  const kit = drawing.kits[name];
  if (!kit) throw new Error(`${game.id} has no map called ${name}`);
  const words = wordsOf(game.id);
  const placeName = (id: string): string | null => words.placeName(id);
  return { kit, board, tokens, reservations, look: drawing.look, revenueColour, placeName };
}

/** The map of a position as an SVG document; null for a title without one. */
export function drawPosition(game: AnyGame, state: object, theme: Theme): string | null {
  const { title } = game;
  const position = boardOf(game, state);
  if (position) return boardSvg({ ...position, theme, title });
  const view = familyView(game, state);
  return view?.family === 'express' ? expressBoardSvg({ map: view, theme, title }) : null;
}

/** The map of a position with the runs of trains on it. */
export function drawRuns(game: AnyGame, state: object, runs: readonly DrawnRoute[]): string | null {
  const position = boardOf(game, state);
  return position && boardSvg({ ...position, theme: 'auto', title: game.title, routes: runs });
}

/** The companies that have a token somewhere. */
export function companiesOnBoard({ tokens }: BoardPosition): string[] {
  return [...new Set(Object.values(tokens).flatMap((cities) => tokenCompanies(cities)))];
}
