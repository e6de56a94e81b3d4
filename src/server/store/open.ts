import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely } from 'kysely';
import { BadInput } from '../../core/bad-input.ts';
import { backUp } from './backup.ts';
import { dialectOf, type Sqlite } from './dialect.ts';
import { claimFolder, openingError } from './folder.ts';
import { isCurrent, migrate, NewerSchema } from './migrate.ts';
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

const FILE = 'railhead.sqlite';

/** The database of a data folder. */
export function databaseOf(folder: string): string {
  return join(folder, FILE);
}

interface Opened {
  readonly sqlite: Sqlite;
  readonly db: Kysely<Schema>;
}

function openDatabase(folder: string): Opened {
  const sqlite = new DatabaseSync(databaseOf(folder), { timeout: PATIENCE_MS });
  // Every commit is on the disk before it is answered.
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = full');
  return { sqlite, db: new Kysely<Schema>({ dialect: dialectOf(sqlite) }) };
}

/** What went wrong while a folder was opened, in words for the person at the terminal. */
function refusal(error: unknown, folder: string): unknown {
  return error instanceof NewerSchema
    ? new BadInput('data-newer', { path: folder })
    : openingError(error, folder);
}

/** Opens a data folder, made if need be, with its schema up to date. Nobody else can open it until it is closed. */
export async function openStore(
  folder: string,
  around: StoreSurroundings,
  migrations = MIGRATIONS,
): Promise<Store> {
  const lock = claimFolder(folder);
  let opened: Opened | null = null;
  try {
    opened = openDatabase(folder);
    await migrate(opened.db as unknown as Kysely<never>, migrations);
    return storeOf(opened, lock, folder, around);
  } catch (error) {
    opened?.sqlite.close();
    lock.close();
    throw refusal(error, folder);
  }
}

/** Opens a data folder beside the server that may be using it. Its schema is brought up to date only if none does. */
export async function openBeside(folder: string, around: StoreSurroundings): Promise<Store> {
  if (!existsSync(databaseOf(folder))) throw new BadInput('data-missing', { path: folder });
  let opened: Opened | null = null;
  try {
    opened = openDatabase(folder);
    if (await isCurrent(opened.db as unknown as Kysely<never>, MIGRATIONS))
      return storeOf(opened, null, folder, around);
    opened.sqlite.close();
  } catch (error) {
    opened?.sqlite.close();
    throw refusal(error, folder);
  }
  const store = await openStore(folder, around);
  await store.close();
  return openBeside(folder, around);
}

function storeOf(
  { db, sqlite }: Opened,
  lock: Sqlite | null,
  folder: string,
  around: StoreSurroundings,
): Store {
  return {
    db,
    tables: new TableStore(db, around),
    sqlite,
    backup: (target) => backUp(databaseOf(folder), target),
    async close() {
      // Closing leaves the log of the last writings beside the file while statements live: it is written back before.
      await db.connection().execute(async () => sqlite.exec('pragma wal_checkpoint(truncate)'));
      await db.destroy();
      lock?.close();
    },
  };
}
