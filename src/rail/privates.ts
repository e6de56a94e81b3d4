import type { Draft } from '../core/draft.ts';
import type { RuleId, Seat } from '../core/game.ts';
import type { CompanyId } from './tokens.ts';

/** What a private company pays its owner. */
export interface Income {
  readonly private: string;
  readonly owner: Seat | CompanyId;
  readonly amount: number;
}

/** Pays incomes from the title's bank and emits an event for each. */
export function payIncomes<S extends object>(
  draft: Draft<S>,
  incomes: Iterable<Income>,
  payFromBank: (draft: Draft<S>, to: Seat | CompanyId, amount: number) => void,
  rule: RuleId,
): void {
  for (const { private: id, owner, amount } of incomes) {
    payFromBank(draft, owner, amount);
    draft.emit('private-paid', { private: id, owner, amount }, rule);
  }
}
