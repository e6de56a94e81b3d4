import type { Seat } from '../../core/game.ts';
import type { AuctionKind, EndReason } from './state.ts';
import type { CompanyId, DialId, INDUSTRIES } from './data.ts';
import type { Doubt, HexId, PlaceName, Terrain } from './map.ts';

/**
 * What Chicago Express shows of a position (CE-13.1): plain JSON, with all derived numbers. What
 * an expansion in progress would cost is given by `narrow`, hex by hex.
 */
export interface ExpressView {
  readonly family: 'express';
  readonly currency: string;
  readonly phase: 'auction' | 'turn' | 'over';
  /** Whose turn it is, even during an auction of that turn. */
  readonly active: Seat;
  readonly auction: ExpressAuctionView | null;
  /** Hexes that are built once the first Wabash share is sold (CE-18.1.1). */
  readonly unbuilt: UnbuiltView | null;
  readonly dials: readonly DialView[];
  readonly industries: readonly IndustryView[];
  readonly housesLeft: number;
  /** How many dividend phases there have been. */
  readonly dividendPhases: number;
  readonly players: readonly ExpressPlayerView[];
  readonly companies: readonly ExpressCompanyView[];
  /** The printed income track, and what one more lap counts. */
  readonly track: { readonly spaces: number; readonly markers: readonly IncomeMarkerView[] };
  readonly board: readonly ExpressHexView[];
  /** How far every condition of CE-12.1 has come. */
  readonly endConditions: readonly EndConditionView[];
  /** Those that hold now; the game ends with the next dividends. */
  readonly ending: readonly EndReason[];
  readonly ended: readonly EndReason[];
  readonly winners: readonly Seat[];
}

export interface ExpressAuctionView {
  readonly kind: AuctionKind;
  readonly company: CompanyId;
  readonly starter: Seat;
  readonly minimum: number;
  readonly bid: number | null;
  readonly bidder: Seat | null;
  readonly stillIn: readonly Seat[];
  readonly speaker: Seat;
  /** The minimum bid now. */
  readonly least: number;
  /** The players still in, in the order in which they will be asked. */
  readonly next: readonly Seat[];
  /** What every share of the company will pay once this one is sold. */
  readonly dividendAfter: number;
}

export interface UnbuiltView {
  readonly company: CompanyId;
  readonly hexes: readonly HexId[];
  readonly cost: number;
}

export interface DialView {
  readonly id: DialId;
  readonly steps: number;
  /** Where the red field is. */
  readonly red: number;
  readonly isRed: boolean;
  readonly stepsToRed: number;
  /** One step more brings the dividends before the next turn. */
  readonly bringsDividends: boolean;
}

export interface IndustryView {
  readonly id: (typeof INDUSTRIES)[number]['id'];
  readonly hex: HexId;
  readonly values: readonly number[];
  readonly value: number;
  /** After the next step; null at the end. */
  readonly next: number | null;
}

export interface ExpressPlayerView {
  readonly seat: Seat;
  readonly cash: number;
  /** By company; companies without shares are left out. */
  readonly shares: Readonly<Partial<Record<CompanyId, number>>>;
  /** What each of these would pay if the dividends came now, and all together. */
  readonly dividends: Readonly<Partial<Record<CompanyId, number>>>;
  readonly dividend: number;
}

export interface ExpressCompanyView {
  readonly id: CompanyId;
  readonly name: string;
  readonly open: boolean;
  readonly treasury: number;
  /** Null as long as it is closed. */
  readonly income: number | null;
  readonly shares: number;
  readonly sold: number;
  readonly sharesLeft: number;
  /** What a share pays now. */
  readonly dividend: number;
  /**
   * The minimum price of its next share, which is also what every share will pay then (CE-4.3); null if
   * none is for sale.
   */
  readonly minimum: number | null;
  readonly locomotives: number;
  /** Locomotives left. */
  readonly charter: number;
  readonly home: HexId;
  /** In building order. */
  readonly hexes: readonly HexId[];
  readonly inChicago: boolean;
}

export interface IncomeMarkerView {
  readonly company: CompanyId;
  readonly income: number;
  /** The space on the track, and how often it has gone round. */
  readonly at: number;
  readonly laps: number;
}

export interface ExpressHexView {
  readonly id: HexId;
  readonly terrain: Terrain;
  /** Of the first locomotive. */
  readonly cost: number;
  /** Of the next one; null where no company may build any more, or ever. */
  readonly nextCost: number | null;
  /** Companies that could build here now, whether or not they can pay. */
  readonly openTo: readonly CompanyId[];
  /** What it adds to the income of each company there. */
  readonly value: number;
  /** What a company that enters gets from the bank (CE-8.9). */
  readonly grant: number;
  /** Whether a house stands here; null where none can. */
  readonly house: boolean | null;
  readonly houseBonus: number;
  readonly companies: readonly CompanyId[];
  /** What developing it would do now; null where that is not possible. */
  readonly development: DevelopmentView | null;
  readonly name: PlaceName | null;
  /** What is unconfirmed about it (CE-16). */
  readonly doubt: Doubt | null;
}

export interface DevelopmentView {
  readonly kind: 'house' | 'industry';
  /** How much the income of each company grows. */
  readonly incomes: Readonly<Partial<Record<CompanyId, number>>>;
  /** What a treasury gets from the bank. */
  readonly grants: Readonly<Partial<Record<CompanyId, number>>>;
}

export interface EndConditionView {
  readonly reason: EndReason;
  /** Companies without locomotives or shares, houses left, the value of Detroit. */
  readonly value: number;
  /** Reached from below, but for the houses, of which that many or fewer must be left. */
  readonly limit: number;
  readonly holds: boolean;
}

/** Every key of a view that needs a text. */
export type ExpressViewKeys = Readonly<
  Record<
    'phases' | 'auctionKinds' | 'dials' | 'industries' | 'terrains' | 'endReasons' | 'developments',
    readonly string[]
  >
>;
