import { pay } from '../../rail/money.ts';
import { stepAfter } from '../../core/steps.ts';
import { SET_ASIDE } from './data.ts';
import { type Draft1848, operatingOf, OPERATING_STEPS, type OperatingStep, setOperating } from './state.ts';

/** 1848-7.4: the order of a company's turn. */

export function nextStep(step: OperatingStep): OperatingStep | null {
  return stepAfter(OPERATING_STEPS, step);
}

/** The present step is over; after the last one the company's place in the queue is. */
export function finishStep(draft: Draft1848): void {
  const next = nextStep(operatingOf(draft.state).step);
  if (next) setOperating(draft, { step: next });
  else endTurn(draft);
}

/** A fresh turn for the next in the queue; `operating.ts` decides whether it may act. */
export function endTurn(draft: Draft1848): void {
  const round = operatingOf(draft.state);
  // 1848-10.2, D-17: also if the buyer has failed meanwhile.
  for (const { seller, price } of round.owed) {
    pay(draft, SET_ASIDE, seller, price);
    draft.emit('train-paid', { company: round.queue[round.at] ?? '', seller, price }, '1848-20/D-17');
  }
  setOperating(draft, { at: round.at + 1, opened: false, ...FRESH_TURN });
}

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
