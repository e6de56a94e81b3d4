import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SAMPLE } from './files.ts';
import {
  exportGame,
  importGame,
  openBeside,
  openImported,
  positionOf,
  textOf,
  waitForPosition,
  type Opened,
} from './page.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const LENGTH = (JSON.parse(SAMPLE) as { actions: readonly unknown[] }).actions.length;
const MIDDLE = Math.floor(LENGTH / 2);

function shows(page: Page, at: number): Promise<unknown> {
  return page.waitForSelector(`[data-shown-at="${at}"]`);
}

async function scrubTo(page: Page, at: number): Promise<void> {
  await page.fill('[data-range]', String(at));
  await shows(page, at);
}

async function openHistory(): Promise<Opened> {
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
    // Stopped, it stays where it is.
    await page.waitForSelector('[data-play][aria-label^="Play"]');
    const stopped = await shown();
    await page.waitForTimeout(600);
    expect(await shown()).toBe(stopped);
    await page.keyboard.press(' ');
    await expect.poll(shown).toBeGreaterThan(stopped);
    await page.keyboard.press('Home');
    await page.waitForSelector('[data-next-round]:not([aria-disabled=true])');
    await page.keyboard.press(']');
    await expect.poll(shown).toBeGreaterThan(0);
    await page.keyboard.press('[');
    await shows(page, 0);
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

  test('a link opens at its position in another page, a file holds the game up to there', async () => {
    const { page, context, errors } = await openHistory();
    const original = await exportGame(page);
    await scrubTo(page, MIDDLE);
    await page.waitForURL(new RegExp(`/history/at/${MIDDLE}$`));
    const { page: other } = await openBeside(context, page.url());
    await shows(other, MIDDLE);
    expect(await positionOf(other)).toBe(LENGTH);
    await other.close();

    const waiting = page.waitForEvent('download');
    await page.click('[data-export-here]');
    const file = await textOf(await waiting);
    const { actions } = JSON.parse(original) as { actions: readonly unknown[] };
    expect((JSON.parse(file) as { actions: readonly unknown[] }).actions).toEqual(actions.slice(0, MIDDLE));
    await page.goto(stage.address);
    await importGame(page, 'up-to-here.json', file);
    await openImported(page);
    await waitForPosition(page, MIDDLE);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('what a step has changed is outlined on board, market and tables, and told in words', async () => {
    const { page, context, errors } = await openHistory();
    const match = JSON.parse(SAMPLE) as { actions: readonly { type: string; hex?: string }[] };
    const laid = match.actions.findIndex(({ type }) => type === 'lay_tile') + 1;
    await scrubTo(page, laid);
    await expect.poll(() => page.getAttribute('[data-changed-hexes]', 'data-changed-hexes')).toBe('1');
    await expect
      .poll(() => page.innerText('[data-recent] [aria-current]'))
      .toContain(match.actions[laid - 1]?.hex);

    const paid = match.actions.findIndex(({ type }, at) => type === 'dividend' && at > MIDDLE) + 1;
    await scrubTo(page, paid);
    await expect.poll(() => page.locator('[data-changes] li').count()).toBeGreaterThan(0);
    await page.click('[data-tab=companies]');
    await expect.poll(() => page.locator('table [data-changed]').count()).toBeGreaterThan(0);
    await page.click('[data-tab=holdings]');
    await expect.poll(() => page.locator('table [data-changed]').count()).toBeGreaterThan(0);
    await page.click('[data-tab=market]');
    await expect.poll(() => page.locator('.moves path').count()).toBeGreaterThan(0);

    // During play no mark stays.
    await page.click('[data-view=companies]');
    await page.click('button[data-now]');
    await page.locator('[data-scrubber]').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('[data-changed]').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('is played on from any point in a game of its own; moves are planned and played', async () => {
    const { page, errors } = await openHistory();
    const address = page.url();
    const original = await exportGame(page);
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
    // The original game is unchanged.
    await page.goto(address);
    await waitForPosition(page, LENGTH);
    expect(await exportGame(page)).toBe(original);
    expect(errors).toEqual([]);
    await page.close();
  });
});
