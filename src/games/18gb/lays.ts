import type { Refusal } from '../../core/game.ts';
import { copiesLeft, facesOf, withFace } from '../../rail/board.ts';
import { type Edge, edgeBit, edgesIn, facing } from '../../rail/hex.ts';
import { isMarked, type MapHex } from '../../rail/map.ts';
import { type ComesIn, piecesReached, runsOver } from '../../rail/inside.ts';
import { comesInBy, comesInWithout, doubtsOf, reachOf } from '../../rail/network.ts';
import { companyOf } from '../../rail/position.ts';
import type { Face, TileId } from '../../rail/tile.ts';
import { type CompanyId, isBlocked, type Tokens, withFaceChanged } from '../../rail/tokens.ts';
import { fits, fittingLays, fittingLaysOf, type Lay, newPieces, tileColour } from '../../rail/track.ts';
import { CHARTERS, GREEN_RIGHT_TILES, HILL_COST, SHARP_CITY_TILES } from './data.ts';
import { homeOf } from './homes.ts';
import { companyIds, kitOf, phaseOf, type State } from './state.ts';
import { newTrackMustBeUsable } from './versions.ts';
import { refuse } from './vocabulary.ts';

/** 18GB-10: what fits where, what it costs, and whether the network (18GB-10.0) gains from it. */

function faceOf(state: State, hex: MapHex): Face {
  return facesOf(kitOf(state), state.board)[hex.index] as Face;
}

export function hasTrack(state: State, hex: MapHex): boolean {
  return faceOf(state, hex).pieces.length > 0;
}

function faceOfTile(state: State, tile: TileId, rotation: number): Face {
  return kitOf(state).tiles.get(tile)?.faces[rotation] as Face;
}

/** 18GB-10.9: the corporation may put a green city tile here in any phase, from white or yellow. */
function hasGreenRight(state: State, company: CompanyId, hex: MapHex): boolean {
  const own = CHARTERS[company]?.green === true && homeOf(company) === hex.id;
  if (!own && !companyOf(state, company).greenRights.includes(hex.id)) return false;
  const { colour } = faceOf(state, hex);
  return colour === 'white' || colour === 'yellow';
}

/** Every lay that fits a hex for a corporation; 18GB-3.4: blue tiles are never turned. */
export function laysOn(state: State, company: CompanyId, hex: MapHex): readonly Lay[] {
  const kit = kitOf(state);
  const common = fittingLays(kit, state.board, hex);
  if (hex.printed.colour === 'blue') return common.filter(({ rotation }) => rotation === 0);
  if (faceOf(state, hex).colour !== 'white' || !hasGreenRight(state, company, hex)) return common;
  return [...common, ...fittingLaysOf(kit, state.board, hex, GREEN_RIGHT_TILES)];
}

/** One of them, without listing the others. */
export function layOn(
  state: State,
  company: CompanyId,
  hex: MapHex,
  tile: TileId,
  rotation: number,
): Lay | null {
  const common = fits(kitOf(state), state.board, hex, tile, rotation);
  if (common) return hex.printed.colour === 'blue' && rotation !== 0 ? null : common;
  return laysOn(state, company, hex).find((lay) => lay.tile === tile && lay.rotation === rotation) ?? null;
}

/** 18GB-10.2, 10.9 */
export function checkColour(state: State, company: CompanyId, hex: MapHex, tile: TileId): Refusal | null {
  const colour = tileColour(kitOf(state), tile);
  if (phaseOf(state).colours.includes(colour)) return null;
  if (GREEN_RIGHT_TILES.includes(tile) && hasGreenRight(state, company, hex)) return null;
  return refuse('colour-not-yet', '18GB-10.2', { colour });
}

/** 18GB-10.3; 18GB-3.2 (D-30): without the sharp curves of OO and XX if so chosen. */
export function checkSupply(state: State, tile: TileId): Refusal | null {
  if (state.options['tiles.no_sharp_curves'] && SHARP_CITY_TILES.includes(tile)) {
    return refuse('tile-not-used', '18GB-3.2', { tile });
  }
  return copiesLeft(state.board, tile) > 0 ? null : refuse('no-tile-left', '18GB-10.3', { tile });
}

/** D-4: taken literally, nobody else builds in the home of a corporation that has not floated. */
export function checkClosedHome(state: State, company: CompanyId, hex: MapHex): Refusal | null {
  if (!state.options['home.hex_closed']) return null;
  const keeper = companyIds(state).find((id) => {
    const { floated, closed } = companyOf(state, id);
    return id !== company && !floated && !closed && homeOf(id) === hex.id;
  });
  return keeper === undefined ? null : refuse('home-hex-closed', '18GB-10.11', { company: keeper });
}

export function placesCity(state: State, tile: TileId): boolean {
  return faceOfTile(state, tile, 0).stops.some(({ kind }) => kind === 'city');
}

/** 18GB-10.7: £50 for each hill side that gets track for the first time; £50 for an estuary (18GB-10.2). */
export function layCost(state: State, hex: MapHex, lay: Lay): number {
  const added = lay.exits & ~faceOf(state, hex).exits;
  const hills = edgesIn(added).filter((edge) => isMarked(kitOf(state).map, 'hill', hex.index, edge)).length;
  return hills * HILL_COST + (hex.terrain?.cost ?? 0);
}

/**
 * 18GB-10.10: the first track in a hex with a home token of two cities. The owner's token gets the connected
 * city (tiles show that one first), another company's the other one.
 */
export function tokensAfter(state: State, company: CompanyId, hex: MapHex, lay: Lay): Tokens {
  const old = faceOf(state, hex);
  const next = faceOfTile(state, lay.tile, lay.rotation);
  const tokens = withFaceChanged(state.tokens, hex.id, old, next);
  const cities = tokens[hex.id];
  const keeper = cities?.[0]?.slots[0] ?? null;
  const isOthers = keeper !== null && keeper !== company;
  if (old.pieces.length > 0 || cities?.length !== 2 || !isOthers) return tokens;
  return { ...tokens, [hex.id]: cities.toReversed() };
}

/** A hex as it would be after a lay. */
interface After {
  readonly hex: MapHex;
  readonly face: Face;
  readonly tokens: Tokens;
  /** The cities in which the corporation has a token. */
  readonly own: readonly number[];
  readonly mayPass: (stop: number) => boolean;
}

function afterLay(state: State, company: CompanyId, hex: MapHex, lay: Lay): After {
  const tokens = tokensAfter(state, company, hex, lay);
  const own = (tokens[hex.id] ?? []).flatMap(({ slots, beside }, city) =>
    slots.includes(company) || beside.includes(company) ? city : [],
  );
  return {
    hex,
    face: faceOfTile(state, lay.tile, lay.rotation),
    tokens,
    own,
    mayPass: (stop) => !isBlocked(tokens, hex.id, stop, company),
  };
}

/** Whether the network would contain one of some pieces of the hex, given as bits. */
function holds(
  state: State,
  company: CompanyId,
  { hex, face, own, mayPass }: After,
  wanted: number,
): boolean {
  const kit = kitOf(state);
  const sure = reachOf(kit, state.board, state.tokens, company).entries[hex.index] as number;
  const holdsBy = (edges: number): boolean => (piecesReached(face, edges, own, mayPass) & wanted) !== 0;
  if (holdsBy(sure)) return true;
  return edgesIn(doubtsOf(kit, state, company)[hex.index] as number).some(
    (edge) => holdsBy(sure | edgeBit(edge)) && comesInBy(kit, state, company, hex.index, edge),
  );
}

/** Whether a walk of the corporation could run over one of some pieces of the hex from end to end. */
function couldRunOver(
  state: State,
  company: CompanyId,
  { hex, face, tokens, own, mayPass }: After,
  wanted: number,
): boolean {
  const kit = kitOf(state);
  const faces = facesOf(kit, state.board);
  const can = (comesIn: ComesIn): boolean =>
    face.pieces.some((_, index) => wanted & (1 << index) && runsOver(face, index, own, mayPass, comesIn));
  // Usually no walk crosses the border in question at all, and the present network gives the answer.
  const { entries } = reachOf(kit, state.board, state.tokens, company);
  const isCrossed = (edge: Edge): boolean => {
    const beyond = hex.neighbours[edge] ?? -1;
    const trackBeyond = (faces[beyond]?.exits ?? 0) & edgeBit(facing(edge));
    if (!trackBeyond && !((faces[hex.index] as Face).exits & edgeBit(edge))) return false;
    const doubts = doubtsOf(kit, state, company);
    const out =
      beyond < 0 ? 0 : ((entries[beyond] as number) | (doubts[beyond] as number)) & edgeBit(facing(edge));
    return (
      out !== 0 || (((entries[hex.index] as number) | (doubts[hex.index] as number)) & edgeBit(edge)) !== 0
    );
  };
  const isSure: ComesIn = (edge, without) =>
    ((entries[hex.index] as number) & edgeBit(edge)) !== 0 && (without === null || !isCrossed(without));
  if (can(isSure)) return true;
  const after = { faces: withFace(faces, hex.index, face), tokens };
  return can((edge, without) => comesInWithout(kit, after, company, hex.index, edge, without));
}

/**
 * 18GB-10.6: an upgrade must give the network a piece of track that was not there, and that can be used: track which is
 * reached only over a hex side that leads on from it does not count.
 */
export function checkNewTrack(state: State, company: CompanyId, hex: MapHex, lay: Lay): Refusal | null {
  if (!hasTrack(state, hex)) return null;
  const after = afterLay(state, company, hex, lay);
  const added = newPieces(faceOf(state, hex), after.face);
  if (holds(state, company, after, added)) {
    if (!newTrackMustBeUsable(state) || couldRunOver(state, company, after, added)) return null;
  }
  return refuse('no-new-track', '18GB-10.6', { hex: hex.id });
}

/** Every piece that a face can have. */
const ANY_PIECE = -1;

/** 18GB-5.8: after a private's lay the hex must hold track of the network, or be the home. */
export function checkTouches(state: State, company: CompanyId, hex: MapHex, lay: Lay): Refusal | null {
  if (hex.id === homeOf(company)) return null;
  if (holds(state, company, afterLay(state, company, hex, lay), ANY_PIECE)) return null;
  return refuse('track-not-joined', '18GB-5.8', { hex: hex.id });
}
