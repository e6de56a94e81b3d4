/**
 * What the page promises about its speed, measured in a real browser and printed with what it should be:
 * `npm run budgets`. The best of several tries counts, since other load on the machine is not the page’s fault; the
 * median is printed beside it. Recorded games (only the makers' checkouts have them) stand for large ones.
 * `npm run budgets tasks 18gb` measures one part of one title.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { buildPage } from '../browser/build.ts';
import { launchWholeChromium } from '../browser/chromium.ts';
import {
  importGame,
  openBeside,
  openImported,
  setStage,
  type Stage,
  whenKept,
  whenSaved,
} from '../browser/page.ts';
import { positionNear, type Recorded, recordedGame } from '../browser/positions.ts';
import { branch, formatMatch, type Match } from '../src/core/match.ts';
import { measureHistory } from './history-budgets.ts';
import { missedBudgets, report, several } from './measuring.ts';
import { measureTasks, sitAt } from './task-budgets.ts';

const TITLES = ['1848', '1860', '18gb', 'chicago-express'];

/* ---- what the page weighs ---- */

/** The scripts that the browser has fetched, without those of its workers. */
async function scriptsOf(page: Page): Promise<string[]> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  return [...new Set(names)];
}

function zippedSize(folder: string, paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0);
}

async function measureWeight(stage: Stage, folder: string): Promise<void> {
  const { page, context } = await stage.open();
  await page.waitForSelector('[data-new-game]');
  await page.waitForTimeout(500);
  const first = await scriptsOf(page);
  report('page script, gzip', [zippedSize(folder, first) / 1024], 'KB', 250);
  await context.close();
  for (const title of TITLES) {
    const recorded = recordedGame(title);
    /* oxlint-disable no-await-in-loop -- one page at a time */
    const table = await stage.open();
    await importGame(table.page, `${title}.json`, formatMatch({ ...recorded.match, actions: [] }));
    await openImported(table.page);
    const more = (await scriptsOf(table.page)).filter((path) => !first.includes(path));
    const size = Math.round(zippedSize(folder, more) / 1024);
    console.log(`       ${String(size).padStart(5)} KB more once a table of ${title} is open`);
    await table.context.close();
    /* oxlint-enable no-await-in-loop */
  }
}

/* ---- how long it takes to open ---- */

/** Milliseconds from the beginning of a navigation until a board has been painted. Runs before the page's own scripts. */
function noteFirstBoard(): void {
  const look = (): void => {
    if (document.querySelector('[data-board] path[data-hex]')) {
      // The frame that shows it has been handed over when the next one begins.
      requestAnimationFrame(() => {
        document.documentElement.dataset['firstBoard'] = String(performance.now());
      });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function measureFirstBoard(stage: Stage, { match }: Recorded): Promise<void> {
  const { page, context } = await stage.open({}, noteFirstBoard);
  const text = formatMatch({ ...match, actions: [] });
  await importGame(page, 'new.json', text);
  await openImported(page);
  await whenSaved(page);
  const address = page.url();
  await page.close();
  const times = await several(async () => {
    const { page: fresh } = await openBeside(context, 'about:blank');
    const session = await context.newCDPSession(fresh);
    // As a first-time visitor.
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await fresh.goto(address);
    await fresh.waitForSelector('html[data-first-board]');
    const found = Number(await fresh.getAttribute('html', 'data-first-board'));
    await fresh.close();
    return found;
  });
  report(`first board of ${match.game} visible, nothing in the cache`, times, 'ms', 1500);
  await context.close();
}

/** A whole game but for its last action: a finished one opens with the result, not with the board. */
function upToLastMove(match: Match): Match {
  return branch(match, match.actions.length - 1);
}

/** From the click on a long game in the list until its board is painted. */
async function measureOpening(stage: Stage, { match }: Recorded): Promise<void> {
  const { page, context } = await stage.open();
  await importGame(page, 'long.json', formatMatch(upToLastMove(match)));
  await openImported(page);
  await whenSaved(page);
  const times = await several(async () => {
    await page.goto('about:blank');
    await page.goto(stage.address);
    await page.waitForSelector('[data-game] a');
    await page.waitForTimeout(500);
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const since = performance.now();
          document.querySelector<HTMLElement>('[data-game] a')?.click();
          const look = (): void => {
            const isThere = document.querySelector('[data-board] path[data-hex]');
            if (!isThere) return void requestAnimationFrame(look);
            requestAnimationFrame(() => resolve(performance.now() - since));
          };
          requestAnimationFrame(look);
        }),
    );
  });
  report(`game of ${match.game}, ${match.actions.length - 1} actions, opened`, times, 'ms', 300);
  await context.close();
}

/* ---- without a network ---- */

/** Milliseconds from the beginning of a navigation until the home page can be used. Runs before the page's own scripts. */
function noteFirstHome(): void {
  const look = (): void => {
    if (document.querySelector('[data-new-game]') && document.querySelector('[data-game]')) {
      requestAnimationFrame(() => {
        document.documentElement.dataset['firstHome'] = String(performance.now());
      });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The installed page, with no server at the other end. */
async function measureOffline(stage: Stage, folder: string, recorded: readonly Recorded[]): Promise<void> {
  const { page, context } = await stage.open({ serviceWorkers: 'allow' });
  await whenKept(page);
  const tables: { readonly game: string; readonly address: string }[] = [];
  /* oxlint-disable no-await-in-loop -- one after the other */
  for (const { match } of recorded) {
    await page.goto('about:blank');
    await page.goto(stage.address);
    await importGame(page, 'long.json', formatMatch(upToLastMove(match)));
    await openImported(page);
    await whenSaved(page);
    tables.push({ game: match.game, address: page.url() });
  }
  await page.close();
  await context.setOffline(true);
  await stage.serve(null);
  await context.addInitScript(noteFirstHome);
  await context.addInitScript(noteFirstBoard);
  const measure = (address: string, mark: string): Promise<number[]> =>
    several(async () => {
      const { page: fresh } = await openBeside(context, address);
      await fresh.waitForSelector(`html[data-${mark}]`);
      const found = Number(await fresh.getAttribute('html', `data-${mark}`));
      await fresh.close();
      return found;
    });
  report('home opened offline, no server', await measure(stage.address, 'first-home'), 'ms', 1000);
  for (const { game, address } of tables) {
    const times = await measure(address, 'first-board');
    report(`board of a long game of ${game} opened offline, no server`, times, 'ms', 1000);
  }
  /* oxlint-enable no-await-in-loop */
  await context.close();
  await stage.serve(folder);
}

/* ---- how fast it is in play ---- */

/** From a click on a hex until its tile is previewed there, and from each further tile. */
async function measurePreview(stage: Stage, recorded: Recorded): Promise<void> {
  const text = positionNear(recorded, 0.6, (_turn, types) => types.has('lay_tile'));
  if (text === null) return;
  const { page, close } = await sitAt(stage, text, 'map');
  await page.waitForSelector('path[data-legal]');
  const { hexes, tiles } = await page.evaluate(async () => {
    const painted = (): Promise<void> =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve());
          port1.start();
          port2.postMessage(null);
        });
      });
    const timed = async (element: Element | null): Promise<number> => {
      // From the start of a frame, the worst time for a click.
      await painted();
      const since = performance.now();
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await painted();
      return performance.now() - since;
    };
    const times: { hexes: number[]; tiles: number[] } = { hexes: [], tiles: [] };
    const names = [...document.querySelectorAll('path[data-legal]')].map((path) =>
      path.getAttribute('data-hex'),
    );
    /* oxlint-disable no-await-in-loop -- one click after the other */
    for (const name of names.slice(0, 8)) {
      times.hexes.push(await timed(document.querySelector(`path[data-hex="${name}"]`)));
      for (const tile of document.querySelectorAll('[data-fan] [data-tile]:not([aria-pressed=true])')) {
        times.tiles.push(await timed(tile));
      }
    }
    /* oxlint-enable no-await-in-loop */
    return times;
  });
  const { game } = recorded.match;
  report(`tile preview of ${game}, another hex, up to its frame`, hexes, 'ms', 50);
  if (tiles.length > 0) report(`tile preview of ${game}, another tile, up to its frame`, tiles, 'ms', 50);
  await close();
}

/* oxlint-disable no-await-in-loop -- at once they would be in each other's way */
const built = process.env['RAILHEAD_PAGE'];
const folder = built ?? (await mkdtemp(join(tmpdir(), 'railhead-page-')));
if (built === undefined) await buildPage(folder);
const stage = await setStage(folder, await launchWholeChromium());
const load = loadavg()[0]?.toFixed(1);
console.log(
  `load of this machine: ${load} (longest tasks are measured without other load, all else with it)`,
);
const wanted = process.argv.slice(2);
const titles = TITLES.filter(
  (title) => wanted.includes(title) || !TITLES.some((one) => wanted.includes(one)),
);
const recordedGames = titles.map((title) => recordedGame(title));
const parts: Readonly<Record<string, () => Promise<void>>> = {
  weight: () => measureWeight(stage, folder),
  offline: () => measureOffline(stage, folder, recordedGames),
};
const partsOfTitles: Readonly<Record<string, (stage: Stage, recorded: Recorded) => Promise<void>>> = {
  board: measureFirstBoard,
  opening: measureOpening,
  preview: measurePreview,
  tasks: measureTasks,
  history: measureHistory,
};
const names = [...Object.keys(parts), ...Object.keys(partsOfTitles)];
const isWanted = (name: string): boolean =>
  wanted.includes(name) || !names.some((one) => wanted.includes(one));
for (const [name, measure] of Object.entries(parts)) if (isWanted(name)) await measure();
for (const recorded of recordedGames) {
  for (const [name, measure] of Object.entries(partsOfTitles))
    if (isWanted(name)) await measure(stage, recorded);
}
console.log(missedBudgets() === 0 ? 'every budget is met' : `${missedBudgets()} missed`);
await stage.close();
if (built === undefined) await rm(folder, { recursive: true });
