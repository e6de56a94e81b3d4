/**
 * The part of the service worker that tells people of their turns: it shows what the server sends, leads to the table, and
 * has the server know where this browser is reached when that changes.
 */
import { isJsonObject } from '../../core/json.ts';
import type { ToPage } from './messages.ts';
import { isAt, type Notice, tableAddress, wordsFor } from './notices.ts';
import type { PushMessage, WorkerClient, WorkerScope } from './worker-scope.ts';

function readNotice({ data }: PushMessage): Notice | null {
  try {
    const notice: unknown = data?.json();
    return isJsonObject(notice) && typeof notice['kind'] === 'string' ? (notice as unknown as Notice) : null;
  } catch {
    return null;
  }
}

function pagesOf(worker: WorkerScope): Promise<WorkerClient[]> {
  return worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** Shows a notice, unless its table is being looked at. */
async function show(worker: WorkerScope, notice: Notice): Promise<void> {
  const { registration } = worker;
  const { scope } = registration;
  const address = tableAddress(scope, notice.table);
  const pages = notice.table === null ? [] : await pagesOf(worker);
  if (pages.some(({ url, focused }) => focused && isAt(url, address))) return;
  await registration.showNotification('Railhead', {
    body: await wordsFor(notice, scope),
    // One a table: what is newer takes the place of what is older.
    tag: notice.table ?? notice.kind,
    data: notice.table,
  });
}

/** Leads to the table: to the page that has it open, else to any page of ours, else to a new one. */
async function lead(worker: WorkerScope, table: string | null): Promise<void> {
  const address = tableAddress(worker.registration.scope, table);
  const pages = await pagesOf(worker);
  const page = pages.find(({ url }) => isAt(url, address)) ?? pages[0];
  if (!page) return void (await worker.clients.openWindow(address));
  const shown = await page.focus();
  if (table === null || isAt(page.url, address)) return;
  const message: ToPage = { kind: 'open-table', table };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is of our own origin
  shown.postMessage(message);
}

/** Subscribes again where the browser has ended a subscription, and tells the server. */
async function subscribeAgain(worker: WorkerScope, former: PushSubscription | null): Promise<void> {
  const { registration } = worker;
  const subscription =
    (await registration.pushManager.getSubscription()) ??
    (former && (await registration.pushManager.subscribe(former.options)));
  if (!subscription) return;
  await fetch(new URL('api/v1/push', registration.scope), {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscription: subscription.toJSON(), device: '' }),
  });
}

/** Has a service worker tell people of their turns. */
export function tellTurns(worker: WorkerScope): void {
  worker.addEventListener('push', (event) => {
    const notice = readNotice(event);
    if (notice) event.waitUntil(show(worker, notice));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const table: unknown = event.notification.data;
    event.waitUntil(lead(worker, typeof table === 'string' ? table : null));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(subscribeAgain(worker, event.oldSubscription ?? null));
  });
}
