import type { Draft } from '../core/draft.ts';
import type { Action, Refusal, RuleId, Seat } from '../core/game.ts';
import type { Step } from '../core/steps.ts';
import type { CompanyId } from './tokens.ts';
import type { DealView } from './view.ts';
import { type RAIL_EVENTS, refuse } from './vocabulary.ts';

/** What a company can ask another owner for. */
export type Purchase = Action & { readonly price: number } & (
    | { readonly type: 'buy_train_from'; readonly company: CompanyId; readonly train: string }
    | { readonly type: 'buy_from_owner'; readonly private: string }
  );

/** A purchase that waits for the other owner's answer. */
export interface Deal<P extends Purchase> {
  readonly seller: Seat;
  readonly buyer: CompanyId;
  readonly action: P;
}

export interface Answer extends Action {
  readonly type: 'answer';
  readonly accept: boolean;
}

interface WithDeal<P extends Purchase> {
  deal: Deal<P> | null;
}

function itemOf(action: Purchase): string {
  return action.type === 'buy_train_from' ? action.train : action.private;
}

/** The purchase waits while the owner is asked. `params` are for the event, in addition to company, item and price. */
export function askOwner<P extends Purchase>(
  draft: Draft<WithDeal<P>, typeof RAIL_EVENTS>,
  deal: Deal<P>,
  rule: RuleId,
  params: { readonly side?: string; readonly seller?: string } = {},
): void {
  draft.state.deal = deal;
  const { buyer, action } = deal;
  draft.emit('deal-asked', { company: buyer, item: itemOf(action), price: action.price, ...params }, rule);
}

/** An owner who has refused is not asked again in the same turn. */
export function checkDeclined(declined: readonly string[], item: string, rule: RuleId): Refusal | null {
  return declined.includes(item) ? refuse('declined-this-turn', rule, { item }) : null;
}

/** The step in which the other owner accepts or refuses, before anything else happens. */
export function consentStep<S extends WithDeal<P>, P extends Purchase>(spec: {
  /** The rule that asks for consent, and the entry of the register that made it a switch. */
  readonly rule: RuleId;
  readonly register: RuleId;
  readonly decline: (draft: Draft<S>, item: string) => void;
  readonly carryOut: (draft: Draft<S>, deal: Deal<P>) => void;
}): Step<S, Answer> {
  return {
    id: 'consent',
    rule: spec.rule,
    waits: (state) => state.deal !== null,
    *offers(state) {
      if (state.deal === null) return;
      const by = state.deal.seller;
      for (const accept of [true, false]) yield { kind: 'one', action: { type: 'answer', by, accept } };
    },
    acts: {
      answer: {
        check: (state) => (state.deal === null ? refuse('nothing-asked', spec.rule) : null),
        perform(draft, { accept }) {
          const { deal } = draft.state;
          if (deal === null) return;
          draft.state.deal = null;
          const item = itemOf(deal.action);
          draft.emit(accept ? 'deal-accepted' : 'deal-refused', { company: deal.buyer, item }, spec.register);
          if (accept) spec.carryOut(draft, deal);
          else spec.decline(draft, item);
        },
      },
    },
  };
}

export function dealView<P extends Purchase>({ deal }: WithDeal<P>): DealView | null {
  if (deal === null) return null;
  const { buyer, seller } = deal;
  const action: Purchase = deal.action;
  const item = itemOf(action);
  const { price } = action;
  return action.type === 'buy_train_from'
    ? { kind: 'train', item, price, buyer, seller, from: action.company }
    : { kind: 'private', item, price, buyer, seller, from: null };
}
