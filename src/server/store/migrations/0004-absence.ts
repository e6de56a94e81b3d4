import type { Migration } from 'kysely';

/** Who has been away since when, and when tables close whose host does not come back. */
export const ABSENCE: Migration = {
  async up(db) {
    await db.schema
      .createTable('absences')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('listings').addColumn('lapses', 'bigint').execute();
  },
};
