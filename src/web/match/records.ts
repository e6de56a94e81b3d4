import type { Entry } from './entries.ts';
import type { Snapshot } from './history.ts';
import type { SavedGame, SavedMatch } from './store.ts';

/**
 * A game as it was first put here: new ones without an action, imported ones with all of theirs. The first form of the
 * database had nothing else, wrote it again after every action, and had the snapshot in it.
 */
export type StoredMatch = SavedMatch & {
  readonly snapshot?: Omit<Snapshot, 'at'>;
  readonly rules?: string;
};

export type StoredEntry = Entry & { readonly game: string };

/** A position after the entry `seq`, or before it; with the rules it was reached by. */
export type StoredSnapshot = Snapshot & { readonly id: string; readonly seq: number; readonly rules: string };

/** What is stored of a game. */
export interface StoredGame {
  readonly summary: SavedGame;
  readonly base: StoredMatch;
  readonly entries: readonly StoredEntry[];
  readonly snapshot: StoredSnapshot | undefined;
}

/** The records of a database within one transaction. */
export interface Records {
  summaries(): Promise<SavedGame[]>;
  summary(id: string): Promise<SavedGame | undefined>;
  entry(id: string, seq: number): Promise<StoredEntry | undefined>;
  game(id: string): Promise<StoredGame | null>;
  put<N extends keyof RecordTypes>(store: N, value: RecordTypes[N]): void;
  /** Everything about a game. */
  clear(id: string): void;
}

/** The stores of the database and what is in them. */
export interface RecordTypes {
  games: SavedGame;
  matches: StoredMatch;
  entries: StoredEntry;
  snapshots: StoredSnapshot;
}

/** Records that are read and written in transactions: a writing is done as a whole or not at all. */
export interface Database {
  read<T>(work: (records: Records) => Promise<T>): Promise<T>;
  /** `work` reads first and writes then. */
  write<T>(work: (records: Records) => Promise<T>): Promise<T>;
}
