import { BadInput } from '../core/game.ts';
import { type Board, type BoardKit, faceAt, hexOf } from '../rail/board.ts';
import type { RouteIntent } from '../routes/law.ts';
import type { SiteAction } from './site-file.ts';

/** Routes as 18xx.games writes them: a list of hexes for each leg between two stops (1848-21.7, 18GB-20.6). */

interface SiteRoute {
  readonly train: string;
  readonly connections: readonly (readonly string[])[];
}

export function routesOf(kit: BoardKit, board: Board, record: SiteAction): RouteIntent[] {
  const routes = (record['routes'] ?? []) as readonly SiteRoute[];
  if (!Array.isArray(routes)) throw new BadInput('"routes" is no list');
  return routes.map((route) => ({ train: route.train, path: pathOf(kit, board, route) }));
}

/** Which stops of a hex a segment could begin or end at: those with track towards its next hex. */
function stopsTowards(kit: BoardKit, board: Board, hexId: string, next: string): number[] {
  const hex = hexOf(kit, hexId);
  const face = faceAt(kit, board, hex);
  const edge = hex.neighbours.indexOf(hexOf(kit, next).index);
  return face.stops.flatMap((stop, index) => (edge >= 0 && stop.exits & (1 << edge) ? [index] : []));
}

/**
 * Puts the segments one after the other. Each may be written against the running order, so the ends are
 * matched as stops, not as hexes.
 */
function pathOf(kit: BoardKit, board: Board, route: SiteRoute): string[] {
  const segments = route.connections.map((hexes) => {
    for (const id of hexes) if (!kit.map.byId.has(id)) throw new BadInput(`hex ${id} is not on the map`);
    const [first = '', second = ''] = hexes;
    const last = hexes[hexes.length - 1] ?? '';
    const head = stopsTowards(kit, board, first, second)[0] ?? 0;
    const tail = stopsTowards(kit, board, last, hexes[hexes.length - 2] ?? '')[0] ?? 0;
    return { from: `${first}-${head}`, via: hexes.slice(1, -1), to: `${last}-${tail}` };
  });
  const [first, ...rest] = segments;
  if (!first) return [];
  let path = [first.from, ...first.via, first.to];
  // The first segment's direction shows only when the second joins it.
  const second = rest[0];
  if (second && path[0] !== undefined && [second.from, second.to].includes(path[0])) path = path.toReversed();
  for (const segment of rest) {
    const end = path[path.length - 1];
    if (segment.from === end) path.push(...segment.via, segment.to);
    else if (segment.to === end) path.push(...segment.via.toReversed(), segment.from);
    else throw new BadInput(`the segments of the ${route.train} do not join at ${end}`);
  }
  return path;
}

/** The legs of a path, hex by hex. */
export function connectionsOf(path: readonly string[]): string[][] {
  const connections: string[][] = [];
  for (const [index, place] of path.entries()) {
    const hex = hexOfPlace(place);
    if (index > 0) connections[connections.length - 1]?.push(hex);
    if (place.includes('-') && index < path.length - 1) connections.push([hex]);
  }
  return connections;
}

/** The stops of a path in running order. */
export function stopsOfPath(path: readonly string[]): string[] {
  return path.filter((place) => place.includes('-'));
}

export function hexOfPlace(place: string): string {
  return place.split('-')[0] ?? place;
}
