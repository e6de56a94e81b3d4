/** At most so many at once, and so many in a stretch of time from then on. */
export interface Limit {
  readonly most: number;
  readonly perMs: number;
}

const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** So many names are known before it is looked which of them can be forgotten. */
const CROWD = 10_000;

/**
 * Counts what is done under a name. A name is one number: the moment at which it is as good as new (a leaky bucket), so
 * that a flood from many networks costs little memory.
 */
export class Limiter {
  readonly #now: () => number;
  readonly #empty = new Map<string, number>();
  #crowd = CROWD;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts one more. Zero: it may be done; else it is not counted, and may be tried again after so many milliseconds. */
  take(name: string, { most, perMs }: Limit): number {
    const now = this.#now();
    const share = perMs / most;
    const empty = Math.max(this.#empty.get(name) ?? now, now);
    const wait = empty + share - (now + perMs);
    // Shares are fractions: a millionth of a millisecond is none.
    if (wait > 1e-6) return Math.ceil(wait);
    this.#forget(now);
    this.#empty.set(name, empty + share);
    return 0;
  }

  /** Forgets names that are as good as new; not with each of a crowd, for that would take longer and longer. */
  #forget(now: number): void {
    if (this.#empty.size < this.#crowd) return;
    for (const [name, empty] of this.#empty) {
      if (empty <= now) this.#empty.delete(name);
    }
    this.#crowd = Math.max(CROWD, 2 * this.#empty.size);
  }
}

/** The network of an address, as far as one person has many addresses there: one of IPv4, /64 of IPv6. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!plain.includes(':')) return plain;
  const [front = '', back] = plain.split('::');
  const head = front.split(':').filter((part) => part !== '');
  const tail = back?.split(':').filter((part) => part !== '') ?? [];
  const zeros: string[] = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
