import type { ActionCE } from '../../games/chicago-express/actions.ts';
import {
  COMPANIES,
  type Company,
  COMPANY_IDS,
  DIAL_IDS,
  treasury,
} from '../../games/chicago-express/data.ts';
import { gainOn, mayDevelop } from '../../games/chicago-express/development.ts';
import { hexAt, type HexIndex } from '../../games/chicago-express/map.ts';
import { canGrow } from '../../games/chicago-express/reach.ts';
import { isOpen, isThere, sharesOf, soldShares, type State } from '../../games/chicago-express/state.ts';
import { isRed } from '../../games/chicago-express/turn.ts';
import { expandAction, plansFor, wastefulPlan } from './expansions.ts';
import type { Ground } from './ground.ts';

/** What could be done in a turn: the few moves that are worth a look. */

/** Hexes worth developing that are looked at. */
const DEVELOPMENTS = 4;

export function auctionMoves(state: State): ActionCE[] {
  if (isRed(state, 'auction')) return [];
  return COMPANIES.filter((company) => isOpen(state, company) && (state.unsold[company] as number) > 0).map(
    (company) => ({ type: 'start_auction', by: state.active, company: COMPANY_IDS[company] }),
  );
}

/** The seat's part of a company, from 0 to 1. */
function partOf(state: State, company: Company): number {
  const sold = soldShares(state, company);
  return sold === 0 ? 0 : sharesOf(state, state.active, company) / sold;
}

/** What developing a hex is worth to the seat on turn: its part of the gain, with the others' counting against it. */
function developmentScore(state: State, hex: HexIndex, stakes: readonly number[]): number {
  const gain = hexAt(hex).terrain === 'forest' ? 0.4 : gainOn(state, hex);
  let score = 0;
  for (const company of COMPANIES) {
    if (isThere(state, company, hex)) score += gain * (stakes[company] as number);
  }
  return score;
}

export function developMoves(state: State, most = DEVELOPMENTS): ActionCE[] {
  if (isRed(state, 'development')) return [];
  const stakes = COMPANIES.map((company) => {
    const part = partOf(state, company);
    return part - (1 - part) / Math.max(1, state.seats - 1);
  });
  const scored: { readonly hex: HexIndex; readonly score: number }[] = [];
  for (const [hex, companies] of state.present.entries()) {
    if (companies === 0 || !mayDevelop(state, hex)) continue;
    scored.push({ hex, score: developmentScore(state, hex, stakes) });
  }
  scored.sort((a, b) => b.score - a.score);
  return scored.slice(0, most).map(({ hex }) => ({ type: 'develop', by: state.active, hex: hexAt(hex).id }));
}

export function idleMoves(state: State): ActionCE[] {
  return DIAL_IDS.filter((dial) => !isRed(state, dial)).map((dial) => ({
    type: 'noop',
    by: state.active,
    dial,
  }));
}

/** Companies the seat on turn may expand. */
export function expandable(state: State): Company[] {
  if (isRed(state, 'expansion')) return [];
  return COMPANIES.filter(
    (company) =>
      sharesOf(state, state.active, company) > 0 && isOpen(state, company) && canGrow(state, company),
  );
}

export function expandMoves(state: State, ground: Ground): ActionCE[] {
  return expandable(state).flatMap((company) => {
    const plans = plansFor(state, ground, company).map((plan) => expandAction(state, plan));
    // Emptying the treasury of a company in which others hold more is a move too.
    const isMinority = partOf(state, company) < 0.5 && (state.cash[treasury(company)] as number) > 2;
    const waste = isMinority ? wastefulPlan(state, company) : null;
    return waste ? [...plans, expandAction(state, waste)] : plans;
  });
}

export function movesOf(state: State, ground: Ground): ActionCE[] {
  return [...expandMoves(state, ground), ...auctionMoves(state), ...developMoves(state), ...idleMoves(state)];
}
