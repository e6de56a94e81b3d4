import { pay } from '../../rail/money.ts';
import { makeTurn, operatingOf } from '../../rail/operating.ts';
import { SET_ASIDE } from './data.ts';
import { type Draft1848, OPERATING_STEPS, type State } from './state.ts';
import type { EVENTS } from './vocabulary.ts';

/** 1848-7.4: the order of a company's turn. */

export const FRESH_TURN = {
  step: 'track',
  yellows: 0,
  upgraded: false,
  loanTaken: false,
  forcedLoans: 0,
  revenue: 0,
  declined: [],
  owed: [],
} as const;

/** 1848-10.2, D-17: even if the buyer has failed in the meantime. */
function payForTrains(draft: Draft1848): void {
  const { queue, at, owed } = operatingOf(draft.state);
  for (const { seller, price } of owed) {
    pay(draft, SET_ASIDE, seller, price);
    draft.emit('train-paid', { company: queue[at] ?? '', seller, price }, '1848-20/D-17');
  }
}

export const { finishStep, endTurn } = makeTurn<State, typeof EVENTS>({
  steps: OPERATING_STEPS,
  fresh: FRESH_TURN,
  atEnd: payForTrains,
});
