import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { SAMPLE } from './files.ts';
import {
  exportGame,
  importGame,
  openImported,
  positionOf,
  setStage,
  type Stage,
  waitForPosition,
} from './page.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage(inject('page'));
});
afterAll(() => stage.close());

const LENGTH = (JSON.parse(SAMPLE) as { actions: readonly unknown[] }).actions.length;
const MIDDLE = Math.floor(LENGTH / 2);

function shows(page: Page, at: number): Promise<unknown> {
  return page.waitForSelector(`[data-shown-at="${at}"]`);
}

async function scrubTo(page: Page, at: number): Promise<void> {
  await page.fill('[data-range]', String(at));
  await shows(page, at);
}

async function openHistory(): Promise<Awaited<ReturnType<Stage['open']>>> {
  const opened = await stage.open();
  await importGame(opened.page, 'sample.json', SAMPLE);
  await openImported(opened.page);
  await waitForPosition(opened.page, LENGTH);
  await opened.page.click('[data-view=history]');
  await shows(opened.page, LENGTH);
  return opened;
}

describe('the history', () => {
  test('is gone through by hand, by keys, from the log and by itself; the game stays as it is', async () => {
    const { page, errors } = await openHistory();
    await scrubTo(page, MIDDLE);
    await page.keyboard.press('ArrowLeft');
    await shows(page, MIDDLE - 1);
    await page.keyboard.press('Home');
    await shows(page, 0);
    await page.click('[data-next]');
    await shows(page, 1);
    await page.click('[data-tab=log]');
    await page.locator('[data-log-at]').last().click();
    await expect.poll(() => page.locator('[data-recent] [aria-current]').count()).toBeGreaterThan(0);
    await scrubTo(page, MIDDLE);
    await page.selectOption('[data-scrubber] select', '8');
    await page.click('[data-play]');
    const shown = async (): Promise<number> =>
      Number(await page.getAttribute('[data-shown-at]', 'data-shown-at'));
    await expect.poll(shown).toBeGreaterThan(MIDDLE + 1);
    await page.click('[data-play]');
    expect(await positionOf(page)).toBe(LENGTH);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('stands in the address, and every view follows', async () => {
    const { page, errors } = await openHistory();
    await scrubTo(page, MIDDLE);
    await page.waitForURL(new RegExp(`/history/at/${MIDDLE}$`));
    await page.reload();
    await shows(page, MIDDLE);
    await page.keyboard.press('2');
    await page.waitForSelector('[data-scrubber][data-slim]');
    await shows(page, MIDDLE);
    await page.click('[data-now]');
    await page.locator('[data-scrubber]').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await page.close();
  });

  test('is played on from any point in a game of its own; moves are planned and played', async () => {
    const { page, errors } = await openHistory();
    await scrubTo(page, MIDDLE);
    await page.click('[data-branch]');
    await waitForPosition(page, MIDDLE);
    await page.click('[data-plan-start]');
    await page.waitForSelector('[data-plan="0"]');
    const way = page.locator('[data-commit]:not([aria-disabled=true]), [data-choice=pass]').first();
    await way.click();
    await page.waitForSelector('[data-plan="1"]');
    await page.click('[data-plan-discard]');
    await waitForPosition(page, MIDDLE);

    await page.click('[data-plan-start]');
    await page.waitForSelector('[data-plan="0"]');
    await way.click();
    await page.waitForSelector('[data-plan="1"]');
    await page.click('[data-plan-commit]');
    await waitForPosition(page, MIDDLE + 1);
    const { actions } = JSON.parse(await exportGame(page)) as { actions: readonly unknown[] };
    expect(actions).toHaveLength(MIDDLE + 1);

    await page.click('header a[href="#/"]');
    await expect.poll(() => page.locator('[data-game]').count()).toBe(2);
    expect(errors).toEqual([]);
    await page.close();
  });
});
