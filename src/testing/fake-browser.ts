import type { Here } from '../web/match/here-keeper.ts';
import { memoryStore } from '../web/match/memory-database.ts';
import { type News, withNews } from '../web/match/news.ts';
import { withNotes } from '../web/match/notes.ts';
import type { MatchStore } from '../web/match/store.ts';

/** Web Locks as far as the page uses them, for tests without a browser. */
export function fakeLocks(): Pick<LockManager, 'request'> {
  interface Request {
    readonly callback: (lock: Lock | null) => unknown;
    readonly resolve: (result: unknown) => void;
    readonly reject: (reason: Error) => void;
  }
  const held = new Map<string, Request>();
  const waiting: (Request & { readonly name: string })[] = [];

  async function grant(name: string, request: Request): Promise<void> {
    held.set(name, request);
    const result = await request.callback({ name, mode: 'exclusive' });
    request.resolve(result);
    if (held.get(name) !== request) return;
    held.delete(name);
    const next = waiting.findIndex((other) => other.name === name);
    const [first] = next === -1 ? [] : waiting.splice(next, 1);
    if (first) void grant(name, first);
  }

  function request(
    name: string,
    { steal, ifAvailable, signal }: LockOptions,
    callback: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const wanted = { name, callback, resolve, reject };
      const holder = held.get(name);
      if (!holder || steal) {
        void grant(name, wanted);
        holder?.reject(new Error('stolen'));
      } else if (ifAvailable) {
        resolve(callback(null));
      } else {
        waiting.push(wanted);
        signal?.addEventListener('abort', () => {
          const index = waiting.indexOf(wanted);
          if (index !== -1) waiting.splice(index, 1);
          reject(new Error('aborted'));
        });
      }
    });
  }
  return { request } as Pick<LockManager, 'request'>;
}

/** A `localStorage` for tests. */
export function fakeStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** A browser with one store and any number of tabs that tell each other what they do. */
export class FakeBrowser {
  readonly store: MatchStore;
  readonly #notes: Storage | null;
  readonly #listeners = new Map<number, Set<(news: News) => void>>();

  constructor(store: MatchStore = memoryStore(), notes: Storage | null = null) {
    this.store = store;
    this.#notes = notes;
  }

  tab(): Here {
    const self = this.#listeners.size;
    const own = new Set<(news: News) => void>();
    this.#listeners.set(self, own);
    const news: Here['news'] = {
      tell: (message) => {
        for (const [tab, listeners] of this.#listeners) {
          if (tab !== self) for (const listener of listeners) queueMicrotask(() => listener(message));
        }
      },
      hear: (listener) => {
        own.add(listener);
        return () => void own.delete(listener);
      },
    };
    const store = this.#notes ? withNotes(this.store, this.#notes) : this.store;
    return { store: withNews(store, news), news };
  }
}
