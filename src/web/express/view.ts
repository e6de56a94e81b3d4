/**
 * What the page reads of the view of Chicago Express. A test holds it against the game's own type: the page knows a
 * game by its view, never by its sources.
 */
export interface ExpressView {
  readonly phase: string;
  readonly auction: AuctionShown | null;
  readonly unbuilt: UnbuiltShown | null;
  readonly dials: readonly DialShown[];
  readonly industries: readonly IndustryShown[];
  readonly housesLeft: number;
  readonly players: readonly PlayerShown[];
  readonly companies: readonly CompanyShown[];
  readonly track: { readonly spaces: number; readonly markers: readonly MarkerShown[] };
  readonly board: readonly HexShown[];
  readonly endConditions: readonly EndConditionShown[];
  /** The conditions that hold: the game ends with the next dividends. */
  readonly ending: readonly string[];
  readonly winners: readonly number[];
}

export interface AuctionShown {
  readonly kind: string;
  readonly company: string;
  readonly starter: number;
  readonly minimum: number;
  readonly bid: number | null;
  readonly bidder: number | null;
  readonly speaker: number;
  readonly least: number;
  /** Who is still in, in the order in which they will be asked. */
  readonly next: readonly number[];
  readonly dividendAfter: number;
}

/** Hexes that are built once the auction is over. */
export interface UnbuiltShown {
  readonly company: string;
  readonly hexes: readonly string[];
  readonly cost: number;
}

export interface DialShown {
  readonly id: string;
  readonly steps: number;
  readonly red: number;
  readonly isRed: boolean;
  readonly stepsToRed: number;
  readonly bringsDividends: boolean;
}

export interface IndustryShown {
  readonly id: string;
  readonly hex: string;
  readonly values: readonly number[];
  readonly value: number;
}

/** Numbers by company; those without are left out. */
export type ByCompany = Readonly<Partial<Record<string, number>>>;

export interface PlayerShown {
  readonly seat: number;
  readonly cash: number;
  readonly shares: ByCompany;
  readonly dividends: ByCompany;
  readonly dividend: number;
}

export interface CompanyShown {
  readonly id: string;
  readonly name: string;
  readonly open: boolean;
  readonly treasury: number;
  readonly income: number | null;
  readonly shares: number;
  readonly sold: number;
  readonly sharesLeft: number;
  readonly dividend: number;
  /** The least for its next share, which is also what every share will pay then; null if none is for sale. */
  readonly minimum: number | null;
  readonly locomotives: number;
  readonly charter: number;
  readonly home: string;
  readonly hexes: readonly string[];
  readonly inChicago: boolean;
}

export interface MarkerShown {
  readonly company: string;
  readonly income: number;
  readonly at: number;
  readonly laps: number;
}

export interface HexShown {
  readonly id: string;
  readonly terrain: string;
  readonly name: { readonly text: string } | null;
  readonly companies: readonly string[];
  /** Of the first engine. */
  readonly cost: number;
  /** Of the next engine; null where no company may build, now or ever. */
  readonly nextCost: number | null;
  /** What it adds to the income of each company there. */
  readonly value: number;
  /** What a company that enters gets from the bank. */
  readonly grant: number;
  /** Whether a house stands here; null where none can. */
  readonly house: boolean | null;
  readonly houseBonus: number;
  readonly development: DevelopmentShown | null;
  /** What is unconfirmed about it. */
  readonly doubt: { readonly field: string } | null;
}

export interface DevelopmentShown {
  readonly kind: string;
  readonly incomes: ByCompany;
  readonly grants: ByCompany;
}

export interface EndConditionShown {
  readonly reason: string;
  readonly value: number;
  readonly limit: number;
  readonly holds: boolean;
}

/** The company of an id, as this position has it. */
export function companyIn({ companies }: ExpressView, id: string): CompanyShown {
  const company = companies.find((candidate) => candidate.id === id);
  if (!company) throw new RangeError(`no company ${id}`);
  return company;
}

/** What the next dividends are called: the end may be fixed. */
export function nextDividends({ ending }: ExpressView): string {
  return ending.length > 0 ? 'page.express.last-dividends' : 'page.express.next-dividends';
}
