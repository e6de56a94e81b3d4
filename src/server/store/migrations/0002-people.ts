import type { Migration } from 'kysely';

/** Who plays, how they sign in, whom they mute or block, and where they are told of their turns. */
export const PEOPLE: Migration = {
  async up(db) {
    await db.schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.unique())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('credentials')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('handle', 'text', (column) => column.unique())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('counter', 'integer', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('used', 'bigint')
      .execute();
    await db.schema.createIndex('credentials_user').on('credentials').column('user_id').execute();
    await db.schema
      .createTable('sessions')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('seen', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
    await db.schema
      .createTable('tickets')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text')
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('relations')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('other_id', 'text', (column) => column.notNull())
      .addColumn('mute', 'integer', (column) => column.notNull())
      .addColumn('block', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('relations_pk', ['user_id', 'other_id'])
      .execute();
    await db.schema
      .createTable('push')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull().unique())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('push_user').on('push').column('user_id').execute();
    await db.schema
      .createTable('site')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('audit')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .execute();
  },
};
