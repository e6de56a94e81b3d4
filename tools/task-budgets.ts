import type { Page } from 'playwright-core';
import { importGame, openImported, positionOf, type Stage, whenAwake } from '../browser/page.ts';
import { positionNear, type Recorded } from '../browser/positions.ts';
import type { Match } from '../src/core/match.ts';
import { longestTask, report, several } from './measuring.ts';

/** No task of the page's own thread is longer than this in play, so that frames are never late. */
const LONGEST = 50;

/** Opens a game at a position, in the view that is asked for there or in another one. */
export async function sitAt(
  stage: Stage,
  text: string,
  view?: string,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const { page, context } = await stage.open();
  await importGame(page, 'position.json', text);
  await openImported(page);
  if (view !== undefined) await page.click(`[data-view=${view}]`);
  await page.waitForTimeout(1500);
  return { page, close: () => context.close() };
}

type Doings = Readonly<Record<string, (page: Page) => Promise<void>>>;

const BUILDING: Doings = {
  'pointing at hexes': async (page) => {
    for (let x = 250; x < 1050; x += 25) await page.mouse.move(x, 450); // oxlint-disable-line no-await-in-loop
  },
  'opening the fan': (page) => page.locator('path[data-legal]').first().click({ force: true }),
  'laying the tile': (page) => page.keyboard.press('Enter'),
  undo: (page) => page.click('[data-undo]'),
};

const ANYWHERE: Doings = {
  'opening the rules': async (page) => {
    await page.keyboard.press('r');
    await page.waitForSelector('[data-shown-rule]');
  },
  'closing the rules': (page) => page.keyboard.press('Escape'),
  'beginning a plan': async (page) => {
    await page.keyboard.press('l');
    await page.waitForSelector('[data-plan]');
  },
  'giving up a plan': async (page) => {
    await page.click('[data-plan-discard]');
    await page.waitForSelector('[data-plan]', { state: 'detached' });
  },
};

async function measureDoings(page: Page, game: string, doings: Doings): Promise<void> {
  for (const [what, doing] of Object.entries(doings)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    report(`longest task of ${game}, ${what}`, [await longestTask(page, () => doing(page))], 'ms', LONGEST);
  }
}

/** Every view from every other: the first time, and then again and again. */
async function measureViews(page: Page, game: string): Promise<void> {
  const views = await page.$$eval('[data-view]', (tabs) =>
    tabs.map((tab) => tab.getAttribute('data-view') ?? ''),
  );
  const change = (view: string): Promise<number> =>
    longestTask(page, async () => {
      await page.click(`[data-view=${view}]`);
      await page.waitForSelector(`[data-view=${view}][aria-current]`);
    });
  const [map = '', ...others] = views;
  const first: number[] = [];
  /* oxlint-disable no-await-in-loop -- one after the other */
  for (const view of [...others, map]) first.push(await change(view));
  report(`longest task of ${game}, each view for the first time`, [Math.max(...first)], 'ms', LONGEST);
  for (const view of views) {
    const times = await several(async () => {
      const longest: number[] = [];
      for (const from of views.filter((other) => other !== view)) {
        await page.click(`[data-view=${from}]`);
        await page.waitForTimeout(300);
        longest.push(await change(view));
      }
      return Math.max(...longest);
    });
    report(`longest task of ${game}, from any other view to the ${view}`, times, 'ms', LONGEST);
  }
  /* oxlint-enable no-await-in-loop */
}

/** The same match with a computer in every seat. */
function amongComputers(text: string): string {
  const match = JSON.parse(text) as Match;
  const computer = { level: 'medium', manner: 'balanced' };
  return JSON.stringify({ ...match, players: match.players.map((player) => ({ ...player, computer })) });
}

const COMPUTERS: Doings = {
  'five moves of computers': async (page) => {
    const from = await positionOf(page);
    await page.waitForFunction(
      (wanted) => Number(document.querySelector<HTMLElement>('[data-table]')?.dataset['at']) >= wanted,
      from + 5,
    );
  },
};

/** Everything done in play: how long it keeps the page's own thread busy at a stretch. */
export async function measureTasks(stage: Stage, recorded: Recorded): Promise<void> {
  const { game } = recorded.match;
  const laying = positionNear(recorded, 0.6, (_turn, types) => types.has('lay_tile'));
  const anywhere = laying ?? positionNear(recorded, 0.6, (_turn, types) => types.size > 0);
  if (anywhere !== null) {
    const { page, close } = await sitAt(stage, anywhere, 'map');
    if (laying !== null) await measureDoings(page, game, BUILDING);
    await measureDoings(page, game, ANYWHERE);
    await close();
    const watched = await sitAt(stage, amongComputers(anywhere), 'map');
    await measureDoings(watched.page, game, COMPUTERS);
    await watched.close();
    const fresh = await sitAt(stage, anywhere, 'map');
    await measureViews(fresh.page, game);
    await fresh.close();
  }
  const trading = positionNear(recorded, 0.6, (_turn, types) => types.has('buy_share'));
  if (trading !== null) {
    const { page, close } = await sitAt(stage, trading);
    await measureDoings(page, game, {
      'the first look at the map': (table) => table.click('[data-view=map]'),
    });
    await close();
  }
  const running = positionNear(recorded, 0.7, (_turn, types) => types.has('dividend'));
  if (running !== null) {
    const { page, close } = await sitAt(stage, running, 'map');
    await measureDoings(page, game, {
      // One action back: the trains are about to run.
      'routes looked for and run': async (table) => {
        await table.click('[data-undo]');
        await table.click('[data-commit="run_routes"]:not([aria-disabled=true])');
        await table.waitForSelector('[data-choice=dividend]');
      },
      'paying dividends': async (table) => {
        await whenAwake(table);
        await table.keyboard.press('Enter');
        await table.waitForSelector('[data-choice=dividend]', { state: 'detached' });
      },
    });
    await close();
  }
}
