import type { Event, Json } from '../core/game.ts';
import { count } from './table.ts';

/** The players' names by seat. */
export type Names = readonly string[];

/** An amount in the currency of a title. */
export function money(amount: number, currency = '£'): string {
  return amount < 0 ? `-${currency}${count(-amount)}` : `${currency}${count(amount)}`;
}

/** The English sentences of a title, by event key, with the names of its steps and ends. */
export interface Catalogue {
  readonly currency: string;
  readonly sentences: Readonly<Record<string, (told: Told) => string>>;
  readonly steps: Readonly<Record<string, string>>;
  readonly ends: Readonly<Record<string, string>>;
  /** Events that begin a new part of the game and stand out in the log. */
  readonly parts: ReadonlySet<string>;
}

/** The parameters of an event, read as the words a sentence needs. */
export class Told {
  readonly #event: Event;
  readonly #names: Names;
  readonly #currency: string;

  constructor(event: Event, names: Names, currency: string) {
    this.#event = event;
    this.#names = names;
    this.#currency = currency;
  }

  raw(key: string): Json {
    return this.#event.params[key] ?? null;
  }

  text(key: string): string {
    const value = this.raw(key);
    return typeof value === 'string' ? value : JSON.stringify(value);
  }

  list(key: string): string[] {
    const value = this.raw(key);
    return Array.isArray(value) ? value.map(String) : [];
  }

  numbers(key: string): number[] {
    const value = this.raw(key);
    return Array.isArray(value) ? value.map(Number) : [];
  }

  /** The stops of a path, by hex: `E4-0` is a stop, `D5` only track on the way. */
  stops(key: string): string {
    return this.list(key)
      .filter((place) => place.includes('-'))
      .map((place) => place.slice(0, place.indexOf('-')))
      .join(' – ');
  }

  number(key: string): number {
    return Number(this.raw(key));
  }

  money(key: string): string {
    return money(this.number(key), this.#currency);
  }

  /** A player by seat. */
  name(seat: number): string {
    return this.#names[seat] ?? `seat ${seat}`;
  }

  /** A player by seat, or whoever else by id. */
  who(key: string): string {
    const value = this.raw(key);
    if (typeof value === 'number') return this.name(value);
    return value === 'bank' ? 'the bank' : this.text(key);
  }
}
