import { consentStep as makeConsentStep } from '../../rail/consent.ts';
import type { Action18GB, Of } from './actions.ts';
import { operatingOf, setOperating, type State } from './state.ts';
import { buyFromOther } from './trains.ts';

/** 18GB-14.3 (D-33): with `trade_consent=ask` the other director says yes or no before anything else. */
export const consentStep = makeConsentStep<State, Action18GB, Of<'buy_train_from'>>({
  rule: '18GB-14.3',
  register: '18GB-19/D-33',
  answer: (by, accept) => ({ type: 'answer', by, accept }),
  isAnswer: (action) => action.type === 'answer',
  decline(draft, train) {
    setOperating(draft, { declined: [...operatingOf(draft.state).declined, train] });
  },
  carryOut(draft, { action, buyer }) {
    buyFromOther(draft, buyer, action);
  },
});
