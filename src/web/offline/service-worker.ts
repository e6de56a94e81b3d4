/**
 * The service worker: the page without a network. Each build is a version with a cache of its own, filled before the
 * version is installed, checked file by file, and never changed. A new version waits until no page of the old one is
 * left or the user asks for it; and even then the files of the old one stay for as long as a page of it runs.
 */
import { type ToPage, type ToWorker, type Unkept, versionLock } from './messages.ts';
import { tellTurns } from './turns-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

/** What this version consists of, the page itself first. Put before this script by the build (tools/vite-offline.ts). */
declare const BUILD: {
  readonly version: string;
  readonly files: readonly (readonly [path: string, integrity: string])[];
};

const worker = self as unknown as WorkerScope;
const { scope } = worker.registration;
const PAGE = 'index.html';
const PREFIX = `railhead ${scope} `;
const OWN = PREFIX + BUILD.version;
const KNOWN = new Set(BUILD.files.map(([path]) => path));
/** In the same cache storage: the versions in the order in which they came. */
const ORDER = `railhead order ${scope}`;

function addressOf(path: string): string {
  return new URL(path === PAGE ? '' : path, scope).href;
}

/* ---- which versions there are ---- */

async function readOrder(): Promise<string[]> {
  const kept = await caches.match(scope, { cacheName: ORDER });
  return kept ? ((await kept.json()) as string[]) : [];
}

async function writeOrder(versions: readonly string[]): Promise<void> {
  const cache = await caches.open(ORDER);
  await cache.put(scope, new Response(JSON.stringify(versions)));
}

/** The versions that pages run now; null where that cannot be known for all of them. */
async function versionsInUse(): Promise<Set<string> | null> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 0) return new Set();
  if (!('locks' in navigator)) return null;
  const { held = [] } = await navigator.locks.query();
  const prefix = versionLock(scope, '');
  const names = held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name] : []));
  // A page that has only begun to load has not said its version yet.
  if (names.length < pages.length) return null;
  return new Set(names.map((name) => name.slice(prefix.length)));
}

/** Deletes earlier versions that no page runs any more. Later ones may be waiting: they stay. */
async function tidy(): Promise<void> {
  const order = await readOrder();
  const inUse = await versionsInUse();
  if (!inUse) return;
  const earlier = order.slice(0, Math.max(0, order.indexOf(BUILD.version)));
  const left = new Set(earlier.filter((version) => !inUse.has(version)));
  if (left.size === 0) return;
  await Promise.all([...left].map((version) => caches.delete(PREFIX + version)));
  await writeOrder(order.filter((version) => !left.has(version)));
}

/* ---- install ---- */

/** A file as the build made it, and nothing else: a server that has gone on to another version has another one. */
async function fetchChecked(path: string, integrity: string): Promise<Response> {
  const address = addressOf(path);
  const answer = await fetch(address, { integrity }).catch(() =>
    fetch(address, { integrity, cache: 'reload' }),
  );
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function keepFiles(): Promise<void> {
  const order = await readOrder();
  await writeOrder([...order.filter((version) => version !== BUILD.version), BUILD.version]);
  const cache = await caches.open(OWN);
  const keep = async ([path, integrity]: (typeof BUILD.files)[number]): Promise<void> => {
    await cache.put(addressOf(path), await fetchChecked(path, integrity));
  };
  const kept = await Promise.allSettled(BUILD.files.map(keep));
  const failed = kept.find((one) => one.status === 'rejected');
  if (!failed) return;
  // What is left of it would take the room of the games: each file goes, for a cache that is in use stays a while.
  const left = await cache.keys();
  await Promise.all(left.map((request) => cache.delete(request)));
  throw failed.reason;
}

async function tellPages(message: ToPage): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- they are of our own origin
  for (const page of pages) page.postMessage(message);
}

/** All of it or nothing. */
async function install(): Promise<void> {
  try {
    await keepFiles();
  } catch (error) {
    const why: Unkept = error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'failed';
    await tellPages({ kind: 'not-kept', why });
    await caches.delete(OWN).catch(() => false);
    throw error;
  }
}

/* ---- answers ---- */

/** From this version, or another one where that is asked for by the hash in its name; else from the network. */
async function answer(path: string, request: Request): Promise<Response> {
  const address = addressOf(path);
  try {
    const own = await caches.match(address, { cacheName: OWN, ignoreVary: true });
    const kept = own ?? (path === PAGE ? undefined : await caches.match(address, { ignoreVary: true }));
    if (kept) return kept;
  } catch {
    // A browser that keeps nothing after all: then it is as if we were not here.
  }
  return fetch(request);
}

/** The file that is asked for, if it is one of ours. What a server answers itself (`api/`) is none of them. */
function pathOf({ method, mode, url }: Request): string | null {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  if (method !== 'GET' || !address.startsWith(scope)) return null;
  const path = address.slice(scope.length);
  if (path === '' || path === PAGE) return mode === 'navigate' ? PAGE : null;
  return KNOWN.has(path) || path.startsWith('assets/') ? path : null;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => {
  // The first page of all has come without us.
  event.waitUntil(Promise.all([tidy(), worker.clients.claim()]));
});
worker.addEventListener('fetch', (event) => {
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(answer(path, event.request));
});
worker.addEventListener('message', (event) => {
  const { kind } = event.data as ToWorker;
  event.waitUntil(kind === 'use-now' ? worker.skipWaiting() : tidy());
});
tellTurns(worker);
