/**
 * CE-2: the board. To correct a value after looking at a printed one, change it here and nowhere else: cost
 * and terrain in `BOARD`, incomes and names in `PLACES`. `DOUBTS` lists the unconfirmed values.
 */

export const TERRAINS = ['plain', 'forest', 'mountain', 'city', 'industry', 'chicago', 'home'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** A hex by name (`Q3`) and by its place in `HEXES`: positions hold the number, people see the name. */
export type HexId = string;
export type HexIndex = number;

const SIGNS: Readonly<Record<string, Terrain>> = {
  '.': 'plain',
  f: 'forest',
  m: 'mountain',
  c: 'city',
  i: 'industry',
  x: 'chicago',
  h: 'home',
};

/**
 * CE-2.1: seen from the south, as on the table. Each row of hexes takes two lines, since the odd columns lie
 * half a hex further south. A sign for the terrain, then the cost of the first locomotive (CE-2.2, CE-16).
 */
const BOARD = `
     A   B   C   D   E   F   G   H   I   J   K   L   M   N   O   P   Q   R   S
 0           .1      i3                              .1      c2      c2      c2
                 .1                              c2      .1      .1      .1
 1           .1      .1                      .1      f2      f2      f2      .1
                 .1      c2              .1      .1      f3      f2      f2
 2   x3      c2      .1      .1      c1      f2      f2      f3      f2      .1
         .1      .1      .1      .1      f1      f2      f3      f2      f2
 3   .1      .1      .1      .1      .1      f4      f3      f3      c2      h
         .1      c1      .1      .1      f2      f3      f2      f2      f2
 4   .1      .1      .1      .1      c2      i4      c2      c2      f2      .1
         .1      .1      .1      .1      f2      m3      m3      .1      .1
 5           .1      .1      .1      f2      f4      m4      .2      .1      .1
         c1      .1      c1      .1      f2      m4      f4      .1      h
 6           .1      .1      .1      i3      m4      m2      .2      .1
         .1      .1      .1      .1      m3      m2      c2      .1      .1
 7           .1      .1      .1      f2      c2      f2      .1      h
                 c2      .1      f2      m4      f3      f2      .1
 8                   .1      f2      m4      m4      f2      .2      .1
                         c2      f2      m4      f2      .2      .1
 9                           m3      c3      f2      f2      f2      h
                                 m3      m3      .1      .1      .1
10                                   m3      c2      c1      c2
`;

/**
 * CE-2.2, CE-2.3: what a hex adds to a company's income, and what a house on it adds; the industrial centres have
 * a table instead (data.ts). A name is `sure` when a text or the digitised board fixes its hex; otherwise it
 * follows from geography, and the other candidates stand after it. Names have no effect on play.
 */
const PLACES = `
A2  | Chicago      | sure     | +7 |    |
B5  | Indianapolis | inferred | +2 | +2 | Lafayette
C2  | South Bend   | inferred | +1 | +2 | Elkhart
D3  | Fort Wayne   | sure     | +1 | +2 |
D7  | Cincinnati   | inferred | +2 | +2 | Louisville
E0  | Detroit      | sure     |    |    |
F1  | Toledo       | inferred | +1 | +1 | Sandusky
F5  | Columbus     | inferred | +1 | +1 | Dayton, Springfield OH
F8  | Huntington   | inferred | +2 | +1 | Portsmouth, Cincinnati
I2  | Cleveland    | sure     | +2 | +2 |
I4  | Akron        | inferred | +1 | +1 | Canton, Youngstown
I6  | Wheeling     | sure     |    |    |
I9  | Charleston   | inferred | +2 | +1 | Huntington
K4  | Pittsburgh   | sure     |    |    |
K7  | Clarksburg   | inferred | +1 | +1 | Grafton, Parkersburg
K10 | Roanoke      | inferred | +1 | +1 | Clifton Forge, Covington, White Sulphur Springs
L0  | Buffalo      | inferred | +3 | +2 | Erie
M4  | Altoona      | inferred | +1 | +1 | Johnstown
M10 | Lynchburg    | inferred | +1 | +1 | Charlottesville, Staunton
N4  |              |          | +1 | +1 |
N6  | Cumberland   | inferred | +1 | +1 | Hagerstown, Martinsburg, Harpers Ferry
O0  | Syracuse     | inferred | +1 | +2 | Rochester, Geneva
O4  | Harrisburg   | inferred | +1 | +1 | Williamsport
O10 | Richmond     | inferred | +2 | +1 | Charlottesville
Q0  | Utica        | inferred | +1 | +1 | Syracuse
Q3  | Binghamton   | sure     | +1 | +1 |
Q7  | Baltimore    | sure     |    |    |
Q9  | Washington   | sure     |    |    |
R5  | Philadelphia | sure     |    |    |
S0  | Albany       | inferred | +1 | +2 |
S3  | New York     | sure     |    |    |
`;

/**
 * CE-16: values that only one digitised board has (tag APP) and that look odd there. They are kept as they are;
 * `usual` is what hexes of that kind have elsewhere.
 */
const DOUBTS = `
J2                | cost  | 2      | APP | low
K3 K5             | cost  | 2      | APP | low
N5                | cost  | 2      | APP | low
L7                | cost  | 2      | APP | low
N4                | house | +2     | APP | low
L6 M6             | cost  | 3 or 4 | APP | medium
L3 M3 N1 N2 O2 O3 | cost  | 2      | APP | medium
N8 O5 O6 O8       | cost  | 1      | APP | medium
Q7 Q9 R5 S3       | cost  | none   | APP | medium
`;

/** Where a value comes from (CE-0.1) and how far it can be trusted. */
export interface Doubt {
  /** The first of the hexes with the same doubt; it names the message. */
  readonly group: HexId;
  readonly field: string;
  readonly usual: string;
  readonly source: string;
  readonly trust: string;
}

export interface PlaceName {
  readonly text: string;
  readonly confidence: 'sure' | 'inferred';
  readonly alternatives: readonly string[];
}

export interface Hex {
  readonly id: HexId;
  readonly index: HexIndex;
  readonly terrain: Terrain;
  /** Cost of the first locomotive; the second costs twice that, and so on. */
  readonly cost: number;
  /** Added to the income of a company that enters; the industrial centres have their table. */
  readonly income: number;
  /** Added by a house to the income of every company there. */
  readonly house: number;
  readonly name: PlaceName | null;
  readonly doubt: Doubt | null;
  readonly neighbours: readonly HexIndex[];
}

/** CE-2.2: every mountain counts 1, and 2 more with a house, unless `PLACES` says otherwise. */
const MOUNTAIN = { income: 1, house: 2 };

interface Ground {
  readonly column: number;
  readonly row: number;
  readonly terrain: Terrain;
  readonly cost: number;
}

const CELL_WIDTH = 4;
const LEFT_MARGIN = 5;
const ODD_COLUMNS: readonly [dx: number, dy: number][] = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** Fields of a table, a line each. */
function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((field) => field.trim()));
}

function readBoard(): Ground[] {
  const [, ...lines] = BOARD.trimEnd().split('\n').slice(1);
  const grounds = lines.flatMap((line, index) =>
    [...line.matchAll(/[.fmcixh]\d?/g)].map(({ 0: cell, index: at }) => ({
      column: (at - LEFT_MARGIN) / CELL_WIDTH,
      row: Math.floor(index / 2),
      terrain: SIGNS[cell.charAt(0)] as Terrain,
      cost: Number(cell.charAt(1)),
    })),
  );
  return grounds.sort((a, b) => a.column - b.column || a.row - b.row);
}

function idOf({ column, row }: Pick<Ground, 'column' | 'row'>): HexId {
  return `${String.fromCharCode(65 + column)}${row}`;
}

/** Clockwise from the north. An even column is half a hex further north than an odd one. */
function neighboursOf({ column, row }: Ground, places: ReadonlyMap<HexId, HexIndex>): HexIndex[] {
  const rise = column % 2 === 0 ? 1 : 0;
  return ODD_COLUMNS.map(([dx, dy]) => ({ column: column + dx, row: row + dy - (dx === 0 ? 0 : rise) }))
    .map((place) => places.get(idOf(place)))
    .filter((index) => index !== undefined);
}

function readDoubts(): Map<HexId, Doubt> {
  return new Map(
    rowsOf(DOUBTS).flatMap(([hexes = '', field = '', usual = '', source = '', trust = '']) =>
      hexes.split(' ').map((hex, _, [group = hex]) => [hex, { group, field, usual, source, trust }] as const),
    ),
  );
}

function nameFrom([, text = '', confidence = '', , , others = '']: readonly string[]): PlaceName | null {
  if (text === '') return null;
  return {
    text,
    confidence: confidence === 'sure' ? 'sure' : 'inferred',
    alternatives: others === '' ? [] : others.split(', '),
  };
}

function makeHexes(): Hex[] {
  const grounds = readBoard();
  const places = new Map(grounds.map((ground, index) => [idOf(ground), index]));
  const rows = new Map(rowsOf(PLACES).map((row) => [row[0] ?? '', row]));
  const doubts = readDoubts();
  return grounds.map((ground, index) => {
    const id = idOf(ground);
    const row = rows.get(id);
    const usual = ground.terrain === 'mountain' ? MOUNTAIN : { income: 0, house: 0 };
    return {
      id,
      index,
      terrain: ground.terrain,
      cost: ground.cost,
      income: row ? Number(row[3]) : usual.income,
      house: row ? Number(row[4]) : usual.house,
      name: row ? nameFrom(row) : null,
      doubt: doubts.get(id) ?? null,
      neighbours: neighboursOf(ground, places),
    };
  });
}

/** All hexes, column by column from the west. */
export const HEXES: readonly Hex[] = makeHexes();

const INDEX: ReadonlyMap<HexId, HexIndex> = new Map(HEXES.map(({ id, index }) => [id, index]));

/** The place of a hex in `HEXES`; undefined for a name that is not on the board. */
export function findHex(id: HexId): HexIndex | undefined {
  return INDEX.get(id);
}

export function hexAt(index: HexIndex): Hex {
  const hex = HEXES[index];
  if (!hex) throw new RangeError(`no hex ${index}`);
  return hex;
}

export function hexNamed(id: HexId): HexIndex {
  const index = INDEX.get(id);
  if (index === undefined) throw new RangeError(`no hex ${id}`);
  return index;
}

/** CE-2.4: the goal of all track, at the end of the board. */
export const CHICAGO = hexNamed('A2');
