/**
 * Pictures of every view of the page at 1440×900, light and dark: `npm run screenshots [PART OF A NAME]`. They go to
 * docs/screens. Recorded games give the positions (only the makers' checkouts have them); without them only 1848 has one.
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { buildPage } from '../browser/build.ts';
import { importGame, openImported, setStage, type Stage } from '../browser/page.ts';
import { formatMatch } from '../src/core/match.ts';
import { positionNear, recordedGame, type Wanted } from '../browser/positions.ts';

const OUT = fileURLToPath(new URL('../docs/screens/', import.meta.url));
const ONLY = process.argv[2] ?? '';
const THEMES = ['light', 'dark'] as const;
/** Of WebP: text stays sharp, a picture is some 70 KB. */
const QUALITY = 60;

/** One picture: where in the game, and what is clicked before it is taken. */
interface Scene {
  readonly name: string;
  /** The part of the game it is looked for at; left out, the end of the game. */
  readonly near?: number;
  readonly wanted?: Wanted;
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
  await page.click(`path[data-hex="${first.hex}"]`, { force: true });
  await page.waitForSelector('[data-fan]');
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

/** Chooses the first of a kind of choice. */
function choose(kind: string): (page: Page) => Promise<void> {
  return async (page) => {
    const choice = page.locator(`[data-choice="${kind}"]:not([aria-disabled=true])`).first();
    if ((await choice.count()) > 0) await choice.click();
  };
}

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
  { name: 'history', near: 0.7, wanted: () => true, prepare: openHistory },
  { name: 'ranking' },
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
      await hex.click({ force: true });
    },
  },
  { name: 'auction', near: 0.4, wanted: (_turn, types) => types.has('bid') },
  { name: 'companies', near: 0.6, wanted: (_turn, types) => types.has('expand'), prepare: view('companies') },
  { name: 'history', near: 0.7, wanted: () => true, prepare: openHistory },
  { name: 'ranking' },
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
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  const path = join(OUT, `${name}.webp`);
  writeFileSync(path, Buffer.from(data, 'base64'));
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
    await take(page, `${name}-${theme}`);
  }
}

async function takeScene(stage: Stage, title: string, scene: Scene): Promise<void> {
  const recorded = recordedGame(title);
  const name = `${title}-${scene.name}`;
  if (!recorded) return console.log(`${name}: no recorded game here`);
  const { near = 1, wanted } = scene;
  const text = wanted ? positionNear(recorded, near, wanted) : formatMatch(recorded.match);
  if (text === null) return console.log(`${name}: no such position`);
  const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' });
  await importGame(page, `${title}.json`, text);
  await openImported(page);
  await scene.prepare?.(page);
  await takeBoth(page, name);
  for (const error of errors) console.log(`${name}: ${error}`);
  await context.close();
}

/** The home page with a game or two to go on with. */
async function takeHome(stage: Stage): Promise<void> {
  const { page, context } = await stage.open({ reducedMotion: 'reduce' });
  for (const title of Object.keys(SCENES)) {
    const recorded = recordedGame(title);
    if (!recorded) continue;
    const text = title === '18gb' ? formatMatch(recorded.match) : positionNear(recorded, 0.4, () => true);
    if (text === null) continue;
    /* oxlint-disable no-await-in-loop -- one game after the other */
    await importGame(page, `${title}.json`, text);
    await openImported(page);
    await page.goto(stage.address);
    await page.waitForSelector('[data-game]');
    /* oxlint-enable no-await-in-loop */
  }
  await takeBoth(page, 'home');
  await page.click('[data-new="1848"]');
  await page.waitForSelector('[data-start]:not([aria-disabled=true])');
  await takeBoth(page, 'new-game');
  await context.close();
}

mkdirSync(OUT, { recursive: true });
const folder = process.env['RAILHEAD_PAGE'] ?? (await mkdtemp(join(tmpdir(), 'railhead-page-')));
if (process.env['RAILHEAD_PAGE'] === undefined) await buildPage(folder);
const stage = await setStage(folder);
if ('home new-game'.includes(ONLY)) await takeHome(stage);
for (const [title, scenes] of Object.entries(SCENES)) {
  for (const scene of scenes) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time
    if (`${title}-${scene.name}`.includes(ONLY)) await takeScene(stage, title, scene);
  }
}
console.log(`${Math.round(total / 1024)} KB in ${OUT}`);
await stage.close();
if (process.env['RAILHEAD_PAGE'] === undefined) await rm(folder, { recursive: true });
