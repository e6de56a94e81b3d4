import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  askEverybody,
  positionOf,
  stateOf,
  waitForPosition,
  whenAwake,
  whenSaved,
  whenStill,
} from './page.ts';
import { positionNear, simulatedGame, type Wanted } from './positions.ts';
import { openFile, TITLES } from './scenes.ts';
import { useStage } from './stage.ts';

/** A double click or a held key decides once, never for the next player or step as well. */

const stage = useStage();

/** Between the two clicks of a double click. */
const GAPS_MS = [60, 200, 400];

interface Slip {
  readonly name: string;
  readonly wanted: Wanted;
  readonly button: string;
}

const COMMIT = '[data-commit]:not([aria-disabled=true])';
const PASS = '[data-foot] [data-choice=pass]:not([aria-disabled=true])';

const SLIPS: readonly Slip[] = [
  { name: 'Bid', wanted: (_, types) => types.has('bid'), button: COMMIT },
  {
    name: 'Pass',
    wanted: ({ entity }, types) => types.has('pass') && typeof entity !== 'string',
    button: PASS,
  },
  {
    name: 'Skip',
    wanted: ({ entity }, types) => types.has('pass') && typeof entity === 'string',
    button: PASS,
  },
];

/** Nobody bids in 1848. In Chicago Express auctions are about a company, so that passing there counts as skipping. */
const MET: Readonly<Record<string, readonly string[]>> = {
  '1848': ['Pass', 'Skip'],
  '1860': ['Bid', 'Pass', 'Skip'],
  '18gb': ['Bid', 'Pass', 'Skip'],
  'chicago-express': ['Bid', 'Skip'],
};

/** Puts a decision on the primary button where none waits there yet. */
async function prepare(page: Page, { button, name }: Slip): Promise<void> {
  if (name === 'Bid' && (await page.locator(COMMIT).count()) === 0) {
    await page.locator('aside [data-choice=bid]:not([aria-disabled=true])').first().click();
  }
  await page.waitForSelector(button);
}

/** Two clicks on the same spot, as the browser reports them from a hand. */
async function doubleClick(page: Page, button: string, gap: number): Promise<void> {
  const box = await page.locator(button).boundingBox();
  if (!box) throw new Error(`${button} is not to be seen`);
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await page.waitForTimeout(gap);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

/** Where the focus is, Enter would press that. */
async function loseFocus(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** Holds a key for longer than any rest. */
async function hold(page: Page, key: string): Promise<void> {
  for (let time = 0; time < 12; time++) {
    /* oxlint-disable no-await-in-loop -- one after the other: from the second on the browser says that it repeats */
    await page.keyboard.down(key);
    await page.waitForTimeout(50);
    /* oxlint-enable no-await-in-loop */
  }
  await page.keyboard.up(key);
}

/** Whatever was done, it was one action, and the next one is possible as soon as the rest is over. */
async function expectOnce(page: Page, before: number, what: string): Promise<void> {
  await waitForPosition(page, before + 1);
  await whenAwake(page);
  expect({ what, at: await positionOf(page) }).toEqual({ what, at: before + 1 });
}

async function takeBack(page: Page, before: number): Promise<void> {
  await page.click('[data-undo]');
  await waitForPosition(page, before);
}

/** Opens a hex with a tile that fits in several ways. */
async function openTurning(page: Page): Promise<Locator> {
  const turning = page.locator('[data-fan] [data-tile]:has(i + i)').first();
  const hexes = page.locator('path[data-legal]');
  await hexes.first().waitFor();
  /* oxlint-disable no-await-in-loop -- one hex after the other */
  for (const hex of await hexes.evaluateAll((paths) => paths.map((path) => path.getAttribute('data-hex')))) {
    await page.locator(`path[data-hex="${hex}"]`).dispatchEvent('click');
    await page.waitForSelector(`[data-fan="${hex}"]`);
    if ((await turning.count()) > 0) return turning;
  }
  /* oxlint-enable no-await-in-loop */
  throw new Error('no tile can be turned here');
}

describe.concurrent('slips', () => {
  test.each(TITLES)('%s: double clicks and held keys decide once', async (title) => {
    const played = simulatedGame(title);
    const { page, context, errors } = await stage.open({}, askEverybody);
    const met: string[] = [];
    /* oxlint-disable no-await-in-loop -- one hand */
    for (const slip of SLIPS) {
      const file = positionNear(played, 0.2, slip.wanted);
      if (file === null) continue;
      met.push(slip.name);
      await openFile(page, stage.address, file);
      const before = await positionOf(page);
      for (const gap of GAPS_MS) {
        await prepare(page, slip);
        await doubleClick(page, slip.button, gap);
        await expectOnce(page, before, `${slip.name}, ${gap} ms apart`);
        await takeBack(page, before);
      }
      await prepare(page, slip);
      await loseFocus(page);
      await hold(page, slip.name === 'Bid' ? 'Enter' : 'p');
      await expectOnce(page, before, `${slip.name} held`);
      await takeBack(page, before);
      await prepare(page, slip);
      await page.locator(slip.button).focus();
      await hold(page, 'Enter');
      await expectOnce(page, before, `${slip.name}, Enter held on the button`);
    }
    /* oxlint-enable no-await-in-loop */
    expect(met).toEqual(MET[title]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the buttons show that they rest, where they are, and act again afterwards', async () => {
    const { page, context } = await stage.open({ reducedMotion: 'reduce' }, askEverybody);
    const file = positionNear(simulatedGame('chicago-express'), 0, (_, types) => types.has('bid'));
    await openFile(page, stage.address, file ?? '');
    await page.waitForSelector(COMMIT);
    const before = await positionOf(page);
    // Nobody may be quicker than the rest here: its end is put off until it has been looked at.
    await page.evaluate(() => {
      const { setTimeout: real } = globalThis;
      const held: (() => void)[] = [];
      Object.assign(globalThis, {
        release: () => held.splice(0).forEach((run) => run()),
        setTimeout: (run: () => void, time?: number) => (time === 400 ? held.push(run) : real(run, time)),
      });
    });
    const places = (): Promise<string> =>
      page
        .locator('[data-foot] button')
        .evaluateAll((buttons) =>
          JSON.stringify(
            buttons.map((button) => ((box) => [box.y, box.height])(button.getBoundingClientRect())),
          ),
        );
    const places0 = await places();
    await page.click(COMMIT);
    await waitForPosition(page, before + 1);
    await page.waitForSelector('[data-commit][data-resting][aria-disabled=true]');
    await page.waitForSelector('[data-choice=pass][data-resting][aria-disabled=true]');
    expect(await places()).toBe(places0);
    for (const key of ['Enter', 'p', 'Control+Enter']) await page.keyboard.press(key); // oxlint-disable-line no-await-in-loop
    await page.locator('[data-commit]').dispatchEvent('click');
    expect(await positionOf(page)).toBe(before + 1);
    await page.evaluate(() => (globalThis as unknown as { release: () => void }).release());
    await whenAwake(page);
    await page.keyboard.press('Enter');
    await waitForPosition(page, before + 2);
    await context.close();
  });

  test.each(['1848', '1860', '18gb'])(
    '%s: a tile turned in the fan is turned on the map at once, and laid as it is shown',
    async (title) => {
      const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' }, askEverybody);
      const file = positionNear(
        simulatedGame(title),
        0.4,
        ({ step }, types) => step === 'track' && types.has('lay_tile'),
      );
      await openFile(page, stage.address, file ?? '');
      const before = await positionOf(page);
      const turning = await openTurning(page);
      await turning.hover();
      const picture = (): Promise<string> => page.locator('[data-board] .preview').first().innerHTML();
      const seen = new Set<string>();
      for (let turn = 0; turn < 3; turn++) {
        /* oxlint-disable no-await-in-loop -- one turn after the other */
        await turning.click();
        await whenStill(page);
        seen.add(await picture());
        /* oxlint-enable no-await-in-loop */
      }
      expect(seen.size).toBeGreaterThan(1);
      const shown = await picture();
      const rotation = Number(await page.getAttribute('[data-rotation][aria-pressed=true]', 'data-rotation'));
      const hex = await page.getAttribute('[data-fan]', 'data-fan');
      await page.hover('[data-commit]');
      await whenStill(page);
      expect(await picture()).toBe(shown);
      await page.click(COMMIT);
      await waitForPosition(page, before + 1);
      const { board } = (await stateOf(page)) as { board: { laid: Record<string, [string, number]> } };
      expect(board.laid[hex ?? '']?.[1]).toBe(rotation);
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});

/** What the page says of the amount that is being typed. */
function saidOf(
  page: Page,
): Promise<{ isReady: boolean; text: string; hasOutcome: boolean; slider: string }> {
  return page.evaluate(() => {
    const commit = document.querySelector<HTMLElement>('[data-commit]');
    const outcomes = [...document.querySelectorAll('aside [data-outcome]')];
    return {
      isReady: commit?.getAttribute('aria-disabled') !== 'true',
      text: commit?.innerText ?? '',
      hasOutcome: outcomes.some((element) => getComputedStyle(element).visibility === 'visible'),
      slider: document.querySelector<HTMLInputElement>('aside input[type=range]')?.value ?? '',
    };
  });
}

test.each(['1860', '18gb', 'chicago-express'])(
  '%s: a typed bid, the button and the consequences agree with every key',
  async (title) => {
    const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' }, askEverybody);
    const file = positionNear(simulatedGame(title), 0.1, (_, types) => types.has('bid'));
    await openFile(page, stage.address, file ?? '');
    const field = page.locator('aside input[type=number]').first();
    if ((await field.count()) === 0) {
      await page.locator('aside [data-choice=bid]:not([aria-disabled=true])').first().click();
    }
    const [min = 0, max = 0, step = 0] = await field.evaluate((input) =>
      ['min', 'max', 'step'].map((name) => Number(input.getAttribute(name))),
    );
    const bid = String(min + 2 * step);
    const { hasOutcome } = await saidOf(page);
    await field.selectText();
    await page.keyboard.press('Backspace');
    /* oxlint-disable no-await-in-loop -- key by key */
    for (const key of ['', ...bid.split(''), '9', '9', '9', '9']) {
      if (key !== '') await page.keyboard.press(key);
      const typed = Number(await field.inputValue());
      const isLegal = typed >= min && typed <= max && (typed - min) % step === 0;
      const label = isLegal ? new RegExp(`[$£]${typed}\\b`) : /^Enter [$£]\d+ to [$£]\d+/;
      await expect
        .poll(() => saidOf(page))
        .toMatchObject({
          isReady: isLegal,
          text: expect.stringMatching(label) as string,
          // What would follow is told for this amount or not at all.
          hasOutcome: hasOutcome && isLegal,
          ...(isLegal && title === 'chicago-express' && { slider: String(typed) }),
        });
    }
    /* oxlint-enable no-await-in-loop */
    // Nothing happens while it is out of reach, and Enter takes the closest bid.
    const before = await positionOf(page);
    await page.locator('[data-commit]').dispatchEvent('click');
    await page.keyboard.press('Enter');
    await expect.poll(() => saidOf(page)).toMatchObject({ isReady: true });
    expect(await positionOf(page)).toBe(before);
    await field.fill(bid);
    await page.locator(COMMIT, { hasText: new RegExp(`[$£]${bid}\\b`) }).waitFor();
    await page.click(COMMIT);
    await waitForPosition(page, before + 1);
    expect(JSON.stringify((await whenSaved(page)).match.actions.at(-1))).toContain(`:${bid}`);
    expect(errors).toEqual([]);
    await context.close();
  },
);

/** Whether two elements overlap on the screen. */
function overlap(page: Page, one: string, other: string): Promise<boolean> {
  return page.evaluate(
    ([a = '', b = '']) =>
      [...document.querySelectorAll(b)].some((element) => {
        const box = document.querySelector(a)?.getBoundingClientRect();
        const at = element.getBoundingClientRect();
        return (
          box !== undefined &&
          at.width > 0 &&
          box.left < at.right &&
          at.left < box.right &&
          box.top < at.bottom &&
          at.top < box.bottom
        );
      }),
    [one, other],
  );
}

test.each([
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])('undo says what it takes back, tips and toasts keep clear, $width wide', async (viewport) => {
  const { page, context, errors } = await stage.open({ viewport, reducedMotion: 'reduce' }, askEverybody);
  const file = positionNear(simulatedGame('1860'), 0.1, (_, types) => types.has('bid'));
  await openFile(page, stage.address, file ?? '');
  const before = await positionOf(page);
  const name = await page.innerText('[data-sentence]');
  const bidder = name.slice(0, name.indexOf(':'));
  if ((await page.locator(COMMIT).count()) === 0) {
    await page.locator('aside [data-choice=bid]:not([aria-disabled=true])').first().click();
  }
  await page.click(COMMIT);
  await waitForPosition(page, before + 1);
  const undo = page.locator('[data-undo]');
  await expect
    .poll(() => undo.getAttribute('aria-label'))
    .toMatch(new RegExp(`^Undo: ${bidder} bids .*£\\d`));
  await undo.hover();
  await expect.poll(() => page.innerText('[role=tooltip]')).toContain(`Undo: ${bidder} bids`);
  expect(await overlap(page, '[role=tooltip]', '[data-undo]')).toBe(false);
  await undo.click();
  await waitForPosition(page, before);
  // On a phone it is a line of the menu.
  const redo = page.locator('[data-redo]');
  await expect
    .poll(async () => (await redo.getAttribute('aria-label')) ?? (await redo.textContent()))
    .toMatch(new RegExp(`^Redo: ${bidder} bids`));

  // A message keeps clear of what decides, at the table and in the history, and can be closed.
  const FREE = '[data-foot], [data-scrubber], [data-order], section[aria-label="Operating order"]';
  await page.keyboard.press('t');
  await page.waitForSelector('[data-toast]');
  expect(await overlap(page, '[data-toast]', FREE)).toBe(false);
  await page.click('[data-toast-close]');
  await page.waitForSelector('[data-toast]', { state: 'detached' });
  await page.click('[data-view=history]');
  await page.waitForSelector('[data-scrubber]');
  await page.keyboard.press('t');
  await page.waitForSelector('[data-toast]');
  expect(await overlap(page, '[data-toast]', FREE)).toBe(false);
  // It goes by itself, but not while it is pointed at.
  await page.mouse.move(5, viewport.height / 2);
  await page.waitForSelector('[data-toast]', { state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});
