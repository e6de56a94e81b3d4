import { cashOf, companyOf, setCompany } from '../../rail/position.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { TrainCard } from '../../rail/trains.ts';
import { cheapestTrain, trainPrice } from './depot.ts';
import { hasRoute } from './network.ts';
import { type Draft1860, isInReceivership, type State } from './state.ts';

/** 1860-16, 17.4: companies with a route but without a train. It is just a flag (1860-16.1). */

export function canAffordTrain(state: State, company: CompanyId): boolean {
  return cashOf(state, company) >= trainPrice(state, cheapestTrain(state));
}

function setInsolvent(draft: Draft1860, company: CompanyId, insolvent: boolean, rule: string): void {
  if (companyOf(draft.state, company).insolvent === insolvent) return;
  setCompany(draft, company, { insolvent });
  draft.emit(insolvent ? 'insolvent' : 'solvent', { company }, rule);
}

function isTrainlessWithRoute(state: State, company: CompanyId): boolean {
  return companyOf(state, company).trains.length === 0 && hasRoute(state, company);
}

/** 1860-17.4, D-13: with the switch a company in receivership is insolvent as soon as it has no train. */
export function settleLostTrain(draft: Draft1860, company: CompanyId): void {
  const { state } = draft;
  if (!state.options.receivership_lease_always || !isInReceivership(state, company)) return;
  if (isTrainlessWithRoute(state, company)) setInsolvent(draft, company, true, '1860-17.4');
}

/**
 * Just before the run. 1860-16.5: who can afford a train is solvent, leases nothing and does not run (not
 * with D-12's other reading). 1860-17.4: who cannot and is in receivership leases at once.
 */
export function settleBeforeRun(draft: Draft1860, company: CompanyId): void {
  const { state } = draft;
  const { insolvent } = companyOf(state, company);
  const isReceiver = isInReceivership(state, company);
  if (insolvent) {
    const isVoid =
      state.options.insolvent_until_purchase || (isReceiver && state.options.receivership_lease_always);
    if (!isVoid && canAffordTrain(state, company)) setInsolvent(draft, company, false, '1860-16.5');
  } else if (isReceiver && isTrainlessWithRoute(state, company) && !canAffordTrain(state, company)) {
    setInsolvent(draft, company, true, '1860-17.4');
  }
}

/** At the end of its turn. 1860-16.2, 1860-16.3: no train and a route; 1860-16.6: a train from anywhere. */
export function settleAfterTurn(draft: Draft1860, company: CompanyId): void {
  const { state } = draft;
  if (companyOf(state, company).trains.length > 0) setInsolvent(draft, company, false, '1860-16.6');
  else if (hasRoute(state, company)) setInsolvent(draft, company, true, '1860-16.2');
}

/** 1860-16.4: the bank's train that an insolvent company runs, for nothing. */
export function leasedTrain(state: State, company: CompanyId): TrainCard | null {
  return companyOf(state, company).insolvent ? cheapestTrain(state) : null;
}

/** The trains a company can run now. */
export function runningTrains(state: State, company: CompanyId): readonly TrainCard[] {
  const leased = leasedTrain(state, company);
  return leased === null ? companyOf(state, company).trains : [leased];
}
