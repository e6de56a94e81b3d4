import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startGame, waitForPosition, whenAwake } from './page.ts';
import { useStage } from './stage.ts';

/** Whole turns of Chicago Express, each kind of action by mouse and by keys. */

const stage = useStage();

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];
const SHARES_AT_FIRST = 4;

/** Waits until so many actions are in effect and keys decide again. */
async function nextDecision(page: Page, at: number): Promise<void> {
  await waitForPosition(page, at);
  await whenAwake(page);
}

/** Opens a table; the players in turn buy one of the first shares at the minimum. */
async function playOpening(page: Page, seats: number): Promise<number> {
  await startGame(page, { title: 'chicago-express', names: NAMES.slice(0, seats) });
  let at = 0;
  /* oxlint-disable no-await-in-loop -- one word after the other */
  for (let share = 0; share < SHARES_AT_FIRST; share++) {
    // The buyer of a share starts the next auction and leaves it to the next player.
    const bids = share === 0 ? 0 : 1;
    for (let word = 0; word < seats; word++) {
      if (word === bids) await page.waitForSelector('[data-commit]:not([aria-disabled=true])');
      await page.keyboard.press(word === bids ? 'Enter' : 'p');
      await nextDecision(page, ++at);
    }
  }
  /* oxlint-enable no-await-in-loop */
  return at;
}

function cashOf(page: Page, seat: number): Promise<string> {
  return page.locator(`[data-seat="${seat}"] dd`).first().innerText();
}

function hexOf(page: Page, hex: string): ReturnType<Page['locator']> {
  return page.locator(`[data-board] path[data-hex="${hex}"]`);
}

async function clickHexes(page: Page, hexes: readonly string[]): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are built
  for (const hex of hexes) await hexOf(page, hex).click();
}

/** Goes into the expansion of a company. */
async function beginExpansion(page: Page, company: string): Promise<void> {
  await page.click('[data-dial=expansion]');
  await page.click(`[data-choice=expand]:has([aria-label="${company}"])`);
}

async function moveDialOnly(page: Page, dial: string): Promise<void> {
  await page.click(`[data-choice=noop]:has-text("${dial}")`);
}

test.each([2, 5])('a round with %d players: every kind of turn', async (seats) => {
  const { page, errors } = await stage.open();
  let at = await playOpening(page, seats);
  const sentence = (): Promise<string> => page.innerText('[data-sentence]');
  const commit = (): Promise<string> => page.innerText('[data-commit]');
  await expect.poll(() => sentence()).toBe('Ada: choose a dial');

  // Refusals say why: a closed company, the home of another one, a hex far away.
  await page.locator('[data-choice=start_auction][aria-disabled=true]').hover();
  await expect.poll(() => page.innerText('[role=tooltip]')).toContain('CE-7.1');
  await beginExpansion(page, 'Pennsylvania');
  await expect.poll(() => sentence()).toBe('Ada: expand Pennsylvania');
  await clickHexes(page, ['R6']);
  await hexOf(page, 'Q7').hover();
  await expect.poll(() => page.innerText('[role=tooltip]')).toContain('CE-8.6');
  await hexOf(page, 'A2').click();
  await expect.poll(() => page.innerText('[data-hex-info]')).toContain('CE-8.2');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  // An expansion hex by hex, with its price and its undo.
  await clickHexes(page, ['Q5', 'P4', 'O4']);
  await expect.poll(() => commit()).toContain('Build 3 hexes for $4');
  await expect
    .poll(() => page.locator('[data-board] .planned text').allTextContents())
    .toEqual(expect.arrayContaining(['1', '2', '3']));
  await page.keyboard.press('Backspace');
  await expect.poll(() => commit()).toContain('Build 2 hexes for $2');
  await hexOf(page, 'P4').click();
  await expect.poll(() => commit()).toContain('Build 1 hex for $1');
  await clickHexes(page, ['P4', 'O4']);
  await page.click('[data-commit]');
  await nextDecision(page, ++at);
  await expect.poll(() => page.innerText('[data-company=PRR]')).toContain('$3');
  await expect.poll(() => page.locator('[data-income="8"]').count()).toBe(2);
  await page.click('[data-undo]');
  await waitForPosition(page, at - 1);
  await expect.poll(() => page.innerText('[data-company=PRR]')).toContain('$7');
  await page.click('[data-redo]');
  await waitForPosition(page, at);

  // A development, with the income of every company.
  await page.keyboard.press('d');
  await hexOf(page, 'O4').click();
  await expect.poll(() => page.locator('aside tbody tr').count()).toBe(SHARES_AT_FIRST);
  await expect.poll(() => page.innerText('aside tbody')).toContain('$8 → $9');
  await page.click('[data-commit]');
  await nextDecision(page, ++at);
  await expect.poll(() => page.locator('[data-income="9"]').count()).toBe(1);

  // An auction, from the share to the treasury.
  const seat = 2 % seats;
  const before = Number((await cashOf(page, seat)).slice(1));
  await page.keyboard.press('a');
  await page.click('[data-choice=start_auction]:has-text("New York Central")');
  await page.keyboard.press('Enter');
  await nextDecision(page, ++at);
  await expect.poll(() => sentence()).toBe(`${NAMES[seat]}: bid for a share of NYC, or pass`);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => commit()).toContain('Bid $5');
  await page.click('[data-commit]');
  await nextDecision(page, ++at);
  /* oxlint-disable no-await-in-loop -- one after the other */
  for (let others = 1; others < seats; others++) {
    await page.keyboard.press('p');
    await nextDecision(page, ++at);
  }
  await expect.poll(() => cashOf(page, seat)).toBe(`$${before - 5}`);
  await expect.poll(() => page.innerText('[data-company=NYC]')).toContain('$13');

  // An expansion by keys alone: to the next hex that may be chosen, twice.
  await page.keyboard.press('e');
  await page.locator('[data-choice=expand][data-company=NYC]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-board]').focus();
  for (let hex = 1; hex <= 2; hex++) {
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Enter');
    await page.waitForSelector(`[data-commit]:has-text("Build ${hex}")`);
  }
  await page.keyboard.press('Control+Enter');
  await nextDecision(page, ++at);

  // Dials alone, up to the dividends, which are announced beforehand.
  for (const dial of ['Auction', 'Auction', 'Develop', 'Develop']) {
    await moveDialOnly(page, dial);
    await page.keyboard.press('Enter');
    await nextDecision(page, ++at);
  }
  /* oxlint-enable no-await-in-loop */
  await moveDialOnly(page, 'Develop');
  await expect.poll(() => page.innerText('[role=alert]')).toContain('Dividend 1');
  await page.keyboard.press('Enter');
  await nextDecision(page, ++at);
  await expect.poll(() => page.innerText('header')).toContain('$2 of 8');

  // Views by keys.
  await page.keyboard.press('2');
  await expect.poll(() => page.innerText('main')).toContain('Next dividends');
  await expect.poll(() => page.locator('main tr[data-company]').count()).toBe(5);
  await page.keyboard.press('3');
  await page.waitForSelector('main:has-text("Dividend 1")');
  await page.keyboard.press('1');
  await page.waitForSelector('[data-board]');
  expect(errors).toEqual([]);
});
