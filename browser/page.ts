import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContext, BrowserContextOptions, Download, Page } from 'playwright-core';
import { makePageServer } from '../src/server/page.ts';
import { lineAfter } from '../src/web/match/entries.ts';
import type { StoredEntry, StoredMatch, StoredSnapshot } from '../src/web/match/records.ts';
import { launchChromium } from './chromium.ts';

/** An open page, with the errors it has logged. */
export interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: string[];
}

/** The built page on a free port, and a browser to open it with. */
export interface Stage {
  readonly address: string;
  readonly browser: Browser;
  /** A page of its own: nothing is stored yet. `prepare` is run in it before any script of ours. */
  open(options?: BrowserContextOptions, prepare?: () => void): Promise<Opened>;
  /** Another page at the same address; null: no server any more. */
  serve(folder: string | null): Promise<void>;
  close(): Promise<void>;
}

/** Slows every page down by this factor: `RAILHEAD_SLOW=8 npm run test:browser` finds tests that pass only by luck. */
const SLOWNESS = Number(process.env['RAILHEAD_SLOW'] ?? 1);

/** For `open`, where a test counts actions: no automatic passes, even for players with nothing left to decide. */
export function askEverybody(): void {
  localStorage.setItem('railhead.preferences', JSON.stringify({ 'auto-pass': false }));
}

/** Asked once by every page: a host without a server has nothing there, which browsers report like a fault. */
const SITE = /\/api\/v1\/site$/;

/** Another page of the same browser profile: it shares what is stored. */
export async function openBeside(context: BrowserContext, address: string): Promise<Opened> {
  const page = await context.newPage();
  if (SLOWNESS > 1) {
    const debug = await context.newCDPSession(page);
    await debug.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  }
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !SITE.test(message.location().url)) errors.push(message.text());
  });
  await page.goto(address);
  return { page, context, errors };
}

/** The built page on a free port, without a browser. */
export type Served = Pick<Stage, 'address' | 'serve' | 'close'>;

export async function servePage(folder: string): Promise<Served> {
  const host = '127.0.0.1';
  let server: FastifyInstance | null = await makePageServer(folder);
  await server.listen({ host, port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    const closed = server?.close();
    // A browser may keep a connection open, and the server would wait for it for more than a minute.
    server?.server.closeAllConnections();
    await closed;
  };
  return {
    address: `http://127.0.0.1:${port}/`,
    async serve(next) {
      await stop();
      server = next === null ? null : await makePageServer(next);
      await server?.listen({ host, port });
    },
    close: stop,
  };
}

/** Starts a browser of its own unless one is passed in. */
export async function setStage(folder: string, shared?: Browser): Promise<Stage> {
  const served = await servePage(folder);
  const { address } = served;
  const browser = shared ?? (await launchChromium());
  return {
    address,
    browser,
    async open(options = {}, prepare) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        // Pages come from the server, unless a test is about the service worker.
        serviceWorkers: 'block',
        ...options,
      });
      // Tools are run by tsx, which calls this helper in functions; a function sent to a page needs it there too.
      await context.addInitScript('globalThis.__name ??= (target) => target');
      if (prepare) await context.addInitScript(prepare);
      return openBeside(context, address);
    },
    serve: (next) => served.serve(next),
    async close() {
      await browser.close();
      await served.close();
    },
  };
}

/** What a test wants to play. */
export interface Wish {
  readonly title: string;
  readonly names: readonly string[];
  readonly ruleSet?: string;
}

/** Opens the dialog for a new game of a title, from the home page. */
export async function openNewGame(page: Page, title: string): Promise<void> {
  await page.click('[data-new-game]');
  await page.click(`[data-title="${title}"]`);
  await page.waitForSelector(`[data-title="${title}"][aria-pressed=true]`);
  await page.waitForSelector('[data-start]:not([aria-disabled=true])');
}

/** Starts a game from the home page. */
export async function startGame(page: Page, { title, names, ruleSet }: Wish): Promise<void> {
  await openNewGame(page, title);
  const seats = page.locator('[data-seat]');
  /* oxlint-disable no-await-in-loop -- one hand does it all */
  for (let count = await seats.count(); count !== names.length; count = await seats.count()) {
    await page.click(count > names.length ? `[data-remove="${count - 1}"]` : '[data-add]');
  }
  for (const [seat, name] of names.entries()) await page.fill(`[data-seat="${seat}"]`, name);
  /* oxlint-enable no-await-in-loop */
  if (ruleSet !== undefined) await page.check(`[name="rule-set"][value="${ruleSet}"]`);
  await page.click('[data-start]');
  await page.waitForSelector('[data-table]');
}

/** A game from a file, through the page's own import. */
export async function importGame(page: Page, name: string, text: string): Promise<void> {
  await page.setInputFiles('[data-import]', {
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** Waits for the table of an imported game, through the notes on where its file was followed against our rules. */
export async function openImported(page: Page): Promise<void> {
  const opens = page.locator('[data-open-noted]');
  const table = page.locator('[data-table]');
  await opens.or(table).waitFor();
  if ((await opens.count()) > 0) await opens.click();
  await table.waitFor();
}

/** Sent to the page as it is: it may use nothing from outside. */
export function whenStillInPage(): Promise<void> {
  return new Promise((resolve) => {
    const QUIET = 200;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new MutationObserver(() => wait());
    const end = (): void => {
      watch.disconnect();
      resolve();
    };
    // Only painted content counts, so waiting begins with a frame.
    const wait = (): void => {
      clearTimeout(timer);
      requestAnimationFrame(() => {
        clearTimeout(timer);
        timer = setTimeout(end, QUIET);
      });
    };
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    wait();
  });
}

/** Waits until the page has reacted to the last input and nothing in it changes any more. */
export function whenStill(page: Page): Promise<void> {
  return page.evaluate(whenStillInPage);
}

/** How many actions are in effect. */
export async function positionOf(page: Page): Promise<number> {
  return Number(await page.getAttribute('[data-table]', 'data-at'));
}

/** Waits until so many actions are in effect. */
export async function waitForPosition(page: Page, at: number): Promise<void> {
  await page.waitForSelector(`[data-table][data-at="${at}"]`);
}

/** Waits until the pause after the last decision is over: a key pressed earlier would rightly do nothing. */
export async function whenAwake(page: Page): Promise<void> {
  await page.locator('[data-resting]').first().waitFor({ state: 'detached' });
}

/** Whether the result is on show. */
export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('[data-ranking]').count()) > 0;
}

/** The result as the page shows it: names and scores, best first. */
export async function rankingOf(page: Page): Promise<number[]> {
  const rows = page.locator('[data-ranking] [data-score]');
  const scores = await rows.evaluateAll((elements) => elements.map((row) => row.getAttribute('data-score')));
  return scores.map(Number);
}

/** The content of a file that the page offers for download. */
export async function textOf(download: Download): Promise<string> {
  return text(await download.createReadStream());
}

/** The file that the table's menu offers for download. */
export async function exportGame(page: Page, kind: 'own' | 'foreign' = 'own'): Promise<string> {
  await page.click('[popovertarget=file-menu]');
  const waiting = page.waitForEvent('download');
  await page.click(kind === 'own' ? '[data-export]' : '[data-export-foreign]');
  return textOf(await waiting);
}

/** The state of the position on show, as the page holds it. */
export function stateOf(page: Page): Promise<object> {
  return page.evaluate(() => {
    const table = document.querySelector<HTMLElement & { position?: () => { state: object } }>(
      '[data-table]',
    );
    if (!table?.position) throw new Error('no table');
    return table.position().state;
  });
}

/** A game as stored in the browser. */
export interface Stored {
  readonly at: number;
  readonly match: { readonly actions: readonly unknown[] };
  readonly snapshot?: StoredSnapshot | undefined;
}

/** What is stored of the game on show. */
export async function storedGame(page: Page): Promise<Stored | undefined> {
  const stored = await page.evaluate(async () => {
    const id = document.querySelector<HTMLElement>('[data-table]')?.dataset['table'] ?? '';
    const result = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
      });
    const database = await result(indexedDB.open('railhead'));
    const transaction = database.transaction(['matches', 'entries', 'snapshots']);
    const [base, entries, snapshot] = await Promise.all([
      result(transaction.objectStore('matches').get(id)),
      result(transaction.objectStore('entries').getAll(IDBKeyRange.bound([id], [id, []]))),
      result(transaction.objectStore('snapshots').get(id)),
    ]);
    database.close();
    return { base, entries, snapshot };
  });
  const { base, entries, snapshot } = stored as {
    readonly base?: StoredMatch;
    readonly entries: readonly StoredEntry[];
    readonly snapshot?: StoredSnapshot;
  };
  if (!base) return undefined;
  const { actions, at } = lineAfter({ actions: base.match.actions, at: base.at }, entries);
  return { at, match: { actions }, snapshot };
}

/** Waits until everything done so far is stored. */
export async function whenSaved(page: Page): Promise<Stored> {
  const at = await positionOf(page);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- asked until it is so
    const stored = await storedGame(page);
    if (stored?.at === at) return stored;
  }
}

/** Waits until the page is cached for offline use and served from the cache. */
export async function whenKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
