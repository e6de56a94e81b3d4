import type { Migration } from 'kysely';

/** Tables, their logs, and what is kept beside them. */
export const TABLES: Migration = {
  async up(db) {
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('terms', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('head_key', 'text', (column) => column.notNull())
      .addColumn('head_hash', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('seats')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('user_id', 'text')
      .addColumn('computer', 'text')
      .addPrimaryKeyConstraint('seats_pk', ['table_id', 'seat'])
      .execute();
    await db.schema
      .createTable('entries')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('user_id', 'text')
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_pk', ['table_id', 'seq'])
      .addUniqueConstraint('entries_key', ['table_id', 'key'])
      .execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('asks')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('seats_user').on('seats').column('user_id').execute();
  },
};
