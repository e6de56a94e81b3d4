import { parseMap } from '../../rail/map.ts';

/**
 * 1848-1.8: the board, row by row. Alice Springs is two hexes. I8 and I10 are the sites of the Tasmania tile.
 * The display hex of the Bank of England is no part of the map.
 */
const HEXES = `
A4  | Alice Springs       | red off10/20/40/60(0! 5!)
A6  | Alice Springs       | red off10/20/40/60(0! 5!)
A18 | Cairns              | red off10/20/30/40(0! 5!)
B3  |                     | desert40
B5  |                     |
B7  |                     | desert40
B9  |                     | desert40
B11 |                     |
B13 |                     |
B15 |                     |
B17 | Toowoomba & Ipswich | [OO] city() city()
B19 | Brisbane            | city() K@green
B21 |                     | blue town10/10/20/20(0)
C2  |                     | desert40
C4  |                     | desert40
C6  |                     |
C8  |                     | desert40
C10 |                     |
C12 |                     |
C14 |                     |
C16 |                     |
C18 |                     | mountain50 town() town()
C20 | Southport           | city()
D1  | Perth               | red [K] city20/40/60/80(3! 4! 5!)
D3  |                     | town() town()
D5  |                     |
D7  |                     |
D9  | Broken Hill         | city()
D11 |                     |
D13 |                     |
D15 |                     |
D17 |                     | mountain50
D19 |                     |
E2  | Whyalla             | city()
E4  | Port Augusta        | city()
E6  |                     | desert40
E8  |                     | desert40
E10 |                     |
E12 |                     |
E14 | Dubbo               | city()
E16 |                     | mountain50
E18 | Newcastle           | city()
F3  | Port Lincoln        | blue town10/10/20/20(2)
F5  | Port Pirie          | city()
F7  |                     |
F9  |                     |
F11 |                     |
F13 | Wagga Wagga         | city()
F15 | Orange & Bathurst   | mountain50 [OO] city() city()
F17 | Sydney              | city() K@green
G6  | Adelaide            | city() K@green
G8  |                     |
G10 | Ballarat & Bendigo  | [OO] city() city()
G12 |                     | town() town()
G14 | Canberra            | city()
G16 | Wollongong          | mountain50 city()
H7  | Mount Gambier       | city()
H9  | Geelong             | city()
H11 | Melbourne           | city() K@green
H13 |                     | mountain50
H15 |                     | mountain50
I8  | Tasmania            | blue
I10 | Tasmania            | blue
`;

/** 1848-1.9: the borders between gauges. They belong to the hexes and survive every tile. */
const GAUGE_EDGES = `
  B7-B9 B7-C8 C6-C8 C8-D7 C8-D9 C10-D9 C10-D11 C12-D11 C12-D13
  C14-D13 C14-D15 C16-D15 C16-D17 C18-D17 C18-D19 C20-D19 D7-D9 D7-E8
  E6-E8 E8-F7 E8-F9 E10-F9 F7-F9 F7-G8 F9-F11 F11-G10 F11-G12
  F13-G12 G6-G8 G8-H7 G12-G14 G14-H13 G14-H15 G16-H15 H7-H9
`;

export const MAP = parseMap('pointy', HEXES, { gauge: GAUGE_EDGES });
