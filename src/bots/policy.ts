import type { SeededRandom } from '../core/random.ts';
import type { Candidate } from './model.ts';

/** Choosing among candidates, well or less well. */

/** The same candidates, the most promising first; where equal, in the order given. */
export function byPromise<M>(candidates: readonly Candidate<M>[]): Candidate<M>[] {
  return candidates.toSorted((a, b) => b.promise - a.promise);
}

/** A number from 0 up to 1. */
export function chance(random: SeededRandom): number {
  return random.next() / 0x80000000;
}

/** One of them by weight; the last where weights are all zero. */
export function drawByWeight(weights: readonly number[], random: SeededRandom): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let mark = chance(random) * sum;
  for (let index = 0; index < weights.length; index++) {
    mark -= weights[index] as number;
    if (mark < 0) return index;
  }
  return weights.length - 1;
}

/** One that is not always the best: candidates that seem worse by `blur` are taken a third as often. */
export function drawByPromise<M>(
  candidates: readonly Candidate<M>[],
  blur: number,
  random: SeededRandom,
): Candidate<M> {
  const most = Math.max(...candidates.map(({ promise }) => promise));
  const weights = candidates.map(({ promise }) => Math.exp((promise - most) / blur));
  return candidates[drawByWeight(weights, random)] as Candidate<M>;
}
