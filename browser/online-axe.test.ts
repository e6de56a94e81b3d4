import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findTwins, findViolations } from './axe.ts';
import { bidLeast, type Person, PHONE, seatTogether, untilAllAt, useOnlineStage } from './online.ts';
import { whenStill } from './page.ts';

const stage = useOnlineStage();

/** What axe finds on a page, light and dark; only colours differ between the two. */
async function lookAt(page: Page, name: string): Promise<string[]> {
  await whenStill(page);
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one page
    await page.emulateMedia({ colorScheme: theme });
    const only = theme === 'light' ? {} : { only: ['color-contrast'] };
    // oxlint-disable-next-line no-await-in-loop -- one page
    found.push(...(await findViolations(page, only)).map((line) => `${name}, ${theme}: ${line}`));
  }
  return found;
}

async function chatAt(page: Page): Promise<void> {
  await page.click('[data-chat]');
  await page.fill('[data-chat-input]', 'See #1');
  await page.click('[data-chat-send]');
  await page.locator('[data-chat-line]').first().waitFor();
}

describe.each([
  ['wide', {}],
  ['phone', PHONE],
] as const)('no violation of WCAG 2.2 A and AA, %s', (size, options) => {
  async function seated(): Promise<{ ann: Person; ben: Person; id: string; a: Page; b: Page }> {
    const ann = await stage.come('Ann', options);
    const ben = await stage.come('Ben', options);
    const id = await seatTogether(ann, [ben]);
    const [{ page: a }, { page: b }] = await Promise.all([ann.open(id), ben.open(id)]);
    return { ann, ben, id, a, b };
  }

  test('waiting, planning ahead, chat and notes, who plays, requests, and without a connection', async () => {
    const { a, b } = await seated();
    const found = await lookAt(b, `waiting ${size}`);
    await chatAt(a);
    await chatAt(b);
    await bidLeast(a);
    await untilAllAt([a, b], 1);
    found.push(...(await lookAt(a, `chat ${size}`)));
    await a.click('[data-beside-tab=notes]');
    found.push(...(await lookAt(a, `notes ${size}`)));
    await a.click('[data-close-beside]');
    await b.click('[data-close-beside]');

    await bidLeast(b);
    await untilAllAt([a, b], 2);
    await a.click('[popovertarget=file-menu]');
    await a.click('[data-seats]');
    found.push(...(await lookAt(a, `who plays ${size}`)));
    await a.keyboard.press('Escape');
    await bidLeast(a);
    await untilAllAt([a, b], 3);
    await b.click('[data-undo=ask]');
    found.push(...(await lookAt(b, `asking ${size}`)));
    await b.click('[data-send-request]');
    await a.locator('[data-agree]').waitFor();
    const show = a.locator('[data-show-request]');
    if ((await show.count()) > 0) await show.click();
    await a.locator('[data-request-card]').waitFor();
    found.push(...(await lookAt(a, `asked ${size}`)));
    found.push(...(await lookAt(b, `has asked ${size}`)));
    if (size === 'wide') found.push(...(await findTwins(a)).map((line) => `asked: ${line}`));
    await b.click('[data-withdraw]');
    await a.locator('[data-request]').waitFor({ state: 'detached' });
    await b.context().setOffline(true);
    await b.locator('[data-bar=reconnecting]').waitFor();
    found.push(...(await lookAt(b, `cut off ${size}`)));
    expect(found).toEqual([]);
  });
});
