import type { Page } from 'playwright-core';
import { replaySteps } from '../src/core/match.ts';
import { findWhole } from '../src/titles/all.ts';
import { TITLES as MANIFESTS } from '../src/titles/list.ts';
import { simulatedGame } from './positions.ts';

/** Another language in place, and whatever a page says. */

export function untilSpoken(page: Page, locale: string): Promise<unknown> {
  return page.waitForSelector(`html[lang="${locale}"]`, { state: 'attached' });
}

/** As a choice in another tab is heard of: whatever is open in this one stays open. */
export async function chooseElsewhere(page: Page, locale: string): Promise<void> {
  await page.evaluate((language) => {
    const newValue = JSON.stringify({ locale: language, untold: null });
    dispatchEvent(new StorageEvent('storage', { key: 'railhead.language', newValue }));
  }, locale);
  await untilSpoken(page, locale);
}

/** Everything that a page says, by eye and by ear; keys and what was announced before are left out. */
export function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
    // What a drawing says of itself is for who opens its file.
    const LEFT_OUT =
      'script, style, noscript, svg desc, kbd, bdi, [data-live], [data-live-urgent], [data-language]';
    const said: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.closest(LEFT_OUT)) continue;
      if (node instanceof Text) said.push(node.data);
      else for (const name of SPOKEN) said.push(element?.getAttribute(name) ?? '');
    }
    return said.filter((text) => text.trim() !== '');
  });
}

/** Every name in some data. */
function* namesIn(data: unknown): Generator<string> {
  if (typeof data !== 'object' || data === null) return;
  if (data instanceof Map) {
    yield* namesIn([...data.values()]);
    return;
  }
  for (const [key, value] of Object.entries(data)) {
    if (key === 'name' && typeof value === 'string') yield value;
    else yield* namesIn(value);
  }
}

export function plainWords(text: string): string[] {
  return text.match(/[A-Za-z][A-Za-z'’-]*[a-z]{2,}/g) ?? [];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Who played the sample game is no word either, and lists are made by the browser. */
const OTHER_NAMES = ['Railhead', '18xx.games', 'random', 'and', 'or'];

/** Words that are the same in every language: names of titles, places, companies, privates and players. */
export function namesOf(title: string): ReadonlySet<string> {
  const { game, match } = simulatedGame(title);
  const last = [...replaySteps(game, match)].at(-1);
  const whole = findWhole(title);
  const view = game.view(last?.state ?? {}, null);
  const placeOf = whole?.drawing?.placeNames(view);
  const places = LETTERS.split('').flatMap((letter) =>
    Array.from({ length: 30 }, (_, number) => placeOf?.(letter + number) ?? ''),
  );
  const inData = namesIn([view, whole?.drawing, match.players]);
  const ofTitles = MANIFESTS.flatMap(({ name, designers }) => [name, designers]);
  return new Set([...inData, ...places, ...ofTitles, ...OTHER_NAMES].flatMap(plainWords));
}

/** What is said in plain letters and is no name. */
export async function inEnglish(page: Page, names: ReadonlySet<string>): Promise<string[]> {
  const said = await saidOn(page);
  return said.filter((text) => plainWords(text).some((word) => !names.has(word)));
}
