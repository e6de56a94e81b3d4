import { type Distances, distancesFrom, FAR } from '../../rail/distance.ts';
import type { MapHex } from '../../rail/map.ts';
import { companyOf } from '../../rail/position.ts';
import { type Face, type Piece, STOP_END } from '../../rail/tile.ts';
import { type CompanyId, type Tokens, tokenStops } from '../../rail/tokens.ts';
import { mayPass } from './network.ts';
import { kitOf, type State, trainOf } from './state.ts';

/** 1860-11.6, 11.7: how far a company's trains reach, and what an upgrade gains. */

/** The longest train a company owns, as its two numbers; leased trains do not count. */
export interface Range {
  readonly cities: number;
  readonly towns: number;
}

export function rangeOf(state: State, company: CompanyId): Range | null {
  let longest: Range | null = null;
  for (const card of companyOf(state, company).trains) {
    const { cities, towns } = trainOf(card);
    if (!longest || cities > longest.cities) longest = { cities, towns };
  }
  return longest;
}

/** What is between the company's tokens and the places of one hex. */
export class HexReach {
  readonly #cities: Distances;
  readonly #towns: Distances | null;
  readonly #face: Face;
  readonly #hex: number;
  readonly #range: Range;

  constructor(
    state: State,
    { faces, tokens }: { readonly faces: readonly Face[]; readonly tokens: Tokens },
    company: CompanyId,
    hex: MapHex,
    range: Range,
  ) {
    const { map } = kitOf(state);
    const starts = tokenStops(map, tokens, company);
    const passes = mayPass(map, faces, tokens, company);
    const measure = (kind: string): Distances =>
      distancesFrom(map, faces, starts, passes, (at, stop) => (faces[at] as Face).stops[stop]?.kind === kind);
    this.#cities = measure('city');
    // 1860-22.4: towns limit how far a train gets only where they count.
    this.#towns = state.options.no_skip_towns ? measure('town') : null;
    this.#face = faces[hex.index] as Face;
    this.#hex = hex.index;
    this.#range = range;
  }

  /** 1860-11.6: a city must be within the train's number, anything else may lie right behind its last city. */
  reachesStop(stop: number): boolean {
    const key = this.#hex * 32 + stop;
    const passed = this.#cities.stops[key] as number;
    if (passed === FAR) return false;
    const kind = this.#face.stops[stop]?.kind;
    const left = this.#range.cities - passed;
    if (kind === 'city' ? left <= 0 : left < 0) return false;
    if (!this.#towns) return true;
    const room = this.#range.towns + left;
    const towns = this.#towns.stops[key] as number;
    if (kind === 'city') return towns <= room - 1;
    return kind === 'town' ? towns < room : towns <= room;
  }

  /** 1860-11.6: plain track, which has no stop of its own. */
  reachesPlain(piece: number): boolean {
    const { a, b } = this.#face.pieces[piece] as Piece;
    if (a >= STOP_END || b >= STOP_END) return false;
    const passed = this.#cities.pieces[this.#hex * 32 + piece] as number;
    if (passed > this.#range.cities) return false;
    if (!this.#towns) return true;
    const towns = this.#towns.pieces[this.#hex * 32 + piece] as number;
    return towns <= this.#range.towns + this.#range.cities - passed;
  }

  /** 1860-11.7: track that the company is connected to and a train could reach. */
  usesPiece(piece: number): boolean {
    const key = this.#hex * 32 + piece;
    if ((this.#cities.pieces[key] as number) > this.#range.cities) return false;
    return !this.#towns || (this.#towns.pieces[key] as number) <= this.#range.towns;
  }

  reachesSomething(): boolean {
    return (
      this.#face.stops.some((_, stop) => this.reachesStop(stop)) ||
      this.#face.pieces.some((_, piece) => this.reachesPlain(piece))
    );
  }

  /** The values of the stops within reach, in order of size. */
  values(): string {
    return this.#face.stops
      .flatMap(({ values }, stop) => (this.reachesStop(stop) ? [values[0] ?? 0] : []))
      .sort((a, b) => a - b)
      .join();
  }

  /** Pieces that an older face of the hex did not have. */
  newPieces(old: Face): number[] {
    return this.#face.pieces.flatMap((piece, index) => (isOnFace(old, piece) ? [] : [index]));
  }
}

/** Whether a face shows this piece already: every edge has one piece at most, inside a tile stops are in one line. */
function isOnFace(face: Face, { a, b }: Piece): boolean {
  const isInner = a >= STOP_END && b >= STOP_END;
  const isPlain = a < STOP_END && b < STOP_END;
  return face.pieces.some((other) => {
    if (isInner) return other.a >= STOP_END && other.b >= STOP_END;
    if (isPlain) return (other.a === a && other.b === b) || (other.a === b && other.b === a);
    const edge = Math.min(a, b);
    return other.a === edge || other.b === edge;
  });
}
