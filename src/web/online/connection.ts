import { type ReadonlySignal, signal } from '@preact/signals';
import type { Id } from '../../online/entry.ts';
import {
  type PageMessage,
  type PageMessageOf,
  PROTOCOL,
  readServerMessage,
  type RulesMark,
  type ServerMessage,
  writePageMessage,
} from '../../online/protocol.ts';

/** As much of a `WebSocket` as is needed. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  opened(): void;
  heard(text: string): void;
  /** It is gone, or has never been there. Said once. */
  closed(): void;
}

/** What a connection has to do with the world: all of it can be handed in, so that tests need not wait. */
export interface ConnectionWorld {
  open(events: SocketEvents): Socket;
  /** Does something later; gives what calls it off. */
  later(milliseconds: number, then: () => void): () => void;
  now(): number;
  /** A number from 0 up to 1. */
  chance(): number;
  /** The build of this page, for the server's log. */
  readonly build: string;
}

/** A table that hears what concerns it. */
export interface Tenant {
  readonly id: Id;
  /** What it has, for `hello`. */
  has(): PageMessageOf<'hello'>['tables'][number];
  /** The server has been told what is had here; the rest of the log is on its way. */
  greeted(): void;
  cutOff(): void;
  hear(message: ServerMessage): void;
}

/** Off: nobody is connected for. Waiting: the next try is due at `nextTry`. */
export type LinkState = 'off' | 'connecting' | 'on' | 'waiting';

/** The pause before the first new try and the longest there is, in milliseconds. */
export const FIRST_PAUSE = 500;
export const LONGEST_PAUSE = 20_000;
/** So often the server is asked whether it is there, and so long it may take to answer. */
export const PING_EVERY = 15_000;
export const ANSWER_WITHIN = 10_000;

/**
 * The one socket of a tab, for all tables that are open in it. It comes back by itself, and says with every `hello` what
 * the tables here have, so that the server can send what is missing.
 */
export class Connection {
  readonly #world: ConnectionWorld;
  readonly #tenants = new Map<Id, Tenant>();
  readonly #state = signal<LinkState>('off');
  readonly #nextTry = signal<number | null>(null);
  readonly #lostAt = signal<number | null>(null);
  readonly #isRestarting = signal(false);
  readonly #offset = signal(0);
  readonly #serverProtocol = signal(PROTOCOL);
  #rules: Readonly<Record<string, RulesMark>> = {};
  #socket: Socket | null = null;
  /** Counts the sockets: what an earlier one still says is not heard. */
  #attempt = 0;
  #failures = 0;
  #callOff: () => void = () => {};
  #callOffPing: () => void = () => {};

  constructor(world: ConnectionWorld) {
    this.#world = world;
  }

  get state(): ReadonlySignal<LinkState> {
    return this.#state;
  }

  /** When the next try is due, by the clock of this page. */
  get nextTry(): ReadonlySignal<number | null> {
    return this.#nextTry;
  }

  /** Since when what is shown may be old; null while it is not. */
  get lostAt(): ReadonlySignal<number | null> {
    return this.#lostAt;
  }

  /** The server has said that it will be back in a moment. */
  get isRestarting(): ReadonlySignal<boolean> {
    return this.#isRestarting;
  }

  /** How much the server's clock is ahead of ours, in milliseconds. */
  get offset(): ReadonlySignal<number> {
    return this.#offset;
  }

  /** Whether the server has come further than this page can follow. */
  get isTooOld(): boolean {
    return this.#serverProtocol.value > PROTOCOL + 1;
  }

  /** The rules that the server plays a title by. */
  rulesOf(title: string): RulesMark | null {
    return this.#rules[title] ?? null;
  }

  /** Connects for a table from now on; gives what ends that. */
  join(tenant: Tenant): () => void {
    this.#tenants.set(tenant.id, tenant);
    if (this.#state.value === 'off') this.#connect();
    else if (this.#state.value === 'on') {
      const { id, seq } = tenant.has();
      tenant.greeted();
      this.send({ type: 'watch', id, seq });
    }
    return () => this.#leave(tenant);
  }

  #leave(tenant: Tenant): void {
    if (this.#tenants.get(tenant.id) !== tenant) return;
    this.#tenants.delete(tenant.id);
    tenant.cutOff();
    if (this.#tenants.size > 0) this.send({ type: 'unwatch', id: tenant.id });
    else this.#end();
  }

  /** Sends something; whatever is said while there is no connection is lost, as the tables know. */
  send(message: PageMessage): void {
    if (this.#state.value === 'on') this.#socket?.send(writePageMessage(message));
  }

  /** The network may be back: not a moment is to be lost. */
  tryNow(): void {
    if (this.#state.value !== 'waiting') return;
    this.#failures = 0;
    this.#connect();
  }

  /** The network has gone, or the page has slept: whether the socket still works is to be seen. */
  doubt(): void {
    if (this.#state.value === 'on') this.#ping();
  }

  /** The network is known to be gone. */
  cut(): void {
    if (this.#socket) this.#lose();
  }

  #end(): void {
    this.#drop();
    this.#callOff();
    this.#state.value = 'off';
    this.#nextTry.value = null;
    this.#lostAt.value = null;
    this.#failures = 0;
  }

  #drop(): void {
    this.#attempt++;
    this.#callOffPing();
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    this.#callOff();
    this.#nextTry.value = null;
    this.#drop();
    const attempt = this.#attempt;
    const isOurs = (): boolean => attempt === this.#attempt;
    this.#state.value = 'connecting';
    this.#socket = this.#world.open({
      opened: () => isOurs() && this.#begin(),
      heard: (text) => isOurs() && this.#hear(text),
      closed: () => isOurs() && this.#lose(),
    });
  }

  #begin(): void {
    this.#state.value = 'on';
    const { build } = this.#world;
    const tenants = [...this.#tenants.values()];
    this.send({ type: 'hello', p: PROTOCOL, build, tables: tenants.map((tenant) => tenant.has()) });
    for (const tenant of tenants) tenant.greeted();
    this.#pingLater();
  }

  #lose(): void {
    const wasOn = this.#state.value === 'on';
    this.#drop();
    this.#lostAt.value ??= this.#world.now();
    this.#waitFor(this.#pause());
    if (wasOn) for (const tenant of this.#tenants.values()) tenant.cutOff();
  }

  #waitFor(pause: number): void {
    this.#state.value = 'waiting';
    this.#nextTry.value = this.#world.now() + pause;
    this.#callOff();
    this.#callOff = this.#world.later(pause, () => this.#connect());
  }

  /** Twice as long each time, and never the same for all pages that a server has lost. */
  #pause(): number {
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
    this.#failures++;
    return Math.round(longest * (0.5 + this.#world.chance() / 2));
  }

  #hear(text: string): void {
    this.#pingLater();
    const message = readServerMessage(text);
    if (!message) return;
    if (message.type === 'welcome') this.#welcome(message);
    else if (message.type === 'bye') this.#hearBye(message.within);
    else if ('id' in message) this.#tenants.get(message.id)?.hear(message);
  }

  #welcome({ p, now, rules }: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.#failures = 0;
    this.#lostAt.value = null;
    this.#isRestarting.value = false;
    this.#offset.value = now - this.#world.now();
    this.#serverProtocol.value = p;
    this.#rules = rules;
  }

  /** The server stops: pages come back spread over the time it names. */
  #hearBye(within: number): void {
    this.#isRestarting.value = true;
    this.#drop();
    this.#lostAt.value ??= this.#world.now();
    this.#waitFor(Math.round(within * this.#world.chance()));
    for (const tenant of this.#tenants.values()) tenant.cutOff();
  }

  #pingLater(): void {
    this.#callOffPing();
    this.#callOffPing = this.#world.later(PING_EVERY, () => this.#ping());
  }

  #ping(): void {
    this.#callOffPing();
    this.send({ type: 'ping' });
    this.#callOffPing = this.#world.later(ANSWER_WITHIN, () => this.#lose());
  }
}
