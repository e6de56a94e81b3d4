import { refuse, type Refusal } from '../../core/game.ts';
import { type Step } from '../../rail/steps.ts';
import type { Action1848 } from './actions.ts';
import { buyPrivate } from './privates.ts';
import { type OperatingRound, setOperating, type State } from './state.ts';
import { buyFromCompany } from './trains.ts';

/** 1848-20 D-47: with `trade_consent=ask` the other owner says yes or no before anything else. */
export const consentStep: Step<State, Action1848> = {
  id: 'consent',
  rule: '1848-10.2',
  takes: ({ type }) => type === 'answer',
  waits: (state) => state.deal !== null,
  *offers(state) {
    if (state.deal === null) return;
    for (const accept of [true, false]) {
      yield { kind: 'one', action: { type: 'answer', by: state.deal.seller, accept } };
    }
  },
  check: (state): Refusal | null => (state.deal === null ? refuse('nothing-asked', '1848-10.2') : null),
  perform(draft, answer) {
    const { deal } = draft.state;
    if (deal === null || answer.type !== 'answer') return;
    const { action, buyer } = deal;
    draft.state.deal = null;
    const item = action.type === 'buy_train_from' ? action.train : action.private;
    draft.emit(answer.accept ? 'deal-accepted' : 'deal-refused', { company: buyer, item }, '1848-20/D-47');
    if (!answer.accept) {
      const { declined } = draft.state.round as OperatingRound;
      setOperating(draft, { declined: [...declined, item] });
    } else if (action.type === 'buy_train_from') buyFromCompany(draft, buyer, action);
    else buyPrivate(draft, buyer, action);
  },
};
