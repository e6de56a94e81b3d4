import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Action, AnyGame, Choice } from '../src/core/game.ts';
import { hashOf } from '../src/core/json.ts';
import { branch, formatMatch, parseMatch, replay, replaySteps } from '../src/core/match.ts';
import { findGame, GAMES } from '../src/titles/all.ts';
import { choose, chooseHex, commit, expectFocus, press, tabTo, whenMoved } from './keyboard.ts';
import { exportGame, positionOf, stateOf } from './page.ts';
import { simulatedGame } from './positions.ts';
import { openFile } from './scenes.ts';
import { useStage } from './stage.ts';

const stage = useStage();

/** A position: what is asked, and what is legal. */
interface Position {
  readonly step: string;
  readonly types: ReadonlySet<string>;
}

function typeOf(choice: Choice<Action>): string {
  return (choice.kind === 'open' ? choice.template : choice.action).type;
}

/** The first position of a simulated game that is as wanted, as a file. */
function positionWhere(title: string, wanted: (position: Position) => boolean): string {
  const { game, match } = simulatedGame(title);
  for (const { index, state } of replaySteps(game, match)) {
    const turn = game.turn(state);
    if (turn.kind !== 'decide') continue;
    const types = new Set(game.choices(state).map(typeOf));
    if (wanted({ ...turn, types })) return formatMatch(branch(match, index));
  }
  throw new Error(`no such position in ${title}`);
}

/** Whether a company gets to run trains even if it does nothing before. */
function runsAnyway(game: AnyGame, state: object): boolean {
  for (let now = state, count = 0; count < 6; count++) {
    const turn = game.turn(now);
    if (turn.kind !== 'decide') return false;
    if (turn.step === 'routes') return true;
    const pass = game
      .choices(now)
      .find((choice) => choice.kind === 'one' && typeOf(choice) === 'pass' && choice.action.by === turn.seat);
    const result = pass?.kind === 'one' ? game.apply(now, pass.action) : null;
    if (!result || result.refused) return false;
    now = result.state;
  }
  return false;
}

/** The beginning of a company's turn in which track can be laid and trains run, as a file. */
function operatingTurn(title: string): string {
  const { game, match } = simulatedGame(title);
  for (const { index, state } of replaySteps(game, match)) {
    const turn = game.turn(state);
    if (turn.kind !== 'decide' || turn.step !== 'track') continue;
    const canLay = game.choices(state).some((choice) => typeOf(choice) === 'lay_tile');
    if (canLay && runsAnyway(game, state)) return formatMatch(branch(match, index));
  }
  throw new Error(`no such turn in ${title}`);
}

/** The page's position is the one the engine gets from the same log. */
async function expectEqualToEngine(page: Page, title: string): Promise<void> {
  const match = parseMatch(await exportGame(page), GAMES);
  const game = findGame(title);
  if (!game) throw new Error('unknown title');
  expect(hashOf(await stateOf(page))).toBe(hashOf(replay(game, match)));
}

function stepOf(page: Page): Promise<string | null> {
  return page.getAttribute('aside[data-step]', 'data-step');
}

function sentenceOf(page: Page): Promise<string> {
  return page.innerText('[data-sentence]');
}

/** Everything that screen readers announce from now on. */
function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const heard: string[] = [];
    const region = document.querySelector('[data-live]');
    if (!region) throw new Error('nobody speaks');
    new MutationObserver(() => heard.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(globalThis, { heard });
  });
}

/** After an action the next decision is announced. */
async function expectSpoken(page: Page): Promise<void> {
  await page.waitForFunction(
    (next) => (globalThis as unknown as { heard: string[] }).heard.some((text) => text.includes(next)),
    await sentenceOf(page),
  );
}

async function skip(page: Page): Promise<void> {
  const before = await positionOf(page);
  await page.waitForSelector('[data-choice=pass]:not([aria-disabled=true])');
  await press(page, 's');
  await whenMoved(page, before);
}

/** What is on offer in the panel. */
function offers(page: Page, kind: string): Promise<boolean> {
  return page.locator(`aside [data-choice="${kind}"]:not([aria-disabled=true])`).count().then(Boolean);
}

/** Each step of an operating turn by keys; what was done. */
const STEPS: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  track: async (page) => {
    await chooseHex(page);
    await page.waitForSelector('[data-fan] [data-tile]:focus');
    await press(page, 'r');
    await press(page, 'ArrowRight');
    const before = await positionOf(page);
    await press(page, 'Enter');
    await whenMoved(page, before);
    return 'lay_tile';
  },
  token: async (page) => {
    await chooseHex(page);
    await commit(page);
    return 'place_token';
  },
  routes: async (page) => {
    await page.waitForSelector('[data-commit=run_routes]:not([aria-disabled=true])', { timeout: 60_000 });
    await press(page, 'j');
    await commit(page);
    return 'run_routes';
  },
  dividend: async (page) => {
    await commit(page);
    return 'dividend';
  },
  trains: async (page) => {
    if (!(await offers(page, 'buy_train'))) {
      await skip(page);
      return 'pass';
    }
    await choose(page, 'buy_train');
    return 'buy_train';
  },
};

/** Plays the operating turn of a company to its end. */
async function operate(page: Page): Promise<string[]> {
  const done: string[] = [];
  const company = (await sentenceOf(page)).split(':')[0];
  /* oxlint-disable no-await-in-loop -- one step after the other */
  for (let count = 0; count < 15; count++) {
    const step = (await stepOf(page)) ?? '';
    const act = STEPS[step];
    if (!act || (await sentenceOf(page)).split(':')[0] !== company) break;
    // A second tile, or a token, would prove nothing more.
    const isOnce = step === 'track' && done.includes('lay_tile');
    if (isOnce) await skip(page);
    else done.push(await act(page));
    await expectSpoken(page);
  }
  /* oxlint-enable no-await-in-loop */
  return done;
}

describe.concurrent('a turn by keys alone', () => {
  test.each(['1848', '1860', '18gb'])('%s: a company operates', async (title) => {
    const text = operatingTurn(title);
    const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' });
    await openFile(page, stage.address, text);
    await listen(page);
    const done = await operate(page);
    expect(done).toEqual(expect.arrayContaining(['lay_tile', 'run_routes', 'dividend']));
    await expectEqualToEngine(page, title);
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(['1848', '1860', '18gb'])('%s: shares are bought and sold', async (title) => {
    const text = positionWhere(
      title,
      ({ step, types }) => step === 'stock' && types.has('buy_share') && types.has('sell_shares'),
    );
    const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' });
    await openFile(page, stage.address, text);
    await listen(page);
    await choose(page, 'sell_shares');
    await expectSpoken(page);
    if (await offers(page, 'buy_share')) await choose(page, 'buy_share');
    if (await offers(page, 'pass')) await skip(page);
    await expectEqualToEngine(page, title);
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each([
    { title: '1848', kind: 'lower_private' },
    { title: '1860', kind: 'bid' },
    { title: '18gb', kind: 'bid' },
  ])('$title: an auction', async ({ title, kind }) => {
    const text = positionWhere(title, ({ step, types }) => step === 'auction' && types.has(kind));
    const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' });
    await openFile(page, stage.address, text);
    await listen(page);
    await choose(page, kind);
    await expectSpoken(page);
    await expectEqualToEngine(page, title);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('chicago-express: a bid, an expansion, a development', async () => {
    const title = 'chicago-express';
    const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' });
    await openFile(
      page,
      stage.address,
      positionWhere(title, ({ step }) => step === 'bid'),
    );
    await listen(page);
    await page.waitForSelector('[data-commit=bid]:not([aria-disabled=true])');
    const least = await page.innerText('[data-commit]');
    await press(page, 'j');
    await press(page, 'ArrowUp');
    await page.waitForFunction(
      (before) => document.querySelector<HTMLElement>('[data-commit]')?.innerText !== before,
      least,
    );
    await commit(page);
    await expectSpoken(page);

    for (const [dial, kind] of [
      ['e', 'expand'],
      ['d', 'develop'],
    ] as const) {
      /* oxlint-disable no-await-in-loop -- one turn after the other */
      const text = positionWhere(title, ({ step, types }) => step === 'turn' && types.has(kind));
      await openFile(page, stage.address, text);
      await listen(page);
      await press(page, 'j');
      await press(page, dial);
      if (kind === 'expand') {
        await tabTo(page, 'aside [data-choice=expand][data-company]:not([aria-disabled=true])');
        await press(page, 'Enter');
      }
      await chooseHex(page);
      await commit(page);
      await expectSpoken(page);
      /* oxlint-enable no-await-in-loop */
    }
    await expectEqualToEngine(page, title);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe.concurrent('the focus', () => {
  test('goes through the whole table and comes round again; skip links lead to the decision and the board', async () => {
    const { page, context } = await stage.open({ reducedMotion: 'reduce' });
    await openFile(
      page,
      stage.address,
      positionWhere('1848', ({ step }) => step === 'track'),
    );
    await page.waitForSelector('[data-skip]', { state: 'attached' });
    // From the top, like a visitor who has just arrived.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await press(page, 'Shift+Tab');
    const passed = new Set<string>();
    let here = '';
    for (let count = 0; count < 250; count++) {
      /* oxlint-disable no-await-in-loop -- one key after the other */
      await page.keyboard.press('Tab');
      const next = await page.evaluate(() => {
        const active = document.activeElement ?? document.body;
        // After the last one the focus goes to the browser itself.
        if (active === document.body) return 'body';
        const all = [...document.querySelectorAll('*')];
        const named = Object.entries((active as HTMLElement).dataset ?? {}).map(
          ([key, value]) => `${key}=${value}`,
        );
        return `${all.indexOf(active)} ${named.join(' ')}`;
      });
      /* oxlint-enable no-await-in-loop */
      expect(next, 'Tab does not lead on').not.toBe(here);
      if (passed.has(next) && next !== 'body') break;
      passed.add((here = next));
    }
    const names = [...passed].join('\n');
    for (const part of ['skip=decision', 'skip=board', 'view=map', 'view=history', 'board=', 'commit=']) {
      expect(names).toContain(part);
    }

    await tabTo(page, '[data-skip=decision]', 250);
    expect(await page.isVisible('[data-skip=decision]')).toBe(true);
    await press(page, 'Enter');
    await page.waitForSelector('[data-sentence]:focus');
    await press(page, 'Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('aside[data-step]') !== null)).toBe(
      true,
    );
    await context.close();
  });

  test('stays in a dialog and comes back from it', async () => {
    const { page, context } = await stage.open({ reducedMotion: 'reduce' });
    await openFile(
      page,
      stage.address,
      positionWhere('1860', ({ step }) => step === 'stock'),
    );
    await press(page, 'j');
    await tabTo(page, 'aside [data-choice]');
    const from = await page.evaluate(() => document.activeElement?.outerHTML);
    for (const [key, inside] of [
      ['?', '[data-key-line]'],
      ['r', '[data-shown-rule]'],
    ] as const) {
      /* oxlint-disable no-await-in-loop -- one dialog after the other */
      await page.keyboard.press(key);
      await page.waitForSelector(`dialog[open] ${inside}`);
      for (let count = 0; count < 5; count++) {
        await page.keyboard.press('Tab');
        const isOutside = await page.evaluate(() => {
          const active = document.activeElement;
          return active !== document.body && active?.closest('dialog') === null;
        });
        expect(isOutside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await expectFocus(page);
      await page.waitForFunction((before) => document.activeElement?.outerHTML === before, from);
      /* oxlint-enable no-await-in-loop */
    }
    await context.close();
  });

  test('a refused choice says why at once', async () => {
    const { page, context } = await stage.open({ reducedMotion: 'reduce' });
    const text = positionWhere('chicago-express', ({ step }) => step === 'turn');
    await openFile(page, stage.address, text);
    await press(page, 'j');
    await tabTo(page, 'aside [data-choice][aria-disabled=true]');
    const why = await page.evaluate(() => document.activeElement?.getAttribute('aria-description') ?? '');
    expect(why).toMatch(/CE-\d/);
    await press(page, 'Enter');
    await page.waitForFunction(
      (reason) => document.querySelector('[data-live-urgent]')?.textContent === reason,
      why,
    );
    await context.close();
  });
});
