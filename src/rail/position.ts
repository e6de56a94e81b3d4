import type { Draft } from '../core/draft.ts';
import type { Seat } from '../core/game.ts';
import type { Board } from './board.ts';
import type { Cell, Stacks } from './market.ts';
import { type Purses, purse } from './money.ts';
import type { Certificates } from './shares.ts';
import type { CompanyId, Tokens } from './tokens.ts';
import type { TrainCard } from './trains.ts';

/** What every 18xx title knows of a company. */
export interface RailCompany {
  /** The price at which it was started; null before. */
  readonly par: number | null;
  readonly cell: Cell | null;
  readonly floated: boolean;
  /** It has reached its dividend step at least once. */
  readonly operated: boolean;
  /** Tokens taken from the charter so far. */
  readonly tokensUsed: number;
  readonly trains: readonly TrainCard[];
}

/** A company before it is started; each title adds its own fields. */
export const NEW_RAILWAY: RailCompany = {
  par: null,
  cell: null,
  floated: false,
  operated: false,
  tokensUsed: 0,
  trains: [],
};

/** What every position of an 18xx title holds; each title adds its options, its rounds and its own fields. */
export interface RailPosition<C extends RailCompany, Phase extends string, EndReason extends string> {
  /** The version of the rules it is played by (`versions.ts` of the title). */
  readonly rulesVersion: number;
  readonly seats: number;
  /** The order of turns; index 0 has the priority. */
  order: readonly Seat[];
  turnNumber: number;
  phase: Phase;
  cash: Purses;
  /** In order of arrival. */
  certificates: Certificates;
  companies: Record<CompanyId, C>;
  market: Stacks;
  board: Board;
  tokens: Tokens;
  endReason: EndReason | null;
  finished: boolean;
}

/* ---- reading and writing ---- */

interface WithCompanies<C> {
  companies: Record<CompanyId, C>;
}

export function companyOf<C>({ companies }: WithCompanies<C>, id: CompanyId): C {
  const company = companies[id];
  if (!company) throw new RangeError(`no company ${id}`);
  return company;
}

export function setCompany<C extends object>(
  draft: Draft<WithCompanies<C>>,
  id: CompanyId,
  change: Partial<C>,
): void {
  companyOf(draft.state, id);
  draft.change('companies', id, change);
}

export function cashOf(state: { readonly cash: Purses }, who: Seat | CompanyId): number {
  return purse(state.cash, who);
}
