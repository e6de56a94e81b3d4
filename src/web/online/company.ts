import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { TableInfo } from '../../online/api.ts';
import type { Ask, Wish } from '../../online/asks.ts';
import type { Id, Key } from '../../online/entry.ts';
import type { ChatLine, Room, ServerMessage, ServerMessageOf, Why } from '../../online/protocol.ts';
import type { OnlineKeeper } from './online-keeper.ts';

/** A line of the chat that the server does not have yet. */
export interface UnsentLine {
  readonly key: Key;
  readonly room: Room;
  readonly text: string;
}

/** A request of mine that was not taken, and why. */
export interface DeniedWish {
  readonly wish: Wish;
  readonly why: Why;
  /** How many milliseconds to wait before asking again. */
  readonly wait: number;
}

export interface CompanyStart {
  readonly keeper: OnlineKeeper;
  readonly info: TableInfo;
  readonly newKey: () => Key;
  readonly later: (milliseconds: number, then: () => void) => () => void;
  /** What is told of the table by HTTP; null where nothing is. */
  readonly askInfo: () => Promise<TableInfo | null>;
}

/** A chat line that came too soon after others waits for so long, if the server does not say. */
const PATIENCE = 3000;
/** So often a request goes again that something else was entered before. */
const TRIES = 4;

interface Asking {
  readonly wish: Wish;
  readonly tries: number;
}

/** Everything about an online table that is not its log: who is here, what they say and what they ask each other for. */
export class Company {
  readonly #start: CompanyStart;
  readonly #info;
  readonly #here = signal<ReadonlySet<Id>>(new Set());
  readonly #watchers = signal(0);
  readonly #asks = signal<readonly Ask[]>([]);
  readonly #clocks = signal<ServerMessageOf<'clocks'> | null>(null);
  readonly #lines = signal<readonly ChatLine[]>([]);
  readonly #unsent = signal<readonly UnsentLine[]>([]);
  readonly #asking = new Map<Key, Asking>();
  readonly #denied = signal<DeniedWish | null>(null);
  readonly #nudged = signal<{ readonly name: string } | null>(null);
  readonly #isHidden = signal(false);
  /** Names by user, of everybody who is or was here. */
  readonly names: ReadonlySignal<ReadonlyMap<Id, string>>;

  constructor(start: CompanyStart) {
    this.#start = start;
    this.#info = signal(start.info);
    this.names = computed(() => new Map(this.#info.value.people.map(({ id, name }) => [id, name])));
  }

  /** The table as it is told by HTTP: pace, host, people. */
  get info(): ReadonlySignal<TableInfo> {
    return this.#info;
  }

  /** Who has the table open, as far as is known. */
  get here(): ReadonlySignal<ReadonlySet<Id>> {
    return this.#here;
  }

  /** How many look on who do not play. */
  get watchers(): ReadonlySignal<number> {
    return this.#watchers;
  }

  get asks(): ReadonlySignal<readonly Ask[]> {
    return this.#asks;
  }

  get clocks(): ReadonlySignal<ServerMessageOf<'clocks'> | null> {
    return this.#clocks;
  }

  /** The chat, oldest first. */
  get lines(): ReadonlySignal<readonly ChatLine[]> {
    return this.#lines;
  }

  get unsent(): ReadonlySignal<readonly UnsentLine[]> {
    return this.#unsent;
  }

  get denied(): ReadonlySignal<DeniedWish | null> {
    return this.#denied;
  }

  /** Somebody waits for me; a new object each time. */
  get nudged(): ReadonlySignal<{ readonly name: string } | null> {
    return this.#nudged;
  }

  /** The table is not for these eyes any more. */
  get isHidden(): ReadonlySignal<boolean> {
    return this.#isHidden;
  }

  /** Hears what comes in, until the table is left. */
  listen(): () => void {
    return this.#start.keeper.overhear((message) => this.#hear(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'people':
        return this.#meet(message);
      case 'asks':
        this.#asks.value = message.open;
        for (const { key } of message.open) this.#asking.delete(key);
        return undefined;
      case 'clocks':
        this.#clocks.value = message;
        return undefined;
      case 'chat':
        return this.#hearChat(message.lines);
      case 'table':
        return void this.refresh();
      case 'nudge':
        this.#nudged.value = { name: message.name };
        return undefined;
      case 'log':
        return this.#sayAgain();
      case 'ack':
        this.#asking.delete(message.key);
        return undefined;
      case 'refused':
        return this.#hearRefusal(message);
      default:
        return undefined;
    }
  }

  #meet({ here, watchers }: ServerMessageOf<'people'>): void {
    this.#here.value = new Set(here.map(({ who }) => who));
    this.#watchers.value = watchers;
  }

  /** Asks again for what is told by HTTP. */
  async refresh(): Promise<void> {
    const info = await this.#start.askInfo();
    if (info) this.#info.value = info;
  }

  /** Over a new connection everything goes again that may not have arrived. The server knows keys it has seen. */
  #sayAgain(): void {
    for (const line of this.#unsent.value) this.#sendLine(line);
    for (const [key, { wish }] of this.#asking) this.#sendWish(key, wish);
  }

  #hearRefusal({ key, why, wait = 0 }: ServerMessageOf<'refused'>): void {
    const { keeper, later } = this.#start;
    if (key === keeper.id && why === 'seat') this.#isHidden.value = true;
    const line = this.#unsent.value.find((one) => one.key === key);
    if (line && why === 'slow-down') later(wait || PATIENCE, () => this.#sendLine(line));
    else if (line) this.#unsent.value = this.#unsent.value.filter((one) => one !== line);
    const asked = this.#asking.get(key);
    if (!asked) return;
    const { wish, tries } = asked;
    // What was played meanwhile is no reason not to pause; what is to be taken back is another matter then.
    if (why === 'stale' && wish.kind !== 'undo' && tries < TRIES) {
      this.#asking.set(key, { wish, tries: tries + 1 });
      this.#sendWish(key, wish);
      return;
    }
    this.#asking.delete(key);
    this.#denied.value = { wish, why, wait };
  }

  /* ---- the chat ---- */

  #hearChat(fresh: readonly ChatLine[]): void {
    const known = new Map(this.#lines.value.map((line) => [`${line.room} ${line.n}`, line]));
    for (const line of fresh) known.set(`${line.room} ${line.n}`, line);
    this.#lines.value = [...known.values()].sort((a, b) => a.at - b.at || a.n - b.n);
    const { keeper } = this.#start;
    keeper.chat = Math.max(keeper.chat, ...fresh.map(({ n }) => n));
    let unsent = this.#unsent.value;
    for (const { who, room, text } of fresh) {
      const arrived = who === keeper.user && unsent.find((one) => one.room === room && one.text === text);
      if (arrived) unsent = unsent.filter((one) => one !== arrived);
    }
    this.#unsent.value = unsent;
  }

  /** Says something; it waits until the server has it. */
  say(room: Room, text: string): void {
    const said = text.trim();
    if (said === '') return;
    const line = { key: this.#start.newKey(), room, text: said };
    this.#unsent.value = [...this.#unsent.value, line];
    this.#sendLine(line);
  }

  #sendLine(line: UnsentLine): void {
    const { keeper } = this.#start;
    if (this.#unsent.value.includes(line)) keeper.connection.send({ type: 'chat', id: keeper.id, ...line });
  }

  /* ---- requests ---- */

  /** Asks the others for something. */
  wish(wish: Wish): void {
    const key = this.#start.newKey();
    this.#asking.set(key, { wish, tries: 1 });
    this.#sendWish(key, wish);
  }

  #sendWish(key: Key, wish: Wish): void {
    const { keeper } = this.#start;
    const { seq, key: after } = keeper.line.value;
    keeper.connection.send({ type: 'ask', id: keeper.id, key, after, seq, wish });
  }

  /** Answers a request; no to one's own withdraws it. */
  answer(ask: Ask, yes: boolean): void {
    const { keeper } = this.#start;
    const { seq } = keeper.line.value;
    keeper.connection.send({ type: 'answer', id: keeper.id, seq, ask: ask.key, yes });
  }

  /** The user has looked at everything up to here. */
  see(): void {
    const { keeper } = this.#start;
    keeper.connection.send({ type: 'seen', id: keeper.id, seq: keeper.line.value.seq });
  }
}
