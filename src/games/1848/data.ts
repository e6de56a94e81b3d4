import type { BoardKit } from '../../rail/board.ts';
import type { HexId } from '../../rail/hex.ts';
import { type Cell, parseMarket } from '../../rail/market.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { TrainPrice } from '../../rail/trains.ts';
import type { Options } from './options.ts';
import type { RevenueColour } from '../../rail/tile.ts';
import { MAP } from './map.ts';
import { TILES } from './tiles.ts';

/** Facts and figures of 1848, table by table. Section numbers are those of the rules (1848-1.x). */

export const KIT: BoardKit = { map: MAP, tiles: TILES };

export const BANK_MONEY = 10_000;
export const ALL_MONEY = 12_000;

/** 1848-1.1: by number of players. `certificates[n]` is the limit after n receiverships (the last for more). */
export const PLAYERS: Readonly<
  Record<number, { cash: number; certificates: readonly number[]; cutPerFailure: number; maxPercent: number }>
> = {
  3: { cash: 840, certificates: [20, 18, 16, 14, 12, 10], cutPerFailure: 2, maxPercent: 70 },
  4: { cash: 630, certificates: [17, 15, 13, 11, 10, 9], cutPerFailure: 2, maxPercent: 60 },
  5: { cash: 510, certificates: [14, 13, 12, 10, 9, 8], cutPerFailure: 1, maxPercent: 60 },
  6: { cash: 430, certificates: [12, 11, 10, 9, 8, 7], cutPerFailure: 1, maxPercent: 60 },
};

export const BOE = 'BOE';
/** 1848-20 D-17: what a buyer owes for trains until its turn ends. */
export const SET_ASIDE = 'set aside';
export const COM = 'COM';
export const CAR = 'CAR';

/** Companies in the order of the 18xx.games table, which also settles who discards first. */
export const RAILWAYS = ['CAR', 'VR', 'NSW', 'SAR', 'COM', 'FT', 'WA', 'QR'] as const;

/** 1848-1.2: home and token prices in order; the first (COM: the first two) is for the home. */
export const COMPANIES: Readonly<
  Record<CompanyId, { name: string; home: HexId | null; tokens: readonly number[] }>
> = {
  CAR: { name: 'Central Australian Railway', home: 'E4', tokens: [0, 40, 100, 100] },
  VR: { name: 'Victorian Railways', home: 'H11', tokens: [0, 40, 100] },
  NSW: { name: 'New South Wales Railways', home: 'F17', tokens: [0, 40, 100, 100] },
  SAR: { name: 'South Australian Railway', home: 'G6', tokens: [0, 40, 100, 100] },
  COM: { name: 'Commonwealth Railways', home: null, tokens: [0, 0, 100, 100, 100] },
  FT: { name: 'Federal Territory Railway', home: 'G14', tokens: [0, 40, 100, 100] },
  WA: { name: 'West Australian Railway', home: 'D1', tokens: [0, 40, 100, 100, 100] },
  QR: { name: 'Queensland Government Railway', home: 'B19', tokens: [0, 40, 100, 100, 100] },
};

/** 1848-6.5: where COM starts, in this order. */
export const COM_HOMES: readonly HexId[] = ['F17', 'G6'];

/** A railway: one director's certificate of 20 % and eight of 10 %. The Bank of England: ten of 10 %. */
export const RAILWAY_PERCENTS = [20, 10, 10, 10, 10, 10, 10, 10, 10] as const;
export const BOE_PERCENTS = [10, 10, 10, 10, 10, 10, 10, 10, 10, 10] as const;

export const PRIVATE_IDS = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] as const;
export type PrivateId = (typeof PRIVATE_IDS)[number];

/** 1848-1.3: `most` is the highest price a company may pay; 0 = never sold to a company. */
export const PRIVATES: Readonly<
  Record<PrivateId, { name: string; price: number; floor: number; income: number; most: number }>
> = {
  P1: { name: "Melbourne & Hobson's Bay Railway Company", price: 30, floor: 0, income: 5, most: 40 },
  P2: { name: 'Oodnadatta Railway', price: 70, floor: 40, income: 10, most: 80 },
  P3: { name: 'Tasmanian Railways', price: 110, floor: 80, income: 15, most: 140 },
  P4: { name: 'The Ghan', price: 170, floor: 140, income: 20, most: 220 },
  P5: { name: 'Trans-Australian Railway', price: 170, floor: 140, income: 25, most: 0 },
  P6: { name: 'North Australian Railway', price: 230, floor: 200, income: 30, most: 0 },
};
/** 1848-19: what had another name in one of the editions. Companies keep their short names, which files use. */
export const NAMES_2007: Readonly<Partial<Record<PrivateId, string>>> = { P2: 'Sydney Railway Company' };
export const COMPANY_NAMES: Readonly<Record<'gmt2021' | 'oo2007', Readonly<Record<CompanyId, string>>>> = {
  gmt2021: { FT: 'Federal Territory Railway (FED)' },
  oo2007: { WA: 'Western Australian Railway' },
};
export const AUCTION_STEP = 5;

/** 1848-3.2 */
export const P5_SHARE = 'QR_1';
export const P6_SHARE = 'CAR_0';
export const P6_PAR = 100;

/** 1848-13.4, 13.5, 13.7 */
export const P2_HEXES: readonly HexId[] = ['B3', 'B7', 'B9', 'C2', 'C4', 'C8', 'E6', 'E8'];
export const P2_TILES: readonly string[] = ['7', '8', '9'];
export const P2_DISCOUNT = 40;
export const TASMANIA_HEXES: readonly HexId[] = ['I8', 'I10'];
export const TASMANIA_TILE = '241';
export const TASMANIA_ROTATION = 1;
export const P4_DISCOUNT = 100;

export const TRAIN_TYPES = ['2', '3', '4', '5', '6', '8', '2E'] as const;
export type TrainType = (typeof TRAIN_TYPES)[number];
export type TrainName = '2' | '2+' | '3' | '3+' | '4' | '4+' | '5' | '5+' | '6' | '6+' | '8' | 'D' | '2E';

/** 1848-1.4: the cards in bank order; each is bought as one side. Reach is 0 where it is not counted. */
export const TRAINS: Readonly<
  Record<
    TrainType,
    {
      cards: number | null;
      sides: readonly {
        name: TrainName;
        price: TrainPrice<keyof Options>;
        reach: number;
        freeGauge: number;
      }[];
      rustedBy: TrainType | null;
    }
  >
> = {
  '2': { cards: 6, rustedBy: '4', sides: sides('2', 100, '2+', 120, 2) },
  '3': { cards: 5, rustedBy: '6', sides: sides('3', 200, '3+', 230, 3) },
  '4': { cards: 4, rustedBy: '8', sides: sides('4', 300, '4+', 340, 4) },
  '5': { cards: 3, rustedBy: null, sides: sides('5', 500, '5+', 550, 5) },
  '6': { cards: 2, rustedBy: null, sides: sides('6', 600, '6+', 660, 6) },
  '8': {
    cards: null,
    rustedBy: null,
    sides: [
      { name: '8', price: 800, reach: 8, freeGauge: 0 },
      { name: 'D', price: 1100, reach: 0, freeGauge: 0 },
    ],
  },
  '2E': { cards: null, rustedBy: null, sides: [{ name: '2E', price: 200, reach: 0, freeGauge: 0 }] },
};

function sides(
  plain: TrainName,
  price: TrainPrice<keyof Options>,
  plus: TrainName,
  plusPrice: TrainPrice<keyof Options>,
  reach: number,
) {
  return [
    { name: plain, price, reach, freeGauge: 0 },
    { name: plus, price: plusPrice, reach, freeGauge: 1 },
  ];
}

export type Side = (typeof TRAINS)['2']['sides'][number];

export const SIDES: Readonly<Record<TrainName, Side & { type: TrainType }>> = Object.fromEntries(
  TRAIN_TYPES.flatMap((type) => TRAINS[type].sides.map((side) => [side.name, { ...side, type }])),
) as Record<TrainName, Side & { type: TrainType }>;

/** 1848-10.4: the price of a D when a 4 or 4+ is traded in. */
export const D_WITH_TRADE_IN = 800;
/** 1848-20 D-31: cards in the box, by edition. */
export const PRINTED_CARDS = { gmt2021: { '8': 7, '2E': 5 }, oo2007: { '8': 5, '2E': 5 } } as const;
/** 1848-16.4: what an export removes, in this order. */
export const PERMANENT_TYPES: readonly TrainType[] = ['5', '6', '8'];

export const PHASE_NAMES = ['2', '3', '4', '5', '6', '8'] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

/** 1848-1.5 */
export const PHASES: Readonly<
  Record<
    PhaseName,
    { colours: number; trainLimit: number; rounds: number; boeBase: number; revenue: RevenueColour }
  >
> = {
  //    tiles up to   trains      ORs        BoE pays      off-board values
  '2': { colours: 1, trainLimit: 4, rounds: 1, boeBase: 0, revenue: 'yellow' },
  '3': { colours: 2, trainLimit: 4, rounds: 2, boeBase: 100, revenue: 'green' },
  '4': { colours: 2, trainLimit: 3, rounds: 2, boeBase: 100, revenue: 'green' },
  '5': { colours: 3, trainLimit: 2, rounds: 3, boeBase: 200, revenue: 'brown' },
  '6': { colours: 3, trainLimit: 2, rounds: 3, boeBase: 200, revenue: 'brown' },
  '8': { colours: 4, trainLimit: 2, rounds: 3, boeBase: 300, revenue: 'gray' },
};
/** Tile colours in the order in which phases open them. */
export const TILE_COLOURS = ['yellow', 'green', 'brown', 'gray'] as const;

/** 1848-1.6: column 0 is receivership. */
export const MARKET = parseMarket(`
  0 70 80 90 100 110 120 140 160 190 220 250 280 320 360 400 450
  0 60 70 80  90 100 110 130 150 180 210 240 270 310 350 390 440
  0 50 60 70  80  90 100 120 140 170 200 230 260 300
  0 40 50 60  70  80  90 110 130 160 190
  0 30 40 50  60  70  80 100 120
  0 20 30 40  50  60  70
`);
export const PAR_CELLS: Readonly<Record<number, Cell>> = { 100: [1, 5], 90: [2, 5], 80: [3, 5], 70: [4, 5] };
export const PAR_PRICES = [70, 80, 90, 100] as const;
export const END_PRICE = 450;

/** 1848-1.7: the Bank of England's share by loans issued. */
export const BOE_PRICES = [
  70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 195, 210, 225, 240, 260, 280, 300, 320, 340,
] as const;
/** The row under which 18xx.games keeps that track. */
export const BOE_ROW = 6;
export const LOAN = 100;
export const LOANS = 20;
export const LOANS_PER_COMPANY = 5;
export const LOANS_TO_END = 16;
export const RECEIVERSHIPS_TO_END = 5;
export const EXPORT_AT_RECEIVERSHIP: readonly number[] = [2, 5];

/** 1848-1.8 */
export const K_HEXES: readonly HexId[] = ['B19', 'F17', 'H11', 'G6', 'D1'];
export const ALICE_HEXES: readonly HexId[] = ['A4', 'A6'];
export const ADELAIDE: HexId = 'G6';
export const SYDNEY: HexId = 'F17';
/** 1848-11.6: by number of K cities on a route. */
export const K_BONUS = [0, 0, 50, 100, 150, 200] as const;

/** 1848-4.5, 4.10 */
export const POOL_LIMIT = 50;
export const FLOAT_PERCENT = 60;
