import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { TITLES as MANIFESTS } from '../src/titles/list.ts';
import { FIREFOX } from './other-browsers/firefox.ts';
import { complaintsOf, copyRecorded } from './other-browsers/recorded-page.ts';
import { decide, positionOf, startGame } from './other-browsers/table.ts';
import { makeTab, type Tab } from './other-browsers/tab.ts';
import type { Driver, OtherBrowser } from './other-browsers/webdriver.ts';
import { WEBKIT } from './other-browsers/webkit.ts';
import { servePage, type Served, whenStillInPage } from './page.ts';
import { sticksOutInPage } from './touch.ts';

/** Firefox and Safari's engine, if installed: whether the page works there at all. */

const TITLES = MANIFESTS.filter(({ family }) => family !== null).map(({ id }) => id);
const WIDE = [1440, 900] as const;
const PHONE = [390, 844] as const;
const DECISIONS = 3;
/** Pictures to look at; git ignores the folder. */
const PICTURES = fileURLToPath(new URL('../out/other-browsers/', import.meta.url));

let recorded: Awaited<ReturnType<typeof copyRecorded>>;
let served: Served;
beforeAll(async () => {
  await mkdir(PICTURES, { recursive: true });
  recorded = await copyRecorded(inject('page'));
  served = await servePage(recorded.folder);
});
afterAll(async () => {
  await served?.close();
  await recorded?.remove();
});

/** Where the board is moved to. */
function viewOf(tab: Tab): Promise<{ x: number; y: number; k: number }> {
  return tab.run(() => {
    const matrix = document
      .querySelector<SVGGElement>('[data-board] svg > g')
      ?.transform.baseVal.consolidate()?.matrix;
    return { x: matrix?.e ?? 0, y: matrix?.f ?? 0, k: matrix?.a ?? 0 };
  });
}

/** The middle of the part of the board that can be seen. */
function middleOf(tab: Tab): Promise<readonly [x: number, y: number]> {
  return tab.run(() => {
    const { x, y, width } =
      document.querySelector('[data-board] svg')?.getBoundingClientRect() ?? new DOMRect();
    return [Math.round(x + width / 2), Math.round(y + 200)] as const;
  });
}

function tellStories(browser: OtherBrowser): void {
  let driver: Driver;
  let tab: Tab;
  beforeAll(async () => {
    driver = await browser.start();
    tab = makeTab(driver);
  });
  afterAll(() => driver?.close());
  beforeEach(async () => {
    await served.serve(recorded.folder);
    await tab.open(served.address);
    await tab.find('[data-new-game]');
  });

  /** The present page at both sizes: pictures to look at, and nothing out of reach at the side. */
  async function look(name: string): Promise<void> {
    /* oxlint-disable no-await-in-loop -- one window */
    for (const [size, [width, height]] of [
      ['phone', PHONE],
      ['wide', WIDE],
    ] as const) {
      await tab.resize(width, height);
      await tab.run(whenStillInPage);
      await writeFile(join(PICTURES, `${browser.name}-${name}-${size}.png`), await tab.picture());
      expect(await tab.run(sticksOutInPage)).toEqual([]);
    }
    /* oxlint-enable no-await-in-loop */
  }

  test('a first visit: no talk of a new version, and the first decisions of every title', async () => {
    await tab.run(() => navigator.serviceWorker.ready.then(() => null));
    await look('home');
    /* oxlint-disable no-await-in-loop -- one title after the other */
    for (const title of TITLES) {
      await startGame(tab, title);
      for (let count = 0; count < DECISIONS; count++) await decide(tab);
      expect(await positionOf(tab)).toBeGreaterThanOrEqual(DECISIONS);
      await look(title);
      await tab.click('a[href="#/"]');
    }
    /* oxlint-enable no-await-in-loop */
    await tab.find('[data-game]');
    expect(await tab.run(() => document.querySelectorAll('[data-bar]').length)).toBe(0);
    expect(await complaintsOf(tab)).toEqual([]);
  });

  test('the map is dragged and zoomed by the wheel', async () => {
    await tab.resize(...WIDE);
    await startGame(tab, '1848');
    await tab.click('[data-view=map]');
    const [x, y] = await middleOf(tab);
    const first = await viewOf(tab);
    await tab.wheel([x, y], -400);
    await expect.poll(async () => (await viewOf(tab)).k).toBeGreaterThan(first.k * 1.5);
    const before = await viewOf(tab);
    await tab.drag([x, y], [x + 40, y - 32]);
    await expect.poll(async () => (await viewOf(tab)).y).toBeCloseTo(before.y - 32, 2);
    expect((await viewOf(tab)).x).toBeCloseTo(before.x + 40, 2);
    expect(await complaintsOf(tab)).toEqual([]);
  });

  test.runIf(browser.canTouch)('the map is pinched on a phone', async () => {
    await tab.resize(...PHONE);
    await startGame(tab, '1848');
    await tab.run(whenStillInPage);
    const [x, y] = await middleOf(tab);
    const first = await viewOf(tab);
    await tab.swipe(
      [
        [x - 15, y],
        [x + 15, y],
      ],
      [
        [x - 75, y],
        [x + 75, y],
      ],
    );
    await expect.poll(async () => (await viewOf(tab)).k).toBeGreaterThan(first.k * 1.5);
    expect(await complaintsOf(tab)).toEqual([]);
  });

  test('without a server the table opens again and is played on', async () => {
    await tab.resize(...WIDE);
    await startGame(tab, 'chicago-express');
    await decide(tab);
    await expect.poll(() => tab.run(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    expect(await complaintsOf(tab)).toEqual([]);
    await served.serve(null);
    await tab.reload();
    await tab.find('[data-board] path[data-hex]');
    await expect.poll(() => positionOf(tab)).toBe(1);
    await decide(tab);
    await tab.open(served.address);
    await tab.find('[data-game]');
    expect(await complaintsOf(tab)).toEqual([]);
  });
}

for (const browser of [FIREFOX, WEBKIT]) {
  const { name, install } = browser;
  if (!browser.isInstalled()) {
    process.stderr.write(`${name} is not installed, its tests are skipped: ${install}\n`);
  }
}

describe.skipIf(!FIREFOX.isInstalled())('Firefox', () => {
  tellStories(FIREFOX);
});
describe.skipIf(!WEBKIT.isInstalled())('WebKit', () => {
  tellStories(WEBKIT);
});
