import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { positionOf } from './page.ts';

/** A player without a mouse: everything is done by keys, and the focus is watched all the time. */

/** What has the focus, and whether it is visible. */
interface Focused {
  readonly what: string;
  readonly isVisible: boolean;
}

function focusOf(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const active = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(active);
    return {
      what: active.outerHTML.slice(0, 160),
      isVisible:
        active.matches('h2[tabindex="-1"]') ||
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
    };
  });
}

/** The focus is somewhere, and has a ring; only a heading, where nothing can be pressed, has none. */
export async function expectFocus(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.activeElement !== null && document.activeElement !== document.body,
  );
  const { what, isVisible } = await focusOf(page);
  expect(isVisible, `no ring round ${what}`).toBe(true);
}

/** Presses a key; the focus must still be visible. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expectFocus(page);
}

export function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** Presses Tab until the wanted element has the focus. */
export async function tabTo(page: Page, selector: string, most = 120): Promise<void> {
  for (let count = 0; count < most; count++) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    if (await isFocused(page, selector)) return expectFocus(page);
    // After the last one the focus goes to the browser itself.
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reached by Tab`);
}

/** Waits until more than this many actions have been done. */
export async function whenMoved(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (at) => Number(document.querySelector('[data-table]')?.getAttribute('data-at')) > at,
    before,
  );
}

const COMMIT = '[data-commit]:not([aria-disabled=true])';

/** Confirms what waits for the primary button: from a choice or from the board. */
export async function commit(page: Page): Promise<void> {
  const before = await positionOf(page);
  await page.waitForSelector(COMMIT);
  await press(page, 'Control+Enter');
  await whenMoved(page, before);
}

/** Goes to the decision, takes the first choice of a kind, and does it. */
export async function choose(page: Page, kind: string): Promise<void> {
  const before = await positionOf(page);
  const choice = `aside [data-choice="${kind}"]:not([aria-disabled=true])`;
  await page.waitForSelector(choice);
  await press(page, 'j');
  await tabTo(page, choice);
  await press(page, 'Enter');
  if ((await positionOf(page)) === before) await commit(page);
}

/** Goes over the board to a hex where something can be done, and chooses it. */
export async function chooseHex(page: Page): Promise<void> {
  await page.waitForSelector('path[data-legal]', { state: 'attached' });
  await press(page, 'm');
  await page.waitForSelector('[data-board]:focus');
  for (const arrow of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
    /* oxlint-disable no-await-in-loop -- one key after the other */
    const isLegal = await page.evaluate(() => {
      const at = document.querySelector('[data-board]')?.getAttribute('aria-activedescendant') ?? '';
      return document.querySelector(`#${CSS.escape(at)}`)?.hasAttribute('data-legal') ?? false;
    });
    if (isLegal) break;
    await press(page, `Shift+${arrow}`);
    /* oxlint-enable no-await-in-loop */
  }
  await press(page, 'Enter');
}
