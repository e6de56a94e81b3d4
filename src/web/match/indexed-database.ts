import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Database, Records, RecordTypes } from './records.ts';
import { GameGone, StoreError, type StoreProblem } from './store.ts';

interface Schema extends DBSchema {
  games: { key: string; value: RecordTypes['games'] };
  matches: { key: string; value: RecordTypes['matches'] };
  entries: { key: [game: string, seq: number]; value: RecordTypes['entries'] };
  snapshots: { key: string; value: RecordTypes['snapshots'] };
}

const NAME = 'railhead';
const VERSION = 2;
const STORES = ['games', 'matches', 'entries', 'snapshots'] as const;

const PROBLEMS: Readonly<Record<string, StoreProblem>> = {
  QuotaExceededError: 'full',
  SecurityError: 'blocked',
  InvalidStateError: 'blocked',
  NotAllowedError: 'blocked',
  VersionError: 'newer',
};

function asStoreError(error: unknown): Error {
  if (error instanceof StoreError || error instanceof GameGone) return error;
  const name = error instanceof Error ? error.name : '';
  return new StoreError(PROBLEMS[name] ?? 'unknown', error);
}

/** Aborts what may be over already. */
function giveUp(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It was.
  }
}

/**
 * Each version adds to the one before and changes nothing in it, so an upgrade that is interrupted has lost nothing,
 * and what version 1 wrote (a game's whole log in `matches`) is what a game of version 2 begins with.
 */
function upgrade(database: IDBPDatabase<Schema>, from: number): void {
  if (from < 1) {
    database.createObjectStore('games', { keyPath: 'id' });
    database.createObjectStore('matches', { keyPath: 'id' });
  }
  if (from < 2) {
    database.createObjectStore('entries', { keyPath: ['game', 'seq'] });
    database.createObjectStore('snapshots', { keyPath: 'id' });
  }
}

type Transaction<M extends IDBTransactionMode> = IDBPTransaction<Schema, typeof STORES, M>;

function entriesOf(id: string): IDBKeyRange {
  // Every list comes after every number.
  return IDBKeyRange.bound([id], [id, []]);
}

function reading(transaction: Transaction<IDBTransactionMode>): Omit<Records, 'put' | 'clear'> {
  return {
    summaries: () => transaction.objectStore('games').getAll(),
    summary: (id) => transaction.objectStore('games').get(id),
    entry: (id, seq) => transaction.objectStore('entries').get([id, seq]),
    game: async (id) => {
      const [summary, base, entries, snapshot] = await Promise.all([
        transaction.objectStore('games').get(id),
        transaction.objectStore('matches').get(id),
        transaction.objectStore('entries').getAll(entriesOf(id)),
        transaction.objectStore('snapshots').get(id),
      ]);
      return summary && base ? { summary, base, entries, snapshot } : null;
    },
  };
}

/** The browser's own database. Throws nothing but `StoreError`, and `GameGone` as it comes. */
export function indexedDatabase(): Database {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  function open(): Promise<IDBPDatabase<Schema>> {
    if (!('indexedDB' in globalThis)) return Promise.reject(new StoreError('blocked'));
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade,
      // Another tab wants a newer form of the database: let it, and open again at the next use.
      blocking(_current, _wanted, event) {
        (event.target as IDBDatabase).close();
        opened = null;
      },
      terminated() {
        opened = null;
      },
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  }

  async function write<T>(work: (records: Records) => Promise<T>): Promise<T> {
    const transaction = (await open()).transaction(STORES, 'readwrite');
    const requests: Promise<unknown>[] = [];
    const ask = (request: Promise<unknown>): void => {
      requests.push(request);
      // Told below, once for all of them.
      request.catch(() => {});
    };
    try {
      const result = await work({
        ...reading(transaction),
        put: (store, value) => ask(transaction.objectStore(store).put(value)),
        clear: (id) => {
          for (const store of ['games', 'matches', 'snapshots'] as const)
            ask(transaction.objectStore(store).delete(id));
          ask(transaction.objectStore('entries').delete(entriesOf(id)));
        },
      });
      // Said now, it is done as soon as can be: the tab may be gone a moment later.
      transaction.commit();
      await Promise.all([...requests, transaction.done]);
      return result;
    } catch (error) {
      // All or nothing. Where the database itself has given up, it knows the reason best.
      const reason = transaction.error ?? error;
      if (!transaction.error) giveUp(transaction);
      await transaction.done.catch(() => {});
      throw reason;
    }
  }

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw asStoreError(error);
    }
  }

  return {
    read: (work) =>
      guarded(async () => {
        const records = reading((await open()).transaction(STORES));
        const refuse = (): never => {
          throw new Error('only read here');
        };
        return work({ ...records, put: refuse, clear: refuse });
      }),
    write: (work) => guarded(() => write(work)),
  };
}
