import type { Kysely } from 'kysely';
import type { Id } from '../../online/entry.ts';
import { callerOf, Denied, type Handlers } from '../endpoints.ts';
import type { Schema } from '../store/schema.ts';
import type { Parts } from './parts.ts';

/** Whom a user has blocked: these neither see nor join their tables. */
export async function blockedBy(db: Kysely<Schema>, user: Id): Promise<Set<Id>> {
  const rows = await db
    .selectFrom('relations')
    .select('other_id')
    .where('user_id', '=', user)
    .where('block', '=', 1)
    .execute();
  return new Set(rows.map(({ other_id }) => other_id));
}

/** Whom one does not want to hear, or to meet. Nobody else is told. */
export function relationHandlers({ db, users }: Parts): Handlers<'relations' | 'relate'> {
  return {
    async relations(call) {
      const rows = await db
        .selectFrom('relations')
        .innerJoin('users', 'users.id', 'relations.other_id')
        .select(['users.id', 'name', 'mute', 'block'])
        .where('user_id', '=', callerOf(call).user.id)
        .orderBy('name')
        .execute();
      return rows.map(({ id, name, mute, block }) => ({ id, name, mute: mute === 1, block: block === 1 }));
    },

    async relate(call) {
      const user = callerOf(call).user.id;
      const { user: other = '' } = call.params;
      if (other === user || !(await users.find(other))) throw new Denied('missing');
      const { mute, block } = call.body;
      if (mute || block) {
        const row = { mute: Number(mute), block: Number(block) };
        await db
          .insertInto('relations')
          .values({ user_id: user, other_id: other, ...row })
          .onConflict((conflict) => conflict.columns(['user_id', 'other_id']).doUpdateSet(row))
          .execute();
      } else {
        await db.deleteFrom('relations').where('user_id', '=', user).where('other_id', '=', other).execute();
      }
      return null;
    },
  };
}
