import { parseTiles, type Tile, type TileId } from '../../rail/tile.ts';

/**
 * 1860-1.10: the 139 tiles (47 yellow, 56 green, 36 brown); notation in rail/tile.ts. Halts have no
 * value of their own; track inside a tile joins the two stops of a double place, and all three of Cowes.
 */
export const TILES = parseTiles(`
5    x2   yellow      city20(0 1)
6    x2   yellow      city20(0 2)
7    x2   yellow      0-1
8    x4   yellow      0-2
9    x4   yellow      0-3
57   x2   yellow      city20(0 3)
115  x2   yellow      city20(0)
741  x5   yellow      halt(0 1)
742  x10  yellow      halt(0 2)
743  x7   yellow      halt(0 3)
744  x2   yellow      halt(0 s1) halt(3)
745  x2   yellow      halt(0 s1) halt(2)
746  x2   yellow [B]  city10(0 3)
787  x1   yellow [C]  city20(s1) town10(s2) halt(0)
12   x2   green       city30(0 1 2)
16   x2   green       0-2 1-3
17   x2   green       1-3 0-4
18   x2   green       0-3 1-2
19   x2   green       0-3 2-4
20   x2   green       0-3 1-4
21   x1   green       0-2 3-4
22   x1   green       0-4 2-3
205  x1   green       city30(0 1 3)
206  x1   green       city30(0 3 5)
625  x1   green       0-1 2-3
626  x1   green       0-1 3-4
747  x3   green       town10(0 1)
748  x3   green       town10(0 2)
749  x2   green       town10(0 3)
750  x3   green       halt(0 1 2)
751  x3   green       halt(0 3 5)
752  x3   green       halt(0 1 3)
753  x3   green       halt(0 2 4)
754  x2   green       halt(0 s1) town10(2 3)
755  x2   green       halt(0 s1) town10(3 4)
756  x2   green       city30(0 1)
757  x2   green  [B]  city20(0 1 3 4)
758  x1   green  [R]  city50(4 5)
759  x3   green       city30(0)
760  x1   green  [V]  city40(2) city40(1)
761  x1   green  [M]  city20(0 4 5 s1) halt(3)
762  x2   green  [B]  city20(0 1 2 3)
763  x1   green  [N]  city50(1 2 3 4) city30(0)
788  x1   green  [C]  city30(s1) town10(s2) halt(0 1)
764  x2   brown       town20(0 1)
765  x2   brown       town20(0 3)
766  x2   brown       town20(0 2)
767  x2   brown       town10(0 1 2 3)
768  x2   brown       town10(0 1 3 4)
769  x2   brown       town10(0 2 3 4)
770  x2   brown  [B]  city30*2(0 1 2 3 4)
771  x2   brown       city50(0 1 2)
772  x2   brown       city40(0 1)
773  x1   brown  [N]  city60*2(1 2 3 4 s1) city20(0 5)
774  x1   brown  [V]  city50(2) city50(1)
775  x1   brown  [M]  city20*2(0 1 2 4 5 s1) town10(3)
776  x3   brown       city40*2(0 1 2 3)
777  x2   brown       city60(0)
778  x1   brown       0-3 1-5 2-4
779  x1   brown       4-5 1-3 0-2
780  x1   brown       1-2 4-5 0-3
781  x1   brown       0-1 2-3 4-5
782  x1   brown       town20(2 3 4 5 s1) halt(0)
783  x1   brown       town20(1 2 3 5 s1) halt(0)
784  x1   brown       town20(1 3 4 5 s1) halt(0)
785  x1   brown       town20(1 2 3 4 s1) halt(0)
786  x1   brown  [R]  city60(4 5)
789  x1   brown  [C]  city60(s1) town20(s2) halt(0 1)
`);

/** 1860-22.1: the smaller map has one tile fewer of two kinds. */
export const TILES_SMALL: ReadonlyMap<TileId, Tile> = new Map(
  [...TILES].map(([id, tile]) => [
    id,
    id === '776' || id === '770' ? { ...tile, copies: tile.copies - 1 } : tile,
  ]),
);

/** 1860-11.8: these fit in only one rotation. Shide, the second city of 763 and 773, is south of Newport (D-35). */
export const FIXED_TILES: readonly TileId[] = ['758', '761', '763', '773', '775'];
