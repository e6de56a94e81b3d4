import type { Kysely, Transaction } from 'kysely';
import type { Me } from '../../online/api.ts';
import type { Id } from '../../online/entry.ts';
import { Denied } from '../endpoints.ts';
import { newKey } from '../keys.ts';
import type { Schema } from '../store/schema.ts';
import { nameKey, tidyName } from './names.ts';

/** A name that a user has typed, as it is kept. */
export function readName(given: string): string {
  const name = tidyName(given);
  if (name === null) throw new Denied('bad-name', { at: 'name' });
  return name;
}

type Changes = Transaction<Schema>;

/** What is told of a user, to themselves. */
export function meOf({ id, kind, name, language }: Omit<Me, 'language'> & { language: string | null }): Me {
  return { id, kind, name, ...(language !== null && { language }) };
}

/** Guests and members. */
export class Users {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async find(id: Id): Promise<Me | null> {
    const row = await this.#db
      .selectFrom('users')
      .select(['id', 'kind', 'name', 'language'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? meOf(row) : null;
  }

  async findMember(name: string): Promise<Me | null> {
    const row = await this.#db
      .selectFrom('users')
      .select(['id', 'kind', 'name', 'language'])
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst();
    return row ? meOf(row) : null;
  }

  async names(ids: readonly Id[]): Promise<Map<Id, string>> {
    const rows = await this.#db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async makeGuest(name: string): Promise<Me> {
    const guest = { id: newKey(), kind: 'guest', name } as const;
    await this.#db
      .insertInto('users')
      .values({ ...guest, name_key: null, created: this.#now(), language: null })
      .execute();
    return guest;
  }

  /** Makes a guest a member, or a new one where there is no guest, together with what else belongs to it. */
  async makeMember(
    guest: Me | null,
    name: string,
    withIt: (trx: Changes, user: Id) => Promise<void>,
  ): Promise<Me> {
    return this.#db.transaction().execute(async (trx) => {
      const member = { id: guest?.id ?? newKey(), kind: 'member', name } as const;
      await this.#claimName(trx, member.id, name);
      const row = { ...member, name_key: nameKey(name) };
      if (guest) await trx.updateTable('users').set(row).where('id', '=', guest.id).execute();
      else
        await trx
          .insertInto('users')
          .values({ ...row, created: this.#now(), language: null })
          .execute();
      await withIt(trx, member.id);
      return { ...guest, ...member };
    });
  }

  async rename(user: Me, name: string): Promise<Me> {
    const { id, kind } = user;
    await this.#db.transaction().execute(async (trx) => {
      if (kind === 'member') await this.#claimName(trx, id, name);
      const name_key = kind === 'member' ? nameKey(name) : null;
      await trx.updateTable('users').set({ name, name_key }).where('id', '=', id).execute();
    });
    return { ...user, name };
  }

  async setLanguage(user: Id, language: string): Promise<void> {
    await this.#db.updateTable('users').set({ language }).where('id', '=', user).execute();
  }

  async isTaken(name: string, user: Id): Promise<boolean> {
    const member = await this.findMember(name);
    return member !== null && member.id !== user;
  }

  async #claimName(trx: Changes, user: Id, name: string): Promise<void> {
    const other = await trx
      .selectFrom('users')
      .select('id')
      .where('name_key', '=', nameKey(name))
      .where('id', '!=', user)
      .executeTakeFirst();
    if (other) throw new Denied('name-taken', { at: 'name' });
  }
}
