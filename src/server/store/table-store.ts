import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { type Asks, NO_ASKS } from '../../online/asks.ts';
import type { Entry, Head, Id, Key, Sitting } from '../../online/entry.ts';
import type { Stored, TableStorage, Writing, Written } from '../../online/storage.ts';
import {
  snapshotOf,
  type Standing,
  type TableRules,
  type TableSnapshot,
  type TableTerms,
} from '../../online/table.ts';
import type { Schema } from './schema.ts';
import { troubleOf } from './trouble.ts';

/** A position is kept with every so many entries. */
export const SNAPSHOT_EVERY = 32;

type EntryRow = Schema['entries'];

function entryRow(table_id: Id, { seq, key, at, who, ...body }: Entry): Insertable<EntryRow> {
  return { table_id, seq, key, at, user_id: who ?? null, body: JSON.stringify(body) };
}

function entryOf({ seq, key, at, user_id, body }: Selectable<EntryRow>): Entry {
  return { seq, key, at, ...(user_id !== null && { who: user_id }), ...JSON.parse(body) } as Entry;
}

function seatRow(table_id: Id, seat: number, { user, computer }: Sitting): Insertable<Schema['seats']> {
  return { table_id, seat, user_id: user, computer: computer && JSON.stringify(computer) };
}

function headRow({ seq, key, hash }: Head): Pick<Schema['tables'], 'seq' | 'head_key' | 'head_hash'> {
  return { seq, head_key: key, head_hash: hash };
}

type StandingRow = Pick<Schema['tables'], 'state' | 'turn' | 'actions' | 'updated'>;

function standingRow({ state, turn, actions, at }: Standing): StandingRow {
  return { state, turn: JSON.stringify(turn), actions, updated: at };
}

/** What a store is told about its surroundings. */
export interface StoreSurroundings {
  /** The rules that are running: snapshots of others are ignored. */
  readonly digest: string;
  /** Gets the cause when the disk refuses something. */
  readonly report: (cause: unknown) => void;
}

/** Online tables in a database. Its SQL is what SQLite and PostgreSQL have in common. */
export class TableStore implements TableStorage {
  readonly #db: Kysely<Schema>;
  readonly #around: StoreSurroundings;

  constructor(db: Kysely<Schema>, around: StoreSurroundings) {
    this.#db = db;
    this.#around = around;
  }

  /** A new table, with the log of a game that has begun elsewhere. */
  create(rules: TableRules, entries: readonly Entry[] = []): Promise<void> {
    return this.#db.transaction().execute((trx) => TableStore.createIn(trx, rules, entries));
  }

  /** The same as part of something larger. */
  static async createIn(
    trx: Transaction<Schema>,
    rules: TableRules,
    entries: readonly Entry[],
  ): Promise<void> {
    const { terms } = rules;
    const { id, match } = terms;
    const table = rules.load(entries);
    const position = { ...headRow(rules.headOf(table)), ...standingRow(rules.standingOf(table)) };
    await trx
      .insertInto('tables')
      .values({ id, terms: JSON.stringify(terms), revision: 0, ...position })
      .execute();
    for (const [seat, sitting] of table.line.seats.entries())
      // oxlint-disable-next-line no-await-in-loop -- one connection, one statement at a time
      await trx
        .insertInto('seats')
        .values({ ...seatRow(id, seat, sitting), name: match.players[seat]?.name ?? null })
        .execute();
    for (const entry of entries)
      // oxlint-disable-next-line no-await-in-loop -- one connection, one statement at a time
      await trx.insertInto('entries').values(entryRow(id, entry)).execute();
  }

  read(id: Id, from: number): Promise<Stored | null> {
    return this.#db.transaction().execute(async (trx) => {
      const table = await trx.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      if (!table) return null;
      const rows = await trx
        .selectFrom('entries')
        .selectAll()
        .where('table_id', '=', id)
        .where('seq', '>', from)
        .orderBy('seq')
        .execute();
      const asks = await trx.selectFrom('asks').select('body').where('table_id', '=', id).executeTakeFirst();
      return {
        terms: JSON.parse(table.terms) as TableTerms,
        head: { seq: table.seq, key: table.head_key, hash: table.head_hash },
        entries: rows.map(entryOf),
        asks: asks ? (JSON.parse(asks.body) as Asks) : NO_ASKS,
        revision: table.revision,
        snapshot: from === 0 ? await this.#snapshot(trx, id) : null,
      };
    });
  }

  async #snapshot(trx: Transaction<Schema>, id: Id): Promise<TableSnapshot | null> {
    const row = await trx
      .selectFrom('snapshots')
      .select('body')
      .where('table_id', '=', id)
      .where('digest', '=', this.#around.digest)
      .executeTakeFirst();
    return row ? (JSON.parse(row.body) as TableSnapshot) : null;
  }

  async find(id: Id, key: Key): Promise<Entry | null> {
    const row = await this.#db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', id)
      .where('key', '=', key)
      .executeTakeFirst();
    return row ? entryOf(row) : null;
  }

  async commit(id: Id, writing: Writing): Promise<Written> {
    try {
      return await this.#db.transaction().execute((trx) => this.#write(trx, id, writing));
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === null) throw error;
      this.#around.report(error);
      return trouble === 'full' ? 'full' : 'failed';
    }
  }

  async #write(trx: Transaction<Schema>, id: Id, writing: Writing): Promise<Written> {
    const { follows, entry, head, asks, standing } = writing;
    const { numUpdatedRows } = await trx
      .updateTable('tables')
      .set({ revision: follows + 1, ...headRow(head), ...standingRow(standing) })
      .where('id', '=', id)
      .where('revision', '=', follows)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('entries')
              .select('seq')
              .where('table_id', '=', id)
              .where('key', '=', entry?.key ?? ''),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return this.#whyNot(trx, id, follows);
    if (entry) await this.#enter(trx, id, entry, writing);
    await trx
      .insertInto('asks')
      .values({ table_id: id, body: JSON.stringify(asks) })
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet({ body: (values) => values.ref('excluded.body') }),
      )
      .execute();
    return 'done';
  }

  /** Nothing has been written: another process was first, or the entry is there already. */
  async #whyNot(trx: Transaction<Schema>, id: Id, follows: number): Promise<Written> {
    const table = await trx.selectFrom('tables').select('revision').where('id', '=', id).executeTakeFirst();
    return table?.revision === follows ? 'known' : 'late';
  }

  async #enter(trx: Transaction<Schema>, id: Id, entry: Entry, { table }: Writing): Promise<void> {
    await trx.insertInto('entries').values(entryRow(id, entry)).execute();
    if (entry.kind === 'seat') {
      const { user_id = null, computer } = seatRow(id, entry.seat, entry.to);
      await trx
        .updateTable('seats')
        .set((seat) => ({
          user_id,
          computer,
          // The name is that of whoever sat there when the table started.
          name: seat.case().when('user_id', '=', user_id).then(seat.ref('name')).else(null).end(),
        }))
        .where('table_id', '=', id)
        .where('seat', '=', entry.seat)
        .execute();
    }
    if (entry.seq % SNAPSHOT_EVERY !== 0) return;
    const { digest } = this.#around;
    await trx
      .insertInto('snapshots')
      .values({ table_id: id, digest, body: JSON.stringify(snapshotOf(table)) })
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet({
          digest: (values) => values.ref('excluded.digest'),
          body: (values) => values.ref('excluded.body'),
        }),
      )
      .execute();
  }
}
