import { type HexIndex, hexNamed } from './map.ts';

/** CE-1, CE-3: the components and what they start with. */

/** CE-0.4, CE-1.1: in this order everywhere; a company's number is its place here. */
export const COMPANY_IDS = ['PRR', 'B&O', 'C&O', 'NYC', 'WAB'] as const;
export type CompanyId = (typeof COMPANY_IDS)[number];
export type Company = 0 | 1 | 2 | 3 | 4;
export const COMPANIES: readonly Company[] = [0, 1, 2, 3, 4];
export const PRR: Company = 0;
export const WAB: Company = 4;

export interface CompanySpec {
  readonly id: CompanyId;
  readonly name: string;
  readonly shares: number;
  readonly locomotives: number;
  readonly home: HexIndex;
  /**
   * CE-3.3: also the minimum of its opening auction (CE-5.2). The digitised board has NYC and C&O the other way
   * round (CE-16); the rulebook's minimums decide. The Wabash earns what Fort Wayne is worth.
   */
  readonly income: number;
}

function company(
  id: CompanyId,
  name: string,
  shares: number,
  locomotives: number,
  home: string,
  income: number,
): CompanySpec {
  return { id, name, shares, locomotives, home: hexNamed(home), income };
}

/** CE-1.1. The first four are auctioned before the game, in this order (CE-5.1). */
export const SPECS: Readonly<Record<Company, CompanySpec>> = [
  company('PRR', 'Pennsylvania', 3, 20, 'R5', 7),
  company('B&O', 'Baltimore & Ohio', 4, 22, 'Q7', 6),
  company('C&O', 'Chesapeake & Ohio', 6, 26, 'Q9', 5),
  company('NYC', 'New York Central', 5, 24, 'S3', 8),
  company('WAB', 'Wabash', 2, 11, 'D3', 0),
];

/** CE-5.1 */
export const OPENING_ORDER: readonly Company[] = [0, 1, 2, 3];

/** CE-3.1: $120 for all players together (CE-1.6: the bank itself is unlimited). */
export const ALL_CASH = 120;

/** Money is in numbered purses: the bank, the treasuries, the players. */
export const BANK = 0;
const FIRST_TREASURY = 1;
const FIRST_PLAYER = FIRST_TREASURY + COMPANY_IDS.length;

export function treasury(company: Company): number {
  return FIRST_TREASURY + company;
}

export function wallet(seat: number): number {
  return FIRST_PLAYER + seat;
}

/** CE-1.2: the three other houses mark the industrial table. */
export const HOUSES = 20;

/** CE-1.3: steps from START to the red field; the same for any number of players. 4 and 5 are APP only (CE-18.3). */
export const DIAL_IDS = ['auction', 'development', 'expansion'] as const;
export type DialId = (typeof DIAL_IDS)[number];
export const DIAL_STEPS: Readonly<Record<DialId, number>> = { auction: 3, development: 4, expansion: 5 };

/** CE-6.1 */
export const RED_DIALS_FOR_DIVIDENDS = 2;

/** CE-1.4: the industrial table. The last values of Wheeling and Pittsburgh are APP only (CE-18.3). */
export const INDUSTRIES = [
  { id: 'detroit', hex: hexNamed('E0'), values: [1, 2, 3, 4, 5, 6, 7, 8] },
  { id: 'wheeling', hex: hexNamed('I6'), values: [3, 4, 5, 6] },
  { id: 'pittsburgh', hex: hexNamed('K4'), values: [4, 6, 8] },
] as const;
export const DETROIT = 0;

/** CE-8.2 */
export const MOST_HEXES = 3;

/** CE-10.4, CE-18.1.7: what a house in a forest brings the company there; with a switch also entering it. */
export const FOREST_GRANT = 2;

/** CE-12.1 */
export const END = { companies: 3, houses: 3, detroit: 8 } as const;

/** CE-1.5: the spaces of the printed income track. A "+50" token counts each lap. */
export const INCOME_TRACK = 50;
