import type { Json, Seat } from '../../core/game.ts';
import { minimumPrice } from './auction.ts';
import { COMPANIES, type Company, COMPANY_IDS, DIAL_IDS, DIAL_STEPS, INDUSTRIES, SPECS } from './data.ts';
import { dividendPerShare, endReasons, winnersOf } from './dividends.ts';
import { HEXES, hexAt, type HexIndex } from './map.ts';
import {
  cashOf,
  industryValue,
  isOpen,
  isThere,
  sharesOf,
  soldShares,
  type State,
  treasuryOf,
  valueOf,
} from './state.ts';
import { isRed } from './turn.ts';

/** CE-13.1: everything is open to everybody, with the numbers a table would work out. */
export function view(state: State, _seat: Seat | null): Json {
  return {
    phase: state.ended.length > 0 ? 'over' : state.auction ? 'auction' : 'turn',
    active: state.active,
    auction: auctionView(state),
    dials: DIAL_IDS.map((id) => ({
      id,
      steps: state.dials[id],
      red: DIAL_STEPS[id],
      isRed: isRed(state, id),
    })),
    industries: INDUSTRIES.map(({ id, hex, values }, row) => ({
      id,
      hex: hexAt(hex).id,
      values: [...values],
      value: industryValue(state, row),
    })),
    housesLeft: state.supply,
    dividendPhases: state.dividends,
    players: Array.from({ length: state.seats }, (_, seat) => playerView(state, seat)),
    companies: COMPANIES.map((company) => companyView(state, company)),
    board: HEXES.map(({ index }) => hexView(state, index)),
    /** Conditions of CE-12.1 that hold now; the game ends with the next dividends. */
    ending: endReasons(state),
    ended: state.ended,
    winners: state.ended.length > 0 ? winnersOf(state) : [],
  };
}

function auctionView({ auction }: State): Json {
  if (!auction) return null;
  return { ...auction, company: COMPANY_IDS[auction.company] };
}

function playerView(state: State, seat: Seat): Json {
  const shares: Record<string, number> = {};
  let dividend = 0;
  for (const company of COMPANIES) {
    const count = sharesOf(state, seat, company);
    if (count === 0) continue;
    shares[COMPANY_IDS[company]] = count;
    dividend += count * dividendPerShare(state, company);
  }
  return { seat, cash: cashOf(state, seat), shares, dividend };
}

function companyView(state: State, company: Company): Json {
  const { id, name, shares, locomotives, home } = SPECS[company];
  const unsold = state.unsold[company] as number;
  return {
    id,
    name,
    open: isOpen(state, company),
    treasury: treasuryOf(state, company),
    income: isOpen(state, company) ? (state.income[company] as number) : null,
    shares,
    sold: soldShares(state, company),
    dividend: dividendPerShare(state, company),
    minimum: unsold > 0 && isOpen(state, company) ? minimumPrice(state, company) : null,
    locomotives,
    charter: state.charters[company] as number,
    home: hexAt(home).id,
    hexes: (state.track[company] as readonly HexIndex[]).map((hex) => hexAt(hex).id),
  };
}

function hexView(state: State, index: HexIndex): Json {
  const { id, terrain, cost, house, name, doubt } = hexAt(index);
  return {
    id,
    terrain,
    cost,
    value: valueOf(state, index),
    house: house > 0 || terrain === 'forest' ? state.houses.includes(index) : null,
    houseBonus: house,
    companies: COMPANIES.filter((company) => isThere(state, company, index)).map(
      (company) => COMPANY_IDS[company],
    ),
    name: name ? { ...name } : null,
    doubt: doubt ? { ...doubt } : null,
  };
}
