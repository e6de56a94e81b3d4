import { type Board, type BoardKit, type BuildingLaw, facesOf, tileOf } from './board.ts';
import { type EdgeSet, EDGES, facing } from './hex.ts';
import type { MapHex } from './map.ts';
import { type Colour, type Face, type Piece, STOP_END, type Tile, type TileId } from './tile.ts';

/** The colour that may replace each colour; red, blue and gray ground is final (1848-8.6). */
const NEXT_COLOUR: Partial<Readonly<Record<Colour, Colour>>> = {
  white: 'yellow',
  yellow: 'green',
  green: 'brown',
  brown: 'gray',
};

/** Grounds one may build towards only where they show track. */
const CLOSED_GROUND: readonly Colour[] = ['red', 'blue', 'gray'];

function countStops(face: Face, kinds: readonly string[]): number {
  return face.stops.filter((stop) => kinds.includes(stop.kind)).length;
}

/** The label that the tile after `colour` must carry on this hex. */
function wantedLabel(hex: MapHex, face: Face, colour: Colour): string | null {
  if (hex.laterLabel && reached(colour, hex.laterLabel.from)) return hex.laterLabel.label;
  return face.label;
}

const COLOUR_ORDER: readonly Colour[] = ['white', 'yellow', 'green', 'brown', 'gray'];

function reached(colour: Colour, from: Colour): boolean {
  return COLOUR_ORDER.indexOf(colour) >= COLOUR_ORDER.indexOf(from);
}

/** Whether a tile is of the kind that may lie on a hex after a face: colour step, label, stops. */
export function succeeds(hex: MapHex, face: Face, tile: Tile, law: BuildingLaw = {}): boolean {
  return (
    (law.next?.[face.colour] ?? NEXT_COLOUR[face.colour]) === tile.colour && isAlike(hex, face, tile, law)
  );
}

/** The same without the colour: label and stops. */
function isAlike(hex: MapHex, face: Face, tile: Tile, law: BuildingLaw): boolean {
  const next = tile.faces[0] as Face;
  const citiesFit =
    countStops(face, ['city']) === countStops(next, ['city']) ||
    (law.labelledCitiesMerge === true && tile.label !== null);
  return (
    wantedLabel(hex, face, tile.colour) === tile.label &&
    citiesFit &&
    countStops(face, ['town', 'halt']) === countStops(next, ['town', 'halt'])
  );
}

/**
 * Old track stays: each old piece is found again, and each old city keeps its exits in one city of its own
 * (or shares it where the new face has fewer).
 */
export function keepsTrack(old: Face, next: Face): boolean {
  const homes = new Set<number>();
  const merge = next.stops.length < old.stops.length;
  for (const stop of old.stops) {
    if (stop.exits === 0) continue;
    const home = next.stops.findIndex((other) => (other.exits & stop.exits) === stop.exits);
    if (home < 0 || (homes.has(home) && !merge)) return false;
    homes.add(home);
  }
  return old.pieces.every((piece) => {
    if (piece.a >= STOP_END || piece.b >= STOP_END) return true;
    return next.pieces.some(
      (other) => (other.a === piece.a && other.b === piece.b) || (other.a === piece.b && other.b === piece.a),
    );
  });
}

/** Every exit leads to a hex, and to closed ground only where that shows track. */
export function exitsAreOpen(kit: BoardKit, board: Board, hex: MapHex, exits: EdgeSet): boolean {
  const faces = facesOf(kit, board);
  const closed = kit.building?.closedGround ?? CLOSED_GROUND;
  for (const edge of EDGES) {
    if (!(exits & (1 << edge))) continue;
    const next = hex.neighbours[edge] ?? -1;
    if (next < 0) return false;
    const face = faces[next] as Face;
    const printedClosed = closed.includes(kit.map.hexes[next]?.printed.colour ?? 'white');
    if (printedClosed && !(face.exits & (1 << facing(edge)))) return false;
  }
  return true;
}

export interface Lay {
  readonly tile: TileId;
  readonly rotation: number;
  readonly exits: EdgeSet;
}

const laysOnBoards = new WeakMap<Board, Map<number, readonly Lay[]>>();

/**
 * All tiles and rotations that fit a hex as the board lies, whoever lays them: kind, track kept, open exits.
 * Supply, phase and reach are the caller's, since they change without the board's faces changing.
 */
export function fittingLays(kit: BoardKit, board: Board, hex: MapHex): readonly Lay[] {
  let byHex = laysOnBoards.get(board);
  if (!byHex) laysOnBoards.set(board, (byHex = new Map()));
  let lays = byHex.get(hex.index);
  if (!lays) byHex.set(hex.index, (lays = findLays(kit, board, hex)));
  return lays;
}

function findLays(kit: BoardKit, board: Board, hex: MapHex): Lay[] {
  const face = facesOf(kit, board)[hex.index] as Face;
  const lays: Lay[] = [];
  for (const { tile, rotation } of successors(kit, hex, face, board.laid[hex.id]?.join() ?? '')) {
    const { exits } = tile.faces[rotation] as Face;
    if (exitsAreOpen(kit, board, hex, exits)) lays.push({ tile: tile.id, rotation, exits });
  }
  return lays;
}

/** Every rotation is a choice of its own, also where a symmetric tile looks the same turned. */
const ROTATIONS = [0, 1, 2, 3, 4, 5];

interface Successor {
  readonly tile: Tile;
  readonly rotation: number;
}

const successorsOfKits = new WeakMap<BoardKit, Map<string, readonly Successor[]>>();

/** Tiles and rotations that may follow a face on a hex; the same for every game of a title, so kept. */
function successors(kit: BoardKit, hex: MapHex, face: Face, laid: string): readonly Successor[] {
  let known = successorsOfKits.get(kit);
  if (!known) successorsOfKits.set(kit, (known = new Map()));
  const key = `${hex.id}:${laid}`;
  let list = known.get(key);
  if (!list) {
    list = [...kit.tiles.values()]
      .filter((tile) => succeeds(hex, face, tile, kit.building))
      .flatMap((tile) =>
        ROTATIONS.filter((rotation) => keepsTrack(face, tile.faces[rotation] as Face)).map((rotation) => ({
          tile,
          rotation,
        })),
      );
    known.set(key, list);
  }
  return list;
}

/** Lays of certain tiles that fit a hex whatever their colour: for rights to skip a colour. */
export function fittingLaysOf(kit: BoardKit, board: Board, hex: MapHex, tiles: readonly TileId[]): Lay[] {
  const face = facesOf(kit, board)[hex.index] as Face;
  return tiles
    .map((id) => tileOf(kit, id))
    .filter((tile) => isAlike(hex, face, tile, kit.building ?? {}))
    .flatMap((tile) =>
      ROTATIONS.map((rotation) => ({ tile, rotation, face: tile.faces[rotation] as Face })),
    )
    .filter((lay) => keepsTrack(face, lay.face) && exitsAreOpen(kit, board, hex, lay.face.exits))
    .map((lay) => ({ tile: lay.tile.id, rotation: lay.rotation, exits: lay.face.exits }));
}

/** Pieces of a face, as bits, that an older face of the hex had not. */
export function newPieces(old: Face, next: Face): number {
  const known = new Set(old.pieces.map(pieceKind));
  let bits = 0;
  for (const [index, piece] of next.pieces.entries()) if (!known.has(pieceKind(piece))) bits |= 1 << index;
  return bits;
}

/** A piece by the edges it joins; stops are all alike, since cities may merge. */
function pieceKind({ a, b }: Piece): string {
  const [low, high] = [Math.min(a, STOP_END), Math.min(b, STOP_END)].sort((x, y) => x - y);
  return `${low}-${high}`;
}

/** Whether this tile in this rotation fits this hex. */
export function fits(kit: BoardKit, board: Board, hex: MapHex, tile: TileId, rotation: number): Lay | null {
  return fittingLays(kit, board, hex).find((lay) => lay.tile === tile && lay.rotation === rotation) ?? null;
}

export function isUpgrade(board: Board, hex: MapHex): boolean {
  return board.laid[hex.id] !== undefined || hex.printed.colour !== 'white';
}

export function tileColour(kit: BoardKit, tile: TileId): Colour {
  return tileOf(kit, tile).colour;
}
