import { API, type EndpointName, type Me } from '../../online/api.ts';
import type { Place } from '../../online/seats.ts';
import type { Online } from '../../server/app.ts';
import type { Call, Caller, Handlers } from '../../server/endpoints.ts';
import type { Connection } from '../../server/live/connection.ts';
import type { LiveHub } from '../../server/live/socket.ts';
import { named } from '../online/sample-table.ts';

/** A hub that notes what it is told, and answers every message with what it heard. */
export class StubHub implements LiveHub {
  readonly connections: Connection[] = [];
  readonly heard: string[] = [];
  left = 0;
  isGone = false;

  connect(connection: Connection): ReturnType<LiveHub['connect']> {
    this.connections.push(connection);
    return {
      hear: (text) => {
        this.heard.push(text);
        connection.send(`heard ${text}`);
      },
      left: () => void this.left++,
    };
  }

  endSession(session: string): void {
    for (const connection of this.connections)
      if (connection.session === session) connection.close(4001, 'signed out');
  }

  endUser(): void {}

  async bye(): Promise<void> {
    this.isGone = true;
  }
}

export interface StubOnline extends Online {
  readonly hub: StubHub;
  /** Whom each token belongs to. */
  readonly callers: Map<string, Caller>;
  readonly places: Map<string, Place>;
  /** What has reached the handlers. */
  readonly calls: (Pick<Call, 'caller' | 'params' | 'net' | 'device' | 'address'> & {
    readonly name: EndpointName;
    readonly body: unknown;
  })[];
  clock: number;
}

export function callerNamed(name: string, kind: Me['kind'] = 'guest'): Caller {
  return { user: { id: named(name), kind, name }, session: named(`${name}-session`) };
}

/** Everything behind the app, without a storage: each handler answers with nothing. */
export function stubOnline(handlers: Partial<Handlers> = {}): StubOnline {
  const calls: StubOnline['calls'] = [];
  const callers: StubOnline['callers'] = new Map();
  const places: StubOnline['places'] = new Map();
  const noted = Object.keys(API).map((name) => [
    name,
    async (call: Call) => {
      calls.push({ name: name as EndpointName, ...call });
      return null;
    },
  ]);
  const stub: StubOnline = {
    handlers: { ...(Object.fromEntries(noted) as unknown as Handlers), ...handlers },
    callers,
    places,
    calls,
    clock: 0,
    findCaller: async (token) => callers.get(token) ?? null,
    findPlace: async (id) => places.get(id) ?? null,
    hub: new StubHub(),
    isReady: async () => true,
    now: () => stub.clock,
  };
  return stub;
}
