import { SOCKET_PATH } from '../../online/api.ts';
import type { Id } from '../../online/entry.ts';
import { newKey } from '../match/entries.ts';
import { askSite, me } from './account.ts';
import { ask } from './client.ts';
import { Connection, type ConnectionWorld } from './connection.ts';
import type { OnlineWorld } from './open-table.ts';
import { databaseCopies } from './table-copies.ts';

/** The socket stands beside the page, wherever that is. */
function socketAddress(): string {
  const address = new URL(SOCKET_PATH, document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

function later(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}

const CONNECTION_WORLD: ConnectionWorld = {
  build: RULES_DIGEST ?? 'dev',
  now: () => Date.now(),
  chance: () => Math.random(),
  later,
  open(events) {
    const socket = new WebSocket(socketAddress());
    socket.addEventListener('open', () => events.opened());
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') events.heard(data);
    });
    socket.addEventListener('close', () => events.closed());
    return socket;
  },
};

/** The one connection of this tab. */
function openConnection(): Connection {
  const connection = new Connection(CONNECTION_WORLD);
  addEventListener('online', () => connection.tryNow());
  addEventListener('offline', () => connection.cut());
  // A page that has slept does not know whether its socket still works.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    connection.tryNow();
    connection.doubt();
  });
  return connection;
}

/** Storage that may be blocked: accessing it throws then. */
function noteStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** While the server is silent, who was signed in when it last answered. */
async function signedIn(): Promise<Id | null> {
  await askSite();
  return me.value?.id ?? null;
}

/** This page as a place where tables of the server are opened. */
export const PAGE_WORLD: OnlineWorld = {
  connection: openConnection(),
  copies: databaseCopies(),
  notes: {
    storage: noteStorage(),
    locks: 'locks' in navigator ? navigator.locks : null,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  },
  tab: newKey(),
  newKey,
  later,
  whenIdle: (then) => void (globalThis.requestIdleCallback ?? setTimeout)(() => then()),
  askTable: (id) => ask('table', { params: { id } }),
  askLog: (id) => ask('log', { params: { id } }),
  user: signedIn,
};
