import { stepAfter } from '../../core/steps.ts';
import { type Draft1860, operatingOf, OPERATING_STEPS, setOperating } from './state.ts';

/** 1860-10.2: the order of a company's turn. */

/** The present step is over; after the last one the company's place in the queue is. */
export function finishStep(draft: Draft1860): void {
  const next = stepAfter(OPERATING_STEPS, operatingOf(draft.state).step);
  if (next) setOperating(draft, { step: next });
  else endTurn(draft);
}

export function endTurn(draft: Draft1860): void {
  setOperating(draft, { at: operatingOf(draft.state).at + 1, opened: false, ...FRESH_TURN });
}

export const FRESH_TURN = {
  step: 'discard',
  lays: 0,
  laysDone: false,
  revenue: 0,
  subsidy: 0,
  declined: [],
} as const;
