import { type Board, type BoardKit, faceAt, hexOf, tileOf } from '../../rail/board.ts';
import { type EdgeSet, edgesIn, type HexId } from '../../rail/hex.ts';
import type { Face, TileId } from '../../rail/tile.ts';

/** One legal way to lay a tile on the selected hex. */
export interface TileOption {
  readonly tile: TileId;
  readonly rotation: number;
  /** Shown as it is, e.g. `£40`. */
  readonly cost?: string | undefined;
}

/** A tile of the fan with every rotation in which it may be laid. */
export interface TileGroup {
  readonly tile: TileId;
  readonly options: readonly TileOption[];
}

/** Everything that distinguishes faces: two rotations of a straight line are one. */
function looksLike(face: Face): string {
  const pieces = face.pieces.map(({ a, b }) => [Math.min(a, b), Math.max(a, b)].join('-'));
  return pieces.sort((a, b) => (a < b ? -1 : 1)).join();
}

/** Of rotations that come to the same only the first, or the one that is picked. */
export function distinctOptions(
  kit: BoardKit,
  options: readonly TileOption[],
  picked: TileOption | null,
): TileOption[] {
  const found = new Map<string, TileOption>();
  for (const option of options) {
    const key = `${option.tile} ${looksLike(faceOf(kit, option))}`;
    if (!found.has(key) || isSameOption(option, picked)) found.set(key, option);
  }
  return [...found.values()];
}

/** Tiles in the order in which they first appear, rotations in theirs. */
export function groupByTile(options: readonly TileOption[]): TileGroup[] {
  const groups = new Map<TileId, TileOption[]>();
  for (const option of options) groups.set(option.tile, [...(groups.get(option.tile) ?? []), option]);
  return [...groups].map(([tile, members]) => ({ tile, options: members }));
}

/** The next rotation of a tile, round and round; its first one if it is not the picked tile. */
export function turned({ options }: TileGroup, picked: TileOption | null): TileOption {
  const at = options.findIndex(({ tile, rotation }) => tile === picked?.tile && rotation === picked.rotation);
  return options[(at + 1) % options.length] as TileOption;
}

/** The picked tile in its next rotation, or in the one before; null where nothing is picked. */
export function turnedBy(
  kit: BoardKit,
  options: readonly TileOption[],
  picked: TileOption | null,
  by: 1 | -1,
): TileOption | null {
  const group = groupByTile(distinctOptions(kit, options, picked)).find(({ tile }) => tile === picked?.tile);
  if (!group) return null;
  return turned(by === 1 ? group : { ...group, options: group.options.toReversed() }, picked);
}

/** The first rotation of the next tile, or of the one before. */
export function neighbouringTile(
  kit: BoardKit,
  options: readonly TileOption[],
  picked: TileOption | null,
  by: 1 | -1,
): TileOption | null {
  const groups = groupByTile(distinctOptions(kit, options, picked));
  const at = groups.findIndex(({ tile }) => tile === picked?.tile);
  return groups[(at + by + groups.length) % groups.length]?.options[0] ?? null;
}

export function faceOf(kit: BoardKit, { tile, rotation }: TileOption): Face {
  return tileOf(kit, tile).faces[rotation] as Face;
}

/** The hexes beyond some edges of a hex. */
export function hexesBehind(kit: BoardKit, hex: HexId, exits: EdgeSet): HexId[] {
  const { neighbours } = hexOf(kit, hex);
  return edgesIn(exits).flatMap((edge) => kit.map.hexes[neighbours[edge] as number]?.id ?? []);
}

/** The hexes that the track of a tile would lead to. */
export function leadsTo(kit: BoardKit, hex: HexId, option: TileOption): HexId[] {
  return hexesBehind(kit, hex, faceOf(kit, option).exits);
}

/** Those of them that no track leads to yet; none where the hex has no track at all. */
export function newlyLeadsTo(kit: BoardKit, board: Board, hex: HexId, option: TileOption): HexId[] {
  const { exits } = faceAt(kit, board, hexOf(kit, hex));
  return exits === 0 ? [] : hexesBehind(kit, hex, faceOf(kit, option).exits & ~exits);
}

export function isSameOption(a: TileOption | null, b: TileOption | null): boolean {
  return a?.tile === b?.tile && a?.rotation === b?.rotation;
}
