import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as Locales from '../text/locales.ts';

/** A language that is a folder with a few messages and one line in `LANGUAGES`. */
const MADE_UP: Locales.Language = {
  isComplete: false,
  online: async () => ({}),
  commandLine: async () => ({}),
  common: { 'input.unknown-game': 'ludo {given} ne konata', 'choice.pass': 'Pasi' },
  page: { 'page.undo': 'Malfari' },
  board: { 'board.zoom-in': 'Pli granda' },
  titles: {
    '1848': {
      words: () =>
        Promise.resolve({
          'step.crisis': 'Ŝuldo',
          'ruleSet.book.about': 'Laŭ la libro',
          'rule.1848-9.2': 'Signo',
        }),
      ruleTexts: () => Promise.resolve({ sections: { '1848-9': 'Signoj' }, texts: {} }),
    },
  },
};

vi.mock('../text/locales.ts', async (original) => {
  const locales = await original<typeof Locales>();
  Object.assign(locales.LANGUAGES, { eo: { name: 'Esperanto', load: () => Promise.resolve(MADE_UP) } });
  return locales;
});

// The page's words were loaded before this file, in English.
beforeAll(() => vi.resetModules());

describe('a language that was added by one line', () => {
  test('is spoken by the page, with English for what it lacks', async () => {
    const { reasonOf, tableWords, words } = await import('../web/words.ts');
    const { speak } = await import('../web/language/choice.ts');
    const { BadInput } = await import('../core/bad-input.ts');
    await speak('eo');
    expect(words.locale).toBe('eo');
    expect(words.t('page.undo')).toBe('Malfari');
    expect(words.t('page.redo')).toBe('Redo');
    expect(tableWords({}).t('board.zoom-in')).toBe('Pli granda');
    expect(tableWords({}).t('board.zoom-out')).toBe('Zoom out (−)');
    expect(reasonOf(new BadInput('unknown-game', { given: '"x"' }))).toBe('ludo "x" ne konata');
    expect(reasonOf(new BadInput('bad-actions', {}))).toBe('"actions" must be a list');
  });

  test('brings a table its words, and the rules of its title to read', async () => {
    const { loadRuleTexts, loadTitle } = await import('../web/titles.ts');
    const { messages } = await loadTitle('1848');
    expect(messages).toMatchObject({ 'step.crisis': 'Ŝuldo', 'step.tasmania': 'Tasmania' });
    const { sections, texts, figures } = await loadRuleTexts('1848');
    expect(sections).toMatchObject({ '1848-9': 'Signoj', '1848-10': 'Trains' });
    expect(texts).toHaveProperty(['1848-9.2']);
    expect(figures({})).toHaveProperty('train_2');
  });

  test('is spoken by the command line where it is asked for', async () => {
    const { makeDesk } = await import('../testing/cli.ts');
    const desk = makeDesk();
    afterAll(() => desk.clear());
    const inIt = /Laŭ la libro/;
    const told = async (locale: string, ...argv: string[]): Promise<string> =>
      (await desk.railheadWith({ locale }, ...argv)).out;
    expect(await told('eo_XX.UTF-8', 'games', '1848')).toMatch(inIt);
    expect(await told('eo', 'games', '1848', '--lang', 'en')).not.toMatch(inIt);
    expect(await told('C', 'games', '1848')).not.toMatch(inIt);
    expect(await told('xx_XX', 'games', '1848')).not.toMatch(inIt);
    // Commands that do not tell of games stay English, whatever was spoken before them.
    await told('eo', 'games', '1848');
    desk.file('b.json', '{"railhead":1,"game":"x"}');
    expect((await desk.railheadWith({ locale: 'eo' }, 'render', 'b.json')).err).toContain('does not know');
    expect(await desk.railhead('games', '--lang', 'xx')).toEqual({
      code: 2,
      out: '',
      err: "railhead: option '--lang <LANG>' argument 'xx' is invalid. Known languages: en, ru, de, pl, eo.\n",
    });
    const { out } = await desk.railhead('games', '1848', '--lang', 'eo');
    expect(out).toContain('Laŭ la libro');
    desk.file('a.json', '{"railhead":1,"game":"x"}');
    const { err } = await desk.railhead('replay', 'a.json', '--lang', 'eo');
    expect(err).toContain('ludo "x" ne konata');
  });
});
