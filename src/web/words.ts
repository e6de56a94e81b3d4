import type { AnyGame } from '../core/game.ts';
import { BadInput } from '../core/bad-input.ts';
import { currentLocale, type LoadedLanguage, loadLanguage } from '../text/locales.ts';
import type { Messages } from '../text/messages.ts';
import type { TitleText } from '../text/title-text.ts';
import { makeWords, type Words, type WordsContext } from '../text/words.ts';

function warnOfMissing(key: string, placeholder?: string): void {
  if (import.meta.env.DEV) console.warn(`no words for ${key}${placeholder ? ` {${placeholder}}` : ''}`);
}

/** The words of the page itself, where no game is open. There are none before `loadPageWords`. */
export let words: Words;

let language: LoadedLanguage;

/** What is said only where there is a server to play on; nothing before `loadOnlineWords`. */
let online: Messages = {};

/** Loads the language of the page, before anything of it is shown. */
export async function loadPageWords(locale = currentLocale()): Promise<void> {
  language = await loadLanguage(locale);
  words = makeWords(language.locale, [language.common, language.page], { onMissing: warnOfMissing });
}

/** Loads the words for playing online, where there is a server for it. */
export async function loadOnlineWords(): Promise<void> {
  online = await language.online();
  words = makeWords(language.locale, [language.common, language.page, online], { onMissing: warnOfMissing });
}

/** The parts of a title that words need; an unknown title has none. */
interface TableTitle {
  readonly messages?: Messages | undefined;
  readonly text?: TitleText | undefined;
  readonly game?: Pick<AnyGame, 'vocabulary'>;
}

/** The words of a table: those of the page and of its title, knowing the names around it. */
export function tableWords(
  { messages = {}, text, game }: TableTitle,
  context: Omit<WordsContext, 'title'> = {},
): Words {
  const { locale, common, page, board } = language;
  return makeWords(locale, [common, page, online, board, messages], {
    onMissing: warnOfMissing,
    ...(text && { title: text }),
    ...(game && { vocabularies: game.vocabulary }),
    ...context,
  });
}

/** Why something did not work: input that cannot be used in its one line, anything else as it was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof BadInput ? words.input(error) : (error as Error).message;
}
