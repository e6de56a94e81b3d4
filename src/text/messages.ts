import { type Formatters, IntlMessageFormat } from 'intl-messageformat';

/** One catalogue: messages in ICU syntax by key. */
export type Messages = Readonly<Record<string, string>>;

/** What stands in for a placeholder: words, or a number where plural forms need one. */
export type Value = string | number;

/** A message that has been read once. */
export interface Message {
  /** The placeholders it uses, each once. */
  readonly needs: readonly string[];
  readonly say: (values: Readonly<Record<string, Value>>) => string;
}

/** How the parser marks plain text; everything else with a `value` is a placeholder. */
const LITERAL = 0;

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** Every placeholder in a message, also those inside plural and select forms. */
function placeholders(parts: readonly Part[], found = new Set<string>()): Set<string> {
  for (const part of parts) {
    const type: number = part.type;
    if (!('value' in part) || type === LITERAL) continue;
    found.add(part.value);
    if ('options' in part) {
      for (const { value } of Object.values(part.options)) placeholders(value, found);
    }
  }
  return found;
}

/** Whatever `make` gives for a text, made once. */
function once<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    let value = made.get(text);
    if (value === undefined) made.set(text, (value = make(text)));
    return value;
  };
}

/** Making these takes longer than a hundred lines of the log, so all messages of a language share them. */
const plainNumbers = once((locale) => new Intl.NumberFormat(locale));
const cardinals = once((locale) => new Intl.PluralRules(locale));
const ordinals = once((locale) => new Intl.PluralRules(locale, { type: 'ordinal' }));

function formattersFor(locale: string): Formatters {
  return {
    getNumberFormat: (_locale, options) =>
      options === undefined ? plainNumbers(locale) : new Intl.NumberFormat(locale, options),
    getDateTimeFormat: (_locale, options) => new Intl.DateTimeFormat(locale, options),
    getPluralRules: (_locale, options) =>
      options?.type === 'ordinal' ? ordinals(locale) : cardinals(locale),
  };
}

const sharedFormatters = once(formattersFor);

/** Reads a message. Angle brackets are just text: words never carry markup. */
export function readMessage(text: string, locale: string): Message {
  const formatters = sharedFormatters(locale);
  const format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true, formatters });
  const needs = [...placeholders(format.getAst())];
  if (needs.length === 0) {
    const said = String(format.format());
    return { needs, say: () => said };
  }
  return { needs, say: (values) => String(format.format(values)) };
}
