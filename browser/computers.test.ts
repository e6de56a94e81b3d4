import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { characterOf, decisionSeed } from '../src/bots/seats.ts';
import type { Action } from '../src/core/game.ts';
import { type Match, parseMatch, replaySteps } from '../src/core/match.ts';
import { findGame } from '../src/titles/all.ts';
import { findTitle } from '../src/titles/find.ts';
import type { Speed } from '../src/web/computers/speed.ts';
import { findTwins, findViolations } from './axe.ts';
import { ACTIVE, drive } from './driver.ts';
import {
  exportGame,
  isOver,
  openBeside,
  openNewGame,
  positionOf,
  storedGame,
  waitForPosition,
  whenAwake,
  whenKept,
  whenSaved,
  whenStill,
} from './page.ts';
import { useStage } from './stage.ts';

const stage = useStage();

// Another test may have left the page without a server.
beforeEach(() => stage.serve(inject('page')));

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** For `open`: computers move as soon as they know how. */
function atOnce(): void {
  localStorage.setItem('railhead.computer-speed', 'at-once' satisfies Speed);
}

interface Wish {
  readonly title: string;
  /** By seat: the level of a computer, or a person's name behind a colon. */
  readonly seats: readonly ('easy' | 'medium' | 'hard' | `:${string}`)[];
}

async function start(page: Page, { title, seats }: Wish): Promise<void> {
  await openNewGame(page, title);
  const rows = page.locator('[data-kind]');
  /* oxlint-disable no-await-in-loop -- one hand does it all */
  for (let count = await rows.count(); count !== seats.length; count = await rows.count()) {
    await page.click(count > seats.length ? `[data-remove="${count - 1}"]` : '[data-add]');
  }
  for (const [seat, who] of seats.entries()) {
    const isPerson = who.startsWith(':');
    await page.selectOption(`[data-kind="${seat}"]`, isPerson ? 'person' : 'computer');
    if (isPerson) await page.fill(`[data-seat="${seat}"]`, who.slice(1));
    else await page.check(`[name="level-${seat}"][value="${who}"]`, { force: true });
  }
  /* oxlint-enable no-await-in-loop */
  await page.click('[data-start]');
  await page.waitForSelector('[data-table]');
}

/** Waits until a person has to decide, or the game is over. */
async function whenAsked(page: Page): Promise<void> {
  await page.locator('aside[data-step] [data-pause]').waitFor({ state: 'detached' });
}

/** What a computer decides at each of its actions in a match, thought about here: true where it is what was done. */
async function thoughtAgain(match: Match, most = Infinity): Promise<{ asked: number; same: number }> {
  const game = findGame(match.game);
  const mind = await findTitle(match.game)?.load.mind?.();
  if (!game || !mind) throw new Error(`no mind for ${match.game}`);
  let asked = 0;
  let same = 0;
  let before: object | null = null;
  for (const { index, state, action } of replaySteps(game, match)) {
    const player = action && match.players[action.by];
    const character = player ? characterOf(player) : null;
    if (before && action && character && asked < most) {
      asked++;
      const decided: Action = mind.decide(before, character, decisionSeed(match.seed, index - 1)).action;
      if (JSON.stringify(decided) === JSON.stringify(action)) same++;
    }
    before = state;
  }
  return { asked, same };
}

async function matchOf(page: Page): Promise<Match> {
  const text = await exportGame(page);
  const game = findGame((JSON.parse(text) as Match).game);
  if (!game) throw new Error('no game');
  return parseMatch(text, [game]);
}

describe('a person among computers', () => {
  test('plays a whole game of Chicago Express, and every move of theirs is the one that this machine finds', async () => {
    const { page, context, errors } = await stage.open({}, () => {
      localStorage.setItem('railhead.computer-speed', 'at-once');
      localStorage.setItem('railhead.preferences', JSON.stringify({ 'auto-pass': false }));
    });
    await start(page, { title: 'chicago-express', seats: [':Ada', 'medium', 'easy'] });
    const driven = await drive(page, { seed: 5, weights: ACTIVE }, 400);
    expect(driven.stuck).toBe(null);
    expect(await isOver(page)).toBe(true);
    const match = await matchOf(page);
    const { asked, same } = await thoughtAgain(match);
    expect(asked).toBeGreaterThan(20);
    expect(same).toBe(asked);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('plays some rounds of Chicago Express on a phone', async () => {
    const { page, context, errors } = await stage.open(PHONE, atOnce);
    await start(page, { title: 'chicago-express', seats: [':Ada', 'medium', 'medium', 'easy'] });
    const driven = await drive(page, { seed: 6, weights: ACTIVE }, 60);
    expect(driven.stuck).toBe(null);
    expect(driven.moves).toBe(60);
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(['1848', '1860', '18gb'])('comes to the first companies of %s', async (title) => {
    const { page, context, errors } = await stage.open({}, atOnce);
    await start(page, { title, seats: [':Ada', 'easy', 'medium'] });
    const driven = await drive(page, { seed: 7, weights: ACTIVE }, 40);
    expect(driven.stuck).toBe(null);
    // Forced passes are made without a thought, and what takes long need not be thought about twice.
    const { asked, same } = await thoughtAgain(await matchOf(page), 8);
    expect(asked).toBe(8);
    expect(same).toBe(asked);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the panel of a computer', () => {
  test('thinks, says why, and goes by the speed that is chosen and remembered', async () => {
    const { page, context, errors } = await stage.open();
    await start(page, { title: 'chicago-express', seats: ['medium', 'medium', ':Ada'] });
    await page.locator('[data-thinking]').first().waitFor();
    await page.click('[data-speed=slowly]');
    await waitForPosition(page, 1);
    await page.locator('[data-computer-move="1"] [data-because]').waitFor();
    expect(await page.locator('[data-one-move]').innerText()).toContain('Next move');
    await page.keyboard.press('n');
    await waitForPosition(page, 2);
    await whenAsked(page);
    // The reasons wait for whoever comes to the screen.
    await page.locator('[data-since="2"]').waitFor();
    await page.reload();
    await waitForPosition(page, 2);
    await page.locator('[data-since="2"]').waitFor();
    await page.click('[data-view=history]');
    await page.click('[data-tab=log]');
    await page.locator('[data-log-at="2"]').nth(1).waitFor();
    await page.click('[data-view=map]');
    await page.click('[data-undo]');
    // Nobody here has decided anything yet: step by step, and they wait.
    await waitForPosition(page, 1);
    await page.locator('[data-pause=true]').waitFor();
    expect(await page.getAttribute('[data-speed=slowly]', 'aria-pressed')).toBe('true');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('leaves its reasons out of what just happened, where they would stand above the move', async () => {
    const { page, context, errors } = await stage.open({}, atOnce);
    await start(page, { title: 'chicago-express', seats: ['medium', ':Ada', ':Ben'] });
    await whenAsked(page);
    await page.locator('[data-since="1"]').waitFor();
    const [reason = ''] = /“.+”/u.exec((await page.locator('[data-since]').textContent()) ?? '') ?? [];
    expect(reason).not.toBe('');
    await page.click('aside [data-choice=pass]');
    await waitForPosition(page, 2);
    const before = page.locator('[data-just-before]');
    await before.waitFor();
    expect(await before.locator('li').count()).toBeGreaterThan(1);
    expect(await before.innerText()).not.toContain(reason);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('tells many moves in a list that scrolls, above what is to be decided', async () => {
    const { page, context, errors } = await stage.open({}, atOnce);
    await start(page, {
      title: 'chicago-express',
      seats: ['easy', 'easy', 'easy', 'easy', 'easy', ':Ada'],
    });
    await whenAsked(page);
    const list = page.locator('[data-since] > summary + div');
    await list.waitFor();
    // What has more than it shows can be gone to by Tab.
    await expect.poll(() => list.getAttribute('tabindex')).toBe('0');
    await list.focus();
    await page.keyboard.press('End');
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('pauses, makes one move, and leads to a plan from before a move', async () => {
    const { page, context, errors } = await stage.open({}, atOnce);
    await start(page, { title: 'chicago-express', seats: [':Ada', 'hard', 'medium'] });
    await page.click('aside [data-choice=pass]');
    await page.locator('[data-pause=false]').click();
    await page.locator('[data-pause=true]').waitFor();
    const at = await positionOf(page);
    await page.locator('[data-one-move]').click();
    await waitForPosition(page, at + 1);
    await page.locator('[data-pause=true]').waitFor();
    await page.locator('[data-rather]').click();
    await page.locator('[data-plan="0"]').waitFor();
    await waitForPosition(page, at);
    await page.click('[data-plan-discard]');
    await waitForPosition(page, at + 1);
    await page.keyboard.press('b');
    await whenAsked(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('lets undo take back to the last decision of a person', async () => {
    const { page, context, errors } = await stage.open({}, atOnce);
    await start(page, { title: 'chicago-express', seats: [':Ada', 'medium', 'medium'] });
    await drive(page, { seed: 3, weights: ACTIVE }, 8);
    await whenAsked(page);
    const asked = await positionOf(page);
    const sentence = await page.locator('[data-sentence]').innerText();
    await whenAwake(page);
    await drive(page, { seed: 4, weights: ACTIVE }, 1);
    await whenAsked(page);
    await page.click('[data-undo]');
    await waitForPosition(page, asked);
    expect(await page.locator('[data-sentence]').innerText()).toBe(sentence);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('says what is wrong where a computer cannot think, and the table goes on', async () => {
    const { page, context } = await stage.open({}, atOnce);
    await page.route('**/thinker-*.js', (route) => route.abort());
    await start(page, { title: 'chicago-express', seats: ['medium', 'medium', ':Ada'] });
    await page.locator('[data-trouble=failed]').waitFor();
    await page.unroute('**/thinker-*.js');
    await page.click('[data-try-again]');
    await whenAsked(page);
    expect(await positionOf(page)).toBe(2);
    await page.route('**/thinker-*.js', (route) => route.abort());
    await context.close();
  });
});

describe('a seat', () => {
  test('is handed to a computer and taken back, and both outlive a reload', async () => {
    const { page, context, errors } = await stage.open({}, atOnce);
    await start(page, { title: 'chicago-express', seats: [':Ada', ':Ben', 'medium'] });
    const seatBen = async (kind: string): Promise<void> => {
      await page.click('[popovertarget=file-menu]');
      await page.click('[data-seats]');
      await page.selectOption('dialog [data-kind="1"]', kind);
      await page.keyboard.press('Escape');
    };
    await seatBen('computer');
    await whenSaved(page);
    await page.reload();
    await page.locator('[data-seat="1"] [data-computer]').waitFor();
    await page.click('aside [data-choice=pass]');
    await whenAsked(page);
    expect(await positionOf(page)).toBeGreaterThanOrEqual(3);
    await seatBen('person');
    await whenSaved(page);
    await page.reload();
    await page.locator('[data-seat="2"] [data-computer]').waitFor();
    expect(await page.locator('[data-seat="1"] [data-computer]').count()).toBe(0);
    expect((await matchOf(page)).players.map(({ computer }) => computer?.level)).toEqual([
      undefined,
      undefined,
      'medium',
    ]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a computer that thinks', () => {
  test('comes to the same move on a page that is reloaded meanwhile', async () => {
    const { page, context, errors } = await stage.open();
    await start(page, { title: 'chicago-express', seats: [':Ada', 'hard', ':Ben'] });
    await page.click('aside [data-choice=pass]');
    await waitForPosition(page, 1);
    await page.locator('[data-thinking]').first().waitFor();
    // Not `whenSaved`: the computer does not wait for us.
    await expect.poll(async () => (await storedGame(page))?.at).toBeGreaterThanOrEqual(1);
    await page.reload();
    await waitForPosition(page, 2);
    const { asked, same } = await thoughtAgain(await matchOf(page));
    expect([asked, same]).toEqual([1, 1]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('does so without a network', async () => {
    const { page, context } = await stage.open({ serviceWorkers: 'allow' }, atOnce);
    await whenKept(page);
    await start(page, { title: 'chicago-express', seats: [':Ada', 'medium', 'medium'] });
    await whenSaved(page);
    await context.setOffline(true);
    await stage.serve(null);
    await page.reload();
    await waitForPosition(page, 0);
    await page.click('aside [data-choice=pass]');
    await whenAsked(page);
    expect(await positionOf(page)).toBeGreaterThanOrEqual(3);
    await context.close();
  });

  test('does so in the tab that plays, and the others see its moves and reasons', async () => {
    const { page, context, errors } = await stage.open({}, atOnce);
    await start(page, { title: 'chicago-express', seats: [':Ada', 'medium', 'medium'] });
    await whenSaved(page);
    const other = await openBeside(context, page.url());
    await other.page.locator('[data-bar=following]').waitFor();
    await page.click('aside [data-choice=pass]');
    await whenAsked(page);
    const at = await positionOf(page);
    await waitForPosition(other.page, at);
    await other.page.locator('[data-since]').waitFor();
    expect(await other.page.locator('[data-pause]').count()).toBe(0);
    expect([errors, other.errors]).toEqual([[], []]);
    await context.close();
  });
});

test('no violation of WCAG 2.2 A and AA', async () => {
  const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' });
  const found: string[] = [];
  const lookAt = async (name: string): Promise<void> => {
    /* oxlint-disable no-await-in-loop -- one page */
    for (const viewport of [{ width: 1440, height: 900 }, PHONE.viewport]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await whenStill(page);
        const lines = await findViolations(page, {});
        found.push(...lines.map((line) => `${name}, ${viewport.width}, ${colorScheme}: ${line}`));
      }
    }
    /* oxlint-enable no-await-in-loop */
    await page.setViewportSize({ width: 1440, height: 900 });
    found.push(...(await findTwins(page)).map((line) => `${name}: ${line}`));
  };
  await openNewGame(page, 'chicago-express');
  await page.click('[data-add-computer]');
  await page.selectOption('[data-kind="0"]', 'computer');
  await lookAt('dialog');
  await page.click('[data-start]');
  await waitForPosition(page, 1);
  await whenAsked(page);
  await page.click('[data-since] summary');
  await lookAt('since your last turn');
  await page.click('[data-undo]');
  await page.locator('[data-pause=true]').waitFor();
  await lookAt('before the first move');
  await page.click('[popovertarget=file-menu]');
  await page.click('[data-seats]');
  await page.selectOption('dialog [data-kind="1"]', 'computer');
  await lookAt('who plays');
  await page.keyboard.press('Escape');
  await page.click('[data-one-move]');
  await page.locator('[data-computer-move]').waitFor();
  await lookAt('after a move');
  expect(found).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
