import type { Migration } from 'kysely';
import { TABLES } from './0001-tables.ts';
import { PEOPLE } from './0002-people.ts';
import { WAITING_TABLES } from './0003-waiting-tables.ts';
import { ABSENCE } from './0004-absence.ts';
import { LANGUAGES } from './0005-languages.ts';

/** All changes of the schema, in order. One that has been released is never edited: another one follows it. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': TABLES,
  '0002-people': PEOPLE,
  '0003-waiting-tables': WAITING_TABLES,
  '0004-absence': ABSENCE,
  '0005-languages': LANGUAGES,
};
