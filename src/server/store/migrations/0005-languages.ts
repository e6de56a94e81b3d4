import type { Migration } from 'kysely';

/** The language of a user goes with them to their other devices. */
export const LANGUAGES: Migration = {
  async up(db) {
    await db.schema.alterTable('users').addColumn('language', 'text').execute();
  },
};
