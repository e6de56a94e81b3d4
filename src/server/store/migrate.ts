import { type Kysely, type Migration, Migrator } from 'kysely';

/** The stored schema has changes that this program does not know. */
export class NewerSchema extends Error {
  override name = 'NewerSchema';
}

/** Brings the schema up to date, forward only: all that is missing, or nothing if a step fails. */
export async function migrate(
  db: Kysely<never>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  if (await isCurrent(db, migrations)) return;
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error as Error;
}

/** Whether the stored schema is the one this program knows. */
export async function isCurrent(
  db: Kysely<never>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<boolean> {
  const stored = await storedSteps(db);
  if (stored.some((name) => !(name in migrations))) throw new NewerSchema(stored.join(', '));
  return Object.keys(migrations).every((name) => stored.includes(name));
}

const STEPS = 'kysely_migration';

async function storedSteps(db: Kysely<never>): Promise<string[]> {
  const known = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!known.some(({ name }) => name === STEPS)) return [];
  const steps = db as unknown as Kysely<Record<typeof STEPS, { readonly name: string }>>;
  return (await steps.selectFrom(STEPS).select('name').execute()).map(({ name }) => name);
}
