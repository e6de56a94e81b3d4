import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Id } from '../../online/entry.ts';
import { LONGEST_MESSAGE } from '../../online/protocol.ts';
import { Denied } from '../endpoints.ts';
import { CLOSE, type Connection, type Ear } from './connection.ts';
import { keepAlive } from './heartbeat.ts';
import { REAL_TIMING, type Timing } from './timing.ts';

/** Everything behind the sockets. */
export interface LiveHub {
  /** The listener may be called as soon as this returns. */
  connect(connection: Connection): Ear;
  /** Closes the connections of a session, or of all sessions of a user, at once. */
  endSession(session: Id): void;
  endUser(user: Id): void;
  /** Tells all pages that the server goes away, takes nothing new, and is done when what was under way is on the disk. */
  bye(): Promise<void>;
}

/** A message that is a little too long is refused in words, a huge one ends the connection. */
const LONGEST_FRAME = 4 * LONGEST_MESSAGE;

const MOST_PER_NETWORK = 100;

/** The code of WebSocket for messages of another kind. */
const NOT_TEXT = 1003;

/** Teaches a server to speak WebSocket; before its routes. */
export async function allowSockets(server: FastifyInstance): Promise<void> {
  await server.register(websocket, {
    options: { maxPayload: LONGEST_FRAME },
    // A frame that is none has been answered and closed already.
    errorHandler: (error, socket, request) => {
      request.log.debug(error);
      socket.close();
    },
    preClose(done) {
      for (const socket of this.websocketServer.clients) socket.close(CLOSE.away);
      this.websocketServer.close();
      done();
    },
  });
}

/** The socket of the pages at `path`. `request.caller` and `request.net` are set by hooks of the app. */
export function openSocket(
  server: FastifyInstance,
  path: string,
  hub: LiveHub,
  timing: Timing = REAL_TIMING,
): void {
  const networks = new Map<string, number>();
  server.get(
    path,
    {
      websocket: true,
      preValidation: async ({ net }: FastifyRequest) => {
        if ((networks.get(net) ?? 0) >= MOST_PER_NETWORK) throw new Denied('slow-down');
      },
    },
    (socket, { caller, net }) => {
      networks.set(net, (networks.get(net) ?? 0) + 1);
      keepAlive(socket, timing);
      const listener = hub.connect({
        user: caller?.user ?? null,
        session: caller?.session ?? null,
        send: (text) => socket.send(text),
        close(code, reason) {
          // One that does not read would not read this either.
          if (code === CLOSE.stuffed) socket.terminate();
          else socket.close(code, reason);
        },
        bufferedBytes: () => socket.bufferedAmount,
      });
      socket.on('message', (data, isBinary) => {
        if (isBinary) socket.close(NOT_TEXT);
        else listener.hear(textOf(data));
      });
      socket.on('close', () => {
        const left = (networks.get(net) ?? 1) - 1;
        if (left > 0) networks.set(net, left);
        else networks.delete(net);
        listener.left();
      });
    },
  );
}

function textOf(data: Buffer | ArrayBuffer | readonly Buffer[]): string {
  if (Buffer.isBuffer(data)) return data.toString();
  return data instanceof ArrayBuffer ? Buffer.from(data).toString() : Buffer.concat(data).toString();
}
