import { placeOfLive } from '../../online/append.ts';
import type { Id } from '../../online/entry.ts';
import type { Wanted } from '../../online/judge.ts';
import {
  type ChatLine,
  LONGEST_CHAT,
  type PageMessage,
  type PageMessageOf,
  PROTOCOL,
  readPageMessage,
  type Room as ChatRoom,
  ROOMS,
  type RulesMark,
  type ServerMessage,
  type ServerMessageOf,
  type Why,
} from '../../online/protocol.ts';
import { may, personsAt, type Place } from '../../online/seats.ts';
import type { TableRules, Table } from '../../online/table.ts';
import type { Said } from '../tables/chat.ts';
import { type Limit, Limiter, MINUTE } from '../http/limits.ts';
import type { Happening, Tables } from '../tables.ts';
import type { Absences } from './absences.ts';
import { CLOSE, type Connection, type Ear } from './connection.ts';
import { Outlet } from './outlet.ts';
import { type Member, Room } from './room.ts';
import type { LiveHub } from './socket.ts';
import type { Timing } from './timing.ts';

const SECOND = 1000;
/** Messages of a socket: more are refused, far more close it. */
const MESSAGES: Limit = { most: 50, perMs: 20 * SECOND };
const FLOOD: Limit = { ...MESSAGES, most: 4 * MESSAGES.most };
const CHATTER: Limit = { most: 10, perMs: MINUTE };
const SOCKETS_OF_A_USER = 20;
const TABLES_OF_A_SOCKET = 64;
/** Pages of a server that stops look for it again at some moment within this. */
const AGAIN_WITHIN_MS = 10 * SECOND;
/** Sockets that read too slowly are looked at so often. */
const BEHIND_MS = 500;

/** What the hub asks about tables besides their logs. */
export interface Floor {
  /** A table as rights see it, waiting or started; null where there is none. */
  place(id: Id): Promise<Place | null>;
  /** Whether the host keeps a table from a user. */
  isKeptFrom(user: Id | null, place: Place): Promise<boolean>;
  revision(id: Id): Promise<number>;
  isClosed(id: Id, room: ChatRoom): Promise<boolean>;
  say(id: Id, line: Omit<Said, 'n'> & { readonly key: string }): Promise<{ line: Said; isNew: boolean }>;
  lines(id: Id, rooms: readonly ChatRoom[], after: number): Promise<readonly ChatLine[]>;
}

export interface HubSurroundings {
  readonly node: string;
  /** Which rules run here. */
  readonly rules: Readonly<Record<string, RulesMark>>;
  readonly tables: Tables;
  readonly floor: Floor;
  readonly timing: Timing;
  /** A user has looked at a table: what was to be told them of it is not needed any more. */
  readonly seen: (user: Id, table: Id) => void;
  readonly absences: Absences;
  readonly report: (cause: unknown) => void;
}

/** A socket with what it has said about itself. */
interface Socket {
  readonly outlet: Outlet;
  readonly rooms: Map<Id, Room>;
  /** Names it for limits. */
  readonly number: number;
  /** Whether this server and its page understand each other; null before it has said hello. */
  isCurrent: boolean | null;
  /** What it has said is done one by one. */
  work: Promise<void>;
}

const NONE: ReadonlySet<Socket> = new Set();

/** The chat rooms a user may read. */
export function readableRooms(user: Id | null, place: Place): ChatRoom[] {
  const isOver = place.state === 'finished' || place.state === 'ended';
  return ROOMS.filter((room) =>
    room === 'watchers'
      ? may(user, 'read-watchers', place) === null || (isOver && may(user, 'look', place) === null)
      : may(user, 'read-players', place) === null,
  );
}

function clocksOf(rules: TableRules, { clock }: Pick<Table, 'clock'>): ServerMessageOf<'clocks'> | null {
  const { id, clock: kind } = rules.terms;
  return kind === 'none' ? null : { type: 'clocks', id, bank: clock.used, since: clock.since, due: null };
}

/** All sockets of this process: what pages say over them, and what they are told. */
export class Hub implements LiveHub {
  readonly #around: HubSurroundings;
  readonly #sockets = new Map<Outlet, Socket>();
  readonly #ofUsers = new Map<Id, Set<Socket>>();
  readonly #rooms = new Map<Id, Room>();
  readonly #limiter: Limiter;
  readonly #behind = new Set<{ readonly socket: Socket; readonly room: Room }>();
  #isLeaving = false;
  #count = 0;

  constructor(around: HubSurroundings) {
    this.#around = around;
    this.#limiter = new Limiter(() => around.timing.now());
    around.tables.listen((happening) => this.#heard(happening));
  }

  connect(connection: Connection): Ear {
    const outlet = new Outlet(connection);
    const socket: Socket = {
      outlet,
      rooms: new Map(),
      number: ++this.#count,
      isCurrent: null,
      work: Promise.resolve(),
    };
    if (this.#isLeaving) outlet.close(CLOSE.away, 'stopping');
    else if (this.#socketsOf(connection.user?.id).size >= SOCKETS_OF_A_USER)
      outlet.close(CLOSE.crowded, 'too many sockets');
    else this.#keep(socket);
    return {
      hear: (text) => {
        if (!outlet.isOpen || this.#isLeaving) return;
        const message = this.#admitted(socket, text);
        if (message) this.#afterOthers(socket, () => this.#handle(socket, message));
      },
      left: () => this.#forget(socket),
    };
  }

  /** A session is over: so are its sockets. */
  endSession(session: Id): void {
    this.#end(({ connection }) => connection.session === session);
  }

  endUser(user: Id): void {
    this.#end(({ connection }) => connection.user?.id === user);
  }

  /** The server stops: pages shall look for it again, not all at once. Done when what they have said is on the disk. */
  async bye(): Promise<void> {
    this.#isLeaving = true;
    for (const outlet of this.#sockets.keys()) outlet.say({ type: 'bye', within: AGAIN_WITHIN_MS });
    await Promise.all([...this.#sockets.values()].map(({ work }) => work));
    await this.#around.tables.idle();
  }

  /** Whether a user has not been here for so long. */
  isAway(user: Id, patience: number): boolean {
    return !this.isHere(user) && this.#around.absences.hasLasted(user, patience);
  }

  isHere(user: Id): boolean {
    return this.#socketsOf(user).size > 0;
  }

  /** Whether a user has a table open. */
  isAt(user: Id, table: Id): boolean {
    return [...this.#socketsOf(user)].some(({ rooms }) => rooms.has(table));
  }

  /** Something about a table that is told by HTTP has changed. */
  async tableChanged(id: Id, revision: number): Promise<void> {
    const room = this.#rooms.get(id);
    if (!room) return;
    const place = await this.#around.floor.place(id);
    const message: ServerMessage = { type: 'table', id, revision };
    if (place) room.seat(personsAt(place.seats));
    for (const { outlet } of room.members)
      if (!place || may(outlet.connection.user?.id ?? null, 'look', place)) {
        // The last they hear of it: they ask, and are told that there is nothing for them.
        outlet.say(message);
        this.#leaveRoom(outlet, room);
      }
    room.tell(message);
  }

  tellUser(user: Id, message: ServerMessage): void {
    for (const { outlet } of this.#socketsOf(user)) outlet.say(message);
  }

  tellRoom(id: Id, message: ServerMessage): void {
    this.#rooms.get(id)?.tell(message);
  }

  #socketsOf(user: Id | undefined): ReadonlySet<Socket> {
    return this.#ofUsers.get(user ?? '') ?? NONE;
  }

  #keep(socket: Socket): void {
    const { user } = socket.outlet.connection;
    this.#sockets.set(socket.outlet, socket);
    if (!user) return;
    const own = this.#ofUsers.get(user.id) ?? new Set();
    if (own.size === 0) this.#around.absences.isBack(user.id);
    this.#ofUsers.set(user.id, own.add(socket));
  }

  #end(isMeant: (outlet: Outlet) => boolean): void {
    for (const socket of this.#sockets.values()) {
      if (!isMeant(socket.outlet)) continue;
      socket.outlet.close(CLOSE.signedOut, 'signed out');
      this.#forget(socket);
    }
  }

  #forget(socket: Socket): void {
    const { user } = socket.outlet.connection;
    const own = this.#ofUsers.get(user?.id ?? '');
    if (user && own?.delete(socket) && own.size === 0) {
      this.#ofUsers.delete(user.id);
      // Whom the server leaves has not gone away.
      if (!this.#isLeaving) this.#around.absences.left(user.id);
    }
    socket.outlet.left();
    this.#sockets.delete(socket.outlet);
    for (const room of socket.rooms.values()) this.#leaveRoom(socket.outlet, room);
    socket.rooms.clear();
  }

  #leaveRoom(outlet: Outlet, room: Room): void {
    room.leave(outlet);
    if (room.isEmpty) this.#rooms.delete(room.id);
  }

  /* ---- what pages say ---- */

  #afterOthers(socket: Socket, work: () => Promise<void>): void {
    const done = socket.work.then(work);
    socket.work = done.catch((error: unknown) => this.#around.report(error));
  }

  /** What is to be done about a text, if the socket has not said too much already. */
  #admitted(socket: Socket, text: string): PageMessage | null {
    const { outlet, number } = socket;
    if (this.#limiter.take(`flood ${number}`, FLOOD) > 0) {
      outlet.close(CLOSE.flooding, 'flooding');
      this.#forget(socket);
      return null;
    }
    const wait = this.#limiter.take(`socket ${number}`, MESSAGES);
    const read = readPageMessage(text);
    if (!read.message) {
      outlet.say({ type: 'bad', why: read.why, at: read.at });
      return null;
    }
    const { message } = read;
    if (wait > 0) {
      this.#refuse(socket, message, 'slow-down', wait);
      return null;
    }
    return message;
  }

  /** Every message about a table has its refusal; what asks for nothing under a key is named by its table. */
  #refuse({ outlet }: Socket, message: PageMessage, why: Why, wait?: number): void {
    if (!('id' in message)) return;
    const { id } = message;
    const key = message.type === 'answer' ? message.ask : 'key' in message ? message.key : id;
    outlet.say({ type: 'refused', key, why, id, ...(wait !== undefined && { wait }) });
  }

  async #handle(socket: Socket, message: PageMessage): Promise<void> {
    if (!socket.outlet.isOpen) return;
    switch (message.type) {
      case 'hello':
        return this.#greet(socket, message);
      case 'ping':
        return socket.outlet.say({ type: 'pong' });
      case 'unwatch': {
        const room = socket.rooms.get(message.id);
        socket.rooms.delete(message.id);
        if (room) this.#leaveRoom(socket.outlet, room);
        return undefined;
      }
      case 'seen': {
        const { user } = socket.outlet.connection;
        if (user) this.#around.seen(user.id, message.id);
        return undefined;
      }
      default:
        if (socket.isCurrent) return this.#handleTable(socket, message);
        return this.#refuse(socket, message, 'old-page');
    }
  }

  async #greet(socket: Socket, { p, tables }: PageMessageOf<'hello'>): Promise<void> {
    const { node, rules, timing } = this.#around;
    // One version back is understood; what comes later than this server is not.
    socket.isCurrent = p === PROTOCOL || (p > 0 && p === PROTOCOL - 1);
    socket.outlet.say({ type: 'welcome', p: PROTOCOL, node, now: timing.now(), rules });
    for (const { id, seq, chat } of tables) {
      const message = { type: 'watch', id, seq } as const;
      if (!socket.isCurrent) this.#refuse(socket, message, 'old-page');
      // oxlint-disable-next-line no-await-in-loop -- a page's tables one after the other
      else await this.#orRefuse(socket, message, () => this.#watch(socket, message, chat));
    }
  }

  #handleTable(
    socket: Socket,
    message: Exclude<PageMessage, PageMessageOf<'hello' | 'ping' | 'unwatch' | 'seen'>>,
  ): Promise<void> {
    return this.#orRefuse(socket, message, () => {
      if (message.type === 'watch') return this.#watch(socket, message, 0);
      return message.type === 'chat' ? this.#chat(socket, message) : this.#ask(socket, message);
    });
  }

  /** Where something breaks nobody knows what has become of it: the page keeps it and asks again. */
  async #orRefuse(socket: Socket, message: PageMessage, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#around.report(error);
      this.#refuse(socket, message, 'full');
    }
  }

  async #ask(socket: Socket, message: Wanted): Promise<void> {
    const { outlet, rooms } = socket;
    const { user } = outlet.connection;
    if (!user) return this.#refuse(socket, message, 'seat');
    const { id } = message;
    await this.#around.tables.request(id, { kind: 'page', user: user.id, message }, ({ reply }) => {
      if (!reply) return;
      outlet.say(reply);
      const member = rooms.get(id)?.find(outlet);
      // The answer has brought the rest of the log along: it is not told again.
      if (member && 'head' in reply && reply.head) member.seq = Math.max(member.seq, reply.head.seq);
    });
  }

  async #watch(socket: Socket, message: PageMessageOf<'watch'>, chatAfter: number): Promise<void> {
    const { floor } = this.#around;
    const { outlet, rooms } = socket;
    const { id, seq } = message;
    const user = outlet.connection.user?.id ?? null;
    const place = await floor.place(id);
    // As of a table that is not there: nobody learns which tables there are.
    const isHidden = !place || may(user, 'look', place) !== null || (await floor.isKeptFrom(user, place));
    if (isHidden) return this.#refuse(socket, message, 'seat');
    if (!rooms.has(id) && rooms.size >= TABLES_OF_A_SOCKET) return this.#refuse(socket, message, 'slow-down');
    if (place.state === 'open') {
      const revision = await floor.revision(id);
      this.#enter(socket, id, 0, place);
      outlet.say({ type: 'table', id, revision });
    } else await this.#tellLog(socket, id, seq);
    const room = rooms.get(id);
    if (!room) return undefined;
    outlet.say(room.people());
    const lines = await floor.lines(id, readableRooms(user, place), chatAfter);
    if (lines.length > 0) outlet.say({ type: 'chat', id, lines });
    return undefined;
  }

  /** The log from some entry on, and everything that comes after it. */
  async #tellLog(socket: Socket, id: Id, seq: number): Promise<void> {
    const { outlet } = socket;
    await this.#around.tables.watch(id, seq, ({ live, reply }) => {
      if (!live || !reply) return;
      this.#enter(socket, id, live.head.seq, placeOfLive(live));
      outlet.say(reply);
      outlet.say({ type: 'asks', id, open: live.asks.open });
      const clocks = live.table && clocksOf(live.rules, live.table);
      if (clocks) outlet.say(clocks);
    });
  }

  #enter(socket: Socket, id: Id, seq: number, { seats }: Place): void {
    const { outlet, rooms } = socket;
    if (!outlet.isOpen) return;
    let room = this.#rooms.get(id);
    if (!room) {
      room = new Room(id, this.#around.timing, (member) => this.#fallBehind(id, member));
      this.#rooms.set(id, room);
    }
    room.seat(personsAt(seats));
    room.join(outlet, seq);
    rooms.set(id, room);
  }

  async #chat(socket: Socket, message: PageMessageOf<'chat'>): Promise<void> {
    const { floor, timing } = this.#around;
    const { user } = socket.outlet.connection;
    const { id, key, room } = message;
    const text = message.text.trim().slice(0, LONGEST_CHAT);
    const place = user && (await floor.place(id));
    const isAllowed = place && may(user.id, `write-${room}`, place) === null && text !== '';
    if (!isAllowed || (await floor.isClosed(id, room))) return this.#refuse(socket, message, 'seat');
    const wait = this.#limiter.take(`chat ${user.id}`, CHATTER);
    if (wait > 0) return this.#refuse(socket, message, 'slow-down', wait);
    const { line, isNew } = await floor.say(id, { key, room, who: user.id, at: timing.now(), text });
    const told: ServerMessage = { type: 'chat', id, lines: [{ ...line, name: user.name }] };
    if (!isNew || !socket.rooms.has(id)) return socket.outlet.say(told);
    this.#rooms
      .get(id)
      ?.tell(told, ({ outlet }) => readableRooms(outlet.connection.user?.id ?? null, place).includes(room));
    return undefined;
  }

  /* ---- what has happened ---- */

  #heard({ id, live, told, entered }: Happening): void {
    const room = this.#rooms.get(id);
    if (!room) return;
    const place = placeOfLive(live);
    room.seat(personsAt(place.seats));
    for (const message of told) room.tell(message);
    this.#tellClocks(room, { live, entered });
  }

  /** What clocks show changes when somebody else is on turn, or when time does something unusual. */
  #tellClocks(room: Room, { live: { rules, table }, entered }: Pick<Happening, 'live' | 'entered'>): void {
    if (!table || !entered) return;
    const deciding = rules.deciding(table);
    const isUsual = entered.kind === 'act' && deciding === room.deciding;
    room.deciding = deciding;
    const clocks = isUsual ? null : clocksOf(rules, table);
    if (clocks) room.tell(clocks);
  }

  /* ---- sockets that read too slowly ---- */

  #fallBehind(id: Id, { outlet }: Member): void {
    const socket = this.#sockets.get(outlet);
    const room = socket?.rooms.get(id);
    if (!socket || !room) return;
    if (this.#behind.size === 0) this.#around.timing.later(() => this.#catchUp(), BEHIND_MS);
    this.#behind.add({ socket, room });
  }

  /** Those that have read on get one log with everything they have missed. */
  #catchUp(): void {
    for (const one of this.#behind) {
      const { socket, room } = one;
      const { outlet } = socket;
      const member = room.find(outlet);
      if (member && outlet.isOpen && outlet.isStuffed) continue;
      this.#behind.delete(one);
      if (!member || !outlet.isOpen) continue;
      const watch = { type: 'watch', id: room.id, seq: member.seq } as const;
      this.#afterOthers(socket, () => this.#watch(socket, watch, 0));
    }
    if (this.#behind.size > 0) this.#around.timing.later(() => this.#catchUp(), BEHIND_MS);
  }
}
