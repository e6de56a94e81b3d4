import type { RuleId, Seat } from '../core/game.ts';
import type { Board } from './board.ts';
import type { HexId } from './hex.ts';
import type { Colour, RevenueColour } from './tile.ts';
import type { CompanyId, Tokens } from './tokens.ts';

/**
 * What every 18xx title shows of a position, in one form: the page draws its tables, its market and its map
 * from this and knows no title. Everything is plain JSON and worked out by the game; nothing here is a sentence.
 */
export interface RailView {
  readonly family: 'rail';
  readonly currency: string;
  /** The kind of round (a key for the text catalogue) with its numbers: operating round `set`.`number` of `of`. */
  readonly round: {
    readonly kind: string;
    readonly set: number;
    readonly number: number;
    readonly of: number;
  };
  readonly phase: string;
  readonly phases: readonly PhaseView[];
  /** `null`: this bank has no end. */
  readonly bank: number | null;
  /** Who has the priority. */
  readonly priority: Seat | null;
  readonly players: readonly PlayerView[];
  /** Seats in the order of play, the next to decide first. */
  readonly turnOrder: readonly Seat[];
  readonly companies: readonly CompanyView[];
  /** Companies in the order in which they act: of this operating round, or of the next one as it stands now. */
  readonly order: readonly CompanyId[];
  readonly operator: CompanyId | null;
  /** The steps of the acting company's turn (keys for the text catalogue), or empty. */
  readonly steps: readonly string[];
  readonly step: string | null;
  readonly market: MarketView;
  readonly trains: readonly TrainView[];
  readonly privates: readonly PrivateView[];
  readonly map: MapView;
  /** Numbers of the title's own worth a place in the header: keys for the text catalogue. */
  readonly facts: readonly {
    readonly key: string;
    readonly value: number | string | boolean;
    readonly money?: boolean;
  }[];
  /** The scale of another kind of share (the Bank of England), with its marker. */
  readonly track: { readonly id: string; readonly prices: readonly number[]; readonly at: number } | null;
  readonly endReason: string | null;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly cash: number;
  readonly worth: number;
  /** What could be had in cash by selling everything now, roughly: cash and what the market would take. */
  readonly liquid: number;
  readonly certificates: number;
  readonly certificateLimit: number | null;
  /** Per cent of each company. */
  readonly shares: Readonly<Record<CompanyId, number>>;
  readonly directs: readonly CompanyId[];
  readonly privates: readonly string[];
}

export interface CompanyView {
  readonly id: CompanyId;
  readonly name: string;
  /** A word for where it stands (a key for the text catalogue), e.g. `unstarted`, `started`, `floated`, `receivership`, `closed`. */
  readonly status: string;
  readonly flags: readonly string[];
  readonly director: Seat | null;
  readonly cash: number;
  readonly price: number | null;
  readonly par: number | null;
  readonly cell: readonly [row: number, column: number] | null;
  /** Per cent. */
  readonly ipo: number;
  readonly pool: number;
  readonly treasuryShares: number;
  readonly percentPerShare: number;
  readonly trains: readonly { readonly id: string; readonly name: string; readonly rusted?: boolean }[];
  readonly trainLimit: number;
  readonly tokens: {
    readonly placed: readonly HexId[];
    /** What the remaining ones cost, next first. */
    readonly left: readonly number[];
  };
  readonly home: HexId | null;
  readonly loans: number | null;
  readonly lastRevenue: number | null;
  readonly privates: readonly string[];
}

export interface MarketView {
  readonly rows: readonly (readonly {
    readonly price: number;
    /** `par`, `receivership`, `end`, `closed`, … : a key for the legend, or null. */
    readonly zone: string | null;
    /** Markers, first to act first. */
    readonly companies: readonly CompanyId[];
  }[])[];
  /** A market of one line is drawn as a zigzag. */
  readonly shape: 'grid' | 'line';
}

export interface PhaseView {
  readonly name: string;
  readonly trainLimit: readonly number[];
  readonly tiles: readonly Colour[];
  readonly operatingRounds: number | null;
  readonly revenue: RevenueColour;
  /** Keys for the text catalogue of what else begins with it. */
  readonly notes: readonly string[];
}

export interface TrainView {
  readonly name: string;
  readonly price: number;
  readonly left: number;
  readonly status: 'gone' | 'now' | 'next' | 'later';
  /** The train whose arrival takes these away. */
  readonly rustsOn: string | null;
  /** In the pool, second hand. */
  readonly inPool: number;
  readonly phase: string | null;
}

export interface PrivateView {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly income: number;
  readonly owner: Seat | CompanyId | null;
  readonly closed: boolean;
  /** Hexes it has something to do with. */
  readonly hexes: readonly HexId[];
  /** The rules that say what it can do. */
  readonly rules: readonly RuleId[];
  readonly bids: readonly { readonly seat: Seat; readonly price: number }[];
  /** What it can be had for now, in an auction. */
  readonly minimum: number | null;
}

export interface MapView {
  /** Which of the title's maps it is. */
  readonly kit: string;
  readonly board: Board;
  readonly tokens: Tokens;
  readonly reservations: readonly {
    readonly hex: HexId;
    readonly city: number;
    readonly company: CompanyId;
  }[];
  readonly revenueColour: RevenueColour;
}
