/** How many are remembered: usually the latest position is the one asked about. */
const SIZE = 8;

/**
 * Remembers values for the last few objects it was given. Where a value can be recomputed at any time
 * this is cheaper than a WeakMap, which costs the garbage collector more the more it holds.
 */
export class Recent<K extends object, V> {
  readonly #keys: (K | null)[] = Array<null>(SIZE).fill(null);
  readonly #values: (V | undefined)[] = Array<undefined>(SIZE).fill(undefined);
  /** The index of the newest one. */
  #at = 0;

  get(key: K): V | undefined {
    if (this.#keys[this.#at] === key) return this.#values[this.#at];
    const place = this.#keys.indexOf(key);
    return place < 0 ? undefined : this.#values[place];
  }

  set(key: K, value: V): void {
    this.#at = (this.#at + 1) % SIZE;
    this.#keys[this.#at] = key;
    this.#values[this.#at] = value;
  }
}

/** More ids than any title has: filling a table with made-up ids only empties it again. */
const MOST_IDS = 5_000;

/** A function of an id that knows all its answers: for what is read off the ids of cards, of which a title has few. */
export function knowingIds<V>(answer: (id: string) => V): (id: string) => V {
  const known = new Map<string, V>();
  return (id) => {
    let value = known.get(id);
    if (value === undefined) {
      if (known.size >= MOST_IDS) known.clear();
      known.set(id, (value = answer(id)));
    }
    return value;
  };
}

/**
 * A function of two values that remembers its last answer: what is checked is performed next, so one verdict serves both
 * when asked about `draft.base`.
 */
export function knowingLast<A extends object, B extends object, V>(
  answer: (a: A, b: B) => V,
): (a: A, b: B) => V {
  let last: { readonly a: A; readonly b: B; readonly value: V } | null = null;
  return (a, b) => {
    if (last?.a !== a || last.b !== b) last = { a, b, value: answer(a, b) };
    return last.value;
  };
}
