import { IntlMessageFormat } from 'intl-messageformat';

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

/** Reads a message. Angle brackets are just text: words never carry markup. */
export function readMessage(text: string, locale: string): Message {
  const format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
  const needs = [...placeholders(format.getAst())];
  if (needs.length === 0) {
    const said = String(format.format());
    return { needs, say: () => said };
  }
  return { needs, say: (values) => String(format.format(values)) };
}
