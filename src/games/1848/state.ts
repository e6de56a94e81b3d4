import type { Draft } from '../../core/draft.ts';
import type { Seat } from '../../core/game.ts';
import { present } from '../../core/present.ts';
import type { AnyStep, Step } from '../../core/steps.ts';
import type { Deal } from '../../rail/consent.ts';
import { priceAt } from '../../rail/market.ts';
import { BANK, pay } from '../../rail/money.ts';
import { actingBy, type OperatingTurns } from '../../rail/operating.ts';
import { cashOf, companyOf, type RailCompany, type RailPosition } from '../../rail/position.ts';
import { certificatesHeld, type Holder, type Percents, percentHeld } from '../../rail/shares.ts';
import type { StockTurns } from '../../rail/stock.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Action1848, Of, TrainId } from './actions.ts';
import {
  BOE,
  BOE_PERCENTS,
  BOE_PRICES,
  COMPANIES,
  MARKET,
  type PhaseName,
  PHASES,
  PLAYERS,
  type PrivateId,
  RAILWAY_PERCENTS,
  RAILWAYS,
  type TrainName,
} from './data.ts';
import type { Options } from './options.ts';
import type { EVENTS } from './vocabulary.ts';

export interface Company extends RailCompany {
  readonly director: Seat | null;
  readonly loans: number;
  /** In receivership: gone except for its loans and what the record still lists. */
  readonly closed: boolean;
}

export interface Private {
  readonly owner: Seat | CompanyId | null;
  /** Auction price. */
  readonly price: number;
  readonly closed: boolean;
  /** Its power has been used. */
  readonly used: boolean;
  /** 1848-13.8: no income any more, the power is still there. */
  readonly powerOnly: boolean;
}

export interface AuctionRound {
  readonly kind: 'auction';
  readonly at: Seat;
  readonly passed: readonly boolean[];
}

export type StockRound = StockTurns;

export const OPERATING_STEPS = [
  'track',
  'token',
  'routes',
  'lastLoan',
  'dividend',
  'discard',
  'trains',
  'closing',
] as const;
export type OperatingStep = (typeof OPERATING_STEPS)[number];

export interface OperatingRound extends OperatingTurns {
  readonly of: number;
  /** Fixed at the start; a crisis sale re-sorts the companies that have not acted. */
  readonly queue: readonly CompanyId[];
  readonly step: OperatingStep;
  readonly yellows: number;
  readonly upgraded: boolean;
  /** A voluntary loan was taken. */
  readonly loanTaken: boolean;
  readonly forcedLoans: number;
  readonly revenue: number;
  /** What was requested in this turn and declined (1848-20 D-47). */
  readonly declined: readonly string[];
  /** What sellers of trains get at the end of the turn (1848-20 D-17). */
  readonly owed: readonly { readonly seller: CompanyId; readonly price: number }[];
  /** Director of the company that acted last: the crisis looks clockwise from there (1848-16.5). */
  readonly crisisFrom: Seat | null;
}

export type Round = AuctionRound | StockRound | OperatingRound;

export interface State extends RailPosition<Company, PhaseName, EndReason> {
  readonly options: Options;
  privates: Record<PrivateId, Private>;
  /** Cards of types 2 to 6 still in the bank, top first. */
  depot: readonly TrainId[];
  /** Cards of the unlimited types that have left the bank. */
  soldEights: number;
  soldGhans: number;
  /** Trains that left the bank by purchase, with the side they were bought as. */
  trains: Record<TrainId, TrainName>;
  round: Round;
  /** First 3/3+ sold: loans, second yellow tile, train trade, private powers. */
  first3: boolean;
  /** First 6/6+ gone: COM needs no connection. */
  first6: boolean;
  connected: boolean;
  comPaid: boolean;
  privatesClosed: boolean;
  /** 1848-13.6: who has to lay the Tasmania tile before play goes on. */
  tasmania: Seat | null;
  /** A purchase that waits for the other owner's answer (1848-20 D-47). */
  deal: Deal<Of<'buy_train_from'> | Of<'buy_from_owner'>> | null;
  /** Seats that have to sell in a crisis, where the rules ask only once (D-55). */
  debtors: readonly Seat[];
  loansIssued: number;
  receiverships: number;
  /** Companies that failed under each seat. */
  failures: readonly number[];
}

export const END_REASONS = ['bank', 'stock_market', 'closed_five', 'manually_ended'] as const;
export type EndReason = (typeof END_REASONS)[number];

export type Draft1848 = Draft<State, typeof EVENTS>;

/** A step that takes these types of actions, and any step at all. */
export type Step1848<T extends Action1848['type']> = Step<State, Of<T>>;
export type AnyStep1848 = AnyStep<State, Action1848>;

/* ---- reading ---- */

export function isRailway(id: string): boolean {
  return Object.hasOwn(COMPANIES, id);
}

export function percentsOf(company: CompanyId): Percents {
  return company === BOE ? BOE_PERCENTS : RAILWAY_PERCENTS;
}

export function holding(state: State, company: CompanyId, holder: Holder): number {
  return percentHeld(state.certificates, percentsOf(company), company, holder);
}

export function boePrice(state: State): number {
  return BOE_PRICES[state.loansIssued] ?? 0;
}

/** Market price of a tenth; 0 for a company without a price. */
export function sharePrice(state: State, company: CompanyId): number {
  if (company === BOE) return boePrice(state);
  const cell = state.companies[company]?.cell;
  return cell ? priceAt(MARKET, cell) : 0;
}

export function tokenPrices(state: State, company: CompanyId): readonly number[] {
  const prices = COMPANIES[company]?.tokens ?? [];
  return company === 'CAR' ? prices.slice(0, state.options.car_tokens) : prices;
}

/** 1848-4.8: every certificate counts one, privates nothing. */
export function certificatesOf(state: State, seat: Seat): number {
  return certificatesHeld(state.certificates, seat);
}

export function certificateLimit(state: State, seat: Seat): number {
  const table = PLAYERS[state.seats];
  if (!table) throw new RangeError(`${state.seats} players`);
  const base = table.certificates[Math.min(state.receiverships, table.certificates.length - 1)] ?? 0;
  return base - table.cutPerFailure * (state.failures[seat] ?? 0);
}

export function phaseOf(state: State) {
  return PHASES[state.phase];
}

/** 1848-18.3: cash and shares at market price. */
export function worth(state: State, seat: Seat): number {
  let sum = cashOf(state, seat);
  for (const company of [...RAILWAYS, BOE]) {
    sum += (holding(state, company, seat) / 10) * sharePrice(state, company);
  }
  return sum;
}

/** The Director of a company that has one. */
export function directorOf(state: State, company: CompanyId): Seat {
  return present(companyOf(state, company).director, 'director');
}

/** The turn of a company that has not failed. */
export const acting = actingBy<State>(directorOf);

export function trainName(state: State, train: TrainId): TrainName {
  const name = state.trains[train];
  if (!name) throw new RangeError(`no train ${train}`);
  return name;
}

/** Trains that count for the limit and for the duty to own one: all but the 2E. */
export function realTrains(state: State, company: CompanyId): TrainId[] {
  return companyOf(state, company).trains.filter((train) => trainName(state, train) !== '2E');
}

export function ghanOf(state: State, company: CompanyId): TrainId | null {
  return companyOf(state, company).trains.find((train) => trainName(state, train) === '2E') ?? null;
}

/* ---- writing ---- */

export function setPrivate(draft: Draft1848, id: PrivateId, change: Partial<Private>): void {
  draft.change('privates', id, change);
}

/** 1848-18.1: the first trigger found is kept. */
export function triggerEnd(draft: Draft1848, reason: EndReason): void {
  if (draft.state.endReason !== null) return;
  draft.state.endReason = reason;
  draft.emit('end-triggered', { reason }, '1848-18.1');
}

/** Money out of the bank: always paid in full, and the bank may break over it (1848-18.1). */
export function payFromBank(draft: Draft1848, to: Seat | CompanyId, amount: number): void {
  pay(draft, BANK, to, amount);
  const left = cashOf(draft.state, BANK);
  // D-25: the books end the game when no money is left, the site when a payment cannot be covered.
  const broken = draft.state.options.bank_break === 'zero' ? left <= 0 : left < 0;
  if (broken) triggerEnd(draft, 'bank');
}
