import { newOperatingTurns, openTurn, operatingOf } from '../../rail/operating.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { operatingOrder } from './companies.ts';
import { copyOperating } from './copies.ts';
import { settleAfterTurn, settleBeforeRun, settleLostTrain } from './insolvency.ts';
import { payPrivates } from './privates.ts';
import { dividendStep, routesStep, settleWithoutChoice } from './running.ts';
import { type AnyStep1860, type Draft1860, type OperatingStep, phaseOf } from './state.ts';
import { tokenStep } from './tokens.ts';
import { trackStep } from './track.ts';
import { discardStep, trainsStep } from './trains.ts';
import { finishStep, FRESH_TURN } from './turn.ts';

/** 1860-10: operating rounds. */

/** 1860-2.1: the phase at the end of the stock round fixes their number. */
export function startOperatingSet(draft: Draft1860): void {
  startOperatingRound(draft, 1, phaseOf(draft.state).rounds);
}

/** 1860-10.1, 1860-2.4: privates pay, then every company operates once; without companies nothing else happens. */
export function startOperatingRound(draft: Draft1860, number: number, of: number): void {
  const turns = newOperatingTurns(number, operatingOrder(draft.state));
  draft.state.round = copyOperating(Object.assign(turns, { of, paid: {} }, FRESH_TURN));
  draft.emit('operating-round', { number, of, set: draft.state.turnNumber }, '1860-10.1');
  payPrivates(draft);
}

export function startTurn(draft: Draft1860, company: CompanyId): void {
  openTurn(draft, company, '1860-10.2');
  settleLostTrain(draft, company);
}

/** 1860-10.2: the steps that can wait for a player; the other two only settle whether the company is solvent. */
export const TURN_STEPS: Readonly<Partial<Record<OperatingStep, AnyStep1860>>> = {
  discard: discardStep,
  track: trackStep,
  token: tokenStep,
  routes: routesStep,
  dividend: dividendStep,
  trains: trainsStep,
};

/** A step that does not wait resolves automatically. */
export function skipStep(draft: Draft1860, company: CompanyId): void {
  const { step } = operatingOf(draft.state);
  if (step === 'dividend') return settleWithoutChoice(draft);
  if (step === 'solvency') settleBeforeRun(draft, company);
  if (step === 'closing') settleAfterTurn(draft, company);
  finishStep(draft);
}
