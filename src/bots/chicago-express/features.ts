import { type Company, DIAL_IDS, DIAL_STEPS, END } from '../../games/chicago-express/data.ts';
import { hexAt, type HexIndex } from '../../games/chicago-express/map.ts';
import { isThere, soldShares, type State, treasuryOf } from '../../games/chicago-express/state.ts';
import { DETROIT_HEX, type Ground, outlookOf } from './ground.ts';

/** What the future of a game and of a company is read from. */

/** The three smallest numbers of a list, added up: what is missing until three companies have none left. */
function sumOfThreeSmallest(list: readonly number[]): number {
  let first = Infinity;
  let second = Infinity;
  let third = Infinity;
  for (const value of list) {
    if (value < first) {
      third = second;
      second = first;
      first = value;
    } else if (value < second) {
      third = second;
      second = value;
    } else if (value < third) third = value;
  }
  return first + second + third;
}

export const PHASE_FEATURES = 6;

/** Of the whole game: how near each of its ends is. */
export function phaseFeatures(state: State, into: Float64Array): void {
  const shares = sumOfThreeSmallest(state.unsold);
  const engines = sumOfThreeSmallest(state.charters);
  let turned = 0;
  for (const dial of DIAL_IDS) turned += state.dials[dial] / DIAL_STEPS[dial];
  into[0] = 1;
  into[1] = shares / 3;
  into[2] = Math.min(engines, 40) / 10;
  into[3] = Math.min(1, shares / 3) * turned;
  into[4] = turned;
  into[5] = Math.max(0, state.supply - END.houses) / 4;
}

/** Features of which the first two are about what a company pays now; the others are about its growth. */
export const PRESENT_FEATURES = 2;
export const SHARE_FEATURES = 10;

/** A treasury beyond this is more than the next turns can spend. */
const SPENDABLE = 8;

/** What houses could still add to the income of a company, if all its hexes together would bring so much. */
function undeveloped(state: State, company: Company, all: number): number {
  let worth = all;
  for (const hex of state.houses) if (isThere(state, company, hex)) worth -= hexAt(hex).house;
  return worth;
}

/** How near Chicago is to a company with so much money: 1 where the next expansions can pay for it. */
function nearChicago(way: number, money: number): number {
  if (way === Infinity) return 0;
  const missing = Math.max(0, way - money);
  return 1 / (1 + way / 12 + missing / 4);
}

/** How its owners see a company: as it is, or as it would be after a sale. */
export interface Standing {
  readonly sold: number;
  readonly money: number;
}

export function standingOf(state: State, company: Company): Standing {
  return { sold: soldShares(state, company), money: treasuryOf(state, company) };
}

/** Detroit is worth one more after each dividend phase (CE-11.4): what that adds up to. */
function detroitGrowth(phases: number): number {
  return (Math.max(0, phases - 1) * phases) / 2;
}

/** Of one company with so many dividend phases to come, for one of its shares. */
export function shareFeatures(
  state: State,
  ground: Ground,
  company: Company,
  { sold, money }: Standing,
  phases: number,
  into: Float64Array,
): void {
  const shares = Math.max(1, sold);
  const income = state.income[company] as number;
  const track = state.track[company] as readonly HexIndex[];
  const { way, promise, houses } = outlookOf(ground, track);
  const left = (state.unsold[company] as number) - (sold - soldShares(state, company));
  const each = phases / shares;
  const hasEngines = (state.charters[company] as number) > 0 ? 1 : 0;
  const spendable = Math.min(money, SPENDABLE);
  // What is built now pays in this phase already; growth needs time.
  const later = Math.max(0, phases - 0.5);
  into[0] = each * income + (isThere(state, company, DETROIT_HEX) ? detroitGrowth(phases) : 0) / shares;
  into[1] = left > 0 ? (later * income) / shares - (later * income) / (shares + 1) : 0;
  into[2] = (hasEngines * later * spendable) / shares;
  into[3] = (hasEngines * later * Math.min(money - spendable, 16)) / shares;
  const near = way > 0 && hasEngines === 1 ? nearChicago(way, money) : 0;
  into[4] = (near * later * 7) / shares;
  into[5] = (near * (income + 7)) / shares;
  into[6] = (hasEngines * later * promise * Math.min(1, money / 6)) / shares;
  into[7] = (later * undeveloped(state, company, houses)) / shares;
  into[8] = later / shares;
  into[9] = (later * later) / shares;
}
