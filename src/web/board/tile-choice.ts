import type { Board, BoardKit } from '../../rail/board.ts';
import type { HexId } from '../../rail/hex.ts';
import type { TileId } from '../../rail/tile.ts';
import { tileSvg } from '../../draw/tile.ts';
import { faceOf, type TileOption } from './tile-options.ts';
import type { BoardWords } from './words.ts';

/** The legal tiles of a hex, beside it or in the panel. */
export interface TileChoiceProps {
  readonly words: BoardWords;
  readonly kit: BoardKit;
  readonly board: Board;
  readonly hex: HexId;
  /** Every legal tile and rotation, in the order to be shown. */
  readonly options: readonly TileOption[];
  readonly picked: TileOption | null;
  readonly onPick: (tile: TileId, rotation: number) => void;
  /** Shown on the map while pointed at; null when it leaves. */
  readonly onHover?: ((option: TileOption | null) => void) | undefined;
  /** The type of action, as `data-choice`. */
  readonly choice: string;
}

/** A tile in a rotation as a picture of its own. */
export function drawTile(kit: BoardKit, option: TileOption, R: number): string {
  return tileSvg(faceOf(kit, option), R, { layout: kit.map.layout, theme: null, title: option.tile });
}
