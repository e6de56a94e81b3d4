import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startGame, whenStill } from './page.ts';
import { positionNear, recordedGame } from './positions.ts';
import { openFile } from './scenes.ts';
import { useStage } from './stage.ts';

/** Moving about on map and market by mouse, wheel and keys. Fingers are in phone.test.ts. */

const stage = useStage();

interface View {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

async function viewOf(page: Page, drawing: string): Promise<View> {
  const transform = await page.locator(`${drawing} svg > g`).first().getAttribute('transform');
  const number = '(-?[\\d.e-]+)';
  const [, x, y, k] =
    new RegExp(`translate\\(${number} ${number}\\) scale\\(${number}\\)`).exec(transform ?? '') ?? [];
  return { x: Number(x), y: Number(y), k: Number(k) };
}

/** The middle of an element. */
async function middleOf(page: Page, selector: string): Promise<readonly [x: number, y: number]> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('the map is zoomed by the wheel about the pointer, and dragged without a click', async () => {
  const { page, context, errors } = await stage.open();
  await startGame(page, { title: '1848', names: ['Ada', 'Ben', 'Cleo'] });
  await page.click('[data-view=map]');
  const hex = 'path[data-hex="G6"]';
  await page.waitForSelector(hex);
  const view = (): Promise<View> => viewOf(page, '[data-board]');
  const whole = await view();
  const [x, y] = await middleOf(page, hex);

  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await view()).k).toBeGreaterThan(whole.k * 1.5);
  const [zoomedX, zoomedY] = await middleOf(page, hex);
  expect(zoomedX).toBeCloseTo(x, 0);
  expect(zoomedY).toBeCloseTo(y, 0);

  const before = await view();
  await page.mouse.down();
  await page.mouse.move(x + 40, y - 30, { steps: 4 });
  await page.mouse.up();
  const after = await view();
  expect(after.x).toBeCloseTo(before.x + 40, 3);
  expect(after.y).toBeCloseTo(before.y - 30, 3);
  expect(await page.locator('[data-hex-info]').count()).toBe(0);

  // The next press is a click again, even if the hand trembles.
  await page.mouse.down();
  await page.mouse.move(x + 42, y - 29);
  await page.mouse.up();
  await page.waitForSelector('[data-hex-info=G6]');

  await page.locator('[data-board]').press('0');
  await expect.poll(view).toEqual(whole);
  expect(errors).toEqual([]);
  await context.close();
});

test('a market without room stays where it is while choices are pointed at, and shows what is chosen', async () => {
  const { page, context, errors } = await stage.open({ viewport: { width: 800, height: 900 } });
  await openFile(
    page,
    stage.address,
    positionNear(recordedGame('1848'), 0.8, (_turn, types) => types.has('sell_shares')) ?? '',
  );
  await page.click('[data-view=market]');
  await page.waitForSelector('[data-zoomed-market]');
  await whenStill(page);
  const view = (): Promise<View> => viewOf(page, '[data-zoomed-market]');
  const first = await view();
  const sales = page.locator('aside [data-choice=sell_shares]:not([aria-disabled=true])');
  const count = await sales.count();
  expect(count).toBeGreaterThan(1);
  /* oxlint-disable no-await-in-loop -- one hand */
  for (let at = 0; at < count; at++) {
    await sales.nth(at).hover();
    await whenStill(page);
    expect(await view()).toEqual(first);
  }
  const shown: View[] = [];
  for (let at = 0; at < count; at++) {
    await sales.nth(at).click();
    await whenStill(page);
    shown.push(await view());
  }
  /* oxlint-enable no-await-in-loop */
  expect(shown).not.toEqual(shown.map(() => first));
  expect(errors).toEqual([]);
  await context.close();
});

test('a market without room is moved by keys, wheel and buttons', async () => {
  const { page, context, errors } = await stage.open({ viewport: { width: 800, height: 900 } });
  await startGame(page, { title: '1848', names: ['Ada', 'Ben', 'Cleo'] });
  await page.click('[data-view=market]');
  const market = page.locator('[data-zoomed-market]');
  await market.waitFor();
  const view = (): Promise<View> => viewOf(page, '[data-zoomed-market]');
  const first = await view();

  await market.press('ArrowRight');
  expect((await view()).x).toBeLessThan(first.x);
  await market.press('ArrowLeft');
  expect(await view()).toEqual(first);
  await market.press('+');
  expect((await view()).k).toBeGreaterThan(first.k);
  await market.press('0');
  const whole = await view();
  expect(whole.x).toBe(0);
  expect(whole.k).toBeLessThan(first.k);

  const [x, y] = await middleOf(page, '[data-zoomed-market]');
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await view()).k).toBeGreaterThan(whole.k * 1.4);
  await page.click('[data-fit]');
  expect(await view()).toEqual(whole);

  // Where there is enough room it is a plain picture.
  await page.setViewportSize({ width: 1600, height: 900 });
  await market.waitFor({ state: 'detached' });
  expect(await page.locator('[data-fit]').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
