import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { drive, ACTIVE } from './driver.ts';
import {
  askEverybody,
  type Opened,
  openBeside,
  startGame,
  storedGame,
  waitForPosition,
  whenKept,
  whenSaved,
} from './page.ts';
import { useStage } from './stage.ts';
import { makeVersion } from './versions.ts';

const stage = useStage();
let folder: string;
/** The page under test, one after it, and one with other rules. */
let versions: { readonly now: string; readonly next: string; readonly last: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'railhead-versions-'));
  versions = { now: inject('page'), next: join(folder, 'next'), last: join(folder, 'last') };
  await makeVersion(versions.now, versions.next, 'b');
  await makeVersion(versions.now, versions.last, 'c', { rules: true });
});
beforeEach(() => stage.serve(versions.now));
afterAll(() => rm(folder, { recursive: true, force: true }));

const INSTALLED = { serviceWorkers: 'allow' } as const;
const NAMES = ['Ada', 'Ben', 'Cleo'];

function versionOf(page: Page): Promise<string | null> {
  return page.getAttribute('meta[name=railhead-version]', 'content');
}

/** What the page does when it is looked at again. */
function lookAgain(page: Page): Promise<boolean> {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** The versions that are kept. */
async function keptVersions(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys());
  return names.filter((name) => !name.includes('order')).map((name) => name.split(' ').at(-1) ?? '');
}

/** Whether a version that was not kept before is there as a whole. One that has waited in vain may be gone by then. */
async function isNewOneWaiting(page: Page, before: readonly string[]): Promise<boolean> {
  // Asked for first: what has begun to be kept is still being installed.
  const kept = await keptVersions(page);
  const isWaiting = await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return Boolean(found?.waiting) && !found?.installing;
  });
  return isWaiting && kept.some((version) => !before.includes(version));
}

/** A table of the first version, kept, after some actions. */
async function oldTable(): Promise<Opened> {
  const opened = await stage.open(INSTALLED, askEverybody);
  await whenKept(opened.page);
  await startGame(opened.page, { title: 'chicago-express', names: NAMES });
  await drive(opened.page, { seed: 2, weights: ACTIVE }, 4);
  await whenSaved(opened.page);
  // It would not be there any more after a reload.
  await opened.page.evaluate(() => {
    document.documentElement.dataset['sameDocument'] = 'yes';
  });
  return opened;
}

function hasGoneOn(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['sameDocument'] === 'yes');
}

/** Opens what this page has not loaded before: the history, and the rules. */
async function loadMore(page: Page): Promise<void> {
  await page.click('[data-view=history]');
  await page.locator('[data-tab=log]').click();
  await page.locator('[data-log-at]').first().waitFor();
  await page.click('[data-view=map]');
}

const note = (page: Page): ReturnType<Page['locator']> => page.locator('[data-bar=update]');

describe('a new version while a game is open', () => {
  test('waits; the game goes on, with parts it had not loaded before; then it is used, at the same place', async () => {
    const { page, context, errors } = await oldTable();
    const old = await versionOf(page);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    await stage.serve(versions.next);
    // Nothing of the old one is to be had from the server any more.
    const gone = await Promise.all(
      loaded.filter((name) => name.includes('/assets/')).map((name) => fetch(name)),
    );
    expect(new Set(gone.map(({ status }) => status))).toEqual(new Set([404]));
    await lookAgain(page);
    await note(page).waitFor();
    expect(await note(page).innerText()).toContain('A new version of Railhead is ready');
    expect(await note(page).innerText()).toContain('Other tabs');

    await drive(page, { seed: 3, weights: ACTIVE }, 2);
    await loadMore(page);
    expect(await hasGoneOn(page)).toBe(true);
    await page.click('[data-view=companies]');
    const sentence = await page.innerText('[data-sentence]');
    const address = page.url();

    await note(page).getByRole('button', { name: 'Update now' }).click();
    await page.waitForFunction((before) => {
      const now = document.querySelector<HTMLMetaElement>('meta[name=railhead-version]')?.content;
      return now !== undefined && now !== before;
    }, old);
    await waitForPosition(page, 6);
    expect(page.url()).toBe(address);
    await expect.poll(() => page.innerText('[data-sentence]')).toBe(sentence);
    expect(await note(page).count()).toBe(0);
    // The old one is not kept any longer than it is needed.
    await expect.poll(() => keptVersions(page)).toEqual([await versionOf(page)]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('“Later” is later: when every page has been closed', async () => {
    const { page, context, errors } = await oldTable();
    const old = await versionOf(page);
    await stage.serve(versions.next);
    await lookAgain(page);
    await note(page).getByRole('button', { name: 'Later' }).click();
    await note(page).waitFor({ state: 'detached' });
    await page.reload();
    await waitForPosition(page, 4);
    expect(await versionOf(page)).toBe(old);
    // It says so again.
    await note(page).waitFor();
    const address = page.url();
    await page.close();
    // A browser may take a moment to notice that nobody is left.
    const opensAs = async (): Promise<string | null> => {
      const { page: again } = await openBeside(context, address);
      await waitForPosition(again, 4);
      const version = await versionOf(again);
      await again.close();
      return version;
    };
    await expect.poll(opensAs).not.toBe(old);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('another tab uses it: this one is told, goes on as it is, and still finds its own files', async () => {
    const { page, context, errors } = await oldTable();
    const old = await versionOf(page);
    const { page: other } = await openBeside(context, stage.address);
    await whenKept(other);
    await stage.serve(versions.next);
    await lookAgain(other);
    await note(other).getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => versionOf(other)).not.toBe(old);

    await expect.poll(() => note(page).innerText()).toContain('Another tab is using a new version');
    expect(await hasGoneOn(page)).toBe(true);
    await loadMore(page);
    await drive(page, { seed: 3, weights: ACTIVE }, 2);
    await whenSaved(page);
    expect(await versionOf(page)).toBe(old);
    expect(await keptVersions(page)).toHaveLength(2);

    await note(page).getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => versionOf(page)).not.toBe(old);
    await waitForPosition(page, 6);
    await expect.poll(() => keptVersions(page)).toHaveLength(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a tab that is a year old: two versions later, by other rules, its game opens from the log', async () => {
    const { page, context, errors } = await oldTable();
    const old = await versionOf(page);
    // Long enough for a position to be kept beside the log.
    await drive(page, { seed: 3, weights: ACTIVE }, 26);
    await whenSaved(page);
    const sentence = await page.innerText('[data-sentence]');
    /* oxlint-disable no-await-in-loop -- one version after the other */
    for (const version of [versions.next, versions.last]) {
      await stage.serve(version);
      const before = await keptVersions(page);
      await lookAgain(page);
      await expect.poll(() => isNewOneWaiting(page, before)).toBe(true);
    }
    /* oxlint-enable no-await-in-loop */
    await loadMore(page);
    expect(await hasGoneOn(page)).toBe(true);

    // The position kept beside the log is wrong by the new rules: only a reader that takes it over would see it.
    const before = await storedGame(page);
    await page.evaluate(async () => {
      const result = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('not done')));
        });
      const database = await result(indexedDB.open('railhead'));
      const snapshots = database.transaction('snapshots', 'readwrite').objectStore('snapshots');
      const [stored] = await result(snapshots.getAll());
      await result(snapshots.put({ ...stored, at: 30, state: { broken: true }, told: [] }));
      database.close();
    });
    await note(page).getByRole('button', { name: 'Update now' }).click();
    await page.waitForFunction(() => document.documentElement.dataset['sameDocument'] === undefined);
    await waitForPosition(page, 30);
    expect(await versionOf(page)).not.toBe(old);
    expect(await page.innerText('[data-sentence]')).toBe(sentence);
    // From now on it is kept by the new rules.
    await expect.poll(async () => (await storedGame(page))?.snapshot?.rules).toMatch(/^c0+$/);
    expect(before?.snapshot?.rules).toMatch(/^[0-9a-f]{16}$/);
    await expect.poll(() => keptVersions(page)).toEqual([await versionOf(page)]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a server that is not well', () => {
  /** What complaints of the network say is not the page's fault. */
  function real(errors: readonly string[]): string[] {
    return errors.filter((error) => !/404|net::|integrity|digest/.test(error));
  }

  test('without its service worker: whoever has the page goes on with it', async () => {
    const broken = join(folder, 'no-worker');
    await cp(versions.next, broken, { recursive: true, filter: (path) => !path.endsWith('sw.js') });
    const { page, context, errors } = await oldTable();
    const old = await versionOf(page);
    await stage.serve(broken);
    await lookAgain(page);
    await page.reload();
    await waitForPosition(page, 4);
    expect(await versionOf(page)).toBe(old);
    await loadMore(page);
    expect(await note(page).count()).toBe(0);
    expect(real(errors)).toEqual([]);
    await context.close();
  });

  test('half of one version and half of another: that is no version', async () => {
    const mixed = join(folder, 'mixed');
    await cp(versions.next, mixed, { recursive: true });
    await cp(join(versions.last, 'index.html'), join(mixed, 'index.html'));
    const { page, context, errors } = await oldTable();
    const old = await versionOf(page);
    await stage.serve(mixed);
    await page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration();
      await found?.update();
      const { installing } = found ?? {};
      await new Promise<void>((resolve) => {
        if (!installing || installing.state === 'redundant') return resolve();
        // Given up, as it should be, or kept.
        installing.addEventListener('statechange', () => resolve());
        return undefined;
      });
    });
    await page.reload();
    await waitForPosition(page, 4);
    expect(await versionOf(page)).toBe(old);
    expect(await note(page).count()).toBe(0);
    expect(await keptVersions(page)).toEqual([old]);

    // Once the server has all of it, it comes.
    await stage.serve(versions.last);
    await lookAgain(page);
    await note(page).waitFor();
    expect(real(errors)).toEqual([]);
    await context.close();
  });
});
