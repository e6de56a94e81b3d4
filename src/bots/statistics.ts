/** What a number of games proves. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Normal quantile of 95 % on both sides. */
const Z = 1.959964;

/** Wilson's 95 % interval for a share seen in `of` games; sharing a victory makes `wins` a fraction. */
export function wilson(wins: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = wins / of;
  const z2 = Z * Z;
  const centre = share + z2 / (2 * of);
  const reach = Z * Math.sqrt((share * (1 - share) + z2 / (4 * of)) / of);
  const whole = 1 + z2 / of;
  return { low: Math.max(0, (centre - reach) / whole), high: Math.min(1, (centre + reach) / whole) };
}

export type Verdict = 'accept' | 'reject' | 'open';

/**
 * Wald's sequential test of a share of wins: `accept` once the games say `better` rather than `even`, `reject` once they
 * say the opposite, each wrong in about 5 of 100 runs; `open` until then.
 */
export function sprt(wins: number, of: number, even: number, better: number, error = 0.05): Verdict {
  const losses = of - wins;
  const evidence = wins * Math.log(better / even) + losses * Math.log((1 - better) / (1 - even));
  const bound = Math.log((1 - error) / error);
  if (evidence >= bound) return 'accept';
  return evidence <= -bound ? 'reject' : 'open';
}
