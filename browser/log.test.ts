import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { formatMatch } from '../src/core/match.ts';
import { type Opened, whenStill } from './page.ts';
import { positionNear, recordedGame } from './positions.ts';
import { openFile, TITLES } from './scenes.ts';
import { usePage, useStage } from './stage.ts';
import { SMALL_PHONE, smallTargets, sticksOut } from './touch.ts';

const stage = useStage();

/** What else can be looked up beside the log, in the order of its tabs. */
const LOOKUPS: Readonly<Record<string, readonly string[]>> = {
  rail: ['log', 'owners', 'tiles', 'forecast', 'trains'],
  express: ['log', 'owners', 'forecast'],
};

function lookupsOf(title: string): readonly string[] {
  return LOOKUPS[title === 'chicago-express' ? 'express' : 'rail'] ?? [];
}

/** A game in the middle, at a decision. */
async function openGame(title: string, { page }: Opened): Promise<void> {
  await openFile(page, stage.address, positionNear(recordedGame(title), 0.5, () => true) ?? '');
}

function tab(page: Page, view: string): Promise<unknown> {
  return page.waitForSelector(`nav [data-view=${view}][aria-current=page]`);
}

async function linesOf(page: Page): Promise<number[]> {
  await page.waitForSelector('[data-log-at]');
  const lines = await page
    .locator('[data-log-at]')
    .evaluateAll((links) => links.map((link) => Number(link.getAttribute('data-log-at'))));
  return lines;
}

describe.each([
  ['wide', {}],
  ['on a phone', SMALL_PHONE],
])('%s', (_size, options) => {
  const shared = usePage(stage, options);

  test.each(TITLES)(
    '%s: the log is a tab away while deciding, the newest first, and leads into the history',
    async (title) => {
      const opened = await shared();
      const { page, errors } = opened;
      await openGame(title, opened);
      const first = await page.getAttribute('nav [aria-current=page]', 'data-view');
      await page.click('nav [data-view=log]');
      await tab(page, 'log');
      // What is decided stays at hand.
      await page.waitForSelector('aside[data-step] [data-sentence]');
      const lines = await linesOf(page);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines).toEqual(lines.toSorted((a, b) => b - a));
      expect(await page.locator('nav [data-view=history]').count()).toBe(1);
      expect(await sticksOut(page)).toEqual([]);
      // Only fingers need targets of their size.
      expect('hasTouch' in options ? await smallTargets(page, '[data-lookup], nav') : []).toEqual([]);

      // Everything else there is to look up, one after the other, with the decision beside it.
      const tabs = page.locator('[data-lookup] [data-tab]');
      expect(await tabs.evaluateAll((all) => all.map((one) => one.getAttribute('data-tab')))).toEqual(
        lookupsOf(title),
      );
      /* oxlint-disable no-await-in-loop -- one after the other */
      for (const lookup of lookupsOf(title).slice(1)) {
        await page.click(`[data-tab=${lookup}]`);
        await page.waitForSelector(`[data-lookup=${lookup}]`);
        await tab(page, 'log');
        expect(await page.locator('[data-lookup] > section').innerText()).not.toBe('');
        expect(await page.locator('aside[data-step] [data-sentence]').isVisible()).toBe(true);
      }
      // Back leads through what was looked at, in its order.
      for (const lookup of lookupsOf(title).slice(0, -1).toReversed()) {
        await page.goBack();
        await page.waitForSelector(`[data-lookup=${lookup}]`);
      }
      /* oxlint-enable no-await-in-loop */

      // The whole sentence leads to its position.
      const line = page.locator('[data-log-at]').last();
      const at = Number(await line.getAttribute('data-log-at'));
      await line.scrollIntoViewIfNeeded();
      await line.click();
      await page.waitForSelector(`[data-shown-at="${at}"]`);
      await tab(page, 'history');
      await page.goBack();
      await page.waitForSelector('[data-lookup=log]');
      await page.goBack();
      await tab(page, first ?? '');
      await page.goBack();
      await page.waitForSelector('[data-new-game]');
      expect(errors).toEqual([]);
    },
  );
});

test('a key opens the log; in the history no key decides', async () => {
  const opened = await stage.open();
  const { page, errors, context } = opened;
  await openGame('1848', opened);
  await page.keyboard.press('6');
  await tab(page, 'log');
  await page.keyboard.press('5');
  await tab(page, 'history');
  const at = await page.getAttribute('[data-table]', 'data-at');
  await page.keyboard.press('s');
  await page.keyboard.press('p');
  await page.keyboard.press('Enter');
  await whenStill(page);
  expect(await page.getAttribute('[data-table]', 'data-at')).toBe(at);
  expect(errors).toEqual([]);
  await context.close();
});

test('after the game a phone has the log beside the history and the result, and the ranking is there once', async () => {
  const { page, errors, context } = await stage.open(SMALL_PHONE);
  await openFile(page, stage.address, formatMatch(recordedGame('1848').match));
  await tab(page, 'result');
  expect(await page.locator('[data-ranking]').count()).toBe(1);
  expect(await sticksOut(page)).toEqual([]);
  await page.tap('nav [data-view=log]');
  await page.waitForSelector('[data-lookup=log]');
  expect(await sticksOut(page)).toEqual([]);
  await page.tap('nav [data-view=history]');
  await page.waitForSelector('[data-scrubber]');
  expect(errors).toEqual([]);
  await context.close();
});

/** Beside classic scrollbars a page that is a pixel too tall loses a strip of its width, as in Firefox. */
describe('no scrollbar', () => {
  const shared = usePage(stage, { viewport: { width: 1366, height: 768 } });

  test.each(TITLES)('%s: a table is as tall as its window', async (title) => {
    const opened = await shared();
    await openGame(title, opened);
    await whenStill(opened.page);
    expect(
      await opened.page.evaluate(() => (document.scrollingElement?.scrollHeight ?? 0) - innerHeight),
    ).toBe(0);
  });
});
