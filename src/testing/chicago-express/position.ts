import { resolveOptions, type Seat } from '../../core/game.ts';
import { totalMoney } from '../../rail/money.ts';
import type { ActionCE } from '../../games/chicago-express/actions.ts';
import {
  ALL_CASH,
  BANK,
  type Company,
  type CompanyId,
  type DialId,
  INDUSTRIES,
  treasury,
  wallet,
} from '../../games/chicago-express/data.ts';
import { chicagoExpress } from '../../games/chicago-express/game.ts';
import { incomeFromBoard } from '../../games/chicago-express/invariants.ts';
import { hexNamed } from '../../games/chicago-express/map.ts';
import type { Options } from '../../games/chicago-express/options.ts';
import {
  companyNamed,
  holdingIndex,
  industryValue,
  isOpen,
  sharesOf,
  type State,
} from '../../games/chicago-express/state.ts';
import { playing, type Unsigned } from '../play.ts';

/** One company of a constructed position; what is left out is as at set-up. */
interface CompanySpec {
  income?: number;
  treasury?: number;
  /** Locomotives left on the charter. */
  charter?: number;
  /** Shares by seat. */
  held?: Record<Seat, number>;
  /** Hexes beside its home; for the Wabash all of them. */
  hexes?: string[];
}

/** A turn built by hand. Incomes that are not named follow from the board. */
export interface PositionSpec {
  seats?: number;
  options?: Partial<Options>;
  active?: Seat;
  cash?: number[];
  dials?: Partial<Record<DialId, number>>;
  /** Values on the industrial table. */
  table?: Partial<Record<(typeof INDUSTRIES)[number]['id'], number>>;
  houses?: string[];
  supply?: number;
  companies?: Partial<Record<CompanyId, CompanySpec>>;
}

export function startCE(seats: number, options: Partial<Options> = {}): State {
  return chicagoExpress.setup(seats, resolveOptions(chicagoExpress, 'book', options), 0);
}

function placeCompany(state: State, company: Company, spec: CompanySpec): void {
  for (const id of spec.hexes ?? []) {
    const hex = hexNamed(id);
    state.present[hex] = (state.present[hex] as number) | (1 << company);
    state.track[company] = [...(state.track[company] ?? []), hex];
    state.charters[company] = (state.charters[company] as number) - 1;
  }
  for (const [seat, count] of Object.entries(spec.held ?? {})) {
    state.holdings[holdingIndex(Number(seat), company)] = count;
    state.unsold[company] = (state.unsold[company] as number) - count;
  }
  if (spec.treasury !== undefined) state.cash[treasury(company)] = spec.treasury;
  if (spec.charter !== undefined) state.charters[company] = spec.charter;
}

export function positionCE(spec: PositionSpec = {}): State {
  const state = startCE(spec.seats ?? 3, spec.options);
  state.auction = null;
  state.active = spec.active ?? 0;
  Object.assign(state.dials, spec.dials);
  for (const [row, { id, values }] of INDUSTRIES.entries()) {
    const value = spec.table?.[id];
    if (value !== undefined) state.table[row] = (values as readonly number[]).indexOf(value);
  }
  for (const house of spec.houses ?? []) state.houses.push(hexNamed(house));
  state.supply = spec.supply ?? state.supply - state.houses.length;
  for (const [seat, amount] of (spec.cash ?? []).entries()) state.cash[wallet(seat)] = amount;
  const companies = Object.entries(spec.companies ?? {}).map(
    ([id, company]) => [companyNamed(id), company] as const,
  );
  for (const [company, its] of companies) placeCompany(state, company, its);
  for (const [company, { income }] of companies) {
    if (isOpen(state, company)) state.income[company] = income ?? incomeFromBoard(state, company);
  }
  state.cash[BANK] = ALL_CASH - (totalMoney(state.cash) - (state.cash[BANK] as number));
  return state;
}

export type WantCE = Unsigned<ActionCE>;

// Whatever is legal is listed.
const { applied, decision, play, refusal } = playing(chicagoExpress, () => true);
export { applied as appliedCE, play as playCE };

export function speakerOf(state: State): Seat {
  return decision(state).seat;
}

/** The code of a refusal, or `accepted`. */
export function refusalCE(state: State, want: WantCE): string {
  return refusal(state, want)?.code ?? 'accepted';
}

/** Short forms of the actions. */
export const bid = (company: CompanyId, price: number): WantCE => ({ type: 'bid', company, price });
export const pass: WantCE = { type: 'pass' };
export const startAuction = (company: CompanyId): WantCE => ({ type: 'start_auction', company });
export const expand = (company: CompanyId, ...hexes: string[]): WantCE => ({
  type: 'expand',
  company,
  hexes,
});
export const develop = (hex: string): WantCE => ({ type: 'develop', hex });
export const noop = (dial: DialId): WantCE => ({ type: 'noop', dial });

/** Short looks at a position. */
export function incomeOf(state: State, id: CompanyId): number {
  return state.income[companyNamed(id)] as number;
}

export function fundsOf(state: State, id: CompanyId): number {
  return state.cash[treasury(companyNamed(id))] as number;
}

export function charterOf(state: State, id: CompanyId): number {
  return state.charters[companyNamed(id)] as number;
}

export function unsoldOf(state: State, id: CompanyId): number {
  return state.unsold[companyNamed(id)] as number;
}

export function heldBy(state: State, seat: Seat, id: CompanyId): number {
  return sharesOf(state, seat, companyNamed(id));
}

export function walletsOf(state: State): number[] {
  return state.cash.slice(wallet(0));
}

export function tableOf(state: State): number[] {
  return INDUSTRIES.map((_, row) => industryValue(state, row));
}
