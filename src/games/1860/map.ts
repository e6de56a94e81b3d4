import { parseMap } from '../../rail/map.ts';

/**
 * 1860-1.10: the island, column by column. A town on bare ground stands for the place of a halt or a town; Ryde
 * Pier (J2) is worth what the newest tile colour says.
 */
const HEXES = `
A5  | Norton Green           | town()
A7  | Totland                | city()
B4  | Yarmouth               | city()
B6  | Freshwater             | city()
C5  | Ningwood               | town()
C7  | Shalcombe              | town() mountain60
D4  |                        | water60
D6  | Calbourne              | town()
D8  |                        |
E3  |                        |
E5  | Watchingwell           | town()
E7  |                        | mountain60
E9  | Shorwell               | [B] city()
E11 |                        |
F2  | Cowes                  | [C] city() town() town()
F4  | Cement Mills           | town()
F6  | Carisbrooke            | town()
F8  |                        | mountain60
F10 | Chale Green            | town()
F12 | Chale                  | city()
G1  | East Cowes             | town()
G3  | Whippingham            | town()
G5  | Newport                | yellow [N] city30(2 3)
G7  | Merstone               | yellow [M] city10(5) town()
G9  | Godshill               | [B] city()
G11 | Whitwell               | town()
G13 |                        | mountain60
H2  |                        | water60
H4  | Wooton & Havenstreet   | town() town()
H6  |                        | mountain60
H8  | Horringford            | town()
H10 | Wroxall                | town() mountain60
H12 | St. Lawrence           | town() mountain60
I3  | Ryde Esp               | yellow [R] city30(5)
I5  | Ashey                  | town()
I7  | Newchurch & Alverstone | town() town()
I9  | Shanklin               | city()
I11 | Ventnor                | yellow [V] city30(2)
J2  | Ryde Pier              | blue off0/20/40(1)
J4  | Ryde                   | city()
J6  | Brading                | [B] city()
J8  | Sandown                | city()
K5  | St. Helens             | town() water60
K7  |                        |
L6  | Bembridge              | city()
`;

/** The Medina, the Yar and the cliffs: no track crosses here. */
const IMPASSABLE_EDGES = 'A5-B4 F2-G1 F2-G3 F4-G3 I5-I7 I9-I11';

export const MAP = parseMap('flat', HEXES, { impassable: IMPASSABLE_EDGES });

/** 1860-22.1: the first edition's map ends at Yarmouth and knows no track along the south-west coast. */
const NOT_ON_SMALL_MAP = ['A5', 'A7', 'E11'];

export const MAP_SMALL = parseMap(
  'flat',
  HEXES.split('\n')
    .filter((line) => !NOT_ON_SMALL_MAP.includes(line.split(' ')[0] ?? ''))
    .join('\n'),
  { impassable: IMPASSABLE_EDGES.replace('A5-B4 ', '') },
);
