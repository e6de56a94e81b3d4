import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Id } from '../../online/entry.ts';
import { newKey } from '../keys.ts';
import type { Schema } from '../store/schema.ts';

type Row = Schema['credentials'];
export type Credential = Selectable<Row>;
type Kind = Row['kind'];

/** A credential as it is made: what its kind does not need stays empty. */
export function newCredential(
  user_id: Id,
  created: number,
  rest: Pick<Row, 'kind' | 'secret'> & Partial<Pick<Row, 'handle' | 'label' | 'counter'>>,
): Insertable<Row> {
  return { id: newKey(), user_id, handle: null, counter: 0, label: '', created, used: null, ...rest };
}

/** How members sign in. Inside of a transaction it is made of that. */
export class Credentials {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  of(user: Id, kind: Kind): Promise<Credential[]> {
    return this.#db
      .selectFrom('credentials')
      .selectAll()
      .where('user_id', '=', user)
      .where('kind', '=', kind)
      .orderBy('created')
      .execute();
  }

  async by(kind: Kind, handle: string): Promise<Credential | null> {
    const row = await this.#db
      .selectFrom('credentials')
      .selectAll()
      .where('kind', '=', kind)
      .where('handle', '=', handle)
      .executeTakeFirst();
    return row ?? null;
  }

  async add(credentials: readonly Insertable<Row>[]): Promise<void> {
    await this.#db.insertInto('credentials').values(credentials).execute();
  }

  /** False where it is not there any more. */
  async remove(user: Id, id: Id): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('credentials')
      .where('user_id', '=', user)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async removeAll(user: Id, kind: Kind): Promise<void> {
    await this.#db.deleteFrom('credentials').where('user_id', '=', user).where('kind', '=', kind).execute();
  }

  async used(id: Id, at: number, changes: Partial<Pick<Row, 'counter' | 'secret'>> = {}): Promise<void> {
    await this.#db
      .updateTable('credentials')
      .set({ used: at, ...changes })
      .where('id', '=', id)
      .execute();
  }
}
