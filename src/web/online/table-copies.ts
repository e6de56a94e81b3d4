import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { TableInfo } from '../../online/api.ts';
import type { Entry, Id } from '../../online/entry.ts';

/** What this browser keeps of a table, so that it opens without a network. */
export interface TableCopy {
  readonly info: TableInfo;
  readonly entries: readonly Entry[];
}

/** Copies of tables: convenient, never needed. Nothing here throws; what cannot be kept or read is not there. */
export interface TableCopies {
  read(id: Id): Promise<TableCopy | null>;
  keep(info: TableInfo): Promise<void>;
  add(id: Id, entries: readonly Entry[]): Promise<void>;
  remove(id: Id): Promise<void>;
}

interface Schema extends DBSchema {
  tables: { key: Id; value: TableInfo };
  entries: { key: [table: Id, seq: number]; value: Entry & { readonly table: Id } };
}

function entriesOf(id: Id): IDBKeyRange {
  // Every list comes after every number.
  return IDBKeyRange.bound([id], [id, []]);
}

/** As many of these as follow each other from the first on. */
export function withoutHoles(entries: readonly Entry[]): readonly Entry[] {
  const hole = entries.findIndex(({ seq }, index) => seq !== index + 1);
  return hole === -1 ? entries : entries.slice(0, hole);
}

/** Copies in a database of this browser. */
export function databaseCopies(): TableCopies {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const open = (): Promise<IDBPDatabase<Schema>> =>
    (opened ??= openDB<Schema>('railhead-online', 1, {
      upgrade(database) {
        database.createObjectStore('tables', { keyPath: 'id' });
        database.createObjectStore('entries', { keyPath: ['table', 'seq'] });
      },
    }));

  async function write(work: (database: IDBPDatabase<Schema>) => Promise<unknown>): Promise<void> {
    try {
      await work(await open());
    } catch {
      // Then the table opens with a network only.
    }
  }

  return {
    async read(id) {
      try {
        const transaction = (await open()).transaction(['tables', 'entries']);
        const [info, kept] = await Promise.all([
          transaction.objectStore('tables').get(id),
          transaction.objectStore('entries').getAll(entriesOf(id)),
        ]);
        const entries = kept.map(({ table: _of, ...entry }): Entry => entry as Entry);
        return info ? { info, entries: withoutHoles(entries) } : null;
      } catch {
        return null;
      }
    },
    keep: (info) => write((database) => database.put('tables', info)),
    add: (id, entries) =>
      write(async (database) => {
        const transaction = database.transaction('entries', 'readwrite');
        await Promise.all(entries.map((entry) => transaction.store.put({ ...entry, table: id })));
        await transaction.done;
      }),
    remove: (id) =>
      write(async (database) => {
        const transaction = database.transaction(['tables', 'entries'], 'readwrite');
        await Promise.all([
          transaction.objectStore('tables').delete(id),
          transaction.objectStore('entries').delete(entriesOf(id)),
        ]);
        await transaction.done;
      }),
  };
}

/** Copies for as long as the page is open, for tests. */
export function memoryCopies(): TableCopies {
  const infos = new Map<Id, TableInfo>();
  const logs = new Map<Id, Map<number, Entry>>();
  return {
    async read(id) {
      const info = infos.get(id);
      const entries = [...(logs.get(id)?.values() ?? [])].sort((a, b) => a.seq - b.seq);
      return info ? { info, entries: withoutHoles(entries) } : null;
    },
    async keep(info) {
      infos.set(info.id, info);
    },
    async add(id, entries) {
      const log = logs.get(id) ?? new Map<number, Entry>();
      logs.set(id, log);
      for (const entry of entries) log.set(entry.seq, entry);
    },
    async remove(id) {
      infos.delete(id);
      logs.delete(id);
    },
  };
}
