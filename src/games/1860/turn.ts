import { makeTurn } from '../../rail/operating.ts';
import { OPERATING_STEPS, type State } from './state.ts';
import type { EVENTS } from './vocabulary.ts';

/** 1860-10.2: the order of a company's turn. */

export const FRESH_TURN = {
  step: 'discard',
  lays: 0,
  laysDone: false,
  revenue: 0,
  subsidy: 0,
  declined: [],
} as const;

export const { finishStep, endTurn } = makeTurn<State, typeof EVENTS>({
  steps: OPERATING_STEPS,
  fresh: FRESH_TURN,
});
