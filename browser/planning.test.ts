import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Habits, ACTIVE, moveByHand } from './driver.ts';
import {
  askEverybody,
  exportGame,
  importGame,
  openBeside,
  openImported,
  startGame,
  storedGame,
  waitForPosition,
  whenAwake,
  whenSaved,
  type Opened,
} from './page.ts';
import { positionNear, recordedGame } from './positions.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const NAMES = ['Ada', 'Ben', 'Cleo'];
const HABITS: Habits = { seed: 3, weights: ACTIVE };

async function startPlan(page: Page): Promise<void> {
  await page.keyboard.press('l');
  await page.waitForSelector('[data-plan="0"]');
}

/** Tries this many moves, for whichever player is on turn; returns the seats that moved. */
async function tryMoves(page: Page, moves: number, tried = 0): Promise<Set<string>> {
  const seats = new Set<string>();
  /* oxlint-disable no-await-in-loop -- one move after the other */
  for (let move = tried + 1; move <= tried + moves; move++) {
    seats.add(await page.innerText('[data-sentence]'));
    await moveByHand(page, { ...HABITS, seed: HABITS.seed + move }, 'mouse');
    await page.waitForSelector(`[data-plan="${move}"]`);
  }
  /* oxlint-enable no-await-in-loop */
  return seats;
}

/** Presses keys that decide, one after the other; waits for each. */
async function pressKeys(
  page: Page,
  keys: readonly string[],
  until: (pressed: number) => Promise<unknown>,
): Promise<void> {
  /* oxlint-disable no-await-in-loop -- one move after the other */
  for (const [index, key] of keys.entries()) {
    await page.locator('[data-commit]').waitFor();
    await whenAwake(page);
    await page.keyboard.press(key);
    await until(index + 1);
  }
  /* oxlint-enable no-await-in-loop */
}

function actionsIn(file: string): readonly unknown[] {
  return (JSON.parse(file) as { actions: readonly unknown[] }).actions;
}

/** A game of Chicago Express in its first auctions, after four actions. */
async function begunGame(): Promise<Opened> {
  const opened = await stage.open({}, askEverybody);
  await startGame(opened.page, { title: 'chicago-express', names: NAMES });
  /* oxlint-disable no-await-in-loop -- one move after the other */
  for (let move = 1; move <= 4; move++) {
    await moveByHand(opened.page, { ...HABITS, seed: move }, 'mouse');
    await waitForPosition(opened.page, move);
  }
  /* oxlint-enable no-await-in-loop */
  await whenSaved(opened.page);
  return opened;
}

describe('planning', () => {
  test('moves of several seats are tried and compared; thrown away, nothing is left of them', async () => {
    const { page, context, errors } = await begunGame();
    const before = await exportGame(page);
    const stored = await storedGame(page);
    await startPlan(page);
    expect((await tryMoves(page, 6)).size).toBeGreaterThan(1);
    const differences = page.locator('[data-compares=players] [data-way]');
    // Eventually a player pays for a share.
    for (let tried = 6; tried < 30 && (await differences.count()) === 0; tried++) {
      await tryMoves(page, 1, tried); // oxlint-disable-line no-await-in-loop
    }
    await expect.poll(() => differences.count()).toBeGreaterThan(0);
    await expect
      .poll(() => page.locator('[data-compares=companies] [data-compared]').count())
      .toBeGreaterThan(0);
    expect(await storedGame(page)).toEqual(undefined);

    await page.click('[data-plan-discard]');
    await page.locator('[data-plan]').waitFor({ state: 'detached' });
    await waitForPosition(page, 4);
    expect(await exportGame(page)).toBe(before);
    expect(await storedGame(page)).toEqual(stored);
    await page.click('header a[href="#/"]');
    await expect.poll(() => page.locator('[data-game]').count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('committed, the moves are played and kept', async () => {
    const { page, context, errors } = await begunGame();
    await startPlan(page);
    await tryMoves(page, 3);
    const planned = actionsIn(await exportGame(page));
    // A page that is reloaded, as for a new version, takes the plan up again.
    await page.reload();
    await page.waitForSelector('[data-plan="3"]');
    expect(actionsIn(await exportGame(page))).toEqual(planned);
    await page.click('[data-plan-commit]');
    await page.locator('[data-plan]').waitFor({ state: 'detached' });
    await waitForPosition(page, 7);
    expect(actionsIn(await exportGame(page))).toEqual(planned);
    expect((await whenSaved(page)).match.actions).toEqual(planned);
    await page.reload();
    await waitForPosition(page, 7);
    expect(await page.locator('[data-plan]').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('after the game has moved on: what was played as planned is left out, the first refused move ends it and says why', async () => {
    const { page, context, errors } = await stage.open({}, askEverybody);
    await startGame(page, { title: 'chicago-express', names: NAMES });
    await pressKeys(page, ['Enter'], (at) => waitForPosition(page, at));
    await startPlan(page);
    // Ben passes, and Cleo bids more than Ada.
    await pressKeys(page, ['p', 'Enter'], (at) => page.waitForSelector(`[data-plan="${at}"]`));

    // Another tab takes over the game and plays differently: Ben passes as planned, but Cleo passes too.
    const { page: other } = await openBeside(context, page.url());
    await other.locator('[data-bar=following] [data-take-over]').click();
    await other.locator('[data-bar=following]').waitFor({ state: 'detached' });
    await other.locator('[data-commit]').waitFor();
    await pressKeys(other, ['p', 'p'], (at) => waitForPosition(other, 1 + at));
    await whenSaved(other);

    // While this tab only follows, nothing can be committed; after taking the game back, whatever is still legal can.
    const commit = page.locator('[data-plan-commit]');
    await expect.poll(() => commit.getAttribute('aria-disabled')).toBe('true');
    await page.locator('[data-bar=following] [data-take-over]').click();
    await expect.poll(() => commit.getAttribute('aria-disabled')).not.toBe('true');
    // The wait starts before it appears: it disappears by itself, and on a slow machine the click may take that long.
    const toast = page.locator('[data-toast]', { hasText: /Not allowed: .+\(CE-\d+\.\d+\)/ });
    await Promise.all([toast.waitFor(), commit.click()]);
    await page.locator('[data-plan]').waitFor({ state: 'detached' });
    await waitForPosition(page, 3);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('of an 18xx company: the best runs are compared while a tile is tried', async () => {
    const recorded = recordedGame('1848');
    const text = recorded && positionNear(recorded, 0.6, (_turn, types) => types.has('lay_tile'));
    if (!text) throw new Error('the sample has no such position');
    const { page, context, errors } = await stage.open({}, askEverybody);
    await importGame(page, 'position.json', text);
    await openImported(page);
    await startPlan(page);
    const companies = page.locator('[data-compares=companies] [data-compared]');
    await expect.poll(() => companies.count()).toBeGreaterThan(0);
    await expect
      .poll(async () => (await companies.allInnerTexts()).join(), { timeout: 40_000 })
      .not.toContain('…');
    await expect
      .poll(() => page.locator('[data-compares=players] [data-compared]').count())
      .toBe(recorded.match.players.length);
    expect(errors).toEqual([]);
    await context.close();
  });
});
