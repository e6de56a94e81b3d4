import type { Kysely } from 'kysely';
import webPush, { type VapidKeys } from 'web-push';
import type { Schema } from '../store/schema.ts';

const NAME = 'vapid';

/** The keys by which push services know this site, made when it is first asked for them. */
export async function pushKeys(db: Kysely<Schema>): Promise<VapidKeys> {
  await db
    .insertInto('site')
    .values({ key: NAME, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('site')
    .select('value')
    .where('key', '=', NAME)
    .executeTakeFirstOrThrow();
  return JSON.parse(value) as VapidKeys;
}
