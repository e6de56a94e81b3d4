const SHORTEST = 2;
const LONGEST = 24;
/** A letter with all its marks may not tower over the lines around it. */
const MOST_MARKS = 3;

const LETTERS = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Controls, marks of direction and other unseen things, halves of characters, private and unknown ones, line ends. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;
const TOWER = new RegExp(`\\p{M}{${MOST_MARKS + 1}}`, 'u');

/** A name as it is kept and shown; null where it holds what no name may. */
export function tidyName(given: string): string | null {
  const name = given
    .normalize('NFKC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
  if (UNSEEN.test(given) || TOWER.test(name.normalize('NFD')) || !/[\p{L}\p{N}]/u.test(name)) return null;
  const letters = [...LETTERS.segment(name)].length;
  return letters >= SHORTEST && letters <= LONGEST ? name : null;
}

/** Letters of other scripts that look like Latin ones, as small letters. */
const LIKE = new Map(
  Object.entries({
    a: 'аα',
    b: 'в',
    c: 'с',
    e: 'еε',
    h: 'һ',
    i: 'іι',
    j: 'ј',
    k: 'кκ',
    m: 'м',
    n: 'η',
    o: 'оο',
    p: 'рρ',
    s: 'ѕ',
    t: 'тτ',
    u: 'υ',
    v: 'ν',
    x: 'хχ',
    y: 'уγ',
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

/** Names with the same key look alike: by case, marks, spaces, punctuation or the letters of another script. */
export function nameKey(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return Array.from(letters, (letter) => LIKE.get(letter) ?? letter).join('');
}
