import { type ServerMessage, writeServerMessage } from '../../online/protocol.ts';
import { CLOSE, type Connection } from './connection.ts';

/** With so much under way, a socket gets no news until it has read on. */
const STUFFED = 256 * 1024;
/** So much is under way at a socket that does not read at all. */
const DEAD = 1024 * 1024;

/** The way out to one socket, with back-pressure. */
export class Outlet {
  readonly connection: Connection;
  #isOpen = true;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether news had better wait. */
  get isStuffed(): boolean {
    return this.connection.bufferedBytes() > STUFFED;
  }

  /** An answer: it always goes, unless the socket is dead. */
  say(message: ServerMessage): void {
    this.send(writeServerMessage(message));
  }

  send(text: string): void {
    if (!this.#isOpen) return;
    if (this.connection.bufferedBytes() > DEAD) this.close(CLOSE.stuffed, 'not reading');
    else this.connection.send(text);
  }

  close(code: number, reason: string): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.connection.close(code, reason);
  }

  /** It was closed from outside. */
  left(): void {
    this.#isOpen = false;
  }
}
