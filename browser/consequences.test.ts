import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { branch, formatMatch, replaySteps } from '../src/core/match.ts';
import { headOf } from '../src/core/choice.ts';
import { type Action, type AnyGame, type Choice, isRefusal } from '../src/core/game.ts';
import { forcedPass } from '../src/core/forced.ts';
import { positionOf, waitForPosition } from './page.ts';
import { type Recorded, recordedGame, simulatedGame } from './positions.ts';
import { openFile } from './scenes.ts';
import { useStage } from './stage.ts';

/** The consequences of a decision are on screen before it is made, and players who have no choice are not asked. */

const stage = useStage();

const WIDE = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 740 };
/** Three lines of the header of a phone, with the air around them. */
const THREE_LINES = 56;

type Wanted = (state: object, game: AnyGame, index: number) => boolean;

/** The first position of a game that is as wanted, with its file. */
function find({ game, match }: Recorded, wanted: Wanted): { readonly at: number; readonly file: string } {
  for (const { index, state } of replaySteps(game, match)) {
    if (game.turn(state).kind === 'decide' && wanted(state, game, index))
      return { at: index, file: formatMatch(branch(match, index)) };
  }
  throw new Error('there is no such position');
}

function passIn(choices: readonly Choice<Action>[]): Action | null {
  const pass = choices.find((choice) => choice.kind === 'one' && choice.action.type === 'pass');
  return pass?.kind === 'one' ? pass.action : null;
}

/** A pass that would make something happen, where there are other choices. */
function passBrings(key: string): Wanted {
  return (state, game) => {
    const choices = game.choices(state);
    const pass = passIn(choices);
    const result = pass && choices.length > 2 ? game.apply(state, pass) : null;
    return result !== null && !isRefusal(result) && result.events.some((event) => event.key === key);
  };
}

interface Seen {
  readonly ending: readonly string[];
  readonly auction: { readonly kind: string; readonly company: string; readonly speaker: number } | null;
  readonly players: readonly { readonly shares: Readonly<Record<string, number>> }[];
}

function seen(state: object, game: AnyGame): Seen {
  return game.view(state, null) as unknown as Seen;
}

/**
 * Whether the middle of each element is on the screen and not under anything else, but what a finger needs around a
 * small control.
 */
function areOnScreen(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.every((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(top) || top?.matches('[data-more-facts]');
    }),
  );
}

const HEAD = 'header :not([popover]) > dl > [data-fact]';

test('every fact of the header is on screen or behind one control, on a phone in three lines: only the bank yields', async () => {
  const { page, errors } = await stage.open({ viewport: WIDE });
  /* oxlint-disable no-await-in-loop -- one title after the other */
  for (const title of ['1848', '1860', '18gb', 'chicago-express']) {
    const { file } = find(recordedGame(title), (_, __, index) => index >= 60);
    for (const viewport of [WIDE, PHONE, SMALL_PHONE]) {
      await page.setViewportSize(viewport);
      await openFile(page, stage.address, file);
      const more = page.locator('[data-more-facts]');
      await expect.poll(() => areOnScreen(page, `${HEAD}:not([hidden])`)).toBe(true);
      const labels = await page.locator(`${HEAD}[hidden] dt`).allTextContents();
      const hidden = labels.length;
      expect(await more.isVisible()).toBe(hidden > 0);
      // Only where room is short, and only what decides least.
      expect(viewport === WIDE ? [] : ['Bank']).toEqual(expect.arrayContaining(labels));
      expect((await page.locator('header').boundingBox())?.height).toBeLessThanOrEqual(THREE_LINES);
      if (hidden === 0) continue;
      expect(await more.innerText()).toContain(String(hidden));
      await more.click();
      const rest = page.locator('#more-facts [data-fact]');
      await expect.poll(() => rest.count()).toBe(hidden);
      expect(await areOnScreen(page, '#more-facts [data-fact]')).toBe(true);
    }
  }
  /* oxlint-enable no-await-in-loop */
  expect(errors).toEqual([]);
});

test('passing says beforehand that it brings insolvency and a leased train, and both stay visible', async () => {
  const { page, errors } = await stage.open({ viewport: WIDE });
  /* oxlint-disable no-await-in-loop -- one title after the other */
  for (const title of ['1860', '18gb']) {
    const { at, file } = find(recordedGame(title), passBrings('insolvent'));
    await openFile(page, stage.address, file);
    const outlook = page.locator('[data-outlook=grave]');
    await expect.poll(() => outlook.innerText()).toContain('insolvent: it leases a train');
    expect(await areOnScreen(page, '[data-outlook]')).toBe(true);
    await page.click('[data-choice=pass]');
    await expect.poll(() => positionOf(page)).toBeGreaterThan(at);
    for (const place of ['section', 'aside'])
      await expect
        // Beside six players there is room for the first word, and the rest is behind it.
        .poll(() =>
          page
            .locator(`${place} [data-trouble~=insolvent]`)
            .first()
            .evaluate((trouble: HTMLElement) => trouble.title || trouble.innerText),
        )
        .toMatch(/insolvent.*leases/s);
    expect(await areOnScreen(page, 'section li [data-trouble]')).toBe(true);
    await page.keyboard.press('4');
    await page.waitForSelector('table [data-trouble~=insolvent]');
  }
  /* oxlint-enable no-await-in-loop */
  // 1848: a company without a train that builds nothing more loses a step.
  await openFile(page, stage.address, find(recordedGame('1848'), passBrings('withheld')).file);
  await expect.poll(() => page.locator('[data-outlook=grave]').innerText()).toContain('moves from');
  // 18GB: a player who may not pass is shown both ways out.
  const opening = find(simulatedGame('18gb'), (state, game) => game.turn(state).kind === 'decide');
  await openFile(page, stage.address, opening.file);
  await expect
    .poll(() => page.locator('[data-outlook=refused]').innerText())
    .toMatch(/hold the highest bid.*or wait until every lot has a bid/s);
  expect(errors).toEqual([]);
});

test('why nothing can be built is said: openly where nothing can, and on a click on any hex', async () => {
  const { page, errors } = await stage.open({ viewport: WIDE });
  const isTrack: Wanted = (state, game) => {
    const turn = game.turn(state);
    return turn.kind === 'decide' && turn.step === 'track';
  };
  const nowhere = find(recordedGame('1860'), (state, game, index) => {
    const tiles = game.choices(state).some((choice) => headOf(choice).type === 'lay_tile');
    return isTrack(state, game, index) && !tiles;
  });
  await openFile(page, stage.address, nowhere.file);
  await page.waitForSelector('aside details[open] [data-rule]');
  // In games from elsewhere too, where the rules let through what that site lets through.
  for (const title of ['1848', '1860', '18gb']) {
    /* oxlint-disable no-await-in-loop -- one title after the other */
    const early: Wanted = (state, game, index) =>
      isTrack(state, game, index) && game.choices(state).some((choice) => headOf(choice).type === 'lay_tile');
    await openFile(page, stage.address, find(recordedGame(title), early).file);
    await page.waitForSelector('path[data-legal]');
    const hexes = await page
      .locator('[data-board] path[data-hex]:not([data-legal])')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('data-hex') ?? ''));
    for (const at of [0, 0.3, 0.6, 0.9]) {
      const hex = hexes[Math.floor(at * hexes.length)] ?? '';
      await page.locator(`[data-board] path[data-hex="${hex}"]`).dispatchEvent('click');
      await page.locator('aside [role=alert]', { hasText: hex, has: page.locator('[data-rule]') }).waitFor();
    }
    /* oxlint-enable no-await-in-loop */
  }
  expect(errors).toEqual([]);
});

test('Chicago Express: dividends before and after an auction, and the last round before choosing', async () => {
  const recorded = recordedGame('chicago-express');
  const { page, errors } = await stage.open({ viewport: WIDE });
  const owner = find(recorded, (state, game) => {
    const { auction, players } = seen(state, game);
    const shares = auction ? (players[auction.speaker]?.shares[auction.company] ?? 0) : 0;
    return shares > 0 && forcedPass(game, state) === null;
  });
  await openFile(page, stage.address, owner.file);
  await page.waitForSelector('[data-stake]');
  const [now = 0, ifYou = 0, ifAnother = 0] = ((await page.getAttribute('[data-stake]', 'data-stake')) ?? '')
    .split(' ')
    .map(Number);
  expect(now).toBeGreaterThan(0);
  expect(ifAnother).toBeLessThan(now);
  expect(ifYou).toBeGreaterThan(ifAnother);

  for (const step of ['turn', 'bid']) {
    const last = find(recorded, (state, game) => {
      const turn = game.turn(state);
      return turn.kind === 'decide' && turn.step === step && seen(state, game).ending.length > 0;
    });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await openFile(page, stage.address, last.file);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect.poll(() => page.locator('[data-last-round]').innerText()).toContain('last round');
  }
  expect(errors).toEqual([]);
});

/** A game of each title in which somebody passes and the next can do nothing else. */
const FORCED: readonly Recorded[] = [
  recordedGame('1848'),
  recordedGame('1860'),
  simulatedGame('18gb', { seed: 4 }),
  recordedGame('chicago-express'),
];

test.each(FORCED)(
  '$game.id: who can only pass is not asked, unless preferred; undo goes back to the last decision',
  async ({ game, match }) => {
    const { page, context, errors } = await stage.open({ viewport: WIDE });
    const before = find({ game, match }, (state, _, index) => {
      const action = match.actions[index];
      if (action?.type !== 'pass' || forcedPass(game, state)) return false;
      const result = game.apply(state, action);
      return !isRefusal(result) && forcedPass(game, result.state) !== null;
    });
    await openFile(page, stage.address, before.file);
    await waitForPosition(page, before.at);
    await page.click('[data-choice=pass]');
    await expect.poll(() => positionOf(page)).toBeGreaterThan(before.at + 1);
    const after = await positionOf(page);
    expect(await page.locator('[data-just-before]').innerText()).toContain(
      'can only pass and does so automatically',
    );
    // It says what it takes back: the decision, not the passes that followed.
    const decider = match.players[match.actions[before.at]?.by ?? 0]?.name ?? '';
    expect(await page.getAttribute('[data-undo]', 'aria-label')).toContain(decider);
    await page.click('[data-undo]');
    await waitForPosition(page, before.at);
    await page.click('[data-redo]');
    await waitForPosition(page, after);
    await page.click('[data-undo]');
    await waitForPosition(page, before.at);

    // Without the preference the pass is asked for, on the primary button.
    await page.click('[popovertarget=file-menu]');
    await page.click('#file-menu [data-preferences]');
    await page.uncheck('[data-preference=auto-pass]');
    await page.keyboard.press('Escape');
    await page.click('[data-choice=pass]');
    await waitForPosition(page, before.at + 1);
    await page.waitForSelector('[data-commit=pass]:not([aria-disabled=true])');
    expect(errors).toEqual([]);
    await context.close();
  },
);
