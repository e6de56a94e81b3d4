import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../src/core/json.ts';
import { parseMatch, replay } from '../src/core/match.ts';
import { GAMES, findGame } from '../src/titles/all.ts';
import { drive, ACTIVE, moveByHand } from './driver.ts';
import {
  type Opened,
  positionOf,
  startGame,
  stateOf,
  textOf,
  waitForPosition,
  whenStill,
  type Wish,
} from './page.ts';
import { useStage } from './stage.ts';
import { PHONE, SMALL_PHONE, smallTargets, sticksOut, swipe } from './touch.ts';

/** The table on a phone, by touch alone: nothing is ever pointed at without being tapped. */

const stage = useStage();

const RAIL: readonly Wish[] = [
  { title: '1848', names: ['Ada', 'Ben', 'Cleo'] },
  { title: '1860', names: ['Ada', 'Ben'] },
  { title: '18gb', names: ['Ada', 'Ben'] },
];
const EXPRESS: Wish = { title: 'chicago-express', names: ['Ada', 'Ben', 'Cleo'] };

/** Every title asks for track long before this. */
const MOST_MOVES = 400;
/** Actions by touch, besides the tile. */
const BY_TOUCH = 12;

/** A game of a title on a phone, at its table. */
async function openTable(wish: Wish, phone: typeof PHONE | typeof SMALL_PHONE = PHONE): Promise<Opened> {
  const opened = await stage.open(phone);
  await startGame(opened.page, wish);
  return opened;
}

/** Plays on inside the page until track can be laid, with the board visible. Returns the random state. */
async function playToTrack(page: Page): Promise<number> {
  const hex = 'path[data-legal][data-choice=lay_tile]';
  const { stuck, seed } = await drive(page, { seed: 1848, weights: ACTIVE }, MOST_MOVES, hex);
  if (stuck !== null) throw new Error(stuck);
  if ((await page.locator(hex).count()) === 0) throw new Error('nobody lays track');
  return seed;
}

/** The page's result is the engine's result for the same log. */
async function expectTheSameGame(page: Page, title: string): Promise<void> {
  await page.tap('[popovertarget=file-menu]');
  const waiting = page.waitForEvent('download');
  await page.tap('[data-export]');
  const text = await textOf(await waiting);
  const game = findGame(title);
  if (!game) throw new Error('unknown title');
  const match = parseMatch(text, GAMES);
  expect(match.actions).toHaveLength(await positionOf(page));
  expect(hashOf(await stateOf(page))).toBe(hashOf(replay(game, match)));
}

/** The middle of an element and its edges. */
async function boxOf(page: Page, selector: string): Promise<{ top: number; bottom: number; x: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return { top: box.y, bottom: box.y + box.height, x: box.x + box.width / 2 };
}

/** A hex that may be built on, within reach of a finger. */
async function tapHex(page: Page): Promise<string> {
  const found = await page.locator('path[data-legal][data-choice=lay_tile]').evaluateAll((paths) => {
    const path = paths.find((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === one;
    });
    return path?.getAttribute('data-hex') ?? '';
  });
  await page.tap(`path[data-hex="${found}"]`);
  await page.waitForSelector(`path[data-hex="${found}"][aria-pressed=true]`);
  return found;
}

/** Lays a tile: a tap on the hex, one on a tile, one that turns it, one on the button. */
async function layTile(page: Page): Promise<void> {
  const before = await positionOf(page);
  const hex = await tapHex(page);
  // It is in the free part of the map.
  const selected = `path[data-hex="${hex}"]`;
  const sheet = await boxOf(page, '[data-sheet]');
  const head = await boxOf(page, '[data-order]');
  await expect.poll(async () => (await boxOf(page, selected)).bottom).toBeLessThanOrEqual(sheet.top + 1);
  expect((await boxOf(page, selected)).top).toBeGreaterThanOrEqual(head.bottom - 1);
  // No card covers it: the tiles are a row of the sheet.
  expect(await page.locator('[data-fan]').count()).toBe(0);
  const tiles = page.locator('[data-sheet] [data-tile]');
  await tiles.last().tap();
  const picked = page.locator('[data-sheet] [data-tile][aria-pressed=true]');
  const pickedOne = async (): Promise<string> =>
    `${await picked.getAttribute('data-tile')} ${await picked.getAttribute('data-rotation')}`;
  const first = await pickedOne();
  // The same tile again turns it, round and round.
  const [tile = ''] = first.split(' ');
  const rotations = page.locator(`[data-sheet] [data-tile="${tile}"]`);
  const ways = await rotations.evaluateAll((buttons) =>
    buttons.map((button) => `${button.getAttribute('data-tile')} ${button.getAttribute('data-rotation')}`),
  );
  await picked.tap();
  await expect.poll(pickedOne).toBe(ways[(ways.indexOf(first) + 1) % ways.length]);
  await page.tap('[data-commit=lay_tile]');
  await waitForPosition(page, before + 1);
}

describe('several turns by touch', () => {
  test.each(RAIL)('$title', async (wish) => {
    const { page, context, errors } = await openTable(wish);
    const seed = await playToTrack(page);
    await layTile(page);
    for (let moves = 0; moves < BY_TOUCH; moves++) {
      // oxlint-disable-next-line no-await-in-loop -- one action after the other
      await moveByHand(page, { seed: seed + moves, weights: ACTIVE }, 'touch');
    }
    await expectTheSameGame(page, wish.title);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('chicago-express', async () => {
    const { page, context, errors } = await openTable(EXPRESS);
    const seats = EXPRESS.names.length;
    const pass = '[data-choice=pass]:not([aria-disabled=true])';
    let at = 0;
    /* oxlint-disable no-await-in-loop -- one word after the other */
    // Each of the first shares goes at the minimum to the player asked first or second.
    for (let share = 0; share < 4; share++) {
      for (let word = 0; word < seats; word++) {
        const isBid = word === (share === 0 ? 0 : 1);
        await page.tap(isBid ? '[data-commit=bid]:not([aria-disabled=true])' : pass);
        await waitForPosition(page, ++at);
      }
    }
    // An expansion, hex by hex.
    await page.tap('[data-dial=expansion]');
    await page.tap('[data-choice=expand][data-company=PRR]');
    for (const number of [1, 2]) {
      const hex = page.locator('[data-board] path[data-legal]:not([aria-pressed=true])');
      await expect.poll(() => hex.count()).toBeGreaterThan(0);
      const reached = await hex.evaluateAll((paths) => {
        const isFree = (path: Element): boolean => {
          const { x, y, width, height } = path.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === path;
        };
        return paths.find(isFree)?.getAttribute('data-hex') ?? '';
      });
      await page.tap(`[data-board] path[data-hex="${reached}"]`);
      await page.waitForSelector(`[data-commit]:has-text("Build ${number}")`);
    }
    await page.tap('[data-commit=expand]');
    await waitForPosition(page, ++at);
    for (let moves = 0; moves < BY_TOUCH; moves++) {
      await moveByHand(page, { seed: 1848 + moves, weights: ACTIVE }, 'touch');
    }
    /* oxlint-enable no-await-in-loop */
    await expectTheSameGame(page, EXPRESS.title);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a small phone', () => {
  test('Chicago Express: the bid, its field and what passing brings are in sight at once', async () => {
    const { page, context, errors } = await openTable(EXPRESS, SMALL_PHONE);
    // One more bid, and passing has grave consequences for somebody.
    for (let at = 0; at < 2; at++) {
      // oxlint-disable-next-line no-await-in-loop -- one word after the other
      await whenStill(page);
      const button = await boxOf(page, '[data-commit=bid]');
      // oxlint-disable-next-line no-await-in-loop
      const field = await boxOf(page, 'aside input[type=number], aside [role=group] input');
      // oxlint-disable-next-line no-await-in-loop
      const outlook = await boxOf(page, '[data-outlook]');
      expect(field.bottom).toBeLessThanOrEqual(outlook.top);
      expect(outlook.bottom).toBeLessThanOrEqual(button.top);
      // oxlint-disable-next-line no-await-in-loop
      await page.tap('[data-commit=bid]:not([aria-disabled=true])');
      // oxlint-disable-next-line no-await-in-loop
      await waitForPosition(page, at + 1);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('1860: the bid is in sight, above the list of all bids', async () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dora'];
    const { page, context, errors } = await openTable({ title: '1860', names }, SMALL_PHONE);
    await whenStill(page);
    const field = await boxOf(page, 'aside [role=group] input');
    expect(field.bottom).toBeLessThanOrEqual((await boxOf(page, '[data-commit=bid]')).top);
    expect(field.bottom).toBeLessThanOrEqual((await boxOf(page, 'aside li[data-asked]')).top);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('players are a list with what they have, one below the other', async () => {
    const { page, context, errors } = await openTable(EXPRESS, SMALL_PHONE);
    await page.tap('[data-view=players]');
    const tops = await page
      .locator('main [data-seat]')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(tops).toHaveLength(EXPRESS.names.length);
    expect(new Set(tops).size).toBe(tops.length);
    expect(await page.locator('main [data-seat] dt').first().isVisible()).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the sheet', () => {
  async function heightOf(page: Page): Promise<string | null> {
    return page.getAttribute('[data-sheet]', 'data-sheet');
  }

  test('is moved by a drag, a tap and keys; the button stays in sight; views keep it', async () => {
    const { page, context, errors } = await openTable(RAIL[0] as Wish);
    const handle = '[data-sheet-handle]';
    const is = async (height: string): Promise<void> => {
      await expect.poll(() => heightOf(page)).toBe(height);
      await expect.poll(() => page.getAttribute(handle, 'aria-expanded')).toBe(String(height !== 'low'));
    };
    const tabs = await boxOf(page, 'nav');
    const footIsSeen = async (): Promise<boolean> => {
      const foot = await boxOf(page, '[data-commit]');
      return foot.bottom <= tabs.top && foot.top >= (await boxOf(page, '[data-sheet]')).top;
    };
    await is('middle');
    await expect.poll(footIsSeen).toBe(true);

    // By a tap from height to height.
    await page.tap(handle);
    await is('full');
    await expect.poll(footIsSeen).toBe(true);
    await page.tap(handle);
    await is('low');
    await expect.poll(footIsSeen).toBe(false);
    // What is asked stays in sight; a tap on it is enough to see the choices.
    await page.tap('[data-sentence]');
    await is('middle');

    // By a drag of the handle, down and up.
    const drag = async (by: number): Promise<void> => {
      const { x, top } = await boxOf(page, handle);
      await swipe(page, [[x, top + 12]], [[x, top + 12 + by]], 250);
    };
    await drag(300);
    await is('low');
    await drag(-250);
    await is('middle');
    await drag(-350);
    await is('full');

    // By keys.
    await page.focus(handle);
    await page.keyboard.press('ArrowDown');
    await is('middle');
    await page.keyboard.press('ArrowDown');
    await is('low');
    await page.keyboard.press('Enter');
    await is('middle');
    await page.keyboard.press('Home');
    await is('full');
    await page.keyboard.press('End');
    await is('low');
    // What is hidden cannot be focused either.
    await expect.poll(() => page.locator('[data-sheet] [data-choice]').first().isVisible()).toBe(false);

    // Over tables it gets out of the way, and comes back.
    await page.tap('[data-view=companies]');
    await is('low');
    await page.tap('[data-view=map]');
    await is('middle');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('what is refused says why on a tap, until the next one', async () => {
    const { page, context, errors } = await openTable(RAIL[0] as Wish);
    const refused = page.locator('[data-sheet] [data-choice][aria-disabled=true]').first();
    const before = await positionOf(page);
    // It only shows text.
    await refused.tap({ force: true });
    const tip = page.locator('[role=tooltip]');
    await tip.waitFor();
    expect(await tip.innerText()).toMatch(/1848-\d/);
    await page.waitForTimeout(600);
    expect(await tip.count()).toBe(1);
    await page.tap('[data-sentence]');
    await tip.waitFor({ state: 'detached' });
    expect(await positionOf(page)).toBe(before);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the board', () => {
  test('is pinched, dragged and fitted; a finger that rests tells about a hex', async () => {
    const { page, context, errors } = await openTable(RAIL[0] as Wish);
    const scale = (): Promise<number> =>
      page
        .locator('[data-board] svg > g')
        .first()
        .evaluate((scene) => Number(/scale\(([\d.]+)\)/.exec(scene.getAttribute('transform') ?? '')?.[1]));
    const whole = await scale();
    await swipe(
      page,
      [
        [180, 250],
        [210, 250],
      ],
      [
        [120, 250],
        [290, 250],
      ],
      0,
    );
    await expect.poll(scale).toBeGreaterThan(whole * 1.5);
    await page.tap('[data-fit]');
    await expect.poll(scale).toBeCloseTo(whole, 3);

    const hex = 'path[data-hex="G6"]';
    const { x, top, bottom } = await boxOf(page, hex);
    const middle = [[x, (top + bottom) / 2]] as const;
    await swipe(page, middle, middle, 700);
    await page.waitForSelector('[data-hex-info]');
    expect(await page.innerText('[data-hex-info]')).toContain('Adelaide');
    // It is over the board, not over the sheet, and the hex above it.
    const sheet = await boxOf(page, '[data-sheet]');
    expect((await boxOf(page, '[data-hex-info]')).bottom).toBeLessThanOrEqual(sheet.top);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a market without room', () => {
  test('is dragged sideways, pinched and fitted; up and down a finger scrolls the page', async () => {
    const { page, context, errors } = await openTable(RAIL[0] as Wish);
    await page.tap('[data-view=market]');
    const market = page.locator('[data-zoomed-market]');
    await market.waitFor();
    const view = async (): Promise<{ x: number; k: number }> => {
      const transform = await market.locator('svg > g').getAttribute('transform');
      const [, x, k] = /translate\((-?[\d.]+) .*scale\(([\d.]+)\)/.exec(transform ?? '') ?? [];
      return { x: Number(x), k: Number(k) };
    };
    const scrolled = (): Promise<number> =>
      market.evaluate((box) => {
        let sum = 0;
        for (let at = box.parentElement; at; at = at.parentElement) sum += at.scrollTop;
        return sum;
      });
    const { x, top, bottom } = await boxOf(page, '[data-zoomed-market]');
    const y = (top + bottom) / 2;
    const first = await view();

    await swipe(page, [[x, y]], [[x - 90, y]], 0);
    await expect.poll(async () => (await view()).x).toBeLessThan(first.x - 60);
    expect((await view()).k).toBe(first.k);
    const dragged = await view();

    await swipe(page, [[x, y]], [[x, y - 80]], 0);
    await expect.poll(scrolled).toBeGreaterThan(20);
    expect(await view()).toEqual(dragged);
    // Much further than before: on a busy machine the page follows a finger late.
    await swipe(page, [[x, y]], [[x, y + 240]], 0);
    await expect.poll(scrolled).toBe(0);

    await swipe(
      page,
      [
        [x - 15, y],
        [x + 15, y],
      ],
      [
        [x - 60, y],
        [x + 60, y],
      ],
      0,
    );
    await expect.poll(async () => (await view()).k).toBeGreaterThan(first.k * 1.5);
    await page.tap('[data-fit]');
    // All of it, from edge to edge.
    await expect.poll(async () => (await view()).x).toBe(0);
    expect((await view()).k).toBeLessThan(first.k);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('targets for fingers, and nothing that sticks out at 360 px', () => {
  test.each([...RAIL, EXPRESS])('$title', async (wish) => {
    const { page, context, errors } = await openTable(wish, SMALL_PHONE);
    const found: string[] = [];
    const look = async (where: string, within: string): Promise<void> => {
      // Cards come one after the other, and the sheet takes its height.
      await whenStill(page);
      const all = [...(await smallTargets(page, within)), ...(await sticksOut(page))];
      found.push(...all.map((line) => `${where}: ${line}`));
    };
    const setSheet = async (key: 'Home' | 'End'): Promise<void> => {
      await page.focus('[data-sheet-handle]');
      await page.keyboard.press(key);
    };
    const met = new Set<string>();
    let seed = 1848;
    /* oxlint-disable no-await-in-loop -- one action after the other */
    for (let moves = 0; moves < 120;) {
      const step = (await page.getAttribute('[data-step]', 'data-step')) ?? '';
      if (!met.has(step)) {
        met.add(step);
        await setSheet('Home');
        await look(step, '[data-sheet]');
      }
      const known = [...met].map((one) => `[data-step="${one}"]`).join();
      const driven = await drive(page, { seed, weights: ACTIVE }, 120 - moves, `[data-step]:not(${known})`);
      expect(driven.stuck).toBe(null);
      if (driven.isOver) break;
      ({ seed } = driven);
      moves += driven.moves;
    }
    expect(met.size).toBeGreaterThan(wish === EXPRESS ? 1 : 4);
    const views = await page
      .locator('nav [data-view]')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('data-view') ?? ''));
    for (const view of views) {
      await page.tap(`[data-view=${view}]`);
      await page.waitForSelector(`[data-view=${view}][aria-current]`);
      if (view === 'history') continue;
      // The result of a game that is over takes the whole screen.
      if (view !== 'result') await setSheet('End');
      await look(view, 'header, main, nav');
    }
    /* oxlint-enable no-await-in-loop */
    await page.tap('[popovertarget=file-menu]');
    await look('menu', '#file-menu');
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
