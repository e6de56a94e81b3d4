import type { ActionCE } from '../../games/chicago-express/actions.ts';
import { COMPANIES, COMPANY_IDS } from '../../games/chicago-express/data.ts';
import { dividendPerShare } from '../../games/chicago-express/dividends.ts';
import { CHICAGO, hexNamed } from '../../games/chicago-express/map.ts';
import { perShare } from '../../games/chicago-express/state.ts';
import {
  type Auction,
  cashOf,
  companyNamed,
  isThere,
  sharesOf,
  soldShares,
  type State,
} from '../../games/chicago-express/state.ts';
import type { Reason } from '../mind.ts';
import { largestLead, type Parts } from '../valuation.ts';
import { fairPrice, shareOnSale } from './bids.ts';
import { type Eyes, type PartName, phasesLeft } from './worth.ts';

/** Why a computer moves as it does, from what the move is most ahead in. The sentences are in `text/en/bots-express.ts`. */

interface Judged {
  readonly action: ActionCE;
  readonly after: State;
  readonly parts: Parts<PartName>;
}

function reason(key: string, params: Reason['params']): Reason {
  return { key: `bot.express.${key}`, params };
}

/** The strongest rival of the seat on turn in a company, if anybody else owns some. */
function mainRival(state: State, company: (typeof COMPANIES)[number]): number | null {
  let rival: number | null = null;
  let most = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const held = seat === state.active ? 0 : sharesOf(state, seat, company);
    if (held <= most) continue;
    most = held;
    rival = seat;
  }
  return rival;
}

function expandReason(
  state: State,
  action: Extract<ActionCE, { type: 'expand' }>,
  after: State,
  lead: PartName | null,
): Reason {
  const company = companyNamed(action.company);
  const income = after.income[company] as number;
  const gain = income - (state.income[company] as number);
  const rival = mainRival(state, company);
  if (action.hexes.map(hexNamed).includes(CHICAGO)) {
    return reason('expand.chicago', { company: action.company, per_share: dividendPerShare(after, company) });
  }
  if (after.ended.length > 0) return reason('ends', { reason: after.ended[0] ?? 'shares' });
  if (gain > 0 && lead !== 'rivals') {
    const each = perShare(income, Math.max(1, soldShares(state, company)));
    return reason('expand.income', { company: action.company, income, per_share: each });
  }
  const isMinority =
    rival !== null && sharesOf(state, rival, company) > sharesOf(state, state.active, company);
  if (isMinority && gain <= 1) {
    return reason('expand.starve', { company: action.company, player: rival });
  }
  if (!isThere(after, company, CHICAGO) && lead === 'growth') {
    return reason('expand.approach', { company: action.company, hexes: action.hexes.slice(-1) });
  }
  return reason('expand.place', { company: action.company, hexes: action.hexes });
}

function auctionReason(
  state: State,
  action: Extract<ActionCE, { type: 'start_auction' }>,
  after: State,
  lead: PartName | null,
): Reason {
  const { company: id } = action;
  const company = companyNamed(id);
  if (after.ended.length > 0) return reason('ends', { reason: after.ended[0] ?? 'shares' });
  const rival = mainRival(state, company);
  const mine = sharesOf(after, state.active, company) - sharesOf(state, state.active, company);
  const price = cashOf(state, state.active) - cashOf(after, state.active);
  if (mine > 0) return reason('auction.buy', { company: id, price: Math.max(0, price) });
  if (lead === 'rivals' && rival !== null && sharesOf(state, state.active, company) === 0) {
    const before = dividendPerShare(state, company);
    return reason('auction.dilute', {
      company: id,
      player: rival,
      per_share: dividendPerShare(after, company),
      before,
    });
  }
  if (sharesOf(state, state.active, company) > 0) return reason('auction.capital', { company: id });
  return reason('auction.drain', { company: id });
}

function developReason(
  state: State,
  { hex }: Extract<ActionCE, { type: 'develop' }>,
  after: State,
  lead: PartName | null,
): Reason {
  if (after.ended.length > 0) return reason('ends', { reason: after.ended[0] ?? 'houses' });
  const raised = COMPANIES.filter(
    (company) =>
      sharesOf(state, state.active, company) > 0 &&
      (after.income[company] as number) > (state.income[company] as number),
  );
  const company = raised[0];
  if (company === undefined) return reason('develop.wait', { hex });
  if (lead === 'growth') return reason('develop.growth', { hex, company: COMPANY_IDS[company] });
  const income = after.income[company] as number;
  return reason('develop.income', { hex, company: COMPANY_IDS[company], income });
}

/** The reason for one move rather than another. */
export function turnReason(
  eyes: Eyes,
  state: State,
  { action, after, parts }: Judged,
  other: Judged,
): Reason {
  const lead = largestLead(parts, other.parts)?.part ?? null;
  switch (action.type) {
    case 'expand':
      return expandReason(state, action, after, lead);
    case 'start_auction':
      return auctionReason(state, action, after, lead);
    case 'develop':
      return developReason(state, action, after, lead);
    default:
      if (after.ended.length > 0) return reason('ends', { reason: after.ended[0] ?? 'shares' });
      if (after.dividends > state.dividends) return reason('noop.dividends', {});
      return phasesLeft(eyes, after) < phasesLeft(eyes, state)
        ? reason('noop.hurry', {})
        : reason('noop.wait', {});
  }
}

export function bidReason(eyes: Eyes, state: State, auction: Auction, price: number): Reason {
  const company = COMPANY_IDS[auction.company];
  const worth = Math.round(shareOnSale(eyes, state, auction, price));
  if (worth >= price) return reason('bid.worth', { company, amount: worth, price });
  return reason('bid.keep', { company, price });
}

export function passReason(eyes: Eyes, state: State, auction: Auction, price: number): Reason {
  const company = COMPANY_IDS[auction.company];
  const cash = cashOf(state, auction.speaker);
  if (price > cash) return reason('pass.poor', { company, price, cash });
  const fair = fairPrice(eyes, state, auction);
  if (price > fair) return reason('pass.dear', { company, price, amount: Math.max(0, fair) });
  return reason('pass.save', { company, price });
}
