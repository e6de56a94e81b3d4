import { SOURCE_LOCALE } from '../../text/locales.ts';
import type { Entry, RuleBook } from './book.ts';

/** What a word is worth where it is found. A title outweighs any text; a whole word outweighs a part of one. */
const WORTH = {
  number: 200,
  numberPart: 60,
  title: { whole: 48, begins: 24, within: 12 },
  text: { whole: 8, begins: 4, within: 2 },
};
/** The rules' own word for what was asked finds a little less than the word itself. */
const SYNONYM = 0.75;
/** A chapter for reference comes after every other rule that has the word in the same place. */
const REFERENCE = 0.4;
/** A word as short as `COM` is an abbreviation wherever it occurs whole: `company` is not meant. */
const SHORT = 3;

type Fit = keyof typeof WORTH.title;

/** From so many letters on a word may have an ending, of so many at most. */
const LONG = 6;
const ENDING = 2;

/** As those type who are in a hurry: small letters without accents. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u{300}-\u{36f}]/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'");
}

/** What all forms of a word begin with, where words have forms; a short one is taken as it is. */
function stemOf(word: string, locale: string): string | null {
  // English has its plurals, and they are counted as whole words.
  return locale === SOURCE_LOCALE || word.length < LONG ? null : word.slice(0, -ENDING);
}

/** Other words for a word of a query: those that the rules use for it, and its forms. */
function othersFor(word: string, { synonyms, locale }: Pick<RuleBook, 'synonyms' | 'locale'>): string[] {
  const stem = stemOf(word, locale);
  const isMeant = (known: string): boolean =>
    known === word || (stem !== null && known.startsWith(stem) && known.length <= word.length + ENDING);
  const known = Object.entries(synonyms).flatMap(([key, words]) => (isMeant(folded(key)) ? words : []));
  return [...known.map(folded), ...(stem === null ? [] : [stem])];
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
}

/** The best way in which a word occurs: whole (a plural counts), at the beginning of another, inside another. */
function fitOf(text: string, word: string): Fit | null {
  let best: Fit | null = null;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isLetter(text[at - 1])) {
      best ??= 'within';
      continue;
    }
    const after = at + word.length;
    const end = text[after] === 's' ? after + 1 : after;
    if (!isLetter(text[after]) || !isLetter(text[end])) return 'whole';
    best = 'begins';
  }
  return best;
}

interface Folded {
  readonly entry: Entry;
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

function worthById({ id }: Folded, word: string): number {
  const number = id.slice(id.indexOf('-') + 1);
  if (word === id || word === number) return WORTH.number;
  const isPart = number.startsWith(word) || id.startsWith(word) || number.endsWith(`/${word}`);
  return isPart ? WORTH.numberPart : 0;
}

function worthByWord({ title, text }: Folded, word: string, isWholeOnly: boolean): number {
  const worth = (found: Fit | null, table: typeof WORTH.title): number =>
    found === null || (isWholeOnly && found !== 'whole') ? 0 : table[found];
  return worth(fitOf(title, word), WORTH.title) + worth(fitOf(text, word), WORTH.text);
}

/** What each entry is worth for one word of a query, its synonyms included. */
function worthsOf(all: readonly Folded[], word: string, synonyms: readonly string[]): number[] {
  const isWholeOnly =
    word.length <= SHORT && all.some(({ title, text }) => fitOf(`${title} ${text}`, word) === 'whole');
  return all.map((folded) =>
    Math.max(
      worthById(folded, word) + worthByWord(folded, word, isWholeOnly),
      ...synonyms.map((synonym) => SYNONYM * worthByWord(folded, synonym, false)),
    ),
  );
}

/** The rules in which every word of a query is found, the best first, equal ones in their order. */
export function search(book: Pick<RuleBook, 'entries' | 'synonyms' | 'locale'>, query: string): Entry[] {
  const { entries } = book;
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const all = entries.map((entry) => ({
    entry,
    id: folded(entry.id),
    title: folded(entry.title),
    text: folded(entry.text),
  }));
  const byWord = words.map((word) => worthsOf(all, word, othersFor(word, book)));
  return entries
    .map((entry, index) => {
      const worths = byWord.map((list) => list[index] ?? 0);
      const isFound = worths.every((worth) => worth > 0);
      const sum = worths.reduce((total, worth) => total + worth, 0);
      return {
        entry,
        worth: isFound ? sum * (entry.isReference && sum < WORTH.numberPart ? REFERENCE : 1) : 0,
      };
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ entry }) => entry);
}
