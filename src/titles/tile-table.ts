import type { BoardKit } from '../rail/board.ts';
import type { Words } from '../text/words.ts';
import type { Tile } from '../rail/tile.ts';
import type { ComponentTable } from './title.ts';

/** Headings of columns: `cli.box.head.…`. */
export function boxHeads(words: Words, keys: readonly string[]): string[] {
  return keys.map((key) => words.t(`cli.box.head.${key}`));
}

/** How many tiles some kinds make; those without a limit are counted apart. */
function copiesOf(words: Words, tiles: readonly Tile[]): string | number {
  const printed = tiles.map(({ copies }) => copies).filter(Number.isFinite);
  const sum = printed.reduce((total, copies) => total + copies, 0);
  return printed.length === tiles.length
    ? sum
    : words.t('cli.box.endless', { number: sum, others: tiles.length - printed.length });
}

export function tileTable(words: Words, kit: BoardKit): ComponentTable {
  const all = [...kit.tiles.values()];
  const colours = [...new Set(all.map(({ colour }) => colour))];
  const rows = colours.map((colour) => {
    const tiles = all.filter((tile) => tile.colour === colour);
    return [words.t(`colour.${colour}`), tiles.length, copiesOf(words, tiles)];
  });
  const total = [words.t('cli.box.all'), all.length, copiesOf(words, all)];
  return {
    title: words.t('cli.box.tiles'),
    head: boxHeads(words, ['colour', 'kinds', 'tile-count']),
    rows: [...rows, total],
  };
}
