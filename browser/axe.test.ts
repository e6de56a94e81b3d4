import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findTwins, findViolations } from './axe.ts';
import { whenStill } from './page.ts';
import { FIRST_OF_FAMILY, type Scene, TITLES, walkHome, walkTitle } from './scenes.ts';
import { chooseElsewhere } from './spoken-words.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const SIZES = {
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Each language once, over the views of a title; what differs from title to title is the same in all of them. */
const SPOKEN: Readonly<Record<string, string>> = { '1848': 'de', '1860': 'pl', '18gb': 'ru' };

/** Arranged as on a wide screen, with the targets of a phone: only where that makes a difference. */
const TABLET = { width: 820, height: 1180 } as const;

/**
 * Checks a scene wide and narrow, light and dark: only colours need checking in both themes. A part of the
 * page has the same elements in all sizes, so that its dark colours are looked at in one.
 */
async function lookAt(page: Page, { name, part, onTablet = false }: Scene, locale = 'en'): Promise<string[]> {
  const found: string[] = [];
  await chooseElsewhere(page, locale);
  /* oxlint-disable no-await-in-loop -- one page */
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await whenStill(page);
    const isDarkKnown = part !== undefined && size === 'phone';
    for (const theme of isDarkKnown ? (['light'] as const) : (['light', 'dark'] as const)) {
      await page.emulateMedia({ colorScheme: theme });
      const only = theme === 'light' ? {} : { only: ['color-contrast'] };
      const lines = await findViolations(page, { part, ...only });
      found.push(...lines.map((line) => `${name}, ${theme}, ${size}: ${line}`));
    }
    // On phones the cards of trains are buttons that explain themselves, the same for each copy.
    const twins = size === 'phone' ? [] : await findTwins(page, part);
    found.push(...twins.map((line) => `${name}, ${size}: ${line}`));
  }
  /* oxlint-enable no-await-in-loop */
  if (onTablet) {
    await page.setViewportSize(TABLET);
    await whenStill(page);
    const lines = await findViolations(page, { part });
    found.push(...lines.map((line) => `${name}, tablet: ${line}`));
  }
  await page.setViewportSize(SIZES.wide);
  return found;
}

describe.concurrent('no violation of WCAG 2.2 A and AA', () => {
  test('home', async () => {
    const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' });
    const found: string[] = [];
    await walkHome(page, stage.address, async (scene) => {
      found.push(...(await lookAt(page, scene)));
    });
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(TITLES)('%s', async (title) => {
    const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' });
    const found: string[] = [];
    await walkTitle(page, stage.address, title, async (scene) => {
      if (scene.ofFamily && !FIRST_OF_FAMILY.includes(title)) return;
      found.push(...(await lookAt(page, scene, SPOKEN[title])));
    });
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
