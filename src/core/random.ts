/**
 * The generator that 18xx.games uses for set-ups (facts: modulus 2^31, multiplier 1103515245, increment
 * 12345, the whole state is the result). We use it wherever a game or a bot needs randomness, so that a seed
 * means the same thing in a file of theirs and in ours.
 */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = ((seed % 0x80000000) + 0x80000000) % 0x80000000;
  }

  /** The next integer from 0 to 2^31 - 1. */
  next(): number {
    this.#state = (Math.imul(1103515245, this.#state) + 12345) & 0x7fffffff;
    return this.#state;
  }

  /**
   * An integer from 0 to `bound - 1`. It takes the high bits: the low ones of such a generator repeat after
   * a few steps.
   */
  below(bound: number): number {
    return Math.floor((this.next() / 0x80000000) * bound);
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('pick from an empty list');
    return item;
  }
}
