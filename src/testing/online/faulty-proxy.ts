import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What becomes of what is sent through: everything arrives; nothing does; nothing to the server; nothing back. */
export type Passage = 'open' | 'closed' | 'no-way-there' | 'no-way-back';

/** A text frame of a page that has come as one piece. */
function isWholeFrame(chunk: Buffer): boolean {
  const [first = 0, second = 0] = chunk;
  const short = second & 0x7f;
  if (first !== 0x81 || (second & 0x80) === 0) return false;
  if (short < 126) return chunk.length === 6 + short;
  return short === 126 && chunk.length === 8 + chunk.readUInt16BE(2);
}

/** A network between pages and a server that loses, holds up and repeats what it is given. */
export class FaultyProxy {
  readonly #target: number;
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  passage: Passage = 'open';
  /** Everything arrives so much later. */
  delayMs = 0;
  /** Every frame of a page arrives twice. */
  isRepeating = false;

  constructor(target: number) {
    this.#target = target;
    this.#server = createServer((page) => this.#join(page));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** Breaks all connections, without a word. */
  reset(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.resetAndDestroy();
    this.#pairs.clear();
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.reset();
    await closed;
  }

  #join(page: Socket): void {
    const server = connect(this.#target, '127.0.0.1');
    const pair = [page, server] as const;
    this.#pairs.add(pair);
    this.#pass(page, server, ['closed', 'no-way-there'], true);
    this.#pass(server, page, ['closed', 'no-way-back'], false);
    for (const socket of pair) {
      // What is wrong with a connection shows when it closes.
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
  }

  #pass(from: Socket, to: Socket, lost: readonly Passage[], isOfPage: boolean): void {
    from.on('data', (chunk: Buffer) => {
      if (lost.includes(this.passage)) return;
      const times = isOfPage && this.isRepeating && isWholeFrame(chunk) ? 2 : 1;
      const write = (): void => {
        for (let time = 0; time < times; time++) if (!to.destroyed) to.write(chunk);
      };
      if (this.delayMs > 0) setTimeout(write, this.delayMs);
      else write();
    });
  }
}
