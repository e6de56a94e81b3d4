import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatMatch } from '../src/core/match.ts';
import { sampleMatch, sampleRuns, sampleSteps } from '../src/testing/1848/sample.ts';
import { importGame, waitForPosition } from './page.ts';
import { useStage } from './stage.ts';

/** Running trains and deciding about the money, in a played game of 1848: the search runs in a real worker. */

const stage = useStage();

/** A run of two trains, both of which earn something. */
const found = sampleRuns().find(({ view, best }) => {
  const company = view.companies.find(({ id }) => id === view.operator);
  return company?.trains.length === 2 && best.runs.length === 2;
});
if (!found) throw new Error('no such run in the sample');
const { state, best } = found;
const at = sampleSteps().findIndex((step) => JSON.stringify(step.state) === JSON.stringify(state));

async function openRun(page: Page): Promise<void> {
  const match = sampleMatch();
  await importGame(page, 'run.json', formatMatch({ ...match, actions: match.actions.slice(0, at) }));
  await page.waitForSelector('[data-routes=proven]');
}

async function centreOf(page: Page, stop: string): Promise<[x: number, y: number]> {
  const box = await page.locator(`circle[data-stop="${stop}"][role=button]`).boundingBox();
  if (!box) throw new Error(`no stop ${stop}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const commit = '[data-commit]:not([aria-disabled=true])';

test('the best routes are proven and run with one key, then the money is withheld with another', async () => {
  const { page, errors } = await stage.open();
  await openRun(page);
  await page.locator(commit, { hasText: `Run for £${best.revenue}` }).waitFor();
  await expect.poll(() => page.locator('[data-board] [data-train]').count()).toBe(2);

  // The proof says what was searched.
  await page.hover('[data-proven]');
  const proof = page.locator('[role=tooltip]');
  await expect.poll(() => proof.innerText()).toContain('No other run earns more.');
  await expect.poll(() => proof.innerText()).toMatch(/\d routes are possible .*\d combinations?/);
  await page.keyboard.press('Escape');
  await proof.waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await waitForPosition(page, at + 1);
  await page.waitForSelector('[data-pays=true][aria-pressed=true]');
  await expect.poll(() => page.innerText('[data-pays=false]')).toContain(`+£${best.revenue}`);

  // The run is still shown after a reload.
  await page.reload();
  await page.waitForSelector('[data-pays=true]');
  await expect.poll(() => page.locator('[data-itemised] [data-train]').count()).toBe(2);
  await page.keyboard.press('w');
  await waitForPosition(page, at + 2);
  expect(errors).toEqual([]);
});

test('a stop pressed on the map is called at, a drag goes along, and Escape leads back to the best', async () => {
  const { page, errors } = await stage.open();
  await openRun(page);
  const [first, second] = best.runs;
  const stops = (second?.path ?? []).filter((place) => place.includes('-'));
  const stop = stops.find((place) => !first?.path.includes(place)) ?? '';
  await page.locator('[data-itemised] [data-train] > button').first().click();
  await page.mouse.click(...(await centreOf(page, stop)));
  await page.locator('[data-routes]', { hasText: /less than the best|equal to the best/ }).waitFor();

  await page.keyboard.press('b');
  await page.waitForSelector('[data-proven]');
  await page.locator('[data-itemised] [data-train] > button').nth(1).click();
  const [from, to] = [stops[0] ?? '', stops[1] ?? ''];
  await page.mouse.move(...(await centreOf(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await centreOf(page, to)), { steps: 12 });
  await page.mouse.up();
  await page
    .getByRole('button', { name: /^No longer require/ })
    .first()
    .waitFor();

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator(commit, { hasText: `Run for £${best.revenue}` }).waitFor();
  expect(errors).toEqual([]);
});

test('alternatives show on the map before they are taken', async () => {
  const { page, errors } = await stage.open();
  await openRun(page);
  await page.keyboard.press('a');
  const rows = page.locator('ol [data-choice=run_routes]');
  await rows.nth(2).hover();
  const revenue = await rows.nth(2).locator('b').innerText();
  await rows.nth(2).click();
  await page.locator(commit, { hasText: `Run for ${revenue}` }).waitFor();
  await page.keyboard.press('Enter');
  await waitForPosition(page, at + 1);
  await expect.poll(() => page.innerText('[data-itemised] h3')).toBe(`Revenue ${revenue}`);
  expect(errors).toEqual([]);
});
