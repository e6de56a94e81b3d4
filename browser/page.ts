import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { makePageServer } from '../src/server/page.ts';
import { launchChromium } from './chromium.ts';

/** The built page on a free port, and a browser to open it with. */
export interface Stage {
  readonly address: string;
  readonly browser: Browser;
  /** A page of its own: nothing is stored yet. Errors of the page are gathered in `errors`. */
  open(options?: BrowserContextOptions): Promise<{ page: Page; errors: string[] }>;
  close(): Promise<void>;
}

export async function setStage(): Promise<Stage> {
  const server = await makePageServer();
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/`;
  const browser = await launchChromium();
  return {
    address,
    browser,
    async open(options = {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.goto(address);
      return { page, errors };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Starts a game of a title from the home page. */
export async function startGame(page: Page, title: string, names: readonly string[] = []): Promise<void> {
  await page.click(`[data-new="${title}"]`);
  for (const [seat, name] of names.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one hand types
    await page.fill(`[data-seat="${seat}"]`, name);
  }
  await page.click('[data-start]:not([aria-disabled=true])');
  await page.waitForSelector('[data-table]');
}

/** Whether the game is over. */
export function isOver(page: Page): Promise<boolean> {
  return page.locator('[data-ranking]').isVisible();
}

/**
 * One whole action: a choice among those offered (`pick` says which of so many), further ones where a family opens,
 * then the primary button.
 */
export async function makeMove(page: Page, pick: (count: number) => number = () => 0): Promise<void> {
  const before = await page.locator('[data-at]').first().getAttribute('data-at');
  const choices = page.locator('[data-choice]:not([aria-disabled=true]):visible');
  const commit = page.locator('[data-commit]:not([aria-disabled=true])');
  const done = page.locator(`[data-table]:not([data-at="${before}"])`);
  for (let depth = 0; depth < 20; depth++) {
    // oxlint-disable-next-line no-await-in-loop -- each click shows what the next one can be
    const count = await choices.count();
    // oxlint-disable-next-line no-await-in-loop
    if (count > 0) await choices.nth(pick(count)).click();
    // oxlint-disable-next-line no-await-in-loop
    if ((await done.count()) > 0) return;
    // oxlint-disable-next-line no-await-in-loop
    if ((await commit.count()) > 0) {
      // oxlint-disable-next-line no-await-in-loop
      await commit.click();
      // oxlint-disable-next-line no-await-in-loop
      await done.waitFor();
      return;
    }
    // oxlint-disable-next-line no-await-in-loop -- a family is being listed
    await page.locator('[data-looking]').waitFor({ state: 'detached' });
  }
  throw new Error('no move was made');
}
