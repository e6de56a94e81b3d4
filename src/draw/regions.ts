import type { HexId } from '../rail/hex.ts';
import { EDGES } from '../rail/hex.ts';
import { type HexMap, isMarked, type MapHex } from '../rail/map.ts';
import type { RegionLook } from './looks.ts';
import type { Token } from './theme.ts';

export function isLand(hex: MapHex): boolean {
  return hex.printed.colour !== 'blue';
}

/** All land that can be reached from a hex without crossing a marked edge. */
function reach(map: HexMap, start: MapHex, cutBy: string): Set<MapHex> {
  const found = new Set([start]);
  for (const hex of found) {
    for (const edge of EDGES) {
      const next = map.hexes[hex.neighbours[edge] as number];
      if (next && isLand(next) && !isMarked(map, cutBy, hex.index, edge)) found.add(next);
    }
  }
  return found;
}

const known = new WeakMap<HexMap, WeakMap<RegionLook, ReadonlyMap<HexId, Token>>>();

/** The ground of every hex in a tinted region. */
export function regionGrounds(map: HexMap, look: RegionLook | null): ReadonlyMap<HexId, Token> {
  if (!look) return new Map();
  const ofMap = known.get(map) ?? new WeakMap<RegionLook, ReadonlyMap<HexId, Token>>();
  known.set(map, ofMap);
  const grounds = ofMap.get(look) ?? findGrounds(map, look);
  ofMap.set(look, grounds);
  return grounds;
}

function findGrounds(map: HexMap, look: RegionLook): ReadonlyMap<HexId, Token> {
  const grounds = new Map<HexId, Token>();
  for (const { hex, ground } of look.tints) {
    const start = map.byId.get(hex);
    if (!start) continue;
    for (const member of reach(map, start, look.cutBy)) grounds.set(member.id, ground);
  }
  return grounds;
}
