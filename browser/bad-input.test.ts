import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drive, ACTIVE } from './driver.ts';
import { SAMPLE } from './files.ts';
import {
  exportGame,
  importGame,
  openBeside,
  openImported,
  positionOf,
  startGame,
  storedGame,
  waitForPosition,
  whenSaved,
} from './page.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const WISH = { title: 'chicago-express', names: ['Ada', 'Ben', 'Cleo'] };

type SampleMatch = { rulesVersion: number; game: string; actions: unknown[] };

function changedSample(change: (match: SampleMatch) => void): string {
  const match = JSON.parse(SAMPLE) as SampleMatch;
  change(match);
  return JSON.stringify(match);
}

function dialogText(page: Page): Promise<string> {
  return page.locator('dialog [role=alert]').innerText();
}

describe('files', () => {
  test('what is no game of ours: one clear line each, and the page goes on', async () => {
    const { page, context, errors } = await stage.open();
    await startGame(page, WISH);
    await whenSaved(page);
    await page.goto(stage.address);
    const files: readonly (readonly [text: string, message: string])[] = [
      ['', 'It cannot be read: the file is empty.'],
      ['\u0089PNG\r\n\u001A\n\u0000', 'this is not a game file, or it is damaged'],
      [SAMPLE.slice(0, SAMPLE.length / 2), 'this is not a game file, or it is damaged'],
      ['{"hello": "world"}', 'this is neither a Railhead game nor an 18xx.games export'],
      ['{"title": "1830", "players": [], "actions": []}', 'Railhead does not know the game "1830"'],
      [changedSample((match) => (match.game = 'chess')), 'Railhead does not know the game "chess"'],
      ['{"title": "1848", "players": [{"name": "A"}]}', 'It cannot be read'],
      [changedSample((match) => (match.rulesVersion = 99)), 'made by a newer version of Railhead'],
    ];
    for (const [text, message] of files) {
      /* oxlint-disable no-await-in-loop -- one after the other at the same page */
      await importGame(page, 'bad.json', text);
      await expect.poll(() => dialogText(page)).toContain(message);
      await page.getByRole('button', { name: 'Close' }).last().click();
      await page.locator('dialog').waitFor({ state: 'detached' });
      /* oxlint-enable no-await-in-loop */
    }
    await expect.poll(() => page.locator('[data-game]').count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('an illegal action in the middle is named with its rule, and everything before it opens', async () => {
    const { page, context, errors } = await stage.open();
    const text = changedSample(({ actions }) =>
      actions.splice(60, 1, { type: 'buy_train', by: 0, side: 'nowhere' }),
    );
    await importGame(page, 'bent.json', text);
    await expect
      .poll(() => dialogText(page))
      .toMatch(/Action 61 of \d+ is not allowed: .*1848-.*first 60 actions are fine/s);
    await page.getByRole('button', { name: 'Open up to action 60' }).click();
    await waitForPosition(page, 60);
    await whenSaved(page);
    await page.reload();
    await waitForPosition(page, 60);
    await drive(page, { seed: 1, weights: ACTIVE }, 2);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a game that the other format cannot hold says so', async () => {
    const { page, context } = await stage.open();
    await importGame(page, 'sample.json', SAMPLE);
    await openImported(page);
    await page.click('[popovertarget=file-menu]');
    await page.locator('[data-export-foreign][aria-disabled=true]').click({ force: true });
    await expect
      .poll(() => page.innerText('[role=tooltip]'))
      .toMatch(/^18xx\.games plays by different rules, so it cannot continue this game/);
    await context.close();
  });
});

describe('storage', () => {
  test('full: it is said, the game goes on, nothing is lost', async () => {
    const { page, context } = await stage.open({}, limitStorage);
    await startGame(page, WISH);
    await drive(page, { seed: 1, weights: ACTIVE }, 5);
    await whenSaved(page);
    await setFull(page, true);
    await drive(page, { seed: 2, weights: ACTIVE }, 4);
    const alert = page.locator('main [role=alert]').first();
    await alert.waitFor();
    await expect.poll(() => alert.innerText()).toContain('no storage left');
    expect(await positionOf(page)).toBe(9);
    expect((await storedGame(page))?.at).toBe(5);
    const { actions } = JSON.parse(await exportGame(page)) as { actions: unknown[] };
    expect(actions).toHaveLength(9);
    await page.getByRole('button', { name: 'Try again' }).click();
    await alert.waitFor();

    // A second page finds it too, and once there is room again it is stored.
    await page.reload();
    await waitForPosition(page, 9);
    await setFull(page, false);
    await drive(page, { seed: 3, weights: ACTIVE }, 1);
    expect((await whenSaved(page)).match.actions).toHaveLength(10);
    await alert.waitFor({ state: 'detached' });
    await context.close();
  });

  test('blocked: games can be played and exported, and it is said that they are not kept', async () => {
    const { page, context } = await stage.open({}, () => {
      const denied = (): never => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(globalThis, 'localStorage', { get: denied });
      Object.defineProperty(IDBFactory.prototype, 'open', { value: denied });
    });
    await expect.poll(() => page.innerText('main')).toContain('does not let us store anything');
    await startGame(page, WISH);
    await drive(page, { seed: 1, weights: ACTIVE }, 5);
    await expect
      .poll(() => page.locator('main [role=alert]').first().innerText())
      .toContain('does not let us store anything');
    const { actions } = JSON.parse(await exportGame(page)) as { actions: unknown[] };
    expect(actions).toHaveLength(5);
    await context.close();
  });

  test('a game of newer rules stays as it is, can be exported, and does not hide the others', async () => {
    const { page, context, errors } = await stage.open();
    await startGame(page, WISH);
    await drive(page, { seed: 1, weights: ACTIVE }, 3);
    await whenSaved(page);
    await changeStored(page, 'newer rules');
    await page.reload();
    const alert = page.locator('main [role=alert]');
    await alert.waitFor();
    await expect
      .poll(() => alert.innerText())
      .toContain('made by a newer version of Railhead (rules version 99; this one knows 1)');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as a Railhead file' }).click();
    expect((await waiting).suggestedFilename()).toMatch(/\.json$/);
    await page.getByRole('button', { name: 'All games' }).click();
    await expect.poll(() => page.locator('[data-game]').count()).toBe(1);
    await startGame(page, WISH);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a saved log that is broken opens up to there, and stays', async () => {
    const { page, context, errors } = await stage.open();
    await startGame(page, WISH);
    await drive(page, { seed: 1, weights: ACTIVE }, 8);
    await whenSaved(page);
    await changeStored(page, 'broken log');
    await page.reload();
    const alert = page.locator('main [role=alert]');
    await alert.waitFor();
    await expect.poll(() => alert.innerText()).toContain('Action 5 of');
    await page.getByRole('button', { name: 'Open up to action 4' }).click();
    await waitForPosition(page, 4);
    await page.goto(stage.address);
    await expect.poll(() => page.locator('[data-game]').count()).toBe(2);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a database of a newer railhead is left alone', async () => {
    const { page, context } = await stage.open();
    await startGame(page, WISH);
    await whenSaved(page);
    await page.goto('about:blank');
    const { page: later } = await openBeside(context, `${stage.address}logo.svg`);
    await later.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.open('railhead', 99).addEventListener('success', ({ target }) => {
            (target as IDBOpenDBRequest).result.close();
            resolve(null);
          });
        }),
    );
    await page.goto(stage.address);
    await expect.poll(() => page.innerText('main')).toContain('saved by a newer version of Railhead');
    await context.close();
  });

  test('an address of a game that is not there says so', async () => {
    const { page, context } = await stage.open();
    await page.goto(`${stage.address}#/table/nowhere/map`);
    await expect.poll(() => page.locator('main [role=alert]').innerText()).toContain('not in this browser');
    await page.getByRole('button', { name: 'All games' }).click();
    await page.waitForSelector('[data-new-game]');
    await context.close();
  });
});

/** Runs in the page: a database that accepts no more writes while `isFull` is set. */
function limitStorage(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is bound again below
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function limited(...args) {
    if (sessionStorage.getItem('isFull') === 'yes') throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, args);
  };
}

async function setFull(page: Page, isFull: boolean): Promise<void> {
  await page.evaluate((value) => sessionStorage.setItem('isFull', value), isFull ? 'yes' : 'no');
}

/** Changes the stored game as a later railhead or a faulty disk might have. */
async function changeStored(page: Page, how: 'newer rules' | 'broken log'): Promise<void> {
  await page.evaluate(async (kind) => {
    const id = document.querySelector<HTMLElement>('[data-table]')?.dataset['table'] ?? '';
    const result = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => {
        request.addEventListener('success', () => resolve(request.result));
      });
    const database = await result(indexedDB.open('railhead'));
    const transaction = database.transaction(['matches', 'entries'], 'readwrite');
    if (kind === 'newer rules') {
      const matches = transaction.objectStore('matches');
      const stored = (await result(matches.get(id))) as { match: { rulesVersion: number } };
      stored.match.rulesVersion = 99;
      await result(matches.put(stored));
    } else {
      const entries = transaction.objectStore('entries');
      const log = (await result(entries.getAll(IDBKeyRange.bound([id], [id, []])))) as { action: unknown }[];
      await result(entries.put({ ...log[4], action: { type: 'nonsense', by: 0 } }));
    }
    database.close();
  }, how);
}
