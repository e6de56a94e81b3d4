import type { Kysely } from 'kysely';
import { isJsonObject } from '../../core/json.ts';
import type { Id } from '../../online/entry.ts';
import { Denied } from '../endpoints.ts';
import { newKey } from '../keys.ts';
import type { Schema } from '../store/schema.ts';
import { isPushService } from './services.ts';

const MOST_DEVICES = 20;
const LONGEST_ENDPOINT = 1000;

/** Bytes of the keys of a browser. */
const P256DH = 65;
const AUTH = 16;

export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

function isKeyOf(bytes: number, text: unknown): text is string {
  return (
    typeof text === 'string' && /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === bytes
  );
}

/** A subscription as a browser gives it. */
export function readSubscription(form: Readonly<Record<string, unknown>>): Subscription {
  const { endpoint, keys } = form;
  const { p256dh, auth } = isJsonObject(keys) ? keys : {};
  const isGood =
    typeof endpoint === 'string' &&
    endpoint.length <= LONGEST_ENDPOINT &&
    isPushService(endpoint) &&
    isKeyOf(P256DH, p256dh) &&
    isKeyOf(AUTH, auth);
  if (!isGood) throw new Denied('malformed', { at: 'subscription' });
  return { endpoint, p256dh, auth };
}

/** Where browsers want to be told. */
export class Subscriptions {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  of(user: Id): Promise<Subscription[]> {
    return this.#db
      .selectFrom('push')
      .select(['endpoint', 'p256dh', 'auth'])
      .where('user_id', '=', user)
      .orderBy('created')
      .execute();
  }

  /** A browser has one user at a time: whoever was there before is told nothing more. */
  async add(user: Id, { endpoint, p256dh, auth }: Subscription, device: string): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await trx.deleteFrom('push').where('endpoint', '=', endpoint).execute();
      const row = { id: newKey(), user_id: user, endpoint, p256dh, auth, device, created: this.#now() };
      await trx.insertInto('push').values(row).execute();
      const kept = trx
        .selectFrom('push')
        .select('id')
        .where('user_id', '=', user)
        .orderBy('created', 'desc')
        .limit(MOST_DEVICES);
      await trx.deleteFrom('push').where('user_id', '=', user).where('id', 'not in', kept).execute();
    });
  }

  async remove(user: Id, endpoint: string): Promise<void> {
    await this.#db.deleteFrom('push').where('user_id', '=', user).where('endpoint', '=', endpoint).execute();
  }
}
