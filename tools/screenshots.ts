/**
 * Pictures of every view of the page at 1440×900 and on a phone of 390×844, light and dark:
 * `npm run screenshots [PART OF TITLE-SCENE-SCREEN]`, as in `1848-map`, `online-table` or `phone`. They go to out/screens, which git
 * ignores, as TITLE-SCENE-THEME.webp, those of the phone as TITLE-SCENE-phone-THEME.webp; those that README shows
 * go to docs/screens too. Recorded games give the positions. `--lang de` takes them in another language, as
 * TITLE-SCENE-de-THEME.webp.
 */
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { buildPage } from '../browser/build.ts';
import { serveOnline } from '../browser/online-server.ts';
import { importGame, openImported, openNewGame, setStage, type Stage } from '../browser/page.ts';
import { formatMatch } from '../src/core/match.ts';
import { SOURCE_LOCALE } from '../src/text/locales.ts';
import { positionNear, recordedGame, type Wanted } from '../browser/positions.ts';
import { ONLINE_SCENES, takeOnline } from './screenshots-online.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const OUT = join(ROOT, 'out', 'screens');
/** The pictures that README shows: they are part of the clone, so there are few. */
const SHOWN = join(ROOT, 'docs', 'screens');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const { values: asked, positionals } = parseArgs({
  options: { lang: { type: 'string', default: SOURCE_LOCALE } },
  allowPositionals: true,
});
const ONLY = positionals[0] ?? '';
/** Part of the names of pictures in another language. */
const SPOKEN = asked.lang === SOURCE_LOCALE ? '' : `-${asked.lang}`;
const THEMES = ['light', 'dark'] as const;
/** Of WebP: everything can be read, and all pictures together stay below 6 MB. */
const QUALITY = 22;

/** The settings of a picture. */
interface Screen {
  readonly name: string;
  /** Part of the names of its pictures. */
  readonly mark: string;
  readonly options: BrowserContextOptions;
}

const WIDE: Screen = { name: 'wide', mark: '', options: { viewport: { width: 1440, height: 900 } } };
const PHONE: Screen = {
  name: 'phone',
  mark: '-phone',
  options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const SCREENS = [WIDE, PHONE] as const;

/** One picture: where in the game, and what is clicked before it is taken. */
interface Scene {
  readonly name: string;
  /** The part of the game in which to look for it; the end of the game by default. */
  readonly near?: number;
  readonly wanted?: Wanted;
  /** For every screen by default. */
  readonly only?: Screen;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Shows a view. */
function view(id: string): (page: Page) => Promise<void> {
  return (page) => page.click(`[data-view=${id}]`);
}

/** Opens a hex near the middle of the board, so that its tiles fan out. */
async function openHex(page: Page): Promise<void> {
  await page.click('[data-view=map]');
  await page.waitForSelector('path[data-legal]');
  const hexes = await page.locator('path[data-legal]').evaluateAll((paths) =>
    paths.map((path) => {
      const { x, y, width, height } = path.getBoundingClientRect();
      const away = Math.hypot(x + width / 2 - innerWidth / 2, y + height / 2 - innerHeight / 2);
      return { hex: path.getAttribute('data-hex') ?? '', away };
    }),
  );
  const [first] = hexes.sort((a, b) => a.away - b.away);
  if (!first) return;
  await page.locator(`path[data-hex="${first.hex}"]`).dispatchEvent('click');
  await page.waitForSelector('[data-fan], [data-choice="lay_tile"][aria-pressed=true]');
}

/** Waits until the best routes are proven. */
async function whenProven(page: Page): Promise<void> {
  await page.click('[data-view=map]');
  await page.waitForSelector('[data-commit="run_routes"]:not([aria-disabled=true])');
  await page.locator('[data-looking]').waitFor({ state: 'detached' });
}

/** The history, once its lines are drawn to the end. */
async function openHistory(page: Page): Promise<void> {
  await page.click('[data-view=history]');
  await page.waitForSelector('[data-scrubber]');
  await page.waitForTimeout(3000);
}

/** Something of the history besides the board. */
function historyTab(id: string): (page: Page) => Promise<void> {
  return async (page) => {
    await openHistory(page);
    await page.click(`[data-tab=${id}]`);
  };
}

/** Moves that are only tried out. */
async function planAhead(page: Page): Promise<void> {
  await page.click('[data-view=map]');
  await press(page, '[data-plan-start]');
  await page.waitForSelector('[data-plan]');
  const commit = page.locator('[data-commit]:not([aria-disabled=true])');
  const choice = page.locator('[data-choice]:not([aria-disabled=true])').first();
  if ((await commit.count()) === 0 && (await choice.count()) > 0) await choice.dispatchEvent('click');
  if ((await commit.count()) > 0) await commit.first().click();
}

/** Presses what may be in a menu. */
async function press(page: Page, selector: string): Promise<void> {
  const wanted = page.locator(selector).first();
  if (!(await wanted.isVisible())) await page.click('[popovertarget]');
  await wanted.click();
}

/** The rule of the present decision. */
async function openRules(page: Page): Promise<void> {
  await page.click('[data-view=map]');
  await page.locator('[data-rule]').first().dispatchEvent('click');
  await page.waitForSelector('[data-shown-rule]');
}

/** Chooses the first of a kind of choice. */
function choose(kind: string): (page: Page) => Promise<void> {
  return async (page) => {
    const choice = page.locator(`[data-choice="${kind}"]:not([aria-disabled=true])`).first();
    if ((await choice.count()) > 0) await choice.click();
  };
}

/** Those that every title has. */
const LATER_SCENES: readonly Scene[] = [
  { name: 'history', near: 0.7, wanted: () => true, prepare: openHistory },
  { name: 'charts', near: 0.7, wanted: () => true, only: PHONE, prepare: historyTab('charts') },
  { name: 'owners', near: 0.7, wanted: () => true, only: PHONE, prepare: historyTab('owners') },
  { name: 'plan', near: 0.6, wanted: () => true, prepare: planAhead },
  { name: 'rules', near: 0.6, wanted: () => true, prepare: openRules },
  {
    name: 'result',
    prepare: async (page) => {
      await page.waitForSelector('[data-fortunes]');
    },
  },
];

const RAIL_SCENES: readonly Scene[] = [
  {
    name: 'map',
    near: 0.55,
    wanted: ({ step }, types) => types.has('lay_tile') && !step.includes('home'),
    prepare: openHex,
  },
  { name: 'routes', near: 0.6, wanted: (_turn, types) => types.has('run_routes'), prepare: whenProven },
  { name: 'dividend', near: 0.62, wanted: (_turn, types) => types.has('dividend'), prepare: view('map') },
  {
    name: 'stock',
    near: 0.5,
    wanted: (_turn, types) => types.has('buy_share') && types.has('sell_shares'),
    prepare: async (page) => {
      await page.click('[data-view=market]');
      await choose('buy_share')(page);
    },
  },
  {
    name: 'holdings',
    near: 0.5,
    wanted: (_turn, types) => types.has('buy_share'),
    prepare: view('holdings'),
  },
  { name: 'companies', near: 0.6, wanted: () => true, prepare: view('companies') },
  { name: 'trains', near: 0.55, wanted: (_turn, types) => types.has('buy_train'), prepare: view('map') },
  {
    name: 'auction',
    near: 0,
    wanted: (_turn, types) => types.has('bid') || types.has('buy_private'),
    prepare: view('map'),
  },
  ...LATER_SCENES,
];

const EXPRESS_SCENES: readonly Scene[] = [
  { name: 'map', near: 0.5, wanted: (_turn, types) => types.has('expand') },
  {
    name: 'expand',
    near: 0.55,
    wanted: (_turn, types) => types.has('expand'),
    prepare: async (page) => {
      const dial = page.locator('[data-dial=expansion]');
      if ((await dial.count()) > 0) await dial.first().click();
      await choose('expand')(page);
      const hex = page.locator('path[data-legal]').first();
      await hex.waitFor();
      await hex.dispatchEvent('click');
    },
  },
  { name: 'auction', near: 0.4, wanted: (_turn, types) => types.has('bid') },
  { name: 'companies', near: 0.6, wanted: (_turn, types) => types.has('expand'), prepare: view('companies') },
  {
    name: 'players',
    near: 0.6,
    wanted: (_turn, types) => types.has('expand'),
    only: PHONE,
    prepare: view('players'),
  },
  ...LATER_SCENES,
];

const SCENES: Readonly<Record<string, readonly Scene[]>> = {
  '1848': RAIL_SCENES,
  '1860': RAIL_SCENES,
  '18gb': RAIL_SCENES,
  'chicago-express': EXPRESS_SCENES,
};

let total = 0;

/** Takes the picture of a page at rest. */
async function take(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  const path = join(OUT, `${name}.webp`);
  writeFileSync(path, Buffer.from(data, 'base64'));
  if (README.includes(`docs/screens/${name}.webp`)) copyFileSync(path, join(SHOWN, `${name}.webp`));
  const { size } = statSync(path);
  total += size;
  console.log(`${name}.webp ${Math.round(size / 1024)} KB`);
}

async function setTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset['theme'] = value;
  }, theme);
}

async function takeBoth(page: Page, name: string): Promise<void> {
  for (const theme of THEMES) {
    // oxlint-disable-next-line no-await-in-loop -- one picture after the other
    await setTheme(page, theme);
    // oxlint-disable-next-line no-await-in-loop
    await take(page, `${name}${SPOKEN}-${theme}`);
  }
}

function isWanted(scene: string, { name }: Screen): boolean {
  return `${scene}-${name}`.includes(ONLY);
}

async function takeOn(
  stage: Stage,
  screen: Screen,
  title: string,
  scene: Scene,
  text: string,
): Promise<void> {
  const name = `${title}-${scene.name}${screen.mark}`;
  const { page, context, errors } = await stage.open({
    reducedMotion: 'reduce',
    locale: asked.lang,
    ...screen.options,
  });
  page.setDefaultTimeout(20_000);
  // As for a user with a pointer: for keyboard users the page shows where the focus goes.
  await page.mouse.click(1, 1);
  try {
    await importGame(page, `${title}.json`, text);
    await openImported(page);
    await scene.prepare?.(page);
    await takeBoth(page, name);
  } catch (error) {
    // One missing picture is no reason to give up on the others.
    errors.push((error as Error).message);
  }
  for (const error of errors) console.log(`${name}: ${error}`);
  await context.close();
}

async function takeScene(stage: Stage, title: string, scene: Scene): Promise<void> {
  const { name, near = 1, wanted, only } = scene;
  const screens = SCREENS.filter(
    (screen) => (only ?? screen) === screen && isWanted(`${title}-${name}`, screen),
  );
  if (screens.length === 0) return;
  const recorded = recordedGame(title);
  const text = wanted ? positionNear(recorded, near, wanted) : formatMatch(recorded.match);
  if (text === null) return console.log(`${title}-${name}: no such position`);
  for (const screen of screens) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time
    await takeOn(stage, screen, title, scene, text);
  }
}

/** The home page with a game or two to go on with. */
async function takeHome(stage: Stage, { mark, options }: Screen): Promise<void> {
  const { page, context } = await stage.open({ reducedMotion: 'reduce', locale: asked.lang, ...options });
  for (const title of Object.keys(SCENES)) {
    const recorded = recordedGame(title);
    const text = title === '18gb' ? formatMatch(recorded.match) : positionNear(recorded, 0.4, () => true);
    if (text === null) continue;
    /* oxlint-disable no-await-in-loop -- one game after the other */
    await importGame(page, `${title}.json`, text);
    await openImported(page);
    await page.goto(stage.address);
    await page.waitForSelector('[data-game]');
    /* oxlint-enable no-await-in-loop */
  }
  await takeBoth(page, `home${mark}`);
  await openNewGame(page, '1848');
  await takeBoth(page, `new-game${mark}`);
  await page.keyboard.press('Escape');
  await page.click('[data-title-card="1848"]');
  await page.waitForSelector('[data-title-page] [data-overview]');
  await takeBoth(page, `title${mark}`);
  await context.close();
}

mkdirSync(OUT, { recursive: true });
const folder = process.env['RAILHEAD_PAGE'] ?? (await mkdtemp(join(tmpdir(), 'railhead-page-')));
if (process.env['RAILHEAD_PAGE'] === undefined) await buildPage(folder);
const stage = await setStage(folder);
/* oxlint-disable no-await-in-loop -- one page at a time */
for (const screen of SCREENS) {
  if (isWanted('home new-game', screen)) await takeHome(stage, screen);
}
for (const [title, scenes] of Object.entries(SCENES)) {
  for (const scene of scenes) await takeScene(stage, title, scene);
}
const site = await serveOnline(folder);
for (const scene of ONLINE_SCENES) {
  for (const { mark, options } of SCREENS.filter((screen) => isWanted(`online-${scene}`, screen))) {
    const take = (page: Page, name: string): Promise<void> => takeBoth(page, `${name}${mark}`);
    const studio = { browser: stage.browser, site, options, take };
    // One missing picture is no reason to give up on the others.
    await takeOnline(studio, scene).catch((error: unknown) =>
      console.log(`online-${scene}${mark}: ${(error as Error).message}`),
    );
  }
}
await site.close();
/* oxlint-enable no-await-in-loop */
console.log(`${Math.round(total / 1024)} KB in ${OUT}`);
await stage.close();
if (process.env['RAILHEAD_PAGE'] === undefined) await rm(folder, { recursive: true });
