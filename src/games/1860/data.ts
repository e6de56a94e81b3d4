import type { BoardKit } from '../../rail/board.ts';
import type { HexId } from '../../rail/hex.ts';
import { type Cell, parseMarket } from '../../rail/market.ts';
import type { RevenueColour } from '../../rail/tile.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { TrainPrice } from '../../rail/trains.ts';
import type { Options } from './options.ts';
import { MAP, MAP_SMALL } from './map.ts';
import { TILES, TILES_SMALL } from './tiles.ts';

/** Facts and figures of 1860, table by table. Section numbers are those of the rules (1860-1.x). */

export const KIT: BoardKit = { map: MAP, tiles: TILES };
/** 1860-22.1 */
export const KIT_SMALL: BoardKit = { map: MAP_SMALL, tiles: TILES_SMALL };

/** 1860-1.3: all the money, and how much of it players may have before the bank counts as broken. */
export const ALL_MONEY = 20_000;
export const BANK_LIMIT = 10_000;

/** 1860-1.1, 1860-1.2 */
export const PLAYERS: Readonly<Record<number, { cash: number; certificates: number }>> = {
  2: { cash: 1000, certificates: 32 },
  3: { cash: 670, certificates: 21 },
  4: { cash: 500, certificates: 16 },
};
/** What 18xx.games writes for "no limit". */
export const NO_CERTIFICATE_LIMIT = 999;

export const RAILWAYS = ['C&N', 'IOW', 'IWNJ', 'FYN', 'NGStL', 'BHI&R', 'S&C', 'VYSC'] as const;
export type Railway = (typeof RAILWAYS)[number];

interface CompanySpec {
  readonly name: string;
  readonly layer: number;
  readonly home: HexId;
  readonly tokens: readonly number[];
}

/** 1860-1.5: layer, home and token prices in order; the first token is for the home. */
export const COMPANIES: Readonly<Record<Railway, CompanySpec>> = {
  'C&N': { name: 'Cowes & Newport', layer: 1, home: 'F2', tokens: [0, 40, 100, 100] },
  IOW: { name: 'Isle of Wight', layer: 1, home: 'I3', tokens: [0, 40, 100, 100] },
  IWNJ: { name: 'Isle of Wight, Newport Junction', layer: 2, home: 'G7', tokens: [0, 40, 100] },
  FYN: { name: 'Freshwater, Yarmouth & Newport', layer: 2, home: 'B4', tokens: [0, 40, 100] },
  NGStL: { name: 'Newport, Godshill & St Lawrence', layer: 3, home: 'G9', tokens: [0, 40] },
  'BHI&R': { name: 'Brading Harbour Improvement & Railway', layer: 3, home: 'L6', tokens: [0, 40] },
  'S&C': { name: 'Shanklin & Chale', layer: 4, home: 'F12', tokens: [0, 40] },
  VYSC: { name: 'Ventnor, Yarmouth & South Coast', layer: 4, home: 'E9', tokens: [0, 40] },
};

/** The printed data of a company. */
export function specOf(company: CompanyId): CompanySpec {
  return COMPANIES[company as Railway];
}

/** 1860-1.5: one president's certificate of 20 % and eight of 10 %. */
export const PERCENTS = [20, 10, 10, 10, 10, 10, 10, 10, 10] as const;
export const PRESIDENT_PERCENT = 20;
/** 1860-6.5 */
export const FLOAT_PERCENT = 50;
export const LAYERS = 4;

export const PRIVATE_IDS = ['BHC', 'YHC', 'CMH', 'RPSC', 'FFC'] as const;
export type PrivateId = (typeof PRIVATE_IDS)[number];
export const FISHBOURNE: PrivateId = 'FFC';

/** 1860-1.7, 1860-1.6: `share` names the company whose last certificate is kept for it. */
export const PRIVATES: Readonly<
  Record<PrivateId, { name: string; price: number; income: number; share: Railway | null }>
> = {
  BHC: { name: 'Brading Harbour Company', price: 30, income: 5, share: 'BHI&R' },
  YHC: { name: 'Yarmouth Harbour Company', price: 50, income: 10, share: 'FYN' },
  CMH: { name: 'Cowes Marina and Harbour', price: 90, income: 20, share: 'C&N' },
  RPSC: { name: 'Ryde Pier & Shipping Company', price: 130, income: 30, share: 'IOW' },
  FFC: { name: 'Fishbourne Ferry Company', price: 200, income: 25, share: null },
};
/** 1860-7.3: what the bank deducts when it buys back a private. */
export const PRIVATE_SALE_FEE = 30;

/** 1860-3.1: what is chosen in the auction. */
export const LOT_PRIVATES: readonly PrivateId[] = ['BHC', 'YHC', 'CMH', 'RPSC'];
export const LOT_COMPANIES: readonly Railway[] = ['C&N', 'IOW'];
/** 1860-3.3 */
export const BID_STEP = 5;

export const TRAIN_NAMES = ['2+1', '3+2', '4+2', '5+3', '6+3', '7+4', '8+4', '9+5'] as const;
export type TrainName = (typeof TRAIN_NAMES)[number];

/** 1860-1.8: cards in bank order; `cities` and `towns` are the two numbers of the name. */
export const TRAINS: Readonly<
  Record<
    TrainName,
    {
      price: TrainPrice<keyof Options>;
      cards: number | null;
      rustedBy: TrainName | null;
      cities: number;
      towns: number;
    }
  >
> = {
  '2+1': { price: 250, cards: 5, rustedBy: '4+2', cities: 2, towns: 1 },
  '3+2': { price: 300, cards: 4, rustedBy: '6+3', cities: 3, towns: 2 },
  '4+2': { price: 350, cards: 3, rustedBy: '7+4', cities: 4, towns: 2 },
  '5+3': { price: 400, cards: 2, rustedBy: '8+4', cities: 5, towns: 3 },
  '6+3': { price: 500, cards: 2, rustedBy: null, cities: 6, towns: 3 },
  '7+4': { price: 600, cards: 1, rustedBy: null, cities: 7, towns: 4 },
  '8+4': { price: 700, cards: 1, rustedBy: null, cities: 8, towns: 4 },
  '9+5': { price: 800, cards: null, rustedBy: null, cities: 9, towns: 5 },
};
export const LAST_TRAIN: TrainName = '9+5';
/** 1860-15.4 */
export const TRADE_STEP = 10;

export const PHASE_NAMES = ['2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

/** 1860-19.1, 15.1 */
export const PHASES: Readonly<
  Record<
    PhaseName,
    { train: TrainName; colours: number; trainLimit: number; rounds: number; revenue: RevenueColour }
  >
> = {
  //     begins with    tiles up to  trains each    ORs        Ryde Pier
  '2': { train: '2+1', colours: 1, trainLimit: 4, rounds: 1, revenue: 'yellow' },
  '3': { train: '3+2', colours: 2, trainLimit: 4, rounds: 2, revenue: 'green' },
  '4': { train: '4+2', colours: 2, trainLimit: 3, rounds: 2, revenue: 'green' },
  '5': { train: '5+3', colours: 3, trainLimit: 3, rounds: 3, revenue: 'brown' },
  '6': { train: '6+3', colours: 3, trainLimit: 2, rounds: 3, revenue: 'brown' },
  '7': { train: '7+4', colours: 3, trainLimit: 2, rounds: 3, revenue: 'brown' },
  '8': { train: '8+4', colours: 3, trainLimit: 2, rounds: 3, revenue: 'brown' },
  '9': { train: '9+5', colours: 3, trainLimit: 2, rounds: 3, revenue: 'brown' },
};
export const TILE_COLOURS = ['yellow', 'green', 'brown'] as const;

/** 1860-1.9: one row; the board shows it as a zigzag. */
export const MARKET = parseMarket(
  '0 7 14 20 26 31 36 40 44 47 50 52 54 56 58 60 62 65 68 71 74 78 82 86 90 95 100 ' +
    '105 110 116 122 128 134 142 150 158 166 174 182 191 200 210 220 230 240 250 260 270 280 290 300 310 320 330 340',
);
export const PRICES: readonly number[] = MARKET.rows[0] ?? [];
export const END_PRICE = 340;

/** 1860-5.6: prices at which the first share sold leaves the marker alone. */
export function isRedZone(price: number): boolean {
  return (price >= 7 && price <= 36) || (price >= 158 && price <= 330);
}

export function cellOfPrice(price: number): Cell {
  return [0, PRICES.indexOf(price)];
}

/** 1860-6.3: by layer; a company that went bankrupt starts anywhere from 40 to the same upper end. */
export const PARS: Readonly<Record<number, readonly number[]>> = {
  1: [74, 82, 90, 100],
  2: [62, 68, 74, 82],
  3: [58, 62, 68],
  4: [54, 58, 62],
};
export const LOWEST_RESTART = 40;
/** 1860-1.9: every space on which a company can ever start. */
export const ALL_PARS: readonly number[] = PRICES.filter((price) => price >= LOWEST_RESTART && price <= 100);
/** 1860-4.4: twice the lowest price at which any company can start, and any that went bankrupt. */
export const CHEAPEST_START = 108;
export const CHEAPEST_RESTART = 80;

/** 1860-14.1 */
export const HALT_SUBSIDY = 10;
/** 1860-16.4 */
export const LEASE_BASE = 40;
export const LEASE_PER_STOP = 20;

/** 1860-21.5: 18xx.games plays no further. */
export const LAST_TURN = 100;
