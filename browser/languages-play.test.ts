import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Action, Turn } from '../src/core/game.ts';
import { loadLanguage, loadWords } from '../src/text/locales.ts';
import { makeWords, type Words } from '../src/text/words.ts';
import { findWhole } from '../src/titles/all.ts';
import { type Opened, isOver, positionOf, startGame, stateOf, whenAwake } from './page.ts';
import { chooseElsewhere, namesOf, plainWords, saidOn, untilSpoken } from './spoken-words.ts';
import { useStage } from './stage.ts';

/** Played in another language by what the page says: every button is found by its words. */

const stage = useStage();

const NAMES = ['Ada', 'Ben', 'Cleo'];

/** A table in a language, and the same words outside of the page. */
interface Table extends Opened {
  readonly title: string;
  readonly locale: string;
  readonly words: Words;
}

async function wordsOf(title: string, locale: string): Promise<Words> {
  const whole = findWhole(title);
  if (!whole) throw new Error(`no title ${title}`);
  const { common, page, board } = await loadLanguage(locale);
  const own = await loadWords(locale, whole.title);
  return makeWords(locale, [common, page, board, own], {
    names: NAMES,
    title: whole.title.text,
    vocabularies: whole.game.vocabulary,
    ...whole.names,
  });
}

async function openIn(locale: string, title: string): Promise<Table> {
  const opened = await stage.open({ locale, reducedMotion: 'reduce' });
  await untilSpoken(opened.page, locale);
  return { ...opened, title, locale, words: await wordsOf(title, locale) };
}

/** An action with what is special about it. */
type Legal = Action & Readonly<Record<string, string | number>>;

/** The step, and what may be decided there, as the engine lists it. */
async function decisionAt({ page, title }: Table): Promise<{ turn: Turn; legal: readonly Legal[] }> {
  const game = findWhole(title)?.game;
  if (!game) throw new Error(`no title ${title}`);
  const state = await stateOf(page);
  const turn = game.turn(state);
  const legal = turn.kind === 'finished' ? [] : game.choices(state);
  return {
    turn,
    legal: legal.flatMap((choice) => {
      if (choice.kind === 'open' || choice.refusal) return [];
      const action = choice.action as Legal;
      return [choice.kind === 'range' ? { ...action, [choice.field]: choice.min } : action];
    }),
  };
}

/** What a button says, whatever the numbers in it and the key beside it; `part`: what it begins with. */
function saying(text: string, isWhole = true): RegExp {
  const words = text
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\d+/g, String.raw`\d[\d\s.,]*`)
    .replaceAll(/\s+/g, String.raw`\s*`);
  return new RegExp(String.raw`^\s*${words}${isWhole ? String.raw`\s*(?:\p{Lu}|↵|Esc)?\s*$` : ''}`, 'u');
}

/** A button of the decision that can be pressed, by what it says. */
function button({ page }: Table, text: string, isWhole = true): Locator {
  return page
    .locator('aside[data-step] button:not([aria-disabled=true])')
    .filter({ hasText: saying(text, isWhole), visible: true });
}

/** Decides by the last of these buttons; the others lead to it. */
async function decideBy(table: Table, ...texts: readonly string[]): Promise<void> {
  const before = await positionOf(table.page);
  /* oxlint-disable no-await-in-loop -- one leads to the next */
  for (const [index, text] of texts.entries())
    await button(table, text, index === texts.length - 1)
      .first()
      .click();
  /* oxlint-enable no-await-in-loop */
  await expect.poll(() => positionOf(table.page)).toBeGreaterThan(before);
  await whenAwake(table.page);
}

/** Decides by whichever of these buttons is there. */
async function decideByOne(table: Table, ...buttons: readonly Locator[]): Promise<void> {
  const before = await positionOf(table.page);
  const [first, ...others] = buttons;
  if (!first) throw new Error('no button');
  await others
    .reduce((either, other) => either.or(other), first)
    .first()
    .click();
  await expect.poll(() => positionOf(table.page)).toBeGreaterThan(before);
  await whenAwake(table.page);
}

/** Says no, in words of the step. */
async function pass(table: Table, action: Action): Promise<void> {
  const { full, short } = table.words.choice(action, await viewOf(table));
  await decideByOne(table, ...[short, full, table.words.t('page.done')].map((text) => button(table, text)));
}

/** Words that are the same in this language and in English. */
const TAKEN_OVER: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Phase',
    'Bank',
    'Pool',
    'Name',
    'Version',
    'Code',
    'Bot',
    'Export',
    'Depot',
    'System',
    'IPO',
    'Online',
  ],
  pl: ['Bank', 'Bonus'],
  ru: ['IPO'],
};

/** What is said in the same words as in English, and is no name. */
async function leftInEnglish({ page, title, locale }: Table): Promise<string[]> {
  const names = new Set([...namesOf(title), ...NAMES, ...(TAKEN_OVER[locale] ?? [])]);
  const said = await saidOn(page);
  await chooseElsewhere(page, 'en');
  const english = new Set(await saidOn(page));
  await chooseElsewhere(page, locale);
  const isWord = (word: string): boolean =>
    !names.has(word) && !names.has(word.replace(/^\p{Ll}/u, (first) => first.toUpperCase()));
  return [...new Set(said)].filter((text) => english.has(text) && plainWords(text).some(isWord));
}

/** The page says of itself which language it speaks, and speaks no other; the log tells what happened in it. */
async function expectSpoken(table: Table): Promise<void> {
  const { page, locale, errors } = table;
  expect(await page.getAttribute('html', 'lang')).toBe(locale);
  expect(await leftInEnglish(table)).toEqual([]);
  await page.click('[data-view=log]');
  await page.locator('[data-log-at]').first().waitFor();
  expect(await leftInEnglish(table)).toEqual([]);
  expect(errors).toEqual([]);
}

/** The position on show, as everything shown is made of it. */
async function viewOf({ page, title }: Table): Promise<object> {
  return findWhole(title)?.game.view(await stateOf(page), null) as object;
}

/** Builds one hex for the first company that can: by its name, the name of the hex, and what that costs. */
async function expand(table: Table): Promise<boolean> {
  const { page, words } = table;
  const dial = button(table, words.t('page.express.dial.expansion'), false);
  if ((await dial.count()) === 0) return false;
  await dial.first().click();
  await page.locator('aside [data-choice=expand]:not([aria-disabled=true])').first().click();
  const hex = (await page.locator('[data-board] path[data-legal]').first().getAttribute('data-hex')) ?? '';
  await decideBy(table, hex, words.t('page.express.build', { number: 1, cost: 1 }));
  return true;
}

test('a whole game of Chicago Express in Russian', async () => {
  const table = await openIn('ru', 'chicago-express');
  const { page, words } = table;
  const t: Words['t'] = (key, params) => words.t(key, params);
  await startGame(page, { title: 'chicago-express', names: NAMES });
  let built = 0;
  /* oxlint-disable no-await-in-loop -- one decision after the other */
  while (!(await isOver(page))) {
    const { legal } = await decisionAt(table);
    const find = (type: string): Legal | undefined => legal.find((action) => action.type === type);
    const [bid, no, auction, idle] = ['bid', 'pass', 'start_auction', 'noop'].map(find);
    const { auction: lot } = (await viewOf(table)) as { auction: { bid: number | null } | null };
    if (bid && lot?.bid === null) await decideBy(table, words.choice(bid).full);
    else if (no) await pass(table, no);
    else if (built === 0 && (await expand(table))) built++;
    else if (auction) {
      const company = String(auction['company']);
      const dial = t('page.express.dial.auction');
      await decideBy(table, dial, words.company(company), t('page.express.put-up', { company }));
    } else if (idle) {
      const dial = String(idle['dial']);
      const only = t('page.express.only-this', { dial: t(`dial.${dial}`) });
      await decideBy(table, t(`page.express.dial.${dial}`), only, words.choice(idle).full);
    } else throw new Error(`nothing to press: ${legal.map(({ type }) => type).join(', ')}`);
  }
  /* oxlint-enable no-await-in-loop */
  expect(built).toBe(1);
  await expectSpoken(table);
  await table.context.close();
});
