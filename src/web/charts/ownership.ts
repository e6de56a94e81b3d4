/** A part of a company: per cent of it, or shares where a title counts those. */
export interface Holding {
  /** A seat, or another place that holds shares. */
  readonly holder: number | 'ipo' | 'pool' | 'treasury';
  readonly amount: number;
}

export interface Ownership {
  readonly company: string;
  readonly director: number | null;
  readonly holdings: readonly Holding[];
  /** All there is. */
  readonly whole: number;
}

/** Who holds something, the largest part first. */
export function largestFirst(holdings: readonly Holding[]): Holding[] {
  return holdings.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount);
}
