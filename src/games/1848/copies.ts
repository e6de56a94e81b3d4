import type { Copying } from '../../core/draft.ts';
import { type Purses, purse } from '../../rail/money.ts';
import type { Certificates, Holdings } from '../../rail/shares.ts';
import { type RAILWAYS, SET_ASIDE } from './data.ts';
import type { Company, OperatingRound, Round, State, StockRound } from './state.ts';

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
    crisisFrom: round.crisisFrom,
    step: round.step,
    yellows: round.yellows,
    upgraded: round.upgraded,
    loanTaken: round.loanTaken,
    forcedLoans: round.forcedLoans,
    revenue: round.revenue,
    declined: round.declined,
    owed: round.owed,
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
  };
}

function copyCompany(company: Company): Company {
  return {
    par: company.par,
    cell: company.cell,
    director: company.director,
    floated: company.floated,
    operated: company.operated,
    tokensUsed: company.tokensUsed,
    trains: company.trains,
    loans: company.loans,
    closed: company.closed,
  };
}

type ByRailway<T> = Record<(typeof RAILWAYS)[number], T>;

function copyCompanies(companies: State['companies']): State['companies'] {
  const { CAR, VR, NSW, SAR, COM, FT, WA, QR } = companies as ByRailway<Company>;
  return { CAR, VR, NSW, SAR, COM, FT, WA, QR };
}

function copyCertificates(certificates: Certificates): Certificates {
  const { BOE, CAR, VR, NSW, SAR, COM, FT, WA, QR } = certificates as ByRailway<Holdings> & { BOE: Holdings };
  return { BOE, CAR, VR, NSW, SAR, COM, FT, WA, QR };
}

function copyCash(cash: Purses): Purses {
  const of = cash as ByRailway<number> & Record<'bank' | 'BOE' | 0 | 1 | 2, number>;
  const { 0: first, 1: second, 2: third, bank, BOE, CAR, VR, NSW, SAR, COM, FT, WA, QR } = of;
  // Seats that the object begins with cost next to nothing; adding the first one to an object without any is slow.
  const copy: Purses = { 0: first, 1: second, 2: third, bank, BOE, CAR, VR, NSW, SAR, COM, FT, WA, QR };
  for (let seat = 3; seat in cash; seat++) copy[seat] = purse(cash, seat);
  if (SET_ASIDE in cash) copy[SET_ASIDE] = purse(cash, SET_ASIDE);
  return copy;
}

function copyRound(round: Round): Round {
  if (round.kind === 'operating') return copyOperating(round);
  return round.kind === 'stock' ? copyStock(round) : { ...round };
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
    soldEights: state.soldEights,
    soldGhans: state.soldGhans,
    trains: state.trains,
    round: state.round,
    first3: state.first3,
    first6: state.first6,
    connected: state.connected,
    comPaid: state.comPaid,
    privatesClosed: state.privatesClosed,
    tasmania: state.tasmania,
    deal: state.deal,
    debtors: state.debtors,
    loansIssued: state.loansIssued,
    receiverships: state.receiverships,
    failures: state.failures,
    endReason: state.endReason,
    finished: state.finished,
  };
}

export const COPYING: Copying<State> = {
  state: copyState,
  slices: { round: copyRound, cash: copyCash, certificates: copyCertificates, companies: copyCompanies },
  records: { companies: copyCompany },
};
