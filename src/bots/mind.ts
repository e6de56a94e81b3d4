import type { Action, Params } from '../core/game.ts';

/** Why a computer moves as it does: a key of the catalogue and its parameters. */
export interface Reason {
  readonly key: string;
  readonly params: Params;
}

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(text: string): text is Level {
  return (LEVELS as readonly string[]).includes(text);
}

export const MANNERS = ['cautious', 'balanced', 'bold'] as const;
export type Manner = (typeof MANNERS)[number];

export function isManner(text: string): text is Manner {
  return (MANNERS as readonly string[]).includes(text);
}

/** How strong a computer player is, and how it likes to play. */
export interface Character {
  readonly level: Level;
  readonly manner: Manner;
  /** Times the usual steps a search may take; 1 if left out. */
  readonly effort?: number;
}

/** One action that was considered, with what the seat is expected to own at the end of the game if it is taken. */
export interface Considered<A extends Action> {
  readonly action: A;
  readonly worth: number;
  readonly because: Reason;
}

export interface Decision<A extends Action> {
  readonly action: A;
  readonly because: Reason;
  /** What was rejected, best first: at most three. */
  readonly alternatives: readonly Considered<A>[];
  /** How much was tried, in steps of the search. */
  readonly work: number;
}

/**
 * What a title knows about playing itself. It sees what a person at the seat on turn sees. The seed is all the chance it
 * gets and its budgets are counted in steps, never in time: the same question has the same answer on every machine.
 */
export interface Mind<S extends object, A extends Action> {
  decide(state: S, character: Character, seed: number): Decision<A>;
  /** The same with one fixed idea, by name: opponents for tests and tuning that nobody is offered at the table. */
  readonly pool?: Readonly<Record<string, Mind<S, A>>>;
}

export type AnyMind = Mind<object, Action>;
