import type { Draft } from '../../core/draft.ts';
import type { Refusal, RuleId, Seat } from '../../core/game.ts';
import type { Step } from '../../core/steps.ts';
import { type NumberedPurses, purse } from '../../rail/money.ts';
import type { ActionCE, Of } from './actions.ts';
import { COMPANIES, type Company, type DialId, INDUSTRIES, SPECS, treasury, wallet } from './data.ts';
import { HEXES, hexAt, type HexIndex } from './map.ts';
import type { Options } from './options.ts';
import { refuse } from './vocabulary.ts';
import type { EVENTS } from './vocabulary.ts';

export const AUCTION_KINDS = ['opening', 'action', 'wabash'] as const;
export type AuctionKind = (typeof AUCTION_KINDS)[number];

/** CE-15.1: one share at auction. */
export interface Auction {
  readonly kind: AuctionKind;
  readonly company: Company;
  readonly starter: Seat;
  readonly minimum: number;
  readonly bid: number | null;
  readonly bidder: Seat | null;
  /** Seats that have not passed, in the order of the table. */
  readonly stillIn: readonly Seat[];
  readonly speaker: Seat;
}

export const END_REASONS = ['locomotives', 'shares', 'houses', 'detroit'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** CE-18.1.1: the end of an expansion that waits until the first Wabash share is sold. */
export interface Unbuilt {
  readonly company: Company;
  readonly hexes: readonly HexIndex[];
}

/**
 * Small flat slices, since search bots live on copies of it. Lists over companies are in the order of
 * `COMPANIES`, hexes are numbers.
 */
export interface State {
  readonly options: Options;
  readonly seats: number;
  /** Whose turn it is, even during an auction of that turn; in the opening, who started the auction. */
  active: Seat;
  auction: Auction | null;
  /** Only with `chicago_at_once`, and only during the auction of the first Wabash share. */
  unbuilt: Unbuilt | null;
  dials: Record<DialId, number>;
  /** How far the markers of the industrial table have moved. */
  table: number[];
  /** Purses by number (data.ts); the bank may go below zero (CE-1.6). */
  cash: NumberedPurses;
  /** Shares of seat × company, one seat after the other. */
  holdings: number[];
  /** Shares on the charters. */
  unsold: number[];
  /** CE-1.5, CE-18.1.5: the income markers, without an upper end. */
  income: number[];
  /** Locomotives on the charters. */
  charters: number[];
  /** Hexes of each company, in building order. A company is open when it has one. */
  track: (readonly HexIndex[])[];
  /** The companies on each hex, a bit each. */
  present: number[];
  houses: HexIndex[];
  supply: number;
  /** Dividend phases held. */
  dividends: number;
  /** Why the game is over; empty as long as it goes on. */
  ended: EndReason[];
}

export type DraftCE = Draft<State, typeof EVENTS>;

/** A step that takes these types of actions. */
export type StepCE<T extends ActionCE['type']> = Step<State, Of<T>>;

const NUMBER_OF_COMPANIES = COMPANIES.length;
const COMPANY_BY_ID: ReadonlyMap<string, Company> = new Map(
  COMPANIES.map((company) => [SPECS[company].id, company]),
);

function findCompany(id: string): Company | undefined {
  return COMPANY_BY_ID.get(id);
}

/** A company that a check has already found. */
export function companyNamed(id: string): Company {
  const company = findCompany(id);
  if (company === undefined) throw new RangeError(`no company ${id}`);
  return company;
}

/** The seats in the order of the table. */
export function seatsOf(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** An auction with all players in it and no bid yet. */
export function newAuction(
  seats: number,
  { kind, company, starter, minimum }: Pick<Auction, 'kind' | 'company' | 'starter' | 'minimum'>,
): Auction {
  return {
    kind,
    company,
    starter,
    minimum,
    bid: null,
    bidder: null,
    stillIn: seatsOf(seats),
    speaker: starter,
  };
}

export function seatAfter(state: State, seat: Seat): Seat {
  return (seat + 1) % state.seats;
}

export function cashOf(state: State, seat: Seat): number {
  return purse(state.cash, wallet(seat));
}

export function treasuryOf(state: State, company: Company): number {
  return purse(state.cash, treasury(company));
}

/** The place of a holding in the flat list. */
export function holdingIndex(seat: Seat, company: Company): number {
  return seat * NUMBER_OF_COMPANIES + company;
}

export function sharesOf(state: State, seat: Seat, company: Company): number {
  return state.holdings[holdingIndex(seat, company)] as number;
}

export function soldShares(state: State, company: Company): number {
  return SPECS[company].shares - (state.unsold[company] as number);
}

/** CE-7.1, CE-9.4: the Wabash opens when its first locomotive stands on the map. */
export function isOpen(state: State, company: Company): boolean {
  return (state.track[company] as readonly HexIndex[]).length > 0;
}

export function isThere(state: State, company: Company, hex: HexIndex): boolean {
  return ((state.present[hex] as number) & (1 << company)) !== 0;
}

/** How many companies a set of five bits holds. */
const BITS: readonly number[] = Array.from({ length: 1 << NUMBER_OF_COMPANIES }, (_, set) =>
  COMPANIES.reduce<number>((sum, company) => sum + ((set >> company) & 1), 0),
);

export function locomotivesOn(state: State, hex: HexIndex): number {
  return BITS[state.present[hex] as number] as number;
}

export function industryValue(state: State, industry: number): number {
  return INDUSTRIES[industry]?.values[state.table[industry] as number] as number;
}

/** Which row of the industrial table a hex is, if any. */
const INDUSTRY_AT: readonly (number | null)[] = HEXES.map(({ index }) => {
  const row = INDUSTRIES.findIndex(({ hex }) => hex === index);
  return row < 0 ? null : row;
});

export function industryAt(hex: HexIndex): number | null {
  return INDUSTRY_AT[hex] ?? null;
}

/** CE-8.8, CE-13.2: what a hex is worth now to each company on it. */
export function valueOf(state: State, hex: HexIndex): number {
  const industry = industryAt(hex);
  if (industry !== null) return industryValue(state, industry);
  const { income, house } = hexAt(hex);
  return state.houses.includes(hex) ? income + house : income;
}

/** CE-0.2, CE-4.3, CE-11.1: whole dollars, rounded up. */
export function perShare(income: number, shares: number): number {
  return Math.ceil(income / shares);
}

/** CE-7.1, CE-8.1: a company that can be named at all. */
export function checkOpen(state: State, id: string, rule: RuleId): Refusal | null {
  const company = findCompany(id);
  const isKnown = company !== undefined && isOpen(state, company);
  return isKnown ? null : refuse('company-closed', rule, { company: id });
}

/** Puts a locomotive from the charter on a hex and moves the income marker (CE-8.8). */
export function placeLocomotive(draft: DraftCE, company: Company, hex: HexIndex): void {
  const { state } = draft;
  const present = draft.own('present');
  present[hex] = (present[hex] as number) | (1 << company);
  draft.own('track')[company] = [...(state.track[company] as readonly HexIndex[]), hex];
  const charters = draft.own('charters');
  charters[company] = (charters[company] as number) - 1;
  raiseIncome(draft, company, valueOf(state, hex));
}

export function raiseIncome(draft: DraftCE, company: Company, amount: number): void {
  const income = draft.own('income');
  income[company] = (income[company] as number) + amount;
}

/** CE-10.3, CE-10.5, CE-11.4: a hex has become worth more to every company on it. */
export function raiseIncomesOn(draft: DraftCE, hex: HexIndex, amount: number): void {
  for (const company of COMPANIES)
    if (isThere(draft.state, company, hex)) raiseIncome(draft, company, amount);
}
