import type { BoardKit, BuildingLaw } from '../../rail/board.ts';
import type { HexId } from '../../rail/hex.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { CORPORATIONS, PRIVATE_IDS, type PrivateId, TRAIN_TYPES, type TrainType } from './data.ts';
import { EAST_WEST_MAP, FULL_MAP, NORTH_SOUTH_MAP } from './map.ts';
import { TILES, TILES_WITHOUT_GRAY } from './tiles.ts';

/** 18GB-2.1, 18GB-2.2, 18GB-2.3: what is in play, by number of players and set-up. */

export const SCENARIO_IDS = ['2NS', '2EW', '3', '4Std', '4Alt', '5', '6'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

export const COMPASS = ['N', 'E', 'S', 'W'] as const;
export type Compass = Readonly<Record<(typeof COMPASS)[number], readonly HexId[]>>;

export interface Scenario {
  readonly players: number;
  readonly cash: number;
  readonly certificates: number;
  /** Winning bids that let a player pass in the auction. */
  readonly bidsToPass: number;
  readonly corporations: readonly CompanyId[];
  /** One of these joins at random. */
  readonly oneOf: readonly CompanyId[];
  /** Corporations that cannot start in the first stock round. */
  readonly later: number;
  readonly privates: readonly PrivateId[];
  readonly trains: Readonly<Record<TrainType, number>>;
  readonly kit: BoardKit;
  readonly compass: Compass;
}

/** 18GB-10.2, 18GB-10.4: blue follows blue, only red and gray ground is closed. */
const BUILDING: BuildingLaw = {
  next: { blue: 'blue' },
  closedGround: ['red', 'gray'],
};

/** 18GB-2.2: the maps with their tile sets. */
export const KITS = {
  full: { map: FULL_MAP, tiles: TILES_WITHOUT_GRAY, building: BUILDING },
  'full-gray': { map: FULL_MAP, tiles: TILES, building: BUILDING },
  'north-south': { map: NORTH_SOUTH_MAP, tiles: TILES_WITHOUT_GRAY, building: BUILDING },
  'east-west': { map: EAST_WEST_MAP, tiles: TILES_WITHOUT_GRAY, building: BUILDING },
} as const satisfies Readonly<Record<string, BoardKit>>;

/** 18GB-3.6 */
const FULL_COMPASS: Compass = {
  N: ['G0', 'I0', 'K0'],
  E: ['K0', 'K22', 'J27', 'G26'],
  S: ['J27', 'G26', 'D27', 'a25'],
  W: ['a19', 'a25', 'C16', 'C14', 'E6'],
};
const EAST_WEST_COMPASS: Compass = {
  N: ['H9', 'J11'],
  E: ['K22', 'J27', 'G26'],
  S: ['a25', 'J27', 'G26', 'D27'],
  W: ['a19', 'a25', 'C16', 'C14'],
};

function trains(...counts: readonly number[]): Record<TrainType, number> {
  return Object.fromEntries(TRAIN_TYPES.map((type, index) => [type, counts[index] ?? 0])) as Record<
    TrainType,
    number
  >;
}

const NORTH: readonly CompanyId[] = ['CR', 'LNWR', 'LYR', 'MR', 'NBR', 'NER'];
const NORTH_PRIVATES: readonly PrivateId[] = ['LB', 'AF', 'GN', 'SD', 'LM', 'LS'];

const TWO = { players: 2, cash: 375, certificates: 19, bidsToPass: 2, oneOf: [], later: 3 } as const;
const FOUR = { players: 4, cash: 330, certificates: 14, bidsToPass: 1, oneOf: [], later: 4 } as const;
const MANY = {
  bidsToPass: 1,
  corporations: CORPORATIONS,
  oneOf: [],
  later: 6,
  privates: PRIVATE_IDS,
} as const;

export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  '2NS': {
    ...TWO,
    corporations: NORTH,
    privates: NORTH_PRIVATES,
    trains: trains(4, 3, 3, 1, 2, 2, 6),
    kit: KITS['north-south'],
    compass: { ...FULL_COMPASS, S: ['J27', 'G26', 'D27'], W: ['E6'] },
  },
  '2EW': {
    ...TWO,
    corporations: ['GER', 'GWR', 'LNWR', 'LSWR', 'MR', 'SWR'],
    privates: ['LB', 'GN', 'LM', 'LS', 'TV', 'CH'],
    trains: trains(4, 3, 3, 1, 2, 2, 6),
    kit: KITS['east-west'],
    compass: EAST_WEST_COMPASS,
  },
  '3': {
    players: 3,
    cash: 330,
    certificates: 14,
    bidsToPass: 1,
    corporations: NORTH,
    oneOf: ['GSWR', 'GWR', 'MSLR'],
    later: 3,
    privates: NORTH_PRIVATES,
    trains: trains(5, 4, 4, 1, 2, 2, 7),
    kit: KITS.full,
    compass: FULL_COMPASS,
  },
  '4Std': {
    ...FOUR,
    corporations: ['CR', 'GWR', 'LNWR', 'LSWR', 'LYR', 'MR', 'NBR', 'NER', 'SWR'],
    privates: ['LB', 'AF', 'GN', 'SD', 'LM', 'LS', 'TV', 'CH'],
    trains: trains(7, 5, 5, 2, 3, 2, 7),
    kit: KITS.full,
    compass: FULL_COMPASS,
  },
  '4Alt': {
    ...FOUR,
    corporations: ['CR', 'GSWR', 'GWR', 'LNWR', 'LYR', 'MR', 'MSLR', 'NBR', 'NER'],
    privates: ['LB', 'AF', 'GN', 'SD', 'LM', 'LS', 'MC', 'CH'],
    trains: trains(7, 5, 5, 2, 3, 2, 7),
    kit: KITS.full,
    compass: FULL_COMPASS,
  },
  '5': {
    ...MANY,
    players: 5,
    cash: 320,
    certificates: 14,
    trains: trains(9, 6, 5, 3, 3, 3, 8),
    kit: KITS['full-gray'],
    compass: FULL_COMPASS,
  },
  '6': {
    ...MANY,
    players: 6,
    cash: 305,
    certificates: 12,
    trains: trains(10, 7, 6, 3, 3, 3, 8),
    kit: KITS['full-gray'],
    compass: FULL_COMPASS,
  },
};

/** 18GB-2.1: a set-up option that does not fit the number of players is ignored. */
export function scenarioFor(
  seats: number,
  options: { readonly two_player_ew: boolean; readonly four_player_alt: boolean },
): ScenarioId | null {
  if (seats === 2) return options.two_player_ew ? '2EW' : '2NS';
  if (seats === 4) return options.four_player_alt ? '4Alt' : '4Std';
  return SCENARIO_IDS.find((id) => SCENARIOS[id].players === seats) ?? null;
}
