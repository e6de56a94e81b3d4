import { type Command, InvalidArgumentError } from 'commander';
import { firstSpoken, LANGUAGES, loadLanguage, loadWords, SOURCE_LOCALE } from '../text/locales.ts';
import type { Messages } from '../text/messages.ts';
import { ALL, findWhole } from '../titles/all.ts';
import type { Io } from './io.ts';

/** What the command line says comes from the same catalogues as the page's words. */

const LOCALES = Object.keys(LANGUAGES);

/** A language as commands speak it. */
interface Spoken {
  readonly locale: string;
  /** What is said where no title is at hand. */
  readonly common: Messages;
  /** What titles say; those of which nothing stands here say it in English. */
  readonly titles: Readonly<Record<string, Messages>>;
}

async function load(locale: string): Promise<Spoken> {
  const { common, commandLine } = await loadLanguage(locale);
  const titles = ALL.map(async ({ title }) => [title.id, await loadWords(locale, title)] as const);
  return {
    locale,
    common: { ...common, ...(await commandLine()) },
    titles: Object.fromEntries(locale === SOURCE_LOCALE ? [] : await Promise.all(titles)),
  };
}

let language = await load(SOURCE_LOCALE);

/** What the command that runs speaks. */
export function spoken(): Spoken {
  return language;
}

/** The words of a title. */
export function messagesOf(game: string): Messages {
  return language.titles[game] ?? findWhole(game)?.messages ?? {};
}

/** Loads the language of a command before it runs. One that has no option for it speaks English. */
export async function speakFor(command: Command, io: Io): Promise<void> {
  const isAsked = command.options.some(({ long }) => long === '--lang');
  const { lang = firstSpoken([io.locale]) ?? SOURCE_LOCALE } = command.opts<{ lang?: string }>();
  const locale = isAsked ? lang : SOURCE_LOCALE;
  if (locale !== language.locale) language = await load(locale);
}

function readLocale(given: string): string {
  const locale = firstSpoken([given]);
  if (locale === null) throw new InvalidArgumentError(`Known languages: ${LOCALES.join(', ')}.`);
  return locale;
}

/** Gives a command that tells of games an option for its language. */
export function inAnyLanguage(command: Command): Command {
  const known = LOCALES.join(', ');
  return command.option(
    '--lang <LANG>',
    `the language: ${known} (when left out, that of the terminal)`,
    readLocale,
  );
}
