import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hoverChoices } from './hovering.ts';
import { whenStill } from './page.ts';
import { positionNear, positionsByStep, simulatedGame } from './positions.ts';
import { openFile, TITLES } from './scenes.ts';
import { useStage } from './stage.ts';

/** A preview never covers or moves the element under the pointer, nor anything else. */

const stage = useStage();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** What is opened in a panel before the pointer goes over its choices. */
type Opening = (page: Page) => Promise<void>;

const AS_IT_IS: Opening = () => Promise.resolve();

const EXPANDED = 'aside [data-choice=expand]:not([data-company])';

/** The dials of Chicago Express open panels of their own. */
const DIALS: readonly Opening[] = [
  AS_IT_IS,
  (page) => page.keyboard.press('a'),
  (page) => page.keyboard.press('d'),
  async (page) => {
    await page.keyboard.press('e');
    await page.locator('aside [data-choice=expand][data-company]:not([aria-disabled=true])').first().click();
    await page.locator(EXPANDED).first().click();
    await page.waitForSelector('[data-commit]:has-text("Build 1")');
    await page.locator(EXPANDED).first().click();
    await page.waitForSelector('[data-commit]:has-text("Build 2")');
  },
];

/** Back to the decision as it was opened. */
async function leaveAll(page: Page): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one step back after the other
  for (let step = 0; step < 3; step++) await page.keyboard.press('Escape');
}

/** One position of each kind of decision; six players where all of them are on show with their figures. */
function positionsOf(title: string): Map<string, string> {
  const played = simulatedGame(title, title === 'chicago-express' ? { seats: 6 } : {});
  const positions = positionsByStep(played);
  const first = positionNear(played, 0, ({ step }) => step === 'stock');
  if (first !== null) positions.set('first stock', first);
  return positions;
}

describe.concurrent('pointing at every choice of every panel', () => {
  test.each(TITLES)('%s', async (title) => {
    const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    let choices = 0;
    /* oxlint-disable no-await-in-loop -- one hand */
    for (const [step, text] of positionsOf(title)) {
      await openFile(page, stage.address, text);
      await page.waitForSelector('aside[data-step]');
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const open of step === 'turn' ? DIALS : [AS_IT_IS]) {
          await leaveAll(page);
          await open(page);
          await whenStill(page);
          const hovered = await hoverChoices(page);
          choices += hovered.choices;
          faults.push(...hovered.faults.map((fault) => `${step} at ${size.width}: ${fault}`));
        }
      }
    }
    /* oxlint-enable no-await-in-loop */
    expect(faults).toEqual([]);
    expect(choices).toBeGreaterThan(100);
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(SIZES.slice(0, 2))(
    'the prices of the first stock round of 1848 are taken by a mouse, $width wide',
    async (viewport) => {
      const { page, context } = await stage.open({ viewport, reducedMotion: 'reduce' });
      const file = positionNear(simulatedGame('1848'), 0, (_, types) => types.has('par'));
      await openFile(page, stage.address, file ?? '');
      const prices = page.locator('aside [data-choice=par]:not([aria-disabled=true])');
      await prices.first().waitFor();
      /* oxlint-disable no-await-in-loop -- one hand */
      for (const index of [0, 3, (await prices.count()) - 1]) {
        const price = prices.nth(index);
        await price.hover();
        await page.waitForSelector('aside [data-outcome] b');
        await price.click();
        await page.waitForSelector('[data-commit=par]:not([aria-disabled=true])');
        expect(await price.getAttribute('aria-pressed')).toBe('true');
        await page.keyboard.press('Escape');
      }
      /* oxlint-enable no-await-in-loop */
      await context.close();
    },
  );
});
