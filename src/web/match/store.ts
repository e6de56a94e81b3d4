import type { Turn } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { type Entry, lineAfter, playersAfter, type Whys } from './entries.ts';
import type { Snapshot } from './history.ts';

/** What the list of games shows of one, without reading its log. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  /** What the players call it, if they have named it. */
  readonly label?: string;
  readonly names: readonly string[];
  /** Where it stands: the open decision, or the result. */
  readonly turn: Turn;
  readonly actions: number;
  /** The action of another game from which this one was played on. */
  readonly from?: number;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** The number of the latest entry, so that a tab notices when another one has gone on with the same game. */
  readonly revision: number;
}

/** A whole game. `at` actions of the log are in effect; those behind it have been undone and can be redone. */
export interface SavedMatch {
  readonly id: string;
  readonly match: Match;
  readonly at: number;
  /** Why computers have moved as they did. */
  readonly whys?: Whys;
  /** The action of another game from which this one was played on. */
  readonly from?: number;
}

/** A game as it is read: the log that all its entries lead to. */
export interface ReadMatch extends SavedMatch {
  /** The number of the latest entry that is stored. */
  readonly revision: number;
  /** The latest position kept beside the log, where the log still leads there and the rules are the same. */
  readonly snapshot?: Snapshot | undefined;
  /** The last entries of this log, where they are only noted so far and still have to be written. */
  readonly unwritten: readonly Entry[];
  /** Whether it is stored at all: if not, the next writing has to be of the whole game. */
  readonly isStored: boolean;
}

/** One writing: what the list shows from now on, with the entries that lead there or, at first, the whole game. */
export type Writing = {
  readonly summary: SavedGame;
  readonly snapshot?: Snapshot | undefined;
} & ({ readonly entries: readonly Entry[] } | { readonly saved: SavedMatch });

export type StoreProblem = 'full' | 'blocked' | 'conflict' | 'newer' | 'unknown';

/** Saving failed. Whatever the page holds in memory is untouched. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly problem: StoreProblem;

  constructor(problem: StoreProblem, cause?: unknown) {
    super(`storage: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** There is no such game (any more) to which entries could be added. */
export class GameGone extends Error {
  override name = 'GameGone';
}

/** Where games are kept. The page uses IndexedDB, tests use memory. Every method may throw a `StoreError`. */
export interface MatchStore {
  /** Latest first. */
  list(): Promise<SavedGame[]>;
  read(id: string): Promise<ReadMatch | null>;
  /** Says at once what is going to be written: it may be found again even if it never is. */
  announce(writing: Writing): void;
  /**
   * All or nothing. Refused as a `conflict` unless it goes on from what is stored; entries that are stored already are
   * left out. Throws `GameGone` where there is nothing to add to.
   */
  write(writing: Writing): Promise<void>;
  /** Adds a snapshot to a saved game, unless it has gone on since that revision. */
  keepSnapshot(id: string, revision: number, snapshot: Snapshot): Promise<void>;
  /** Names a game; an empty label takes its name away. */
  rename(id: string, label: string): Promise<void>;
  /** Deletes a game and gives what brings it back as it was. */
  remove(id: string): Promise<() => Promise<void>>;
}

/** A summary as it comes from a table, which knows nothing of the game's name. */
export function keepLabel(summary: SavedGame, stored: SavedGame | undefined): SavedGame {
  return stored?.label === undefined ? summary : { ...summary, label: stored.label };
}

/** A new id: unique on this machine is enough. */
export function newGameId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A game with entries that are not stored yet. */
export function withUnwritten(read: ReadMatch, unwritten: readonly Entry[]): ReadMatch {
  const { match, snapshot } = read;
  const before = { actions: match.actions, at: read.at, whys: read.whys ?? {} };
  const { actions, at, lowest, sitting, whys } = lineAfter(before, unwritten);
  const isReached = snapshot !== undefined && snapshot.at <= lowest;
  return {
    ...read,
    match: { ...match, players: playersAfter(match.players, sitting), actions },
    at,
    ...(Object.keys(whys).length > 0 && { whys }),
    snapshot: isReached ? snapshot : undefined,
    unwritten,
  };
}
