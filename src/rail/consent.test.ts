import { describe, expect, test } from 'vitest';
import { Draft } from '../core/draft.ts';
import {
  type Answer,
  askOwner,
  checkDeclined,
  consentStep,
  type Deal,
  dealView,
  type Purchase,
} from './consent.ts';

interface State {
  deal: Deal<Purchase> | null;
  bought: string | null;
  declined: readonly string[];
}

const NO_DEAL: State = { deal: null, bought: null, declined: [] };
const DEAL: Deal<Purchase> = {
  seller: 2,
  buyer: 'A',
  action: { type: 'buy_train_from', by: 0, company: 'B', train: '3-0', price: 90 },
};
const ASKED: State = { ...NO_DEAL, deal: DEAL };

const step = consentStep<State, Purchase>({
  rule: 'X-1',
  register: 'X-9',
  decline: (draft, item) => {
    draft.state.declined = [...draft.state.declined, item];
  },
  carryOut: (draft, { action }) => {
    draft.state.bought = action.type === 'buy_train_from' ? action.train : action.private;
  },
});

function answered(accept: boolean): { readonly state: State; readonly events: readonly object[] } {
  const draft = new Draft(ASKED);
  step.acts.answer.perform(draft, { type: 'answer', by: 2, accept });
  return draft;
}

describe('a purchase that needs the owner’s consent', () => {
  test('is announced and waits', () => {
    const draft = new Draft(NO_DEAL);
    askOwner(draft, DEAL, 'X-1', { seller: 'B' });
    expect(draft.state.deal).toEqual(DEAL);
    expect(draft.events).toMatchObject([
      { key: 'deal-asked', rule: 'X-1', params: { company: 'A', item: '3-0', price: 90, seller: 'B' } },
    ]);
    expect([NO_DEAL, draft.state].map((state) => step.waits(state))).toEqual([false, true]);
  });

  test('is decided by the owner alone, who may accept or refuse', () => {
    const actions = Array.from(step.offers(ASKED, false), (choice) => 'action' in choice && choice.action);
    expect(actions).toEqual([
      { type: 'answer', by: 2, accept: true },
      { type: 'answer', by: 2, accept: false },
    ]);
    expect([...step.offers(NO_DEAL, false)]).toEqual([]);
    const answer: Answer = { type: 'answer', by: 2, accept: true };
    expect(step.acts.answer.check(ASKED, answer)).toBeNull();
    expect(step.acts.answer.check(NO_DEAL, answer)).toMatchObject({ code: 'nothing-asked', rule: 'X-1' });
  });

  test('is carried out after a yes', () => {
    const { state, events } = answered(true);
    expect(state).toEqual({ deal: null, bought: '3-0', declined: [] });
    expect(events).toMatchObject([
      { key: 'deal-accepted', rule: 'X-9', params: { company: 'A', item: '3-0' } },
    ]);
  });

  test('is dropped after a no, and cannot be proposed again in that turn', () => {
    const { state, events } = answered(false);
    expect(state).toEqual({ deal: null, bought: null, declined: ['3-0'] });
    expect(events).toMatchObject([{ key: 'deal-refused', rule: 'X-9' }]);
    expect(checkDeclined(state.declined, '3-0', 'X-9')).toMatchObject({ code: 'declined-this-turn' });
    expect(checkDeclined(state.declined, '3-1', 'X-9')).toBeNull();
  });

  test('is shown with the company a train would come from; a private comes from a player', () => {
    expect(dealView(NO_DEAL)).toBeNull();
    expect(dealView(ASKED)).toEqual({
      kind: 'train',
      item: '3-0',
      price: 90,
      buyer: 'A',
      seller: 2,
      from: 'B',
    });
    const action: Purchase = { type: 'buy_from_owner', by: 0, private: 'P1', price: 40 };
    expect(dealView({ deal: { ...DEAL, action } })).toMatchObject({
      kind: 'private',
      item: 'P1',
      from: null,
    });
  });
});
