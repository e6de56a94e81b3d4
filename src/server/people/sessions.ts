import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SessionInfo } from '../../online/api.ts';
import type { Id } from '../../online/entry.ts';
import type { Call, Caller } from '../endpoints.ts';
import { newKey } from '../keys.ts';
import type { Schema } from '../store/schema.ts';
import { meOf } from './users.ts';

const TOKEN_BYTES = 32;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a session lasts unused, and in all. A guest has nothing else to come back by. */
const LIVES = {
  member: { idle: 30 * DAY, all: 180 * DAY },
  guest: { idle: 400 * DAY, all: 400 * DAY },
};

/** That a session is in use is written down so often. */
const SEEN_EVERY = 5 * MINUTE;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Devices that are signed in. */
export class Sessions {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;
  /** Is told of every session that ends before its time. */
  readonly #ended: (session: Id) => void;

  constructor(db: Kysely<Schema>, now: () => number, ended: (session: Id) => void) {
    this.#db = db;
    this.#now = now;
    this.#ended = ended;
  }

  /** Signs the device of a call in. The session it had is over: no token outlives a change of who one is. */
  async begin(call: Pick<Call, 'caller' | 'device' | 'setSession'>, user: Id): Promise<void> {
    if (call.caller) await this.end(call.caller.user.id, call.caller.session);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const now = this.#now();
    await this.#db
      .insertInto('sessions')
      .values({
        hash: hashOf(token),
        id: newKey(),
        user_id: user,
        device: call.device,
        created: now,
        seen: now,
      })
      .execute();
    call.setSession(token);
  }

  async find(token: string): Promise<Caller | null> {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id as session', 'sessions.created', 'seen', 'users.id', 'kind', 'name', 'language'])
      .where('hash', '=', hashOf(token))
      .executeTakeFirst();
    if (!row) return null;
    const { session, created, seen, id, kind } = row;
    const now = this.#now();
    const { idle, all } = LIVES[kind];
    if (now >= seen + idle || now >= created + all) {
      await this.end(id, session);
      return null;
    }
    if (now >= seen + SEEN_EVERY)
      await this.#db.updateTable('sessions').set({ seen: now }).where('id', '=', session).execute();
    return { user: meOf(row), session };
  }

  /** Those of a user: theirs first, then by when they were last used. */
  async list(caller: Caller): Promise<SessionInfo[]> {
    const rows = await this.#db
      .selectFrom('sessions')
      .select(['id', 'device', 'created', 'seen'])
      .where('user_id', '=', caller.user.id)
      .orderBy('seen', 'desc')
      .execute();
    const sessions = rows.map((row) => ({ ...row, isThis: row.id === caller.session }));
    return sessions.sort((one, other) => Number(other.isThis) - Number(one.isThis));
  }

  /** Those of some sessions that there still are. */
  async alive(ids: readonly Id[]): Promise<Set<Id>> {
    const rows = await this.#db.selectFrom('sessions').select('id').where('id', 'in', ids).execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** Ends a session of a user; false where they have none of that name. */
  async end(user: Id, session: Id): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('sessions')
      .where('user_id', '=', user)
      .where('id', '=', session)
      .executeTakeFirst();
    this.#ended(session);
    return numDeletedRows > 0n;
  }

  async endAll(user: Id): Promise<void> {
    const rows = await this.#db.selectFrom('sessions').select('id').where('user_id', '=', user).execute();
    await this.#db.deleteFrom('sessions').where('user_id', '=', user).execute();
    for (const { id } of rows) this.#ended(id);
  }

  /** Forgets those that have not been used for longer than any lasts. */
  async tidy(): Promise<void> {
    await this.#db
      .deleteFrom('sessions')
      .where('seen', '<', this.#now() - LIVES.guest.idle)
      .execute();
  }
}
