import { WebSocket } from 'ws';
import type { Action } from '../../core/game.ts';
import { SOCKET_PATH } from '../../online/api.ts';
import type { Id, Key } from '../../online/entry.ts';
import { PROTOCOL, writePageMessage } from '../../online/protocol.ts';
import { newKey } from '../../server/keys.ts';
import type { Client } from './client.ts';

/** Opens a socket that has a table open. Resolves once it has the log. */
export function watch(client: Client, id: Id, hear: (text: string) => void = () => {}): Promise<WebSocket> {
  const port = new URL(client.origin).port;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${SOCKET_PATH}`, { headers: client.headers });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`the socket was closed (${code})`)));
    socket.once('open', () =>
      socket.send(
        writePageMessage({ type: 'hello', p: PROTOCOL, build: 'bench', tables: [{ id, seq: 0, chat: 0 }] }),
      ),
    );
    socket.on('message', (data) => {
      const text = (data as Buffer).toString();
      if (text.startsWith('{"type":"log"')) resolve(socket);
      hear(text);
    });
  });
}

/** Plays a list of actions at a table, each once the one before is acknowledged. */
export class BenchPlayer {
  readonly id: Id;
  readonly #client: Client;
  readonly #actions: readonly Action[];
  #next = 0;
  #after: Key;
  #socket: WebSocket | null = null;
  #answer: { readonly taken: () => void; readonly refused: (error: Error) => void } | null = null;

  constructor(client: Client, id: Id, actions: readonly Action[]) {
    this.#client = client;
    this.id = id;
    this.#after = id;
    this.#actions = actions;
  }

  async connect(): Promise<void> {
    this.#socket = await watch(this.#client, this.id, (text) => this.#hear(text));
  }

  disconnect(): void {
    this.#socket?.terminate();
  }

  get isDone(): boolean {
    return this.#next >= this.#actions.length;
  }

  /** The next action; how many milliseconds its acknowledgement took. */
  async play(): Promise<number> {
    const action = this.#actions[this.#next++];
    if (!action) throw new RangeError('nothing is left to play');
    const key = newKey();
    const message = {
      type: 'act',
      id: this.id,
      key,
      after: this.#after,
      seq: this.#next - 1,
      action,
    } as const;
    const sent = performance.now();
    const answered = new Promise<void>((taken, refused) => (this.#answer = { taken, refused }));
    this.#socket?.send(writePageMessage(message));
    await answered;
    this.#after = key;
    return performance.now() - sent;
  }

  #hear(text: string): void {
    if (text.startsWith('{"type":"ack"')) this.#answer?.taken();
    else if (text.startsWith('{"type":"refused"') || text.startsWith('{"type":"bad"'))
      this.#answer?.refused(new Error(text));
  }
}
