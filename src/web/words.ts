import { computed, signal } from '@preact/signals';
import type { AnyGame } from '../core/game.ts';
import { BadInput } from '../core/bad-input.ts';
import { type LoadedLanguage, loadLanguage } from '../text/locales.ts';
import type { Messages } from '../text/messages.ts';
import type { TitleText } from '../text/title-text.ts';
import { makeWords, type Words, type WordsContext } from '../text/words.ts';
import { PAGE_LANGUAGES, setLocale } from './locale.ts';

function warnOfMissing(key: string, placeholder?: string): void {
  if (import.meta.env.DEV) console.warn(`no words for ${key}${placeholder ? ` {${placeholder}}` : ''}`);
}

/** What has been loaded of the language that is spoken; nothing before `speak`. */
interface Spoken {
  readonly language: LoadedLanguage;
  /** What is said only where there is a server to play on; nothing before `loadOnlineWords`. */
  readonly online: Messages;
}

const spoken = signal<Spoken | null>(null);

function nowSpoken(): Spoken {
  if (!spoken.value) throw new Error('no language has been loaded yet');
  return spoken.value;
}

/**
 * Words that follow the language: whatever asks them while it renders does so again when another one is spoken. So they
 * may be kept and handed on. What is made of them and kept (`useMemo`) has to name `words.locale` among what it is made of.
 */
export function followingWords(make: () => Words): Words {
  const current = computed(make);
  return new Proxy({} as Words, { get: (_, name) => Reflect.get(current.value, name) as unknown });
}

/** The words of the page itself, where no game is open. */
export const words: Words = followingWords(() => {
  const { language, online } = nowSpoken();
  const { locale, common, page } = language;
  return makeWords(locale, [common, page, online], { onMissing: warnOfMissing });
});

/** Whether the words for playing online are wanted: then they come with every language. */
let isOnlineWanted = false;

/** Loads a language for the page; the function it gives has it spoken at once. */
export async function loadPageWords(wanted: string): Promise<() => void> {
  const language = await loadLanguage(wanted, PAGE_LANGUAGES);
  const isOnline = isOnlineWanted;
  const online = isOnline ? await language.online() : {};
  return () => {
    spoken.value = { language, online };
    setLocale(language.locale);
    // They have come to be wanted meanwhile.
    if (isOnlineWanted && !isOnline) void loadOnlineWords();
  };
}

/** Loads the words for playing online, where there is a server for it. */
export async function loadOnlineWords(): Promise<void> {
  isOnlineWanted = true;
  const { language } = nowSpoken();
  const online = await language.online();
  // Another language that is spoken by now has brought its own.
  if (spoken.peek()?.language === language) spoken.value = { language, online };
}

/** The parts of a title that words need; an unknown title has none. */
interface TableTitle {
  readonly messages?: Messages | undefined;
  readonly text?: TitleText | undefined;
  readonly game?: Pick<AnyGame, 'vocabulary'>;
}

/** The words of a table in the language of now: those of the page and of its title, knowing the names around it. */
export function tableWords(
  { messages = {}, text, game }: TableTitle,
  context: Omit<WordsContext, 'title'> = {},
): Words {
  const { language, online } = nowSpoken();
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
