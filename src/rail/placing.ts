import { nth } from '../core/present.ts';
import { type Board, type BoardKit, facesOf } from './board.ts';
import type { HexId } from './hex.ts';
import type { MapHex } from './map.ts';
import { reachesOne, reachOf } from './network.ts';
import { citiesAt, type CompanyId, freeSlot, hasTokenAt, type Tokens } from './tokens.ts';

/** What stands against a company's token in a city, whatever the title. */
export type TokenProblem = 'no-city-there' | 'own-token-there' | 'city-out-of-reach' | 'no-free-slot';

interface Placed {
  readonly board: Board;
  readonly tokens: Tokens;
}

export function tokenProblem(
  kit: BoardKit,
  { board, tokens }: Placed,
  company: CompanyId,
  { hex, city }: { readonly hex: MapHex; readonly city: number },
  reserved: Readonly<Record<CompanyId, number>> | undefined,
): TokenProblem | null {
  const face = nth(facesOf(kit, board), hex.index);
  if (face.stops[city]?.kind !== 'city') return 'no-city-there';
  if (hasTokenAt(tokens, hex.id, company)) return 'own-token-there';
  const reached = reachOf(kit, board, tokens, company).stops[hex.index] as number;
  if (!(reached & (1 << city))) return 'city-out-of-reach';
  return freeSlot(citiesAt(kit, board, tokens, hex), city, company, reserved) < 0 ? 'no-free-slot' : null;
}

/** Whether there is any city in which a token of the company may stand. */
export function hasPlaceForToken(
  kit: BoardKit,
  { board, tokens }: Placed,
  company: CompanyId,
  reservedAt: (hex: HexId) => Readonly<Record<CompanyId, number>> | undefined,
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
): Generator<{ hex: MapHex; city: number }> {
  const { stops } = reachOf(kit, board, tokens, company);
  for (const hex of kit.map.hexes) {
    const bits = stops[hex.index] as number;
    for (let city = 0; bits >> city !== 0; city++) if (bits & (1 << city)) yield { hex, city };
  }
}
