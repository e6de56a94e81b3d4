import { type ReadonlySignal, signal } from '@preact/signals';
import type { Action, Seat } from '../../core/game.ts';
import type { Player } from '../../core/match.ts';
import type { Line, Move } from './entries.ts';
import type { Snapshot } from './history.ts';
import { newGameId, type SavedGame, type SavedMatch, type StoreProblem } from './store.ts';

export type Saving =
  | { readonly kind: 'saved' | 'saving' }
  | { readonly kind: 'failed'; readonly problem: StoreProblem };

/** What was done elsewhere: the log, and who sits where. */
export interface FollowedLine extends Line {
  readonly players: readonly Player[];
}

/** The table at which a game is played, as its keeper knows it. */
export interface KeptTable {
  /** The newest rules that are known here. */
  readonly rulesVersion: number;
  /** What a list of games shows. */
  describe(): Omit<SavedGame, 'id' | 'updated' | 'revision'>;
  /** The whole game, undone actions included. */
  saved(): SavedMatch;
  /** A position to be kept beside the log; null where it is not known yet. */
  snapshot(at: number): Snapshot | null;
  /** The position that a log of this game leads to; null where the rules refuse it. */
  stateAfter(actions: readonly Action[]): object | null;
  /** Plays a log that is about to be followed, without being in the way. */
  playAhead(actions: readonly Action[]): Promise<void>;
  /** Goes along with what was done elsewhere. Throws `IllegalAction` where the rules known here refuse that. */
  follow(line: FollowedLine): void;
}

/**
 * Where the log of a game lives. A session tells its keeper every move, after it has been made, and hears from it what
 * was done elsewhere; everything else about keeping (when it is written, who else may, what happens when it cannot be)
 * is the keeper's own business.
 */
export interface Keeper {
  readonly id: string;
  /** Online, others sit elsewhere: computers think and forced passes are made there, and what is undone is gone. */
  readonly place: 'here' | 'online';
  /** Whose decisions are made here. None while the game is played elsewhere. */
  readonly seats: ReadonlySignal<'all' | readonly Seat[]>;
  /** Nothing before this position can be undone. */
  readonly earliest: ReadonlySignal<number>;
  readonly saving: ReadonlySignal<Saving>;
  /** When everything appended so far has been kept, or has failed to be. Never rejects: `saving` says how it went. */
  readonly written: Promise<void>;
  /** The table that is asked for what to keep, and told what was done elsewhere. */
  attach(table: KeptTable): void;
  /** Keeps a move that has just been made. */
  append(move: Move): void;
  /** Keeps whatever is not kept yet: a new game, or what failed before. */
  save(): Promise<void>;
  /** The table is on show from now on: others may have gone on with the game. */
  join(): Promise<void>;
  leave(): void;
}

/** Keeps nothing: for a table to try things out at. */
export class NoKeeper implements Keeper {
  readonly id: string = newGameId();
  readonly place = 'here';
  readonly seats: Keeper['seats'] = signal('all');
  readonly saving: Keeper['saving'] = signal({ kind: 'saved' });
  readonly earliest: Keeper['earliest'];
  readonly written: Promise<void> = Promise.resolve();

  constructor(earliest = 0) {
    this.earliest = signal(earliest);
  }

  attach(): void {}
  append(): void {}
  leave(): void {}

  save(): Promise<void> {
    return this.written;
  }

  join(): Promise<void> {
    return this.written;
  }
}
