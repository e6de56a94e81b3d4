import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { whenStill } from './page.ts';
import { positionNear, positionsByStep, recordedGame, simulatedGame } from './positions.ts';
import { openFile, TITLES } from './scenes.ts';
import { usePage, useStage } from './stage.ts';
import { PHONE } from './touch.ts';

/** The map is the table: what a click starts, where cards are, what is shown first, and how much room it has. */

const stage = useStage();

const RAIL = ['1848', '1860', '18gb'];
/** Ordinary names, and a very long one. */
const ORDINARY = ['Alexander', 'Katharina', 'Ben', 'Christopher', 'Elisabeth', 'Maximilian'];
const LONG = 'Wolfeschlegelsteinhausen';

const files = new Map<string, string>();

/** A game in which something can be built. */
function fileOf(title: string): string {
  const step = title === 'chicago-express' ? 'turn' : 'track';
  const file = files.get(title) ?? positionsByStep(simulatedGame(title)).get(step) ?? '';
  files.set(title, file);
  return file;
}

/** A file with other names. */
function named(text: string, names: readonly string[]): string {
  const match = JSON.parse(text) as { players: { name: string }[] };
  return JSON.stringify({ ...match, players: match.players.map((_, seat) => ({ name: names[seat] ?? '' })) });
}

async function openAt(page: Page, text: string): Promise<void> {
  await openFile(page, stage.address, text);
  await page.waitForSelector('[data-board] path[data-legal]', { state: 'attached' });
  await whenStill(page);
}

/** The scale of the drawing. */
function scaleOf(page: Page): Promise<number> {
  return page
    .locator('[data-board] svg > g')
    .first()
    .evaluate((scene) => Number(/scale\(([\d.]+)\)/.exec(scene.getAttribute('transform') ?? '')?.[1]));
}

/** The hexes with a mark, or the others. */
function hexesOf(page: Page, which: 'legal' | 'other'): Promise<string[]> {
  const of =
    which === 'legal' ? 'path[data-hex][data-legal]' : 'path[data-hex]:not([data-legal], [data-choice])';
  return page
    .locator(`[data-board] ${of}`)
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('data-hex') ?? ''));
}

/** How the card of a hex is placed: pixels between the two, and whether the card, or anything else, covers the hex. */
function placeOfCard(page: Page, hex: string): Promise<{ readonly gap: number; readonly covered: string[] }> {
  return page.evaluate((id) => {
    const path = document.querySelector(`[data-board] path[data-hex="${id}"]`);
    const card = document.querySelector('[data-fan], [data-token-pick], [data-hex-info]')?.parentElement;
    if (!path || !card) return { gap: Number.NaN, covered: ['no card'] };
    const box = path.getBoundingClientRect();
    const around = card.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const radius = Math.max(box.width, box.height) / 2;
    const dx = Math.max(around.left - x, 0, x - around.right);
    const dy = Math.max(around.top - y, 0, y - around.bottom);
    const covered = [0, 60, 120, 180, 240, 300].flatMap((angle) => {
      const [px, py] = [
        x + 0.8 * radius * Math.cos((angle * Math.PI) / 180),
        y + 0.8 * radius * Math.sin((angle * Math.PI) / 180),
      ];
      const hit = document.elementFromPoint(px, py);
      return hit?.closest('[data-board] svg') || !card.contains(hit) ? [] : [`${angle}° by the card`];
    });
    return { gap: Math.hypot(dx, dy) - radius, covered };
  }, hex);
}

/** Beside its hex: a spike of a few pixels, and the hex in sight. */
async function expectBeside(page: Page, hex: string): Promise<void> {
  // The card is measured, and the board may move for it.
  await expect
    .poll(
      async () => {
        const { gap, covered } = await placeOfCard(page, hex);
        return { isNear: gap >= 0 && gap < 45, covered };
      },
      { message: hex },
    )
    .toEqual({ isNear: true, covered: [] });
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
];

describe('a click starts what can be started, and what opens is beside its hex', () => {
  const opened = usePage(stage, { reducedMotion: 'reduce' });
  test.each(RAIL)('%s', async (title) => {
    const { page, errors } = await opened();
    /* oxlint-disable no-await-in-loop -- one hand */
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      await openAt(page, fileOf(title));
      const legal = await hexesOf(page, 'legal');
      for (const hex of legal.slice(0, 6)) {
        await page.locator(`[data-board] path[data-hex="${hex}"]`).dispatchEvent('click');
        await page.waitForSelector('[data-fan], [data-token-pick]');
        await expectBeside(page, hex);
        await page.keyboard.press('Escape');
        await page.locator('[data-fan], [data-token-pick]').waitFor({ state: 'detached' });
      }
      const others = await hexesOf(page, 'other');
      const far = others.filter((_, index) => index % Math.ceil(others.length / 6) === 0);
      for (const hex of far) {
        await page.locator(`[data-board] path[data-hex="${hex}"]`).dispatchEvent('click');
        await page.waitForSelector(`[data-hex-info="${hex}"]`);
        await expectBeside(page, hex);
      }
      await page.keyboard.press('Escape');
    }
    // A chip of the panel marks its hex, by pointer and by keys.
    const chips = page.locator('[data-hex-chip]');
    const [first, second] = [chips.first(), chips.last()];
    await first.hover();
    const marked = `[data-pointed="${await first.getAttribute('data-hex-chip')}"]`;
    await page.waitForSelector(marked);
    await page.mouse.move(5, 5);
    await page.locator(marked).waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await second.focus();
    await page.waitForSelector(`[data-pointed="${await second.getAttribute('data-hex-chip')}"]`);
    /* oxlint-enable no-await-in-loop */
    expect(errors).toEqual([]);
  });

  test('chicago-express', async () => {
    const { page, errors } = await opened();
    const clickOn = (hex: string): Promise<void> =>
      page.locator(`[data-board] path[data-hex="${hex}"]`).dispatchEvent('click');
    const kinds = new Set<string>();
    /* oxlint-disable no-await-in-loop -- one hand */
    const late = positionNear(recordedGame('chicago-express'), 0.5, ({ step }) => step === 'turn') ?? '';
    const tryOut = async (hex: string): Promise<void> => {
      await clickOn(hex);
      const ways = page.locator('[data-hex-info] [data-way]');
      const commit = page.locator('[data-commit]:not([aria-disabled=true])');
      await ways.first().or(commit).waitFor();
      const isListed = (await ways.count()) > 0;
      kinds.add(isListed ? 'several' : 'one');
      if (isListed) {
        await expectBeside(page, hex);
        await ways.nth(1).waitFor();
        await ways.last().click();
        await page.locator('[data-hex-info]').waitFor({ state: 'detached' });
      }
      // The hex is chosen with the dial and the company that belong to it.
      await commit.waitFor();
      expect(await page.locator('[data-dial][aria-pressed=true]').count()).toBe(1);
      kinds.add((await commit.getAttribute('data-commit')) ?? '');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.locator('[data-dial][aria-pressed=true]').waitFor({ state: 'detached' });
    };
    for (const text of [late, fileOf('chicago-express')]) {
      await openAt(page, text);
      for (const hex of await hexesOf(page, 'legal')) {
        await tryOut(hex);
        // Enough of this position: the remaining cases come up in the other one.
        if (kinds.size === 4 || (text === late && kinds.size === 3)) break;
      }
    }
    /* oxlint-enable no-await-in-loop */
    expect([...kinds].sort()).toEqual(['develop', 'expand', 'one', 'several']);
    // Chips mark their hex here too.
    await page.keyboard.press('e');
    await page.locator('[data-choice=expand][data-family]:not([aria-disabled=true])').first().click();
    const chip = page.locator('[data-choice=expand]:not([data-family], [data-hex])').first();
    await chip.hover();
    await page.waitForSelector(`[data-pointed="${(await chip.locator('b').first().innerText()).trim()}"]`);
    expect(errors).toEqual([]);
  });
});

/** The size of the smallest place name on the screen; those of two cities in a hex are smaller. */
function namePixels(page: Page): Promise<number> {
  return page.evaluate(() => {
    const path = document.querySelector('[data-board] path[data-hex]');
    return path
      ? (Math.max(...['width', 'height'].map((side) => path.getBoundingClientRect()[side as 'width'])) / 2) *
          0.185
      : 0;
  });
}

describe('what a wide screen begins with', () => {
  const opened = usePage(stage, { reducedMotion: 'reduce' });
  test('a tall map begins where the company builds; 0 and a button lead to all of it and back', async () => {
    const { page, errors } = await opened();
    const text = positionNear(
      recordedGame('18gb'),
      0.4,
      ({ step }, types) => step === 'track' && types.has('lay_tile'),
    );
    await openAt(page, text ?? '');
    expect(await namePixels(page)).toBeGreaterThanOrEqual(9);
    // What can be built on is in sight.
    const board = await page.locator('[data-board]').boundingBox();
    if (!board) throw new Error('no board');
    const inside = await page.locator('path[data-legal]').evaluateAll(
      (paths, { x, y, width, height }) =>
        paths.every((path) => {
          const box = path.getBoundingClientRect();
          return box.left >= x && box.top >= y && box.right <= x + width && box.bottom <= y + height;
        }),
      board,
    );
    expect(inside).toBe(true);
    const near = await scaleOf(page);
    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(page)).toBeLessThan(near * 0.7);
    expect(await page.getAttribute('[data-fit]', 'aria-pressed')).toBe('true');
    // Names too small to read are spelled out.
    await page.hover('path[data-hex="C18"]');
    await expect.poll(() => page.locator('[role=tooltip]').count()).toBe(0);
    await page.hover('[data-board] path[data-hex="E18"]');
    await expect.poll(() => page.locator('[role=tooltip]').allInnerTexts()).toEqual(['Shrewsbury']);
    await page.click('[data-fit]');
    await expect.poll(() => scaleOf(page)).toBeCloseTo(near, 3);
    // The row of companies is scrolled to the one that acts.
    const acting = page.locator('[aria-label^="Operating order"] [data-acting]').first();
    const row = await acting.evaluate((card) => {
      const { left, right } = card.getBoundingClientRect();
      const room = card.parentElement?.getBoundingClientRect();
      return room !== undefined && left >= room.left - 1 && right <= room.right + 1;
    });
    expect(row).toBe(true);
    expect(errors).toEqual([]);
  });

  test.each(['1848', '1860', 'chicago-express'])('a broad map is shown whole: %s', async (title) => {
    const { page } = await opened();
    await openAt(page, fileOf(title));
    const first = await scaleOf(page);
    await page.click('[data-fit]');
    await whenStill(page);
    expect(await scaleOf(page)).toBe(first);
  });
});

/** At the edge of each map, where controls used to cover it. */
const AT_THE_EDGE: Readonly<Record<string, string>> = {
  '1848': 'B19',
  '1860': 'J2',
  '18gb': 'K0',
  'chicago-express': 'S0',
};

describe('one button on a phone, and nothing of the map under it', () => {
  const opened = usePage(stage, PHONE);

  test.each(TITLES)('%s', async (title) => {
    const { page, errors } = await opened();
    await openAt(page, fileOf(title));
    const buttons = page.locator('[data-board] [role=group] button');
    expect(await buttons.count()).toBe(1);
    const box = await buttons.first().boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await page.tap('[data-fit]');
    await page.waitForSelector('[data-fit][aria-pressed=true]');
    const isFree = await page.locator(`path[data-hex="${AT_THE_EDGE[title]}"]`).evaluate((path) => {
      const { x, y, width, height } = path.getBoundingClientRect();
      return [0.3, 0.5, 0.7].every((part) =>
        document
          .elementFromPoint(x + part * width, y + height / 2)
          ?.closest('svg')
          ?.contains(path),
      );
    });
    expect(isFree).toBe(true);
    // All of it, and its legend on request.
    await page.tap('[data-board] [role=group] button:not([data-fit])');
    await page.waitForSelector('[data-board] [role=group] [aria-pressed=true]:not([data-fit])');
    await page.tap('[data-fit]');
    await page.waitForSelector('[data-fit][aria-pressed=false]');
    expect(errors).toEqual([]);
  });
});

describe('little height: half of it is map, and the button is within reach', () => {
  const opened = usePage(stage, { reducedMotion: 'reduce' });

  test.each(TITLES)('%s', async (title) => {
    const { page, errors } = await opened();
    /* oxlint-disable no-await-in-loop -- one page */
    for (const viewport of [
      { width: 720, height: 450 },
      { width: 844, height: 390 },
      { width: 667, height: 375 },
    ]) {
      await page.setViewportSize(viewport);
      await openAt(page, fileOf(title));
      await page.locator('path[data-legal]').first().dispatchEvent('click');
      const commit = page.locator('[data-commit]');
      await commit.waitFor();
      await whenStill(page);
      const found = await page.evaluate(() => {
        const board = document.querySelector('[data-board]')?.getBoundingClientRect();
        const button = document.querySelector('[data-commit]');
        if (!board || !button) throw new Error('no table');
        const { x, y, width, height } = button.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        // Nothing lies over the map: all along its middle the drawing is hit.
        const rows = [0.1, 0.3, 0.5, 0.7, 0.9].filter((part) =>
          document.elementFromPoint(board.x + 40, board.y + part * board.height)?.closest('[data-board]'),
        );
        return { map: board.height / innerHeight, isReached: button.contains(hit), rows: rows.length };
      });
      expect(found.map, `${viewport.width} × ${viewport.height}`).toBeGreaterThanOrEqual(0.5);
      expect(found).toMatchObject({ isReached: true, rows: 5 });
    }
    /* oxlint-enable no-await-in-loop */
    expect(errors).toEqual([]);
  });
});

/** Everything in the side bar that is cut off or overflows its box. */
function cutInRail(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rail = document.querySelector('[data-seat]')?.closest('aside');
    if (!rail) return ['no rail'];
    const frame = rail.getBoundingClientRect();
    const figures = [...rail.querySelectorAll<HTMLElement>('[data-seat] b, [data-seat] dd, [data-seat] li')];
    const out = figures.filter((figure) => {
      const card = figure.closest('[data-seat]')?.getBoundingClientRect();
      const { left, right, bottom } = figure.getBoundingClientRect();
      const isOut = !card || left < card.left || right > card.right || bottom > frame.bottom;
      return isOut || figure.scrollWidth > figure.clientWidth + 1;
    });
    const isScrolled = rail.scrollHeight > rail.clientHeight + 1 || rail.scrollWidth > rail.clientWidth + 1;
    // The badge of the priority deal is on the border of its card, between two lines of text.
    const badges = [...rail.querySelectorAll<HTMLElement>('[data-seat] abbr[data-abbr^=priority]')];
    const hidden = badges.flatMap((badge) => {
      const own = badge.getBoundingClientRect();
      return [...rail.querySelectorAll<HTMLElement>('h2, p, [data-seat] span, dd')].filter((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        const isBeside = box.right <= own.left || box.left >= own.right;
        // Letters are lower than their line.
        return !isBeside && box.top + 2 < own.bottom && box.bottom - 2 > own.top && text !== badge;
      });
    });
    return [
      ...hidden.map(({ innerText }) => `under the badge: ${innerText}`),
      ...(isScrolled ? [`scrolled: ${rail.scrollHeight}`] : []),
      ...out.map(({ innerText }) => innerText),
    ];
  });
}

describe('six players with ordinary names', () => {
  const opened = usePage(stage, { reducedMotion: 'reduce' });
  const games: [title: string, text: string][] = [
    ['18gb', positionNear(recordedGame('18gb'), 0.8, ({ step }) => step === 'track') ?? ''],
    [
      'chicago-express',
      positionNear(
        simulatedGame('chicago-express', { seats: 6, seed: 3 }),
        0.5,
        ({ step }) => step === 'turn',
      ) ?? '',
    ],
  ];
  test('fit their rail with all that they can have in it: shares of every company, companies in trouble', async () => {
    const { page, errors } = await opened();
    const full = [
      positionNear(recordedGame('18gb'), 0.6, ({ step }) => step === 'track'),
      positionNear(recordedGame('chicago-express'), 0.97, ({ step }) => step === 'turn'),
      ...[1, 5, 8].map((seed) =>
        positionNear(
          simulatedGame('chicago-express', { seats: 6, seed }),
          0.95,
          ({ step }) => step === 'turn',
        ),
      ),
    ];
    for (const text of full) {
      /* oxlint-disable no-await-in-loop -- one page */
      await openAt(page, named(text ?? '', ORDINARY));
      await page.waitForSelector('[data-seat="4"]');
      expect(await cutInRail(page)).toEqual([]);
      /* oxlint-enable no-await-in-loop */
    }
    expect(errors).toEqual([]);
  });

  test('fit their rail on a low screen, most of their companies in receivership', async () => {
    const { page, context, errors } = await stage.open({
      reducedMotion: 'reduce',
      viewport: { width: 1366, height: 768 },
    });
    const troubled = positionNear(simulatedGame('18gb', { seats: 6, seed: 3 }), 480 / 801, () => true);
    for (const text of [troubled, positionNear(recordedGame('18gb'), 0.9, ({ step }) => step === 'track')]) {
      /* oxlint-disable no-await-in-loop -- one page */
      await openFile(page, stage.address, text ?? '');
      await page.click('[data-view=map]');
      await page.waitForSelector('[data-seat="5"]');
      expect(await cutInRail(page)).toEqual([]);
      /* oxlint-enable no-await-in-loop */
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(games)('fit their rail and the charts: %s', async (_title, text) => {
    const { page, errors } = await opened();
    await openAt(page, named(text, ORDINARY));
    await page.waitForSelector('[data-seat="5"]');
    expect(await cutInRail(page)).toEqual([]);
    // A long name is cut itself, not what comes after it.
    await openAt(page, named(text, [LONG, ...ORDINARY]));
    await page.waitForSelector('[data-seat="5"]');
    expect((await cutInRail(page)).filter((cut) => cut !== LONG)).toEqual([]);
    for (const width of [1440, 1100]) {
      // oxlint-disable-next-line no-await-in-loop -- one page
      await page.setViewportSize({ width, height: 900 });
      // oxlint-disable-next-line no-await-in-loop
      const cash = await page.locator('[data-seat="0"] dd').first().innerText();
      expect(cash).toMatch(/^[£$][\d,]+$/);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.click('[data-view=history]');
    await page.waitForSelector('[data-chart] text');
    await whenStill(page);
    const cut = await page.locator('[data-chart] svg').evaluateAll((charts) =>
      charts.flatMap((chart) => {
        const { left, right } = chart.getBoundingClientRect();
        return [...chart.querySelectorAll('text')].flatMap((label) => {
          const box = label.getBoundingClientRect();
          return box.left < left - 0.5 || box.right > right + 0.5 ? [label.textContent] : [];
        });
      }),
    );
    expect(cut).toEqual([]);
    expect(await page.locator('[data-chart] svg').first().textContent()).toContain('Christopher ');
    expect(errors).toEqual([]);
  });
});
