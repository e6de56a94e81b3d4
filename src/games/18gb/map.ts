import type { HexId } from '../../rail/hex.ts';
import { type HexMap, parseMap } from '../../rail/map.ts';

/**
 * The board, column by column (18GB-3.1). Double cities carry XX or OO (18GB-3.2), plain ones nothing
 * (18GB-3.3); S and FT are the estuaries (18GB-3.4), red hexes the off-board places (18GB-3.5). C8 and C10 show the compass bonuses, K16 and K18 the names of the two
 * stops of J17 (18GB-3.5); no track leads to any of them.
 */
const HEXES = `
a19 | Pembroke      | red off10/blue20/gray30(5!)
a25 | Plymouth      | red off20/blue40/gray50(4!)
A18 |               |
A20 | Swansea       | city()
A22 | Bridgend      | gray town10(3 4)
A24 |               |
B17 |               |
B19 |               |
B21 | Cardiff       | [OO] city() city()
B23 |               | gray
B25 |               |
C8  | North–South      | red off20/blue30/gray40()
C10 | East–West       | red off20/blue30/gray40()
C14 | Holyhead      | red off10/blue20/gray30(5!)
C16 | Aberystwyth   | red off10/blue20/gray30(1! 5!)
C18 |               |
C20 | Merthyr Tydfil | town()
C22 |               | blue [S] 2-4 5-0 estuary50
C24 | Taunton       | town()
C26 |               |
D15 |               | gray 2-5
D17 |               |
D19 |               |
D21 | Worcester     | town()
D23 | Bristol       | [OO] city() city()
D25 | Salisbury     | city()
D27 | Southampton   | red off10/blue30/gray50(2! 3! 4!)
E6  | Stranraer     | red off10/blue20/gray30(4! 5!)
E14 | Liverpool     | red off20/blue40/gray50(4! 5!)
E16 |               |
E18 | Shrewsbury    | town()
E20 |               |
E22 |               |
E24 |               |
E26 | Basingstoke   | town()
F3  |               | gray 4-5 5-0
F5  | Ayr           | city()
F7  |               |
F13 |               | gray 1-5 4-5
F15 |               |
F17 | Crewe         | town()
F19 |               |
F21 | Birmingham    | [XX] city() city()
F23 | Oxford        | town()
F25 | Reading       | town()
F27 |               |
G0  | Fort William  | red off10/blue20/gray30(0!)
G2  |               |
G4  | Glasgow       | [XX] city() city()
G6  | Motherwell    | town()
G8  | Dumfries      | gray town10(2 5) 3-5
G10 |               |
G12 | Lancaster     | town()
G14 | Preston       | [OO] city() city()
G16 | Manchester    | [XX] city() city()
G18 | Stoke         | city()
G20 |               |
G22 | Coventry      | town()
G24 |               |
G26 | London        | red off30/green40/blue50/brown60/gray70(1! 2! 3! 4! 5!)
H3  | Stirling      | town()
H5  | Coatbridge    | town()
H7  |               |
H9  | Carlisle      | city()
H11 |               |
H13 |               |
H15 | Leeds         | [XX] city() city()
H17 | Sheffield     | [OO] city() city()
H19 | Derby         | city()
H21 | Leicester     | [OO] city() city()
H23 |               |
H25 |               |
H27 |               |
I0  | Inverness     | red off10/blue30/gray50(0!)
I2  | Perth         | city()
I4  |               | blue [FT] 1-2 estuary50
I6  | Edinburgh     | [OO] city() city()
I8  |               |
I10 |               |
I12 | Darlington    | town()
I14 | York          | city()
I16 | Doncaster     | town()
I18 |               |
I20 | Lincoln       | town()
I22 | Peterborough  | town()
I24 |               |
I26 | Colchester    | town()
J1  |               |
J3  | Dundee        | city()
J5  |               | gray 0-1 1-2
J7  | Berwick       | town()
J9  |               |
J11 | Newcastle     | [OO] city() city()
J13 | Middlesbrough | city()
J15 |               |
J17 |               | red off20/blue40/gray50(3!) off20(0!)
J19 |               |
J21 |               | gray 1-3
J23 |               |
J25 | Ipswich       | city()
J27 | Harwich       | red off10/blue20/gray30(2! 3!)
K0  | Aberdeen      | red off30/blue40/gray50(0! 5!)
K2  |               |
K4  |               | gray 2-3
K10 |               | gray 1-2
K12 |               | gray 1-2
K16 | Hull          | red off20/blue40/gray50()
K18 | Grimsby       | red off20()
K22 | Norwich       | red off10/blue20/gray30(0! 1!)
K24 |               | gray 1-2 1-3
L1  | Arbroath      | gray town10(1 2)
`;

/** 18GB-3.8: hex sides that cost money to build to, from either side. */
const HILLS = `
  B17-B19 B17-C18 B19-C20 C18-D17 C20-D19 C20-D21 D17-E16 D19-E20
  D21-E22 D25-E24 F25-G24 G10-H11 G12-G14 G12-H13 G14-H13 G18-H17
  G2-H3 H11-H13 H11-I10 H11-I12 H7-I8 H9-I8 I10-I12 I10-I8
  I10-J9 J13-J15
`;

/** The lines of the whole map without some hexes, and with others printed differently. */
function reduced(removed: string, changed: string): string {
  const gone = new Set(removed.split(/\s+/));
  const idOf = (line: string): HexId => (line.split('|')[0] ?? '').trim();
  const other = new Map(changed.split('\n').map((line) => [idOf(line), line]));
  return HEXES.split('\n')
    .filter((line) => !gone.has(idOf(line)) || idOf(line) === '')
    .map((line) => other.get(idOf(line)) ?? line)
    .join('\n');
}

function readMap(lines: string): HexMap {
  const ids = new Set(lines.split('\n').map((line) => (line.split('|')[0] ?? '').trim()));
  const hill = HILLS.split(/\s+/)
    .filter((pair) => pair !== '' && pair.split('-').every((id) => ids.has(id)))
    .join(' ');
  return parseMap('flat', lines, { hill });
}

export const FULL_MAP = readMap(HEXES);

/** 18GB-3.7: without Wales and the West. */
export const NORTH_SOUTH_MAP = readMap(
  reduced(
    'a19 a25 A18 A20 A22 A24 B17 B19 B21 B23 B25 C14 C16 C18 C20 C22 C24 C26 D15',
    `
D23 | Bristol     | red off20/blue40/gray50(3! 4! 5!)
D25 | Salisbury   | red off10/blue20/gray30(4! 5!)
D27 | Southampton | red off10/blue30/gray50(4!)
`,
  ),
);

/** 18GB-3.7: without Scotland. */
export const EAST_WEST_MAP = readMap(
  reduced(
    'E6 F3 F5 F7 G0 G2 G4 G6 G8 H3 H5 H7 I0 I2 I4 I6 I8 J1 J3 J5 J7 J9 K0 K2 K4 K10 L1',
    `
H9  | Carlisle  | red off10/blue20/gray30(0! 1!)
I10 |           | gray 0! 1!
J11 | Newcastle | red off20/blue40/gray50(0! 1! 5!)
`,
  ),
);
