import type { DatabaseSync } from '@photostructure/sqlite';
import {
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';

export type Sqlite = InstanceType<typeof DatabaseSync>;

/** A database of @photostructure/sqlite in the form that Kysely expects. */
function asKysely(sqlite: Sqlite): SqliteDatabase {
  // Statements cannot be finalised: each is made once, and there are as many as there are texts.
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      let known = statements.get(sql);
      if (!known) {
        const statement = sqlite.prepare(sql);
        known = {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...parameters),
          run: (parameters) => statement.run(...parameters),
          iterate: (parameters) => statement.iterate(...parameters),
        };
        statements.set(sql, known);
      }
      return known;
    },
  };
}

/**
 * A full disk ends the transaction by itself. Rolling it back would fail then, and that failure would hide the cause.
 */
class Driver extends SqliteDriver {
  readonly #sqlite: Sqlite;

  constructor(sqlite: Sqlite) {
    super({ database: asKysely(sqlite) });
    this.#sqlite = sqlite;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Changes of the schema are part of a transaction in SQLite, too: a migration is made whole or not at all. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export function dialectOf(sqlite: Sqlite): Dialect {
  return {
    createDriver: () => new Driver(sqlite),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new Adapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}
