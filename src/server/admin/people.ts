import type { Kysely } from 'kysely';
import type { Me } from '../../online/api.ts';
import type { Id, Key } from '../../online/entry.ts';
import { HOUR } from '../http/limits.ts';
import { Tickets } from '../people/tickets.ts';
import { Users } from '../people/users.ts';
import type { Schema } from '../store/schema.ts';
import { audit } from './audit.ts';

export interface ListedUser extends Me {
  readonly created: number;
  /** When one of their devices was last used; null where none is signed in. */
  readonly seen: number | null;
  readonly devices: number;
  readonly seats: number;
}

/** Everybody, who came last first. */
export async function listUsers(db: Kysely<Schema>): Promise<ListedUser[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'kind', 'name', 'created'])
    .orderBy('created', 'desc')
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(({ fn }) => ['user_id', fn.max('seen').as('seen'), fn.countAll<number>().as('devices')])
    .groupBy('user_id')
    .execute();
  const seats = await db
    .selectFrom('seats')
    .select(({ fn }) => ['user_id', fn.countAll<number>().as('seats')])
    .groupBy('user_id')
    .execute();
  const signedIn = new Map(sessions.map((row) => [row.user_id, row]));
  const seated = new Map(seats.map((row) => [row.user_id, row.seats]));
  return users.map((user) => ({
    ...user,
    seen: signedIn.get(user.id)?.seen ?? null,
    devices: signedIn.get(user.id)?.devices ?? 0,
    seats: seated.get(user.id) ?? 0,
  }));
}

/** The key of a link by which a member who has lost the way in comes back; null where there is none of that name. */
export async function recoverUser(db: Kysely<Schema>, name: string): Promise<Key | null> {
  const now = (): number => Date.now();
  const member = await new Users(db, now).findMember(name);
  if (!member) return null;
  const { key } = await new Tickets(db, now).make('lost', member.id, HOUR);
  await audit(db, 'recover', member.id);
  return key;
}

/** Signs a user out everywhere, by id or by a member's name; null where there is none. */
export async function endSessions(db: Kysely<Schema>, who: string): Promise<number | null> {
  const users = new Users(db, () => Date.now());
  const user: Id | undefined = ((await users.find(who)) ?? (await users.findMember(who)))?.id;
  if (user === undefined) return null;
  const { numDeletedRows } = await db.deleteFrom('sessions').where('user_id', '=', user).executeTakeFirst();
  await audit(db, 'end-sessions', user);
  return Number(numDeletedRows);
}
