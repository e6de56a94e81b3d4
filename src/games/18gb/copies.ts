import type { Copying } from '../../core/draft.ts';
import type { Corporation, OperatingRound, Round, State, StockRound } from './state.ts';

/**
 * Copies of what nearly every action changes, field by field: `Copying` says why. What begins as a spread goes through
 * them too, so that all of a kind have one hidden class.
 */

export function copyOperating(round: OperatingRound): OperatingRound {
  return {
    kind: round.kind,
    number: round.number,
    queue: round.queue,
    at: round.at,
    opened: round.opened,
    step: round.step,
    lays: round.lays,
    cityLaid: round.cityLaid,
    tokenPlaced: round.tokenPlaced,
    revenue: round.revenue,
    converted: round.converted,
    sharesBought: round.sharesBought,
    declined: round.declined,
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
    passOrder: round.passOrder,
    turn: round.turn,
  };
}

export function copyCompany(company: Corporation): Corporation {
  return {
    size: company.size,
    tranche: company.tranche,
    par: company.par,
    cell: company.cell,
    director: company.director,
    floated: company.floated,
    operated: company.operated,
    insolvent: company.insolvent,
    tokensUsed: company.tokensUsed,
    greenRights: company.greenRights,
    trains: company.trains,
    closed: company.closed,
  };
}

function copyRound(round: Round): Round {
  if (round.kind === 'operating') return copyOperating(round);
  return round.kind === 'stock' ? copyStock(round) : { ...round };
}

function copyState(state: State): State {
  return {
    rulesVersion: state.rulesVersion,
    options: state.options,
    scenario: state.scenario,
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
    round: state.round,
    deal: state.deal,
    trainBought: state.trainBought,
    tokensForbidden: state.tokensForbidden,
    endPriceReached: state.endPriceReached,
    endReason: state.endReason,
    finished: state.finished,
  };
}

export const COPYING: Copying<State> = {
  state: copyState,
  slices: { round: copyRound },
  records: { companies: copyCompany },
};
