import type { Entry } from './book.ts';

/** What a word is worth where it is found: more in a title than in a text, more at the beginning of a word. */
const WORTH = { number: 100, numberPart: 30, title: 16, text: 6 };

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u{300}-\u{36f}]/gu, '')
    .replaceAll('’', "'");
}

function isInside(text: string, word: string): 'begins' | 'within' | null {
  const at = text.indexOf(word);
  if (at < 0) return null;
  for (let next = at; next >= 0; next = text.indexOf(word, next + 1)) {
    if (next === 0 || !/[\p{L}\p{N}]/u.test(text[next - 1] ?? '')) return 'begins';
  }
  return 'within';
}

function worthIn(text: string, word: string, most: number): number {
  const where = isInside(text, word);
  if (where === null) return 0;
  return where === 'begins' ? most : most / 2;
}

function worthOf({ id, title, text }: Entry, word: string): number {
  const name = folded(id);
  const number = name.slice(name.indexOf('-') + 1);
  const byId =
    word === name || word === number
      ? WORTH.number
      : number.startsWith(word) || name.startsWith(word) || number.endsWith(`/${word}`)
        ? WORTH.numberPart
        : 0;
  return byId + worthIn(folded(title), word, WORTH.title) + worthIn(folded(text), word, WORTH.text);
}

/** The rules in which every word of a query is found, the best first, equal ones in their order. */
export function search(entries: readonly Entry[], query: string): Entry[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => {
      const worths = words.map((word) => worthOf(entry, word));
      const isFound = worths.every((worth) => worth > 0);
      return { entry, worth: isFound ? worths.reduce((sum, worth) => sum + worth, 0) : 0 };
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ entry }) => entry);
}
