import { type Migration, sql } from 'kysely';

/** Tables before they start, how they are invited to, and what is said and noted at them. */
export const WAITING_TABLES: Migration = {
  async up(db) {
    await db.schema
      .createTable('listings')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('host_id', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('visibility', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('arrangement', 'text', (column) => column.notNull())
      .addColumn('begun', 'integer', (column) => column.notNull())
      .addColumn('nudged', 'text')
      .addColumn('watchers', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('updated', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('listings_host').on('listings').column('host_id').execute();
    await db.schema
      .createIndex('listings_listed')
      .on('listings')
      .columns(['visibility', 'state', 'updated'])
      .execute();
    await db.schema
      .createTable('imports')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('match', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('invites')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('by_user', 'text', (column) => column.notNull())
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('invites_table').on('invites').column('table_id').execute();
    await db.schema
      .createTable('chat')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('room', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('text', 'text')
      .addPrimaryKeyConstraint('chat_pk', ['table_id', 'n'])
      .addUniqueConstraint('chat_key', ['table_id', 'key'])
      .execute();
    await db.schema
      .createTable('notes')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('before', 'text')
      .addPrimaryKeyConstraint('notes_pk', ['table_id', 'user_id'])
      .execute();
    // How the one who sits there is called at this table; null: as they call themselves.
    await db.schema.alterTable('seats').addColumn('name', 'text').execute();
    // Where a table that has started stands, for lists and for what is to be done when the server starts.
    await db.schema
      .alterTable('tables')
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('running'))
      .execute();
    await db.schema.alterTable('tables').addColumn('turn', 'text').execute();
    await db.schema
      .alterTable('tables')
      .addColumn('actions', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('tables')
      .addColumn('updated', 'bigint', (column) => column.notNull().defaultTo(sql`0`))
      .execute();
  },
};
