import type { Action, Game, Seat } from '../../core/game.ts';
import type { Board, BoardKit } from '../../rail/board.ts';
import type { Purses } from '../../rail/money.ts';
import type { Tokens } from '../../rail/tokens.ts';
import type { RailView } from '../../rail/view.ts';
import type { Manner } from '../mind.ts';
import type { LedgerLaw } from './ledger.ts';
import type { Tuning } from './tuning.ts';

/** What positions of all 18xx titles hold that the bots look at themselves; everything else comes from the view. */
export interface RailState {
  readonly board: Board;
  readonly tokens: Tokens;
  readonly cash: Purses;
  readonly phase: string;
}

/** What a title tells the shared way of playing 18xx: data and small functions. */
export interface RailKnowledge<S extends RailState, A extends Action> {
  readonly game: Game<S, A>;
  readonly kitOf: (state: S) => BoardKit;
  readonly law: LedgerLaw;
  /** Runs may earn something for the treasury beside what can be paid out. */
  readonly subsidies?: boolean;
  /** What decides about revenues beside board, tokens, phase and trains. */
  readonly standing?: (state: S) => string;
  /** A long train for which networks are built ahead. */
  readonly farTrain: string;
  /** What a private is worth to a seat, all in all. */
  readonly lotWorth: (view: RailView, lot: string, seat: Seat) => number;
  /** What a seat keeps back in auctions, for the company it wants to start. */
  readonly reserve: number;
  /** Companies that start better or worse than others, 1 for the usual. */
  readonly homes: Readonly<Record<string, number | ((view: RailView) => number)>>;
  readonly weights: Readonly<Record<Manner, RailWeights>>;
  /** What has been learned by trial for this title. */
  readonly learned: Partial<Tuning>;
}

export interface RailWeights {
  /** How much a seat cares for what the others lose. */
  readonly rivalry: number;
  /** What the growth of a network counts beside what it earns at once. */
  readonly growth: number;
  /** What a company's money is worth to its director. */
  readonly treasury: number;
  /** How gladly the simulated companies buy trains. */
  readonly appetite: number;
}
