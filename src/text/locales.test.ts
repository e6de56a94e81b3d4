import { describe, expect, it } from 'vitest';
import { MANIFEST_1848 } from '../titles/1848/manifest.ts';
import { LANGUAGES, type Language, loadRuleTexts, loadWords, SOURCE_LOCALE } from './locales.ts';

const GERMAN: Language = {
  titles: {
    '1848': {
      words: () => Promise.resolve({ 'step.crisis': 'Schulden' }),
      ruleTexts: () => Promise.resolve({ sections: { '1848-9': 'Marker' }, texts: {} }),
    },
  },
};
const WITH_GERMAN = { ...LANGUAGES, de: () => Promise.resolve(GERMAN) };

describe('a language', () => {
  it('is English unless there is another', async () => {
    const english = await MANIFEST_1848.load.words();
    expect(await loadWords(SOURCE_LOCALE, MANIFEST_1848)).toEqual(english);
    expect(await loadWords('xx', MANIFEST_1848)).toEqual(english);
    expect(await loadRuleTexts(SOURCE_LOCALE, MANIFEST_1848)).toMatchObject(
      await MANIFEST_1848.load.ruleTexts(),
    );
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
      de: () => {
        asked += 1;
        return Promise.resolve(GERMAN);
      },
    };
    await loadWords(SOURCE_LOCALE, MANIFEST_1848, languages);
    expect(asked).toBe(0);
    await loadWords('de', MANIFEST_1848, languages);
    expect(asked).toBe(1);
  });
});
