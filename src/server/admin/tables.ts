import type { Kysely } from 'kysely';
import { BadInput } from '../../core/bad-input.ts';
import type { Id } from '../../online/entry.ts';
import type { Stored } from '../../online/storage.ts';
import { TableRules } from '../../online/table.ts';
import { findGameOf } from '../games.ts';
import type { Store } from '../store/open.ts';
import type { Schema } from '../store/schema.ts';

export interface ListedTable {
  readonly id: Id;
  readonly title: string;
  readonly label: string;
  readonly visibility: string;
  /** Waiting tables have no other. */
  readonly state: string;
  readonly actions: number;
  readonly updated: number;
}

/** All tables, those with the newest entry first. */
export async function listTables(db: Kysely<Schema>): Promise<ListedTable[]> {
  const rows = await db
    .selectFrom('listings')
    .leftJoin('tables', 'tables.id', 'listings.id')
    .select([
      'listings.id',
      'title',
      'label',
      'visibility',
      'tables.state',
      'tables.actions',
      'tables.updated',
      'listings.updated as changed',
    ])
    .execute();
  return rows
    .map(({ state, actions, updated, changed, ...row }) => ({
      ...row,
      state: state ?? 'open',
      actions: actions ?? 0,
      updated: Math.max(updated ?? 0, changed),
    }))
    .sort((one, other) => other.updated - one.updated);
}

export interface Checked {
  readonly checked: number;
  /** Where the rules of this program lead elsewhere than the log was played. */
  readonly differing: readonly { readonly id: Id; readonly why: string }[];
}

function differenceOf({ terms, entries, head }: Stored): string | null {
  try {
    const rules = new TableRules(findGameOf(terms), terms);
    const { hash } = rules.headOf(rules.load(entries));
    return hash === head.hash ? null : 'another position';
  } catch (error) {
    if (error instanceof BadInput || error instanceof RangeError) return error.message;
    throw error;
  }
}

/** Replays games that are under way from their logs and compares where they lead; at most `sample` of them. */
export async function checkGames({ db, tables }: Store, sample: number | null): Promise<Checked> {
  const all = await db
    .selectFrom('tables')
    .select('id')
    .where('state', 'not in', ['finished', 'ended'])
    .orderBy('updated', 'desc')
    .execute();
  const chosen = sample === null ? all : all.slice(0, sample);
  const differing: { id: Id; why: string }[] = [];
  for (const { id } of chosen) {
    // oxlint-disable-next-line no-await-in-loop -- one game in memory at a time
    const stored = await tables.read(id, 0);
    const why = stored && differenceOf(stored);
    if (why) differing.push({ id, why });
  }
  return { checked: chosen.length, differing };
}
