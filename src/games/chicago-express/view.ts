import type { Seat } from '../../core/game.ts';
import { minimumPrice } from './auction.ts';
import { leastBid } from './bidding.ts';
import { entryGrant } from './building.ts';
import {
  COMPANIES,
  type Company,
  COMPANY_IDS,
  type CompanyId,
  DIAL_IDS,
  type DialId,
  DIAL_STEPS,
  FOREST_GRANT,
  INCOME_TRACK,
  INDUSTRIES,
  RED_DIALS_FOR_DIVIDENDS,
  SPECS,
} from './data.ts';
import { gainOn, mayDevelop } from './development.ts';
import { dividendPerShare, endConditions, endReasons, winnersOf } from './dividends.ts';
import { CHICAGO, HEXES, hexAt, type HexIndex, TERRAINS } from './map.ts';
import { costOf, hexesBeside, isClosedHome, isTaken, planOf } from './reach.ts';
import {
  AUCTION_KINDS,
  cashOf,
  END_REASONS,
  industryAt,
  industryValue,
  isOpen,
  isThere,
  perShare,
  sharesOf,
  soldShares,
  type State,
  treasuryOf,
  valueOf,
} from './state.ts';
import { isRed } from './turn.ts';
import type {
  DevelopmentView,
  DialView,
  ExpressAuctionView,
  ExpressCompanyView,
  ExpressHexView,
  ExpressPlayerView,
  ExpressView,
  ExpressViewKeys,
  IncomeMarkerView,
  UnbuiltView,
} from './view-type.ts';

export const VIEW_KEYS = {
  phases: ['auction', 'turn', 'over'],
  auctionKinds: AUCTION_KINDS,
  dials: DIAL_IDS,
  industries: INDUSTRIES.map(({ id }) => id),
  terrains: TERRAINS,
  endReasons: END_REASONS,
  developments: ['house', 'industry'],
} as const satisfies ExpressViewKeys;

/** CE-13.1: all information is open, with the derived numbers. */
export function view(state: State, _seat: Seat | null): ExpressView {
  return {
    family: 'express',
    currency: '$',
    phase: state.ended.length > 0 ? 'over' : state.auction ? 'auction' : 'turn',
    active: state.active,
    auction: auctionView(state),
    unbuilt: unbuiltView(state),
    dials: DIAL_IDS.map((id) => dialView(state, id)),
    industries: INDUSTRIES.map(({ id, hex, values }, row) => ({
      id,
      hex: hexAt(hex).id,
      values,
      value: industryValue(state, row),
      next: values[(state.table[row] as number) + 1] ?? null,
    })),
    housesLeft: state.supply,
    dividendPhases: state.dividends,
    players: Array.from({ length: state.seats }, (_, seat) => playerView(state, seat)),
    companies: COMPANIES.map((company) => companyView(state, company)),
    track: { spaces: INCOME_TRACK, markers: markersOf(state) },
    board: boardOf(state),
    endConditions: endConditions(state),
    ending: endReasons(state),
    ended: state.ended,
    winners: state.ended.length > 0 ? winnersOf(state) : [],
  };
}

/** CE-4.2 to CE-4.4, and what the share will be worth. */
function auctionView(state: State): ExpressAuctionView | null {
  const { auction } = state;
  if (!auction) return null;
  const { company, stillIn, speaker } = auction;
  return {
    ...auction,
    company: COMPANY_IDS[company],
    least: leastBid(auction),
    next: [...stillIn.filter((seat) => seat >= speaker), ...stillIn.filter((seat) => seat < speaker)],
    dividendAfter: perShare(state.income[company] as number, soldShares(state, company) + 1),
  };
}

/** CE-18.1.1 */
function unbuiltView(state: State): UnbuiltView | null {
  if (!state.unbuilt) return null;
  const { company, hexes } = state.unbuilt;
  const { cost } = planOf(state, company, hexes);
  return { company: COMPANY_IDS[company], hexes: hexes.map((hex) => hexAt(hex).id), cost };
}

/** CE-6.1 */
function dialView(state: State, id: DialId): DialView {
  const steps = state.dials[id];
  const red = DIAL_STEPS[id];
  const redDials = DIAL_IDS.filter((dial) => isRed(state, dial)).length;
  return {
    id,
    steps,
    red,
    isRed: isRed(state, id),
    stepsToRed: Math.max(0, red - steps),
    bringsDividends: steps + 1 === red && redDials + 1 >= RED_DIALS_FOR_DIVIDENDS,
  };
}

/* ---- players and companies ---- */

function playerView(state: State, seat: Seat): ExpressPlayerView {
  const shares: Partial<Record<CompanyId, number>> = {};
  const dividends: Partial<Record<CompanyId, number>> = {};
  let dividend = 0;
  for (const company of COMPANIES) {
    const count = sharesOf(state, seat, company);
    if (count === 0) continue;
    const amount = count * dividendPerShare(state, company);
    shares[COMPANY_IDS[company]] = count;
    dividends[COMPANY_IDS[company]] = amount;
    dividend += amount;
  }
  return { seat, cash: cashOf(state, seat), shares, dividends, dividend };
}

function companyView(state: State, company: Company): ExpressCompanyView {
  const { id, name, shares, locomotives, home } = SPECS[company];
  const open = isOpen(state, company);
  const sharesLeft = state.unsold[company] as number;
  return {
    id,
    name,
    open,
    treasury: treasuryOf(state, company),
    income: open ? (state.income[company] as number) : null,
    shares,
    sold: soldShares(state, company),
    sharesLeft,
    dividend: dividendPerShare(state, company),
    minimum: open && sharesLeft > 0 ? minimumPrice(state, company) : null,
    locomotives,
    charter: state.charters[company] as number,
    home: hexAt(home).id,
    hexes: (state.track[company] as readonly HexIndex[]).map((hex) => hexAt(hex).id),
    inChicago: isThere(state, company, CHICAGO),
  };
}

/** CE-1.5: after the last space the marker continues from the first. */
function markersOf(state: State): IncomeMarkerView[] {
  return COMPANIES.filter((company) => isOpen(state, company)).map((company) => {
    const income = state.income[company] as number;
    const laps = Math.max(0, Math.ceil(income / INCOME_TRACK) - 1);
    return { company: COMPANY_IDS[company], income, at: income - laps * INCOME_TRACK, laps };
  });
}

/* ---- the board ---- */

function boardOf(state: State): ExpressHexView[] {
  const openTo = HEXES.map((): CompanyId[] => []);
  for (const company of COMPANIES) {
    if (state.charters[company] === 0) continue;
    for (const hex of hexesBeside(state.track[company] as readonly HexIndex[])) {
      if (!isClosedHome(state, hex) && !isTaken(state, hex)) openTo[hex]?.push(COMPANY_IDS[company]);
    }
  }
  return HEXES.map(({ index }) => hexView(state, index, openTo[index] ?? []));
}

function hexView(state: State, index: HexIndex, openTo: readonly CompanyId[]): ExpressHexView {
  const { id, terrain, cost, house, name, doubt } = hexAt(index);
  return {
    id,
    terrain,
    cost,
    nextCost: isClosedHome(state, index) || isTaken(state, index) ? null : costOf(state, index),
    openTo,
    value: valueOf(state, index),
    grant: entryGrant(state, index),
    house: house > 0 || terrain === 'forest' ? state.houses.includes(index) : null,
    houseBonus: house,
    companies: companiesOn(state, index),
    development: mayDevelop(state, index) ? developmentView(state, index) : null,
    name,
    doubt,
  };
}

function companiesOn(state: State, hex: HexIndex): CompanyId[] {
  return COMPANIES.filter((company) => isThere(state, company, hex)).map((company) => COMPANY_IDS[company]);
}

/** CE-10.3 to CE-10.5 */
function developmentView(state: State, hex: HexIndex): DevelopmentView {
  const isForest = hexAt(hex).terrain === 'forest';
  const everybody = (amount: number): Record<string, number> =>
    Object.fromEntries(companiesOn(state, hex).map((id) => [id, amount]));
  return {
    kind: industryAt(hex) === null ? 'house' : 'industry',
    incomes: isForest ? {} : everybody(gainOn(state, hex)),
    grants: isForest ? everybody(FOREST_GRANT) : {},
  };
}
