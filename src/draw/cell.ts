import { nth } from '../core/present.ts';
import { type BoardKit, facesOf } from '../rail/board.ts';
import type { HexId } from '../rail/hex.ts';
import type { HexMap, MapHex } from '../rail/map.ts';
import type { Face, RevenueColour } from '../rail/tile.ts';
import type { CityTokens, CompanyId } from '../rail/tokens.ts';
import { type Frame, hexCentre } from './geometry.ts';
import type { BoardOptions, Reservation } from './options.ts';
import { regionGrounds } from './regions.ts';
import { TERRAIN_OVER_STOPS } from './terrain.ts';
import type { Token } from './theme.ts';
import { drawFace, type FaceLayers, groundOf } from './tile.ts';

/** A hex ready to draw: its face, its place on the page and its ground. */
export interface HexCell {
  readonly hex: MapHex;
  readonly face: Face;
  readonly frame: Frame;
  readonly ground: Token;
  readonly laid: boolean;
  /** What it is called on the board. */
  readonly name: string | null;
  /** Whose tokens are there, and for whom slots are kept: with the face, all that can change. */
  readonly tokens: readonly CityTokens[] | undefined;
  readonly reserved: readonly Reservation[];
  /** The colour whose values hold, where that can be seen on this hex. */
  readonly revenueColour: RevenueColour | null;
  readonly layers: FaceLayers;
}

/** Cells that have been drawn, by hex: going back and forth in a game shows the same ones again and again. */
export type DrawnCells = Map<HexId, HexCell[]>;

/** What never changes about a map, worked out once. */
interface MapPlan {
  readonly severalHexes: readonly (readonly MapHex[])[];
  readonly namedTogether: ReadonlySet<MapHex>;
}

const mapPlans = new WeakMap<HexMap, MapPlan>();

function mapPlan(map: HexMap): MapPlan {
  let plan = mapPlans.get(map);
  if (!plan) {
    const severalHexes = findPlacesOfSeveralHexes(map);
    plan = { severalHexes, namedTogether: new Set(severalHexes.flat()) };
    mapPlans.set(map, plan);
  }
  return plan;
}

function findPlacesOfSeveralHexes(map: HexMap): MapHex[][] {
  const byName = new Map<string, MapHex[]>();
  for (const hex of map.hexes) {
    if (hex.name !== null) byName.set(hex.name, [...(byName.get(hex.name) ?? []), hex]);
  }
  return [...byName.values()].filter(
    (hexes) =>
      hexes.length > 1 && hexes.every((hex) => hexes.some((other) => hex.neighbours.includes(other.index))),
  );
}

/** Neighbours with the same name are one place: it is written once, between them. */
export function placesOfSeveralHexes(kit: BoardKit): readonly (readonly MapHex[])[] {
  return mapPlan(kit.map).severalHexes;
}

export function hasTerrainOverStops(hex: MapHex, laid: boolean): boolean {
  return hex.terrain !== null && !laid && hex.printed.stops.length > 0;
}

const NONE: readonly Reservation[] = [];

function reservationsByHex({ reservations = NONE }: BoardOptions): ReadonlyMap<HexId, Reservation[]> {
  const byHex = new Map<HexId, Reservation[]>();
  for (const reservation of reservations) {
    byHex.set(reservation.hex, [...(byHex.get(reservation.hex) ?? []), reservation]);
  }
  return byHex;
}

function sameReservations(a: readonly Reservation[], b: readonly Reservation[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ city, company }, index) => city === b[index]?.city && company === b[index].company)
  );
}

type HexState = Pick<HexCell, 'face' | 'laid' | 'name' | 'tokens' | 'reserved' | 'revenueColour'>;

function sameTokens(a: HexCell['tokens'], b: HexCell['tokens']): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function isSame(a: HexState, b: HexState): boolean {
  return (
    a.face === b.face &&
    a.laid === b.laid &&
    a.name === b.name &&
    a.revenueColour === b.revenueColour &&
    sameTokens(a.tokens, b.tokens) &&
    sameReservations(a.reserved, b.reserved)
  );
}

const NOBODY_TRIED: ReadonlySet<CompanyId> = new Set();

function drawCell(
  options: BoardOptions,
  R: number,
  hex: MapHex,
  state: HexState,
  tried: ReadonlySet<CompanyId>,
): HexCell {
  const { kit, look, revenueColour, names = true } = options;
  const { layout } = kit.map;
  const { face, laid, name, tokens, reserved } = state;
  const [x, y] = hexCentre(hex.x, hex.y, layout);
  const frame: Frame = { x: x * R, y: y * R, R };
  const regions = regionGrounds(kit.map, look.regions);
  const ground = face.colour === 'white' ? (regions.get(hex.id) ?? groundOf(face)) : groundOf(face);
  const layers = drawFace(face, R, {
    layout,
    x: frame.x,
    y: frame.y,
    revenueColour,
    ground,
    hex: hex.id,
    name: names && !mapPlan(kit.map).namedTogether.has(hex) ? name : null,
    // Until a tile is laid, the ground shows which label later tiles must have.
    label: laid ? null : (hex.laterLabel?.label ?? null),
    taken: hasTerrainOverStops(hex, laid) ? [TERRAIN_OVER_STOPS] : [],
    occupants: (stop) => ({
      tokens: tokens?.[stop],
      reserved: reserved.filter(({ city }) => city === stop).map(({ company }) => company),
      look,
      tried,
    }),
  });
  return { hex, ground, frame, layers, ...state };
}

function statesOf(options: BoardOptions): (hex: MapHex) => HexState {
  const { kit, board, tokens, revenueColour, placeName } = options;
  const faces = facesOf(kit, board);
  const reservations = reservationsByHex(options);
  return (hex) => {
    const face = nth(faces, hex.index);
    return {
      face,
      laid: board.laid[hex.id] !== undefined,
      name: placeName?.(hex.id) ?? hex.name,
      tokens: tokens[hex.id],
      reserved: reservations.get(hex.id) ?? NONE,
      revenueColour: face.stops.some(({ values }) => values.length > 1) ? revenueColour : null,
    };
  };
}

/** One hex, drawn as it might become: the tokens of `tried` companies are not there yet. */
export function makeCell(options: BoardOptions, R: number, hex: MapHex, tried = NOBODY_TRIED): HexCell {
  return drawCell(options, R, hex, statesOf(options)(hex), tried);
}

/** All hexes one after the other, reusing earlier drawings that look the same. */
export function* makeCells(options: BoardOptions, R: number, drawn: DrawnCells): Generator<HexCell> {
  const stateOf = statesOf(options);
  for (const hex of options.kit.map.hexes) {
    const state = stateOf(hex);
    const known = drawn.get(hex.id);
    const found = known?.find((cell) => isSame(cell, state));
    const cell = found ?? drawCell(options, R, hex, state, NOBODY_TRIED);
    if (!known) drawn.set(hex.id, [cell]);
    else if (!found) known.push(cell);
    yield cell;
  }
}
