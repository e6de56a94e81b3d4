import { describe, expect, it } from 'vitest';
import { findWhole } from '../../titles/all.ts';
import { bookOf, type Entry, numberOf, settingsOf } from './book.ts';
import { search } from './search.ts';

const whole = findWhole('1848');
if (!whole) throw new Error('no 1848');
const { game } = whole;
const book = bookOf(whole, whole.ruleTexts, game.ruleSets[0]?.values ?? {}, 'en');

function first(query: string): string | undefined {
  return search(book, query)[0]?.id;
}

function entry(id: string): Entry {
  const found = book.entries.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no rule ${id}`);
  return found;
}

describe('the book of rules', () => {
  it('goes by number, section by section', () => {
    const ids = book.entries.map(({ id }) => id);
    expect(ids.indexOf('1848-4.9')).toBeLessThan(ids.indexOf('1848-4.10'));
    expect(ids.indexOf('1848-4.7') + 1).toBe(ids.indexOf('1848-4.7.1'));
    expect(book.sections.flatMap(({ entries }) => entries)).toEqual(book.entries);
    expect(book.sections[2]).toMatchObject({ id: '1848-3', name: 'Auction of the privates' });
    expect(numberOf('1848-20/D-04')).toBe('20/D-04');
  });

  it('has chapters for reference last', () => {
    expect(book.sections.slice(-3).map(({ id }) => id)).toEqual(['1848-19', '1848-20', '1848-21']);
    expect(book.sections.findIndex(({ id }) => id === '1848-18')).toBe(book.sections.length - 4);
  });

  it('tells the game in five minutes with the figures of the game', () => {
    const { overview } = book;
    expect(overview?.parts.length).toBeGreaterThan(5);
    const trains = overview?.tables.find(({ caption }) => caption === 'Trains');
    expect(trains?.rows[0]).toContain('£100');
    expect(JSON.stringify(overview)).not.toMatch(/\{\w/);
  });

  it('knows the switches of a rule, also those its text names', () => {
    expect(entry('1848-11.6').switches).toEqual(['kk_bonus']);
    expect(entry('1848-20/D-30').switches).toEqual(['kk_bonus']);
    expect(entry('1848-11.3').switches).toEqual([]);
  });

  it('tells a rule as the switches of the game have it, and knows which they are', () => {
    const messages = { 'rule.X-1': '{limit, select, true {At most one.} other {Any number.}}' };
    const options = [{ key: 'limit', values: [true, false], rule: 'X-2' }];
    const texts = {
      sections: {},
      texts: { 'X-1': 'As many as [limit] says, {most} at most.' },
      figures: () => ({ most: 7 }),
    };
    const titleWith = (limit: boolean): Entry | undefined =>
      bookOf({ game: { rules: ['X-1'], options }, messages }, texts, { limit }, 'en').entries[0];
    expect(titleWith(true)).toMatchObject({
      title: 'At most one.',
      text: 'As many as [limit] says, 7 at most.',
      switches: ['limit'],
    });
    expect(titleWith(false)).toMatchObject({ title: 'Any number.' });
  });

  it('tells what a switch says here and in each rule set', () => {
    const bonus = game.options.find(({ key }) => key === 'kk_bonus');
    if (!bonus) throw new Error('no switch');
    const sets = [
      { value: true, ruleSet: 'book', isChanged: false },
      { value: true, ruleSet: '18xx.games', isChanged: false },
      { value: false, ruleSet: 'first-edition-2007', isChanged: false },
    ];
    expect(settingsOf(game, bonus, null)).toEqual(sets);
    expect(
      settingsOf(game, bonus, { ruleSet: 'book', rulesVersion: 1, options: { kk_bonus: false } }),
    ).toEqual([{ value: false, ruleSet: null, isChanged: true }, ...sets]);
    expect(
      settingsOf(game, bonus, { ruleSet: 'first-edition-2007', rulesVersion: 1, options: {} })[0],
    ).toEqual({
      value: false,
      ruleSet: null,
      isChanged: false,
    });
  });
});

describe('the search', () => {
  it('finds a rule by its number', () => {
    expect(first('11.6')).toBe('1848-11.6');
    expect(first('1848-4.1')).toBe('1848-4.1');
    expect(first('D-26')).toBe('1848-20/D-26');
  });

  it('asks for every word, and puts titles before texts', () => {
    expect(first('K cities earn')).toBe('1848-11.6');
    expect(search(book, 'tasmania').length).toBeGreaterThan(3);
    expect(search(book, 'tasmania').every(({ title, text }) => /tasmania/i.test(title + text))).toBe(true);
    expect(search(book, 'tasmania xylophone')).toEqual([]);
  });

  it('knows the words that players use', () => {
    const hits = (query: string): string =>
      search(book, query)
        .slice(0, 3)
        .map(({ title, text }) => title + text)
        .join();
    expect(hits('president')).toMatch(/director/i);
    expect(hits('ghan')).toContain('2E');
    expect(hits('emergency')).toMatch(/forced/i);
    expect(hits('receivership')).toMatch(/fail/i);
    expect(hits('IPO')).toMatch(/new share|par/i);
  });

  it('takes a short word for what it is: COM is not a company', () => {
    const found = search(book, 'COM');
    expect(found.length).toBeGreaterThan(5);
    expect(found.every(({ title, text }) => /\bCOM\b/.test(title + text))).toBe(true);
    expect(found[0]?.title).toContain('COM');
  });

  it('puts titles before texts, whole words before parts, the rules of play before rulings', () => {
    const found = search(book, 'loan');
    const firstText = found.findIndex(({ title }) => !/loan/i.test(title));
    expect(
      found.slice(firstText).filter(({ title, isReference }) => !isReference && /\bloans?\b/i.test(title)),
    ).toEqual([]);
    const order = search(book, 'token').filter(({ title }) => /\btokens?\b/i.test(title));
    expect(order.findLastIndex(({ isReference }) => !isReference)).toBeLessThan(
      order.findIndex(({ isReference }) => isReference),
    );
  });

  it('finds words in all their forms, however they are typed, where a language has forms', () => {
    const [sample] = book.entries;
    if (!sample) throw new Error('no rules');
    const found = (locale: string, query: string, text: string): boolean =>
      search({ locale, entries: [{ ...sample, title: text, text: '' }], synonyms: SYNONYMS }, query).length >
      0;
    const SYNONYMS = { кредит: ['заём'], бегство: ['уход'], größe: ['maß'] };
    expect(found('ru', 'компанию', 'Компании и поезда')).toBe(true);
    expect(found('en', 'компанию', 'Компании и поезда')).toBe(false);
    // A short word has to be there as it is.
    expect(found('ru', 'тайла', 'Тайлы')).toBe(false);
    expect(found('pl', 'spolka', 'Spółka')).toBe(true);
    expect(found('pl', 'zeton', 'Żeton')).toBe(true);
    expect(found('de', 'schliesst', 'Die Privatbahn schließt')).toBe(true);
    expect(found('ru', 'черный', 'Чёрный')).toBe(true);
    expect(found('ru', 'кредит', 'Заем')).toBe(true);
    expect(found('ru', 'бегства', 'Уход')).toBe(true);
    expect(found('de', 'GROESSE', 'Mass')).toBe(false);
    expect(found('de', 'Grösse', 'Mass')).toBe(true);
  });

  it('finds nothing in nothing', () => {
    expect(search(book, '  ')).toEqual([]);
  });
});
