import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findTwins, findViolations } from './axe.ts';
import { faultsOf, freshName, goTo, makeTable, useOnlineStage } from './online-stage.ts';
import { whenStill } from './page.ts';

/** Every page round an online table: no violation of WCAG, nothing wider than the window. */

const stage = useOnlineStage();

const SIZES = [
  ['wide', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
  ['narrow', { width: 360, height: 740 }],
] as const;

async function lookAt(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  /* oxlint-disable no-await-in-loop -- one page */
  for (const [size, viewport] of SIZES) {
    await page.setViewportSize(viewport);
    await whenStill(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) found.push(`${name}, ${size}: ${wide} px too wide`);
    if (size === 'narrow') continue;
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      const only = theme === 'light' ? {} : { only: ['color-contrast'] };
      const lines = await findViolations(page, only);
      found.push(...lines.map((line) => `${name}, ${theme}, ${size}: ${line}`));
    }
    found.push(...(await findTwins(page)).map((line) => `${name}, ${size}: ${line}`));
  }
  /* oxlint-enable no-await-in-loop */
  await page.setViewportSize(SIZES[0][1]);
  return found;
}

test('no violation of WCAG 2.2 A and AA, and nothing too wide', async () => {
  const found: string[] = [];
  const host = await stage.visit();
  const { page } = host;
  const see = async (name: string, on = page): Promise<void> => void found.push(...(await lookAt(on, name)));

  await page.click('[data-new-game]');
  await page.waitForSelector('[data-start]:not([aria-disabled=true])');
  await page.click('[data-add-online]');
  await see('new game');
  await page.keyboard.press('Escape');
  const { id, link } = await makeTable(page, {
    name: freshName('Wolfeschlegelsteinhaus'),
    label: 'A name as long as a name of a table can be: sixty letters, no',
    listed: true,
  });
  await page.click('[data-show-code]');
  await see('waiting room of the host');
  await page.click('[data-cancel-table]');
  await see('cancelling');
  await page.keyboard.press('Escape');
  await goTo(page, '#/');
  await page.locator(`[data-online-table="${id}"]`).waitFor();
  await see('home with a table');
  await goTo(page, '#/me');
  await page.waitForSelector('[data-card=devices] li');
  await page.click('[data-make-device-link]');
  await page.waitForSelector('[data-qr]');
  await page.click('[data-rename-me]');
  await see('a guest’s account');
  await page.fill('[data-form=register] [name=password]', 'nine trains at noon');
  await page.click('[data-send=register]');
  await page.waitForSelector('[data-card=passkeys]');
  await page.click('[data-make-codes]');
  await page.waitForSelector('[data-codes]');
  await see('a member’s account');

  const guest = await stage.visit({}, new URL(link).hash);
  await guest.page.waitForSelector('[data-take-seat]');
  await see('invitation', guest.page);
  await guest.page.click('[data-sign-in]');
  await see('signing in on the way', guest.page);
  await guest.page.keyboard.press('Escape');
  await goTo(guest.page, '#/');
  await guest.page.locator(`[data-open-table="${id}"]`).waitFor();
  await see('home with open tables', guest.page);
  await goTo(guest.page, '#/online');
  await guest.page.waitForSelector('[data-lobby] [data-open-table]');
  await see('lobby', guest.page);
  await goTo(guest.page, '#/me');
  await guest.page.waitForSelector('[data-form=sign-in]');
  await see('signed out', guest.page);
  await goTo(guest.page, '#/device/abcdefghijklmnopqrstuv');
  await guest.page.waitForSelector('[data-carry]');
  await see('a device', guest.page);
  await goTo(guest.page, '#/join/abcdefghijklmnopqrstuv');
  await guest.page.getByText('This table is not open to you').waitFor();
  await see('no such table', guest.page);

  expect(found).toEqual([]);
  expect(faultsOf(host)).toEqual([]);
  expect(faultsOf(guest)).toEqual([]);
  await Promise.all([host, guest].map(({ context }) => context.close()));
});
