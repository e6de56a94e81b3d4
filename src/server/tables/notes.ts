import type { Kysely } from 'kysely';
import type { Id } from '../../online/entry.ts';
import type { Schema } from '../store/schema.ts';

export interface Note {
  readonly text: string;
  /** What stood there before it was last changed. */
  readonly before: string | null;
}

const EMPTY: Note = { text: '', before: null };

/** What users note at tables for themselves alone. The last writer wins, and what it has replaced is kept once. */
export class NoteStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async read(table: Id, user: Id): Promise<Note> {
    const row = await this.#db
      .selectFrom('notes')
      .select(['text', 'before'])
      .where('table_id', '=', table)
      .where('user_id', '=', user)
      .executeTakeFirst();
    return row ?? EMPTY;
  }

  async write(table: Id, user: Id, text: string): Promise<void> {
    await this.#db
      .insertInto('notes')
      .values({ table_id: table, user_id: user, text, before: null })
      .onConflict((conflict) =>
        conflict
          .columns(['table_id', 'user_id'])
          .doUpdateSet((row) => ({ before: row.ref('notes.text'), text: row.ref('excluded.text') })),
      )
      .execute();
  }
}
