import type { Seat } from '../core/game.ts';
import { nth } from '../core/present.ts';
import type { Board, BoardKit } from '../rail/board.ts';
import type { HexId } from '../rail/hex.ts';
import type { CompanyId, Tokens } from '../rail/tokens.ts';
import { connectionsOf, hexOfPlace } from './connections.ts';
import type { SiteAction } from './site-file.ts';
import type { PlayerId } from './title.ts';

/** Writes what the 18xx.games records of all titles have in common. */

/** Who acts. */
export type Entity = Pick<SiteAction, 'entity' | 'entity_type'>;

export function asPlayer(ids: readonly PlayerId[], seat: Seat): Entity {
  return { entity: nth(ids, seat), entity_type: 'player' };
}

export function asCompany(company: CompanyId): Entity {
  return { entity: company, entity_type: 'corporation' };
}

export function asPrivate(id: string): Entity {
  return { entity: id, entity_type: 'company' };
}

export function layRecord(
  by: Entity,
  { hex, rotation }: { readonly hex: HexId; readonly rotation: number },
  tile: string,
): SiteAction {
  return { type: 'lay_tile', ...by, hex, tile, rotation };
}

/** A token that has been placed, and is among `tokens` now. */
export function tokenRecord(
  by: Entity,
  { hex, city }: { readonly hex: HexId; readonly city: number },
  cityId: string,
  company: CompanyId,
  tokens: Tokens,
): SiteAction {
  const slot = tokens[hex]?.[city]?.slots.indexOf(company) ?? 0;
  return { type: 'place_token', ...by, city: cityId, slot, tokener: company };
}

export function dividendRecord(by: Entity, { pay }: { readonly pay: boolean }): SiteAction {
  return { type: 'dividend', ...by, kind: pay ? 'payout' : 'withhold' };
}

export function tradeRecord(
  by: Entity,
  { train, price }: { readonly train: string; readonly price: number },
): SiteAction {
  return { type: 'buy_train', ...by, train, price };
}

/** One of our paths as the site writes it: its stops, their hexes and the links between them. */
export function tellPath(
  kit: BoardKit,
  board: Board,
  path: readonly string[],
): { readonly stops: string[]; readonly hexes: string[]; readonly connections: string[][] } {
  const stops = path.filter((place) => place.includes('-'));
  return { stops, hexes: stops.map(hexOfPlace), connections: connectionsOf(kit, board, path) };
}
