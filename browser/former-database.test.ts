import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Match, parseMatch, replay } from '../src/core/match.ts';
import { hashOf } from '../src/core/json.ts';
import { findGame, GAMES } from '../src/titles/all.ts';
import { type FormerRecords, formerRecords } from '../src/testing/former-records.ts';
import { drive, ACTIVE } from './driver.ts';
import { exportGame, type Opened, openBeside, stateOf, waitForPosition, whenSaved } from './page.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** Actions in effect, and behind them those that have been undone. */
const AT = 117;
const UNDONE = 3;

const TITLES = ['1848', '1860', '18gb', 'chicago-express'];

interface Former {
  readonly match: Match;
  readonly records: FormerRecords;
}

function former(title: string): Former {
  const file = new URL(`../samples/saved/${title}-book-v1.json`, import.meta.url);
  const whole = parseMatch(readFileSync(file, 'utf8'), GAMES);
  const match = { ...whole, actions: whole.actions.slice(0, AT + UNDONE) };
  const game = findGame(title);
  if (!game) throw new Error('unknown title');
  // A position by outdated rules: it must never be shown.
  const records = formerRecords(game, match, { id: title, undone: UNDONE, rules: '0123456789abcdef' });
  return { match, records };
}

/** A browser in which an earlier version of the page has stored some games, built from raw records. */
async function yesterdaysBrowser(games: readonly Former[]): Promise<Opened> {
  const { page, context } = await stage.open();
  await page.goto(`${stage.address}logo.svg`);
  await page.evaluate(
    (all) =>
      new Promise((resolve, reject) => {
        const gone = indexedDB.deleteDatabase('railhead');
        gone.addEventListener('success', () => {
          const request = indexedDB.open('railhead', 1);
          request.addEventListener('upgradeneeded', () => {
            for (const name of ['games', 'matches'])
              request.result.createObjectStore(name, { keyPath: 'id' });
          });
          request.addEventListener('success', () => {
            const transaction = request.result.transaction(['games', 'matches'], 'readwrite');
            for (const { games, matches } of all) {
              transaction.objectStore('games').put(games);
              transaction.objectStore('matches').put(matches);
            }
            transaction.addEventListener('complete', () => {
              request.result.close();
              resolve(null);
            });
          });
          request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
        });
      }),
    games.map(({ records }) => records),
  );
  await page.close();
  return openBeside(context, stage.address);
}

function rowsOf(page: Page): ReturnType<Page['locator']> {
  return page.locator('[data-game]');
}

describe('games that the page of yesterday has stored', () => {
  test('all are in the list, open where they were with what was undone, and are played on', async () => {
    const games = TITLES.map(former);
    const { page, context, errors } = await yesterdaysBrowser(games);
    await expect.poll(() => rowsOf(page).count()).toBe(TITLES.length);
    /* oxlint-disable no-await-in-loop -- one after the other at the same page */
    for (const { match } of games) {
      const game = findGame(match.game);
      if (!game) throw new Error('unknown title');
      await page.goto(`${stage.address}#/table/${match.game}/map`);
      await waitForPosition(page, AT);
      expect(hashOf(await stateOf(page))).toBe(hashOf(replay(game, match, AT)));
      for (let count = 1; count <= UNDONE; count++) {
        await page.keyboard.press('y');
        await waitForPosition(page, AT + count);
      }
      expect(parseMatch(await exportGame(page), GAMES)).toEqual(match);
      await page.keyboard.press('u');
      await waitForPosition(page, AT + UNDONE - 1);
      expect((await whenSaved(page)).match.actions).toEqual(match.actions);
      await drive(page, { seed: 4, weights: ACTIVE }, 2);
      await whenSaved(page);
      await page.reload();
      await waitForPosition(page, AT + UNDONE + 1);
      const { actions } = parseMatch(await exportGame(page), GAMES);
      expect(actions.slice(0, AT + UNDONE - 1)).toEqual(match.actions.slice(0, AT + UNDONE - 1));
      await page.goto(stage.address);
      await rowsOf(page).first().waitFor();
    }
    /* oxlint-enable no-await-in-loop */
    expect(errors).toEqual([]);
    await context.close();
  });

  test('what its last tab could only note, and a deleted game, are found again too', async () => {
    const [one, other] = ['chicago-express', '1848'].map(former);
    if (!one || !other) throw new Error('no games');
    const { page, context, errors } = await yesterdaysBrowser([one, other]);
    await expect.poll(() => rowsOf(page).count()).toBe(2);
    // What the earlier page noted before writing: the whole game, one action further.
    const { games, matches } = one.records;
    const at = AT + 1;
    await page.evaluate(
      (note) => localStorage.setItem('railhead.unsaved.chicago-express', note),
      JSON.stringify({
        summary: { ...games, actions: at, revision: games.revision + 1 },
        saved: { id: matches.id, match: matches.match, at },
      }),
    );
    await page.goto('about:blank');
    await page.goto(`${stage.address}#/table/chicago-express/map`);
    await waitForPosition(page, at);
    expect((await whenSaved(page)).match.actions).toEqual(one.match.actions);

    await page.goto(stage.address);
    const row = page.locator('[data-game="1848"]');
    await row.hover();
    await row.getByRole('button', { name: 'Delete' }).click();
    await row.waitFor({ state: 'detached' });
    await page.locator('[data-toast]').getByRole('button', { name: 'Undo' }).click();
    await row.locator('a').click();
    await waitForPosition(page, AT);
    await page.keyboard.press('y');
    await waitForPosition(page, AT + 1);
    expect(errors).toEqual([]);
    await context.close();
  });
});
