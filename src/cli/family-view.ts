import type { AnyGame } from '../core/game.ts';
import type { ExpressView } from '../games/chicago-express/view-type.ts';
import type { RailView } from '../rail/view.ts';
import { findWhole } from '../titles/all.ts';

/** What a position shows, in the form of its title's family; null for a title of no family. */
export function familyView(game: AnyGame, state: object): RailView | ExpressView | null {
  const family = findWhole(game.id)?.title.family ?? null;
  // The contract knows views as plain JSON; a family is the promise of their form.
  return family === null ? null : (game.view(state, null) as unknown as RailView | ExpressView);
}
