import { afterEach } from 'vitest';
import { membersOf } from '../../core/choice.ts';
import type { Action } from '../../core/game.ts';
import type { AnswerOf, BodyOf, Me, NewTable, TableInfo } from '../../online/api.ts';
import type { Entry, Id } from '../../online/entry.ts';
import {
  type PageMessage,
  PROTOCOL,
  readServerMessage,
  type ServerMessage,
  type ServerMessageOf,
  type ServerMessageType,
  writePageMessage,
} from '../../online/protocol.ts';
import { type Call, Denied } from '../../server/endpoints.ts';
import type { Connection, Ear } from '../../server/live/connection.ts';
import type { Question, Thinkers } from '../../server/live/thinking.ts';
import type { TableEndpoint } from '../../server/tables/handlers.ts';
import { type NoticedTable, type OnlineTables, openTables } from '../../server/tables/index.ts';
import type { People } from '../../server/tables/people.ts';
import type { Store } from '../../server/store/open.ts';
import { findWhole } from '../../titles/all.ts';
import { ManualTiming } from './manual-timing.ts';
import { named } from './sample-table.ts';
import { StoreFolder } from './store-folder.ts';
import { wantedTable } from './wanted-table.ts';

/** The server's tables on a real database, with scripted people, sockets and clocks. */

export function user(name: string, kind: Me['kind'] = 'member'): Me {
  return { id: named(name.toLowerCase()), kind, name };
}

/** People of whom only names and blocks are known. */
export class SamplePeople implements People {
  readonly known = new Map<Id, string>();
  readonly blocked = new Map<Id, ReadonlySet<Id>>();

  async names(ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
    return new Map(
      ids.flatMap((id) => (this.known.has(id) ? [[id, this.known.get(id) ?? ''] as const] : [])),
    );
  }

  async blocks(id: Id): Promise<ReadonlySet<Id>> {
    return this.blocked.get(id) ?? new Set();
  }

  tidyName(name: string): string | null {
    return name.trim() === '' ? null : name.trim();
  }
}

/** Computers that think here and now. */
export const THINKING_HERE: Thinkers = {
  async think({ title, state, character, seed }: Question) {
    const mind = findWhole(title)?.mind;
    if (!mind) throw new Error('no mind');
    return mind.decide(state, character, seed);
  },
  close: () => Promise.resolve(),
};

/** One socket of a page, which waits for what it is told. */
export class ScriptedPage implements Connection {
  readonly user: Me | null;
  readonly session: Id | null;
  readonly heard: ServerMessage[] = [];
  readonly texts: string[] = [];
  closed: number | null = null;
  buffered = 0;
  readonly #ear: Ear;
  #waiting: (() => void)[] = [];
  #read = 0;

  constructor(hall: Hall, me: Me | null, session: Id | null = me && named(`session of ${me.name}`)) {
    this.user = me;
    this.session = session;
    this.#ear = hall.tables.hub.connect(this);
  }

  send(text: string): void {
    const message = readServerMessage(text);
    if (!message) throw new Error(`a page cannot read ${text}`);
    this.texts.push(text);
    this.heard.push(message);
    for (const go of this.#waiting.splice(0)) go();
  }

  close(code: number): void {
    this.closed = code;
    for (const go of this.#waiting.splice(0)) go();
    // A socket tells of its end later.
    queueMicrotask(() => this.#ear.left());
  }

  bufferedBytes(): number {
    return this.buffered;
  }

  leave(): void {
    this.#ear.left();
  }

  sayText(text: string): void {
    this.#ear.hear(text);
  }

  say(message: PageMessage): void {
    this.#ear.hear(writePageMessage(message));
  }

  /** The next message of some kinds, passing over others. */
  async next<K extends ServerMessageType>(...types: readonly K[]): Promise<ServerMessageOf<K>> {
    for (;;) {
      for (; this.#read < this.heard.length; this.#read++) {
        const message = this.heard[this.#read];
        if (message && (types as readonly string[]).includes(message.type)) {
          this.#read++;
          return message as ServerMessageOf<K>;
        }
      }
      if (this.closed !== null) throw new Error(`closed (${this.closed}) before any ${types.join()}`);
      // oxlint-disable-next-line no-await-in-loop -- until it arrives
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Says hello with some tables, and waits for the answer. */
  async hello(...tables: readonly Id[]): Promise<void> {
    this.say({
      type: 'hello',
      p: PROTOCOL,
      build: 'test',
      tables: tables.map((id) => ({ id, seq: 0, chat: 0 })),
    });
    await this.next('welcome');
  }

  /** Everything it has been told of a kind. */
  all<K extends ServerMessageType>(type: K): ServerMessageOf<K>[] {
    return this.heard.filter((message): message is ServerMessageOf<K> => message.type === type);
  }

  /** Waits until everything it has said is answered. */
  async settled(): Promise<void> {
    this.say({ type: 'ping' });
    await this.next('pong');
  }
}

let count = 0;

/** A key nobody else has. */
export function freshKey(): string {
  return named(`key${++count}`);
}

export const HOST = user('Ann');
export const GUEST = user('Ben', 'guest');
export const THIRD = user('Cleo', 'guest');

/** What a host wishes who takes everything as it comes. */
export function wanted(more: Partial<NewTable> = {}): NewTable {
  return wantedTable(freshKey(), more);
}

interface Surroundings {
  readonly thinkers?: Thinkers;
  readonly draw?: (below: number) => number;
  /** The time at which it begins. */
  readonly now?: number;
}

/** A server without the network in front of it. */
export class Hall {
  readonly folder: StoreFolder;
  readonly timing: ManualTiming;
  readonly people = new SamplePeople();
  readonly reported: unknown[] = [];
  readonly notices: {
    readonly kind: 'turn' | 'nudged' | 'lapses' | 'seen';
    readonly user: Id;
    readonly table: Id;
  }[] = [];
  readonly store: Store;
  readonly tables: OnlineTables;

  private constructor(
    folder: StoreFolder,
    store: Store,
    { thinkers = THINKING_HERE, draw, now }: Surroundings,
  ) {
    this.timing = new ManualTiming(now);
    this.folder = folder;
    this.store = store;
    for (const { id, name } of [HOST, GUEST, THIRD]) this.people.known.set(id, name);
    const note =
      (kind: 'turn' | 'nudged' | 'lapses') =>
      (who: Id, { id }: NoticedTable): void =>
        void this.notices.push({ kind, user: who, table: id });
    this.tables = openTables({
      store,
      people: this.people,
      rules: { 'chicago-express': { version: 1, digest: 'digest' } },
      notices: {
        turn: note('turn'),
        nudged: note('nudged'),
        lapses: note('lapses'),
        seen: (who, table) => void this.notices.push({ kind: 'seen', user: who, table }),
      },
      report: (cause) => void this.reported.push(cause),
      timing: this.timing,
      draw: draw ?? (() => 0),
      thinkers,
    });
  }

  static async open(folder: StoreFolder, around: Surroundings = {}): Promise<Hall> {
    return new Hall(folder, await folder.open(), around);
  }

  async close(): Promise<void> {
    await this.tables.close();
    await this.folder.close(this.store);
  }

  /** Asks an endpoint, as somebody or nobody. Rights are the app's business. */
  ask<N extends TableEndpoint>(
    name: N,
    me: Me | null,
    params: Readonly<Record<string, string>> = {},
    body?: BodyOf<N>,
  ): Promise<AnswerOf<N>> {
    const call = {
      caller: me && { user: me, session: named(`session of ${me.name}`) },
      params,
      body: body ?? null,
    };
    return this.tables.handlers[name](call as unknown as Call<N>);
  }

  /** What it is refused with; `done` where it is not. */
  async refusalOf(asked: Promise<unknown>): Promise<string> {
    try {
      await asked;
      return 'done';
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      const { problem, at } = error.problem;
      return at === undefined ? problem : `${problem} ${at}`;
    }
  }

  page(me: Me | null, session?: Id): ScriptedPage {
    return new ScriptedPage(this, me, session);
  }

  /** A started table of the host with guests. */
  async started(more: Partial<NewTable> = {}): Promise<TableInfo> {
    const { id, seats } = wanted(more);
    await this.ask('makeTable', HOST, {}, { ...wanted(more), id });
    const { key } = await this.ask('invite', HOST, { id });
    const guests = [GUEST, THIRD];
    for (const [seat, wish] of seats.entries())
      if (wish.kind === 'online') {
        const guest = guests.shift();
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as they come
        if (guest) await this.ask('claim', guest, { id }, { seat, invite: key });
      }
    return this.ask('startTable', HOST, { id });
  }

  /** Lets everything happen that is to happen soon. */
  async quiet(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
  }

  async entries(id: Id): Promise<readonly Entry[]> {
    return (await this.ask('log', HOST, { id })).entries;
  }
}

/** For a file of tests: opens halls, which are closed and removed after the test. */
export function useHalls(): (around?: Surroundings, folder?: StoreFolder) => Promise<Hall> {
  const halls: Hall[] = [];
  afterEach(async () => {
    const open = halls.splice(0);
    await Promise.all(open.map((hall) => hall.tables.close()));
    await Promise.all([...new Set(open.map(({ folder }) => folder))].map((folder) => folder.clear()));
  });
  return async (around = {}, folder = new StoreFolder()) => {
    const hall = await Hall.open(folder, around);
    halls.push(hall);
    return hall;
  };
}

/** An action as a page sends it. */
export function acting(id: Id, after: string, action: Action, key = freshKey()): PageMessage {
  return { type: 'act', id, key, after, seq: 0, action };
}

/** What may be done first in Chicago Express. */
export function firstAction(): Action {
  const game = findWhole('chicago-express')?.game;
  if (!game) throw new Error('no game');
  const state = game.setup(3, { ...game.ruleSets[0]?.values }, 0);
  for (const choice of game.choices(state))
    for (const action of membersOf(game, state, choice)) return action;
  throw new Error('nothing may be done');
}
