import { stepAfter } from '../../core/steps.ts';
import {
  acting,
  companyOf,
  type Draft18GB,
  operatingOf,
  OPERATING_STEPS,
  setCompany,
  setOperating,
} from './state.ts';

/** 18GB-9.2: the order of a corporation's turn. */

/** The present step is over; after the last one the turn is. */
export function finishStep(draft: Draft18GB): void {
  const next = stepAfter(OPERATING_STEPS, operatingOf(draft.state).step);
  if (next) setOperating(draft, { step: next });
  else endTurn(draft);
}

/** 18GB-9.3, 18GB-15.3: a corporation that ends its turn without a train is insolvent, one with a train is not. */
function endTurn(draft: Draft18GB): void {
  const { company, round } = acting(draft.state);
  const { trains, insolvent } = companyOf(draft.state, company);
  const isInsolvent = trains.length === 0;
  if (isInsolvent !== insolvent) {
    setCompany(draft, company, { insolvent: isInsolvent });
    draft.emit(isInsolvent ? 'insolvent' : 'solvent', { company }, '18GB-9.3');
  }
  setOperating(draft, { at: round.at + 1, opened: false, ...FRESH_TURN });
}

export const FRESH_TURN = {
  step: 'track',
  lays: 0,
  cityLaid: false,
  tokenPlaced: false,
  revenue: 0,
  converted: false,
  sharesBought: 0,
  declined: [],
} as const;
