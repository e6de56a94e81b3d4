import { describe, expect, it } from 'vitest';
import { ALL } from '../titles/all.ts';
import type { OptionValues } from '../core/game.ts';
import { COMMON } from './en/common.ts';
import { partsOfText, placeholderOf, sectionOf, tellRule, titleOfRule } from './rule-texts.ts';

const LONGEST = 420;
const MOST_SENTENCES = 3;

const TITLES = ALL.map(({ game, messages, ruleTexts }) => ({
  id: game.id,
  game,
  titles: Object.fromEntries(game.rules.map((id) => [id, titleOfRule(messages, id)])),
  messages,
  ...ruleTexts,
}));

describe.each(TITLES)('the rules of $id in words', (title) => {
  const { game, titles, messages, sections, texts, figures, overview, reference, synonyms } = title;
  const ids = game.rules;

  it('tell every rule and nothing else', () => {
    expect(Object.keys(texts).sort()).toEqual(ids.toSorted());
  });

  it('name every section and nothing else', () => {
    expect(Object.keys(sections)).toEqual([...new Set(ids.map(sectionOf))]);
  });

  /** Each rule set, and each with every other value of a single switch. */
  const games: OptionValues[] = game.ruleSets.flatMap(({ values: set }) => [
    set,
    ...game.options.flatMap(({ key, values }) => values.map((value) => ({ ...set, [key]: value }))),
  ]);

  /** A message as worded in all those games, each form once. */
  const formsOf = (message: string): string[] =>
    message.includes('{')
      ? [...new Set(games.map((switches) => tellRule(message, { ...figures(switches), ...switches }, 'en')))]
      : [message];

  it('depend on switches that exist, by every value they have', () => {
    const known = new Map(game.options.map(({ key, values }) => [placeholderOf(key), values.map(String)]));
    const wrong = [...Object.entries(titles), ...Object.entries(texts)].flatMap(([id, message]) =>
      [...message.matchAll(/\{(\w+), select,((?:[^{}]|\{[^{}]*\})*)\}/g)].flatMap(
        ([, name = '', forms = '']) => {
          const values = [...forms.matchAll(/(\S+)\s*\{/g)].map(([, value = '']) => value);
          return values
            .filter((value) => value !== 'other' && !known.get(name)?.includes(value))
            .map((value) => `${id} ${name} ${value}`);
        },
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('have a title in every game', () => {
    for (const [id, title] of Object.entries(titles)) {
      for (const form of formsOf(title)) expect([id, /^[^{}]+[.!?]$/.test(form)]).toEqual([id, true]);
    }
  });

  it('tell the game on one page, in any game, with references to rules that exist', () => {
    if (!overview) throw new Error('no overview');
    for (const { heading, text } of overview.parts) {
      for (const form of formsOf(text)) {
        expect([heading, /[{}]/.test(form)]).toEqual([heading, false]);
        const references = partsOfText(form).flatMap(({ refers }) => refers ?? []);
        expect(references.filter((id) => titles[id] === undefined)).toEqual([]);
      }
    }
    for (const { caption, head, rows } of overview.tables) {
      expect([caption, rows.filter((row) => row.length !== head.length)]).toEqual([caption, []]);
      expect(
        rows
          .flat()
          .flatMap(formsOf)
          .filter((cell) => /[{}[\]]/.test(cell)),
      ).toEqual([]);
    }
    const all = overview.parts
      .map(({ text }) => text)
      .join(' ')
      .split(' ').length;
    expect(all).toBeLessThan(600);
  });

  it('have words of players for words that the rules use', () => {
    const told = [...Object.values(titles), ...Object.values(texts)].join(' ').toLowerCase();
    const empty = Object.entries(synonyms ?? {}).filter(
      ([, ours]) => !ours.some((word) => told.includes(word)),
    );
    expect(empty).toEqual([]);
    expect(Object.keys(synonyms ?? {})).not.toEqual([]);
  });

  it('keep chapters for reference that exist', () => {
    expect(reference?.filter((id) => sections[id] === undefined)).toEqual([]);
  });

  it('have a line for every switch and rule set', () => {
    const keys = [
      ...game.options.map(({ key }) => `option.${key}`),
      ...game.ruleSets.map(({ id }) => `ruleSet.${id}.about`),
    ];
    const lines = { ...COMMON, ...messages };
    expect(keys.filter((key) => !/^[^{}]+[.!?]$/.test(lines[key] ?? ''))).toEqual([]);
  });

  it('tell nothing that the game does not have', () => {
    const describedKeys = (prefix: string): string[] =>
      Object.keys(messages).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
    expect(describedKeys('rule.').toSorted()).toEqual(ids.toSorted());
    const switches = game.options.flatMap(({ key, values }) => [
      key,
      ...values.map((one) => `${key}.${one}`),
    ]);
    const extra = describedKeys('option.').filter((key) => !switches.includes(key.replace(/\.short$/, '')));
    // Words that the titles of a family share may speak of a switch that one of them has not.
    expect(extra.filter((key) => !key.startsWith('trade_consent.'))).toEqual([]);
  });

  it('are short, and more than the title', () => {
    const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    for (const [id, text] of Object.entries(texts).flatMap(([rule, message]) =>
      formsOf(message).map((form) => [rule, form] as const),
    )) {
      expect([id, text.length > 0 && text.length <= LONGEST]).toEqual([id, true]);
      expect([id, bare(text)]).not.toEqual([id, bare(titles[id] ?? '')]);
      expect([id, text]).toEqual([id, text.trim()]);
      expect([id, /[.!?]$/.test(text)]).toEqual([id, true]);
      expect([id, (text.match(/[.!?](?=\s|$)/g) ?? []).length <= MOST_SENTENCES]).toEqual([id, true]);
    }
  });

  it('refer to rules and switches that exist', () => {
    const known = new Set([...ids, ...game.options.map(({ key }) => key)]);
    const named = Object.entries(texts).flatMap(([id, text]) =>
      partsOfText(text).flatMap(({ refers }) => (refers === null ? [] : [{ id, refers }])),
    );
    expect(named.filter(({ refers }) => !known.has(refers))).toEqual([]);
    expect(named.filter(({ id, refers }) => id === refers)).toEqual([]);
  });

  it('name every switch at the rule it comes from', () => {
    const missing = game.options.filter(
      ({ key, rule }) =>
        !texts[rule]?.includes(`[${key}]`) && !texts[rule]?.includes(`{${placeholderOf(key)},`),
    );
    expect(missing.map(({ key, rule }) => `${rule} ${key}`)).toEqual([]);
  });
});

describe('a text', () => {
  it('is cut where it refers to something', () => {
    expect(partsOfText('More by [kk_bonus], see [1848-20/D-30].')).toEqual([
      { text: 'More by ', refers: null },
      { text: 'kk_bonus', refers: 'kk_bonus' },
      { text: ', see ', refers: null },
      { text: '1848-20/D-30', refers: '1848-20/D-30' },
      { text: '.', refers: null },
    ]);
  });

  it('belongs to a section by its number', () => {
    expect(['1848-4.7.1', '1848-17', '1848-20/D-04', 'CE-18.1.2'].map(sectionOf)).toEqual([
      '1848-4',
      '1848-17',
      '1848-20',
      'CE-18',
    ]);
  });
});
