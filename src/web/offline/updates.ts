import { type ReadonlySignal, signal } from '@preact/signals';
import { goToTable } from '../router/router.ts';
import { seated } from '../services.ts';
import { type ToPage, type ToWorker, type Unkept, versionLock } from './messages.ts';

/**
 * `ready`: a new version waits to be used; `switched`: another tab uses it already, and this one goes on
 * with what it has.
 */
export type Update = 'none' | 'ready' | 'switched';

/** Whether the page opens without a network: `unknown` while that is being seen to, and where no browser could. */
export type OfflineUse = 'unknown' | 'ready' | Unkept;

const HOUR_MS = 60 * 60 * 1000;

const newVersion = signal<Update>('none');
const use = signal<OfflineUse>('unknown');
let registration: ServiceWorkerRegistration | undefined;
/** The user asked for the new version in this tab: reload as soon as it is active. */
let isAsked = false;

export const update: ReadonlySignal<Update> = newVersion;
export const offlineUse: ReadonlySignal<OfflineUse> = use;

function tell(worker: ServiceWorker | null | undefined, message: ToWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none, only windows do
  worker?.postMessage(message);
}

/** The name of this build; a page that is being worked on has none. */
const VERSION = document.querySelector<HTMLMetaElement>('meta[name=railhead-version]')?.content;

/** Says for as long as the page runs which version it is of: its files are kept until then. */
function holdVersion(scope: string, version: string): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve();
  return new Promise((resolve) => {
    void navigator.locks.request(versionLock(scope, version), { mode: 'shared' }, () => {
      resolve();
      return new Promise(() => {});
    });
  });
}

function notice({ waiting, active }: ServiceWorkerRegistration): void {
  const { controller } = navigator.serviceWorker;
  if (active) use.value = 'ready';
  // On a first visit WebKit can name the worker that has taken the page over as its controller while the registration
  // still lists it as waiting: a new version waits for another one.
  if (waiting && controller && waiting !== controller) newVersion.value = 'ready';
}

/** Follows a new version from its coming until it waits or is given up. */
function follow(found: ServiceWorkerRegistration): void {
  const { installing } = found;
  installing?.addEventListener('statechange', () => {
    notice(found);
    if (installing.state === 'redundant' && !found.active && use.value === 'unknown') use.value = 'failed';
  });
}

async function register(version: string): Promise<void> {
  const container = navigator.serviceWorker;
  let isControlled = container.controller !== null;
  container.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    if (data.kind === 'open-table') goToTable(data.table);
    // With an older version installed the page still opens.
    else if (!registration?.active) use.value = data.why;
  });
  container.addEventListener('controllerchange', () => {
    if (isAsked) location.reload();
    else if (isControlled) newVersion.value = 'switched';
    isControlled = true;
  });
  const found = await container.register('./sw.js', { updateViaCache: 'none' });
  // Where registering is switched off it may say nothing at all.
  if (!found) return;
  registration = found;
  notice(found);
  follow(found);
  found.addEventListener('updatefound', () => follow(found));
  await holdVersion(found.scope, version);
  tell(found.active, { kind: 'tidy' });
}

/** Looks for a new version. Where there is no network, or nothing to be found, everything stays as it is. */
function check(): void {
  registration?.update().catch(() => {});
}

/** Keeps the page for times without a network, and looks for newer ones. Not while the page is being worked on. */
export function keepPage(): void {
  if (VERSION === undefined || !('serviceWorker' in navigator)) return;
  const start = (): void => {
    register(VERSION).catch(() => {
      use.value = 'failed';
    });
  };
  // What the page itself needs comes first.
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
  setInterval(check, HOUR_MS);
}

/** Saves, and reloads the page in the new version: the address says where it was. */
export async function useNewVersion(): Promise<void> {
  await seated.value?.written;
  const waiting = registration?.waiting;
  if (newVersion.value === 'switched' || !waiting) return location.reload();
  isAsked = true;
  tell(waiting, { kind: 'use-now' });
}

/** Not now: it waits, and is used when every page of the old one has been closed. */
export function stayWithThis(): void {
  newVersion.value = 'none';
}
