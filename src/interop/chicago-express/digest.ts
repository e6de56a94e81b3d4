import { COMPANIES, type Company, COMPANY_IDS, INDUSTRIES } from '../../games/chicago-express/data.ts';
import { winnersOf } from '../../games/chicago-express/dividends.ts';
import { openDecision } from '../../games/chicago-express/flow.ts';
import { hexAt, type HexIndex } from '../../games/chicago-express/map.ts';
import {
  type Auction,
  cashOf,
  industryValue,
  isOpen,
  sharesOf,
  type State,
  treasuryOf,
} from '../../games/chicago-express/state.ts';
import type { PlayerId } from '../title.ts';

/** Our position in the form of a recorded state (records/README.md). */
export function digestChicagoExpress(state: State, ids: readonly PlayerId[]): Record<string, unknown> {
  const seat = openDecision(state)?.seat;
  const over = state.ended.length > 0;
  return {
    phase: over ? 'over' : state.auction ? 'auction' : 'turn',
    speaker: seat === undefined ? null : ids[seat],
    dials: state.dials,
    tracks: Object.fromEntries(INDUSTRIES.map(({ id }, row) => [id, industryValue(state, row)])),
    housesLeft: state.supply,
    houses: state.houses.map(nameOf).sort(),
    players: Object.fromEntries(ids.map((id, place) => [id, playerDigest(state, place)])),
    companies: Object.fromEntries(
      COMPANIES.map((company) => [COMPANY_IDS[company], companyDigest(state, company)]),
    ),
    dividendPhases: state.dividends,
    over,
    ...(state.auction ? { auction: auctionDigest(state.auction, ids) } : {}),
    ...(over ? { winners: winnersOf(state).map((winner) => ids[winner]), reasons: state.ended } : {}),
  };
}

/** CE-12.4: all players with the most cash. */
export function winnerIds(scores: readonly number[], ids: readonly PlayerId[]): PlayerId[] {
  const most = Math.max(...scores);
  return ids.filter((_, seat) => scores[seat] === most);
}

function nameOf(hex: HexIndex): string {
  return hexAt(hex).id;
}

function auctionDigest(auction: Auction, ids: readonly PlayerId[]): unknown {
  const { kind, company, starter, minimum, bid, bidder, stillIn } = auction;
  return {
    company: COMPANY_IDS[company],
    kind,
    starter: ids[starter],
    minimum,
    bid,
    bidder: bidder === null ? null : ids[bidder],
    stillIn: stillIn.map((seat) => ids[seat]),
  };
}

function playerDigest(state: State, seat: number): unknown {
  const held = COMPANIES.filter((company) => sharesOf(state, seat, company) > 0);
  const shares = held.map((company) => [COMPANY_IDS[company], sharesOf(state, seat, company)]);
  return { cash: cashOf(state, seat), shares: Object.fromEntries(shares) };
}

function companyDigest(state: State, company: Company): unknown {
  const open = isOpen(state, company);
  return {
    open,
    treasury: treasuryOf(state, company),
    income: open ? state.income[company] : null,
    sharesLeft: state.unsold[company],
    locomotives: state.charters[company],
    hexes: (state.track[company] as readonly HexIndex[]).map(nameOf),
  };
}
