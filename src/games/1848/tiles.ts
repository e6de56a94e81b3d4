import { parseTiles } from '../../rail/tile.ts';

/** 1848-1.10: the 100 tiles (43 yellow, 31 green, 22 brown, 3 gray, 1 blue); notation in rail/tile.ts. */
export const TILES = parseTiles(`
1    x1   yellow        town10(1 3) town10(0 4)
2    x1   yellow        town10(0 3) town10(1 2)
5    x3   yellow        city20(0 1)
6    x4   yellow        city20(0 2)
7    x4   yellow        0-1
8    x9   yellow        0-2
9    x12  yellow        0-3
55   x1   yellow        town10(0 3) town10(1 4)
56   x1   yellow        town10(0 2) town10(1 3)
57   x3   yellow        city20(0 3)
69   x1   yellow        town10(0 3) town10(2 4)
235  x3   yellow [OO]   city30(0) city30()
14   x3   green         city30*2(0 1 3 4)
15   x6   green         city30*2(0 1 2 3)
16   x1   green         0-2 1-3
18   x1   green         0-3 1-2
19   x1   green         0-3 2-4
20   x1   green         0-3 1-4
23   x2   green         0-3 0-4
24   x2   green         0-3 0-2
25   x2   green         0-2 0-4
26   x1   green         0-3 0-5
27   x1   green         0-3 0-1
28   x1   green         0-4 0-5
29   x1   green         0-2 0-1
30   x1   green         0-4 0-1
31   x1   green         0-2 0-5
59   x2   green  [OO]   city40(0) city40(2)
236  x1   green  [K]    city40*2(0 1 3)
237  x1   green  [K]    city40*2(0 3 5)
238  x2   green  [K]    city40*2(0 1 2)
39   x1   brown         0-2 0-1 1-2
40   x1   brown         0-2 2-4 0-4
41   x1   brown         0-3 0-1 1-3
42   x1   brown         0-3 3-5 0-5
43   x1   brown         0-3 0-2 1-3 1-2
44   x1   brown         0-3 1-4 0-1 3-4
45   x1   brown         0-3 2-4 0-4 2-3
46   x1   brown         0-3 2-4 3-4 0-2
47   x1   brown         0-3 1-4 1-3 0-4
64   x1   brown  [OO]   city50(0 2) city50(3 4)
65   x1   brown  [OO]   city50(0 4) city50(2 3)
66   x1   brown  [OO]   city50(0 3) city50(1 2)
67   x1   brown  [OO]   city50(0 3) city50(2 4)
68   x1   brown  [OO]   city50(0 3) city50(1 4)
70   x1   brown         0-1 0-2 1-3 2-3
239  x3   brown  [K]    city60*3(0 1 2 3)
611  x4   brown         city40*2(0 1 2 3 4)
240  x2   gray   [K]    city80*3(0 1 2 3)
915  x1   gray          city50*3(0 1 2 3 4)
241  x1   blue   [TAS]  off50(1! 2!)
`);
