import { nth } from '../core/present.ts';
import { type Board, type BoardKit, facesOf } from './board.ts';
import type { HexId } from './hex.ts';
import type { MapHex } from './map.ts';
import { reaches, reachesOne, reachOf } from './network.ts';
import { citiesAt, type CompanyId, freeSlot, hasTokenAt, type Tokens, withToken } from './tokens.ts';

/** What prevents a company's token in a city, in every title. */
export type TokenProblem = 'no-city-there' | 'own-token-there' | 'city-out-of-reach' | 'no-free-slot';

interface Placed {
  readonly board: Board;
  readonly tokens: Tokens;
}

export interface Place {
  readonly hex: MapHex;
  readonly city: number;
}

/** Slots kept in a hex, with the city: for companies, or for others by whose right a token is placed. */
export type Reserved = Readonly<Record<string, number>> | undefined;

export function tokenProblem(
  kit: BoardKit,
  placed: Placed,
  company: CompanyId,
  place: Place,
  reserved: Reserved,
): TokenProblem | null {
  const problem = standingProblem(kit, placed, company, place);
  if (problem !== null) return problem;
  if (!isReached(kit, placed, company, place)) return 'city-out-of-reach';
  return slotIn(kit, placed, place, company, reserved) < 0 ? 'no-free-slot' : null;
}

/** The same, whether or not in reach. `keeper` is whose right is used to place the token. */
export function cityProblem(
  kit: BoardKit,
  placed: Placed,
  company: CompanyId,
  place: Place,
  reserved: Reserved,
  keeper: string,
): Exclude<TokenProblem, 'city-out-of-reach'> | null {
  const problem = standingProblem(kit, placed, company, place);
  if (problem !== null) return problem;
  return slotIn(kit, placed, place, keeper, reserved) < 0 ? 'no-free-slot' : null;
}

function standingProblem(
  kit: BoardKit,
  { board, tokens }: Placed,
  company: CompanyId,
  { hex, city }: Place,
): 'no-city-there' | 'own-token-there' | null {
  const face = nth(facesOf(kit, board), hex.index);
  if (face.stops[city]?.kind !== 'city') return 'no-city-there';
  return hasTokenAt(tokens, hex.id, company) ? 'own-token-there' : null;
}

export function isReached(kit: BoardKit, placed: Placed, company: CompanyId, { hex, city }: Place): boolean {
  return reaches(kit, placed, company, { hex: hex.index, stop: city });
}

function slotIn(
  kit: BoardKit,
  { board, tokens }: Placed,
  { hex, city }: Place,
  keeper: string,
  reserved: Reserved,
): number {
  return freeSlot(citiesAt(kit, board, tokens, hex), city, keeper, reserved);
}

/** The tokens with one more, in a slot of the city that is open to its keeper. */
export function withTokenIn(
  kit: BoardKit,
  { board, tokens }: Placed,
  company: CompanyId,
  { hex, city }: Place,
  reserved: Reserved,
  keeper: string = company,
): Tokens {
  const cities = citiesAt(kit, board, tokens, hex);
  return withToken(tokens, hex.id, cities, city, freeSlot(cities, city, keeper, reserved), company);
}

/** Whether a token of the company may stand in any city. */
export function hasPlaceForToken(
  kit: BoardKit,
  { board, tokens }: Placed,
  company: CompanyId,
  reservedAt: (hex: HexId) => Reserved,
): boolean {
  const faces = facesOf(kit, board);
  return reachesOne(kit, { board, tokens }, company, (index, city) => {
    const hex = kit.map.hexes[index];
    if (!hex || faces[index]?.stops[city]?.kind !== 'city' || hasTokenAt(tokens, hex.id, company))
      return false;
    return freeSlot(citiesAt(kit, board, tokens, hex), city, company, reservedAt(hex.id)) >= 0;
  });
}

/** The stops a company reaches, as hex and number. */
export function* reachedStops(
  kit: BoardKit,
  { board, tokens }: Placed,
  company: CompanyId,
): Generator<Place> {
  const { stops } = reachOf(kit, board, tokens, company);
  for (const hex of kit.map.hexes) {
    const bits = stops[hex.index] as number;
    for (let city = 0; bits >> city !== 0; city++) if (bits & (1 << city)) yield { hex, city };
  }
}
