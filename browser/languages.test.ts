import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { PSEUDO_LOCALE as PSEUDO } from '../src/text/formats.ts';
import { LANGUAGES } from '../src/text/locales.ts';
import { buildPage } from './build.ts';
import { SAMPLE } from './files.ts';
import { openBeside, setStage, type Stage, whenKept, whenSaved, whenStill } from './page.ts';
import { positionsByStep, simulatedGame } from './positions.ts';
import { FIRST_OF_FAMILY, openFile } from './scenes.ts';
import { chooseElsewhere, inEnglish, namesOf, saidOn, untilSpoken } from './spoken-words.ts';
import { useStage } from './stage.ts';

/**
 * Choosing a language. The page under test knows the one that is made of English by code, too: whatever it says without
 * accents is no message, or one of the language before.
 */

const built = useStage();
let folder: string;
let stage: Stage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'railhead-languages-'));
  await buildPage(folder, 'test');
  stage = await setStage(folder, built.browser);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const INSTALLED = { serviceWorkers: 'allow' } as const;

/** Chooses in the header of a page without a table. */
async function chooseInHeader(page: Page, locale: string): Promise<void> {
  await page.click('header [data-languages]');
  await page.click(`[data-language="${locale}"]`);
  await untilSpoken(page, locale);
}

async function chooseAtTable(page: Page, locale: string): Promise<void> {
  await page.click('[popovertarget=file-menu]');
  await page.click('#file-menu [data-languages]');
  // By key: the mouse would be left over something of the table that explains itself then.
  await page.locator(`dialog [data-language="${locale}"]`).press('Enter');
  await untilSpoken(page, locale);
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** In the middle of a game, with something to choose. */
function position(title: string, step: string): string {
  const text = positionsByStep(simulatedGame(title)).get(step);
  if (text === undefined) throw new Error(`no ${step} in ${title}`);
  return text;
}

describe('at a table', () => {
  test('another language is spoken at once: same position, same view, and what is chosen stays chosen', async () => {
    const { page, context, errors } = await stage.open();
    await openFile(page, stage.address, position('1848', 'stock'));
    await page.click('[data-view=market]');
    await page.locator('aside [data-choice]:not([data-foot] *):not([aria-disabled=true])').first().click();
    await page.waitForSelector('aside [data-choice][aria-pressed=true]');
    await page.waitForSelector('[data-commit]:not([aria-disabled=true])');
    const before = { address: page.url(), at: await page.getAttribute('[data-table]', 'data-at') };
    await page.evaluate(() => (document.documentElement.dataset['sameDocument'] = 'yes'));

    await chooseAtTable(page, PSEUDO);
    expect(await page.getAttribute('html', 'data-same-document')).toBe('yes');
    expect({ address: page.url(), at: await page.getAttribute('[data-table]', 'data-at') }).toEqual(before);
    expect(await page.locator('aside [data-choice][aria-pressed=true]').count()).toBe(1);
    expect(await page.innerText('[data-commit]')).toMatch(/^⟦/);
    expect(await inEnglish(page, namesOf('1848'))).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`[data-table][data-at="${Number(before.at) + 1}"]`);

    // Kept: what a reload shows says the same. What is told of a move is told once, so it is taken back before.
    await page.keyboard.press('u');
    await page.waitForSelector(`[data-table][data-at="${before.at}"]`);
    await whenSaved(page);
    await whenStill(page);
    const said = await saidOn(page);
    await page.reload();
    await page.waitForSelector('[data-table]');
    await untilSpoken(page, PSEUDO);
    await expect.poll(async () => (await saidOn(page)).toSorted()).toEqual(said.toSorted());
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(FIRST_OF_FAMILY)('of %s nothing is left of the language before, in any view', async (title) => {
    const { page, context } = await stage.open();
    const names = namesOf(title);
    const isRail = title !== 'chicago-express';
    const views = isRail
      ? ['market', 'holdings', 'companies', 'history', 'log']
      : ['companies', 'history', 'log'];
    const steps = isRail ? ['track', 'trains', 'dividend'] : ['turn', 'bid'];
    const check = async (where: string): Promise<void> => {
      await chooseElsewhere(page, PSEUDO);
      await expect
        .poll(async () => ({ where, left: await inEnglish(page, names) }))
        .toEqual({ where, left: [] });
      await chooseElsewhere(page, 'en');
      await expect.poll(async () => (await saidOn(page)).filter((text) => text.includes('⟦'))).toEqual([]);
    };
    /* oxlint-disable no-await-in-loop -- one thing after the other at one page */
    for (const step of steps) {
      await openFile(page, stage.address, position(title, step));
      await page.waitForSelector('aside[data-step]');
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('aside [data-choice]:not([aria-disabled=true])')?.click();
      });
      await check(step);
    }
    for (const view of views) {
      await page.click(`[data-view=${view}]`);
      await check(view);
    }
    /* oxlint-enable no-await-in-loop */
    await page.click('[data-view=map]');
    await page.keyboard.press('r');
    await page.waitForSelector('dialog[open] [data-shown-rule]');
    await check('rules');
    await context.close();
  });
});

describe('before a table', () => {
  test('the choice is kept, the page says of itself in which language it is, and what is typed stays', async () => {
    const { page, context, errors } = await stage.open();
    await openFile(page, stage.address, SAMPLE);
    await whenSaved(page);
    await page.goto(stage.address);
    await page.waitForSelector('[data-game]');
    await page.locator('[data-game]').first().hover();
    await page.click('[data-rename]');
    await page.fill('[data-label]', 'Thursday');
    await chooseElsewhere(page, PSEUDO);
    expect(await page.inputValue('[data-label]')).toBe('Thursday');
    await page.keyboard.press('Escape');
    await chooseElsewhere(page, 'en');

    await chooseInHeader(page, PSEUDO);
    expect(await page.innerText('h1')).toMatch(/^⟦/);
    expect(await page.getAttribute('meta[name=description]', 'content')).toMatch(/^⟦/);
    await expect.poll(() => inEnglish(page, namesOf('1848'))).toEqual([]);
    await page.reload();
    await untilSpoken(page, PSEUDO);
    // The one that is spoken has the tick.
    await page.click('header [data-languages]');
    expect(await page.locator('[aria-current=true]').getAttribute('data-language')).toBe(PSEUDO);
    await page.click('[data-language=en]');
    await untilSpoken(page, 'en');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('on a phone there is a globe, and a sheet of languages to touch', async () => {
    const { page, context } = await stage.open({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.tap('header [data-languages]');
    const row = await page.locator(`dialog [data-language=${PSEUDO}]`).boundingBox();
    expect(row?.height).toBeGreaterThanOrEqual(44);
    await page.tap(`dialog [data-language=${PSEUDO}]`);
    await untilSpoken(page, PSEUDO);
    await page.locator('dialog').waitFor({ state: 'detached' });
    await context.close();
  });

  test('a link may ask for a language: for as long as the page is open, or until another is chosen', async () => {
    const { page, context } = await stage.open();
    await page.goto(`${stage.address}?lang=${PSEUDO}#/title/1848`);
    await untilSpoken(page, PSEUDO);
    await page.click('a[href="#/"]');
    await page.waitForSelector('[data-new-game]');
    expect(page.url()).toContain(`?lang=${PSEUDO}`);
    await page.reload();
    await untilSpoken(page, PSEUDO);
    const beside = await openBeside(context, stage.address);
    await untilSpoken(beside.page, 'en');
    await chooseInHeader(page, 'en');
    expect(page.url()).not.toContain('lang=');
    await page.reload();
    await untilSpoken(page, 'en');
    await context.close();
  });
});

test('letter keys work on a keyboard of another script', async () => {
  const { page, context } = await stage.open();
  await page.waitForSelector('[data-new-game]');
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'т', code: 'KeyN', bubbles: true })),
  );
  await page.waitForSelector('dialog[open] [data-start]');
  expect(await page.locator('dialog[open]').count()).toBe(1);
  await context.close();
});

test('rounds are gone through with the arrows, for keyboards without brackets', async () => {
  const { page, context } = await stage.open();
  await openFile(page, stage.address, SAMPLE);
  await page.click('[data-view=history]');
  const range = page.locator('[data-range]');
  await page.waitForSelector('[data-previous-round]:not([aria-disabled=true])');
  const last = Number(await range.inputValue());
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(async () => Number(await range.inputValue())).toBeLessThan(last - 1);
  const before = Number(await range.inputValue());
  await range.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(async () => Number(await range.inputValue())).toBeLessThan(before - 1);
  // A field takes all that is typed.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('?');
  await page.waitForSelector('[data-key-line]');
  expect(await page.locator('[data-key-line*="Shift+ArrowLeft"]', { hasText: 'round' }).count()).toBe(1);
  await context.close();
});

test('without a network another language can be chosen, and is kept', async () => {
  const { page, context, errors } = await stage.open(INSTALLED);
  await whenKept(page);
  await openFile(page, stage.address, position('chicago-express', 'turn'));
  await whenSaved(page);
  await context.setOffline(true);
  await chooseAtTable(page, PSEUDO);
  await expect.poll(() => page.innerText('[data-sentence]')).toMatch(/⟦/);
  await page.reload();
  await page.waitForSelector('[data-table]');
  await untilSpoken(page, PSEUDO);
  expect(errors.filter((error) => !error.includes('net::ERR_'))).toEqual([]);
  await context.close();
});

describe('the page as it is built', () => {
  const locales = Object.keys(LANGUAGES);

  test.each(locales)('speaks %s to those who want it, and loads no other language', async (locale) => {
    // At the address of the build, not of the one for this file.
    await built.serve(inject('page'));
    const { page, context } = await built.open({ locale });
    await untilSpoken(page, locale);
    await page.waitForSelector('[data-new-game]');
    const names = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''),
    );
    const isOf = (language: string): boolean =>
      names.some((name) => name.startsWith(`${language}-`) && name.endsWith('.js'));
    expect([...locales, 'pseudo'].filter(isOf)).toEqual([locale]);
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      return (await (await fetch(link?.href ?? '')).json()) as { lang: string };
    });
    expect(manifest.lang).toBe(locale);
    await context.close();
  });

  test('knows nothing of the language for development', async () => {
    const { page, context } = await built.open();
    await page.goto(`${built.address}?lang=${PSEUDO}`);
    await untilSpoken(page, 'en');
    await page.click('header [data-languages]');
    const offered = page.locator('#language-menu [data-language]');
    expect(await offered.evaluateAll((all) => all.map((one) => one.getAttribute('data-language')))).toEqual(
      locales,
    );
    await context.close();
  });
});
