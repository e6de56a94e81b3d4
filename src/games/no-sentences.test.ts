import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The engine holds codes, keys and ids; every sentence is in the catalogues (`src/text`). */

const SRC = new URL('../', import.meta.url);
const ENGINE = ['core', 'rail', 'routes', 'games'];

/** For developers: our own errors, and the texts of broken promises. */
const FOR_DEVELOPERS = /(?:throw new \w*Error\(|\byield |\bpresent\([^;'"`]*,)\s*$/;
/** Such words also occur in names (`Isle of Wight`), so they do not count. */
const SMALL = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'in',
  'is',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
}

/** Words of a language: no notation (`city20(0 1)`), no key (`tile-laid`), no name (`Perth`); tables by their cells. */
function isSentence(literal: string): boolean {
  return literal.split(/[\n|]/).some(hasSentence);
}

function hasSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^[A-Za-z][a-z’']*[,.;:?!]?$/.test(word));
  const telling = words.filter((word) => /^[a-z’']{2,}[,.;:?!]?$/.test(word) && !SMALL.has(word));
  return words.length >= 3 && telling.length >= 2;
}

function sentencesIn(source: string): string[] {
  const text = withoutComments(source);
  return [...text.matchAll(/(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].flatMap(({ index, 2: literal = '' }) =>
    isSentence(literal) && !FOR_DEVELOPERS.test(text.slice(0, index)) ? [literal] : [],
  );
}

describe('the engine', () => {
  it.each(ENGINE)('has no sentences in %s', (folder) => {
    const found = readdirSync(new URL(folder, SRC), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) =>
        sentencesIn(readFileSync(new URL(`${folder}/${name}`, SRC), 'utf8')).map(
          (sentence) => `${folder}/${name}: ${sentence}`,
        ),
      );
    expect(found).toEqual([]);
  });
});

describe('a sentence', () => {
  it.each([
    "{ about: 'Only owners of a private may pass.' }",
    'refuse(`The price of ${id} is too low`)',
    'new BadInput("the file cannot be read")',
  ])('is noticed in %s', (source) => {
    expect(sentencesIn(source)).toHaveLength(1);
  });

  it.each([
    "throw new RangeError('pick from an empty list')",
    "return present(queue[at], 'company at its turn');",
    'yield `a train has two owners`',
    "name: 'Manchester, Sheffield and Lincolnshire Railway'",
    "tile('57', 'c20 0-3 1 slot')",
    '// the company that has to buy a train',
    "emit('tile-laid', { hex, cost })",
  ])('is not seen in %s', (source) => {
    expect(sentencesIn(source)).toEqual([]);
  });
});
