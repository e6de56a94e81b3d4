import type { Board, BoardKit } from '../rail/board.ts';
import type { HexId } from '../rail/hex.ts';
import type { RevenueColour } from '../rail/tile.ts';
import type { CompanyId, Tokens } from '../rail/tokens.ts';
import type { GameLook } from './looks.ts';
import type { DrawnRoute } from './route.ts';
import type { Theme } from './theme.ts';

/** A slot kept for a company that has not placed its token. */
export interface Reservation {
  readonly hex: HexId;
  readonly city: number;
  readonly company: CompanyId;
}

export interface BoardMarks {
  /** Hexes where something may be done. */
  readonly legal?: readonly HexId[];
  readonly selected?: HexId | null;
  /** Hexes where what is asked for is refused now. */
  readonly greyed?: readonly HexId[];
  /** A hex as it would be, with what is only tried out. */
  readonly preview?: { readonly board: Board; readonly tokens: Tokens; readonly hex: HexId } | null;
}

export interface BoardOptions {
  readonly kit: BoardKit;
  readonly board: Board;
  readonly tokens: Tokens;
  readonly reservations?: readonly Reservation[];
  readonly look: GameLook;
  /** `null` leaves the colours to the page that shows the drawing. */
  readonly theme: Theme | null;
  /** From the centre of a hex to its corner, in pixels. */
  readonly R?: number;
  readonly revenueColour: RevenueColour;
  readonly marks?: BoardMarks;
  readonly routes?: readonly DrawnRoute[];
  readonly coordinates?: boolean;
  readonly names?: boolean;
  /** What a hex is called where that depends on the language; null: by the name on the map. */
  readonly placeName?: ((hex: HexId) => string | null) | undefined;
  /** False where the page itself says what a hex holds. */
  readonly titles?: boolean;
  readonly title?: string;
}
