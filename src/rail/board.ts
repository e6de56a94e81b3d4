import { Recent } from '../core/recent.ts';
import type { HexId } from './hex.ts';
import type { HexMap, MapHex } from './map.ts';
import type { Colour, Face, Tile, TileId } from './tile.ts';

/** Where a title's rules of building differ from the common ones (`track.ts`). */
export interface BuildingLaw {
  /** Further colours that may follow one another, e.g. blue on blue. */
  readonly next?: Partial<Readonly<Record<Colour, Colour>>>;
  /** Terrain that one may build towards only where it shows track. */
  readonly closedGround?: readonly Colour[];
}

/** What never changes about a title's board. */
export interface BoardKit {
  readonly map: HexMap;
  readonly tiles: ReadonlyMap<TileId, Tile>;
  readonly building?: BuildingLaw;
}

/**
 * The board slice of a state. It is immutable: laying a tile gives a new one, so everything derived from it
 * (track network, reach) can be cached by object and never goes stale.
 */
export interface Board {
  readonly laid: Readonly<Record<HexId, readonly [tile: TileId, rotation: number]>>;
  /** Copies left, by tile; a tile that never runs out is not listed. */
  readonly supply: Readonly<Record<TileId, number>>;
}

export function newBoard(kit: BoardKit): Board {
  const supply: Record<TileId, number> = {};
  for (const tile of kit.tiles.values()) {
    if (Number.isFinite(tile.copies)) supply[tile.id] = tile.copies;
  }
  return { laid: {}, supply };
}

export function copiesLeft(board: Board, tile: TileId): number {
  return board.supply[tile] ?? Number.POSITIVE_INFINITY;
}

export function tileOf(kit: BoardKit, id: TileId): Tile {
  const tile = kit.tiles.get(id);
  if (!tile) throw new RangeError(`no tile ${id}`);
  return tile;
}

export function hexOf(kit: BoardKit, id: HexId): MapHex {
  const hex = kit.map.byId.get(id);
  if (!hex) throw new RangeError(`no hex ${id}`);
  return hex;
}

export function faceAt(kit: BoardKit, board: Board, hex: MapHex): Face {
  const laid = board.laid[hex.id];
  if (!laid) return hex.printed;
  return tileOf(kit, laid[0]).faces[laid[1]] as Face;
}

const facesOfBoards = new Recent<Board, readonly Face[]>();

/** The faces of all hexes, by hex index. */
export function facesOf(kit: BoardKit, board: Board): readonly Face[] {
  let faces = facesOfBoards.get(board);
  if (!faces) {
    faces = kit.map.hexes.map((hex) => faceAt(kit, board, hex));
    facesOfBoards.set(board, faces);
  }
  return faces;
}

/** The limited tiles of a kit; those whose name is a number are kept separately. */
interface SupplyLayout {
  readonly numbers: readonly number[];
  readonly names: readonly TileId[];
  readonly blank: Readonly<Record<TileId, number>>;
}

const layouts = new WeakMap<BoardKit, SupplyLayout>();

function layoutOf(kit: BoardKit): SupplyLayout {
  let layout = layouts.get(kit);
  if (!layout) {
    const ids = [...kit.tiles.values()].filter(({ copies }) => Number.isFinite(copies)).map(({ id }) => id);
    const numbers = ids.filter((id) => String(Number(id)) === id).map(Number);
    const names = ids.filter((id) => String(Number(id)) !== id);
    layout = { numbers, names, blank: Object.fromEntries([...numbers, ...names].map((id) => [id, 0])) };
    layouts.set(kit, layout);
  }
  return layout;
}

/**
 * A spread takes ten times as long where some tiles are called by numbers and others by names, but for one of an object
 * that is always the same.
 */
function copySupply(kit: BoardKit, supply: Board['supply']): Record<TileId, number> {
  const { numbers, names, blank } = layoutOf(kit);
  if (names.length === 0) return { ...supply };
  const copy: Record<TileId, number> = { ...blank };
  for (const id of numbers) copy[id] = supply[id] as number;
  for (const id of names) copy[id] = supply[id] as number;
  return copy;
}

/** The board with a tile laid; the replaced tile returns to the supply. */
export function withTile(kit: BoardKit, board: Board, hex: HexId, tile: TileId, rotation: number): Board {
  const supply = copySupply(kit, board.supply);
  const old = board.laid[hex];
  if (old && supply[old[0]] !== undefined) supply[old[0]] = copiesLeft(board, old[0]) + 1;
  if (supply[tile] !== undefined) supply[tile] -= 1;
  const next: Board = { laid: { ...board.laid, [hex]: [tile, rotation] }, supply };
  // Only one face differs: the new board need not look at all hexes again.
  const { index } = hexOf(kit, hex);
  facesOfBoards.set(next, withFace(facesOf(kit, board), index, tileOf(kit, tile).faces[rotation] as Face));
  return next;
}

/** The faces of a board with one of them changed. */
export function withFace(faces: readonly Face[], index: number, face: Face): readonly Face[] {
  // `Array.prototype.with` takes sixty times as long on Node 20.
  const next = faces.slice();
  next[index] = face;
  return next;
}
