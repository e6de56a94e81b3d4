import type { Event, RuleId } from './game.ts';
import type { ParamsOf, Vocabulary } from './vocabulary.ts';

/**
 * How a title copies what every action copies, each field written out: `{ a: state.a, b: state.b, … }`. That is fifty
 * times as fast as `{ ...state }`: V8 (that of Node 20) has a quick way for a spread only as long as it meets few hidden
 * classes, and gives the copy a new one each time, so that copies of copies of copies always take the slow way.
 */
export interface Copying<S extends object> {
  state(state: S): S;
  /** For slices with the same keys in every position, such as the round. */
  readonly slices?: { readonly [K in keyof S]?: (slice: S[K]) => S[K] };
  /** For slices that hold records of the same form by id, such as companies: a single record. */
  readonly records?: { readonly [K in keyof S]?: (record: RecordOf<S, K>) => RecordOf<S, K> };
}

type RecordOf<S, K extends keyof S> = S[K][keyof S[K]];

/** The same for any kind of record. */
type RecordCopiers = Readonly<Partial<Record<PropertyKey, (record: object) => object>>>;

/** Optional: only needed for speed. */
const SPREADING: Copying<object> = { state: (state) => ({ ...state }) };

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

/** A list stays a list, and what is no object stays what it is. */
function copied<T>(value: T, copier: (value: object) => object = copyOf): T {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? value.slice() : copier(value)) as T;
}

/**
 * A state under change. Slices are copied once, when they are first written to, and then changed in place:
 * the original state stays valid and shares everything that was not touched.
 * `E` are the events that may be emitted, with their parameters.
 */
export class Draft<S extends object, E extends Vocabulary = Vocabulary> {
  /** The original state, unchanged. */
  readonly base: S;
  readonly state: S;
  readonly events: Event[] = [];
  readonly #copySlice: RecordCopiers;
  readonly #copyRecord: RecordCopiers;
  /** Copies of members. Few enough that looking through a list is faster than hashing. */
  readonly #fresh: object[] = [];

  constructor(base: S, copying: Copying<S> = SPREADING as Copying<S>) {
    this.base = base;
    this.#copySlice = (copying.slices ?? {}) as RecordCopiers;
    this.#copyRecord = (copying.records ?? {}) as RecordCopiers;
    this.state = copying.state(base);
  }

  /** A slice of the state that may be written to. So a slice is never set to an object that others hold as well. */
  own<K extends keyof S>(key: K): S[K] {
    const value = this.state[key];
    // Another than the original's was made by this draft. A list of them would cost more than it saves.
    if (value !== this.base[key]) return value;
    return (this.state[key] = copied(value, this.#copySlice[key]));
  }

  /** A member of a slice that is already writable, made writable too. */
  ownIn<T extends object, K extends keyof T>(parent: T, key: K): T[K] {
    const value = parent[key];
    if (typeof value !== 'object' || value === null || this.#fresh.includes(value)) return value;
    const copy = copied(value);
    this.#fresh.push(copy);
    return (parent[key] = copy);
  }

  /** Replaces a slice by one that differs in some fields; the old one stays unchanged. */
  replace<K extends keyof S>(key: K, change: Partial<S[K]>): void {
    const copy = this.#copySlice[key] ?? copyOf;
    this.state[key] = Object.assign(copy(this.state[key] as S[K] & object), change) as S[K];
  }

  /** Replaces a record of a slice by one that differs in some fields; the old one stays unchanged. */
  change<K extends keyof S, I extends keyof S[K]>(key: K, id: I, change: Partial<S[K][I]>): void {
    const records = this.own(key);
    const copy = this.#copyRecord[key] ?? copyOf;
    records[id] = Object.assign(copy(records[id] as S[K][I] & object), change) as S[K][I];
  }

  emit<K extends keyof E & string>(key: K, params: ParamsOf<E[K]>, rule?: RuleId): void {
    this.events.push(rule === undefined ? { key, params } : { key, params, rule });
  }
}
