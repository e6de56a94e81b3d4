import { consentStep as makeConsentStep } from '../../rail/consent.ts';
import type { Action1848, Of } from './actions.ts';
import { buyPrivate } from './privates.ts';
import { type OperatingRound, setOperating, type State } from './state.ts';
import { buyFromCompany } from './trains.ts';

/** 1848-20 D-47: with `trade_consent=ask` the other owner says yes or no before anything else. */
export const consentStep = makeConsentStep<State, Action1848, Of<'buy_train_from'> | Of<'buy_from_owner'>>({
  rule: '1848-10.2',
  register: '1848-20/D-47',
  answer: (by, accept) => ({ type: 'answer', by, accept }),
  isAnswer: (action) => action.type === 'answer',
  decline(draft, item) {
    const { declined } = draft.state.round as OperatingRound;
    setOperating(draft, { declined: [...declined, item] });
  },
  carryOut(draft, { action, buyer }) {
    if (action.type === 'buy_train_from') buyFromCompany(draft, buyer, action);
    else buyPrivate(draft, buyer, action);
  },
});
