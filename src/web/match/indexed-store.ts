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

/** A saved game, with the rules its snapshot was reached by. */
type StoredMatch = SavedMatch & { readonly rules?: string };

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  matches: { key: string; value: StoredMatch };
}

const NAME = 'railhead';
const VERSION = 1;

const PROBLEMS: Readonly<Record<string, StoreProblem>> = {
  QuotaExceededError: 'full',
  SecurityError: 'blocked',
  InvalidStateError: 'blocked',
  NotAllowedError: 'blocked',
  VersionError: 'newer',
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

/** Aborts what may be over already. */
function giveUp(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It was.
  }
}

/**
 * Games in the browser's own database. A summary and its log are always written together. Snapshots count for the same
 * `rules` only: any text that changes with the code of the games, or null for none at all.
 */
export function indexedStore(rules: string | null): MatchStore {
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

  function withRules(saved: SavedMatch): StoredMatch {
    const { id, match, at, from, snapshot } = saved;
    const kept = { id, match, at, ...(from !== undefined && { from }) };
    return rules === null || !snapshot ? kept : { ...kept, snapshot, rules };
  }

  return {
    list: () =>
      guarded(async () => {
        const games = await (await open()).getAll('games');
        return games.sort(byLatest);
      }),
    read: (id) =>
      guarded(async () => {
        const transaction = (await open()).transaction(['games', 'matches']);
        const [summary, stored] = await Promise.all([
          transaction.objectStore('games').get(id),
          transaction.objectStore('matches').get(id),
        ]);
        if (!summary || !stored) return null;
        const { rules: reachedBy, snapshot, ...saved } = stored;
        const { revision } = summary;
        return rules !== null && reachedBy === rules
          ? { ...saved, snapshot, revision }
          : { ...saved, revision };
      }),
    announce: () => {},
    write: (summary, saved) =>
      guarded(async () => {
        const transaction = (await open()).transaction(['games', 'matches'], 'readwrite');
        const games = transaction.objectStore('games');
        try {
          checkRevision(await games.get(summary.id), summary);
          const writing = [games.put(summary), transaction.objectStore('matches').put(withRules(saved))];
          // Said now, it is done as soon as can be: the tab may be gone a moment later.
          transaction.commit();
          await Promise.all([...writing, transaction.done]);
        } catch (error) {
          // Both or nothing. Where the database itself has given up, it knows the reason best.
          const reason = transaction.error ?? error;
          if (!transaction.error) giveUp(transaction);
          await transaction.done.catch(() => {});
          throw reason;
        }
      }),
    keepSnapshot: (id, revision, snapshot) =>
      guarded(async () => {
        const transaction = (await open()).transaction(['games', 'matches'], 'readwrite');
        const matches = transaction.objectStore('matches');
        const [summary, stored] = await Promise.all([
          transaction.objectStore('games').get(id),
          matches.get(id),
        ]);
        if (stored && summary?.revision === revision) await matches.put(withRules({ ...stored, snapshot }));
        await transaction.done;
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
