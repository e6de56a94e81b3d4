import type { RuleId } from '../../core/game.ts';
import type { HexId } from '../../rail/hex.ts';
import { parseMarket } from '../../rail/market.ts';
import type { Colour, RevenueColour } from '../../rail/tile.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { TrainPrice } from '../../rail/trains.ts';
import type { Options } from './options.ts';

/** Facts and figures of 18GB that are the same in every scenario. */

/** 18GB-2.4: the order of the draw, which also decides who discards first (18GB-14.9). */
export const CORPORATIONS = [
  'CR',
  'GER',
  'GSWR',
  'GWR',
  'LNWR',
  'LSWR',
  'LYR',
  'MR',
  'MSLR',
  'NBR',
  'NER',
  'SWR',
] as const;
export const LNWR = 'LNWR';

export interface Charter {
  readonly name: string;
  readonly home: HexId;
  /** Prices of the tokens at the start, the home token first. */
  readonly tokens: readonly number[];
  /** Tokens that come with a conversion. */
  readonly added: number;
  /** 18GB-10.9: may put a green tile straight into its home. */
  readonly green: boolean;
}

/** 18GB-6.1 */
export const CHARTERS: Readonly<Record<CompanyId, Charter>> = {
  CR: charter('Caledonian Railway', 'G4', [0, 0], 2, false),
  GER: charter('Great Eastern Railway', 'J25', [0, 50], 2, true),
  GSWR: charter('Glasgow and South Western Railway', 'F5', [0, 50], 2, true),
  GWR: charter('Great Western Railway', 'D23', [0, 50], 2, false),
  LNWR: charter('London and North Western Railway', 'F21', [0, 50], 2, false),
  LSWR: charter('London and South Western Railway', 'D25', [0, 50], 2, false),
  LYR: charter('Lancashire and Yorkshire Railway', 'H15', [0], 2, false),
  MR: charter('Midland Railway', 'H19', [0, 50], 2, true),
  MSLR: charter('Manchester, Sheffield and Lincolnshire Railway', 'H17', [0], 2, false),
  NBR: charter('North British Railway', 'I6', [0, 50], 1, false),
  NER: charter('North Eastern Railway', 'J13', [0, 50], 2, true),
  SWR: charter('South Wales Railway', 'A20', [0, 50], 2, true),
};

function charter(
  name: string,
  home: HexId,
  tokens: readonly number[],
  added: number,
  green: boolean,
): Charter {
  return { name, home, tokens, added, green };
}

/** 18GB-6.8 */
export const ADDED_TOKEN_PRICE = 50;
/** D-30: the green OO and XX tiles that join two neighbouring sides. */
export const SHARP_CITY_TILES: readonly string[] = ['G08', 'G09', 'G11', 'G24', 'G25', 'G27'];

/** 18GB-10.9 */
export const GREEN_RIGHT_TILES: readonly string[] = ['G36', 'G37', 'G38'];

/** 18GB-6.2: percent of each certificate, the director's first, by number of shares. */
export const PERCENTS = {
  5: [40, 20, 20, 20],
  10: [20, 10, 10, 10, 10, 10, 10, 10, 10],
} as const;
export type Size = keyof typeof PERCENTS;
/** 18GB-6.8: the certificates that a conversion adds. */
export const ADDED_CERTS = [4, 5, 6, 7, 8] as const;

export const PRIVATE_IDS = ['LB', 'AF', 'GN', 'SD', 'LM', 'LS', 'TV', 'MC', 'CH'] as const;
export type PrivateId = (typeof PRIVATE_IDS)[number];

/** 18GB-5.8, 5.9: lays one of some tiles, once. */
export interface TilePower {
  readonly kind: 'tile';
  readonly hex: HexId;
  readonly tiles: readonly string[];
  /** Laid in addition to the tile actions of the turn, or as one of them, free of charge. */
  readonly as: 'extra' | 'tile-action';
  /** While building only, or in every step of the turn. */
  readonly when: 'building' | 'any-step';
  /** 18GB-9.5: while unused it keeps the track step open, even before the private is closed. */
  readonly keepsStepOpen: boolean;
}

interface PrivateData {
  readonly name: string;
  readonly price: number;
  readonly income: number;
  /** Takes no tile while the private is open. */
  readonly blocks: HexId;
  /** The rule that says what is special about it. */
  readonly rule: RuleId;
  /** 18GB-6.4: only its owner starts this corporation, and nothing else before. */
  readonly starts?: CompanyId;
  readonly power:
    | null
    | TilePower
    | { readonly kind: 'token'; readonly hex: HexId }
    | { readonly kind: 'bonus'; readonly hex: HexId; readonly bonus: number };
}

/** 18GB-5.1, 5.8 to 5.11 */
export const PRIVATES: Readonly<Record<PrivateId, PrivateData>> = {
  LB: {
    name: 'London & Birmingham',
    price: 40,
    income: 10,
    blocks: 'F21',
    rule: '18GB-6.4',
    starts: LNWR,
    power: null,
  },
  AF: {
    name: 'Arbroath & Forfar',
    price: 30,
    income: 10,
    blocks: 'K2',
    rule: '18GB-5.8',
    power: {
      kind: 'tile',
      hex: 'I2',
      tiles: ['G39', 'G40', 'G41', 'G36', 'G37', 'G38', 'G34'],
      as: 'extra',
      when: 'building',
      keepsStepOpen: true,
    },
  },
  GN: {
    name: 'Great Northern',
    price: 70,
    income: 25,
    blocks: 'I18',
    rule: '18GB-5.10',
    power: { kind: 'token', hex: 'I14' },
  },
  SD: {
    name: 'Stockton & Darlington',
    price: 35,
    income: 12,
    blocks: 'I12',
    rule: '18GB-5.11',
    power: { kind: 'bonus', hex: 'J13', bonus: 10 },
  },
  LM: {
    name: 'Liverpool & Manchester',
    price: 45,
    income: 15,
    blocks: 'F15',
    rule: '18GB-5.11',
    power: { kind: 'bonus', hex: 'E14', bonus: 30 },
  },
  LS: {
    name: 'Leicester & Swannington',
    price: 30,
    income: 10,
    blocks: 'H21',
    rule: '18GB-5.8',
    power: {
      kind: 'tile',
      hex: 'H21',
      tiles: ['G18', 'G19', 'G21', 'G22', 'G24', 'G26', 'G27', 'G28', 'G30'],
      as: 'extra',
      when: 'any-step',
      keepsStepOpen: false,
    },
  },
  TV: {
    name: 'Taff Vale',
    price: 60,
    income: 25,
    blocks: 'C20',
    rule: '18GB-5.9',
    power: {
      kind: 'tile',
      hex: 'C22',
      tiles: ['G33'],
      as: 'tile-action',
      when: 'building',
      keepsStepOpen: false,
    },
  },
  MC: {
    name: 'Maryport & Carlisle',
    price: 50,
    income: 20,
    blocks: 'G10',
    rule: '18GB-5.10',
    power: { kind: 'token', hex: 'H9' },
  },
  CH: {
    name: 'Chester & Holyhead',
    price: 30,
    income: 10,
    blocks: 'E16',
    rule: '18GB-5.11',
    power: { kind: 'bonus', hex: 'C14', bonus: 20 },
  },
};
/** 18GB-5.10: what a token of GN or MC costs where the network does not reach. */
export const FAR_TOKEN_PRICE = 50;

/** 18GB-4.3, 4.7 */
export const BID_STEP = 5;
export const DISCOUNT_STEP = 10;

export const TRAIN_TYPES = ['2+1', '3+1', '4+2', '5+2', '4X', '5X', '6X'] as const;
export type TrainType = (typeof TRAIN_TYPES)[number];

export interface TrainData {
  readonly price: TrainPrice<keyof Options>;
  /** Cities and off-boards at most. */
  readonly cities: number;
  /** Towns besides; an X train passes them and counts none. */
  readonly towns: number;
  readonly express: boolean;
  readonly rustedBy: TrainType | null;
  /** On sale beside the top of the stack from this phase on. */
  readonly alsoFrom: TrainType | null;
}

function train(
  price: TrainPrice<keyof Options>,
  [cities, towns, express]: readonly [number, number, boolean],
  rustedBy: TrainType | null,
  alsoFrom: TrainType | null = null,
): TrainData {
  return { price, cities, towns, express, rustedBy, alsoFrom };
}

/** 18GB-1.3, 1.5 */
export const TRAINS: Readonly<Record<TrainType, TrainData>> = {
  '2+1': train(80, [2, 1, false], '4+2'),
  '3+1': train(200, [3, 1, false], '4X'),
  '4+2': train(300, [4, 2, false], '6X'),
  '5+2': train(500, [5, 2, false], null),
  '4X': train(550, [4, 0, true], null),
  '5X': train(650, [5, 0, true], null, '4X'),
  '6X': train(700, [6, 0, true], null, '5X'),
};

export interface PhaseData {
  readonly colours: readonly Colour[];
  readonly limit: Readonly<Record<Size, number>>;
  readonly revenue: RevenueColour;
}

const YELLOW: readonly Colour[] = ['yellow'];
const GREEN: readonly Colour[] = [...YELLOW, 'green'];
const BLUE: readonly Colour[] = [...GREEN, 'blue'];
const BROWN: readonly Colour[] = [...BLUE, 'brown'];
const GRAY: readonly Colour[] = [...BROWN, 'gray'];

/** 18GB-1.1: a phase is named after the train that starts it. */
export const PHASES: Readonly<Record<TrainType, PhaseData>> = {
  '2+1': { colours: YELLOW, limit: { 5: 3, 10: 4 }, revenue: 'yellow' },
  '3+1': { colours: GREEN, limit: { 5: 3, 10: 4 }, revenue: 'green' },
  '4+2': { colours: BLUE, limit: { 5: 2, 10: 3 }, revenue: 'blue' },
  '5+2': { colours: BROWN, limit: { 5: 2, 10: 3 }, revenue: 'brown' },
  '4X': { colours: BROWN, limit: { 5: 2, 10: 2 }, revenue: 'brown' },
  '5X': { colours: BROWN, limit: { 5: 2, 10: 2 }, revenue: 'brown' },
  '6X': { colours: GRAY, limit: { 5: 2, 10: 2 }, revenue: 'gray' },
};
/** 18GB-1.2 */
export const ROUNDS_PER_SET = 2;

/** 18GB-1.6: one line. */
export const MARKET = parseMarket(
  '50 55 60 65 70 75 80 90 100 115 130 145 160 180 200 220 240 265 290 320 350 380',
);
export const PAR_PRICES = [70, 75, 80, 90, 100] as const;
export const GREEN_ZONE = 65;
export const END_PRICE = 350;

/** 18GB-6.6 */
export const FLOAT_PERCENT = { yellow: 40, later: 60 } as const;
/** 18GB-7.6 */
export const IPO_HOLDING_LIMIT = 60;
/** 18GB-6.8 */
export const CONVERSION_STEPS = { stock: 2, emergency: 3 } as const;
export const CONVERSION_SHARES = 5;

/** 18GB-10.1, 10.7 */
export const TILE_ACTIONS = 2;
export const HILL_COST = 50;

/** 18GB-12.6, 12.7 */
export const DISTANCE_BONUS = 10;
export const TUNNEL_BONUS: Readonly<Record<HexId, number>> = { C22: 30, I4: 40 };

/** 18GB-16.4 */
export const TRAINS_LEFT_FOR_BAN = 2;
