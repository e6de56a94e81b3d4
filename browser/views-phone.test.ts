import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { branch, formatMatch, replaySteps } from '../src/core/match.ts';
import type { RailView } from '../src/rail/view.ts';
import { SAMPLE } from './files.ts';
import { importGame, openImported, waitForPosition, type Opened } from './page.ts';
import { recordedGame } from './positions.ts';
import { openFile } from './scenes.ts';
import { useStage } from './stage.ts';
import { SMALL_PHONE, smallTargets, sticksOut } from './touch.ts';

const stage = useStage();

const LENGTH = (JSON.parse(SAMPLE) as { actions: readonly unknown[] }).actions.length;

async function openOnPhone(width = 390): Promise<Opened> {
  const opened = await stage.open({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });
  await importGame(opened.page, 'sample.json', SAMPLE);
  await openImported(opened.page);
  await waitForPosition(opened.page, LENGTH);
  return opened;
}

/** A position of a recorded game in which a company has come to grief, as a file. */
function positionInTrouble(title: string): string {
  const { game, match } = recordedGame(title);
  for (const { index, state } of replaySteps(game, match)) {
    // Trouble lasts longer than this, and views of every position would take a minute.
    if (index % 8 > 0) continue;
    const { companies } = game.view(state, null) as unknown as RailView;
    if (companies.some(({ status, flags }) => status === 'receivership' || flags.includes('insolvent')))
      return formatMatch(branch(match, index));
  }
  throw new Error(`no company of ${title} is in trouble`);
}

/** A finger on a point of something, as parts of its width and height. */
async function tapAt(page: Page, what: Locator, across: number, down = 0.5): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('not in sight');
  await page.touchscreen.tap(box.x + box.width * across, box.y + box.height * down);
}

function isWiderThanScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) > innerWidth);
}

async function shownAt(page: Page): Promise<number> {
  return Number(await page.getAttribute('[data-shown-at]', 'data-shown-at'));
}

describe('views on a phone', () => {
  test('a table has the columns that fit, and a row opens to the others by a tap', async () => {
    const { page, errors } = await openOnPhone(360);
    await page.tap('[data-view=companies]');
    const row = page.locator('table[data-folding] tr:has([data-row-toggle=CAR])').first();
    await row.waitFor();
    expect(await page.locator('[data-row-details]').count()).toBe(0);
    expect(await isWiderThanScreen(page)).toBe(false);
    // Anywhere in the row, not only on its name.
    await tapAt(page, row, 0.8);
    const details = page.locator('[data-row-details=CAR]');
    await details.waitFor();
    expect(await details.locator('dt').count()).toBeGreaterThan(3);
    await tapAt(page, row, 0.8);
    await details.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('companies in trouble leave the columns beside them on the screen', async () => {
    const { page, context, errors } = await stage.open(SMALL_PHONE);
    /* oxlint-disable no-await-in-loop -- one page */
    for (const title of ['1848', '1860', '18gb']) {
      await openFile(page, stage.address, positionInTrouble(title));
      await page.tap('[data-view=companies]');
      const table = page.locator('table[data-folding]').first();
      await table.locator('[data-trouble]').first().waitFor();
      const [needed, given] = await table.evaluate((element) => {
        const box = element.parentElement ?? element;
        return [box.scrollWidth, box.clientWidth];
      });
      expect(needed).toBeLessThanOrEqual(given ?? 0);
    }
    /* oxlint-enable no-await-in-loop */
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the game is gone through by thumb, and a chart tells its values by a tap', async () => {
    const { page, errors } = await openOnPhone();
    await page.tap('[data-view=history]');
    await page.waitForSelector(`[data-shown-at="${LENGTH}"]`);
    await tapAt(page, page.locator('[data-range]'), 0.25);
    await expect.poll(() => shownAt(page)).toBeLessThan(LENGTH * 0.35);
    await expect.poll(() => shownAt(page)).toBeGreaterThan(LENGTH * 0.15);
    await page.tap('[data-next]');
    const early = await shownAt(page);
    await page.tap('[data-tab=charts]');
    const chart = page.locator('[data-chart]').first();
    const names = chart.locator('ul li');
    await expect.poll(() => names.count()).toBeGreaterThan(1);
    const before = await names.allTextContents();
    await tapAt(page, chart.locator('svg').first(), 0.9);
    await expect.poll(() => shownAt(page)).toBeGreaterThan(early);
    await expect.poll(() => names.allTextContents()).not.toEqual(before);
    expect(await isWiderThanScreen(page)).toBe(false);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('whole rounds are gone through by thumb, and the way back to the game lies above the sheet', async () => {
    const { page, errors } = await openOnPhone(360);
    await page.tap('[data-view=history]');
    await page.waitForSelector(`[data-shown-at="${LENGTH}"]`);
    await page.tap('[data-first]');
    await page.waitForSelector('[data-shown-at="0"]');
    const on = page.locator('[data-next-round]:not([aria-disabled=true])');
    await on.tap();
    await expect.poll(() => shownAt(page)).toBeGreaterThan(0);
    const second = await shownAt(page);
    await on.tap();
    await expect.poll(() => shownAt(page)).toBeGreaterThan(second);
    await page.tap('[data-previous-round]');
    await expect.poll(() => shownAt(page)).toBe(second);
    expect(await smallTargets(page, '[data-scrubber] [data-controls]')).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
    // Any other view shows the same position, with the decision's sheet over its lower part.
    await page.tap('[data-view=map]');
    await page.waitForSelector('aside[data-sheet=middle]');
    await page.locator('[data-scrubber][data-slim] [data-next]').tap();
    await expect.poll(() => shownAt(page)).toBe(second + 1);
    expect(await smallTargets(page, '[data-scrubber]')).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
    await page.tap('[data-now]');
    await page.locator('[data-scrubber]').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('a rule fills the screen, and the way back leads through what was read', async () => {
    const { page } = await openOnPhone();
    await page.tap('[data-view=history]');
    await page.tap('[data-tab=log]');
    await page.locator('[data-log-at] ~ [data-rule]').last().tap();
    const panel = page.locator('[data-rules-panel]');
    const rule = panel.locator('[data-shown-rule]');
    await rule.waitFor();
    const first = await rule.getAttribute('data-shown-rule');
    expect((await panel.boundingBox())?.width).toBe(390);
    await page.fill('[data-rules-panel] input', 'forced loan');
    await panel.locator('[data-to]').first().tap();
    await expect.poll(() => rule.getAttribute('data-shown-rule')).not.toBe(first);
    // Back to the search, back to the rule it began with, back to the log.
    const back = panel.getByRole('button', { name: 'Back', exact: true });
    await back.tap();
    await expect.poll(() => page.inputValue('[data-rules-panel] input')).toBe('forced loan');
    await back.tap();
    await expect.poll(() => rule.getAttribute('data-shown-rule')).toBe(first);
    await back.tap();
    await panel.waitFor({ state: 'detached' });
    await page.context().close();
  });
});
