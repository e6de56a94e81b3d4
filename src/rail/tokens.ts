import { nth } from '../core/present.ts';
import { Recent } from '../core/recent.ts';
import { type Board, type BoardKit, facesOf } from './board.ts';
import type { HexId } from './hex.ts';
import type { HexMap, MapHex } from './map.ts';
import type { MayPass, StopRef } from './search.ts';
import type { Face } from './tile.ts';

export type CompanyId = string;

/** The places of one city: its slots, and tokens that stand beside them. */
export interface CityTokens {
  readonly slots: readonly (CompanyId | null)[];
  readonly beside: readonly CompanyId[];
}

/** The tokens slice of a state, a value like the board: every change gives a new one. */
export type Tokens = Readonly<Record<HexId, readonly CityTokens[]>>;

const NO_TOKENS: readonly CityTokens[] = [];

function emptyCity(slots: number): CityTokens {
  return { slots: Array<null>(slots).fill(null), beside: [] };
}

/** The places of every stop of a hex (a stop without slots has none), as the present tile gives them. */
export function citiesAt(kit: BoardKit, board: Board, tokens: Tokens, hex: MapHex): readonly CityTokens[] {
  const known = tokens[hex.id];
  if (known) return known;
  const face = nth(facesOf(kit, board), hex.index);
  return face.stops.map((stop) => emptyCity(stop.slots));
}

export function tokenCompanies(cities: readonly CityTokens[] = NO_TOKENS): CompanyId[] {
  return cities.flatMap((city) => [...city.slots.filter((slot) => slot !== null), ...city.beside]);
}

export function hasTokenAt(tokens: Tokens, hex: HexId, company: CompanyId): boolean {
  return tokens[hex]?.some((city) => city.slots.includes(company) || city.beside.includes(company)) ?? false;
}

export function hasTokenIn(tokens: Tokens, hex: HexId, city: number, company: CompanyId): boolean {
  const places = tokens[hex]?.[city];
  return places !== undefined && (places.slots.includes(company) || places.beside.includes(company));
}

/** A full city stops every company that has no token there. */
export function isBlocked(tokens: Tokens, hex: HexId, city: number, company: CompanyId): boolean {
  return isFullFor(tokens[hex]?.[city], company);
}

function isFullFor(places: CityTokens | undefined, company: CompanyId): boolean {
  if (!places || places.slots.length === 0 || places.slots.includes(null)) return false;
  return !places.slots.includes(company) && !places.beside.includes(company);
}

/**
 * The slot a company would take in a city, or -1. A reservation keeps the slot of that number for its
 * company, as long as the slot is free.
 */
export function freeSlot(
  cities: readonly CityTokens[],
  city: number,
  company: CompanyId,
  reserved: Readonly<Record<CompanyId, number>> | undefined,
): number {
  const slots = cities[city]?.slots ?? [];
  const keepers = Object.entries(reserved ?? {})
    .filter(([, index]) => index === city)
    .map(([keeper]) => keeper);
  if (keepers.includes(company)) return slots.indexOf(null);
  // Reservations hold the lowest free slots, one each.
  let held = keepers.length;
  for (const [index, slot] of slots.entries()) {
    if (slot !== null) continue;
    if (held === 0) return index;
    held--;
  }
  return -1;
}

function withCity(
  tokens: Tokens,
  hex: HexId,
  cities: readonly CityTokens[],
  city: number,
  places: CityTokens,
): Tokens {
  return { ...tokens, [hex]: cities.map((old, index) => (index === city ? places : old)) };
}

export function withToken(
  tokens: Tokens,
  hex: HexId,
  cities: readonly CityTokens[],
  city: number,
  slot: number,
  company: CompanyId,
): Tokens {
  const places = nth(cities, city);
  const slots = places.slots.map((old, index) => (index === slot ? company : old));
  return withCity(tokens, hex, cities, city, { ...places, slots });
}

export function withTokenBeside(
  tokens: Tokens,
  hex: HexId,
  cities: readonly CityTokens[],
  city: number,
  company: CompanyId,
): Tokens {
  const places = nth(cities, city);
  return withCity(tokens, hex, cities, city, { ...places, beside: [...places.beside, company] });
}

/** Every token of one company becomes another's, in the same place. */
export function withTokensTurned(tokens: Tokens, from: CompanyId, to: CompanyId): Tokens {
  const turned: Record<HexId, readonly CityTokens[]> = {};
  for (const [hex, cities] of Object.entries(tokens)) {
    turned[hex] = cities.map((city) => ({
      slots: city.slots.map((slot) => (slot === from ? to : slot)),
      beside: city.beside.map((token) => (token === from ? to : token)),
    }));
  }
  return turned;
}

/**
 * Where the cities of an old face end up on a new one: by shared exits, then by number among the rest.
 * Two old cities never merge unless the new face has fewer.
 */
export function cityMap(from: Face, to: Face): number[] {
  const target: number[] = from.stops.map(() => -1);
  const taken = new Set<number>();
  for (const [index, stop] of from.stops.entries()) {
    if (stop.exits === 0) continue;
    const match = to.stops.findIndex((other) => (other.exits & stop.exits) === stop.exits);
    target[index] = match;
    taken.add(match);
  }
  for (const [index, match] of target.entries()) {
    if (match >= 0) continue;
    const free = to.stops.findIndex((_, other) => !taken.has(other));
    target[index] = free >= 0 ? free : 0;
    taken.add(target[index]);
  }
  return target;
}

/** The tokens after a hex has changed from one face to another. */
export function withFaceChanged(tokens: Tokens, hex: HexId, from: Face, to: Face): Tokens {
  const cities = tokens[hex];
  if (!cities) return tokens;
  const target = cityMap(from, to);
  const next = to.stops.map((stop) => ({
    slots: Array<CompanyId | null>(stop.slots).fill(null),
    beside: [] as CompanyId[],
  }));
  for (const [index, city] of cities.entries()) {
    const place = next[target[index] as number];
    if (!place) continue;
    for (const [slot, company] of city.slots.entries()) {
      if (company === null) continue;
      const wanted = place.slots[slot] === null ? slot : place.slots.indexOf(null);
      if (wanted >= 0) place.slots[wanted] = company;
      else place.beside.push(company);
    }
    place.beside.push(...city.beside);
  }
  return { ...tokens, [hex]: next };
}

/** Hexes with a token of the company, with the city it stands in. */
export function tokenPlaces(tokens: Tokens, company: CompanyId): { hex: HexId; city: number }[] {
  const places: { hex: HexId; city: number }[] = [];
  for (const hex in tokens) {
    const cities = tokens[hex] as readonly CityTokens[];
    for (let city = 0; city < cities.length; city++) {
      const { slots, beside } = cities[city] as CityTokens;
      for (const slot of slots) if (slot === company) places.push({ hex, city });
      for (const token of beside) if (token === company) places.push({ hex, city });
    }
  }
  return places;
}

/* ---- for searches, which ask about the same tokens over and over ---- */

/** The tokens by hex number, and what they mean for each company that was asked about. */
interface TokensOnMap {
  readonly cities: readonly (readonly CityTokens[] | undefined)[];
  readonly byCompany: Map<CompanyId, CompanyTokens>;
}

interface CompanyTokens {
  /** Its own, as stops of the board. */
  readonly stops: readonly StopRef[];
  /** Which stops it may pass. */
  readonly mayPass: MayPass;
}

const tokensOnMaps = new Recent<Tokens, TokensOnMap>();

function onMap(map: HexMap, tokens: Tokens): TokensOnMap {
  let known = tokensOnMaps.get(tokens);
  if (!known) {
    const cities = Array<readonly CityTokens[] | undefined>(map.hexes.length).fill(undefined);
    for (const id in tokens) {
      const hex = map.byId.get(id);
      if (hex) cities[hex.index] = tokens[id];
    }
    known = { cities, byCompany: new Map() };
    tokensOnMaps.set(tokens, known);
  }
  return known;
}

/** What is known of the tokens of every hex, by number; nothing where there are none. */
export function citiesByHex(map: HexMap, tokens: Tokens): TokensOnMap['cities'] {
  return onMap(map, tokens).cities;
}

/** Where the company's tokens stand, and which stops it may pass. */
export function tokensOf(map: HexMap, tokens: Tokens, company: CompanyId): CompanyTokens {
  const { cities, byCompany } = onMap(map, tokens);
  let known = byCompany.get(company);
  if (!known) {
    const stops = tokenPlaces(tokens, company).map(({ hex, city }) => ({
      hex: map.byId.get(hex)?.index ?? -1,
      stop: city,
    }));
    known = { stops, mayPass: (hex, stop) => !isFullFor(cities[hex]?.[stop], company) };
    byCompany.set(company, known);
  }
  return known;
}

/** The company's tokens as stops of the board. */
export function tokenStops(map: HexMap, tokens: Tokens, company: CompanyId): readonly StopRef[] {
  return tokensOf(map, tokens, company).stops;
}
