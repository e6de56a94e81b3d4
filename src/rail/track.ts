import { nth } from '../core/present.ts';
import { Recent } from '../core/recent.ts';
import {
  type Board,
  type BoardKit,
  type BuildingLaw,
  faceAt,
  facesOf,
  hexOf,
  tileOf,
  withTile,
} from './board.ts';
import { type EdgeSet, EDGES, facing, type HexId } from './hex.ts';
import type { MapHex } from './map.ts';
import { type Colour, type Face, type Piece, STOP_END, type Tile, type TileId } from './tile.ts';
import { type Tokens, withFaceChanged } from './tokens.ts';

/** The colour that may replace each colour; red, blue and gray ground is final (1848-8.6). */
const NEXT_COLOUR: Partial<Readonly<Record<Colour, Colour>>> = {
  white: 'yellow',
  yellow: 'green',
  green: 'brown',
  brown: 'gray',
};

/** Terrain that one may build towards only where it shows track. */
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
  return (law.next?.[face.colour] ?? NEXT_COLOUR[face.colour]) === tile.colour && isAlike(hex, face, tile);
}

/** The same without the colour: label and stops. */
function isAlike(hex: MapHex, face: Face, tile: Tile): boolean {
  const next = tile.faces[0] as Face;
  // A labelled place may grow a city (1860-11.4) or join two (18GB-3.2).
  const citiesFit = tile.label !== null || countStops(face, ['city']) === countStops(next, ['city']);
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
    if (home < 0) return false;
    // 1860-11.4: a halt may become a town, also one that was there already; a town never becomes a halt.
    if (stop.kind === 'halt') continue;
    if (stop.kind === 'town' && next.stops[home]?.kind === 'halt') return false;
    if (homes.has(home) && !merge) return false;
    homes.add(home);
  }
  return old.pieces.every((piece) => {
    if (piece.a >= STOP_END || piece.b >= STOP_END) return true;
    return next.pieces.some(
      (other) => (other.a === piece.a && other.b === piece.b) || (other.a === piece.b && other.b === piece.a),
    );
  });
}

/**
 * Whether the stops of a new face go on from the old ones: a stop with exits shares one with an old stop. Stops that
 * the old face did not have, or showed without track, may stand on new exits alone, one for each.
 */
export function keepsStops(old: Face, next: Face): boolean {
  const before = old.stops.filter(({ exits }) => exits !== 0);
  const now = next.stops.filter(({ exits }) => exits !== 0);
  const onNewExits = now.filter(({ exits }) => before.every((stop) => (stop.exits & exits) === 0));
  return onNewExits.length <= Math.max(0, now.length - before.length);
}

/** Every exit leads to a hex, and to closed terrain only where that shows track. */
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

const laysOnBoards = new Recent<Board, Map<number, readonly Lay[]>>();

/**
 * All tiles and rotations that fit a hex of the board as it is, for any company: kind, track kept, open exits.
 * Supply, phase and reach are up to the caller, since they change without the board's faces changing.
 */
export function fittingLays(kit: BoardKit, board: Board, hex: MapHex): readonly Lay[] {
  let byHex = laysOnBoards.get(board);
  if (!byHex) laysOnBoards.set(board, (byHex = new Map()));
  let lays = byHex.get(hex.index);
  if (!lays) byHex.set(hex.index, (lays = findLays(kit, board, hex)));
  return lays;
}

function findLays(kit: BoardKit, board: Board, hex: MapHex): Lay[] {
  return successors(kit, board, hex)
    .map((candidate) => openLay(kit, board, hex, candidate))
    .filter((lay) => lay !== null);
}

/** The remaining check once a tile suits the old face: where its exits lead. */
function openLay(kit: BoardKit, board: Board, hex: MapHex, { tile, rotation, exits }: Successor): Lay | null {
  return exitsAreOpen(kit, board, hex, exits) ? { tile: tile.id, rotation, exits } : null;
}

/** Every rotation is a choice of its own, also where a symmetric tile looks the same turned. */
const ROTATIONS = [0, 1, 2, 3, 4, 5];

interface Successor {
  readonly tile: Tile;
  readonly rotation: number;
  readonly exits: EdgeSet;
}

/** By hex number, for each face that the hex has shown. */
const successorsOfKits = new WeakMap<BoardKit, Map<Face, readonly Successor[]>[]>();

/** Tiles and rotations that may follow a face on a hex; cached, since they are the same for every game of a title. */
function successors(kit: BoardKit, board: Board, hex: MapHex): readonly Successor[] {
  let known = successorsOfKits.get(kit);
  if (!known) successorsOfKits.set(kit, (known = kit.map.hexes.map(() => new Map())));
  const ofHex = nth(known, hex.index);
  const face = nth(facesOf(kit, board), hex.index);
  let list = ofHex.get(face);
  if (!list) ofHex.set(face, (list = findSuccessors(kit, hex, face)));
  return list;
}

function findSuccessors(kit: BoardKit, hex: MapHex, face: Face): Successor[] {
  return [...kit.tiles.values()]
    .filter((tile) => succeeds(hex, face, tile, kit.building))
    .flatMap((tile) =>
      ROTATIONS.filter((rotation) => keepsTrack(face, tile.faces[rotation] as Face)).map((rotation) => ({
        tile,
        rotation,
        exits: (tile.faces[rotation] as Face).exits,
      })),
    );
}

/** Lays of certain tiles that fit a hex whatever their colour: for rights to skip a colour. */
export function fittingLaysOf(kit: BoardKit, board: Board, hex: MapHex, tiles: readonly TileId[]): Lay[] {
  const face = facesOf(kit, board)[hex.index] as Face;
  return tiles
    .map((id) => tileOf(kit, id))
    .filter((tile) => isAlike(hex, face, tile))
    .flatMap((tile) => ROTATIONS.map((rotation) => ({ tile, rotation, face: tile.faces[rotation] as Face })))
    .filter((lay) => keepsTrack(face, lay.face) && exitsAreOpen(kit, board, hex, lay.face.exits))
    .map((lay) => ({ tile: lay.tile.id, rotation: lay.rotation, exits: lay.face.exits }));
}

/** Pieces of a face, as bits, that an older face of the hex did not have. */
export function newPieces(old: Face, next: Face): number {
  const known = old.pieces.map(pieceKind);
  let bits = 0;
  for (const [index, piece] of next.pieces.entries()) {
    if (!known.includes(pieceKind(piece))) bits |= 1 << index;
  }
  return bits;
}

/** A piece by the edges it joins; stops are all alike, since cities may merge. */
function pieceKind({ a, b }: Piece): number {
  return Math.min(a, b, STOP_END) * 8 + Math.min(Math.max(a, b), STOP_END);
}

/** The lay of this tile in this rotation on this hex if it fits, without looking at any other. */
export function fits(kit: BoardKit, board: Board, hex: MapHex, tile: TileId, rotation: number): Lay | null {
  const candidate = successors(kit, board, hex).find(
    (other) => other.rotation === rotation && other.tile.id === tile,
  );
  return candidate ? openLay(kit, board, hex, candidate) : null;
}

export function isUpgrade(board: Board, hex: MapHex): boolean {
  return board.laid[hex.id] !== undefined || hex.printed.colour !== 'white';
}

export function tileColour(kit: BoardKit, tile: TileId): Colour {
  return tileOf(kit, tile).colour;
}

/** Lays a tile: the new board, and the tokens of its hex moved to the cities that keep their exits. */
export function putDown(
  kit: BoardKit,
  { board, tokens }: { readonly board: Board; readonly tokens: Tokens },
  { hex: id, tile, rotation }: { readonly hex: HexId; readonly tile: TileId; readonly rotation: number },
): { readonly board: Board; readonly tokens: Tokens } {
  const hex = hexOf(kit, id);
  const next = withTile(kit, board, id, tile, rotation);
  return {
    board: next,
    tokens: withFaceChanged(tokens, id, faceAt(kit, board, hex), faceAt(kit, next, hex)),
  };
}
