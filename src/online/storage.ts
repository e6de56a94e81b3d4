import type { Asks } from './asks.ts';
import type { Entry, Head, Id, Key } from './entry.ts';
import type { Standing, Table, TableSnapshot, TableTerms } from './table.ts';

/** A table as it is stored, with the entries after some number. */
export interface Stored {
  readonly terms: TableTerms;
  readonly head: Head;
  readonly entries: readonly Entry[];
  readonly asks: Asks;
  /** Counts the writings: each names the one it follows. */
  readonly revision: number;
  /** Only with a whole log, and only if it was reached by the rules that are running. */
  readonly snapshot: TableSnapshot | null;
}

/** What is written at once or not at all. */
export interface Writing {
  /** The revision it follows; if there is another one by now, nothing is written. */
  readonly follows: number;
  readonly entry: Entry | null;
  readonly head: Head;
  readonly asks: Asks;
  /** For snapshots. */
  readonly table: Table;
  readonly standing: Standing;
}

/**
 * What became of a writing: done and on disk; late, as another process was first; the key is in the log already; no room;
 * failed, and nobody knows whether it is on disk.
 */
export type Written = 'done' | 'late' | 'known' | 'full' | 'failed';

/** Where tables are kept. What is answered is on disk. */
export interface TableStorage {
  /** Null: there is no such table. */
  read(id: Id, from: number): Promise<Stored | null>;
  find(id: Id, key: Key): Promise<Entry | null>;
  commit(id: Id, writing: Writing): Promise<Written>;
}

/** One thing that is asked of the storage. */
export type Call =
  | { readonly call: 'read'; readonly id: Id; readonly from: number }
  | { readonly call: 'find'; readonly id: Id; readonly key: Key }
  | { readonly call: 'commit'; readonly id: Id; readonly writing: Writing };

/**
 * Work that stops at each call to the storage and goes on with its answer. So the same steps run in the server, where an
 * answer takes its time, and in the simulator, where anything may happen between two of them.
 */
export type Work<T> = Generator<Call, T, unknown>;

export function* read(id: Id, from: number): Work<Stored | null> {
  return (yield { call: 'read', id, from }) as Stored | null;
}

export function* find(id: Id, key: Key): Work<Entry | null> {
  return (yield { call: 'find', id, key }) as Entry | null;
}

export function* commit(id: Id, writing: Writing): Work<Written> {
  return (yield { call: 'commit', id, writing }) as Written;
}

/** Asks a storage. */
export function asked(storage: TableStorage, call: Call): Promise<unknown> {
  if (call.call === 'read') return storage.read(call.id, call.from);
  return call.call === 'find' ? storage.find(call.id, call.key) : storage.commit(call.id, call.writing);
}

/** Does some work with a storage. What the storage throws ends it. */
export async function carryOut<T>(work: Work<T>, storage: TableStorage): Promise<T> {
  let step = work.next();
  while (!step.done) {
    // oxlint-disable-next-line no-await-in-loop -- each step needs the answer of the one before
    step = work.next(await asked(storage, step.value));
  }
  return step.value;
}
