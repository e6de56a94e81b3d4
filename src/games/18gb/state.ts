import type { Draft } from '../../core/draft.ts';
import type { Seat } from '../../core/game.ts';
import { nth } from '../../core/present.ts';
import type { AnyStep, Step } from '../../core/steps.ts';
import type { BoardKit } from '../../rail/board.ts';
import type { Deal } from '../../rail/consent.ts';
import type { HexId } from '../../rail/hex.ts';
import { priceAt } from '../../rail/market.ts';
import { actingBy, type OperatingTurns } from '../../rail/operating.ts';
import { cashOf, companyOf, type RailCompany, type RailPosition } from '../../rail/position.ts';
import {
  type CertId,
  type Certificates,
  certificatesHeld,
  held,
  type Holder,
  percentHeld,
  percentOf,
  type Percents,
} from '../../rail/shares.ts';
import { setStock, stockOf, type StockTurns } from '../../rail/stock.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { kindOfCard, type TrainCard } from '../../rail/trains.ts';
import type { Action18GB, Of } from './actions.ts';
import {
  ADDED_TOKEN_PRICE,
  CHARTERS,
  CORPORATIONS,
  MARKET,
  PERCENTS,
  PHASES,
  type PrivateId,
  PRIVATES,
  type Size,
  TRAIN_TYPES,
  type TrainType,
} from './data.ts';
import type { Options } from './options.ts';
import { type Scenario, type ScenarioId, SCENARIOS } from './scenarios.ts';
import type { EVENTS } from './vocabulary.ts';

export interface Corporation extends RailCompany {
  /** 5 or 10 shares. */
  readonly size: Size;
  /** 2: not in the first stock round. */
  readonly tranche: 1 | 2;
  /** Null before the start and in receivership. */
  readonly director: Seat | null;
  readonly insolvent: boolean;
  /** 18GB-5.10: hexes where a private's token gave the green right; that token is not one of `tokensUsed`. */
  readonly greenRights: readonly HexId[];
  /** 18GB-6.10: has left the game. */
  readonly closed: boolean;
}

export interface Private {
  readonly owner: Seat | null;
  /** The reduction of its price in the auction; it stays on record after the sale. */
  readonly discount: number;
  readonly closed: boolean;
  /** Its power has been used up. */
  readonly used: boolean;
}

export interface Bid {
  readonly seat: Seat;
  readonly price: number;
}

export interface AuctionRound {
  readonly kind: 'auction';
  readonly at: Seat;
  readonly passed: readonly boolean[];
  /** In random order, the highest last. */
  readonly bids: Readonly<Partial<Record<PrivateId, readonly Bid[]>>>;
  /** D-1: lots bid on in this turn. */
  readonly bidNow: readonly PrivateId[];
}

/** What a player has done in the present turn of a stock round, apart from selling. */
export interface StockTurn {
  readonly bought: readonly CompanyId[];
  readonly started: boolean;
  readonly converted: CompanyId | null;
  /** 18GB-7.7: the corporations that the player directed when the turn began. */
  readonly directed: readonly CompanyId[];
}

export interface StockRound extends StockTurns {
  /** 18GB-7.1: seats in the order of the first pass of their present run of passes. */
  readonly passOrder: readonly Seat[];
  readonly turn: StockTurn;
}

export const OPERATING_STEPS = ['track', 'routes', 'dividend', 'discard', 'trains', 'share'] as const;
export type OperatingStep = (typeof OPERATING_STEPS)[number];

export interface OperatingRound extends OperatingTurns {
  readonly step: OperatingStep;
  readonly lays: number;
  /** One of them placed a city. */
  readonly cityLaid: boolean;
  readonly tokenPlaced: boolean;
  readonly revenue: number;
  /** 18GB-15.1: it has made an emergency conversion in this turn. */
  readonly converted: boolean;
  /** Shares its director bought after that. */
  readonly sharesBought: number;
  /** D-33: trains whose sale was declined. */
  readonly declined: readonly TrainCard[];
}

export type Round = AuctionRound | StockRound | OperatingRound;

export const END_REASONS = ['final_train', 'stock_market', 'manually_ended'] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface State extends RailPosition<Corporation, TrainType, EndReason> {
  readonly options: Options;
  readonly scenario: ScenarioId;
  /** 18GB-0.5: in the order in which they came. */
  certificates: Certificates;
  /** Those in play, in the order of 18GB-2.4. */
  companies: Record<CompanyId, Corporation>;
  privates: Partial<Record<PrivateId, Private>>;
  depot: readonly TrainCard[];
  round: Round;
  /** 18GB-14.3 (D-33): a purchase that waits for the other director's answer. */
  deal: Deal<Of<'buy_train_from'>> | null;
  /** 18GB-16.1: a train has been bought from the depot in this operating round. */
  trainBought: boolean;
  /** 18GB-16.4 */
  tokensForbidden: boolean;
  /** 18GB-16.3: a marker has entered the end of the line. */
  endPriceReached: boolean;
}

export type Draft18GB = Draft<State, typeof EVENTS>;

/** A step that takes these types of actions, and any step at all. */
export type Step18GB<T extends Action18GB['type']> = Step<State, Of<T>>;
export type AnyStep18GB = AnyStep<State, Action18GB>;

/* ---- reading ---- */

export function scenarioOf(state: State): Scenario {
  return SCENARIOS[state.scenario];
}

export function kitOf(state: State): BoardKit {
  return scenarioOf(state).kit;
}

/** Corporations in play, in the order of 18GB-2.4. */
export function companyIds(state: State): CompanyId[] {
  return CORPORATIONS.filter((id) => Object.hasOwn(state.companies, id));
}

export function isCompany(state: State, id: string): boolean {
  return Object.hasOwn(state.companies, id);
}

export function privateIds(state: State): readonly PrivateId[] {
  return scenarioOf(state).privates;
}

export function privateOf(state: State, id: PrivateId): Private {
  const found = state.privates[id];
  if (!found) throw new RangeError(`no private ${id}`);
  return found;
}

export function isPrivate(state: State, id: string): id is PrivateId {
  return Object.hasOwn(state.privates, id);
}

export function percentsOf(state: State, company: CompanyId): Percents {
  return PERCENTS[companyOf(state, company).size];
}

/** Percent of one share. */
export function unitOf(state: State, company: CompanyId): number {
  return 100 / companyOf(state, company).size;
}

/** 18GB-6.2: the size of the director's certificate. */
export function directorPercent(state: State, company: CompanyId): number {
  return 2 * unitOf(state, company);
}

export function holding(state: State, company: CompanyId, holder: Holder): number {
  return percentHeld(state.certificates, percentsOf(state, company), company, holder);
}

/** Shares that a certificate counts for: two for a director's. */
export function sharesIn(state: State, company: CompanyId, cert: CertId): number {
  return percentOf(percentsOf(state, company), cert) / unitOf(state, company);
}

/** Price of one share; 0 before the start. */
export function sharePrice(state: State, company: CompanyId): number {
  const { cell } = companyOf(state, company);
  return cell ? priceAt(MARKET, cell) : 0;
}

/** 18GB-0.3: the director's certificate is in the pool. */
export function isInReceivership(state: State, company: CompanyId): boolean {
  const { par, director, closed } = companyOf(state, company);
  return par !== null && director === null && !closed;
}

/** 18GB-6.1, 6.8: the prices of all tokens of the charter. */
export function tokenPrices(state: State, company: CompanyId): readonly number[] {
  const { tokens = [], added = 0 } = CHARTERS[company] ?? {};
  if (companyOf(state, company).size === 5) return tokens;
  return [...tokens, ...Array<number>(added).fill(ADDED_TOKEN_PRICE)];
}

/** 18GB-7.6: every certificate counts one, privates nothing (18GB-5.2). */
export function certificatesOf(state: State, seat: Seat): number {
  return certificatesHeld(state.certificates, seat);
}

export function certificateLimit(state: State): number {
  return scenarioOf(state).certificates;
}

export function phaseOf(state: State) {
  return PHASES[state.phase];
}

/** Whether the phase has begun, now or earlier. */
export function isPhaseReached(state: State, phase: TrainType): boolean {
  return TRAIN_TYPES.indexOf(state.phase) >= TRAIN_TYPES.indexOf(phase);
}

/** 18GB-17.1: certificates of a corporation without a train count half, rounded down for each. */
export function certValue(state: State, company: CompanyId, cert: CertId): number {
  const value = sharesIn(state, company, cert) * sharePrice(state, company);
  return companyOf(state, company).trains.length > 0 ? value : Math.floor(value / 2);
}

/** 18GB-17.1: cash, shares and the face value of open privates. */
export function worth(state: State, seat: Seat): number {
  let sum = cashOf(state, seat);
  for (const company of companyIds(state)) {
    for (const cert of held(state.certificates, company, seat)) sum += certValue(state, company, cert);
  }
  for (const id of privateIds(state)) {
    const { owner, closed } = privateOf(state, id);
    if (owner === seat && !closed) sum += PRIVATES[id].price;
  }
  return sum;
}

/** 18GB-9.4: the director; for a corporation in receivership the first player of the turn order enters it. */
export function deciderFor(state: State, company: CompanyId): Seat {
  return companyOf(state, company).director ?? nth(state.order, 0);
}

/** The turn of a corporation. */
export const acting = actingBy<State>(deciderFor);

export function trainType(train: TrainCard): TrainType {
  return kindOfCard(train) as TrainType;
}

/* ---- writing ---- */

export function setTurn(draft: Draft18GB, change: Partial<StockTurn>): void {
  setStock(draft, { turn: { ...stockOf(draft.state).turn, ...change } });
}

export function setPrivate(draft: Draft18GB, id: PrivateId, change: Partial<Private>): void {
  draft.change('privates', id, change);
}
