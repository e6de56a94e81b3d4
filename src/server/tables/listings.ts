import type { ExpressionBuilder, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Turn } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Arrangement, Pace } from '../../online/api.ts';
import type { Computer, Entry, Id, Key } from '../../online/entry.ts';
import type { TableState } from '../../online/seats.ts';
import type { TableRules, Visibility } from '../../online/table.ts';
import { hashOfKey } from '../keys.ts';
import type { Schema } from '../store/schema.ts';
import { TableStore } from '../store/table-store.ts';
import { isFree, type WaitingSeat } from './arrangement.ts';

/** What a host decides about a table and lists need not look into. */
export type Rest = Pick<
  Arrangement,
  'ruleSet' | 'options' | 'isDrawn' | 'startsFull' | 'undo' | 'proxies' | 'clock'
>;

/** A table as it is listed, waiting or under way. */
export interface Listing {
  readonly id: Id;
  readonly host: Id;
  readonly title: string;
  readonly label: string;
  readonly pace: Pace;
  readonly visibility: Visibility;
  readonly rest: Rest;
  /** Actions of the game that goes on here. */
  readonly begun: number;
  readonly revision: number;
  readonly watchers: 'open' | 'closed';
  readonly seats: readonly WaitingSeat[];
  /** Where it stands as its log says; a table that waits has no log. */
  readonly state: TableState;
  readonly turn: Turn | null;
  readonly actions: number;
  readonly created: number;
  readonly updated: number;
  /** When it closes unless its host comes back, once that has been told. */
  readonly lapses: number | null;
}

/** A table that waits, as far as it matters whether its host does. */
export interface WaitingTable extends Pick<Listing, 'id' | 'host' | 'title' | 'lapses'> {
  /** When they were here last, as far as that is known. */
  readonly hostSeen: number;
}

/** What a host can change. */
export type Arranged = Pick<Listing, 'title' | 'label' | 'pace' | 'visibility' | 'rest' | 'seats'>;

type SeatRow = Selectable<Schema['seats']>;

function seatOf({ user_id, computer, name }: SeatRow): WaitingSeat {
  return { user: user_id, computer: computer === null ? null : (JSON.parse(computer) as Computer), name };
}

function seatRows(table_id: Id, seats: readonly WaitingSeat[]): Insertable<Schema['seats']>[] {
  return seats.map(({ user, computer, name }, seat) => ({
    table_id,
    seat,
    user_id: user,
    computer: computer && JSON.stringify(computer),
    name,
  }));
}

function arrangedRow({
  title,
  label,
  pace,
  visibility,
  rest,
}: Arranged): Pick<Schema['listings'], 'title' | 'label' | 'pace' | 'visibility' | 'arrangement'> {
  return { title, label, pace, visibility, arrangement: JSON.stringify(rest) };
}

/** For changes that are only made as long as a table waits. */
function openTable(where: ExpressionBuilder<Schema, 'seats'>, id: Id) {
  return where
    .selectFrom('listings')
    .select('listings.id')
    .where('listings.id', '=', id)
    .where('listings.state', '=', 'open');
}

/** The most tables in a list. */
const MOST = 200;

const STANDING = [
  'tables.state as stands',
  'tables.turn',
  'tables.actions',
  'tables.updated as moved',
] as const;

/** Tables as their hosts arrange them and as people find them: what is not in any log. */
export class Listings {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  #listed() {
    return this.#db
      .selectFrom('listings')
      .leftJoin('tables', 'tables.id', 'listings.id')
      .selectAll('listings')
      .select(STANDING);
  }

  async #whole(
    rows: readonly (Selectable<Schema['listings']> & {
      readonly stands: string | null;
      readonly turn: string | null;
      readonly actions: number | null;
      readonly moved: number | null;
    })[],
  ): Promise<Listing[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const sitting = await this.#db
      .selectFrom('seats')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      host: row.host_id,
      title: row.title,
      label: row.label,
      pace: row.pace as Pace,
      visibility: row.visibility as Visibility,
      rest: JSON.parse(row.arrangement) as Rest,
      begun: row.begun,
      revision: row.revision,
      watchers: row.watchers,
      seats: sitting.filter(({ table_id }) => table_id === row.id).map(seatOf),
      state: row.state === 'open' ? 'open' : ((row.stands ?? 'held') as TableState),
      turn: row.turn === null ? null : (JSON.parse(row.turn) as Turn),
      actions: row.actions ?? row.begun,
      created: row.created,
      updated: Math.max(row.updated, row.moved ?? 0),
      lapses: row.state === 'open' ? row.lapses : null,
    }));
  }

  async read(id: Id): Promise<Listing | null> {
    const rows = await this.#listed().where('listings.id', '=', id).execute();
    return (await this.#whole(rows))[0] ?? null;
  }

  /** Those a user hosts or sits at. */
  async of(user: Id): Promise<Listing[]> {
    const rows = await this.#listed()
      .where((where) =>
        where.or([
          where('listings.host_id', '=', user),
          where(
            'listings.id',
            'in',
            where.selectFrom('seats').select('table_id').where('user_id', '=', user),
          ),
        ]),
      )
      .orderBy('listings.updated', 'desc')
      .limit(MOST)
      .execute();
    return this.#whole(rows);
  }

  /** Those that everybody may find: being played, or with a seat that is free. */
  async listed(): Promise<Listing[]> {
    const rows = await this.#listed()
      .where('listings.visibility', '=', 'listed')
      .where((where) =>
        where.or([where('listings.state', '=', 'open'), where('tables.state', 'in', ['running', 'paused'])]),
      )
      .orderBy('listings.state')
      .orderBy('listings.updated', 'desc')
      .limit(MOST)
      .execute();
    return this.#whole(rows);
  }

  async match(id: Id): Promise<Match | null> {
    const row = await this.#db
      .selectFrom('imports')
      .select('match')
      .where('table_id', '=', id)
      .executeTakeFirst();
    return row ? (JSON.parse(row.match) as Match) : null;
  }

  /** When the last tables of a host were made, newest first. */
  async madeSince(host: Id, since: number): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('listings')
      .select('created')
      .where('host_id', '=', host)
      .where('created', '>', since)
      .orderBy('created', 'desc')
      .execute();
    return rows.map(({ created }) => created);
  }

  /** A new table; false where there is one of that name. */
  make(arranged: Arranged & Pick<Listing, 'id' | 'host' | 'created'>, match: Match | null): Promise<boolean> {
    const { id, host, created, seats } = arranged;
    return this.#db.transaction().execute(async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('listings')
        .values({
          id,
          host_id: host,
          ...arrangedRow(arranged),
          state: 'open',
          revision: 0,
          begun: match?.actions.length ?? 0,
          nudged: null,
          watchers: 'open',
          created,
          updated: created,
          lapses: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows) return false;
      await trx.insertInto('seats').values(seatRows(id, seats)).execute();
      if (match)
        await trx
          .insertInto('imports')
          .values({ table_id: id, match: JSON.stringify(match) })
          .execute();
      return true;
    });
  }

  /** Counts a change of a table. Of one that waits, the revision may be asked for: false where there is another. */
  async #count(
    trx: Transaction<Schema>,
    id: Id,
    change: Partial<Schema['listings']>,
    revision: number | null = null,
  ): Promise<boolean> {
    let update = trx
      .updateTable('listings')
      .set((row) => ({ revision: row('revision', '+', 1), ...change }))
      .where('id', '=', id);
    if (revision !== null) update = update.where('revision', '=', revision).where('state', '=', 'open');
    return (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
  }

  /** Changes a waiting table as its host has last seen it. */
  arrange(id: Id, revision: number, arranged: Arranged, now: number): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const change = { ...arrangedRow(arranged), updated: now };
      if (!(await this.#count(trx, id, change, revision))) return false;
      await trx.deleteFrom('seats').where('table_id', '=', id).execute();
      await trx.insertInto('seats').values(seatRows(id, arranged.seats)).execute();
      return true;
    });
  }

  /** Puts a user at a seat that is free; of two at once, one gets it. Nobody claims two seats. */
  claim(id: Id, seat: number, user: Id, now: number): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('seats')
        .set({ user_id: user, name: null })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('user_id', 'is', null)
        .where('computer', 'is', null)
        .where((where) => where.exists(openTable(where, id)))
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('seats as others')
                .select('others.seat')
                .where('others.table_id', '=', id)
                .where('others.user_id', '=', user)
                .where('others.name', 'is', null),
            ),
          ),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n && this.#count(trx, id, { updated: now });
    });
  }

  /** Frees a seat of a waiting table; false where it is not that user's. */
  leave(id: Id, seat: number, user: Id, now: number): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('seats')
        .set({ user_id: null, name: null })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('user_id', '=', user)
        .where((where) => where.exists(openTable(where, id)))
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n && this.#count(trx, id, { updated: now });
    });
  }

  /** A waiting table that nobody waits for any more; false where it has started. */
  remove(id: Id): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('listings')
        .where('id', '=', id)
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return false;
      for (const kept of ['seats', 'imports', 'invites', 'chat', 'notes'] as const)
        // oxlint-disable-next-line no-await-in-loop -- one connection, one statement at a time
        await trx.deleteFrom(kept).where('table_id', '=', id).execute();
      return true;
    });
  }

  /** A waiting table starts, exactly as it was when its beginning was made; false where it has changed since. */
  start({ id, revision }: Listing, rules: TableRules, entries: readonly Entry[]): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const change = { state: 'started', updated: rules.terms.started } as const;
      if (!(await this.#count(trx, id, change, revision))) return false;
      await trx.deleteFrom('seats').where('table_id', '=', id).execute();
      await trx.deleteFrom('imports').where('table_id', '=', id).execute();
      await TableStore.createIn(trx, rules, entries);
      return true;
    });
  }

  /** What is told of the table has changed otherwise. */
  touch(id: Id, change: Partial<Pick<Schema['listings'], 'watchers'>> = {}): Promise<boolean> {
    return this.#db.transaction().execute((trx) => this.#count(trx, id, change));
  }

  /** Notes that somebody has been nudged in a turn; false where they have been already. */
  async nudge(id: Id, turn: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('listings')
      .set({ nudged: turn })
      .where('id', '=', id)
      .where((where) => where.or([where('nudged', 'is', null), where('nudged', '<>', turn)]))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** Tables that wait for players. */
  async waiting(): Promise<WaitingTable[]> {
    const rows = await this.#db
      .selectFrom('listings')
      .leftJoin('absences', 'absences.user_id', 'listings.host_id')
      .select(['id', 'host_id', 'title', 'created', 'lapses', 'since'])
      .select((row) =>
        row
          .selectFrom('sessions')
          .select(({ fn }) => fn.max('seen').as('seen'))
          .whereRef('sessions.user_id', '=', 'listings.host_id')
          .as('seen'),
      )
      .where('state', '=', 'open')
      .execute();
    return rows.map(({ id, host_id, title, created, lapses, since, seen }) => ({
      id,
      host: host_id,
      title,
      lapses,
      hostSeen: Math.max(created, since ?? 0, seen ?? 0),
    }));
  }

  /** Says when a waiting table closes, or that it does not. */
  setLapse(id: Id, lapses: number | null): Promise<boolean> {
    return this.#db.transaction().execute((trx) => this.#count(trx, id, { lapses }));
  }

  /** Started tables that are not over, those that wait longest first. */
  async underWay(): Promise<Id[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('state', 'in', ['running', 'paused'])
      .orderBy('updated')
      .execute();
    return rows.map(({ id }) => id);
  }

  async invite(id: Id, key: Key, by: Id, expires: number): Promise<void> {
    await this.#db
      .insertInto('invites')
      .values({ hash: hashOfKey(key), table_id: id, by_user: by, expires })
      .execute();
  }

  async withdrawInvites(id: Id): Promise<void> {
    await this.#db.deleteFrom('invites').where('table_id', '=', id).execute();
  }

  async isInvited(id: Id, key: Key, now: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('invites')
      .select('hash')
      .where('hash', '=', hashOfKey(key))
      .where('table_id', '=', id)
      .where('expires', '>', now)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Everybody who has done something in the log of a table. */
  async actors(id: Id): Promise<Id[]> {
    const rows = await this.#db
      .selectFrom('entries')
      .select('user_id')
      .distinct()
      .where('table_id', '=', id)
      .where('user_id', 'is not', null)
      .execute();
    return rows.flatMap(({ user_id }) => user_id ?? []);
  }
}

/** Whether everybody is there. */
export function isFull({ seats }: Pick<Listing, 'seats'>): boolean {
  return !seats.some(isFree);
}
