import { hasRoute as isJoined } from '../../rail/network.ts';
import { operatingOf } from '../../rail/operating.ts';
import { cashOf, companyOf, setCompany } from '../../rail/position.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { cheapestPrice, offeredTrains, trainPrice } from './depot.ts';
import { type Draft18GB, isInReceivership, kitOf, type State } from './state.ts';
import { emptyDepotFailsAtRun } from './versions.ts';

/** 18GB-15.6, 18GB-15.7: what a corporation without a director does automatically; the rest is 18GB-15.8. */

/** 18GB-9.5: one of its tokens is joined to another stop. */
export function hasRoute(state: State, company: CompanyId): boolean {
  return isJoined(kitOf(state), state, company);
}

function isTrainlessReceivership(state: State, company: CompanyId): boolean {
  return isInReceivership(state, company) && companyOf(state, company).trains.length === 0;
}

function becomeInsolvent(draft: Draft18GB, company: CompanyId): void {
  if (companyOf(draft.state, company).insolvent) return;
  setCompany(draft, company, { insolvent: true });
  draft.emit('insolvent', { company }, '18GB-15.6');
}

/** D-9: without a train it is insolvent from the start of its turn. */
export function openReceivership(draft: Draft18GB, company: CompanyId): void {
  if (!draft.state.options['recv.always_insolvent']) return;
  if (isTrainlessReceivership(draft.state, company)) becomeInsolvent(draft, company);
}

/** Whether it could buy the cheapest train; false if the depot is empty. */
function canPayCheapest(state: State, company: CompanyId): boolean {
  if (state.depot.length === 0 && emptyDepotFailsAtRun(state)) return false;
  return cashOf(state, company) >= cheapestPrice(state);
}

/** 18GB-15.6: at its run, if it could run and cannot pay for the cheapest train. True if the status is new. */
export function failsAtRun(draft: Draft18GB, company: CompanyId): boolean {
  const { state } = draft;
  if (!isTrainlessReceivership(state, company) || companyOf(state, company).insolvent) return false;
  if (!hasRoute(state, company) || canPayCheapest(state, company)) return false;
  becomeInsolvent(draft, company);
  return true;
}

/** 18GB-15.8: it has made its empty run, and there is no train to decide about. */
export function hasNothingToBuy(state: State, company: CompanyId): boolean {
  if (state.depot.length > 0 || !emptyDepotFailsAtRun(state)) return false;
  if (!isTrainlessReceivership(state, company)) return false;
  return companyOf(state, company).insolvent && hasRoute(state, company);
}

/** 18GB-15.7, 18GB-15.8 (D-11): it has run a lease, or always buys automatically. */
export function buysByItself(state: State, company: CompanyId): boolean {
  if (!isTrainlessReceivership(state, company)) return false;
  if (state.options['recv.buy_inclusive']) return true;
  return companyOf(state, company).insolvent && operatingOf(state).revenue > 0;
}

/**
 * 18GB-15.7 (D-10): before it buys, always; or only if there is no train it can buy; or, as on 18xx.games, only if it
 * has run a lease and is still short of the cheapest.
 */
export function convertsByItself(state: State, company: CompanyId): boolean {
  const { size, insolvent } = companyOf(state, company);
  if (size === 10 || operatingOf(state).converted || !isTrainlessReceivership(state, company)) return false;
  const when = state.options['recv.always_convert'];
  if (when === 'after_run') {
    return insolvent && operatingOf(state).revenue > 0 && cashOf(state, company) < cheapestPrice(state);
  }
  if (when) return true;
  // Without a train to be bought there is nothing to convert for.
  return state.depot.length > 0 && dearestAffordable(state, company) === null;
}

/** The most expensive train on offer that it can afford; on 18xx.games a pound must be left (D-11). */
export function dearestAffordable(state: State, company: CompanyId): string | null {
  const cash = cashOf(state, company) - (state.options['recv.buy_inclusive'] ? 0 : 1);
  return (
    offeredTrains(state)
      .filter((train) => trainPrice(state, train) <= cash)
      .toSorted((a, b) => trainPrice(state, b) - trainPrice(state, a))[0] ?? null
  );
}
