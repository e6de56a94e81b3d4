import { reachOf } from '../../rail/network.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { cheapestPrice, offeredTrains, trainPrice } from './depot.ts';
import {
  cashOf,
  companyOf,
  type Draft18GB,
  isInReceivership,
  kitOf,
  operatingOf,
  setCompany,
  type State,
} from './state.ts';

/** 18GB-15.6, 18GB-15.7: what a corporation without a director does by itself; the rest is 18GB-15.8. */

/** 18GB-9.5: one of its tokens is joined to another stop. */
export function hasRoute(state: State, company: CompanyId): boolean {
  return reachOf(kitOf(state), state.board, state.tokens, company).hasRoute;
}

function isTrainlessReceivership(state: State, company: CompanyId): boolean {
  return isInReceivership(state, company) && companyOf(state, company).trains.length === 0;
}

function becomeInsolvent(draft: Draft18GB, company: CompanyId): void {
  if (companyOf(draft.state, company).insolvent) return;
  setCompany(draft, company, { insolvent: true });
  draft.emit('insolvent', { company }, '18GB-15.6');
}

/** D9: without a train it is insolvent from the start of its turn. */
export function openReceivership(draft: Draft18GB, company: CompanyId): void {
  if (!draft.state.options['recv.always_insolvent']) return;
  if (isTrainlessReceivership(draft.state, company)) becomeInsolvent(draft, company);
}

/** 18GB-15.6: at its run, if it could run and cannot pay the cheapest train. True if that is news. */
export function failsAtRun(draft: Draft18GB, company: CompanyId): boolean {
  const { state } = draft;
  if (!isTrainlessReceivership(state, company) || companyOf(state, company).insolvent) return false;
  if (!hasRoute(state, company) || cashOf(state, company) >= cheapestPrice(state)) return false;
  becomeInsolvent(draft, company);
  return true;
}

/** 18GB-15.7 (D11): it has run a lease, or buys by itself in every case. */
export function buysByItself(state: State, company: CompanyId): boolean {
  if (!isTrainlessReceivership(state, company)) return false;
  if (state.options['recv.buy_inclusive']) return true;
  return companyOf(state, company).insolvent && operatingOf(state).revenue > 0;
}

/** D10: or only if it is still short of the cheapest train. */
export function convertsByItself(state: State, company: CompanyId): boolean {
  const { size } = companyOf(state, company);
  if (size === 10 || operatingOf(state).converted || !isTrainlessReceivership(state, company)) return false;
  if (state.options['recv.always_convert']) return true;
  const ran = companyOf(state, company).insolvent && operatingOf(state).revenue > 0;
  return ran && cashOf(state, company) < cheapestPrice(state);
}

/** The dearest train on offer that it can pay; 18xx.games wants a pound to be left (D11). */
export function dearestAffordable(state: State, company: CompanyId): string | null {
  const cash = cashOf(state, company) - (state.options['recv.buy_inclusive'] ? 0 : 1);
  return (
    offeredTrains(state)
      .filter((train) => trainPrice(train) <= cash)
      .toSorted((a, b) => trainPrice(b) - trainPrice(a))[0] ?? null
  );
}
