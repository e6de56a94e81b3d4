import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { type ServedOnline, serveOnline } from './online-server.ts';
import { type Opened, positionOf } from './page.ts';
import { Person } from './person.ts';

export { logOf, newTable, Person, seatTogether, untilConnected } from './person.ts';

/** For a file of tests: a server with the built page, and a browser to open it with. */
export interface OnlineStage {
  readonly site: ServedOnline;
  readonly browser: Browser;
  /** Somebody comes: a guest of that name, or nobody. */
  come(name: string | null, options?: BrowserContextOptions): Promise<Person>;
}

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

export function useOnlineStage(): OnlineStage {
  let site: ServedOnline | undefined;
  let browser: Browser | undefined;
  const set = <T>(one: T | undefined): T => {
    if (one === undefined) throw new Error('the stage is set once the tests run');
    return one;
  };
  beforeAll(async () => {
    site = await serveOnline(inject('page'));
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  return {
    get site() {
      return set(site);
    },
    get browser() {
      return set(browser);
    },
    come: (name, options) => Person.come(set(browser), set(site), name, options),
  };
}

/** Waits until all pages show so many actions. */
export async function untilAllAt(pages: readonly Page[], at: number): Promise<void> {
  await Promise.all(pages.map((page) => page.waitForSelector(`[data-table][data-at="${at}"]`)));
}

/**
 * Bids as little as possible, so that the next one has something to decide: nobody is made to pass. The click is handed to
 * the button, since on a phone the chat may be over it.
 */
export async function bidLeast(page: Page): Promise<void> {
  const before = await positionOf(page);
  await page.locator('[data-commit]:not([aria-disabled=true])').first().dispatchEvent('click');
  await expect.poll(() => positionOf(page)).not.toBe(before);
}

/** Console errors about more than the missing network. */
export function realErrors({ errors }: Opened): string[] {
  return errors.filter((error) => !error.includes('net::ERR_') && !error.includes('WebSocket connection'));
}

/** Waits until the pages show as many actions as the server has by then. */
export async function untilTogether(pages: readonly Page[], count: () => Promise<number>): Promise<void> {
  const positions = async (): Promise<number[]> => Promise.all([...pages.map(positionOf), count()]);
  await expect.poll(async () => new Set(await positions()).size).toBe(1);
}
