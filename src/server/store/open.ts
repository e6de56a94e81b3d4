import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely } from 'kysely';
import { BadInput } from '../../core/bad-input.ts';
import { backUp } from './backup.ts';
import { dialectOf, type Sqlite } from './dialect.ts';
import { claimFolder, openingError } from './folder.ts';
import { migrate, NewerSchema } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import { type StoreSurroundings, TableStore } from './table-store.ts';

/** How long a writing waits for a reader in another process, as `railhead admin` may be one. */
const PATIENCE_MS = 5000;

/** A data folder that this process holds. */
export interface Store {
  readonly db: Kysely<Schema>;
  readonly tables: TableStore;
  /** For questions that are asked of SQLite alone. */
  readonly sqlite: Sqlite;
  /** Copies everything into a new file while play goes on. */
  readonly backup: (file: string) => Promise<void>;
  close(): Promise<void>;
}

/** Opens a data folder, made if need be, with its schema up to date. Nobody else can open it until it is closed. */
export async function openStore(
  folder: string,
  around: StoreSurroundings,
  migrations = MIGRATIONS,
): Promise<Store> {
  const lock = claimFolder(folder);
  const file = join(folder, 'railhead.sqlite');
  let sqlite: Sqlite | null = null;
  try {
    sqlite = new DatabaseSync(file, { timeout: PATIENCE_MS });
    // Every commit is on the disk before it is answered.
    sqlite.exec('pragma journal_mode = wal; pragma synchronous = full');
    const db = new Kysely<Schema>({ dialect: dialectOf(sqlite) });
    await migrate(db as unknown as Kysely<never>, migrations);
    return storeOf(db, sqlite, lock, file, around);
  } catch (error) {
    sqlite?.close();
    lock.close();
    if (error instanceof NewerSchema) throw new BadInput('data-newer', { path: folder });
    throw openingError(error, folder);
  }
}

function storeOf(
  db: Kysely<Schema>,
  sqlite: Sqlite,
  lock: Sqlite,
  file: string,
  around: StoreSurroundings,
): Store {
  return {
    db,
    tables: new TableStore(db, around),
    sqlite,
    backup: (target) => backUp(file, target),
    async close() {
      // Closing leaves the log of the last writings beside the file while statements live: it is written back before.
      await db.connection().execute(async () => sqlite.exec('pragma wal_checkpoint(truncate)'));
      await db.destroy();
      lock.close();
    },
  };
}
