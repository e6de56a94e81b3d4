import type { Database, Records, RecordTypes } from './records.ts';
import { recordStore } from './record-store.ts';
import type { Here } from './here-keeper.ts';
import type { MatchStore } from './store.ts';

type Tables = { [N in keyof RecordTypes]: Map<string, RecordTypes[N]> };

function keyOf<N extends keyof RecordTypes>(store: N, value: RecordTypes[N]): string {
  if (store !== 'entries') return (value as RecordTypes['games']).id;
  const { game, seq } = value as RecordTypes['entries'];
  return `${game} ${seq}`;
}

/** Records kept for as long as the page is open, for tests. `onPut` hears of everything that is written. */
export function memoryDatabase(onPut?: (store: keyof RecordTypes, value: object) => void): Database {
  const tables: Tables = { games: new Map(), matches: new Map(), entries: new Map(), snapshots: new Map() };

  const reading: Omit<Records, 'put' | 'clear'> = {
    summaries: async () => [...tables.games.values()],
    summary: async (id) => tables.games.get(id),
    entry: async (id, seq) => tables.entries.get(`${id} ${seq}`),
    game: async (id) => {
      const summary = tables.games.get(id);
      const base = tables.matches.get(id);
      const entries = [...tables.entries.values()].filter(({ game }) => game === id);
      return summary && base
        ? {
            summary,
            base,
            entries: entries.sort((a, b) => a.seq - b.seq),
            snapshot: tables.snapshots.get(id),
          }
        : null;
    },
  };

  async function run<T>(work: (records: Records) => Promise<T>): Promise<T> {
    // Done at the end, so that a writing that fails has changed nothing.
    const changes: (() => void)[] = [];
    const result = await work({
      ...reading,
      put: (store, value) => {
        onPut?.(store, value);
        changes.push(() => void (tables[store] as Map<string, object>).set(keyOf(store, value), value));
      },
      clear: (id) => {
        changes.push(() => {
          for (const table of [tables.games, tables.matches, tables.snapshots]) table.delete(id);
          for (const [key, { game }] of tables.entries) if (game === id) tables.entries.delete(key);
        });
      },
    });
    for (const change of changes) change();
    return result;
  }

  return { read: run, write: run };
}

/** Games in memory. */
export function memoryStore(): MatchStore {
  return recordStore(memoryDatabase(), 'these rules');
}

/** A browser of its own for tests, with one tab. */
export function memoryHere(store: MatchStore = memoryStore()): Here {
  return { store, news: { tell: () => {}, hear: () => () => {} } };
}
