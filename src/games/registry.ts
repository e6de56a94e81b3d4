import type { AnyGame } from '../core/game.ts';
import { game1848 } from './1848/game.ts';
import { game18GB } from './18gb/game.ts';

/** Every title of this railhead. */
export const GAMES: readonly AnyGame[] = [game1848, game18GB];

export function findGame(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
