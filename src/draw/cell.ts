import { type BoardKit, facesOf } from '../rail/board.ts';
import type { HexId } from '../rail/hex.ts';
import type { MapHex } from '../rail/map.ts';
import type { Face } from '../rail/tile.ts';
import type { CompanyId } from '../rail/tokens.ts';
import { type Frame, hexCentre } from './geometry.ts';
import type { BoardOptions } from './options.ts';
import { regionGrounds } from './regions.ts';
import { TERRAIN_OVER_STOPS } from './terrain.ts';
import type { Token } from './theme.ts';
import { drawFace, type FaceLayers, groundOf } from './tile.ts';

/** A hex ready to draw: its face, its place on the page and its ground. */
export interface Cell {
  readonly hex: MapHex;
  readonly face: Face;
  readonly frame: Frame;
  readonly ground: Token;
  readonly laid: boolean;
  readonly layers: FaceLayers;
}

/** Neighbours with the same name are one place: it is written once, between them. */
export function placesOfSeveralHexes(kit: BoardKit): MapHex[][] {
  const byName = new Map<string, MapHex[]>();
  for (const hex of kit.map.hexes) {
    if (hex.name !== null) byName.set(hex.name, [...(byName.get(hex.name) ?? []), hex]);
  }
  return [...byName.values()].filter(
    (hexes) =>
      hexes.length > 1 && hexes.every((hex) => hexes.some((other) => hex.neighbours.includes(other.index))),
  );
}

function reservedIn(options: BoardOptions, hex: HexId, city: number): CompanyId[] {
  return (options.reservations ?? [])
    .filter((reservation) => reservation.hex === hex && reservation.city === city)
    .map(({ company }) => company);
}

export function hasTerrainOverStops(hex: MapHex, laid: boolean): boolean {
  return hex.terrain !== null && !laid && hex.printed.stops.length > 0;
}

export function makeCells(options: BoardOptions, R: number): Cell[] {
  const { kit, board, tokens, look, revenueColour, names = true } = options;
  const { layout } = kit.map;
  const faces = facesOf(kit, board);
  const regions = regionGrounds(kit.map, look.regions);
  const namedTogether = new Set(placesOfSeveralHexes(kit).flat());
  return kit.map.hexes.map((hex) => {
    const face = faces[hex.index] as Face;
    const [x, y] = hexCentre(hex.x, hex.y, layout);
    const frame: Frame = { x: x * R, y: y * R, R };
    const laid = board.laid[hex.id] !== undefined;
    const ground = face.colour === 'white' ? (regions.get(hex.id) ?? groundOf(face)) : groundOf(face);
    const layers = drawFace(face, R, {
      layout,
      x: frame.x,
      y: frame.y,
      revenueColour,
      ground,
      hex: hex.id,
      name: names && !namedTogether.has(hex) ? hex.name : null,
      // Before any tile lies, the ground says which label the later ones must carry.
      label: laid ? null : (hex.laterLabel?.label ?? null),
      taken: hasTerrainOverStops(hex, laid) ? [TERRAIN_OVER_STOPS] : [],
      occupants: (stop) => ({
        tokens: tokens[hex.id]?.[stop],
        reserved: reservedIn(options, hex.id, stop),
        look,
      }),
    });
    return { hex, face, frame, ground, laid, layers };
  });
}
