import type { GameFinder } from '../online/append.ts';
import { findWhole, type WholeTitle } from '../titles/all.ts';

/** A title that a stored table is about. */
export function gameOf(id: string): WholeTitle {
  const whole = findWhole(id);
  if (!whole) throw new RangeError(`there is no title ${id}`);
  return whole;
}

/** The game of a table's terms. */
export const findGameOf: GameFinder = ({ match }) => gameOf(match.game).game;
