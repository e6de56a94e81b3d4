import type { Action } from '../../core/game.ts';
import type { Considered, Decision } from '../mind.ts';

/** One action with what it is worth beside the others of the same decision. */
export type Weighed<A extends Action> = Considered<A>;

/** The most that is shown of what was rejected. */
const ALTERNATIVES = 3;

/** The best of some, with what was rejected. Equals are decided by their order: the same on every machine. */
export function decideBest<A extends Action>(weighed: readonly Weighed<A>[], work: number): Decision<A> {
  const sorted = weighed.toSorted((a, b) => b.worth - a.worth);
  const [best, ...others] = sorted;
  if (!best) throw new Error('nothing to decide between');
  return {
    action: best.action,
    because: best.because,
    alternatives: others.slice(0, ALTERNATIVES),
    work,
  };
}
