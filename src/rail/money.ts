import type { Draft } from '../core/draft.ts';

/**
 * Every purse by name: the bank, other institutions, players by seat, companies by id. All money of a game
 * is here, so that "nothing is lost" is a single sum. A title whose state is copied very often may number its purses.
 */
export type Purses = Record<string, number>;
export type NumberedPurses = number[];
type AnyPurses = Purses | NumberedPurses;

/** The purse of the bank. */
export const BANK = 'bank';

export type PurseId = string | number;

/** The only way money moves. A purse may go below zero where the rules allow debt; callers check first. */
export function pay(draft: Draft<{ cash: AnyPurses }>, from: PurseId, to: PurseId, amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`pay ${amount}`);
  if (amount === 0) return;
  const cash = draft.own('cash') as Purses;
  // Both purses are looked up before either changes, so that an error leaves no half payment.
  purse(cash, to);
  cash[from] = purse(cash, from) - amount;
  cash[to] = purse(cash, to) + amount;
}

/** The bank always pays what it owes; a title in which it can break checks afterwards. */
export function payFromBank(draft: Draft<{ cash: Purses }>, to: PurseId, amount: number): void {
  pay(draft, BANK, to, amount);
}

export function purse(cash: AnyPurses, id: PurseId): number {
  // Apart, since V8 looks up numbers much faster where it never meets a name.
  const amount = typeof id === 'number' ? (cash as NumberedPurses)[id] : (cash as Purses)[id];
  if (amount === undefined) throw new RangeError(`no purse ${id}`);
  return amount;
}

export function totalMoney(cash: AnyPurses): number {
  return Object.values(cash).reduce((sum, amount) => sum + amount, 0);
}
