import type { Kysely } from 'kysely';
import type { Id, Key } from '../../online/entry.ts';
import { hashOfKey, newKey } from '../keys.ts';
import type { Schema } from '../store/schema.ts';

/**
 * A link that signs a device in; one made at the terminal for a member who has lost the way in; challenges for a new
 * passkey and for signing in by one.
 */
export type TicketKind = Schema['tickets']['kind'];

/** What is good once and for a short time. Only hashes are kept. */
export class Tickets {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async make(
    kind: TicketKind,
    user: Id | null,
    lifeMs: number,
  ): Promise<{ readonly key: Key; readonly until: number }> {
    const key = newKey();
    const until = this.#now() + lifeMs;
    await this.#db.deleteFrom('tickets').where('expires', '<=', this.#now()).execute();
    await this.#db
      .insertInto('tickets')
      .values({ hash: hashOfKey(key), kind, user_id: user, expires: until })
      .execute();
    return { key, until };
  }

  /** Uses a ticket up and says whose it was; null where it is none, or no more. */
  async use(
    kinds: readonly TicketKind[],
    key: Key,
  ): Promise<{ readonly user: Id | null; readonly kind: TicketKind } | null> {
    const hash = hashOfKey(key);
    return this.#db.transaction().execute(async (trx) => {
      const ticket = await trx
        .selectFrom('tickets')
        .select(['user_id', 'kind'])
        .where('hash', '=', hash)
        .where('kind', 'in', kinds)
        .where('expires', '>', this.#now())
        .executeTakeFirst();
      const used = await trx.deleteFrom('tickets').where('hash', '=', hash).executeTakeFirst();
      return ticket && used.numDeletedRows === 1n ? { user: ticket.user_id, kind: ticket.kind } : null;
    });
  }
}
