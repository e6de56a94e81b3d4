import process from 'node:process';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/text/locales.ts';
import { findOverflow } from './overflow.ts';
import { walkHome, walkTitle, type Scene, TITLES } from './scenes.ts';
import { chooseElsewhere } from './spoken-words.ts';
import { useStage } from './stage.ts';

/** Every view in every language at every size: nothing is too wide, cut off, or on top of something else. */

const stage = useStage();

/** Widths of windows with their usual heights; up to a tablet they are touched. */
const SIZES = [
  { width: 360, height: 740, isTouched: true },
  { width: 390, height: 844, isTouched: true },
  { width: 820, height: 1180, isTouched: true },
  { width: 1366, height: 768, isTouched: false },
  { width: 1440, height: 900, isTouched: false },
] as const;

type Size = (typeof SIZES)[number];

interface Window {
  readonly width: number;
  readonly height: number;
  readonly isTouched: boolean;
}

const WIDE = SIZES[SIZES.length - 1] ?? SIZES[4];

interface Way {
  readonly locale: string;
  readonly size: Size;
}

const WAYS: readonly Way[] = SIZES.flatMap((size) =>
  Object.keys(LANGUAGES).map((locale) => ({ locale, size })),
);

/**
 * Everything takes twenty times as long as a walk through the views, so that only `RAILHEAD_OVERFLOW=all` looks at all.
 * Otherwise each scene is seen in so many ways, dealt out in turn: those of one scene differ in size and language, and
 * all scenes together are seen in every way.
 */
const EACH = process.env['RAILHEAD_OVERFLOW'] === 'all' ? WAYS.length : 2;
/** From one way to the next: it has no divisor in common with their number, and goes on to another size and language. */
const STRIDE = 7;

/** The ways in which a scene is seen, by its number. */
function waysOf(scene: number): readonly Way[] {
  const dealt = new Set(
    Array.from({ length: EACH }, (_, turn) => ((scene * EACH + turn) * STRIDE) % WAYS.length),
  );
  return WAYS.filter((_, index) => dealt.has(index));
}

/** Pages that are touched now. One that never is keeps its mouse: told so, Chromium would forget where it points. */
const touched = new WeakSet<Page>();

/** Sees to it that the window has that size, and whether it is touched. */
async function resize(page: Page, { width, height, isTouched }: Window): Promise<void> {
  if (touched.has(page) !== isTouched) {
    const debug = await page.context().newCDPSession(page);
    await debug.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
    await debug.detach();
    if (isTouched) touched.add(page);
    else touched.delete(page);
  }
  await page.setViewportSize({ width, height });
}

/** Looks at each scene of a walk, in its ways. */
function looker(
  page: Page,
  first: number,
  canBeTouched: boolean,
): { found: string[]; look: (scene: Scene) => Promise<void> } {
  const found: string[] = [];
  let number = first;
  const look = async ({ name }: Scene): Promise<void> => {
    /* oxlint-disable no-await-in-loop -- one page */
    for (const { locale, size } of waysOf(number++)) {
      await resize(page, { ...size, isTouched: size.isTouched && canBeTouched });
      await chooseElsewhere(page, locale);
      const lines = await findOverflow(page);
      found.push(...lines.map((line) => `${name}, ${locale}, ${size.width}: ${line}`));
    }
    /* oxlint-enable no-await-in-loop */
    await resize(page, WIDE);
  };
  return { found, look };
}

describe('everything has its room', () => {
  test('home', async () => {
    const { page, context } = await stage.open({ reducedMotion: 'reduce' });
    await page.waitForSelector('[data-new-game]');
    // A mouse goes on with what it points at: it may not have been away.
    const { found, look } = looker(page, 0, false);
    await walkHome(page, stage.address, look);
    expect(found).toEqual([]);
    await context.close();
  });

  test.each(TITLES)('%s', async (title) => {
    const { page, context } = await stage.open({ reducedMotion: 'reduce' });
    const { found, look } = looker(page, TITLES.indexOf(title) + 1, true);
    await walkTitle(page, stage.address, title, look);
    await page.click('[popovertarget=file-menu]');
    await look({ name: 'the menu' });
    await page.click('#file-menu [data-languages]');
    await page.waitForSelector('dialog [data-language]');
    await look({ name: 'the languages' });
    expect(found).toEqual([]);
    await context.close();
  });
});
