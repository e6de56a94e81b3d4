import type { Messages } from './messages.ts';
import type { FiguresBy, RulesToTell, RuleTexts } from './rule-texts.ts';

/** The language that is complete, and in which a title brings its words (`load` of its manifest). */
export const SOURCE_LOCALE = 'en';

/** What a language may say about a title. */
interface TitleParts {
  /** Everything a table of it says, its rules' titles, switches and rule sets (`terms-<id>.ts`) included. */
  readonly words: () => Promise<Messages>;
  /** Its rules to read. */
  readonly ruleTexts: () => Promise<RuleTexts>;
}

/** A title as far as its words are concerned. */
interface TranslatableTitle {
  readonly id: string;
  readonly load: TitleParts & { readonly figures?: () => Promise<FiguresBy> };
}

/** What is said where no title is at hand. */
export interface Catalogues {
  /** Words of every title, of the page and the command line, with the lines for input that cannot be used. */
  readonly common: Messages;
  /** The page's own. */
  readonly page: Messages;
  /** What boards, markets and their legends say. */
  readonly board: Messages;
}

/** What is said only where there is a server to play on, or no page: loaded when it is needed. */
interface LateCatalogues {
  readonly online: () => Promise<Messages>;
  /** What the command line says of games. */
  readonly commandLine: () => Promise<Messages>;
}

/** A language: the index of a folder such as `en`. The catalogues come with it, what it says about titles when asked. */
export interface Language extends Catalogues, LateCatalogues {
  /** Whether it lacks nothing. Below one that does, English is loaded too. */
  readonly isComplete: boolean;
  /** By the ids of the titles. English leaves this to their manifests, so that a new title is in one place. */
  readonly titles: Readonly<Record<string, Partial<TitleParts>>>;
  /** What it makes of English where it lacks something; left out, it is told in English. */
  readonly retell?: (message: string) => string;
}

/** A language as it can be chosen; the rest is fetched when it is asked for. */
interface LanguageLine {
  /** In the language itself, so that its speakers find it. */
  readonly name: string;
  readonly load: () => Promise<Language>;
}

/** Languages by their locales. */
export type Languages = Readonly<Record<string, LanguageLine>>;

/** Every language there is, one line each, in the order in which they are offered. */
export const LANGUAGES: Languages = {
  [SOURCE_LOCALE]: { name: 'English', load: async () => (await import('./en/index.ts')).ENGLISH },
  ru: { name: 'Русский', load: async () => (await import('./ru/index.ts')).RUSSIAN },
  de: { name: 'Deutsch', load: async () => (await import('./de/index.ts')).GERMAN },
  pl: { name: 'Polski', load: async () => (await import('./pl/index.ts')).POLISH },
};

/** `de` of `de-AT` and of `de_DE.UTF-8`; there is none in `C` or `POSIX`. */
function languageIn(wish: string): string {
  return /^[a-z]{2,3}(?![a-z])/i.exec(wish)?.[0].toLowerCase() ?? '';
}

/** The first of some wishes that can be granted. They are as browsers, addresses and terminals name languages. */
export function firstSpoken(
  wishes: readonly (string | null | undefined)[],
  languages = LANGUAGES,
): string | null {
  const locales = wishes.map((wish) => languageIn(wish ?? ''));
  return locales.find((locale) => Object.hasOwn(languages, locale)) ?? null;
}

/** Catalogues with the locale whose numbers and plurals they need. */
export interface LoadedLanguage extends Catalogues, LateCatalogues {
  readonly locale: string;
}

/** English messages as a language makes them its own. */
function retold(messages: Messages, { retell }: Language): Messages {
  if (!retell) return messages;
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, retell(message)]));
}

/** The catalogues of a language, with English for what it lacks; an unknown one is English. */
export async function loadLanguage(locale: string, languages = LANGUAGES): Promise<LoadedLanguage> {
  const line = Object.hasOwn(languages, locale) ? languages[locale] : undefined;
  if (!line) return loadLanguage(SOURCE_LOCALE, LANGUAGES);
  const language = await line.load();
  const { common, page, board, online, commandLine } = language;
  if (language.isComplete) return { locale, common, page, board, online, commandLine };
  const english = await loadLanguage(SOURCE_LOCALE, LANGUAGES);
  type Late = () => Promise<Messages>;
  const laidOver = async (below: Late, own: Late): Promise<Messages> => {
    const [lower, upper] = await Promise.all([below(), own()]);
    return { ...retold(lower, language), ...upper };
  };
  return {
    locale,
    common: { ...retold(english.common, language), ...common },
    page: { ...retold(english.page, language), ...page },
    board: { ...retold(english.board, language), ...board },
    online: () => laidOver(english.online, online),
    commandLine: () => laidOver(english.commandLine, commandLine),
  };
}

/** A part of a title in a language, and the English one where the language may lack something. */
async function loadPart<K extends keyof TitleParts>(
  part: K,
  locale: string,
  title: TranslatableTitle,
  languages: Languages,
  retellPart: (english: Awaited<ReturnType<TitleParts[K]>>, language: Language) => typeof english,
): Promise<Awaited<ReturnType<TitleParts[K]>>[]> {
  type Part = Awaited<ReturnType<TitleParts[K]>>;
  const line = locale === SOURCE_LOCALE ? undefined : languages[locale];
  const language = await line?.load();
  const own = language?.titles[title.id]?.[part];
  const isEnough = own !== undefined && language?.isComplete === true;
  const english = async (): Promise<Part> => {
    const found = (await title.load[part]()) as Part;
    return language ? retellPart(found, language) : found;
  };
  const loaders = [...(isEnough ? [] : [english]), ...(own ? [own] : [])];
  return Promise.all(loaders.map((load) => load() as Promise<Part>));
}

/** The words of a title, without those of the page. */
export async function loadWords(
  locale: string,
  title: TranslatableTitle,
  languages = LANGUAGES,
): Promise<Messages> {
  return Object.assign({}, ...(await loadPart('words', locale, title, languages, retold)));
}

function retoldRules(rules: RuleTexts, language: Language): RuleTexts {
  const { retell } = language;
  if (!retell) return rules;
  const { sections, texts, overview } = rules;
  return {
    ...rules,
    sections: retold(sections, language),
    texts: retold(texts, language),
    ...(overview && {
      overview: {
        parts: overview.parts.map(({ heading, text }) => ({ heading: retell(heading), text: retell(text) })),
        tables: overview.tables.map(({ caption, head, rows }) => ({
          caption: retell(caption),
          head: head.map(retell),
          rows: rows.map((row) => row.map(retell)),
        })),
      },
    }),
  };
}

/** The rules of a title to read. */
export async function loadRuleTexts(
  locale: string,
  title: TranslatableTitle,
  languages = LANGUAGES,
): Promise<RulesToTell> {
  const parts = await loadPart('ruleTexts', locale, title, languages, retoldRules);
  return {
    ...Object.assign({}, ...parts),
    sections: Object.assign({}, ...parts.map(({ sections }) => sections)),
    texts: Object.assign({}, ...parts.map(({ texts }) => texts)),
    figures: (await title.load.figures?.()) ?? (() => ({})),
  };
}
