import type { Action } from '../../core/game.ts';
import type { Considered, Decision } from '../mind.ts';
import { largestLead, type Parts } from '../valuation.ts';

/** What a seat expects of a move, in parts: what it earns, what it owns, what the others miss, what one usually does. */
export type OutlookParts = Parts<'dividends' | 'shares' | 'cash' | 'others' | 'habit'>;

/** One action with what it is worth beside the others of the same decision. */
export interface Weighed<A extends Action> extends Considered<A> {
  /** Where it was judged by a look at the rest of the game. */
  readonly parts?: OutlookParts;
  /** Its reason says what it is for, which the figures do not show. */
  readonly hasPurpose?: boolean;
  /** Another player leads the company afterwards, which is a loss. */
  readonly losesChair?: boolean;
}

/** The most that is shown of what was rejected. */
const ALTERNATIVES = 3;

/** Whether the best has a purpose: figures of a further look would not show it either. */
export function leadsWithPurpose<A extends Action>(weighed: readonly Weighed<A>[]): boolean {
  const most = Math.max(...weighed.map(({ worth }) => worth));
  return weighed.find(({ worth }) => worth === most)?.hasPurpose === true;
}

/** The best of some, with what was rejected. Equals are decided by their order: the same on every machine. */
export function decideBest<A extends Action>(weighed: readonly Weighed<A>[], work: number): Decision<A> {
  const sorted = weighed.toSorted((a, b) => b.worth - a.worth);
  const [best, ...others] = sorted;
  if (!best) throw new Error('nothing to decide between');
  return {
    action: best.action,
    because: leadOf(best, others[0]) ?? best.because,
    alternatives: others
      .slice(0, ALTERNATIVES)
      .map(({ action, worth, because }) => ({ action, worth, because })),
    work,
  };
}

/** In what the best is most ahead of the second best, where both were judged in parts. */
function leadOf<A extends Action>(
  best: Weighed<A>,
  second: Weighed<A> | undefined,
): Considered<A>['because'] | null {
  if (best.hasPurpose || !best.parts || !second?.parts) return null;
  const lead = largestLead(best.parts, second.parts);
  if (!lead || lead.amount < 1) return null;
  const { rounds = 0 } = best.because.params as { readonly rounds?: number };
  return { key: `bot.rail.ahead.${lead.part}`, params: { amount: Math.round(lead.amount), rounds } };
}
