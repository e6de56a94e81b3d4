import type { Event, RuleId } from './game.ts';
import type { ParamsOf, Vocabulary } from './vocabulary.ts';

/**
 * A copy of a plain object, key by key. Faster than a spread here: slices have many different shapes, some with
 * numbers and names among their keys (purses, holdings) and some from which keys are deleted (markers), and for those
 * the engine takes its slowest path.
 */
function copyOf<T extends object>(value: T): T {
  const copy = {} as T;
  for (const key of Object.keys(value) as (keyof T)[]) copy[key] = value[key];
  return copy;
}

/**
 * A state under change. Slices are copied once, when they are first written to, and then changed in place:
 * the original state stays valid and shares everything that was not touched.
 * `E` are the events that may be emitted, with their parameters.
 */
export class Draft<S extends object, E extends Vocabulary = Vocabulary> {
  /** What it started from, unchanged. */
  readonly base: S;
  readonly state: S;
  readonly events: Event[] = [];
  /** Few enough that looking through a list is faster than hashing. */
  readonly #fresh: object[] = [];

  constructor(base: S) {
    this.base = base;
    this.state = { ...base };
  }

  /** A slice of the state that may be written to. */
  own<K extends keyof S>(key: K): S[K] {
    return this.ownIn(this.state, key);
  }

  /** A member of something that is already owned, made writable too. */
  ownIn<T extends object, K extends keyof T>(parent: T, key: K): T[K] {
    const value = parent[key];
    if (typeof value !== 'object' || value === null || this.#fresh.includes(value)) return value;
    const copy = (Array.isArray(value) ? value.slice() : copyOf(value)) as T[K] & object;
    this.#fresh.push(copy);
    parent[key] = copy;
    return copy;
  }

  emit<K extends keyof E & string>(key: K, params: ParamsOf<E[K]>, rule?: RuleId): void {
    this.events.push(rule === undefined ? { key, params } : { key, params, rule });
  }
}
