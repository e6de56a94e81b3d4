import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchWholeChromium } from './chromium.ts';
import { faultsOf, goTo, makeTable, useOnlineStage } from './online-stage.ts';
import { whenKept } from './page.ts';

/** Being told of one's turn: the question, the service worker, and what it never touches. */

// A Chromium without windows shows no notices, and lets nobody ask for them.
const stage = useOnlineStage(launchWholeChromium);

/** A browser whose message service is this test: nothing goes out. */
function stubPushService(): void {
  let subscription: object | null = null;
  const key = (bytes: number): string =>
    btoa(String.fromCharCode(4, ...new Uint8Array(bytes - 1).fill(7)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const made = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/a-test',
    toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: key(65), auth: key(16) } }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', {
    get: () => ({
      getSubscription: async () => subscription,
      subscribe: async () => (subscription = made),
    }),
  });
}

/** Hands a message to the page's service worker, as a message service would. */
async function deliver(page: Page, data: object): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === stage.address);
      if (found) resolve(found.registrationId);
    });
  });
  await debug.send('ServiceWorker.enable');
  await debug.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(stage.address).origin,
    registrationId: await registered,
    data: JSON.stringify(data),
  });
}

function shownNotices(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ body }) => body);
  });
}

test('the question comes once, with the first table; a turn is told, and withdrawn once it is looked at', async () => {
  const host = await stage.visit({ serviceWorkers: 'allow', permissions: ['notifications'] });
  const { page, context } = host;
  await context.addInitScript(stubPushService);
  await page.reload();
  await whenKept(page);
  expect(await page.locator('[data-turn-card]').count()).toBe(0);
  const { id } = await makeTable(page, { name: 'Ada', free: 2 });
  await goTo(page, '#/me');
  await page.click('[data-test-push]');
  await page.getByText('No device: turn notifications on for at least one.').waitFor();
  await goTo(page, '#/');
  await page.click('[data-push-on]');
  await page.getByText('This device will tell you.').waitFor();
  await goTo(page, '#/me');
  expect(await page.isChecked('[data-toggle=push]')).toBe(true);

  await deliver(page, { kind: 'turn', table: id, title: 'chicago-express', by: null, at: 0 });
  await expect.poll(() => shownNotices(page)).toEqual(['Your turn: Chicago Express']);
  await goTo(page, `#/table/${id}`);
  await expect.poll(() => shownNotices(page)).toEqual([]);

  await goTo(page, '#/');
  await page.locator(`[data-online-table="${id}"]`).waitFor();
  expect(await page.locator('[data-turn-card]').count()).toBe(0);
  await goTo(page, '#/me');
  await page.uncheck('[data-toggle=push]');
  await expect.poll(() => page.isChecked('[data-toggle=push]')).toBe(false);
  expect(faultsOf(host)).toEqual([]);
  await context.close();
});

test('the service worker answers for the page, and never for the server', async () => {
  const visitor = await stage.visit({ serviceWorkers: 'allow' });
  const { page, context } = visitor;
  await whenKept(page);
  const page2 = page.waitForResponse((response) => response.url() === stage.address);
  const site = page.waitForResponse(/api\/v1\/site$/);
  await page.reload();
  expect((await page2).fromServiceWorker()).toBe(true);
  expect((await site).fromServiceWorker()).toBe(false);
  expect(faultsOf(visitor)).toEqual([]);
  await context.close();
});
