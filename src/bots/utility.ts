/** From money to chances: what a seat expects to own matters only beside what the others expect. */

/**
 * Each seat's share of the victory when final wealth is uncertain by about `spread`: equal seats share it evenly, and a
 * seat far ahead has nearly all of it.
 */
export function victoryShares(worths: ArrayLike<number>, spread: number): Float64Array {
  const shares = new Float64Array(worths.length);
  let most = -Infinity;
  for (let seat = 0; seat < worths.length; seat++) most = Math.max(most, worths[seat] as number);
  let sum = 0;
  for (let seat = 0; seat < worths.length; seat++) {
    const weight = Math.exp(((worths[seat] as number) - most) / spread);
    shares[seat] = weight;
    sum += weight;
  }
  for (let seat = 0; seat < worths.length; seat++) shares[seat] = (shares[seat] as number) / sum;
  return shares;
}
