import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drive, ACTIVE } from './driver.ts';
import {
  askEverybody,
  exportGame,
  openBeside,
  startGame,
  storedGame,
  waitForPosition,
  whenSaved,
} from './page.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const NAMES = ['Ada', 'Ben', 'Cleo'];

interface Tabs {
  readonly context: BrowserContext;
  readonly writer: Page;
  readonly follower: Page;
  readonly errors: readonly string[][];
}

/** A game after three actions in one tab, and another tab that follows it. */
async function twoTabs(title = 'chicago-express'): Promise<Tabs> {
  const { page: writer, context, errors } = await stage.open({}, askEverybody);
  await startGame(writer, { title, names: NAMES });
  await play(writer, 3);
  const beside = await openBeside(context, writer.url());
  await waitForPosition(beside.page, 3);
  await following(beside.page).waitFor();
  return { context, writer, follower: beside.page, errors: [errors, beside.errors] };
}

function following(page: Page): ReturnType<Page['locator']> {
  return page.locator('[data-bar=following]');
}

let seed = 1;

async function play(page: Page, moves: number): Promise<void> {
  await drive(page, { seed: seed++, weights: ACTIVE }, moves);
  await whenSaved(page);
}

/** Presses "Play here instead" and waits until it is so. */
async function takeOver(page: Page): Promise<void> {
  await page.locator('[data-bar=following] [data-take-over]').click();
  await following(page).waitFor({ state: 'detached' });
  await page.locator('[data-commit]').waitFor();
}

async function crash(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // It never answers.
  session.send('Page.crash').catch(() => {});
  await crashed;
}

describe('one game in two tabs', () => {
  test.each(['chicago-express', '1848'])('%s: the second follows move by move', async (title) => {
    const { context, writer, follower, errors } = await twoTabs(title);
    await play(writer, 4);
    await waitForPosition(follower, 7);
    const sentence = await writer.innerText('[data-sentence]');
    await expect.poll(() => follower.innerText('[data-sentence]')).toBe(sentence);
    await writer.click('[data-undo]');
    await waitForPosition(follower, 6);
    await play(writer, 2);
    await waitForPosition(follower, 8);
    expect(await exportGame(follower)).toBe(await exportGame(writer));
    expect(errors).toEqual([[], []]);
    await context.close();
  });

  test('the second cannot act, and says why; it may look back and plan', async () => {
    const { context, writer, follower, errors } = await twoTabs();
    expect(await following(follower).innerText()).toContain('being played in another tab');
    await expect.poll(() => follower.locator('[data-choice], [data-commit]').count()).toBe(0);
    const undo = follower.locator('[data-undo]');
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    await undo.click({ force: true });
    await expect.poll(() => follower.locator('[role=tooltip]').innerText()).toContain('another tab');
    for (const key of ['u', 'p', 'Enter']) await follower.keyboard.press(key); // oxlint-disable-line no-await-in-loop
    expect((await storedGame(writer))?.at).toBe(3);

    // A plan of its own; playing it here is refused until the game is here.
    await follower.click('[data-plan-start]');
    await drive(follower, { seed: 5, weights: ACTIVE }, 1);
    await follower.locator('[data-plan="1"]').waitFor();
    await expect.poll(() => follower.getAttribute('[data-plan-commit]', 'aria-disabled')).toBe('true');
    await play(writer, 1);
    await follower.click('[data-plan-discard]');
    await waitForPosition(follower, 4);

    await follower.click('[data-view=history]');
    await follower.click('[data-tab=log]');
    await follower.locator('[data-log-at]').last().click();
    await play(writer, 1);
    await waitForPosition(follower, 5);
    expect(errors).toEqual([[], []]);
    await context.close();
  });

  test('“Play here instead” turns them round, there and back, and loses nothing', async () => {
    const { context, writer, follower, errors } = await twoTabs();
    // Something is chosen and not done yet.
    await writer.locator('[data-choice]').first().click();
    await takeOver(follower);
    await following(writer).waitFor();
    expect(await following(writer).innerText()).toContain('taken this game over');
    await expect.poll(() => writer.locator('[data-commit]').count()).toBe(0);
    await play(follower, 2);
    await waitForPosition(writer, 5);
    await takeOver(writer);
    await following(follower).waitFor();
    await play(writer, 2);
    await waitForPosition(follower, 7);
    expect(await exportGame(follower)).toBe(await exportGame(writer));
    expect(errors).toEqual([[], []]);
    await context.close();
  });

  test.each(['closed', 'crashed', 'gone home', 'reloaded'])('the first is %s', async (end) => {
    const { context, writer, follower } = await twoTabs();
    await drive(writer, { seed: 9, weights: ACTIVE }, 2);
    const endFirst = async (): Promise<void> => {
      if (end === 'crashed') await crash(context, writer);
      else if (end === 'closed') await writer.close();
      else if (end === 'reloaded') await writer.reload();
      else await writer.click('a[href="#/"]');
    };
    // The toast is looked for before it comes: it passes by itself.
    await Promise.all([
      follower.locator('[data-toast]', { hasText: 'continues here' }).waitFor(),
      endFirst(),
    ]);
    await following(follower).waitFor({ state: 'detached' });
    await waitForPosition(follower, 5);
    await play(follower, 2);
    expect((await storedGame(follower))?.at).toBe(7);
    if (end === 'gone home') {
      await writer.locator('[data-game] a').click();
      await waitForPosition(writer, 7);
    }
    if (end === 'reloaded') await waitForPosition(writer, 7);
    if (end === 'gone home' || end === 'reloaded') await following(writer).waitFor();
    await context.close();
  });

  test('three tabs: only one writes, whoever is asked, and all show the same', async () => {
    const { context, writer, follower } = await twoTabs();
    const { page: third } = await openBeside(context, writer.url());
    await following(third).waitFor();
    await takeOver(third);
    await following(writer).waitFor();
    await play(third, 1);
    for (const page of [writer, follower]) await waitForPosition(page, 4); // oxlint-disable-line no-await-in-loop
    // Two at once: one of them has it, the other two follow.
    const wish = (page: Page): Promise<void> => page.locator('[data-bar=following] [data-take-over]').click();
    await Promise.all([wish(writer), wish(follower)]);
    const tabs = [writer, follower, third];
    const writing = async (): Promise<Page[]> => {
      const counts = await Promise.all(tabs.map((page) => following(page).count()));
      return tabs.filter((_, index) => counts[index] === 0);
    };
    await expect.poll(async () => (await writing()).length).toBe(1);
    // It stays so.
    await writer.waitForTimeout(2000);
    const [only] = await writing();
    if (!only) throw new Error('nobody writes');
    await play(only, 2);
    for (const page of tabs) await waitForPosition(page, 6); // oxlint-disable-line no-await-in-loop
    await only.close();
    tabs.splice(tabs.indexOf(only), 1);
    await expect.poll(async () => (await writing()).length).toBe(1);
    await context.close();
  });

  test('both press at the same moment: one move is made, and nobody is told otherwise', async () => {
    const { context, writer, follower, errors } = await twoTabs();
    const press = (page: Page): Promise<void> =>
      page.evaluate(() => {
        for (const name of ['[data-choice]', '[data-commit]'])
          document.querySelector<HTMLElement>(name)?.click();
      });
    await follower.locator('[data-bar=following] [data-take-over]').click();
    await Promise.all([press(writer), press(follower)]);
    await following(writer).waitFor();
    await following(follower).waitFor({ state: 'detached' });
    await follower.locator('[data-commit]').waitFor();
    await expect.poll(async () => (await exportGame(writer)) === (await exportGame(follower))).toBe(true);
    await play(follower, 1);
    expect(await writer.locator('main [role=alert]').count()).toBe(0);
    expect(errors).toEqual([[], []]);
    await context.close();
  });

  test('without locks the later tab is told, and keeps a copy', async () => {
    const { page, context } = await stage.open({}, () => {
      Reflect.deleteProperty(Navigator.prototype, 'locks');
    });
    await startGame(page, { title: 'chicago-express', names: NAMES });
    await play(page, 3);
    const { page: other } = await openBeside(context, page.url());
    await waitForPosition(other, 3);
    await play(page, 2);
    await drive(other, { seed: 3, weights: ACTIVE }, 4);
    const alert = other.locator('main [role=alert]');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('another tab');
    await other.getByRole('button', { name: 'Keep as a copy' }).click();
    await alert.waitFor({ state: 'detached' });
    await waitForPosition(other, 7);
    expect((await whenSaved(page)).at).toBe(5);
    await other.goto(stage.address);
    await expect.poll(() => other.locator('[data-game]').count()).toBe(2);
    await context.close();
  });
});

describe('the list of games in another tab', () => {
  test('shows what is begun, played and deleted elsewhere', async () => {
    const { page, context, errors } = await stage.open({}, askEverybody);
    const { page: home } = await openBeside(context, stage.address);
    await home.locator('[data-new-game]').first().waitFor();
    await startGame(page, { title: 'chicago-express', names: NAMES });
    const row = home.locator('[data-game]');
    await row.waitFor();
    /* oxlint-disable no-await-in-loop -- one move after the other */
    for (let move = 0; move < 3; move++) {
      await play(page, 1);
      const sentence = await page.innerText('[data-sentence]');
      await expect.poll(() => row.innerText()).toContain(sentence);
    }
    /* oxlint-enable no-await-in-loop */
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(['Keep it', 'Undo there'])('a game deleted while it is open: %s', async (way) => {
    const { page, context, errors } = await stage.open({}, askEverybody);
    await startGame(page, { title: 'chicago-express', names: NAMES });
    await play(page, 3);
    const { page: home } = await openBeside(context, stage.address);
    const row = home.locator('[data-game]');
    await row.hover();
    await row.getByRole('button', { name: 'Delete' }).click();
    const bar = page.locator('[data-bar=gone]');
    await bar.waitFor();
    expect(await bar.innerText()).toContain('deleted in another tab');
    // Nothing brings it back by the way.
    await expect.poll(() => page.locator('[data-commit]').count()).toBe(0);
    if (way === 'Keep it') {
      const waiting = page.waitForEvent('download');
      await bar.getByRole('button', { name: 'Export' }).click();
      await waiting;
      await page.click('[data-keep]');
    } else {
      await home.locator('[data-toast]').getByRole('button', { name: 'Undo' }).click();
    }
    await bar.waitFor({ state: 'detached' });
    await row.waitFor();
    await play(page, 2);
    expect((await storedGame(page))?.at).toBe(5);
    expect(errors).toEqual([]);
    await context.close();
  });
});
