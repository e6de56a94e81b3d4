import { IntlMessageFormat } from 'intl-messageformat';

/** A message taken apart, for comparing it with its English source. */
export interface Shape {
  /** Placeholders without the endings of their forms (`xIs`, `xFull`). */
  readonly params: ReadonlySet<string>;
  /** Every plain text in it, branches included. */
  readonly literals: readonly string[];
  readonly plurals: readonly Branches[];
  readonly selects: readonly Branches[];
  readonly ordinals: readonly Branches[];
  /** Whether each way through the message ends in a full stop. */
  readonly stops: ReadonlySet<boolean>;
  /** Of the longest way through it, placeholders not counted. */
  readonly length: number;
  /** Of the way with the most. */
  readonly sentences: number;
}

interface Branches {
  readonly on: string;
  readonly cases: readonly string[];
  /** The plain text of each case. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The forms of a parameter (`xIs`, `xFull`, `xKind`) count as the parameter. */
function nameOf(placeholder: string): string {
  return placeholder.replace(/(?<=.)(?:Is|Full|Kind)$/, '');
}

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

const LITERAL = 0;
const PLURAL = 6;
const SENTENCE_END = /[.!?](?=\s|$)/g;

function plain(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if ((part.type as number) === LITERAL && 'value' in part) return part.value;
      return 'options' in part
        ? Object.values(part.options)
            .map(({ value }) => plain(value))
            .join(' ')
        : '';
    })
    .join('');
}

/** The last characters of the ways through it; undefined is a way without any text. */
function lastCharacters(parts: readonly Part[]): Set<string | undefined> {
  const found = new Set<string | undefined>();
  const last = parts.at(-1);
  if (!last) return found.add(undefined);
  if ((last.type as number) === LITERAL && 'value' in last) return found.add(last.value.trimEnd().at(-1));
  if (!('options' in last)) return found.add('{}');
  for (const { value } of Object.values(last.options)) {
    for (const end of lastCharacters(value)) {
      if (end !== undefined) found.add(end);
      else for (const before of lastCharacters(parts.slice(0, -1))) found.add(before);
    }
  }
  return found;
}

function largest(parts: readonly Part[], measure: (literal: string) => number): number {
  return parts
    .map((part) => {
      if ((part.type as number) === LITERAL && 'value' in part) return measure(part.value);
      if (!('options' in part)) return 0;
      return Math.max(...Object.values(part.options).map(({ value }) => largest(value, measure)));
    })
    .reduce((sum, value) => sum + value, 0);
}

/** Takes a message apart; throws where it cannot be read in this language. */
export function shapeOf(message: string, locale: string): Shape {
  const ast = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).getAst();
  const params = new Set<string>();
  const literals: string[] = [];
  const plurals: Branches[] = [];
  const selects: Branches[] = [];
  const ordinals: Branches[] = [];
  const visit = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (!('value' in part)) continue;
      if ((part.type as number) === LITERAL) {
        literals.push(part.value);
        continue;
      }
      params.add(nameOf(part.value));
      if (!('options' in part)) continue;
      const texts = Object.fromEntries(
        Object.entries(part.options).map(([key, { value }]) => [key, plain(value)]),
      );
      const branches = { on: part.value, cases: Object.keys(part.options), texts };
      if ((part.type as number) !== PLURAL) selects.push(branches);
      else if ('pluralType' in part && part.pluralType === 'ordinal') ordinals.push(branches);
      else plurals.push(branches);
      for (const { value } of Object.values(part.options)) visit(value);
    }
  };
  visit(ast);
  return {
    params,
    literals,
    plurals,
    selects,
    ordinals,
    stops: new Set([...lastCharacters(ast)].map((end) => end === '.')),
    length: largest(ast, (literal) => literal.length),
    sentences: largest(ast, (literal) => [...literal.matchAll(SENTENCE_END)].length),
  };
}
