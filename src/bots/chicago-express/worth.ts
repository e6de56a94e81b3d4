import type { Seat } from '../../core/game.ts';
import { COMPANIES, type Company } from '../../games/chicago-express/data.ts';
import { cashOf, isOpen, sharesOf, soldShares, type State } from '../../games/chicago-express/state.ts';
import type { Parts } from '../valuation.ts';
import { victoryShares } from '../utility.ts';
import {
  PHASE_FEATURES,
  phaseFeatures,
  PRESENT_FEATURES,
  SHARE_FEATURES,
  shareFeatures,
  type Standing,
  standingOf,
} from './features.ts';
import { type Ground, groundOf } from './ground.ts';
import type { Weights } from './weights.ts';

/** What seats can expect to own at the end. */

/** How one computer player sees the game while it thinks about a decision. */
export interface Eyes {
  readonly ground: Ground;
  readonly weights: Weights;
}

export function eyesOf(weights: Weights, state: State): Eyes {
  return { ground: groundOf(state, phasesLeft({ weights }, state)), weights };
}

/** Detroit ends the game with the eighth dividend phase at the latest (CE-12.3). */
const MOST_PHASES = 8;

const phaseScratch = new Float64Array(PHASE_FEATURES);
const shareScratch = new Float64Array(SHARE_FEATURES);

function dot(weights: readonly number[], features: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index++) sum += (weights[index] as number) * (features[index] as number);
  return sum;
}

/** Dividend phases still to come, at least the one that ends the game. */
export function phasesLeft({ weights }: Pick<Eyes, 'weights'>, state: State): number {
  if (state.ended.length > 0) return 0;
  phaseFeatures(state, phaseScratch);
  const expected = dot(weights.phases, phaseScratch, 0, PHASE_FEATURES);
  return Math.max(1, Math.min(MOST_PHASES - state.dividends, expected));
}

/** What one share of a company will still pay: as things are now, and by growing. */
export interface ShareWorth {
  readonly present: number;
  readonly growth: number;
}

export function shareWorth(
  { ground, weights }: Eyes,
  state: State,
  company: Company,
  phases: number,
  standing: Standing = standingOf(state, company),
): ShareWorth {
  shareFeatures(state, ground, company, standing, phases, shareScratch);
  const present = dot(weights.share, shareScratch, 0, PRESENT_FEATURES);
  const growth = dot(weights.share, shareScratch, PRESENT_FEATURES, SHARE_FEATURES);
  return { present, growth };
}

/** What a dollar is worth: more than itself while it can still buy shares that pay several times. */
export function priceOfMoney({ weights }: Eyes, state: State, phases: number): number {
  for (const company of COMPANIES) {
    if (isOpen(state, company) && (state.unsold[company] as number) > 0) {
      return 1 + weights.thrift * Math.min(1, Math.max(0, phases - 1) / 3);
    }
  }
  return 1;
}

/** By seat, what it can expect to own. */
export function worthsOf(eyes: Eyes, state: State): Float64Array {
  const worths = new Float64Array(state.seats);
  const phases = phasesLeft(eyes, state);
  const dollar = phases > 0 ? priceOfMoney(eyes, state, phases) : 1;
  for (let seat = 0; seat < state.seats; seat++) worths[seat] = cashOf(state, seat) * dollar;
  if (phases === 0) return worths;
  for (const company of COMPANIES) {
    if (soldShares(state, company) === 0) continue;
    const { present, growth } = shareWorth(eyes, state, company, phases);
    const each = Math.max(0, present + growth);
    for (let seat = 0; seat < state.seats; seat++) {
      const held = sharesOf(state, seat, company);
      if (held > 0) worths[seat] = (worths[seat] as number) + held * each;
    }
  }
  return worths;
}

/** By seat, the share of the victory. */
export function chancesOf(eyes: Eyes, state: State): Float64Array {
  const phases = phasesLeft(eyes, state);
  const [base, perPhase] = eyes.weights.doubt;
  // A finished game has no doubt left, but a lead of 1 must not look like one of 50 to a search either.
  return victoryShares(worthsOf(eyes, state), phases === 0 ? 1.5 : base + perPhase * phases);
}

export type PartName = 'cash' | 'dividends' | 'growth' | 'rivals';

/** What one seat can expect, in parts; the strongest rival counts against it. */
export function partsOf(eyes: Eyes, state: State, seat: Seat): Parts<PartName> {
  const phases = phasesLeft(eyes, state);
  const dollar = phases > 0 ? priceOfMoney(eyes, state, phases) : 1;
  let dividends = 0;
  let growth = 0;
  for (const company of COMPANIES) {
    const held = phases > 0 ? sharesOf(state, seat, company) : 0;
    if (held === 0) continue;
    const worth = shareWorth(eyes, state, company, phases);
    dividends += held * worth.present;
    growth += held * worth.growth;
  }
  const rivals = worthsOf(eyes, state).filter((_, other) => other !== seat);
  return { cash: cashOf(state, seat) * dollar, dividends, growth, rivals: -Math.max(...rivals) };
}
