// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES, type Languages } from '../../text/locales.ts';
import { eventually } from '../../testing/eventually.ts';
import { memoryHere } from '../match/memory-database.ts';
import { startGame } from '../match/open.ts';
import { PAGE_LANGUAGES } from '../locale.ts';
import { loadTitle, loadRuleTexts } from '../titles.ts';
import { loadPageWords, words } from '../words.ts';
import { beginSpeaking, choice, choose, decide, manifestOf, readChoice, speak, takeOver } from './choice.ts';

const KEY = 'railhead.language';
const PSEUDO = PAGE_LANGUAGES['qps'];
if (!PSEUDO) throw new Error('the pseudo-language is for tests');

/** Some more languages, for the time of a test. */
function withLanguages(more: Languages): void {
  const all = PAGE_LANGUAGES as Record<string, Languages[string]>;
  Object.assign(all, more);
  for (const id of Object.keys(more)) added.push(id);
}

const added: string[] = [];

beforeEach(async () => {
  history.replaceState(null, '', '/');
  await speak('en');
  localStorage.clear();
  return async () => {
    for (const id of added.splice(0)) delete (PAGE_LANGUAGES as Record<string, unknown>)[id];
    await takeOver('en');
  };
});

describe('the language of the page', () => {
  const languages = { ...LANGUAGES, de: PSEUDO, pl: PSEUDO };
  const page = 'https://rail.example/';
  const spoken = (address: string, chosen: string | null, browser: readonly string[]): string =>
    decide({ address, chosen, browser }, languages);

  test('is the one of the address, else what was chosen, else what the browser wants, else English', () => {
    expect(spoken(`${page}?lang=de#/table/x`, 'pl', ['en'])).toBe('de');
    expect(spoken(`${page}#/table/x`, 'pl', ['de', 'en'])).toBe('pl');
    expect(spoken(page, null, ['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(spoken(page, null, ['fr-FR'])).toBe('en');
    expect(spoken(page, null, [])).toBe('en');
  });

  test('is none that there is not', () => {
    expect(spoken(`${page}?lang=xx`, 'pl', [])).toBe('pl');
    expect(spoken(`${page}?lang=`, 'xx', ['de'])).toBe('de');
    expect(spoken(`${page}#/?lang=de`, null, ['en'])).toBe('en');
  });
});

describe('a choice', () => {
  test('is spoken at once, kept in this browser, and outlives the address', async () => {
    history.replaceState(null, '', '/?lang=en&other=1#/online');
    await choose('qps', 'ada');
    expect(words.t('page.undo')).toBe('⟦Úúñđóó⟧');
    expect(location.href).toMatch(/\/\?other=1#\/online$/);
    expect(readChoice(localStorage.getItem(KEY))).toEqual({ locale: 'qps', untold: 'ada' });
    expect(choice.value).toEqual({ locale: 'qps', untold: 'ada' });
  });

  test('of another device does not outweigh the address', async () => {
    history.replaceState(null, '', '/?lang=qps');
    await takeOver('en');
    expect(words.locale).toBe('qps');
    expect(readChoice(localStorage.getItem(KEY))).toEqual({ locale: 'en', untold: null });
  });

  test('that is not ours is none', () => {
    for (const text of [null, '', '{', '"de"', 'null', '{"locale":1}', '[]'])
      expect(readChoice(text)).toBeNull();
    expect(readChoice('{"locale":"de","untold":3}')).toEqual({ locale: 'de', untold: null });
  });

  test('of another tab is taken over', async () => {
    await beginSpeaking();
    const newValue = JSON.stringify({ locale: 'qps', untold: null });
    const before = choice.value;
    dispatchEvent(new StorageEvent('storage', { key: 'railhead.theme', newValue }));
    expect(choice.value).toBe(before);
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
    await eventually(() => expect(words.locale).toBe('qps'));
  });

  test('that cannot be loaded leaves everything as it is, and can be made again', async () => {
    let isOffline = true;
    const load = (): ReturnType<typeof PSEUDO.load> =>
      isOffline ? Promise.reject(new Error('no network')) : PSEUDO.load();
    withLanguages({ xx: { name: 'X', load } });
    await choose('xx', null);
    expect(words.locale).toBe('en');
    isOffline = false;
    await choose('xx', null);
    expect(words.locale).toBe('xx');
  });
});

describe('speaking another language', () => {
  test('changes everything that is said of a table, and nothing else', async () => {
    const session = await startGame(memoryHere(), {
      title: '1848',
      names: ['Ada', 'Ben', 'Cleo'],
      ruleSet: 'book',
      options: {},
      seed: 7,
    });
    const { words: own, state } = session;
    const before = state.value;
    const rule = session.rules['1848-9.2'];
    await speak('qps');
    expect(session.words).toBe(own);
    expect(own.locale).toBe('qps');
    expect(own.step('crisis')).toMatch(/^⟦/);
    expect(own.t('board.zoom-in')).toMatch(/^⟦/);
    expect(own.name(0)).toBe('Ada');
    expect(session.rules['1848-9.2']).not.toBe(rule);
    expect(session.title.messages['step.crisis']).toMatch(/^⟦/);
    expect((await loadRuleTexts('1848')).sections['1848-9']).toMatch(/^⟦/);
    expect(state.value).toBe(before);
    await speak('en');
    expect(session.rules['1848-9.2']).toBe(rule);
  });

  test('a title that is opened meanwhile is told in it too', async () => {
    let begin = (): void => {};
    const waiting = new Promise<void>((resolve) => (begin = resolve));
    withLanguages({ xx: { name: 'X', load: () => waiting.then(() => PSEUDO.load()) } });
    const speaking = speak('xx');
    const title = await loadTitle('18gb');
    expect(title.messages['step.track']).not.toMatch(/^⟦/);
    begin();
    await speaking;
    expect(title.messages['step.track']).toMatch(/^⟦/);
  });

  test('what was asked for last is spoken, whichever comes first', async () => {
    let begin = (): void => {};
    const waiting = new Promise<void>((resolve) => (begin = resolve));
    withLanguages({ xx: { name: 'X', load: () => waiting.then(() => PSEUDO.load()) } });
    const slow = speak('xx');
    await speak('qps');
    begin();
    await slow;
    expect(words.locale).toBe('qps');
  });

  test('brings the words for playing online, where they are wanted', async () => {
    expect(words.t('page.online.sign-in')).toBe('Sign in');
    const begin = await loadPageWords('qps');
    begin();
    expect(words.t('page.online.sign-in')).toBe('⟦Šííğñ ííñ⟧');
  });

  test('is known to the browser: how to read it aloud, and what the page says of itself', async () => {
    document.head.innerHTML = '<meta name="description" content=""><link rel="manifest" href="">';
    await beginSpeaking();
    await speak('qps');
    expect(document.documentElement.lang).toBe('qps');
    expect(document.querySelector('meta')?.content).toMatch(/^⟦/);
    // What is only for development has no file of its own.
    expect(manifestOf('qps')).toBe('./manifest.webmanifest');
    expect(document.querySelector('link')?.getAttribute('href')).toBe('./manifest.webmanifest');
    expect(manifestOf('en')).toBe('./manifest.webmanifest');
  });
});

describe('a page that begins', () => {
  test('speaks English where its own language cannot be had', async () => {
    withLanguages({ xx: { name: 'X', load: () => Promise.reject(new Error('no network')) } });
    history.replaceState(null, '', '/?lang=xx');
    await beginSpeaking();
    expect(words.locale).toBe('en');
  });

  test('finds its manifests where the build puts them', () => {
    const build = readFileSync('tools/vite-offline.ts', 'utf8');
    expect(build).toContain('`manifest.${locale}.webmanifest`');
    expect(manifestOf('de', { ...LANGUAGES, de: PSEUDO })).toBe('./manifest.de.webmanifest');
  });
});
