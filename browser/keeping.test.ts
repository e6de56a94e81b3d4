import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drive, ACTIVE } from './driver.ts';
import { SAMPLE } from './files.ts';
import {
  askEverybody,
  exportGame,
  importGame,
  openBeside,
  openImported,
  positionOf,
  startGame,
  waitForPosition,
  whenSaved,
} from './page.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const NAMES = ['Ada', 'Ben', 'Cleo'];

/** What a player at the table reads: the sentence, and the whole story. */
async function tableText(page: Page): Promise<string> {
  const sentence = await page.innerText('[data-sentence]');
  await page.click('[data-view=history]');
  await page.click('[data-tab=log]');
  await page.locator('[data-looking]').waitFor({ state: 'detached' });
  // A part shows its lines once it is open.
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  const log = await page.locator('main details').allInnerTexts();
  await page.click('[data-view=map]');
  return [sentence, ...log].join('\n');
}

describe('a game in the middle', () => {
  test.each(['chicago-express', '1848'])(
    '%s: undo, redo, reload, undone actions that stay',
    async (title) => {
      const { page, context, errors } = await stage.open({}, askEverybody);
      await startGame(page, { title, names: NAMES });
      await drive(page, { seed: 11, weights: ACTIVE }, 40);
      const after40 = await tableText(page);
      expect(after40.length).toBeGreaterThan(1000);

      await page.click('[data-undo]');
      await waitForPosition(page, 39);
      await page.keyboard.press('u');
      await page.keyboard.press('Control+z');
      await waitForPosition(page, 37);
      const after37 = await tableText(page);
      expect(after37).not.toBe(after40);
      await page.click('[data-redo]');
      await page.keyboard.press('y');
      await page.keyboard.press('Control+Shift+z');
      await waitForPosition(page, 40);
      await expect.poll(() => tableText(page)).toBe(after40);
      await expect.poll(() => page.getAttribute('[data-redo]', 'aria-disabled')).toBe('true');

      await page.reload();
      await waitForPosition(page, 40);
      await expect.poll(() => tableText(page)).toBe(after40);

      for (let count = 0; count < 3; count++) await page.keyboard.press('u'); // oxlint-disable-line no-await-in-loop
      await waitForPosition(page, 37);
      await whenSaved(page);
      await page.reload();
      await waitForPosition(page, 37);
      await expect.poll(() => tableText(page)).toBe(after37);
      await page.keyboard.press('y');
      await waitForPosition(page, 38);
      await page.keyboard.press('u');
      await waitForPosition(page, 37);

      // After a different action, the undone ones are gone.
      await drive(page, { seed: 99, weights: ACTIVE }, 1);
      await waitForPosition(page, 38);
      await expect.poll(() => page.getAttribute('[data-redo]', 'aria-disabled')).toBe('true');
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  test.each(['closed', 'crashed'])('a tab that is %s right after a click loses nothing', async (end) => {
    const { page: first, context } = await stage.open({}, askEverybody);
    await startGame(first, { title: 'chicago-express', names: NAMES });
    const address = first.url();
    let page = first;
    /* oxlint-disable no-await-in-loop -- one tab after the other */
    for (let round = 0; round < 6; round++) {
      await drive(page, { seed: round, weights: ACTIVE }, 1 + (round % 3));
      const at = await positionOf(page);
      if (end === 'crashed') {
        const session = await context.newCDPSession(page);
        const crashed = page.waitForEvent('crash');
        // It never answers.
        session.send('Page.crash').catch(() => {});
        await crashed;
      }
      await page.close();
      ({ page } = await openBeside(context, address));
      await waitForPosition(page, at);
      await expect.poll(() => page.innerText('[data-sentence]')).not.toBe('');
    }
    /* oxlint-enable no-await-in-loop */
    await context.close();
  });

  test('looking back changes nothing, and playing on from there is another game', async () => {
    const { page, context, errors } = await stage.open({}, askEverybody);
    await importGame(page, 'sample.json', SAMPLE);
    await openImported(page);
    const at = await positionOf(page);
    await page.click('[data-view=history]');
    await page.click('[data-tab=log]');
    await page.locator('[data-log-at]').last().click();
    await page.click('[data-view=map]');
    await page.getByRole('button', { name: 'Back to the game' }).click();
    expect(await positionOf(page)).toBe(at);
    // Escape closes an open menu and nothing else.
    await page.click('[popovertarget=file-menu]');
    await page.keyboard.press('Escape');
    await page.locator('#file-menu').waitFor({ state: 'hidden' });

    await page.click('[data-view=history]');
    await page.locator('[data-log-at]').last().click();
    await page.click('[data-branch]');
    await expect.poll(() => positionOf(page)).toBeLessThan(at);
    await page.goto(stage.address);
    await expect.poll(() => page.locator('[data-game]').count()).toBe(2);
    expect(errors).toEqual([]);
    await context.close();
  });
});

test('the list of games: export, delete, and undo of that', async () => {
  const { page, context, errors } = await stage.open({}, askEverybody);
  await startGame(page, { title: '18gb', names: NAMES });
  await drive(page, { seed: 1, weights: ACTIVE }, 12);
  const own = await exportGame(page);
  await page.click('a[href="#/"]');
  const row = page.locator('[data-game]');
  await expect.poll(() => row.locator('a').innerText()).toContain('Ada, Ben and Cleo');
  // Rarely used controls appear when the pointer comes near.
  await row.hover();
  const waiting = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Export .* as a Railhead file$/ }).click();
  expect((await waiting).suggestedFilename()).toBe('18gb-Ada-Ben-Cleo.json');
  await row.getByRole('button', { name: 'Delete' }).click();
  await row.waitFor({ state: 'detached' });
  await page.locator('[data-toast]').getByRole('button', { name: 'Undo' }).click();
  await row.locator('a').click();
  await waitForPosition(page, 12);
  expect(await exportGame(page)).toBe(own);
  expect(errors).toEqual([]);
  await context.close();
});
