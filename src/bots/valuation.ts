/**
 * What a seat can expect to own at the end, in named parts. The parts are also the explanation: what two candidates
 * differ in most is why one was preferred.
 */
export type Parts<P extends string> = Readonly<Record<P, number>>;

export function total<P extends string>(parts: Parts<P>): number {
  let sum = 0;
  for (const part of Object.keys(parts) as P[]) sum += parts[part];
  return sum;
}

export interface Difference<P extends string> {
  readonly part: P;
  readonly amount: number;
}

/** The part in which `better` is most ahead of `other`; null where it is ahead in none. */
export function largestLead<P extends string>(better: Parts<P>, other: Parts<P>): Difference<P> | null {
  let lead: Difference<P> | null = null;
  for (const part of Object.keys(better) as P[]) {
    const amount = better[part] - other[part];
    if (amount > (lead?.amount ?? 0)) lead = { part, amount };
  }
  return lead;
}
