import { reachOf } from '../../rail/network.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { convert } from './companies.ts';
import { cheapestPrice, offeredTrains, roomForTrains, trainPrice } from './depot.ts';
import {
  cashOf,
  companyOf,
  type Draft18GB,
  isInReceivership,
  kitOf,
  operatingOf,
  operator,
  setCompany,
  setOperating,
  type State,
} from './state.ts';
import { buyFromDepot } from './trains.ts';

/** 18GB-15.6 to 15.8: what a corporation without a director does by itself. */

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

/** 18GB-15.6: at its run, if it could run and cannot pay the cheapest train. */
export function settleBeforeRun(draft: Draft18GB, company: CompanyId): void {
  const { state } = draft;
  if (!isTrainlessReceivership(state, company) || !hasRoute(state, company)) return;
  if (cashOf(state, company) < cheapestPrice(state)) becomeInsolvent(draft, company);
}

/** 18GB-15.7 (D11): it has run a lease, or buys by itself in every case. */
function buysByItself(state: State, company: CompanyId): boolean {
  if (!isTrainlessReceivership(state, company)) return false;
  if (state.options['recv.buy_inclusive']) return true;
  return companyOf(state, company).insolvent && operatingOf(state).revenue > 0;
}

/** D10: or only if it is still short of the cheapest train. */
function convertsByItself(state: State, company: CompanyId): boolean {
  const { size } = companyOf(state, company);
  if (size === 10 || operatingOf(state).converted || !isTrainlessReceivership(state, company)) return false;
  if (state.options['recv.always_convert']) return true;
  const ran = companyOf(state, company).insolvent && operatingOf(state).revenue > 0;
  return ran && cashOf(state, company) < cheapestPrice(state);
}

/** The dearest train on offer that it can pay; 18xx.games wants a pound to be left (D11). */
function dearestAffordable(state: State, company: CompanyId): string | null {
  const cash = cashOf(state, company) - (state.options['recv.buy_inclusive'] ? 0 : 1);
  return (
    offeredTrains(state)
      .filter((train) => trainPrice(train) <= cash)
      .toSorted((a, b) => trainPrice(b) - trainPrice(a))[0] ?? null
  );
}

/** 18GB-15.7: convert if need be, buy one train, or pass. True if the step is settled by that. */
export function buyInReceivership(draft: Draft18GB): boolean {
  const company = operator(draft.state);
  if (company === null) return false;
  if (convertsByItself(draft.state, company)) {
    convert(draft, company, 'emergency');
    setOperating(draft, { converted: true });
  }
  if (!buysByItself(draft.state, company)) return false;
  const train = dearestAffordable(draft.state, company);
  if (train !== null && roomForTrains(draft.state, company) > 0) {
    buyFromDepot(draft, company, train, trainPrice(train));
  }
  return true;
}
