import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { type ServedOnline, serveOnline } from './online-server.ts';
import { openBeside, type Opened } from './page.ts';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** A server to play on, with the built page, and people who come to it. */
export interface OnlineStage {
  readonly address: string;
  /** A browser of somebody who has never been here. */
  visit(options?: BrowserContextOptions, hash?: string): Promise<Opened>;
}

/** For a file of tests: the whole server on a data folder of its own, and the browser that all files share, or another. */
export function useOnlineStage(
  open: () => Promise<Browser> = () => chromium.connect(inject('browser')),
): OnlineStage {
  let served: ServedOnline | undefined;
  let browser: Browser | undefined;
  const stage = (): { served: ServedOnline; browser: Browser } => {
    if (!served || !browser) throw new Error('the stage is set once the tests run');
    return { served, browser };
  };
  beforeAll(async () => {
    served = await serveOnline(inject('page'));
    browser = await open();
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });
  return {
    get address() {
      return stage().served.address;
    },
    async visit(options = {}, hash = '') {
      const context = await stage().browser.newContext({
        viewport: { width: 1440, height: 900 },
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        ...options,
      });
      return openBeside(context, this.address + hash);
    },
  };
}

/** What the page has been refused, and has said so: browsers report every answer that is none of success. */
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** The errors of a page but for refusals. */
export function faultsOf({ errors }: Opened): string[] {
  return errors.filter((error) => !REFUSED.test(error));
}

/** Goes to a page by its address, as a link would. */
export async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
}

let comers = 0;

/** A name nobody has yet, also when a test is tried again. */
export function freshName(name: string): string {
  comers += 1;
  return `${name} ${comers}`;
}

export interface MadeTable {
  readonly id: string;
  /** The address of the invitation. */
  readonly link: string;
}

/** Makes a table of Chicago Express with a seat for the host and free ones, as somebody without an account. */
export async function makeTable(
  page: Page,
  {
    name,
    free = 2,
    label = '',
    listed = false,
  }: { name: string; free?: number; label?: string; listed?: boolean },
): Promise<MadeTable> {
  await page.click('[data-new-game]');
  await page.click('[data-title="chicago-express"]');
  await page.waitForSelector('[data-start]:not([aria-disabled=true])');
  await page.click('[data-add-online]');
  /* oxlint-disable no-await-in-loop -- one hand does it all */
  while ((await page.locator('[data-kind]').count()) > free + 1) await page.click('[data-remove="1"]');
  for (let seat = 1; seat <= free; seat++) await page.selectOption(`[data-kind="${seat}"]`, 'online');
  /* oxlint-enable no-await-in-loop */
  const own = page.locator('[data-seat="0"]');
  if ((await own.count()) > 0) await own.fill(name);
  if (listed) await page.check('[name=visibility][value=listed]');
  if (label !== '') await page.fill('[data-table-label]', label);
  await page.click('[data-start]');
  await page.waitForSelector('[data-join]');
  const link = await page.inputValue('[data-link]');
  return { id: (await page.getAttribute('[data-join]', 'data-join')) ?? '', link };
}

/** Sits down at the first free seat under a name. */
export async function takeSeat(page: Page, name: string): Promise<void> {
  const field = page.locator('[data-my-name]');
  await page.locator('[data-take-seat]').waitFor();
  if ((await field.count()) > 0) await field.fill(name);
  await page.click('[data-take-seat]');
}
