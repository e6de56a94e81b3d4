import { nth } from '../core/present.ts';
import { type OptionValues, resolveOptions } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import { KIT, PHASE_NAMES as PHASES_1848, RAILWAYS as RAILWAYS_1848, SIDES } from '../games/1848/data.ts';
import type { TrainName as Train1848 } from '../games/1848/data.ts';
import { game1848 } from '../games/1848/game.ts';
import type { State as State1848 } from '../games/1848/state.ts';
import {
  COMPANIES as COMPANIES_1860,
  PHASE_NAMES as PHASES_1860,
  RAILWAYS as RAILWAYS_1860,
  TRAIN_NAMES as TRAINS_1860,
} from '../games/1860/data.ts';
import { game1860 } from '../games/1860/game.ts';
import { kitOf as kit1860, type State as State1860 } from '../games/1860/state.ts';
import { CHARTERS, TRAIN_TYPES } from '../games/18gb/data.ts';
import { game18GB } from '../games/18gb/game.ts';
import { companyIds, kitOf as kit18GB, type State as State18GB } from '../games/18gb/state.ts';
import { type Board, type BoardKit, faceAt, facesOf, newBoard, withTile } from '../rail/board.ts';
import { EDGES, facing } from '../rail/hex.ts';
import type { MapHex } from '../rail/map.ts';
import { type CityTokens, citiesAt, type CompanyId, type Tokens } from '../rail/tokens.ts';
import { fittingLays } from '../rail/track.ts';

/** Positions for the finder that no game would reach: dense track in a small region, tokens and trains at will. */

export interface RandomPosition<S extends object> {
  readonly state: S;
  readonly company: CompanyId;
  /** Goes on with the chance that made the position. */
  readonly random: SeededRandom;
  readonly where: string;
}

/** How dense and how large; the defaults give boards that brute force can finish. */
export interface Density {
  readonly radius?: number;
  readonly lays?: number;
  readonly trains?: number;
}

/** The hexes within some steps of one of them. */
function region({ map }: BoardKit, centre: MapHex, radius: number): MapHex[] {
  let near = new Set([centre.index]);
  for (let step = 0; step < radius; step++) {
    const around = [...near].flatMap((hex) => map.hexes[hex]?.neighbours ?? []);
    near = new Set([...near, ...around.filter((hex) => hex >= 0)]);
  }
  return [...near].map((index) => nth(map.hexes, index));
}

/** Exits that meet track on the other side. */
function joints(kit: BoardKit, board: Board, hex: MapHex, exits: number): number {
  const faces = facesOf(kit, board);
  return EDGES.filter((edge) => {
    const next = hex.neighbours[edge] ?? -1;
    return exits & (1 << edge) && next >= 0 && nth(faces, next).exits & (1 << facing(edge));
  }).length;
}

/** Lays that fit, from the supply, of some picks the one that joins most track. */
export function grownBoard(
  kit: BoardKit,
  random: SeededRandom,
  hexes: readonly MapHex[],
  lays: number,
): Board {
  let board = newBoard(kit);
  for (let done = 0; done < lays; done++) {
    const hex = random.pick(hexes);
    const options = fittingLays(kit, board, hex).filter((lay) => (board.supply[lay.tile] ?? 1) > 0);
    if (options.length === 0) continue;
    const picks = Array.from({ length: 8 }, () => random.pick(options));
    const [first] = picks.toSorted(
      (a, b) => joints(kit, board, hex, b.exits) - joints(kit, board, hex, a.exits),
    ) as [(typeof picks)[number]];
    board = withTile(kit, board, hex.id, first.tile, first.rotation);
  }
  return board;
}

/** The tokens with one more in a free slot of that hex, if there is one. */
export function withRandomToken(
  kit: BoardKit,
  board: Board,
  tokens: Tokens,
  random: SeededRandom,
  hexes: readonly MapHex[],
  company: CompanyId,
): Tokens {
  const free = hexes.flatMap((hex) =>
    citiesAt(kit, board, tokens, hex).flatMap(({ slots }, city) =>
      slots.includes(null) && !slots.includes(company) ? [{ hex, city }] : [],
    ),
  );
  // Most tokens stand where track is.
  const lively = free.filter(({ hex, city }) => (faceAt(kit, board, hex).stops[city]?.exits ?? 0) > 0);
  if (free.length === 0) return tokens;
  const { hex, city } = random.pick(lively.length > 0 && maybe(random, 90) ? lively : free);
  return placeToken(kit, board, tokens, hex, city, company);
}

function placeToken(
  kit: BoardKit,
  board: Board,
  tokens: Tokens,
  hex: MapHex,
  city: number,
  company: CompanyId,
): Tokens {
  const cities = citiesAt(kit, board, tokens, hex).map((old, index): CityTokens => {
    if (index !== city) return old;
    const slot = old.slots.indexOf(null);
    return { ...old, slots: old.slots.map((taken, at) => (at === slot ? company : taken)) };
  });
  return { ...tokens, [hex.id]: cities };
}

function someTokens(
  kit: BoardKit,
  board: Board,
  random: SeededRandom,
  hexes: readonly MapHex[],
  company: CompanyId,
  others: readonly CompanyId[],
  start: Tokens,
): Tokens {
  let tokens = start;
  for (let left = random.below(3) + Number(Object.keys(start).length === 0); left > 0; left--) {
    tokens = withRandomToken(kit, board, tokens, random, hexes, company);
  }
  for (let left = random.below(5); left > 0; left--) {
    tokens = withRandomToken(kit, board, tokens, random, hexes, random.pick(others));
  }
  return tokens;
}

/** A few trains of a kind or two, so that some run alike. */
function someTrains<T>(random: SeededRandom, names: readonly T[], most: number): T[] {
  const kinds = [random.pick(names), random.pick(names)];
  return Array.from({ length: 1 + random.below(most) }, () => random.pick(kinds));
}

function maybe(random: SeededRandom, percent: number): boolean {
  return random.below(100) < percent;
}

/** The hexes from which regions grow: homes and places with printed track are the lively ones. */
function centreOf(kit: BoardKit, random: SeededRandom): MapHex {
  const lively = kit.map.hexes.filter(({ printed }) => printed.stops.length > 0);
  return random.pick(lively);
}

const STATES_1848 = new Map<string, State1848>();

export function random1848(seed: number, density: Density = {}): RandomPosition<State1848> {
  const random = new SeededRandom(seed * 7919 + 1);
  const options = { kk_bonus: maybe(random, 70), alice_single: maybe(random, 50) };
  const key = JSON.stringify(options);
  let base = STATES_1848.get(key);
  if (!base) {
    base = game1848.setup(3, resolveOptions(game1848, '18xx.games', options), 1);
    STATES_1848.set(key, base);
  }
  const { radius = 1 + random.below(4), lays = 10 + random.below(90), trains: most = 4 } = density;
  // 1848-11.7, 11.8: Alice Springs is where the Ghan goes.
  const alice = maybe(random, 25) ? KIT.map.byId.get(random.pick(['A4', 'B5', 'A6'])) : undefined;
  const hexes = region(KIT, alice ?? centreOf(KIT, random), alice ? Math.max(2, radius) : radius);
  const board = grownBoard(KIT, random, hexes, alice ? 2 * lays : lays);
  const company = random.pick(RAILWAYS_1848);
  const others = RAILWAYS_1848.filter((id) => id !== company);
  const names = (alice ? ['2E', '4', '6', '8', 'D'] : Object.keys(SIDES)) as Train1848[];
  const trains = someTrains(random, names, most).map((name, index) => [`t-${index}`, name] as const);
  const state: State1848 = {
    ...base,
    phase: random.pick(PHASES_1848),
    board,
    tokens: someTokens(KIT, board, random, hexes, company, others, {}),
    trains: Object.fromEntries(trains),
    companies: {
      ...base.companies,
      [company]: {
        ...(base.companies[company] as never as object),
        trains: trains.map(([id]) => id),
      } as never,
    },
  };
  return { state, company, random, where: `1848 seed ${seed}` };
}

/** The options of 1860 that change what a run may do. */
function options1860(random: SeededRandom): OptionValues {
  const lease = random.below(3);
  return {
    re_enter_hexes: maybe(random, 30),
    no_skip_towns: maybe(random, 20),
    bypassed_city_unscored: maybe(random, 30),
    routes_by_network: maybe(random, 25),
    br_no_skip_towns: maybe(random, 30),
    original_insolvency: lease === 1,
    simplified_insolvency: lease === 2,
    two_player_map: maybe(random, 20),
  };
}

export function random1860(seed: number, density: Density = {}): RandomPosition<State1860> {
  const random = new SeededRandom(seed * 6007 + 3);
  const base = game1860.setup(2, resolveOptions(game1860, '18xx.games', options1860(random)), 1);
  const kit = kit1860(base);
  const company = random.pick(RAILWAYS_1860);
  const home = kit.map.byId.get(COMPANIES_1860[company].home) as MapHex;
  const { radius = 1 + random.below(4), lays = 10 + random.below(90), trains: most = 4 } = density;
  const hexes = region(kit, home, radius);
  const board = grownBoard(kit, random, hexes, lays);
  const others = RAILWAYS_1860.filter((id) => id !== company);
  const start = maybe(random, 92) ? placeToken(kit, board, {}, home, 0, company) : {};
  const trains = someTrains(random, TRAINS_1860, most).map((name, index) => `${name}-${index}`);
  const bankrupt = new Set(maybe(random, 30) ? [random.pick(others)] : []);
  const companies = Object.fromEntries(
    Object.entries(base.companies).map(([id, spec]) => [
      id,
      id === company
        ? { ...spec, trains, insolvent: maybe(random, 15) }
        : { ...spec, bankrupt: bankrupt.has(id as never) },
    ]),
  );
  const state: State1860 = {
    ...base,
    phase: random.pick(PHASES_1860),
    board,
    tokens: someTokens(kit, board, random, hexes, company, others, start),
    companies,
    britishRail: maybe(random, 20),
    southernRound: maybe(random, 20),
  };
  return { state, company, random, where: `1860 seed ${seed}` };
}

export function random18GB(seed: number, density: Density = {}): RandomPosition<State18GB> {
  const random = new SeededRandom(seed * 5003 + 7);
  const options = {
    two_player_ew: maybe(random, 50),
    'compass.network_once': maybe(random, 30),
  };
  const base = game18GB.setup(2 + random.below(5), resolveOptions(game18GB, '18xx.games', options), seed);
  const kit = kit18GB(base);
  const company = random.pick(companyIds(base));
  const { radius = 1 + random.below(4), lays = 10 + random.below(90), trains: most = 4 } = density;
  const home = kit.map.byId.get(CHARTERS[company]?.home ?? '') as MapHex;
  // Where the points of the compass lie close together, a bonus is in reach of short trains.
  const north = kit.map.byId.get(random.pick(['H5', 'I4', 'G4'])) ?? home;
  const hexes = region(kit, random.pick([home, north, centreOf(kit, random)]), radius);
  const board = grownBoard(kit, random, hexes, lays);
  const others = companyIds(base).filter((id) => id !== company);
  const trains = someTrains(random, TRAIN_TYPES, most).map((name, index) => `${name}-${index}`);
  const director = 0;
  const privates = Object.fromEntries(
    Object.entries(base.privates).map(([id, spec]) => [
      id,
      { ...spec, owner: director, closed: maybe(random, 60) },
    ]),
  ) as State18GB['privates'];
  const state: State18GB = {
    ...base,
    phase: random.pick(TRAIN_TYPES),
    board,
    privates,
    tokens: someTokens(kit, board, random, hexes, company, others, {}),
    companies: {
      ...base.companies,
      [company]: {
        ...(base.companies[company] as State18GB['companies'][string]),
        trains,
        director,
        insolvent: maybe(random, 10),
      },
    },
  };
  return { state, company, random, where: `18GB seed ${seed}` };
}

/** The hexes of a position where tiles lie or track is printed. */
export function trackedHexes(kit: BoardKit, board: Board): MapHex[] {
  return kit.map.hexes.filter((hex) => faceAt(kit, board, hex).pieces.length > 0);
}
