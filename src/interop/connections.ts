import { BadFile } from './bad-file.ts';
import { type Board, type BoardKit, faceAt, hexOf } from '../rail/board.ts';
import { STOP_END } from '../rail/tile.ts';

/**
 * Routes as the site writes them (1848-21.7, 1860-24.8): one entry for each link between neighbouring stops, with the hexes it
 * passes in either direction. A link inside a tile is `["H4"]`, or with the numbers of its two stops,
 * `["F2 0.1"]`, where the tile has several.
 */
export type Connections = readonly (readonly string[])[];

interface Link {
  readonly from: string;
  readonly via: readonly string[];
  readonly to: string;
}

/** The stop of a hex with track towards the next one. */
function stopTowards(kit: BoardKit, board: Board, hexId: string, next: string): number {
  const hex = hexOf(kit, hexId);
  const edge = hex.neighbours.indexOf(hexOf(kit, next).index);
  const { stops } = faceAt(kit, board, hex);
  return Math.max(
    0,
    stops.findIndex(({ exits }) => edge >= 0 && exits & (1 << edge)),
  );
}

/** Pairs of stops joined inside a tile, in rising order. */
function innerLinks(kit: BoardKit, board: Board, hex: string): [number, number][] {
  const { pieces } = faceAt(kit, board, hexOf(kit, hex));
  return pieces
    .filter(({ a, b }) => a >= STOP_END && b >= STOP_END)
    .map(({ a, b }) => [Math.min(a, b) - STOP_END, Math.max(a, b) - STOP_END]);
}

function innerLink(kit: BoardKit, board: Board, entry: string): Link {
  const [hex = '', pair] = entry.split(' ');
  known(kit, hex);
  const [from, to] = pair?.split('.').map(Number) ?? innerLinks(kit, board, hex)[0] ?? [];
  if (from === undefined || to === undefined) throw new BadFile(`no track inside ${hex}`);
  return { from: `${hex}-${from}`, via: [], to: `${hex}-${to}` };
}

function known(kit: BoardKit, hex: string): void {
  if (!kit.map.byId.has(hex)) throw new BadFile(`hex ${hex} is not on the map`);
}

function linkOf(kit: BoardKit, board: Board, hexes: readonly string[]): Link {
  const [first = '', second] = hexes;
  if (second === undefined) return innerLink(kit, board, first);
  for (const hex of hexes) known(kit, hex);
  const last = hexes[hexes.length - 1] ?? '';
  const head = stopTowards(kit, board, first, second);
  const tail = stopTowards(kit, board, last, hexes[hexes.length - 2] ?? '');
  return { from: `${first}-${head}`, via: hexes.slice(1, -1), to: `${last}-${tail}` };
}

/**
 * 1860-24.9: puts the links one after the other. Each may be written against the running order, so the ends are
 * matched as stops, not as hexes.
 */
export function pathOf(kit: BoardKit, board: Board, train: string, connections: Connections): string[] {
  const [first, ...rest] = connections.map((hexes) => linkOf(kit, board, hexes));
  if (!first) return [];
  let path = [first.from, ...first.via, first.to];
  // The first link's direction shows only when the second joins it.
  const second = rest[0];
  if (second && path[0] !== undefined && [second.from, second.to].includes(path[0])) path = path.toReversed();
  for (const link of rest) {
    const end = path[path.length - 1];
    if (link.from === end) path.push(...link.via, link.to);
    else if (link.to === end) path.push(...link.via.toReversed(), link.from);
    else throw new BadFile(`the segments of the ${train} do not join at ${end}`);
  }
  return path;
}

export function hexOfPlace(place: string): string {
  return place.split('-')[0] ?? place;
}

/** The entries of a path of ours. */
export function connectionsOf(kit: BoardKit, board: Board, path: readonly string[]): string[][] {
  const connections: string[][] = [];
  for (const [index, place] of path.entries()) {
    const next = path[index + 1];
    const hex = hexOfPlace(place);
    if (index > 0 && hexOfPlace(path[index - 1] ?? '') !== hex)
      connections[connections.length - 1]?.push(hex);
    if (next === undefined || !place.includes('-')) continue;
    const isInner = hexOfPlace(next) === hex;
    connections.push([isInner ? innerName(kit, board, hex, place, next) : hex]);
  }
  return connections;
}

function innerName(kit: BoardKit, board: Board, hex: string, a: string, b: string): string {
  if (innerLinks(kit, board, hex).length < 2) return hex;
  const pair = [a, b].map((place) => Number(place.split('-')[1])).sort((x, y) => x - y);
  return `${hex} ${pair.join('.')}`;
}
