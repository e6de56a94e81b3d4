import type { BoardKit } from '../rail/board.ts';
import type { Tile } from '../rail/tile.ts';
import type { ComponentTable } from './title.ts';

/** How many tiles some kinds make; those without a limit are counted apart. */
function copiesOf(tiles: readonly Tile[]): string | number {
  const printed = tiles.map(({ copies }) => copies).filter(Number.isFinite);
  const sum = printed.reduce((total, copies) => total + copies, 0);
  return printed.length === tiles.length ? sum : `${sum} and no end of ${tiles.length - printed.length}`;
}

export function tileTable(kit: BoardKit): ComponentTable {
  const all = [...kit.tiles.values()];
  const colours = [...new Set(all.map(({ colour }) => colour))];
  const rows = colours.map((colour) => {
    const tiles = all.filter((tile) => tile.colour === colour);
    return [colour, tiles.length, copiesOf(tiles)];
  });
  const total = ['all', all.length, copiesOf(all)];
  return { title: 'Tiles', head: ['colour', 'kinds', 'tiles'], rows: [...rows, total] };
}
