import {
  type Draft18GB,
  operatingOf,
  OPERATING_STEPS,
  operator,
  companyOf,
  setCompany,
  setOperating,
} from './state.ts';

/** 18GB-9.2: the order of a corporation's turn. */

/** The present step is over; after the last one the turn is. */
export function finishStep(draft: Draft18GB): void {
  const { step } = operatingOf(draft.state);
  const next = OPERATING_STEPS[OPERATING_STEPS.indexOf(step) + 1];
  if (next) setOperating(draft, { step: next });
  else endTurn(draft);
}

/** 18GB-9.3, 18GB-15.3: a corporation that ends its turn without a train is insolvent, one with a train is not. */
function endTurn(draft: Draft18GB): void {
  const company = operator(draft.state);
  if (company === null) throw new Error('nobody is at turn');
  const { trains, insolvent } = companyOf(draft.state, company);
  const isInsolvent = trains.length === 0;
  if (isInsolvent !== insolvent) {
    setCompany(draft, company, { insolvent: isInsolvent });
    draft.emit(isInsolvent ? 'insolvent' : 'solvent', { company }, '18GB-9.3');
  }
  setOperating(draft, { at: operatingOf(draft.state).at + 1, opened: false, ...FRESH_TURN });
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
