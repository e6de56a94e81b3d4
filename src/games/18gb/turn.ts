import { makeTurn } from '../../rail/operating.ts';
import { companyOf, setCompany } from '../../rail/position.ts';
import { acting, type Draft18GB, OPERATING_STEPS, type State } from './state.ts';
import type { EVENTS } from './vocabulary.ts';

/** 18GB-9.2: the order of a corporation's turn. */

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

/** 18GB-9.3, 18GB-15.3: a corporation that ends its turn without a train is insolvent, one with a train is not. */
function settleSolvency(draft: Draft18GB): void {
  const { company } = acting(draft.state);
  const { trains, insolvent } = companyOf(draft.state, company);
  const isInsolvent = trains.length === 0;
  if (isInsolvent === insolvent) return;
  setCompany(draft, company, { insolvent: isInsolvent });
  draft.emit(isInsolvent ? 'insolvent' : 'solvent', { company }, '18GB-9.3');
}

export const { finishStep } = makeTurn<State, typeof EVENTS>({
  steps: OPERATING_STEPS,
  fresh: FRESH_TURN,
  atEnd: settleSolvency,
});
