import type { RuleId, Seat } from '../core/game.ts';
import type { Board } from './board.ts';
import type { HexId } from './hex.ts';
import type { Cell } from './market.ts';
import type { Colour, RevenueColour } from './tile.ts';
import type { CompanyId, Tokens } from './tokens.ts';

/**
 * What every 18xx title shows of a position, in one form: the page draws its tables, its market and its map
 * from this and knows no title. Everything is plain JSON, computed by the game; there are no sentences here:
 * words are keys for the text catalogue, and each title lists all of its own in `VIEW_KEYS`.
 */
export interface RailView {
  readonly family: 'rail';
  readonly currency: string;
  readonly round: RoundView;
  readonly phase: string;
  readonly phases: readonly PhaseView[];
  /** `null`: this bank is unlimited. */
  readonly bank: number | null;
  /** The player with the priority; null before it is decided for the first time. */
  readonly priority: Seat | null;
  /** The player who would have it if the stock round ended now; `null` in other rounds. */
  readonly nextPriority: Seat | null;
  readonly players: readonly PlayerView[];
  /** Seats in the order in which they act in a stock round, the first player first: it stays for a whole round. */
  readonly turnOrder: readonly Seat[];
  readonly companies: readonly CompanyView[];
  /** Companies in the order in which they act: of this operating round, or of the next one if it began now. */
  readonly order: readonly CompanyId[];
  /** The company whose turn it is; those before it in `order` have acted. */
  readonly operator: CompanyId | null;
  /** The steps of the acting company's turn, or empty. */
  readonly steps: readonly string[];
  /** One of `steps`. */
  readonly step: string | null;
  readonly market: MarketView;
  readonly trains: readonly TrainView[];
  readonly privates: readonly PrivateView[];
  readonly auction: AuctionView | null;
  /** A purchase that waits for the other owner's answer. */
  readonly deal: DealView | null;
  readonly map: MapView;
  /** Facts specific to the title that are worth a place in the header. */
  readonly facts: readonly FactView[];
  /** The same for the turn of the acting company. */
  readonly turnFacts: readonly FactView[];
  /** The scale of another kind of share (the Bank of England). */
  readonly track: TrackView | null;
  /** Why the game is over, or will be as soon as the rules let it end; the reasons of `Turn`. */
  readonly endReason: string | null;
  readonly finished: boolean;
}

export interface RoundView {
  readonly kind: 'auction' | 'stock' | 'operating';
  /** Stock round `set`; operating round `set`.`number` of `of` (both 0 in other rounds). */
  readonly set: number;
  readonly number: number;
  readonly of: number;
  /** What is special about it. */
  readonly note: string | null;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly cash: number;
  readonly worth: number;
  /**
   * The cash that selling everything would bring in the next turn of a stock round, at present prices and by
   * the limits that hold for everybody. Just the cash where nothing can be sold.
   */
  readonly liquid: number;
  readonly certificates: number;
  /** `null`: there is none. */
  readonly certificateLimit: number | null;
  /** Percent of each company; companies without shares are left out. */
  readonly shares: Readonly<Record<CompanyId, number>>;
  readonly directs: readonly CompanyId[];
  /** Privates that still have an income or a power. */
  readonly privates: readonly string[];
  /** The latest turn in this round was a pass. */
  readonly passed: boolean;
  /** What was sold in this stock round and may not be bought back in it. */
  readonly sold: readonly string[];
}

export interface CompanyView {
  readonly id: CompanyId;
  readonly name: string;
  /** A `bank` has shares, but runs no trains and has no director. */
  readonly kind: 'railway' | 'bank';
  /** Its status: `unstarted`, `started`, `floated`, … */
  readonly status: string;
  readonly flags: readonly string[];
  readonly director: Seat | null;
  readonly cash: number;
  readonly price: number | null;
  readonly par: number | null;
  readonly cell: Cell | null;
  /** Per cent. */
  readonly ipo: number;
  readonly pool: number;
  /** Per cent of it that the company holds itself. */
  readonly treasuryShares: number;
  readonly percentPerShare: number;
  /** It keeps whatever it earns: nothing may be paid out. */
  readonly withholds: boolean;
  /** Per cent still to be sold before it floats. */
  readonly toFloat: number;
  readonly trains: readonly { readonly id: string; readonly name: string; readonly leased: boolean }[];
  readonly trainLimit: number;
  /** How many more it may own; below zero while it has too many. */
  readonly trainRoom: number;
  readonly tokens: {
    readonly placed: readonly HexId[];
    /** What the remaining ones cost, next first. */
    readonly left: readonly number[];
  };
  readonly home: HexId | null;
  /** `null`: there are no loans in this title. */
  readonly loans: number | null;
  /** What it has earned in its present turn, once it has run; earlier runs are in the events. */
  readonly revenue: number | null;
  readonly privates: readonly string[];
}

export interface MarketCellView {
  readonly price: number;
  /** A key for the legend. */
  readonly zone: string | null;
  /** Markers, first to act first. */
  readonly companies: readonly CompanyId[];
}

export interface MarketView {
  readonly rows: readonly (readonly MarketCellView[])[];
  /** A market of one line is drawn as a zigzag. */
  readonly shape: 'grid' | 'line';
}

export interface TrackView {
  /** The company whose price it shows. */
  readonly id: CompanyId;
  readonly prices: readonly number[];
  readonly at: number;
  /** The first place that ends the game. */
  readonly end: number | null;
}

export interface PhaseView {
  readonly name: string;
  /** By size of company, smallest first, where it differs. */
  readonly trainLimit: readonly number[];
  readonly tiles: readonly Colour[];
  readonly operatingRounds: number;
  readonly revenue: RevenueColour;
  /** What else begins with it. */
  readonly notes: readonly string[];
}

/** Something to know about a train, with the price that it names, if any. */
export interface TrainNote {
  readonly key: string;
  readonly price?: number;
}

export interface TrainView {
  /** The type: what is printed on the card, or on its first side. */
  readonly name: string;
  readonly price: number;
  /** Every side on which a card can be bought, with its price. */
  readonly sides: readonly { readonly name: string; readonly price: number }[];
  /** Cards in the bank; `null`: as many as wanted. */
  readonly left: number | null;
  readonly total: number | null;
  readonly status: 'gone' | 'now' | 'next' | 'later';
  /** The train whose arrival takes these away. */
  readonly rustsOn: string | null;
  /** They have rusted already. */
  readonly rusted: boolean;
  /** For sale second hand. */
  readonly inPool: number;
  /** The phase that the first of them brings. */
  readonly phase: string | null;
  readonly notes: readonly TrainNote[];
}

export interface PrivateView {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly income: number;
  /** A seat or a company; `bank`: it can be bought there. */
  readonly owner: Seat | string | null;
  readonly closed: boolean;
  readonly flags: readonly string[];
  /** Hexes related to it. */
  readonly hexes: readonly HexId[];
  /** The company related to it. */
  readonly company: CompanyId | null;
  /** The rules that say what it can do. */
  readonly rules: readonly RuleId[];
  /** Highest last. */
  readonly bids: readonly BidView[];
  /** Its present price, in an auction or from the bank. */
  readonly minimum: number | null;
}

export interface BidView {
  readonly seat: Seat;
  readonly price: number;
}

export interface AuctionView {
  /** What is still available, with its minimum price. */
  readonly lots: readonly {
    readonly kind: 'private' | 'company';
    readonly id: string;
    readonly price: number;
  }[];
  /** The players who are out of the bidding, or have just passed. */
  readonly passed: readonly Seat[];
  /** Where the right to choose is bid for: standing bids, the least the next has to be, and who has won it. */
  readonly bids: readonly BidView[];
  readonly minimum: number | null;
  readonly winner: Seat | null;
}

export interface DealView {
  readonly kind: 'train' | 'private';
  readonly item: string;
  readonly price: number;
  readonly buyer: CompanyId;
  /** The player who has to answer, and the company that a train would come from. */
  readonly seller: Seat;
  readonly from: CompanyId | null;
}

export interface FactView<K extends string = string> {
  readonly key: K;
  readonly value: number | string | boolean;
  /** A limit that belongs to it: `value` of `of`. */
  readonly of: number | null;
  readonly money: boolean;
}

export interface MapView {
  /** Which of the title's maps and tile sets it is: a key of its `KITS`. */
  readonly kit: string;
  readonly board: Board;
  readonly tokens: Tokens;
  readonly reservations: readonly {
    readonly hex: HexId;
    readonly city: number;
    /** A company, or a private that may place a token. */
    readonly company: CompanyId;
  }[];
  /** Hexes with a note at present: a key, and what or whom it is about. */
  readonly notes: readonly { readonly hex: HexId; readonly key: string; readonly about: string }[];
  readonly revenueColour: RevenueColour;
}

/** Every key of a title's own that its view can hold, for the text catalogue. */
export type ViewKeys = Readonly<
  Record<
    | 'statuses'
    | 'companyFlags'
    | 'privateFlags'
    | 'steps'
    | 'zones'
    | 'phaseNotes'
    | 'trainNotes'
    | 'roundNotes'
    | 'hexNotes'
    | 'facts'
    | 'turnFacts'
    | 'endReasons',
    readonly string[]
  >
>;
