import type { BoardKit } from '../../rail/board.ts';
import type { GameLook } from '../looks.ts';

/** What a place is called; null for a hex without a name. */
export type PlaceNames = (hex: string) => string | null;

/** What drawing the boards of a title needs besides a view: loaded with the title, known to the page by this alone. */
export interface TitleDrawing {
  readonly look: Pick<GameLook, 'chips'>;
  /** The names on the map of a view. A map never changes, so any position of the game will do. */
  readonly placeNames: (view: unknown) => PlaceNames;
}

/** A title whose board is made of tiles. */
export interface RailDrawing extends TitleDrawing {
  /** Its maps and tile sets, by the `kit` of a view. */
  readonly kits: Readonly<Record<string, BoardKit>>;
  readonly look: GameLook;
}

export function isRailDrawing(drawing: TitleDrawing): drawing is RailDrawing {
  return 'kits' in drawing;
}
