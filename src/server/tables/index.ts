import { randomInt } from 'node:crypto';
import type { Live } from '../../online/append.ts';
import { personsAt, type Place } from '../../online/seats.ts';
import type { Id } from '../../online/entry.ts';
import type { RulesMark } from '../../online/protocol.ts';
import type { Handlers, PlaceFinder } from '../endpoints.ts';
import { findGameOf } from '../games.ts';
import { newKey } from '../keys.ts';
import { Absences } from '../live/absences.ts';
import { Alarms } from '../live/alarms.ts';
import { Computers } from '../live/computers.ts';
import { Hub } from '../live/hub.ts';
import { type Thinkers, ThinkerThreads } from '../live/thinking.ts';
import { REAL_TIMING, type Timing } from '../live/timing.ts';
import { Turns } from '../live/turns.ts';
import type { Store } from '../store/open.ts';
import { Tables } from '../tables.ts';
import { ChatStore } from './chat.ts';
import { tableHandlers, type TableEndpoint } from './handlers.ts';
import { Lapses } from './lapses.ts';
import { Listings } from './listings.ts';
import { NoteStore } from './notes.ts';
import type { People } from './people.ts';
import { TableService } from './service.ts';
import type { Draw } from './start.ts';

/** Where people hear of their turns while they do not look. */
export interface Notices {
  /** A turn has become theirs. */
  turn(user: Id, table: NoticedTable): void;
  /** Somebody waits for them. */
  nudged(user: Id, table: NoticedTable, by: string): void;
  /** A table of theirs closes before long. */
  lapses(user: Id, table: NoticedTable): void;
  /** They have looked. */
  seen(user: Id, table: Id): void;
}

export interface NoticedTable {
  readonly id: Id;
  readonly title: string;
  /** The last entry there was. */
  readonly seq: number;
}

export interface TablesOptions {
  readonly store: Pick<Store, 'db' | 'tables'>;
  readonly people: People;
  /** Which rules run here, by title. */
  readonly rules: Readonly<Record<string, RulesMark>>;
  readonly notices: Notices;
  readonly report: (cause: unknown) => void;
  readonly timing?: Timing;
  readonly draw?: Draw;
  readonly thinkers?: Thinkers;
}

/** Tables across the internet: their endpoints, their sockets, and what the server itself does at them. */
export interface OnlineTables {
  readonly handlers: Handlers<TableEndpoint>;
  readonly findPlace: PlaceFinder;
  readonly hub: Hub;
  /** Goes on with what was under way when the last process ended, one table after the other. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

function noticed({ rules, head }: Live): NoticedTable {
  const { id, match } = rules.terms;
  return { id, title: match.game, seq: head.seq };
}

export function openTables({
  store,
  people,
  rules,
  notices,
  report,
  timing = REAL_TIMING,
  draw = randomInt,
  thinkers = new ThinkerThreads(),
}: TablesOptions): OnlineTables {
  const tables = new Tables(store.tables, findGameOf, ({ rules: { terms }, table }) => ({
    at: timing.now(),
    absent: personsAt(table.line.seats).filter((user) => hub.isAway(user, terms.patience)),
  }));
  const listings = new Listings(store.db);
  const absences = new Absences({ db: store.db, timing, report });
  const computers = new Computers({
    tables,
    thinkers,
    timing,
    onTrouble({ id, seat, why, cause }) {
      report(cause);
      hub.tellRoom(id, { type: 'trouble', id, seat, why });
    },
  });
  const alarms = new Alarms(timing, (id, request) => void tables.request(id, request).catch(report));
  const turns = new Turns((user, live) => notices.turn(user, noticed(live)));
  const attend = (live: Live): void => {
    alarms.attend(live);
    timing.soon(() => void computers.attend(live).catch(report));
  };
  const service = new TableService({
    listings,
    chat: new ChatStore(store.db),
    notes: new NoteStore(store.db),
    tables,
    people,
    timing,
    draw,
    troubleAt: (live) => computers.troubleAt(live),
    started(live) {
      turns.begun(live);
      attend(live);
    },
    nudged({ user, live, by }) {
      const table = noticed(live);
      hub.tellUser(user, { type: 'nudge', id: table.id, name: by });
      notices.nudged(user, table, by);
    },
  });
  const hub = new Hub({
    node: newKey(),
    rules,
    tables,
    floor: service,
    timing,
    absences,
    seen: (user, table) => notices.seen(user, table),
    report,
  });
  service.tellBy(hub);
  const lapses = new Lapses({
    listings,
    timing,
    isHere: (user) => hub.isHere(user),
    warn: ({ id, host, title }) => notices.lapses(host, { id, title, seq: 0 }),
    changed: (id) => service.changed(id),
    close: (id) => service.cancel(id),
    report,
  });
  tables.listen(({ id, live, entered }) => {
    attend(live);
    if (!entered) return;
    turns.entered(live, entered);
    if (entered.kind === 'seat') void service.seatChanged(id).catch(report);
  });
  return {
    handlers: tableHandlers(service),
    findPlace: (id): Promise<Place | null> => service.place(id),
    hub,
    async resume() {
      await absences.load();
      await lapses.begin();
      for (const id of await listings.underWay()) {
        // oxlint-disable-next-line no-await-in-loop -- never all at once
        const live = await tables.look(id);
        if (!live) continue;
        alarms.attend(live);
        // oxlint-disable-next-line no-await-in-loop -- never all at once
        await computers.attend(live).catch(report);
      }
    },
    async close() {
      lapses.stop();
      computers.stop();
      alarms.stop();
      await thinkers.close();
      await tables.idle();
      await absences.note();
    },
  };
}
