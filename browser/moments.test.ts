import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { branch, formatMatch, replaySteps } from '../src/core/match.ts';
import { exportGame, waitForPosition, whenStill } from './page.ts';
import { recordedGame, simulatedGame } from './positions.ts';
import { FIRST_OF_FAMILY, momentOf, openFile, showMoment, TITLES } from './scenes.ts';
import { useStage } from './stage.ts';
import { sticksOut } from './touch.ts';

const stage = useStage();

const CARD = '[data-moment]';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** A game up to a moment in the middle of it. */
function atMoment(title: string): string {
  const recorded = recordedGame(title);
  return formatMatch(branch(recorded.match, momentOf(recorded)));
}

/** Counts what the page's audio would play. */
function listen(): void {
  const heard = globalThis as unknown as { tones: number; AudioContext: unknown };
  heard.tones = 0;
  const parameter = { value: 0, setValueAtTime: () => {}, linearRampToValueAtTime: () => {} };
  heard.AudioContext = class {
    currentTime = 0;
    destination = {};
    resume = (): Promise<void> => Promise.resolve();
    createGain = (): object => ({ gain: parameter, connect: (to: unknown) => to });
    createOscillator = (): object => ({
      frequency: parameter,
      connect: (to: unknown) => to,
      start: () => (heard.tones += 1),
      stop: () => {},
    });
  };
}

function tonesHeard(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { tones: number }).tones);
}

async function setPreference(page: Page, name: string, isOn: boolean): Promise<void> {
  await page.click('[popovertarget=file-menu]');
  await page.click('#file-menu [data-preferences]');
  await page.setChecked(`[data-preference="${name}"]`, isOn);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** Which of the panel's choices are under the card, and whether the pointer is. */
function hiddenByCard(page: Page, selectors: string): Promise<number> {
  return page.evaluate((selector) => {
    const card = document.querySelector('[data-moment]')?.getBoundingClientRect();
    if (!card) throw new Error('no card');
    return [...document.querySelectorAll(selector)].filter((element) => {
      const box = element.getBoundingClientRect();
      const isApart =
        box.right <= card.left || box.left >= card.right || box.bottom <= card.top || box.top >= card.bottom;
      return !isApart && box.width > 0;
    }).length;
  }, selectors);
}

describe('a big moment', () => {
  test.each(FIRST_OF_FAMILY)('of %s: a card that keeps out of the way', async (title) => {
    const { page, context, errors } = await stage.open({}, listen);
    await openFile(page, stage.address, atMoment(title));
    await page.waitForSelector('aside[data-step]');
    await page.mouse.move(1000, 120);
    await page.focus('[data-undo]');
    await showMoment(page);
    await whenStill(page);

    // In a window made narrow it stays in sight.
    const size = page.viewportSize();
    await page.setViewportSize(PHONE.viewport);
    await whenStill(page);
    expect(await sticksOut(page)).toEqual([]);
    if (size) await page.setViewportSize(size);
    await whenStill(page);

    // It says what changed for whom, to screen readers too, and takes neither the focus nor a click.
    expect(await page.locator(`${CARD} dd`).count()).toBeGreaterThan(0);
    const [figure = ''] = await page.locator(`${CARD} dd`).allTextContents();
    await expect.poll(() => page.textContent('[data-live]')).toContain(figure.split(' → ')[1]);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-undo'))).toBe(true);
    expect(await hiddenByCard(page, 'aside[data-step], [data-legal], [data-legend], header')).toBe(0);
    const box = await page.locator(CARD).boundingBox();
    if (!box) throw new Error('no card');
    const button = await page.locator(`${CARD} button`).boundingBox();
    if (!button) throw new Error('no button');
    const places = [
      [box.x + box.width / 2, box.y + box.height - 6],
      // A mouse puts the card away by pointing at it, so that even the button hides nothing.
      [button.x + button.width / 2, button.y + button.height / 2],
    ] as const;
    const below = await page.evaluate(
      (points) => points.map(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-moment]') === null),
      places,
    );
    expect(below).toEqual([true, true]);
    expect(await tonesHeard(page)).toBe(0);

    // A user who points at it wants to see what is below.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    await page.locator(CARD).waitFor({ state: 'detached' });

    // A key dismisses it; Escape does nothing else.
    await page.mouse.move(5, 5);
    await showMoment(page);
    await page.keyboard.press('Escape');
    await page.locator(CARD).waitFor({ state: 'detached' });

    // So does any later change, here an undo.
    await showMoment(page);
    await page.click('[data-undo]');
    await page.locator(CARD).waitFor({ state: 'detached' });
    await page.keyboard.press('y');
    await page.waitForSelector(CARD);

    // Sounds play once they are switched on, and can be turned off for each kind of card.
    await setPreference(page, 'sound', true);
    const chosen = await tonesHeard(page);
    await showMoment(page);
    await expect.poll(() => tonesHeard(page)).toBeGreaterThan(chosen);
    const kinds = ((await page.getAttribute(CARD, 'data-moment')) ?? '').split(' ');
    /* oxlint-disable no-await-in-loop -- one dialog after the other */
    for (const kind of kinds) await setPreference(page, `moment.${kind}`, false);
    /* oxlint-enable no-await-in-loop */
    const at = Number(await page.getAttribute('[data-table]', 'data-at'));
    await page.keyboard.press('u');
    // The automatic passes after it are taken back too.
    await page.waitForSelector('[data-redo]:not([aria-disabled=true])', { state: 'attached' });
    await page.keyboard.press('y');
    await waitForPosition(page, at);
    await whenStill(page);
    expect(await page.locator(CARD).count()).toBe(0);

    // They are kept.
    await page.reload();
    await page.waitForSelector('[data-table]');
    await page.click('[popovertarget=file-menu]');
    await page.click('#file-menu [data-preferences]');
    expect(await page.isChecked(`[data-preference="moment.${kinds[0]}"]`)).toBe(false);
    expect(await page.isChecked('[data-preference="sound"]')).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('on a phone: under the header, above the sheet, put away by its button', async () => {
    const { page, context, errors } = await stage.open(PHONE);
    await openFile(page, stage.address, atMoment('1848'));
    await showMoment(page);
    await whenStill(page);
    expect(await hiddenByCard(page, 'aside[data-step], header, [data-view]')).toBe(0);
    await page.tap(`${CARD} button`);
    await page.locator(CARD).waitFor({ state: 'detached' });
    // A tap anywhere else goes on with the game.
    await showMoment(page);
    await page.tap('[data-sheet-handle]');
    await page.locator(CARD).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** An amount as it stands on the page, `−£1,020`. */
function amountOf(text: string): number {
  const digits = Number(text.replaceAll(/[^\d.]/g, ''));
  return /[-−]/.test(text) ? -digits : digits;
}

describe.concurrent('the end', () => {
  test.each(TITLES)('of %s: who won, how, and again', async (title) => {
    const { page, context, errors } = await stage.open();
    const { game, match } = simulatedGame(title);
    const turn = game.turn([...replaySteps(game, match)].at(-1)?.state ?? {});
    if (turn.kind !== 'finished') throw new Error('the game has no end');
    await openFile(page, stage.address, formatMatch(match));
    await page.waitForSelector('[data-end] [data-fortunes]');

    const names = match.players.map(({ name }) => name);
    const best = Math.max(...turn.scores);
    const winner = names[turn.scores.indexOf(best)] ?? '';
    expect(await page.textContent('[data-headline]')).toContain(winner);

    // The columns of the table add up to the scores.
    await page.click('[data-fortunes] summary');
    const rows = await page
      .locator('[data-fortunes] tbody tr')
      .evaluateAll((lines) =>
        lines.map((line) => [...line.querySelectorAll('td')].map((cell) => cell.innerText)),
      );
    const sums = (rows[0] ?? []).map((_, column) =>
      rows.slice(0, -1).reduce((sum, row) => sum + amountOf(row[column] ?? ''), 0),
    );
    expect(sums).toEqual([...turn.scores].sort((a, b) => b - a));
    expect((rows.at(-1) ?? []).map(amountOf)).toEqual(sums);

    // A turning point leads into the history and back.
    const point = page.locator('[data-turn-at]').first();
    const at = await point.getAttribute('data-turn-at');
    await point.click();
    await page.waitForSelector('[data-scrubber]');
    expect(page.url()).toContain(`/history/at/${at}`);
    await page.keyboard.press('Escape');
    await page.click('[data-view=result]');

    const saved = page.waitForEvent('download');
    await page.click('[data-export-result]');
    expect((await saved).suggestedFilename()).toContain(title);

    // The same players again, the next one first.
    await page.click('[data-again=rotated]');
    await page.waitForSelector('[data-table][data-at="0"]');
    const next = JSON.parse(await exportGame(page)) as typeof match;
    expect(next.players.map(({ name }) => name)).toEqual([...names.slice(1), names[0]]);
    expect(next).toMatchObject({ game: title, ruleSet: match.ruleSet, actions: [] });
    expect(errors).toEqual([]);
    await context.close();
  });

  test('fits a phone', async () => {
    const { page, context, errors } = await stage.open(PHONE);
    await openFile(
      page,
      stage.address,
      formatMatch(simulatedGame('chicago-express', { seed: 1, seats: 6 }).match),
    );
    await page.waitForSelector('[data-end] [data-fortunes]');
    await whenStill(page);
    const wide = await page.evaluate(() => {
      const end = document.querySelector('[data-end]');
      return end ? end.scrollWidth - end.clientWidth : -1;
    });
    expect(wide).toBe(0);
    expect(await page.locator('[data-fortune]').count()).toBe(6);
    await page.tap('[data-view=map]');
    // In the sheet, which stays low over the map.
    await page.waitForSelector('aside [data-ranking]', { state: 'attached' });
    await page.tap('[data-view=result]');
    await page.waitForSelector('[data-end]');
    expect(errors).toEqual([]);
    await context.close();
  });
});
