import type { Event } from '../../../core/game.ts';
import { type Board, type BoardKit, facesOf, hexOf, tileOf } from '../../../rail/board.ts';
import { edgeBit, type EdgeSet, edgesIn, facing, type HexId } from '../../../rail/hex.ts';
import { isMarked } from '../../../rail/map.ts';
import type { Face } from '../../../rail/tile.ts';
import { citiesAt, type Tokens } from '../../../rail/tokens.ts';
import type { FactView, RailView } from '../../../rail/view.ts';
import { isTile, type MapAction, type TileAction } from './track-sources.ts';

/** What a tile or a token would change, found by comparing the views before and after. */

function faceOn(kit: BoardKit, board: Board, hex: HexId): Face {
  return facesOf(kit, board)[hexOf(kit, hex).index] as Face;
}

/** The neighbours that the track of a hex meets, and those that it only points at. */
function endsOf(
  kit: BoardKit,
  board: Board,
  hex: HexId,
  exits: EdgeSet,
): { readonly joins: readonly HexId[]; readonly towards: readonly HexId[] } {
  const faces = facesOf(kit, board);
  const { neighbours } = hexOf(kit, hex);
  const joins: HexId[] = [];
  const towards: HexId[] = [];
  for (const edge of edgesIn(exits)) {
    const next = neighbours[edge] ?? -1;
    const id = kit.map.hexes[next]?.id;
    if (id === undefined) continue;
    const meets = ((faces[next] as Face).exits & edgeBit(facing(edge))) !== 0;
    (meets ? joins : towards).push(id);
  }
  return { joins, towards };
}

export function joinsOf(kit: BoardKit, board: Board, hex: HexId): ReturnType<typeof endsOf> {
  return endsOf(kit, board, hex, faceOn(kit, board, hex).exits);
}

/** Of several tiles the one that meets the most track around it: what the user most likely wants to see first. */
export function mostJoined(kit: BoardKit, board: Board, actions: readonly MapAction[]): TileAction | null {
  let best: TileAction | null = null;
  let most = -1;
  for (const action of actions.filter(isTile)) {
    const { exits } = tileOf(kit, action.tile).faces[action.rotation] as Face;
    const { length } = endsOf(kit, board, action.hex, exits).joins;
    if (length > most) [best, most] = [action, length];
  }
  return best;
}

/**
 * What makes building cost money there: the terrain of an unbuilt hex, or marked sides that get track for the first
 * time. Keys of the legend, `terrain` and `edge` apart.
 */
export function groundsOf(
  kit: BoardKit,
  before: Board,
  after: Board,
  hex: HexId,
): { readonly terrain: string | null; readonly edges: readonly string[] } {
  const { index, terrain } = hexOf(kit, hex);
  const added = faceOn(kit, after, hex).exits & ~faceOn(kit, before, hex).exits;
  const edges = [...kit.map.marks.keys()].filter((kind) =>
    edgesIn(added).some((edge) => isMarked(kit.map, kind, index, edge)),
  );
  return { terrain: before.laid[hex] === undefined ? (terrain?.kind ?? null) : null, edges };
}

/** What the building itself cost, according to its event; null where nothing was built. */
export function costIn(events: readonly Event[]): number | null {
  for (const { key, params } of events) {
    const cost = key === 'tile-laid' ? params['cost'] : key === 'token-placed' ? params['price'] : undefined;
    if (typeof cost === 'number') return cost;
  }
  return null;
}

/** What happens besides the building. */
export function furtherEvents(events: readonly Event[]): Event[] {
  return events.filter(({ key }) => key !== 'tile-laid' && key !== 'token-placed');
}

/** Facts of the turn that the action changes, as they would be: the second of two tiles. */
export function changedFacts(before: RailView, after: RailView): FactView[] {
  return after.turnFacts.filter(({ key, value }) => {
    const old = before.turnFacts.find((fact) => fact.key === key);
    return old !== undefined && old.value !== value;
  });
}

/** The slots of a city: how many, and how many are free. */
export function placesIn(
  kit: BoardKit,
  board: Board,
  tokens: Tokens,
  hex: HexId,
  city: number,
): { readonly free: number; readonly all: number } {
  const slots = citiesAt(kit, board, tokens, hexOf(kit, hex))[city]?.slots ?? [];
  return { free: slots.filter((slot) => slot === null).length, all: slots.length };
}
