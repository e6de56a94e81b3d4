import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { whenStill } from './page.ts';
import { positionNear, recordedGame } from './positions.ts';
import { openFile } from './scenes.ts';
import { useStage } from './stage.ts';
import { SMALL_PHONE } from './touch.ts';

/** What is told in long words and wide tables has the room for it. */

const stage = useStage();

/** Text within an element that is cut off. */
function cutIn(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(`${selector} *`)
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.scrollWidth > element.clientWidth + 1 &&
            getComputedStyle(element).overflowX !== 'visible',
        )
        .map((element) => element.textContent),
    );
}

test('where a train calls is told whole', async () => {
  const { page, context, errors } = await stage.open(SMALL_PHONE);
  const file = positionNear(recordedGame('1860'), 0.6, (_, types) => types.has('run_routes'));
  await openFile(page, stage.address, file ?? '');
  await page.waitForSelector('[data-commit=run_routes]:not([aria-disabled=true])');
  const heading = page.locator('aside [data-train] header, aside [data-train]').first();
  expect(await heading.innerText()).toMatch(/\d (city|cities), \d/);
  expect(await cutIn(page, 'aside [data-train]')).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('holdings with private companies fold where the matrix has no room', async () => {
  const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' });
  const file = positionNear(recordedGame('18gb'), 0.3, (_, types) => types.has('buy_share'));
  await openFile(page, stage.address, file ?? '');
  await page.click('[data-view=holdings]');
  const card = page.locator('[aria-label="Holdings"]');
  await card.getByRole('columnheader', { name: 'Privates' }).waitFor();
  const tooWide: number[] = [];
  /* oxlint-disable no-await-in-loop -- one window */
  for (let width = 1440; width >= 1080; width -= 40) {
    await page.setViewportSize({ width, height: 900 });
    // What fits is asked again a frame after the room has changed.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const overflow = await card
      .locator('table')
      .first()
      .evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : Infinity));
    if (overflow > 1) tooWide.push(width);
  }
  /* oxlint-enable no-await-in-loop */
  expect(tooWide).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('what the colours of a market mean is asked for on a phone', async () => {
  const { page, context, errors } = await stage.open(SMALL_PHONE);
  const file = positionNear(recordedGame('1860'), 0.5, (_, types) => types.has('buy_share'));
  await openFile(page, stage.address, file ?? '');
  await page.tap('[data-view=market]');
  const lines = page.locator('[data-market-legend] li');
  await page.locator('[data-market-legend] summary').waitFor();
  expect(await lines.first().isVisible()).toBe(false);
  await page.tap('[data-market-legend] summary');
  await lines.first().waitFor();
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.locator('[data-market-legend]').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

test('who has bought what at an auction is told whole, whatever the names', async () => {
  const { page, context, errors } = await stage.open(SMALL_PHONE);
  const file = positionNear(recordedGame('1860'), 0.05, (_, types) => types.has('bid'));
  await openFile(
    page,
    stage.address,
    (file ?? '').replaceAll(/"name":\s*"\w+"/gu, '"name":"Bartholomew Fairweather"'),
  );
  const sold = page.locator('aside[data-step] [data-sold]');
  await expect.poll(() => sold.innerText()).toMatch(/Company\s+Bartholomew Fairweather/u);
  expect(await cutIn(page, 'aside[data-step] [data-sold]')).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('the legend of Chicago Express is low on a phone: its shortest lines share one', async () => {
  const { page, context, errors } = await stage.open(SMALL_PHONE);
  const file = positionNear(recordedGame('chicago-express'), 0.7, (_, types) => types.has('expand'));
  await openFile(page, stage.address, file ?? '');
  await page.tap('[data-fit]');
  await page.waitForSelector('[data-fit][aria-pressed=true]');
  await page.tap('[data-board] [role=group] button:not([data-fit])');
  const legend = page.locator('[data-legend]');
  await legend.waitFor();
  await whenStill(page);
  const [income, house] = await legend
    .locator('li')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top));
  expect(house).toBe(income);
  expect(errors).toEqual([]);
  await context.close();
});
