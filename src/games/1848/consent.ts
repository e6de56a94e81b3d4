import { consentStep as makeConsentStep } from '../../rail/consent.ts';
import { operatingOf, setOperating } from '../../rail/operating.ts';
import type { Of } from './actions.ts';
import { buyPrivate } from './privates.ts';
import { type State } from './state.ts';
import { buyFromCompany } from './trains.ts';

/** 1848-20 D-47: with `trade_consent=ask` the other owner answers before anything else. */
export const consentStep = makeConsentStep<State, Of<'buy_train_from'> | Of<'buy_from_owner'>>({
  rule: '1848-10.2',
  register: '1848-20/D-47',
  decline(draft, item) {
    const { declined } = operatingOf(draft.state);
    setOperating(draft, { declined: [...declined, item] });
  },
  carryOut(draft, { action, buyer }) {
    if (action.type === 'buy_train_from') buyFromCompany(draft, buyer, action);
    else buyPrivate(draft, buyer, action);
  },
});
