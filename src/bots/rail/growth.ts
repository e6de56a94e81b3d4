import { type BoardKit, facesOf } from '../../rail/board.ts';
import type { HexMap } from '../../rail/map.ts';
import { reachOf } from '../../rail/network.ts';
import type { Stop } from '../../rail/tile.ts';
import type { RailState } from './knowledge.ts';

/** How far apart hexes are, counted in hexes; 255 where no way leads. */
const distances = new WeakMap<HexMap, readonly Uint8Array[]>();

const NO_WAY = 255;

function distancesOf(map: HexMap): readonly Uint8Array[] {
  const known = distances.get(map);
  if (known) return known;
  const found = map.hexes.map(({ index }) => {
    const from = new Uint8Array(map.hexes.length).fill(NO_WAY);
    from[index] = 0;
    const queue = [index];
    for (const at of queue) {
      for (const next of map.hexes[at]?.neighbours ?? []) {
        if (next < 0 || from[next] !== NO_WAY) continue;
        from[next] = (from[at] as number) + 1;
        queue.push(next);
      }
    }
    return from;
  });
  distances.set(map, found);
  return found;
}

/** What a stop promises, whatever the phase: cities grow, halts hardly count. */
function promiseOf({ kind, values }: Stop): number {
  const value = values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
  if (kind === 'city') return value + 20;
  return kind === 'halt' ? 5 : value + 5;
}

/** Each hex that lies between counts so much less. */
const PER_HEX = 0.45;

/** How good the network of a company is apart from what it earns: the stops it reaches, and those it comes near to. */
export function networkGrowth(kit: BoardKit, { board, tokens }: RailState, company: string): number {
  const { stops, edges } = reachOf(kit, board, tokens, company);
  const faces = facesOf(kit, board);
  const between = distancesOf(kit.map);
  const frontier = kit.map.hexes.filter(({ index }) => (edges[index] as number) !== 0);
  let growth = 0;
  for (const { index } of kit.map.hexes) {
    const shown = faces[index]?.stops ?? [];
    if (shown.length === 0) continue;
    let nearest = NO_WAY;
    for (const open of frontier) nearest = Math.min(nearest, between[open.index]?.[index] ?? NO_WAY);
    for (const [number, stop] of shown.entries()) {
      const isReached = ((stops[index] as number) & (1 << number)) !== 0;
      if (isReached) growth += promiseOf(stop);
      else if (nearest < 5) growth += promiseOf(stop) * PER_HEX ** (nearest + 1);
    }
  }
  return growth;
}
