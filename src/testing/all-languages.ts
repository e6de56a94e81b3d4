import { LANGUAGES, loadLanguage, loadWords } from '../text/locales.ts';
import type { Messages } from '../text/messages.ts';
import { makeWords, type Words, type WordsContext } from '../text/words.ts';
import type { Title } from '../titles/title.ts';

/** Everything that is said at a table of a title, in one language. */
export interface Spoken {
  readonly language: string;
  readonly messages: Messages;
  readonly words: Words;
  /** Keys without a message and placeholders without a value, as they were met. */
  readonly missing: ReadonlySet<string>;
}

async function speak(language: string, title: Title, context: WordsContext): Promise<Spoken> {
  const [{ common }, own] = await Promise.all([loadLanguage(language), loadWords(language, title)]);
  const messages = { ...common, ...own };
  const missing = new Set<string>();
  const words = makeWords(language, [messages], {
    ...context,
    title: title.text,
    onMissing: (key, placeholder) =>
      missing.add(`${language}: ${key}${placeholder === undefined ? '' : ` {${placeholder}}`}`),
  });
  return { language, messages, words, missing };
}

/** The words of a title in every language there is. */
export function speakAll(title: Title, context: WordsContext): Promise<readonly Spoken[]> {
  return Promise.all(Object.keys(LANGUAGES).map((language) => speak(language, title, context)));
}
