import type { Draft } from '../../core/draft.ts';
import type { RuleId, Seat } from '../../core/game.ts';
import { nth } from '../../core/present.ts';
import type { AnyStep, Step } from '../../core/steps.ts';
import type { BoardKit } from '../../rail/board.ts';
import type { Deal } from '../../rail/consent.ts';
import { priceAt } from '../../rail/market.ts';
import type { BANK } from '../../rail/money.ts';
import { actingBy, type OperatingTurns } from '../../rail/operating.ts';
import { cashOf, companyOf, type RailCompany, type RailPosition } from '../../rail/position.ts';
import { certificatesHeld, directorCert, held, type Holder, percentHeld } from '../../rail/shares.ts';
import type { StockTurns } from '../../rail/stock.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import { kindOfCard, type TrainCard } from '../../rail/trains.ts';
import type { Action1860, Of } from './actions.ts';
import {
  BANK_LIMIT,
  COMPANIES,
  KIT,
  KIT_SMALL,
  MARKET,
  NO_CERTIFICATE_LIMIT,
  PERCENTS,
  PHASE_NAMES,
  type PhaseName,
  PHASES,
  PLAYERS,
  PRIVATE_IDS,
  type PrivateId,
  PRIVATES,
  type Railway,
  RAILWAYS,
  specOf,
  type TrainName,
  TRAINS,
} from './data.ts';
import type { Options } from './options.ts';
import type { EVENTS } from './vocabulary.ts';

export interface Company extends RailCompany {
  /** Null before it is launched, in receivership and after a bankruptcy. */
  readonly president: Seat | null;
  /** It has reached its dividend step since it was last launched (1860-5.5). */
  readonly operatedSinceLaunch: boolean;
  readonly insolvent: boolean;
  /** 1860-18.2: until it floats again its tokens lie face down. */
  readonly bankrupt: boolean;
  /** 1860-20.6: taken over by British Rail. */
  readonly frozen: boolean;
}

export interface Private {
  /** Null before the auction; the bank if sold to it. */
  readonly owner: Seat | typeof BANK | null;
  readonly closed: boolean;
}

export interface AuctionRound {
  readonly kind: 'auction';
  /** Who began this auction. */
  readonly start: Seat;
  readonly at: Seat;
  /** Standing bid of each seat: 0 = none yet, null = has passed. */
  readonly bids: readonly (number | null)[];
  /** Has won and must choose. */
  readonly winner: Seat | null;
}

export interface StockRound extends StockTurns {
  /** 1860-4.2: the purchase of this turn is made. */
  readonly bought: boolean;
  /** 1860-4.2: what keeps the turn open after it: a private that its owner may still hand in, or (true) any exchange. */
  readonly keptOpen: PrivateId | boolean;
  /** 1860-6.2: the open layer at the start of the round. */
  readonly layer: number;
}

export const OPERATING_STEPS = [
  'discard',
  'track',
  'token',
  'solvency',
  'routes',
  'dividend',
  'trains',
  'closing',
] as const;
export type OperatingStep = (typeof OPERATING_STEPS)[number];

export interface OperatingRound extends OperatingTurns {
  readonly of: number;
  readonly step: OperatingStep;
  /** Tiles laid in this turn, and whether they leave no second one. */
  readonly lays: number;
  readonly laysDone: boolean;
  readonly revenue: number;
  readonly subsidy: number;
  /** Trains that their owners have refused to sell in this turn (D-26). */
  readonly declined: readonly TrainCard[];
  /** 1860-20.6: dividends paid in this round. */
  readonly paid: Readonly<Record<CompanyId, number>>;
}

export type Round = AuctionRound | StockRound | OperatingRound;

export interface State extends RailPosition<Company, PhaseName, EndReason> {
  readonly options: Options;
  privates: Record<PrivateId, Private>;
  /** Cards with a number still in the bank, top first. */
  depot: readonly TrainCard[];
  /** 9+5 cards that have left the bank. */
  soldNines: number;
  /** Discarded trains, for sale beside the deck. */
  pool: readonly TrainCard[];
  round: Round;
  /** 1860-6.7: who has to lay a tile at home before play goes on. */
  homeLay: CompanyId | null;
  /** A purchase that waits for the other president's answer (D-26). */
  deal: Deal<Of<'buy_train_from'>> | null;
  /** 1860-19.4, 19.5, 20 */
  southern: boolean;
  southernRound: boolean;
  britishRail: boolean;
  /** 1860-21.1: what has happened; the end of a round decides which of it ends the game, and when. */
  topReached: boolean;
  bankBroken: boolean;
}

export const END_REASONS = [
  'bank',
  'stock_market',
  'nationalization',
  'turn_limit',
  'dnf',
  'standstill',
  'manually_ended',
] as const;
export type EndReason = (typeof END_REASONS)[number];

export type Draft1860 = Draft<State, typeof EVENTS>;

/** A step that takes these types of actions, and any step at all. */
export type Step1860<T extends Action1860['type']> = Step<State, Of<T>>;
export type AnyStep1860 = AnyStep<State, Action1860>;

/* ---- reading ---- */

export function kitOf(state: State): BoardKit {
  return state.options.two_player_map ? KIT_SMALL : KIT;
}

export function isRailway(id: string): id is Railway {
  return Object.hasOwn(COMPANIES, id);
}

export function isPrivate(id: string): id is PrivateId {
  return (PRIVATE_IDS as readonly string[]).includes(id);
}

export function holding(state: State, company: CompanyId, holder: Holder): number {
  return percentHeld(state.certificates, PERCENTS, company, holder);
}

/** Market price of a tenth; 0 for a company without a price. */
export function sharePrice(state: State, company: CompanyId): number {
  const cell = state.companies[company]?.cell;
  return cell ? priceAt(MARKET, cell) : 0;
}

export function tokenPrices(company: CompanyId): readonly number[] {
  return specOf(company).tokens;
}

/** 1860-1.2: every certificate and every private counts one. */
export function certificatesOf(state: State, seat: Seat): number {
  return certificatesHeld(state.certificates, seat) + privatesOf(state, seat).length;
}

/** 1860-1.2, 19.3: none from the first 8+4 on. */
export function certificateLimit(state: State): number {
  return isPhase(state, '8') ? NO_CERTIFICATE_LIMIT : (PLAYERS[state.seats]?.certificates ?? 0);
}

export function privatesOf(state: State, owner: Seat | typeof BANK): PrivateId[] {
  return PRIVATE_IDS.filter((id) => state.privates[id].owner === owner && !state.privates[id].closed);
}

export function phaseOf(state: State) {
  return PHASES[state.phase];
}

/** That phase or a later one. */
export function isPhase(state: State, phase: PhaseName): boolean {
  return PHASE_NAMES.indexOf(state.phase) >= PHASE_NAMES.indexOf(phase);
}

/** 1860-8.3: launched, but without a president. */
export function isInReceivership(state: State, company: CompanyId): boolean {
  const { par, president } = companyOf(state, company);
  return par !== null && president === null;
}

/** The seat that decides for a company; in receivership any may (1860-17.2), so we ask the priority holder. */
export function deciderOf(state: State, company: CompanyId): Seat {
  return companyOf(state, company).president ?? nth(state.order, 0);
}

/** 1860-19.5: no building and no halts from the Southern stock round on. */
export function buildingIsOver(state: State): boolean {
  return state.southernRound;
}

/** The turn of a company. */
export const acting = actingBy<State>(deciderOf);

export function trainOf(card: TrainCard): (typeof TRAINS)[TrainName] {
  return TRAINS[kindOfCard(card) as TrainName];
}

/** 1860-1.3: what is left in the bank: only the players' money counts. */
export function bankLeft(state: State): number {
  return state.order.reduce((left, seat) => left - cashOf(state, seat), BANK_LIMIT);
}

/** 1860-5.3, 22.7: without a train a share is worth half. */
export function isHalfValue(state: State, company: CompanyId): boolean {
  const { trains, operated } = companyOf(state, company);
  return trains.length === 0 && (operated || !state.options.non_operated_full_value);
}

/** 1860-21.4, 1860-7.2: cash, privates at their price, certificates; half for the trainless, rounded down on each. */
export function worth(state: State, seat: Seat): number {
  let sum = cashOf(state, seat);
  for (const id of privatesOf(state, seat)) sum += PRIVATES[id].price;
  for (const company of RAILWAYS) {
    const price = sharePrice(state, company);
    const half = !state.options.score_full_value && isHalfValue(state, company);
    for (const cert of held(state.certificates, company, seat)) {
      const value = cert === directorCert(company) ? price * 2 : price;
      sum += half ? Math.floor(value / 2) : value;
    }
  }
  return sum;
}

/* ---- writing ---- */

export function setPrivate(draft: Draft1860, id: PrivateId, change: Partial<Private>): void {
  draft.change('privates', id, change);
}

/** 1860-21.3, 1860-5.10, D-20: checked after dividends and sales; once broken it stays broken. */
export function checkBank(draft: Draft1860): void {
  const { state } = draft;
  if (state.bankBroken || state.britishRail || bankLeft(state) >= 0) return;
  state.bankBroken = true;
  draft.emit('end-triggered', { reason: 'bank' }, '1860-21.3');
}

/** 1860-0.5: an imported file differs from our rules; the file is followed, and the difference reported. */
export function noteDifference(
  draft: Draft1860,
  rule: RuleId,
  what: string,
  ours: number,
  recorded: number,
): void {
  draft.emit('import-difference', { what, ours, recorded }, rule);
}
