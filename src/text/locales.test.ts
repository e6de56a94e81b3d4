import { describe, expect, it } from 'vitest';
import { MANIFEST_1848 } from '../titles/1848/manifest.ts';
import { ENGLISH } from './en/index.ts';
import {
  firstSpoken,
  LANGUAGES,
  type Language,
  type Languages,
  loadLanguage,
  loadRuleTexts,
  loadWords,
  SOURCE_LOCALE,
} from './locales.ts';

const GERMAN: Language = {
  isComplete: false,
  online: async () => ({}),
  commandLine: async () => ({}),
  common: { 'choice.pass': 'Passen' },
  page: { 'page.undo': 'Zurück' },
  board: {},
  titles: {
    '1848': {
      words: () => Promise.resolve({ 'step.crisis': 'Schulden' }),
      ruleTexts: () => Promise.resolve({ sections: { '1848-9': 'Marker' }, texts: {} }),
    },
  },
};

function withGerman(german: Language): Languages {
  return { ...LANGUAGES, de: { name: 'Deutsch', load: () => Promise.resolve(german) } };
}

const WITH_GERMAN = withGerman(GERMAN);

describe('a language', () => {
  it('is English unless there is another', async () => {
    const english = await MANIFEST_1848.load.words();
    expect(await loadWords(SOURCE_LOCALE, MANIFEST_1848)).toEqual(english);
    expect(await loadWords('xx', MANIFEST_1848)).toEqual(english);
    expect(await loadRuleTexts(SOURCE_LOCALE, MANIFEST_1848)).toMatchObject(
      await MANIFEST_1848.load.ruleTexts(),
    );
  });

  it('has catalogues for where no title is at hand, completed by English', async () => {
    const { common, page, board } = ENGLISH;
    expect(await loadLanguage(SOURCE_LOCALE)).toMatchObject({ locale: 'en', common, page, board });
    expect(await loadLanguage('xx')).toMatchObject({ locale: 'en', common, page, board });
    expect(await loadLanguage('de', WITH_GERMAN)).toMatchObject({
      locale: 'de',
      common: { ...common, 'choice.pass': 'Passen' },
      page: { ...page, 'page.undo': 'Zurück' },
      board,
    });
  });

  it('brings the words for playing online when they are asked for, completed by English', async () => {
    const english = await ENGLISH.online();
    const german = { ...GERMAN, online: async () => ({ 'page.online.sign-in': 'Anmelden' }) };
    const { online } = await loadLanguage('de', withGerman(german));
    expect(await online()).toEqual({ ...english, 'page.online.sign-in': 'Anmelden' });
  });

  it('that is complete comes alone: no English is loaded below it', async () => {
    const german = { ...GERMAN, isComplete: true };
    const languages = withGerman(german);
    expect((await loadLanguage('de', languages)).page).toEqual(GERMAN.page);
    const { load } = MANIFEST_1848;
    const untouched = {
      id: '1848',
      load: { ...load, words: () => Promise.reject(new Error('English was loaded')) },
    };
    expect(await loadWords('de', untouched, languages)).toEqual({ 'step.crisis': 'Schulden' });
    // Of a title that it does not bring, it lacks everything.
    expect(await loadWords('de', { id: '1860', load }, languages)).toEqual(await load.words());
  });

  it('that says it is complete has every message of English', async () => {
    const english = await loadLanguage(SOURCE_LOCALE);
    for (const { load } of Object.values(LANGUAGES)) {
      // oxlint-disable-next-line no-await-in-loop -- a handful
      const language = await load();
      if (!language.isComplete) continue;
      for (const part of ['common', 'page', 'board'] as const) {
        expect(Object.keys(language[part]).sort()).toEqual(Object.keys(english[part]).sort());
      }
    }
  });

  it('tells what it has, and the rest in English', async () => {
    const words = await loadWords('de', MANIFEST_1848, WITH_GERMAN);
    expect(words).toMatchObject({ 'step.crisis': 'Schulden', 'step.tasmania': 'Tasmania' });
    const { sections, texts } = await loadRuleTexts('de', MANIFEST_1848, WITH_GERMAN);
    expect(sections).toMatchObject({ '1848-9': 'Marker', '1848-10': 'Trains' });
    expect(texts).toHaveProperty(['1848-9.2']);
  });

  it('is fetched only when it is asked for', async () => {
    let asked = 0;
    const languages = {
      ...LANGUAGES,
      de: {
        name: 'Deutsch',
        load: () => {
          asked += 1;
          return Promise.resolve(GERMAN);
        },
      },
    };
    await loadWords(SOURCE_LOCALE, MANIFEST_1848, languages);
    expect(asked).toBe(0);
    await loadWords('de', MANIFEST_1848, languages);
    expect(asked).toBe(1);
  });
});

describe('which language is spoken', () => {
  const spoken = (...wishes: (string | null | undefined)[]): string | null =>
    firstSpoken(wishes, WITH_GERMAN);

  it('is the first of the wishes that there is', () => {
    expect(spoken('fr', 'de', 'en')).toBe('de');
    expect(spoken('en-US', 'de')).toBe('en');
    expect(spoken(null, undefined, '', 'de')).toBe('de');
    expect(spoken('fr')).toBeNull();
    expect(spoken()).toBeNull();
  });

  it('is found however browsers and terminals write it', () => {
    for (const wish of ['de', 'DE', 'de-AT', 'de_DE.UTF-8', 'de_DE@euro', 'de.UTF-8'])
      expect(spoken(wish)).toBe('de');
    for (const wish of ['C', 'C.UTF-8', 'POSIX', 'deutsch', 'd', 'constructor', '__proto__'])
      expect(spoken(wish)).toBeNull();
  });
});
