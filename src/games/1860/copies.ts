import type { Copying } from '../../core/draft.ts';
import { type BANK, type Purses, purse } from '../../rail/money.ts';
import type { Railway } from './data.ts';
import type { AuctionRound, Company, OperatingRound, Round, State, StockRound } from './state.ts';

/**
 * Copies of what nearly every action changes, field by field: `Copying` says why. What begins as a spread goes through
 * them too, so that all of a kind have one hidden class.
 */

export function copyOperating(round: OperatingRound): OperatingRound {
  return {
    kind: round.kind,
    number: round.number,
    of: round.of,
    queue: round.queue,
    at: round.at,
    opened: round.opened,
    step: round.step,
    lays: round.lays,
    laysDone: round.laysDone,
    revenue: round.revenue,
    subsidy: round.subsidy,
    declined: round.declined,
    paid: round.paid,
  };
}

export function copyStock(round: StockRound): StockRound {
  return {
    kind: round.kind,
    at: round.at,
    passed: round.passed,
    sold: round.sold,
    soldNow: round.soldNow,
    lastActor: round.lastActor,
    bought: round.bought,
    keptOpen: round.keptOpen,
    layer: round.layer,
  };
}

function copyCompany(company: Company): Company {
  return {
    par: company.par,
    cell: company.cell,
    president: company.president,
    floated: company.floated,
    operated: company.operated,
    operatedSinceLaunch: company.operatedSinceLaunch,
    tokensUsed: company.tokensUsed,
    trains: company.trains,
    insolvent: company.insolvent,
    bankrupt: company.bankrupt,
    frozen: company.frozen,
  };
}

/** What stands under each railway. */
function copyByRailway<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  const of = record as Record<Railway, T>;
  return {
    'C&N': of['C&N'],
    IOW: of.IOW,
    IWNJ: of.IWNJ,
    FYN: of.FYN,
    NGStL: of.NGStL,
    'BHI&R': of['BHI&R'],
    'S&C': of['S&C'],
    VYSC: of.VYSC,
  };
}

function copyCash(cash: Purses): Purses {
  const of = cash as Record<Railway | typeof BANK | 0 | 1, number>;
  // Seats that the object begins with cost next to nothing; adding the first one to an object without any is slow.
  const copy: Purses = {
    0: of[0],
    1: of[1],
    bank: of.bank,
    'C&N': of['C&N'],
    IOW: of.IOW,
    IWNJ: of.IWNJ,
    FYN: of.FYN,
    NGStL: of.NGStL,
    'BHI&R': of['BHI&R'],
    'S&C': of['S&C'],
    VYSC: of.VYSC,
  };
  for (let seat = 2; seat in cash; seat++) copy[seat] = purse(cash, seat);
  return copy;
}

function copyAuction({ kind, start, at, bids, winner }: AuctionRound): AuctionRound {
  return { kind, start, at, bids, winner };
}

function copyRound(round: Round): Round {
  if (round.kind === 'operating') return copyOperating(round);
  return round.kind === 'stock' ? copyStock(round) : copyAuction(round);
}

function copyState(state: State): State {
  return {
    rulesVersion: state.rulesVersion,
    options: state.options,
    seats: state.seats,
    order: state.order,
    turnNumber: state.turnNumber,
    phase: state.phase,
    cash: state.cash,
    certificates: state.certificates,
    companies: state.companies,
    market: state.market,
    privates: state.privates,
    board: state.board,
    tokens: state.tokens,
    depot: state.depot,
    soldNines: state.soldNines,
    pool: state.pool,
    round: state.round,
    homeLay: state.homeLay,
    deal: state.deal,
    southern: state.southern,
    southernRound: state.southernRound,
    britishRail: state.britishRail,
    topReached: state.topReached,
    bankBroken: state.bankBroken,
    endReason: state.endReason,
    finished: state.finished,
  };
}

export const COPYING: Copying<State> = {
  state: copyState,
  slices: { round: copyRound, cash: copyCash, certificates: copyByRailway, companies: copyByRailway },
  records: { companies: copyCompany },
};
