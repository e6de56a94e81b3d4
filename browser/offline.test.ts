import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { IN_THE_HOUSE, launchWholeChromium } from './chromium.ts';
import { drive, ACTIVE } from './driver.ts';
import { SAMPLE } from './files.ts';
import {
  askEverybody,
  openBeside,
  openImported,
  positionOf,
  startGame,
  storedGame,
  waitForPosition,
  whenKept,
  whenSaved,
} from './page.ts';
import { useStage } from './stage.ts';

const stage = useStage();

beforeEach(() => stage.serve(inject('page')));

const INSTALLED = { serviceWorkers: 'allow' } as const;
const NAMES = ['Ada', 'Ben', 'Cleo'];

/** No network, and no server either. */
async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await stage.serve(null);
}

/** Console errors about more than the missing network. */
function real(errors: readonly string[]): string[] {
  return errors.filter((error) => !error.includes('net::ERR_'));
}

describe('without a network', () => {
  test.each(['1848', 'chicago-express'])('a table of %s is reloaded and played on', async (title) => {
    const { page, context, errors } = await stage.open(INSTALLED, askEverybody);
    await whenKept(page);
    await startGame(page, { title, names: NAMES });
    await drive(page, { seed: 3, weights: ACTIVE }, 6);
    await whenSaved(page);
    await goOffline(context);
    await page.locator('[data-bar=offline]').waitFor();

    await page.reload();
    await waitForPosition(page, 6);
    // Long enough for every seat and, in 1848, into the first stock round and its routes' worker.
    const played = await drive(page, { seed: 4, weights: ACTIVE }, 30);
    expect(played.stuck).toBe(null);
    await whenSaved(page);
    const at = await positionOf(page);
    expect(at).toBe(36);
    await page.reload();
    await waitForPosition(page, at);
    await page.click('[data-view=history]');
    await page.locator('main input[type=range]').waitFor();

    // Closed without a network, opened without one.
    const address = page.url();
    await page.close();
    const again = await openBeside(context, address);
    await waitForPosition(again.page, at);
    await context.setOffline(false);
    await again.page.locator('[data-bar=offline]').waitFor({ state: 'detached' });
    expect(real([...errors, ...again.errors])).toEqual([]);
    await context.close();
  });

  test('every title is opened for the first time, with its rules to read', async () => {
    const { page: first, context } = await stage.open(INSTALLED, askEverybody);
    await whenKept(first);
    await first.close();
    await goOffline(context);
    const { page, errors } = await openBeside(context, stage.address);
    /* oxlint-disable no-await-in-loop -- one title after the other */
    for (const title of ['1848', '1860', '18gb', 'chicago-express']) {
      await page.locator('[data-new-game]').first().waitFor();
      await expect.poll(() => page.locator('[data-art=large] svg').count()).toBe(4);
      await startGame(page, { title, names: NAMES });
      await page.locator('[data-board] path[data-hex]').first().waitFor();
      await drive(page, { seed: 5, weights: ACTIVE }, 2);
      await waitForPosition(page, 2);
      await page.click('a[href="#/"]');
    }
    /* oxlint-enable no-await-in-loop */
    await expect.poll(() => page.locator('[data-game]').count()).toBe(4);
    expect(real(errors)).toEqual([]);
    await context.close();
  });

  test('it is said, once, and goes away with the network’s return', async () => {
    const { page, context } = await stage.open(INSTALLED, askEverybody);
    await page.locator('[data-new-game]').first().waitFor();
    const bar = page.locator('[data-bar=offline]');
    expect(await bar.count()).toBe(0);
    await context.setOffline(true);
    await bar.waitFor();
    expect(await bar.innerText()).toContain('they are kept in this browser');
    await bar.getByRole('button', { name: 'Close' }).click();
    await bar.waitFor({ state: 'detached' });
    await context.setOffline(false);
    await context.setOffline(true);
    await bar.waitFor();
    await context.close();
  });
});

describe('a browser that does not keep the page', () => {
  async function playsOn(page: Page): Promise<void> {
    await startGame(page, { title: 'chicago-express', names: NAMES });
    await drive(page, { seed: 3, weights: ACTIVE }, 4);
    await expect.poll(async () => (await storedGame(page))?.at).toBe(4);
  }

  test('no room: the page works, games are saved, and it says that offline use is not available', async () => {
    const context = await stage.browser.newContext(INSTALLED);
    const { page } = await openBeside(context, 'about:blank');
    const session = await context.newCDPSession(page);
    // Enough for games, not for the page.
    await session.send('Storage.overrideQuotaForOrigin', { origin: stage.address, quotaSize: 1_000_000 });
    await page.goto(stage.address);
    await page.locator('[data-offline-use=full]').waitFor();
    expect(await page.locator('[data-offline-use]').innerText()).toContain('no storage left');
    // Nothing incomplete is left behind.
    const caches = await page.evaluate(() => globalThis.caches.keys());
    expect(caches.filter((name) => !name.includes('order'))).toEqual([]);
    await playsOn(page);
    await context.close();
  });

  test('a worker that cannot be had: the page works and says so', async () => {
    const { page, context } = await stage.open(INSTALLED, () => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    });
    const use = page.locator('[data-offline-use=failed]');
    await expect
      .poll(() => use.allInnerTexts())
      .toEqual([expect.stringContaining('Offline use is not available')]);
    await playsOn(page);
    await context.close();
  });

  test.each(['from the start', 'later on'])(
    'a cache that is denied %s: the network has everything',
    async (when) => {
      const folder = await mkdtemp(join(tmpdir(), 'railhead-denied-'));
      await cp(inject('page'), folder, { recursive: true });
      const script = await readFile(join(folder, 'sw.js'), 'utf8');
      const deny =
        "Object.defineProperty(self, 'caches', { get() { throw new DOMException('denied', 'SecurityError'); } });";
      // Later: an installed worker, restarted for each page, runs into it when asked for files.
      const part = when === 'from the start' ? deny : `self.addEventListener('activate', () => { ${deny} });`;
      await writeFile(join(folder, 'sw.js'), `${part}\n${script}`);
      await stage.serve(folder);
      const { page, context, errors } = await stage.open(INSTALLED, askEverybody);
      if (when === 'from the start') await page.locator('[data-offline-use=failed]').waitFor();
      else await whenKept(page);
      await page.reload();
      await playsOn(page);
      expect(errors).toEqual([]);
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  );

  test('no https, as on a tablet in the same house: games are begun and saved', async () => {
    const context = await stage.browser.newContext(INSTALLED);
    const { page, errors } = await openBeside(context, stage.address.replace('127.0.0.1', IN_THE_HOUSE));
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await playsOn(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the kept files are cleared away later on: the network has them', async () => {
    const { page, context, errors } = await stage.open(INSTALLED, askEverybody);
    await whenKept(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name); // oxlint-disable-line no-await-in-loop
    });
    await page.reload();
    await playsOn(page);
    expect(errors).toEqual([]);
    await context.close();
  });
});

test('installing: a button where the browser offers it, icons and colours of our own', async () => {
  const { page, context } = await stage.open(INSTALLED, askEverybody);
  await whenKept(page);
  expect(await page.locator('[data-install]').count()).toBe(0);
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(offer, {
      prompt: () => {
        document.documentElement.dataset['prompted'] = String(offer.defaultPrevented);
        return Promise.resolve();
      },
    });
    dispatchEvent(offer);
  });
  await page.click('[data-install]');
  await page.locator('html[data-prompted=true]').waitFor();
  await context.close();

  // What Chromium itself reports as missing for an installable page: only one with windows knows.
  const whole = await launchWholeChromium();
  const { page: seen, context: beside } = await openBeside(await whole.newContext(INSTALLED), stage.address);
  await whenKept(seen);
  const session = await beside.newCDPSession(seen);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  await whole.close();
});

test('a file that the system opens with the installed page', async () => {
  const context = await stage.browser.newContext();
  await context.addInitScript((text) => {
    const setConsumer = (take: (launch: object) => void): void =>
      take({ files: [{ getFile: () => Promise.resolve(new File([text], 'sample.json')) }] });
    Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer } });
  }, SAMPLE);
  const { page, errors } = await openBeside(context, stage.address);
  await openImported(page);
  expect(await positionOf(page)).toBeGreaterThan(100);
  expect(errors).toEqual([]);
  await context.close();
});
