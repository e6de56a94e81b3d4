import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DARK, LIGHT } from '../src/draw/theme.ts';
import { launchChromium } from './chromium.ts';
import { openBeside } from './page.ts';
import { positionsByStep, simulatedGame } from './positions.ts';
import { openFile, TITLES } from './scenes.ts';
import { useStage } from './stage.ts';

/** Forced colours, dark and light, larger text, reduced motion: all information is still there. */

const stage = useStage();

function fileOf(title: string, step: string): string {
  return positionsByStep(simulatedGame(title)).get(step) ?? '';
}

function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

test('light, dark or as the system: said in words, kept, and the system is followed at once', async () => {
  const { page, context, errors } = await stage.open({ colorScheme: 'light' });
  const choice = page.locator('[data-theme-choice]');
  const name = (): Promise<string | null> => choice.getAttribute('aria-label');
  expect(await name()).toBe('Theme: same as the system');
  await expect.poll(() => groundOf(page)).toBe(rgb(LIGHT.bg));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => groundOf(page)).toBe(rgb(DARK.bg));

  await page.keyboard.press('t');
  await expect.poll(name).toBe('Theme: light');
  await expect.poll(() => groundOf(page)).toBe(rgb(LIGHT.bg));
  await choice.click();
  await expect.poll(name).toBe('Theme: dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => groundOf(page)).toBe(rgb(DARK.bg));
  await page.reload();
  await choice.waitFor();
  expect(await name()).toBe('Theme: dark');
  await expect.poll(() => groundOf(page)).toBe(rgb(DARK.bg));
  await choice.click();
  await expect.poll(name).toBe('Theme: same as the system');
  await expect.poll(() => groundOf(page)).toBe(rgb(LIGHT.bg));
  expect(errors).toEqual([]);
  await context.close();
});

test.each(['1848', 'chicago-express'])('colours of the system: states and drawings of %s', async (title) => {
  const { page, context, errors } = await stage.open({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openFile(page, stage.address, fileOf(title, title === '1848' ? 'stock' : 'turn'));
  await page.keyboard.press('1');
  await page.waitForSelector('[data-board] path[data-hex]');
  const looks = await page.evaluate(() => {
    const styleOf = (selector: string): CSSStyleDeclaration => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`no ${selector}`);
      return getComputedStyle(element);
    };
    const svg = document.querySelector('[data-board] svg');
    return {
      view: styleOf('[aria-current=page]').outlineStyle,
      otherView: styleOf('[data-view]:not([aria-current])').outlineStyle,
      refused: styleOf('aside [data-choice][aria-disabled=true]').borderTopStyle,
      board: svg && getComputedStyle(svg).forcedColorAdjust,
      // Letters and marks on every chip, besides its colour.
      letters: [...document.querySelectorAll('aside .chip, [data-seat] .chip')].every(
        (chip) => chip.querySelector('text') !== null && chip.querySelectorAll('path, circle').length > 2,
      ),
    };
  });
  expect(looks).toEqual({
    view: 'solid',
    otherView: 'none',
    refused: 'dashed',
    board: 'none',
    letters: true,
  });
  const choice = page.locator('aside [data-choice][aria-pressed=false]:not([aria-disabled=true])').first();
  await choice.focus();
  const ring = await choice.evaluate((element) => getComputedStyle(element).outlineWidth);
  expect(ring).toBe('3px');
  expect(errors).toEqual([]);
  await context.close();
});

/** Every control can be scrolled fully into view, and nothing overflows sideways. */
async function expectNothingLost(page: Page): Promise<void> {
  const lost = await page.evaluate(() => {
    const outside: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) outside.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    const parts = document.querySelectorAll<HTMLElement>(
      'header button, header a, nav button, aside [data-choice]:not([data-hex]), [data-commit], [data-sentence]',
    );
    for (const part of parts) {
      if (part.closest('[popover], dialog') || part.getClientRects().length === 0) continue;
      part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom, height } = part.getBoundingClientRect();
      const isIn =
        left >= -1 &&
        right <= innerWidth + 1 &&
        top >= -1 &&
        (bottom <= innerHeight + 1 || height > innerHeight);
      const isCut = part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'hidden';
      // What only a script can scroll to is out of the user's reach.
      for (let around = part.parentElement; around; around = around.parentElement) {
        if (around.scrollLeft > 0 && getComputedStyle(around).overflowX === 'hidden')
          outside.push(around.className);
      }
      if (!isIn || isCut) outside.push(part.outerHTML.slice(0, 150));
    }
    return outside;
  });
  expect(lost).toEqual([]);
}

test.each(TITLES)('the page at twice the size: %s', async (title) => {
  const { page, context, errors } = await stage.open({
    reducedMotion: 'reduce',
    viewport: { width: 720, height: 450 },
  });
  await openFile(page, stage.address, fileOf(title, title === 'chicago-express' ? 'turn' : 'stock'));
  await expectNothingLost(page);
  expect(errors).toEqual([]);
  await context.close();
});

test('text of twice the size by the browser’s setting: all of it grows, and nothing is lost', async () => {
  const browser = await launchChromium('defaultFontSize=32');
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const { page, errors } = await openBeside(context, stage.address);
  for (const [title, step] of [
    ['1848', 'stock'],
    ['chicago-express', 'turn'],
  ] as const) {
    /* oxlint-disable no-await-in-loop -- one page */
    await openFile(page, stage.address, fileOf(title, step));
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('26px');
    await expectNothingLost(page);
    /* oxlint-enable no-await-in-loop */
  }
  expect(errors).toEqual([]);
  await browser.close();
});

test('without motion nothing moves, and what has changed keeps an outline for a while', async () => {
  const { page, context } = await stage.open({ reducedMotion: 'reduce' });
  await openFile(page, stage.address, fileOf('1848', 'track'));
  await page.waitForSelector('path[data-legal]', { state: 'attached' });
  await page.locator('path[data-legal]').first().dispatchEvent('click');
  await page.waitForSelector('[data-commit=lay_tile]:not([aria-disabled=true])');
  const moving = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[data-commit]')?.click();
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    return document.getAnimations().map((animation) => {
      const { easing, duration } = (animation.effect as KeyframeEffect).getComputedTiming();
      const target = (animation.effect as KeyframeEffect).target as Element;
      return `${target.tagName} ${easing} ${String(duration)} ${getComputedStyle(target).animationTimingFunction}`;
    });
  });
  expect(moving.length).toBeGreaterThan(0);
  expect(new Set(moving)).toEqual(new Set(['path linear 2000 steps(1)']));
  await context.close();
});
