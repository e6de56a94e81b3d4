import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { branch, formatMatch, parseMatch } from '../src/core/match.ts';
import { GAMES } from '../src/titles/all.ts';
import { SAMPLE } from './files.ts';
import { openNewGame, textOf, whenSaved } from './page.ts';
import { openFile, TITLES } from './scenes.ts';
import { useStage } from './stage.ts';

/** The pages before a table: the list of games, the page of a title, the dialog for a new game, the rules. */

const stage = useStage();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as const;

/** The sample game up to its 40th action. */
function running(): string {
  return formatMatch(branch(parseMatch(SAMPLE, GAMES), 40));
}

async function goHome(page: Page): Promise<void> {
  await page.goto(stage.address);
  await page.waitForSelector('[data-game]');
}

/** Adds a game from a file and comes back to the list. */
async function addGame(page: Page, text: string): Promise<void> {
  await openFile(page, stage.address, text);
  await whenSaved(page);
  await goHome(page);
}

function labels(page: Page): Promise<string[]> {
  return page.locator('[data-game] a b').allInnerTexts();
}

/** Renames the first game of the list. */
async function rename(page: Page, name: string): Promise<void> {
  const first = page.locator('[data-game]').first();
  await first.hover();
  await first.locator('[data-rename]').click();
  await first.locator('[data-label]').fill(name);
  await page.keyboard.press('Enter');
  await first.locator('[data-label]').waitFor({ state: 'detached' });
  await expect.poll(() => first.innerText()).toContain(name);
}

/** Whether anything of the page is wider than the window. */
function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

describe('the list of games', () => {
  test('has every game with its own picture; rename, duplicate, filter, delete and undo', async () => {
    const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' });
    // Without games it says what to do first.
    await page.getByText('No games yet').waitFor();
    expect(await page.locator('main h1').innerText()).toContain('Railway share games');
    expect(await page.locator('[data-title-card]').count()).toBe(TITLES.length);

    // More than fit without scrolling: all are listed.
    await addGame(page, SAMPLE);
    await addGame(page, running());
    await rename(page, 'Friday');
    const games = page.locator('[data-game]');
    const duplicate = async (count: number): Promise<void> => {
      await games.first().hover();
      await games.first().locator('[data-duplicate]').click();
      await expect.poll(() => games.count()).toBe(count);
    };
    /* oxlint-disable no-await-in-loop -- one after the other */
    for (let count = 3; count <= 8; count++) await duplicate(count);
    // Each is drawn when it comes into sight.
    for (const game of await games.all()) {
      await game.scrollIntoViewIfNeeded();
      await game.locator('[data-picture=position]').waitFor();
    }
    /* oxlint-enable no-await-in-loop */
    const pictures = await games.locator('img[data-for=light]').evaluateAll((images) =>
      Promise.all(
        (images as HTMLImageElement[]).map(async (image) => {
          await image.decode();
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [160, 120];
          canvas.getContext('2d')?.drawImage(image, 0, 0, 160, 120);
          return canvas.toDataURL();
        }),
      ),
    );
    // The finished game looks different from the running one, and a copy looks like what it is a copy of.
    expect(new Set(pictures).size).toBe(2);

    // A copy has a name of its own and is another game: renaming it changes no other.
    expect((await labels(page))[0]).toMatch(/Friday \(copy 6\)/);
    await rename(page, 'Saturday');
    expect((await labels(page)).filter((label) => label.includes('Saturday'))).toHaveLength(1);
    await page.reload();
    await expect.poll(() => labels(page)).toHaveLength(8);
    expect((await labels(page))[0]).toMatch(/Saturday/);

    // Finished games are listed separately.
    await page.click('[data-filter=finished]');
    await expect.poll(() => games.count()).toBe(1);
    expect(await games.first().innerText()).toMatch(/Won by .* with £[\d,]+/);
    await page.click('[data-filter=running]');
    await expect.poll(() => games.count()).toBe(7);
    await page.click('[data-filter=all]');

    // Deleted at once, and restored completely.
    await games.first().hover();
    await games.first().locator('[data-delete]').click();
    await expect.poll(() => games.count()).toBe(7);
    await page.locator('[data-toast]').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => games.count()).toBe(8);
    expect((await labels(page))[0]).toMatch(/Saturday/);
    await games.first().locator('a').click();
    await page.waitForSelector('[data-table][data-at="40"]');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('on a phone: the buttons of a game behind one, pages no wider than the screen', async () => {
    const { page, context, errors } = await stage.open(PHONE);
    await addGame(page, running());
    const game = page.locator('[data-game]').first();
    expect(await game.locator('[data-rename]').isVisible()).toBe(false);
    await game.locator('[aria-expanded=false]').tap();
    await game.locator('[data-rename]').tap();
    await game.locator('[data-label]').fill('A name that is a good deal longer than any phone is wide');
    await game.locator('[data-save-label]').tap();
    await expect.poll(() => labels(page)).toHaveLength(1);
    await expect.poll(async () => (await labels(page))[0]).toContain('A name that is');
    expect(await isTooWide(page)).toBe(false);
    // A tap shows why a game under these rules cannot be exported.
    await game.locator('[data-export="18xx.games"][aria-disabled=true]').tap({ force: true });
    await expect
      .poll(() => page.innerText('[role=tooltip]'))
      .toMatch(/^18xx\.games plays by different rules/);

    await page.locator('[data-title-card="1860"]').tap();
    await page.waitForSelector('[data-title-page="1860"] [data-overview]');
    // It begins at its top, however far down the list was.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await isTooWide(page)).toBe(false);
    await page.locator('[data-new="1860"]').tap();
    await page.waitForSelector('[data-scenario]');
    const dialog = await page.locator('dialog').boundingBox();
    expect(dialog).toMatchObject({ x: expect.any(Number) as number });
    expect((dialog?.x ?? 0) + (dialog?.width ?? 0)).toBeLessThanOrEqual(390);
    // The way to start is in reach without scrolling.
    const start = await page.locator('[data-start]').boundingBox();
    expect((start?.y ?? 0) + (start?.height ?? 0)).toBeLessThanOrEqual(844);
    await page.locator('[data-start]').tap();
    await page.waitForSelector('[data-table]');
    expect(errors).toEqual([]);
    await context.close();
  });
});

test.each(TITLES)('the page of %s tells about it and has a sample game to look at', async (title) => {
  const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' });
  await page.click(`[data-title-card="${title}"]`);
  const about = page.locator(`[data-title-page="${title}"]`);
  await about.locator('[data-overview] table').first().waitFor();
  expect(page.url()).toContain(`#/title/${title}`);
  expect(await about.locator('dt').allInnerTexts()).toEqual(['Players', 'Length', 'Weight', 'Designed by']);
  expect(await about.locator('[data-overview] h3').innerText()).toBe('The game in five minutes');
  expect(await about.locator('[data-overview] section').count()).toBeGreaterThan(4);
  await page.click('[data-new]');
  await page.waitForSelector(`dialog [data-title="${title}"][aria-pressed=true]`);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });

  await page.click('[data-sample]');
  await page.waitForSelector('[data-end] [data-ranking]');
  await page.click('[data-view=history]');
  await page.waitForSelector('[data-scrubber]');
  await goHome(page);
  expect((await labels(page))[0]).toContain('Sample game');
  // An address without a title leads to the home page.
  await page.goto(`${stage.address}#/title/nothing`);
  await page.waitForSelector('[data-title-card]');
  expect(errors).toEqual([]);
  await context.close();
});

describe('a new game', () => {
  test('names by keys alone, seats by lot', async () => {
    const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' });
    await openNewGame(page, 'chicago-express');
    // A click selects the name, so that typing replaces it; Enter goes on, at last to the button.
    await page.click('[data-seat="0"]');
    const names = ['Ada', 'Ben', 'Cleo', 'Dora'];
    /* oxlint-disable no-await-in-loop -- one hand */
    for (const name of names) {
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    }
    /* oxlint-enable no-await-in-loop */
    const seats = (): Promise<string[]> =>
      page
        .locator('[data-seat]')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect(await seats()).toEqual(names);
    expect(await page.locator('[data-start]').evaluate((button) => button === document.activeElement)).toBe(
      true,
    );

    // At random: always the same people, sooner or later in another order.
    const orders = new Set<string>();
    await expect
      .poll(async () => {
        await page.click('[data-draw-lots]');
        const order = await seats();
        expect(order.toSorted()).toEqual(names);
        return orders.add(order.join()).size;
      })
      .toBeGreaterThan(2);
    const drawn = await seats();
    await page.click('[data-start]');
    await page.waitForSelector('[data-table]');
    expect(await page.locator('[data-table] [data-seat] b').allInnerTexts()).toEqual(drawn);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a choice of title moves neither the titles nor the button that starts', async () => {
    const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' });
    const places = () =>
      Promise.all(['[data-title="1860"]', '[data-start]'].map((at) => page.locator(at).boundingBox()));
    await openNewGame(page, 'chicago-express');
    const before = await places();
    for (const title of TITLES) {
      await page.click(`[data-title="${title}"]`);
      expect(await places()).toEqual(before);
      await page.waitForSelector('[data-start]:not([aria-disabled=true])');
      expect(await places()).toEqual(before);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('scenarios at the top, and whether it can be taken to 18xx.games', async () => {
    const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' });
    // Single switches of a set-up are for those who look for them: by whose rules is asked before.
    await openNewGame(page, '1848');
    const [switches, bookRules] = await Promise.all([
      page.locator('[data-scenario]').boundingBox(),
      page.locator('[name=rule-set]').first().boundingBox(),
    ]);
    expect(switches?.y).toBeGreaterThan(bookRules?.y ?? Infinity);
    await page.click('[data-title="18gb"]');
    // Which scenarios there are depends on the number of players.
    const shown = (key: string) => page.locator(`[data-scenario] [data-switch="${key}"]`);
    await shown('four_player_alt').waitFor();
    expect(await shown('two_player_ew').count()).toBe(0);
    const usual = page.locator('label:has([data-usual])');
    expect(await usual.innerText()).toBe('Standard corporations');
    await page.click('[data-remove="3"]');
    await page.click('[data-remove="2"]');
    await expect.poll(() => usual.innerText()).toBe('North–South map');
    await shown('two_player_ew').waitFor();
    expect(await shown('four_player_alt').count()).toBe(0);
    await page.click('[data-title="1860"]');
    await shown('two_player_map').check();
    // One or the other.
    await shown('original_game').check();
    expect(await shown('two_player_map').isChecked()).toBe(false);
    await page.check('[data-scenario] [data-usual]');
    expect(await shown('original_game').isChecked()).toBe(false);
    await shown('two_player_map').check();
    // Above the rule sets, not collapsed.
    const [scenario, rules] = await Promise.all([
      page.locator('[data-scenario]').boundingBox(),
      page.locator('[name=rule-set]').first().boundingBox(),
    ]);
    expect(scenario?.y).toBeLessThan(rules?.y ?? 0);
    expect(await page.locator('dialog details').getAttribute('open')).toBe(null);

    // The switch says what the obstacle is, and fixes it.
    const along = page.locator('[data-take-along]');
    const help = page.locator('label:has([data-take-along]) small');
    expect(await along.isChecked()).toBe(false);
    expect(await help.innerText()).toMatch(/^18xx\.games plays .*different/);
    await along.check();
    await expect.poll(() => help.innerText()).toContain('you can export the game at any time');
    expect(await page.isChecked('[name=rule-set][value="18xx.games"]')).toBe(true);
    // Other rules, the same scenario.
    expect(await shown('two_player_map').isChecked()).toBe(true);
    await page.click('[data-start]');
    await page.waitForSelector('[data-table]');
    await whenSaved(page);

    // Such a game is exported from the list and from the table; one by the book says why it is not.
    await goHome(page);
    const game = page.locator('[data-game]').first();
    await game.hover();
    const waiting = page.waitForEvent('download');
    await game.locator('[data-export="18xx.games"]').click();
    expect(JSON.parse(await textOf(await waiting))).toMatchObject({ title: '1860' });
    await openNewGame(page, '1860');
    await page.click('[data-start]');
    await page.waitForSelector('[data-table]');
    await whenSaved(page);
    const reason =
      /^18xx\.games plays by different rules, so it cannot continue this game\. The difference: \S/;
    await page.click('[popovertarget=file-menu]');
    await page.locator('[data-export-foreign][aria-disabled=true]').hover();
    await expect.poll(() => page.innerText('[role=tooltip]')).toMatch(reason);
    await goHome(page);
    await page.locator('[data-game]').first().hover();
    await page.locator('[data-game] [data-export="18xx.games"][aria-disabled=true]').hover();
    await expect.poll(() => page.innerText('[role=tooltip]')).toMatch(reason);
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** The titles of the rules found for a query, best first. */
async function found(page: Page, query: string): Promise<string[]> {
  await page.fill('[data-rules-panel] input[type=search]', query);
  const status = page.locator(`[data-rules-panel] [role=status][data-found="${query}"]`);
  const number = Number.parseInt(await status.innerText(), 10);
  const titles = await page.locator('[data-rules-panel] [data-to]').allInnerTexts();
  expect(titles.length).toBe(number);
  return titles;
}

test('the rules begin with the game in five minutes, and know the words of players', async () => {
  const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' });
  await page.goto(`${stage.address}#/title/1848`);
  await page.click('[data-rules]');
  await page.waitForSelector('[data-rules-panel] [data-overview] table');
  // What is rarely looked up comes last.
  const chapters = await page.locator('[data-rules-panel] summary').allInnerTexts();
  expect(chapters.length).toBeGreaterThan(15);
  expect(Number.parseInt(chapters.at(-1) ?? '', 10)).toBe(21);
  expect((await found(page, 'president')).slice(0, 3).join()).toMatch(/director/i);
  expect((await found(page, 'Ghan')).slice(0, 3).join()).toMatch(/2E/);
  expect((await found(page, 'receivership')).slice(0, 3).join()).toMatch(/fail/i);
  expect((await found(page, 'IPO')).length).toBeGreaterThan(0);
  const com = await found(page, 'COM');
  expect(com[0]).toMatch(/\bCOM\b/);
  const company = await found(page, 'company');
  expect(company.length).toBeGreaterThan(com.length);
  // Enter opens the best one; back leads to the search, and at last to the start.
  await found(page, 'Ghan');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-rules-panel] [data-shown-rule]');
  await page.click('[data-rules-panel] [aria-label="Back"]');
  await expect.poll(() => page.inputValue('[data-rules-panel] input')).toBe('Ghan');
  // The first Escape empties the field.
  await page.keyboard.press('Escape');
  await expect.poll(() => page.inputValue('[data-rules-panel] input')).toBe('');
  await page.keyboard.press('Escape');
  await page.locator('[data-rules-panel]').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});
