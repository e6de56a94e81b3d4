import { consentStep as makeConsentStep } from '../../rail/consent.ts';
import { operatingOf, setOperating } from '../../rail/operating.ts';
import type { Of } from './actions.ts';
import { type State } from './state.ts';
import { buyFromOther } from './trains.ts';

/** 18GB-14.3 (D-33): with `trade_consent=ask` the other director answers before anything else. */
export const consentStep = makeConsentStep<State, Of<'buy_train_from'>>({
  rule: '18GB-14.3',
  register: '18GB-19/D-33',
  decline(draft, train) {
    setOperating(draft, { declined: [...operatingOf(draft.state).declined, train] });
  },
  carryOut(draft, { action, buyer }) {
    buyFromOther(draft, buyer, action);
  },
});
