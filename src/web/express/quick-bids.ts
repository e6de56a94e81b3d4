/** Raises beyond the least bid that people often want. */
const RAISES = [0, 1, 2, 5, 10] as const;

/** A few bids to choose from, without repeating: the least, some raises, and everything. */
export function quickBids(min: number, max: number, step: number): readonly number[] {
  const bids = RAISES.map((raise) => min + raise * step).filter((bid) => bid <= max);
  return bids.includes(max) ? bids : [...bids, max];
}
