import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Opened, positionOf, whenStill } from './page.ts';
import { positionNear, recordedGame } from './positions.ts';
import { openFile, TITLES } from './scenes.ts';
import { useStage } from './stage.ts';
import { PHONE } from './touch.ts';

const stage = useStage();

/** One of each title that has much to tell; in `18gb` the shares of trainless corporations count half. */
const MEANT: Readonly<Record<string, readonly (readonly [abbr: string, meaning: RegExp])[]>> = {
  '1848': [
    ['company CAR', /^CAR: Central Australian Railway\. Home: E4 Port Augusta\./],
    ['train 4+', /^4\+: at most 4 cities.*gauge/],
    ['worth ', /^Worth:.*Private companies count for nothing/],
    ['priority ', /^PD: priority deal/],
  ],
  '1860': [
    ['worth ', /^Worth:.*half/],
    ['train 4+2', /^4\+2: at most four cities and two towns or halts/],
  ],
  '18gb': [
    ['worth ', /^Worth:.*without a train count half/],
    ['train 5X', /^5X: at most five cities/],
  ],
  'chicago-express': [['company PRR', /^PRR: Pennsylvania\. Home: R5 Philadelphia\. \d of 3 shares sold\./]],
};

async function openGame(title: string, part: number, options = {}): Promise<Opened> {
  const opened = await stage.open(options);
  await openFile(opened.page, stage.address, positionNear(recordedGame(title), part, () => true) ?? '');
  await opened.page.click('nav [data-view=map]');
  await whenStill(opened.page);
  return opened;
}

function tip(page: Page): Locator {
  return page.locator('[popover][role=tooltip]');
}

/** The tip says something, lies in the window, and leaves free what it explains. */
async function expectBeside(page: Page, what: Locator): Promise<string> {
  await tip(page).waitFor();
  const text = await tip(page).innerText();
  expect(text.trim()).not.toBe('');
  const [box, anchor] = await Promise.all([tip(page).boundingBox(), what.boundingBox()]);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!box || !anchor) throw new Error('nothing to see');
  const isApart =
    box.x >= anchor.x + anchor.width ||
    box.x + box.width <= anchor.x ||
    box.y >= anchor.y + anchor.height ||
    box.y + box.height <= anchor.y;
  expect({ text, isApart }).toEqual({ text, isApart: true });
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  return text;
}

/** One element of every abbreviation that is on show. */
async function abbreviations(page: Page): Promise<string[]> {
  const all = await page
    .locator('[data-abbr]:visible')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-abbr') ?? ''));
  return [...new Set(all)];
}

function named(page: Page, name: string): Locator {
  return page.locator(`[data-abbr=${JSON.stringify(name)}]:visible`).first();
}

async function longPress(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('nothing to press');
  const debug = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await debug.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await tip(page).waitFor();
  await debug.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A tip comes after a while: most of the time is spent waiting. */
describe.concurrent.each(TITLES)('%s', (title) => {
  test('every abbreviation explains itself on hover, beside itself; Escape takes the tip away', async () => {
    const { page, errors, context } = await openGame(title, 0.5);
    const names = await abbreviations(page);
    expect(names.length).toBeGreaterThan(3);
    /* oxlint-disable no-await-in-loop -- one pointer */
    for (const name of names) {
      await named(page, name).hover();
      await expectBeside(page, named(page, name));
      await page.keyboard.press('Escape');
      await tip(page).waitFor({ state: 'detached' });
    }
    for (const [name, meaning] of MEANT[title] ?? []) {
      await named(page, name).hover();
      expect(await expectBeside(page, named(page, name))).toMatch(meaning);
      await page.mouse.move(700, 400);
      await tip(page).waitFor({ state: 'detached' });
    }
    /* oxlint-enable no-await-in-loop */
    // Nobody is told by a number that could be a private company of 1848.
    expect(
      (await page.locator('[data-abbr^="seat "]').allInnerTexts()).filter((text) => /^P\d/.test(text)),
    ).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  // Of tests that run beside each other only their own `expect` can poll.
  test('a group that has the focus explains all that is short in it', async ({ expect }) => {
    const { page, errors, context } = await openGame(title, 0.5);
    const group = page.locator('li[data-abbrs]:visible:has([data-abbr^="company "])').first();
    await page.keyboard.press('Tab');
    await group.focus();
    const text = await expectBeside(page, group);
    const inside = await group.locator('[data-abbr^="company "]').first().getAttribute('data-abbr');
    expect(text).toContain(`${inside?.split(' ')[1]}: `);
    await expect.poll(() => page.locator('[data-live-urgent]').textContent()).toContain(text.slice(0, 20));
    await page.keyboard.press('Tab');
    await expect.poll(() => tip(page).allInnerTexts()).not.toContain(text);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a long press explains and does nothing else; a tap takes the tip away', async () => {
    const { page, errors, context } = await openGame(title, 0.5, PHONE);
    const at = await positionOf(page);
    const company = page.locator(
      '[data-order] [data-abbr^="company "]:visible, aside [data-abbr^="company "]:visible',
    );
    const player = page.locator('[data-abbr^="seat "]:visible');
    const what = (await company.count()) > 0 ? company.first() : player.first();
    await longPress(page, what);
    await expectBeside(page, what);
    await page.touchscreen.tap(200, 250);
    await tip(page).waitFor({ state: 'detached' });

    await page.click('nav [data-view=companies]');
    const inButton = page.locator('[data-row-toggle] [data-abbr^="company "]').first();
    await inButton.waitFor();
    await longPress(page, inButton);
    await expectBeside(page, page.locator('[data-row-toggle]').first());
    expect(await page.locator('[data-row-details]').count()).toBe(0);
    expect(await positionOf(page)).toBe(at);
    expect(errors).toEqual([]);
    await context.close();
  });
});
