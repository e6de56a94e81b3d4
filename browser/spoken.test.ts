import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { formatMatch } from '../src/core/match.ts';
import { openNewGame, whenAwake, whenStill } from './page.ts';
import { positionsByStep, recordedGame, simulatedGame } from './positions.ts';
import { openFile, TITLES } from './scenes.ts';
import { useStage } from './stage.ts';

/** What a screen reader tells. */

const stage = useStage();

/** Two cards of one train are told apart by nothing. */
const ALIKE = '[data-choice=discard_train], [data-choice=buy_train_from]';

/** Names that more than one of the buttons on show have. */
function repeated(page: Page, part: string): Promise<string[]> {
  return page.evaluate(
    ([within, alike]) => {
      const names = [...document.querySelectorAll<HTMLElement>(`${within} button`)]
        .filter((button) => button.checkVisibility() && !button.matches(`[data-rule], ${alike}`))
        .map((button) => (button.getAttribute('aria-label') ?? button.textContent).trim());
      return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
    },
    [part, ALIKE] as const,
  );
}

describe('buttons that are there several times', () => {
  test.each(TITLES)('%s: say whom or what they are for', async (title) => {
    const { page, context } = await stage.open();
    await openNewGame(page, title);
    expect(await repeated(page, 'dialog')).toEqual([]);
    /* oxlint-disable no-await-in-loop -- one page */
    for (const [step, text] of positionsByStep(simulatedGame(title))) {
      await openFile(page, stage.address, text);
      await whenStill(page);
      const names = await repeated(page, '[data-table]');
      expect({ step, names }).toEqual({ step, names: [] });
    }
    /* oxlint-enable no-await-in-loop */
    await context.close();
  });

  test('the list of games names the game', async () => {
    const { page, context } = await stage.open();
    for (const title of ['1848', 'chicago-express']) {
      // oxlint-disable-next-line no-await-in-loop -- one page
      await openFile(page, stage.address, formatMatch(recordedGame(title).match));
    }
    await page.goto(stage.address);
    await expect.poll(() => page.locator('[data-game]').count()).toBe(2);
    const exports = await page
      .locator('[data-export]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
    expect(exports).toHaveLength(4);
    for (const name of exports) expect(name).toMatch(/^Export Ada, Ben, Cleo, .* (?:as a|for) /);
    expect(exports.filter((name) => name?.includes('ce-log') || /for log/.test(name ?? ''))).toEqual([]);
    await context.close();
  });
});

test('what is only prepared is announced as such', async () => {
  const { page, context } = await stage.open();
  const positions = positionsByStep(simulatedGame('chicago-express'));
  await openFile(page, stage.address, positions.get('bid') ?? '');
  await whenAwake(page);
  const at = await page.getAttribute('[data-table]', 'data-at');
  await page.locator('aside [data-choice=bid]:not([aria-disabled=true])').last().click();
  await expect
    .poll(() => page.locator('[data-live]').textContent())
    .toMatch(/^Chosen, not played yet: Bid \$\d+/);
  expect(await page.getAttribute('[data-table]', 'data-at')).toBe(at);
  await context.close();
});

test('a headline that gets the focus shows no frame', async () => {
  const { page, context } = await stage.open();
  await openFile(page, stage.address, formatMatch(recordedGame('1848').match));
  await page.keyboard.press('r');
  await page.waitForSelector('[data-rules-panel]');
  await page.keyboard.press('Tab');
  const headings = await page.locator('h1, h2, h3, [data-sentence]').evaluateAll((all) =>
    all
      .filter((heading) => (heading as HTMLElement).checkVisibility())
      .map((heading) => {
        heading.setAttribute('tabindex', '-1');
        (heading as HTMLElement).focus();
        return getComputedStyle(heading).outlineStyle;
      }),
  );
  expect(headings.length).toBeGreaterThan(1);
  expect(new Set(headings)).toEqual(new Set(['none']));
  await context.close();
});
