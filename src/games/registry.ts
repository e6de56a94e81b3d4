import type { AnyGame } from '../core/game.ts';
import { game1848 } from './1848/game.ts';
import { game1860 } from './1860/game.ts';
import { game18GB } from './18gb/game.ts';
import { chicagoExpress } from './chicago-express/game.ts';

/** Every title of this railhead. */
export const GAMES: readonly AnyGame[] = [game1848, game1860, game18GB, chicagoExpress];

export function findGame(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
