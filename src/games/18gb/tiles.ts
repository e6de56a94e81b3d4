import { parseTiles } from '../../rail/tile.ts';

/** 18GB-10.3: the tiles; OO becomes one city in brown, XX stays two (18GB-3.2). Six yellow ones never run out. */
const COMMON = `
G02  x3  yellow [XX]  city30(0 2) city()
G03  x2  yellow [XX]  city30(0 3) city()
G18  x3  yellow [OO]  city20(0 3) city()
G19  x4  yellow [OO]  city20(0 2) city()
G39  x1  yellow       city10(0 1)
G40  x4  yellow       city10(0 2)
G41  x3  yellow       city10(0 3)
3    x*  yellow       town10(0 1)
4    x*  yellow       town10(0 3)
7    x*  yellow       0-1
8    x*  yellow       0-2
9    x*  yellow       0-3
58   x*  yellow       town10(0 2)
G04  x1  green  [XX]  city40(1 5) city40(2 4)
G05  x2  green  [XX]  city40(0 3) city40(2 4)
G06  x1  green  [XX]  city40(0 3) city40(1 4)
G08  x1  green  [XX]  city40(0 2) city40(3 4)
G09  x1  green  [XX]  city40(0 4) city40(2 3)
G10  x2  green  [XX]  city40(0 2) city40(1 3)
G11  x1  green  [XX]  city40(0 3) city40(1 2)
G21  x2  green  [OO]  city30(0 3) city30(2 4)
G22  x2  green  [OO]  city30(0 3) city30(1 4)
G24  x1  green  [OO]  city30(0 2) city30(3 4)
G25  x1  green  [OO]  city30(0 4) city30(2 3)
G26  x2  green  [OO]  city30(0 2) city30(1 3)
G27  x1  green  [OO]  city30(0 3) city30(1 2)
G28  x2  green  [OO]  city30(1 5) city30(2 4)
G36  x4  green        city20(0 1 3 4)
G37  x4  green        city20(0 1 2 3)
G38  x4  green        city20(0 2 3 4)
16   x1  green        0-2 1-3
17   x1  green        1-3 0-4
18   x1  green        0-3 1-2
19   x2  green        0-3 2-4
20   x1  green        0-3 1-4
21   x1  green        0-2 3-4
22   x1  green        0-4 2-3
23   x5  green        0-3 0-4
24   x5  green        0-3 0-2
25   x3  green        0-2 0-4
26   x2  green        0-3 0-5
27   x2  green        0-3 0-1
28   x2  green        0-4 0-5
29   x2  green        0-2 0-1
87   x5  green        town10(0 1 2 3)
88   x4  green        town10(0 1 3 4)
204  x4  green        town10(0 2 3 4)
G13  x1  brown  [XX]  city60(1 2 3) city60(0 4 5)
G14  x4  brown  [XX]  city60(1 2 4) city60(0 3 5)
G15  x3  brown  [XX]  city60(0 2 4) city60(1 3 5)
G30  x7  brown  [OO]  city50*2(0 1 2 3 4)
G34  x6  brown        city30*2(0 1 2 3 4)
40   x1  brown        0-2 2-4 0-4
41   x1  brown        0-3 0-1 1-3
42   x1  brown        0-3 3-5 0-5
43   x2  brown        0-3 0-2 1-3 1-2
44   x2  brown        0-3 1-4 0-1 3-4
45   x2  brown        0-3 2-4 0-4 2-3
46   x2  brown        0-3 2-4 3-4 0-2
47   x2  brown        0-3 1-4 1-3 0-4
911  x4  brown        town10(0 1 2 3 4)
G32  x1  blue   [FT]  0-3 1-2 4=5
G33  x1  blue   [S]   2-3 2-4 2=5 5-0
`;

/** 18GB-2.2: only in the set with five and six players. */
const GRAY = `
G31  x2  gray   [OO]  city50*3(0 1 2 3 4 5)
G35  x2  gray         city30*3(0 1 2 3 4 5)
912  x2  gray         town10(0 1 2 3 4 5)
`;

export const TILES_WITHOUT_GRAY = parseTiles(COMMON);
export const TILES = parseTiles(COMMON + GRAY);
