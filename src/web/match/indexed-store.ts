import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import {
  byLatest,
  checkRevision,
  type MatchStore,
  type SavedGame,
  type SavedMatch,
  StoreError,
  type StoreProblem,
} from './store.ts';

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  matches: { key: string; value: SavedMatch };
}

const NAME = 'railhead';
const VERSION = 1;

const PROBLEMS: Readonly<Record<string, StoreProblem>> = {
  QuotaExceededError: 'full',
  SecurityError: 'blocked',
  InvalidStateError: 'blocked',
  NotAllowedError: 'blocked',
};

function asStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const name = error instanceof Error ? error.name : '';
  return new StoreError(PROBLEMS[name] ?? 'unknown', error);
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asStoreError(error);
  }
}

/** Games in the browser's own database. A summary and its log are always written together. */
export function indexedStore(): MatchStore {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  function open(): Promise<IDBPDatabase<Schema>> {
    if (!('indexedDB' in globalThis)) return Promise.reject(new StoreError('blocked'));
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade(database) {
        database.createObjectStore('games', { keyPath: 'id' });
        database.createObjectStore('matches', { keyPath: 'id' });
      },
      // Another tab wants a newer form of the database: let it, and open anew at the next use.
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

  return {
    list: () =>
      guarded(async () => {
        const games = await (await open()).getAll('games');
        return games.sort(byLatest);
      }),
    read: (id) => guarded(async () => (await (await open()).get('matches', id)) ?? null),
    write: (summary, saved) =>
      guarded(async () => {
        const transaction = (await open()).transaction(['games', 'matches'], 'readwrite');
        const games = transaction.objectStore('games');
        try {
          checkRevision(await games.get(summary.id), summary);
        } catch (error) {
          transaction.abort();
          await transaction.done.catch(() => {});
          throw error;
        }
        await Promise.all([
          games.put(summary),
          transaction.objectStore('matches').put(saved),
          transaction.done,
        ]);
      }),
    remove: (id) =>
      guarded(async () => {
        const transaction = (await open()).transaction(['games', 'matches'], 'readwrite');
        await Promise.all([
          transaction.objectStore('games').delete(id),
          transaction.objectStore('matches').delete(id),
          transaction.done,
        ]);
      }),
  };
}
