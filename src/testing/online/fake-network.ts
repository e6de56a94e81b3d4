import {
  type PageMessage,
  readPageMessage,
  type ServerMessage,
  writeServerMessage,
} from '../../online/protocol.ts';
import type { ConnectionWorld, Socket, SocketEvents } from '../../web/online/connection.ts';

/** The other end of a socket, in the hands of a test. */
export class FakeSocket implements Socket {
  readonly texts: string[] = [];
  isOpen = false;
  isClosed = false;
  readonly #events: SocketEvents;
  readonly #onText: (text: string) => void;

  constructor(events: SocketEvents, onText: (text: string) => void) {
    this.#events = events;
    this.#onText = onText;
  }

  send(text: string): void {
    this.texts.push(text);
    this.#onText(text);
  }

  close(): void {
    this.isClosed = true;
  }

  get sent(): PageMessage[] {
    return this.texts.map((text) => {
      const { message } = readPageMessage(text);
      if (!message) throw new Error(`no server understands ${text}`);
      return message;
    });
  }

  open(): void {
    this.isOpen = true;
    this.#events.opened();
  }

  break(): void {
    this.isClosed = true;
    this.#events.closed();
  }

  say(message: ServerMessage): void {
    this.sayText(writeServerMessage(message));
  }

  sayText(text: string): void {
    this.#events.heard(text);
  }
}

interface Timer {
  readonly due: number;
  readonly work: () => void;
}

/** Sockets, clock and chance of a page, in the hands of a test. */
export class FakeNetwork {
  readonly sockets: FakeSocket[] = [];
  time = 1_000_000;
  chance = 0.5;
  /** Hears of every new socket, and of what is sent by it. */
  onOpen: (socket: FakeSocket) => void = () => {};
  onText: (socket: FakeSocket, text: string) => void = () => {};
  #timers: Timer[] = [];

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('nobody has connected');
    return socket;
  }

  world(): ConnectionWorld {
    return {
      build: 'test',
      now: () => this.time,
      chance: () => this.chance,
      later: (milliseconds, then) => this.later(milliseconds, then),
      open: (events) => {
        const socket: FakeSocket = new FakeSocket(events, (text) => this.onText(socket, text));
        this.sockets.push(socket);
        this.onOpen(socket);
        return socket;
      },
    };
  }

  later(milliseconds: number, then: () => void): () => void {
    const timer = { due: this.time + milliseconds, work: then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Lets time pass; what is due in it happens in order. */
  pass(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (;;) {
      const [next] = this.#timers.filter(({ due }) => due <= until).sort((a, b) => a.due - b.due);
      if (!next) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.time = Math.max(this.time, next.due);
      next.work();
    }
    this.time = until;
  }
}
