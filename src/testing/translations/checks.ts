import type { Glossary } from '../../text/glossary.ts';
import { intlLocale } from '../../text/formats.ts';
import { type Shape, shapeOf } from './shape.ts';

/** Something in a translation that a translator should look at. */
export interface Finding {
  /** The file, without folder and ending. */
  readonly file: string;
  readonly key: string;
  readonly kind: FindingKind;
  readonly detail: string;
}

type FindingKind =
  | 'missing'
  | 'unused'
  | 'unreadable'
  | 'placeholders'
  | 'plural'
  | 'select'
  | 'stop'
  | 'typography'
  | 'numbers'
  | 'references'
  | 'length'
  | 'english'
  | 'same'
  | 'forbidden'
  | 'term';

/** The same message in English and in the language. */
export interface Pair {
  readonly file: string;
  readonly key: string;
  readonly english: string;
  readonly own: string;
  /** Rule texts, which have a length and keep numbers and references. */
  readonly isProse: boolean;
}

interface Typography {
  readonly wrong: RegExp;
  readonly what: string;
}

const BREAKING_SPACE = ' ';

const EVERYWHERE: readonly Typography[] = [
  { wrong: /'/, what: 'an ASCII apostrophe: ICU eats it, write ’' },
  { wrong: /"/, what: 'straight quotes' },
  { wrong: / {2}/, what: 'two spaces' },
  { wrong: / - /, what: 'a hyphen for a dash' },
  { wrong: /\.\.\./, what: 'three stops for an ellipsis' },
  { wrong: /(?<![\d}]\s?)[£$](?=\d|\{)/, what: 'a currency sign before the amount' },
  { wrong: new RegExp(`[\\d}]${BREAKING_SPACE}?[£$]`), what: 'no no-break space before a currency sign' },
  { wrong: / [.,;!?](?=\s|$)/, what: 'a space before punctuation' },
];

const SPACED_PERCENT: Typography = {
  wrong: new RegExp(`[\\d}]${BREAKING_SPACE}?%`),
  what: 'no no-break space before %',
};

/** What a language never writes. */
const BY_LANGUAGE: Readonly<Record<string, readonly Typography[]>> = {
  ru: [
    SPACED_PERCENT,
    { wrong: /[“”„‘‚]/, what: 'quotes of another language' },
    { wrong: /[a-z][а-яё]|[а-яё][a-z]/i, what: 'Latin and Cyrillic letters in one word' },
  ],
  de: [SPACED_PERCENT, { wrong: /[”«»‘‚]/, what: 'quotes of another language' }],
  pl: [
    { wrong: /[“«»‘‚]/, what: 'quotes of another language' },
    { wrong: /\d\s%/, what: 'a space before %' },
  ],
};

/** Words that are English and nothing else. */
const ENGLISH_WORDS =
  /(?<!\p{L})(?:the|of|and|with|from|for|your|you|this|that|which|shares?|company|companies|player|players|train|trains|track|is|are|has|have|not|when|until)(?!\p{L})/iu;

const LATIN_WORD = /[A-Za-z\d]*[A-Za-z][A-Za-z’&.-]*[A-Za-z]/g;

/** Names that are spelled like words. */
const NAMES = ['18xx.games', 'railhead'];

function difference(left: Iterable<string>, right: Iterable<string>): string[] {
  const known = new Set(right);
  return [...new Set(left)].filter((item) => !known.has(item));
}

/** Numbers as they are meant: `1,000`, `1.000` and `1 000` are one. */
function numbersIn(literals: readonly string[]): string[] {
  return literals.flatMap((text) =>
    [...text.replaceAll(/(?<=\d)[.,\s](?=\d{3}(?!\d))/g, '').matchAll(/\d+/g)].map(([number]) => number),
  );
}

function referencesIn(text: string): string[] {
  return [...text.matchAll(/\[([^\]]+)\]/g)].map(([, id = '']) => id).toSorted();
}

/** A reference reads as a short word. */
function withoutReferences(text: string): string {
  return text.replaceAll(/\[[^\]]+\]/g, '§');
}

const MOST_CHARACTERS = 520;
const MOST_SENTENCES = 3;

/** Everything to be said about one message. */
class Check {
  readonly found: Finding[] = [];
  readonly pair: Pair;
  readonly language: string;
  readonly glossary: Glossary;

  constructor(pair: Pair, language: string, glossary: Glossary) {
    this.pair = pair;
    this.language = language;
    this.glossary = glossary;
  }

  private say(kind: FindingKind, detail: string): void {
    this.found.push({ file: this.pair.file, key: this.pair.key, kind, detail });
  }

  run(): readonly Finding[] {
    const { english, own } = this.pair;
    let shape: Shape;
    try {
      shape = shapeOf(own, intlLocale(this.language));
    } catch (error) {
      this.say('unreadable', (error as Error).message);
      return this.found;
    }
    const source = shapeOf(english, 'en-GB');
    this.checkGrammar(source, shape);
    this.checkTypography(source, shape);
    this.checkWords(source, shape);
    if (this.pair.isProse) this.checkProse(source, shape);
    return this.found;
  }

  private checkGrammar(source: Shape, shape: Shape): void {
    const lost = difference(source.params, shape.params);
    const added = difference(shape.params, source.params);
    if (lost.length > 0) this.say('placeholders', `lost: ${lost.join(', ')}`);
    if (added.length > 0) this.say('placeholders', `not in English: ${added.join(', ')}`);
    const needed = new Intl.PluralRules(this.language).resolvedOptions().pluralCategories;
    for (const { on, cases, texts } of shape.plurals) {
      const absent = difference(needed, cases);
      if (absent.length > 0) this.say('plural', `{${on}} lacks ${absent.join(', ')}`);
      // In Russian `one` is 21 as well.
      if (
        this.language === 'ru' &&
        /(?<!\p{L})один|одн[ау]|одного|(?<!\d)1(?!\d)/u.test(texts['one'] ?? '')
      ) {
        this.say('plural', `{${on}} says one where 21 is meant too: ${texts['one'] ?? ''}`);
      }
    }
    if (shape.ordinals.length > 0) this.say('plural', 'selectordinal has one form only in this language');
    for (const select of shape.selects) {
      const like = source.selects.filter(({ on }) => on === select.on);
      if (like.length === 0) continue;
      const known = like.flatMap(({ cases }) => cases);
      const absent = difference(
        known,
        shape.selects.filter(({ on }) => on === select.on).flatMap(({ cases }) => cases),
      );
      if (absent.length > 0) this.say('select', `{${select.on}} lacks ${absent.join(', ')}`);
    }
  }

  private checkTypography(source: Shape, shape: Shape): void {
    const { english, own } = this.pair;
    const text = withoutReferences(own);
    for (const { wrong, what } of [...EVERYWHERE, ...(BY_LANGUAGE[this.language] ?? [])]) {
      if (wrong.test(text)) this.say('typography', what);
    }
    if (/^\s/.test(own) !== /^\s/.test(english) || /\s$/.test(own) !== /\s$/.test(english)) {
      this.say('typography', 'a space at an end, unlike English');
    }
    if (
      difference([...source.stops].map(String), [...shape.stops].map(String)).length > 0 ||
      source.stops.size !== shape.stops.size
    ) {
      this.say('stop', `English ends ${source.stops.has(true) ? 'in a full stop' : 'without a full stop'}`);
    }
  }

  private checkWords(source: Shape, shape: Shape): void {
    const { key, file, english, own } = this.pair;
    const said = withoutReferences(shape.literals.join(' '));
    const meant = withoutReferences(source.literals.join(' '));
    for (const { words, instead, files } of this.glossary.forbidden) {
      if (files && !files.test(file)) continue;
      const found = words.exec(said);
      if (found) this.say('forbidden', `“${found[0]}”: ${instead}`);
    }
    for (const { english: term, stems, keys } of this.glossary.terms) {
      if ((keys && !keys.test(key)) || !term.test(meant)) continue;
      const lower = said.toLocaleLowerCase(this.language);
      if (!stems.some((stem) => lower.includes(stem.toLocaleLowerCase(this.language)))) {
        this.say('term', `“${term.exec(meant)?.[0] ?? ''}” should be ${stems.join(' or ')}: ${own}`);
      }
    }
    const foreign = new Set([...NAMES, ...this.glossary.foreign]);
    if (this.language === 'ru') {
      // Names stand in English too, with a capital; anything else in Latin letters has been left over.
      const left = [...said.matchAll(LATIN_WORD)]
        .map(([word]) => word)
        .filter((word) => !foreign.has(word) && !(meant.includes(word) && word.toLowerCase() !== word));
      if (left.length > 0) this.say('english', left.join(', '));
    } else {
      const left = ENGLISH_WORDS.exec([...foreign].reduce((text, word) => text.replaceAll(word, ''), said));
      if (left) this.say('english', left[0]);
    }
    const lowerWords = meant.match(/(?<![\p{L}])\p{Ll}{3,}/gu) ?? [];
    if (own === english && lowerWords.length >= 1 && !foreign.has(own)) this.say('same', own);
  }

  private checkProse(source: Shape, shape: Shape): void {
    const { english, own } = this.pair;
    if (referencesIn(english).join() !== referencesIn(own).join()) {
      this.say('references', `English has ${referencesIn(english).join(', ') || 'none'}`);
    }
    const ours = numbersIn(shape.literals.map(withoutReferences));
    const theirs = numbersIn(source.literals.map(withoutReferences));
    const lost = difference(theirs, ours);
    const added = difference(ours, theirs).filter((number) => Number(number) >= 10);
    if (lost.length > 0) this.say('numbers', `lost: ${lost.join(', ')}`);
    if (added.length > 0) this.say('numbers', `not in English: ${added.join(', ')}`);
    if (shape.length > MOST_CHARACTERS)
      this.say('length', `${shape.length} characters, at most ${MOST_CHARACTERS}`);
    if (this.pair.key.startsWith('texts.') && shape.sentences > MOST_SENTENCES)
      this.say('length', `${shape.sentences} sentences, at most ${MOST_SENTENCES}`);
  }
}

/** What is wrong with a message, or looks like it. */
export function checkPair(pair: Pair, language: string, glossary: Glossary): readonly Finding[] {
  return new Check(pair, language, glossary).run();
}

/** What is left after the findings that a language has declared to be right, and exceptions that no longer apply. */
export function withoutExceptions(found: readonly Finding[], glossary: Glossary): readonly Finding[] {
  const id = ({ key, kind }: { readonly key: string; readonly kind: string }): string => `${kind} ${key}`;
  const excepted = new Set(glossary.exceptions.map(id));
  const met = new Set(found.map(id));
  const stale = glossary.exceptions.filter((exception) => !met.has(id(exception)));
  return [
    ...found.filter((finding) => !excepted.has(id(finding))),
    ...stale.map(({ key, kind }) => ({
      file: 'glossary',
      key,
      kind: 'unused' as const,
      detail: `exception “${kind}” is not needed`,
    })),
  ];
}
