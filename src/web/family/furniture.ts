import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Seat } from '../../core/game.ts';
import type { Keeper } from '../match/keeper.ts';
import type { MatchSession } from '../match/session.ts';
import type { TipText } from '../parts/tip.tsx';

/** What the decision panel shows where there is something else to do, or to know, than to decide. */
export interface OtherPanel {
  readonly Sentence: ComponentType;
  readonly Body: ComponentType;
  readonly Foot: ComponentType;
  /** Nothing is decided while it is there. */
  readonly isInstead?: boolean;
  /** What computers have done belongs below it. */
  readonly tellsMoves?: boolean;
}

/** Asking the others to take something back. */
export interface AskingBack {
  readonly name: string;
  readonly refusal: TipText | null;
  readonly ask: () => void;
}

/**
 * What a table has besides that is played elsewhere too. It comes with the table, so that one at a single screen carries
 * nothing of it: the shell shows what stands here, and nothing where nothing does. The session is always that of the game,
 * never that of a plan at it.
 */
export interface Furniture {
  /** Before a player's name: whether they are here. */
  readonly Mark: ComponentType<{ readonly session: MatchSession; readonly seat: Seat }>;
  /** Above the map. */
  readonly Bars: ComponentType;
  /** In the header, before the other tools. */
  readonly Tools: ComponentType;
  /** Lines of the menu in place of the one of who plays. */
  readonly Lines: ComponentType;
  /** Over the map. */
  readonly Over: ComponentType;
  /** Between the map and the panel. */
  readonly Beside: ComponentType;
  readonly isBesideOpen: ReadonlySignal<boolean>;
  /** Who plays: in place of the dialog at one screen. */
  readonly Seats: ComponentType<{ readonly onClose: () => void }>;
  /** How the same players play again: in the view of a finished game. */
  readonly Again: ComponentType;
  readonly panelOf: (session: MatchSession) => OtherPanel | null;
  /** What the tab of the browser is called while something is to be done here. */
  readonly titleOf: (session: MatchSession) => string | null;
  /** Where undo has to be asked for. */
  readonly askingBack: (session: MatchSession) => AskingBack | null;
}

const furnished = new WeakMap<Keeper, Furniture>();

/** Gives the tables of a keeper what they have besides. */
export function furnish(keeper: Keeper, furniture: Furniture): void {
  furnished.set(keeper, furniture);
}

export function furnitureOf({ keeper }: MatchSession): Furniture | null {
  return furnished.get(keeper) ?? null;
}
