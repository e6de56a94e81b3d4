import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { branch, formatMatch } from '../src/core/match.ts';
import { ALL, hoverChoices } from './hovering.ts';
import { whenStill } from './page.ts';
import { type Offered, positionNear, positionsByOffer, recordedGame, simulatedGame } from './positions.ts';
import { openFile, rareDecisions, TITLES } from './scenes.ts';
import { useStage } from './stage.ts';

/** A preview never covers or moves what is pointed at, nor anything else. */

const stage = useStage();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/**
 * The sizes are dealt out over the positions of the titles, a wide one with one of the touch screens, so that both
 * arrangements show every choice, and each title is seen in every size. `RAILHEAD_HOVER=all` takes all of them everywhere.
 */
function isDealt(size: number, place: number, title: string): boolean {
  // One position of Chicago Express has nearly all there is.
  return ALL || title === 'chicago-express' || (size + place + TITLES.indexOf(title)) % 2 === 0;
}

/** What is opened in a panel before its choices are pointed at. False where it has no such thing. */
type Opening = (page: Page) => Promise<boolean>;

const CHICAGO = 'A2';
const PANEL = 'aside[data-step]';
const EXPANDED = `${PANEL} [data-choice=expand]:not([data-company])`;

/** A dial of Chicago Express, which opens a panel of its own. */
function dial(key: string): Opening {
  return async (page) => {
    await page.keyboard.press(key);
    return true;
  };
}

/** An expansion by two hexes: each asks for the next. */
async function expandTwice(page: Page): Promise<boolean> {
  await page.keyboard.press('e');
  const company = page
    .locator(`${PANEL} [data-choice=expand][data-company]:not([aria-disabled=true])`)
    .first();
  if ((await company.count()) === 0) return false;
  await company.click();
  /* oxlint-disable no-await-in-loop -- one hex after the other */
  for (const built of [1, 2]) {
    if ((await page.locator(EXPANDED).count()) === 0) return false;
    await page.locator(EXPANDED).first().click();
    await page.waitForSelector(`[data-commit]:has-text("Build ${built}")`);
  }
  /* oxlint-enable no-await-in-loop */
  return true;
}

/** A hex with its tiles. */
async function openHex(page: Page): Promise<boolean> {
  const hex = page.locator('main path[data-legal]').first();
  if ((await hex.count()) === 0) return false;
  await hex.dispatchEvent('click');
  return true;
}

/** A list that opens in place of the others: the first, or another. */
function openList(index: number): Opening {
  return async (page) => {
    const list = page.locator(`${PANEL} [data-family]:not([aria-disabled=true])`).nth(index);
    if ((await list.count()) === 0) return false;
    await list.click();
    return true;
  };
}

const AS_IT_IS: Opening = () => Promise.resolve(true);
const OPENINGS: readonly Opening[] = [AS_IT_IS, openHex, openList(0), openList(1)];
const DIALS: readonly Opening[] = [AS_IT_IS, dial('a'), dial('d'), dial('e'), expandTwice];

/** Back to the decision as it was opened. */
async function leaveAll(page: Page): Promise<void> {
  /* oxlint-disable no-await-in-loop -- one step back after the other */
  for (let step = 0; step < 3; step++) await page.keyboard.press('Escape');
  const back = page.locator(`${PANEL} [data-back]`);
  while ((await back.count()) > 0) await back.click();
  /* oxlint-enable no-await-in-loop */
}

/** A position with what is opened there before its choices are pointed at. */
interface Place extends Offered {
  readonly openings: readonly Opening[];
}

/** Where the third hex of an expansion would be Chicago, with the first two chosen. */
function beforeChicago(): Place {
  const { match } = recordedGame('chicago-express');
  const expansions = match.actions as readonly {
    readonly company?: string;
    readonly hexes?: readonly string[];
  }[];
  const at = expansions.findIndex(({ hexes }) => hexes?.[2] === CHICAGO);
  const { company = '', hexes = [] } = expansions[at] ?? {};
  const open: Opening = async (page) => {
    await page.keyboard.press('e');
    await page.click(`${PANEL} [data-choice=expand][data-company="${company}"]`);
    /* oxlint-disable no-await-in-loop -- one hex after the other */
    for (const [index, hex] of hexes.slice(0, 2).entries()) {
      await page.locator(EXPANDED, { has: page.locator(`b:text-is("${hex}")`) }).click();
      await page.waitForSelector(`[data-commit]:has-text("Build ${index + 1}")`);
    }
    /* oxlint-enable no-await-in-loop */
    await page.locator(EXPANDED, { hasText: `${CHICAGO} Chicago` }).waitFor();
    return true;
  };
  return { step: 'turn, on to Chicago', text: formatMatch(branch(match, at)), openings: [open] };
}

/** Every kind of choice at every step, with three players and with as many as there can be. */
function placesOf(title: string): readonly Place[] {
  if (title === 'chicago-express') {
    const places = positionsByOffer([simulatedGame(title, { seats: 6 })]);
    return [
      ...places.map((place) => ({ ...place, openings: place.step === 'turn' ? DIALS : [AS_IT_IS] })),
      beforeChicago(),
    ];
  }
  const first = positionNear(recordedGame(title), 0, ({ step }) => step === 'stock');
  return [
    ...positionsByOffer([simulatedGame(title), recordedGame(title)]),
    ...rareDecisions(title).map(([step, text]) => ({ step, text })),
    { step: 'first stock', text: first ?? '' },
  ].map((place) => ({ ...place, openings: OPENINGS }));
}

describe.concurrent('pointing at every choice of every panel', () => {
  test.each(TITLES)('%s', async (title) => {
    const { page, context, errors } = await stage.open({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    const sizes = SIZES.map((size) => ({
      size,
      known: new Map<string, Set<string>>(),
      widths: new Set<number>(),
      choices: 0,
    }));
    /* oxlint-disable no-await-in-loop -- one hand */
    for (const [place, { step, text, openings }] of placesOf(title).entries()) {
      await openFile(page, stage.address, text);
      await page.waitForSelector(PANEL);
      for (const at of sizes.filter((_, size) => isDealt(size, place, title))) {
        await page.setViewportSize(at.size);
        const known = at.known.get(step) ?? new Set();
        at.known.set(step, known);
        for (const open of openings) {
          await leaveAll(page);
          if (!(await open(page))) continue;
          await whenStill(page);
          const seen = await hoverChoices(page, known);
          at.choices += seen.choices;
          faults.push(...seen.faults.map((fault) => `${step}, ${at.size.width} wide: ${fault}`));
        }
        at.widths.add((await page.locator(PANEL).boundingBox())?.width ?? 0);
        await leaveAll(page);
      }
    }
    /* oxlint-enable no-await-in-loop */
    expect(faults).toEqual([]);
    for (const { widths, choices } of sizes) {
      // A panel that took more room for one decision would rescale the map.
      expect(widths.size).toBe(1);
      expect(choices).toBeGreaterThan(20);
    }
    for (const isWide of [true, false]) {
      const alike = sizes.filter(({ size }) => isWide === size.width > 1000);
      expect(alike.reduce((sum, { choices }) => sum + choices, 0)).toBeGreaterThan(50);
    }
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
