import { describe, expect, it } from 'vitest';
import { TITLES } from '../titles/list.ts';
import { PSEUDO_LOCALE } from './formats.ts';
import { LANGUAGES, loadLanguage, loadRuleTexts, loadWords } from './locales.ts';
import { readMessage } from './messages.ts';
import { PSEUDO, retell } from './pseudo.ts';
import { partsOfText } from './rule-texts.ts';

const WITH_PSEUDO = { ...LANGUAGES, [PSEUDO_LOCALE]: { name: 'Pseudo', load: async () => PSEUDO } };

/** Every English message with what the pseudo-language makes of it. */
async function everything(): Promise<[english: string, pseudo: string][]> {
  const both = await Promise.all([loadLanguage('en'), loadLanguage(PSEUDO_LOCALE, WITH_PSEUDO)]);
  const online = await Promise.all(both.map((language) => language.online()));
  const catalogues = both.map(({ common, page, board }, index) => ({
    ...common,
    ...page,
    ...board,
    ...online[index],
  }));
  const titles = await Promise.all(
    TITLES.map(async (title) => {
      const [english, pseudo] = await Promise.all([
        loadWords('en', title),
        loadWords(PSEUDO_LOCALE, title, WITH_PSEUDO),
      ]);
      const [rules, told] = await Promise.all([
        loadRuleTexts('en', title),
        loadRuleTexts(PSEUDO_LOCALE, title, WITH_PSEUDO),
      ]);
      return [
        { ...english, ...rules.sections, ...rules.texts },
        { ...pseudo, ...told.sections, ...told.texts },
      ] as const;
    }),
  );
  return [[catalogues[0], catalogues[1]] as const, ...titles].flatMap(([english = {}, pseudo = {}]) =>
    Object.entries(english).map(([key, text]): [string, string] => [text, pseudo[key] ?? '']),
  );
}

describe('the pseudo-language', () => {
  it('has accents, twice the vowels, and brackets', () => {
    expect(retell('Stock round')).toBe('⟦Šţóóćķ ŕóóúúñđ⟧');
    expect(retell('')).toBe('');
  });

  it('leaves placeholders, cases and numbers as they are', () => {
    expect(retell('{seat} has {cash}')).toBe('⟦{seat} ĥààš {cash}⟧');
    expect(retell('{n, plural, one {# share} =2 {a pair} other {# shares}} left')).toBe(
      '⟦{n, plural, one {# šĥààŕéé} =2 {àà þààííŕ} other {# šĥààŕééš}} łééƒţ⟧',
    );
    expect(retell('{to, select, ipo {new {n, plural, other {#}}} other {old}}')).toBe(
      '⟦{to, select, ipo {ñééŵ {n, plural, other {#}}} other {óółđ}}⟧',
    );
    expect(retell('{n, number, ::percent}')).toBe('⟦{n, number, ::percent}⟧');
    expect(retell("it''s '{braces}' a")).toBe("⟦ííţ''š '{braces}' àà⟧");
  });

  it('leaves the references of rule texts as they are', () => {
    expect(retell('See [1848-3.1] or [option_key].')).toBe('⟦Šéééé [1848-3.1] óóŕ [option_key].⟧');
  });

  it('tells everything that English does, with the same needs and the same references', async () => {
    const all = await everything();
    expect(all.length).toBeGreaterThan(2000);
    for (const [english, pseudo] of all) {
      if (english === '') continue;
      const needs = readMessage(english, 'en').needs;
      expect(readMessage(pseudo, 'en').needs).toEqual(needs);
      const refers = (text: string): unknown[] => partsOfText(text).map((part) => part.refers);
      expect(refers(pseudo).filter(Boolean)).toEqual(refers(english).filter(Boolean));
      expect(pseudo).toMatch(/^⟦[^]*⟧$/);
    }
  });

  it('is about 40 % longer', async () => {
    const plain = (await everything()).filter(([english]) => !/[{[]/.test(english) && english.length > 20);
    const length = (side: 0 | 1): number => plain.reduce((sum, both) => sum + both[side].length, 0);
    expect(length(1) / length(0)).toBeGreaterThan(1.3);
    expect(length(1) / length(0)).toBeLessThan(1.5);
  });
});
