import type { BoardKit } from '../../rail/board.ts';
import type { GameLook } from '../looks.ts';

/** What drawing the boards of a title needs besides a view: loaded with the title, known to the page by this alone. */
export type TitleDrawing = RailDrawing | ExpressDrawing;

export interface RailDrawing {
  readonly family: 'rail';
  /** Its maps and tile sets, by the `kit` of a view. */
  readonly kits: Readonly<Record<string, BoardKit>>;
  readonly look: GameLook;
}

export interface ExpressDrawing {
  readonly family: 'express';
  readonly look: Pick<GameLook, 'chips'>;
}
