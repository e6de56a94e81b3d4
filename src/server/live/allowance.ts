/** So many in any stretch of time, counted by a clock that is handed in. */
export class Allowance {
  readonly #most: number;
  readonly #within: number;
  readonly #taken: number[] = [];

  constructor(most: number, within: number) {
    this.#most = most;
    this.#within = within;
  }

  /** Takes one; otherwise how many milliseconds to wait. */
  take(now: number): number {
    this.#forget(now);
    const [first] = this.#taken;
    if (first !== undefined && this.#taken.length >= this.#most) return first + this.#within - now;
    this.#taken.push(now);
    return 0;
  }

  isUnused(now: number): boolean {
    this.#forget(now);
    return this.#taken.length === 0;
  }

  #forget(now: number): void {
    const kept = this.#taken.findIndex((at) => at > now - this.#within);
    this.#taken.splice(0, kept < 0 ? this.#taken.length : kept);
  }
}

/** Allowances by name; those nobody has used lately are forgotten. */
export class Allowances {
  readonly #most: number;
  readonly #within: number;
  readonly #of = new Map<string, Allowance>();

  constructor(most: number, within: number) {
    this.#most = most;
    this.#within = within;
  }

  take(name: string, now: number): number {
    let known = this.#of.get(name);
    if (!known) {
      for (const [other, allowance] of this.#of) if (allowance.isUnused(now)) this.#of.delete(other);
      this.#of.set(name, (known = new Allowance(this.#most, this.#within)));
    }
    return known.take(now);
  }
}
