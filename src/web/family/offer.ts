import type { Action, Choice } from '../../core/game.ts';
import { canonicalJson } from '../../core/json.ts';

/** Choices that are an action or an amount: what can be bought, bid, borrowed and answered. */

export type One = Extract<Choice<Action>, { kind: 'one' }>;
export type Range = Extract<Choice<Action>, { kind: 'range' }>;
export type Offer = One | Range;

export function isOffer(choice: Choice<Action>): choice is Offer {
  return choice.kind !== 'open';
}

export function isLegal({ refusal }: Choice<Action>): boolean {
  return refusal === undefined;
}

function fieldOf(action: Action, field: string): unknown {
  return (action as unknown as Readonly<Record<string, unknown>>)[field];
}

/** A name in an action, as `private` or `company`; null where it has none. */
export function nameIn(action: Action, field: string): string | null {
  const value = fieldOf(action, field);
  return typeof value === 'string' ? value : null;
}

export function amountIn(action: Action, field: string): number | null {
  const value = fieldOf(action, field);
  return typeof value === 'number' ? value : null;
}

export function withAmount({ action, field }: Range, amount: number): Action {
  return { ...action, [field]: amount };
}

/** Whether an action is the one that is offered, or one of the range. */
export function isMember(offer: Offer, action: Action | null | undefined): boolean {
  if (!action) return false;
  const same =
    offer.kind === 'one' ? action : { ...action, [offer.field]: amountIn(offer.action, offer.field) };
  return canonicalJson(same) === canonicalJson(offer.action);
}

type Ends = Pick<Range, 'min' | 'max' | 'step'>;

/** The amount of a range that comes closest to a wish. */
export function nearest({ min, max, step }: Ends, wish: number): number {
  const last = min + Math.floor((max - min) / step) * step;
  const stepped = min + Math.round((wish - min) / step) * step;
  return Math.max(min, Math.min(last, stepped));
}

/** Whether an amount is one of a range. */
export function isIn(ends: Ends, amount: number): boolean {
  return nearest(ends, amount) === amount;
}

/** Amounts worth a button: both ends and the wishes between them, lowest first. */
export function quickAmounts(ends: Ends, wishes: readonly number[]): number[] {
  const within = wishes.filter((wish) => wish > ends.min && wish < ends.max);
  const amounts = [ends.min, ...within, ends.max].map((wish) => nearest(ends, wish));
  return [...new Set(amounts)].sort((a, b) => a - b);
}

/** Raises beyond the least bid that people often want, in steps. */
const RAISES: readonly number[] = [1, 2, 5, 10];

export function quickBids(ends: Ends): number[] {
  return quickAmounts(
    ends,
    RAISES.map((raise) => ends.min + raise * ends.step),
  );
}
