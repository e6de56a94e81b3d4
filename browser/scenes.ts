import type { Page } from 'playwright-core';
import { branch, formatMatch, replaySteps } from '../src/core/match.ts';
import { TITLES as MANIFESTS } from '../src/titles/list.ts';
import { SAMPLE } from './files.ts';
import { importGame, openImported, openNewGame } from './page.ts';
import { type Deal, positionsByStep, type Recorded, simulatedGame } from './positions.ts';

/** Everything there is to see of a title, one after the other: views, decisions, what opens beside them. */

const SHOWN = MANIFESTS.filter(({ family }) => family !== null);

export const TITLES = SHOWN.map(({ id }) => id);

/** One title of each family: what belongs to the family is looked at there. */
export const FIRST_OF_FAMILY = SHOWN.filter(
  (title, index) => SHOWN.findIndex(({ family }) => family === title.family) === index,
).map(({ id }) => id);

/** Something to look at. */
export interface Scene {
  readonly name: string;
  /** What is new in it; left out, the whole page. */
  readonly part?: string;
  /** It is arranged in its own way on a tablet. */
  readonly onTablet?: boolean;
  /** It looks the same in all titles of the family. */
  readonly ofFamily?: boolean;
}

/** Sent to the page as it is: the home page on the way to another game, with nothing to draw but the headline, which gets the focus. */
function passHome(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main:has([data-import]) > section { display: none; }');
  document.adoptedStyleSheets = [sheet];
  location.hash = '';
}

/**
 * Opens a match of a file in place of whatever is on show. The page is loaded only once: that takes longest. Its pictures
 * and its list of games would be drawn each time on the way, for nobody.
 */
export async function openFile(page: Page, address: string, text: string): Promise<void> {
  const isLoaded = page.url().startsWith(address);
  if (isLoaded) await page.evaluate(passHome);
  else await page.goto(address);
  await page.waitForSelector('[data-import]', { state: 'attached' });
  await importGame(page, 'game.json', text);
  await openImported(page);
  if (isLoaded) await page.evaluate(() => (document.adoptedStyleSheets = []));
}

const VIEWS: Readonly<Record<string, readonly string[]>> = {
  rail: ['map', 'market', 'holdings', 'companies', 'history', 'log'],
  express: ['map', 'companies', 'history', 'log'],
};

/** Opens a hex where something can be built, so that its tiles fan out. */
async function openLegalHex(page: Page): Promise<boolean> {
  const hex = page.locator('path[data-legal]').first();
  if ((await hex.count()) === 0) return false;
  await hex.dispatchEvent('click');
  return true;
}

/** Opens a hex where nothing can be built, for what is known of it. */
async function openOtherHex(page: Page): Promise<void> {
  await page.waitForSelector('[data-board] path[data-legal]', { state: 'attached' });
  await page
    .locator('[data-board] path[data-hex]:not([data-legal], [data-choice])')
    .first()
    .dispatchEvent('click');
  await page.waitForSelector('[data-hex-info]');
}

/** Takes the first choice on offer in the panel, for whatever it brings. */
function takeAChoice(page: Page): Promise<void> {
  return page.evaluate(() => {
    const choices = document.querySelectorAll<HTMLElement>('aside [data-choice]:not([aria-disabled=true])');
    [...choices].find(({ dataset }) => dataset['choice'] !== 'pass')?.click();
  });
}

const PANEL = 'aside[data-step]';
/** What opens beside a hex that is chosen; where only one thing can be started there, the panel goes on with it. */
const CARD = '[data-fan], [data-token-pick], [data-way], aside [data-dial][aria-pressed=true]';

/** Decisions that seldom come up, and the games in which they do. */
const RARE: Readonly<Record<string, readonly (Deal & { readonly steps: readonly string[] })[]>> = {
  '1848': [
    { seed: 1, steps: ['last-loan'] },
    { seed: 8, steps: ['tasmania'] },
  ],
  '1860': [{ seed: 14, steps: ['discard'] }],
  '18gb': [{ seed: 12, seats: 5, steps: ['share', 'consent', 'discard'] }],
};

/** The match up to decisions of a title that seldom come up, by their steps. */
export function rareDecisions(title: string): [step: string, text: string][] {
  return (RARE[title] ?? []).flatMap(({ steps, ...deal }) => {
    const found = positionsByStep(simulatedGame(title, deal));
    return steps.map((step): [string, string] => {
      const text = found.get(step);
      if (text === undefined)
        throw new Error(`no decision ${step} in game ${deal.seed} of ${title}: look for another`);
      return [step, text];
    });
  });
}

/** What can be done at any time waits in lists that open, as private companies that may be closed. */
async function openList(page: Page): Promise<boolean> {
  const list = page.locator(`${PANEL} [data-family]:not([aria-disabled=true])`).first();
  if ((await list.count()) === 0) return false;
  await list.click();
  await page.waitForSelector(`${PANEL} [data-back]`);
  return true;
}

/** The last position with dividends before it, in the middle of the game. */
export function momentOf({ game, match }: Recorded): number {
  const told = [...replaySteps(game, match)].map(({ events }) =>
    events.some(
      ({ key, params }) => key === 'dividend' || (key === 'paid-out' && Number(params['revenue']) > 0),
    ),
  );
  const at = told.lastIndexOf(true, Math.floor((told.length * 3) / 4));
  if (at < 1) throw new Error(`no dividends in a game of ${match.game}`);
  return at;
}

/** Does the last action again, for the card that it brings. */
export async function showMoment(page: Page): Promise<void> {
  await page.keyboard.press('u');
  await page.waitForSelector('[data-redo]:not([aria-disabled=true])', { state: 'attached' });
  await page.keyboard.press('y');
  await page.waitForSelector('[data-moment]');
}

/** Walks through a title at a page; at each stop `look` is called. */
export async function walkTitle(
  page: Page,
  address: string,
  title: string,
  look: (scene: Scene) => Promise<void>,
): Promise<void> {
  const played = simulatedGame(title);
  const family = SHOWN.find(({ id }) => id === title)?.family ?? '';
  const positions = positionsByStep(played);
  /* oxlint-disable no-await-in-loop -- one thing after the other at one page */
  let isHexSeen = false;
  for (const [step, text] of [...positions, ...rareDecisions(title)]) {
    await openFile(page, address, text);
    await page.waitForSelector(PANEL);
    if (await openLegalHex(page)) {
      await page.waitForSelector(CARD);
      // The rest of the page is the same for every hex.
      await look({ name: `decision ${step}, a hex chosen`, ...(isHexSeen && { part: `${PANEL}, ${CARD}` }) });
      isHexSeen = true;
    } else {
      await takeAChoice(page);
      await look({ name: `decision ${step}`, part: PANEL });
    }
    // They are the same beside every step.
    if (step === 'trains' && (await openList(page))) await look({ name: `list beside ${step}`, part: PANEL });
  }

  await openFile(page, address, positions.get(family === 'rail' ? 'track' : 'turn') ?? '');
  await openOtherHex(page);
  await look({ name: 'a hex where nothing can be done', part: '[data-hex-info]' });
  await openFile(page, address, positions.get(family === 'rail' ? 'stock' : 'turn') ?? '');
  for (const view of VIEWS[family] ?? []) {
    await page.click(`[data-view=${view}]`);
    if (view === 'history') await page.waitForSelector('[data-scrubber]');
    await look({ name: `view ${view}`, onTablet: view === 'history' });
  }
  await page.click('[data-view=map]');
  await page.click('[data-plan-start]');
  await page.waitForSelector('[data-plan]');
  await look({ name: 'planning', onTablet: true, ofFamily: true });
  await page.click('[data-plan-discard]');
  await page.keyboard.press('?');
  await page.waitForSelector('dialog[open]');
  await look({ name: 'help', part: 'dialog', ofFamily: true });
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.waitForSelector('dialog[open] [data-shown-rule]');
  await look({ name: 'rules', part: 'dialog', ofFamily: true });
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  /* oxlint-enable no-await-in-loop */

  await openFile(page, address, formatMatch(branch(played.match, momentOf(played))));
  await showMoment(page);
  await look({ name: 'a big moment', part: '[data-moment]' });

  await openFile(page, address, formatMatch(played.match));
  await page.waitForSelector('[data-fortunes]');
  await page.click('[data-fortunes] summary');
  await look({ name: 'end of the game', onTablet: true });
  await page.click('[data-view=map]');
  await page.waitForSelector('aside [data-ranking]');
  await look({ name: 'the map at the end', part: PANEL });
}

/** The page before any table: games to go on with, a new game of each title, a file that does not open. */
export async function walkHome(
  page: Page,
  address: string,
  look: (scene: Scene) => Promise<void>,
): Promise<void> {
  await look({ name: 'home, no games yet' });
  await openFile(page, address, SAMPLE);
  await page.goto(address);
  await page.waitForSelector('[data-game]');
  // One that goes on beside the finished one, so that they can be told apart; and a new name for it.
  const game = JSON.parse(SAMPLE) as { players: unknown[]; actions: unknown[] };
  const players = game.players.map((_, seat) => ({ name: `Player ${seat + 1}` }));
  await openFile(page, address, JSON.stringify({ ...game, players, actions: game.actions.slice(0, 20) }));
  await page.goto(address);
  await page.waitForSelector('[data-filter]');
  await look({ name: 'home' });
  await page.locator('[data-game]').first().hover();
  await page.locator('[data-rename]').first().click();
  await page.waitForSelector('[data-label]');
  await look({ name: 'a game is renamed', part: '[data-game]' });
  await page.keyboard.press('Escape');
  /* oxlint-disable no-await-in-loop -- one thing after the other at one page */
  for (const title of TITLES) {
    await openNewGame(page, title);
    await page.click('dialog summary');
    await look({ name: `new game of ${title}`, part: 'dialog' });
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.click(`[data-title-card="${title}"]`);
    await page.waitForSelector('[data-title-page] [data-overview]');
    await look({ name: `about ${title}` });
    await page.goto(address);
    await page.waitForSelector('[data-game]');
  }
  /* oxlint-enable no-await-in-loop */
  await page.click('[data-preferences]');
  await page.waitForSelector('dialog [data-preference]');
  await look({ name: 'preferences', part: 'dialog' });
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  const illegal = JSON.parse(SAMPLE) as { actions: { by: number }[] };
  for (const action of illegal.actions.slice(-1)) action.by = 9;
  await importGame(page, 'broken.json', JSON.stringify(illegal));
  await page.waitForSelector('dialog [role=alert]');
  await look({ name: 'a file that does not open', part: 'dialog' });
}
