import type { Id } from '../../online/entry.ts';
import { type ServerMessage, type ServerMessageOf, writeServerMessage } from '../../online/protocol.ts';
import type { Outlet } from './outlet.ts';
import type { Timing } from './timing.ts';

/** So many watchers are told in one go; then others get a turn. */
const SLICE = 500;
/** Where there are more, they are told so often at most: what happens in between is gathered. */
const GATHER_MS = 100;
/** Who comes and goes is told so often at most. */
const PRESENCE_MS = 500;
const MOST_NAMED = 100;

/** One socket that has a table open. */
export interface Member {
  readonly outlet: Outlet;
  /** How much of the log it has been sent. */
  seq: number;
  /** It reads too slowly: it gets no news until it has been told everything at once. */
  isBehind: boolean;
}

/** News for everybody at a table, as one text. */
interface News {
  readonly message: ServerMessage;
  readonly text: string;
  readonly isFor: (member: Member) => boolean;
}

const EVERYBODY = (): boolean => true;

function newsOf(message: ServerMessage, isFor: News['isFor']): News {
  return { message, text: writeServerMessage(message), isFor };
}

/** Of these only the last one matters. */
const REPLACING: ReadonlySet<ServerMessage['type']> = new Set(['asks', 'clocks', 'people', 'table']);

/** News with some more: parts of the log that follow each other become one. */
function gathered(known: readonly News[], more: News): News[] {
  const { type } = more.message;
  if (REPLACING.has(type)) return [...known.filter(({ message }) => message.type !== type), more];
  const at = known.findLastIndex(({ message }) => message.type === 'entries');
  const one = known[at]?.message;
  const two = more.message;
  if (two.type !== 'entries' || one?.type !== 'entries' || one.head.seq !== two.from) return [...known, more];
  const entries = [...one.entries, ...two.entries];
  return known.with(at, newsOf({ ...two, from: one.from, entries }, EVERYBODY));
}

/** Everybody who has one table open, and how they are told: players at once, watchers in slices after them. */
export class Room {
  readonly id: Id;
  readonly #timing: Timing;
  readonly #onBehind: (member: Member) => void;
  readonly #members = new Map<Outlet, Member>();
  #players: ReadonlySet<Id> = new Set();
  #waiting: readonly News[] = [];
  #isTelling = false;
  #lastTold = 0;
  #lastPeople = '';
  #isPresenceDue = false;
  /** The seat whose time runs, as it has been told. */
  deciding: number | null = null;

  constructor(id: Id, timing: Timing, onBehind: (member: Member) => void) {
    this.id = id;
    this.#timing = timing;
    this.#onBehind = onBehind;
  }

  get isEmpty(): boolean {
    return this.#members.size === 0;
  }

  get members(): Iterable<Member> {
    return this.#members.values();
  }

  find(outlet: Outlet): Member | undefined {
    return this.#members.get(outlet);
  }

  /** Opens the table for a socket, which has so much of the log by now. */
  join(outlet: Outlet, seq: number): Member {
    const member: Member = { outlet, seq, isBehind: false };
    this.#members.set(outlet, member);
    this.#presenceChanged();
    return member;
  }

  leave(outlet: Outlet): void {
    if (this.#members.delete(outlet)) this.#presenceChanged();
  }

  /** Who plays is told first. */
  seat(players: Iterable<Id>): void {
    this.#players = new Set(players);
  }

  isPlayer({ outlet }: Member): boolean {
    const { user } = outlet.connection;
    return user !== null && this.#players.has(user.id);
  }

  tell(message: ServerMessage, isFor: News['isFor'] = EVERYBODY): void {
    const news = newsOf(message, isFor);
    let others = 0;
    for (const member of this.#members.values()) {
      if (this.isPlayer(member)) this.#deliver(member, news);
      else others++;
    }
    if (others === 0) return;
    this.#waiting = gathered(this.#waiting, news);
    this.#tellOthers(others);
  }

  #tellOthers(others: number): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    const begin = (): void => this.#tellSlices();
    const left = this.#lastTold + GATHER_MS - this.#timing.now();
    if (others > SLICE && left > 0) this.#timing.later(begin, left);
    else this.#timing.soon(begin);
  }

  #tellSlices(): void {
    this.#lastTold = this.#timing.now();
    const news = this.#waiting;
    const others = [...this.#members.values()].filter((member) => !this.isPlayer(member));
    this.#waiting = [];
    const slice = (from: number): void => {
      for (const member of others.slice(from, from + SLICE))
        for (const one of news) this.#deliver(member, one);
      if (from + SLICE < others.length) {
        this.#timing.soon(() => slice(from + SLICE));
        return;
      }
      this.#isTelling = false;
      if (this.#waiting.length > 0) this.#tellOthers(others.length);
    };
    slice(0);
  }

  #deliver(member: Member, { message, text, isFor }: News): void {
    const { outlet } = member;
    if (member.isBehind || !outlet.isOpen || this.#members.get(outlet) !== member || !isFor(member)) return;
    if (message.type === 'entries' && message.head.seq <= member.seq) return;
    if (outlet.isStuffed) {
      member.isBehind = true;
      this.#onBehind(member);
      return;
    }
    outlet.send(text);
    if (message.type === 'entries') member.seq = message.head.seq;
  }

  /** Who is here, each user once. */
  people(): ServerMessageOf<'people'> {
    const here = new Map<Id, string>();
    let unnamed = 0;
    for (const { outlet } of this.#members.values()) {
      const { user } = outlet.connection;
      if (user) here.set(user.id, user.name);
      else unnamed++;
    }
    const players = [...here].filter(([who]) => this.#players.has(who));
    const others = [...here].filter(([who]) => !this.#players.has(who));
    const named = [...players, ...others].slice(0, MOST_NAMED);
    return {
      type: 'people',
      id: this.id,
      here: named.map(([who, name]) => ({ who, name })),
      watchers: others.length + unnamed,
    };
  }

  #presenceChanged(): void {
    if (this.#isPresenceDue) return;
    this.#isPresenceDue = true;
    this.#timing.later(() => {
      this.#isPresenceDue = false;
      const people = this.people();
      const text = JSON.stringify(people);
      if (text === this.#lastPeople) return;
      this.#lastPeople = text;
      this.tell(people);
    }, PRESENCE_MS);
  }
}
