import type { Kysely, Selectable } from 'kysely';
import type { Id, Key } from '../../online/entry.ts';
import type { ChatLine, Room } from '../../online/protocol.ts';
import type { Schema } from '../store/schema.ts';

/** A line without the name of who said it, which may change. */
export type Said = Omit<ChatLine, 'name'>;

/** So many lines are told at once. */
const MOST = 200;

function saidOf({ n, room, at, user_id, text }: Selectable<Schema['chat']>): Said {
  return { n, room: room as Room, at, who: user_id, text };
}

/** What is said at tables. */
export class ChatStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Keeps a line, or finds the one of that key; `isNew` tells which. */
  say(
    id: Id,
    { key, room, who, at, text }: Omit<Said, 'n'> & { readonly key: Key },
  ): Promise<{ readonly line: Said; readonly isNew: boolean }> {
    return this.#db.transaction().execute(async (trx) => {
      const known = await trx
        .selectFrom('chat')
        .selectAll()
        .where('table_id', '=', id)
        .where('key', '=', key)
        .executeTakeFirst();
      if (known) return { line: saidOf(known), isNew: false };
      const last = await trx
        .selectFrom('chat')
        .select((lines) => lines.fn.max('n').as('n'))
        .where('table_id', '=', id)
        .executeTakeFirst();
      const n = (last?.n ?? 0) + 1;
      await trx.insertInto('chat').values({ table_id: id, n, room, key, user_id: who, at, text }).execute();
      return { line: { n, room, at, who, text }, isNew: true };
    });
  }

  /** The last lines of some rooms after number `after`, in order. */
  async lines(id: Id, rooms: readonly Room[], after = 0): Promise<Said[]> {
    if (rooms.length === 0) return [];
    const rows = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', id)
      .where('room', 'in', rooms)
      .where('n', '>', after)
      .orderBy('n', 'desc')
      .limit(MOST)
      .execute();
    return rows.map(saidOf).reverse();
  }
}
