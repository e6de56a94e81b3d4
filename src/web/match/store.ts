import type { Turn } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Snapshot } from './history.ts';

/** What the list of games shows of one, without reading its log. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  /** Where it stands: the open decision, or the result. */
  readonly turn: Turn;
  readonly actions: number;
  /** The action of another game from which this one was played on. */
  readonly from?: number;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** Counts the savings, so that a tab notices when another one has gone on with the same game. */
  readonly revision: number;
}

/** A whole saved game. `at` actions of the log are in effect; those behind it have been undone and can be redone. */
export interface SavedMatch {
  readonly id: string;
  readonly match: Match;
  readonly at: number;
  /** The action of another game from which this one was played on. */
  readonly from?: number;
  /** The position after `at` actions, as long as the rules are those it was reached by. */
  readonly snapshot?: Snapshot | undefined;
}

/** A saved game with the number of its latest saving. */
export interface ReadMatch extends SavedMatch {
  readonly revision: number;
}

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

/** Where games are kept. The page uses IndexedDB, tests use memory. Every method may throw a `StoreError`. */
export interface MatchStore {
  /** Latest first. */
  list(): Promise<SavedGame[]>;
  read(id: string): Promise<ReadMatch | null>;
  /** Says at once what is going to be written: it may be found again even if it never is. */
  announce(summary: SavedGame, saved: SavedMatch): void;
  /** Refused as a `conflict` unless the stored revision is the one before. */
  write(summary: SavedGame, saved: SavedMatch): Promise<void>;
  /** Adds a snapshot to a saved game, unless somebody has gone on with it since that revision. */
  keepSnapshot(id: string, revision: number, snapshot: Snapshot): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A new id: unique on this machine is enough. Also without https, where browsers give no ready-made ones. */
export function newGameId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function byLatest(a: SavedGame, b: SavedGame): number {
  return b.updated - a.updated;
}

/**
 * A stored revision lets the next one through, and itself once more; whatever is not there yet lets anything through.
 */
export function checkRevision(stored: SavedGame | undefined, next: SavedGame): void {
  if (!stored || stored.revision === next.revision - 1) return;
  if (stored.revision !== next.revision || stored.updated !== next.updated) throw new StoreError('conflict');
}
