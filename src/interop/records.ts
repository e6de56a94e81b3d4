import type { Seat } from '../core/game.ts';
import { BadFile } from './bad-file.ts';
import type { HexId } from '../rail/hex.ts';
import { shown } from './note.ts';
import type { SiteAction } from './site-file.ts';

/** Reading and writing what the records of every title have in common. */

/** Records that do not change the game. */
export function changesNothing({ type }: SiteAction): boolean {
  return type.startsWith('program_') || NOTHING.has(type);
}

const NOTHING = new Set(['destination_connection', 'message', 'log']);

/** `a bid record`, `an expand record` */
export function aRecord({ type }: Pick<SiteAction, 'type'>): string {
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type} record`;
}

export function text(record: SiteAction, field: string): string {
  const value = record[field];
  if (typeof value !== 'string') throw new BadFile(`"${field}" of ${aRecord(record)} is missing`);
  return value;
}

export function number(record: SiteAction, field: string): number {
  const value = record[field];
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new BadFile(`"${field}" of ${aRecord(record)} is not a whole number`);
  return value;
}

export function texts(record: SiteAction, field: string): string[] {
  const value = record[field];
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) {
    throw new BadFile(`"${field}" of ${aRecord(record)} is not a list`);
  }
  return value;
}

/** Players are named in their records; for companies the present decision tells which player. */
export class Actors {
  readonly #seats: ReadonlyMap<string | number, Seat>;

  constructor(playerIds: readonly (string | number)[]) {
    this.#seats = new Map(playerIds.map((id, seat) => [id, seat]));
  }

  seatOf(record: SiteAction, by: Seat): Seat {
    if (record.entity_type !== 'player') return by;
    const seat = this.#seats.get(record.entity);
    if (seat === undefined) throw new BadFile(`player ${shown(record.entity)} is not in the game`);
    return seat;
  }
}

/**
 * The site names copies of tiles, while we count them. Copies are numbered from 0, and a replaced one is free
 * again; a city is named by the copy it is on, `6-0-0`, or by its hex where none is laid, `B17-0-1`.
 */
export class TileCopies {
  readonly #copyOn = new Map<HexId, string>();

  /** The lowest free copy of a tile, put on a hex. */
  lay(hex: HexId, tile: string): string {
    this.#copyOn.delete(hex);
    const used = new Set(this.#copyOn.values());
    let copy = 0;
    while (used.has(`${tile}-${copy}`)) copy++;
    this.put(hex, `${tile}-${copy}`);
    return `${tile}-${copy}`;
  }

  put(hex: HexId, copy: string): void {
    this.#copyOn.set(hex, copy);
  }

  cityId(hex: HexId, city: number): string {
    return `${this.#copyOn.get(hex) ?? `${hex}-0`}-${city}`;
  }

  cityOf(id: string, isHex: (name: string) => boolean): { hex: HexId; city: number } {
    const [name = '', copy = '', city = ''] = id.split('-');
    const hex = isHex(name) ? name : this.#hexWith(`${name}-${copy}`);
    if (hex === undefined) throw new BadFile(`city ${id} is not on the board`);
    return { hex, city: Number(city) };
  }

  #hexWith(copy: string): HexId | undefined {
    for (const [hex, laid] of this.#copyOn) if (laid === copy) return hex;
    return undefined;
  }
}
