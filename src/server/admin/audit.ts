import type { Kysely } from 'kysely';
import { newKey } from '../keys.ts';
import type { Schema } from '../store/schema.ts';

/** Writes down what was done at the terminal. */
export async function audit(db: Kysely<Schema>, what: string, about: string): Promise<void> {
  await db.insertInto('audit').values({ id: newKey(), at: Date.now(), what, about }).execute();
}
