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
}

/** Every language by its locale, one line each; fetched when it is asked for. */
export type Languages = Readonly<Record<string, () => Promise<Language>>>;

export const LANGUAGES: Languages = {
  [SOURCE_LOCALE]: async () => (await import('./en/index.ts')).ENGLISH,
};

/** The language to speak. The only place that decides it. */
export function currentLocale(): string {
  return SOURCE_LOCALE;
}

/** Catalogues with the locale whose numbers and plurals they need. */
export interface LoadedLanguage extends Catalogues, LateCatalogues {
  readonly locale: string;
}

/** The catalogues of a language, with English for what it lacks; an unknown one is English. */
export async function loadLanguage(locale: string, languages = LANGUAGES): Promise<LoadedLanguage> {
  const load = languages[locale];
  if (!load) return loadLanguage(SOURCE_LOCALE, LANGUAGES);
  const language = await load();
  const { common, page, board, online, commandLine } = language;
  if (language.isComplete) return { locale, common, page, board, online, commandLine };
  const english = await loadLanguage(SOURCE_LOCALE, LANGUAGES);
  return {
    locale,
    common: { ...english.common, ...common },
    page: { ...english.page, ...page },
    board: { ...english.board, ...board },
    online: async () => Object.assign({}, ...(await Promise.all([english.online(), online()]))),
    commandLine: async () =>
      Object.assign({}, ...(await Promise.all([english.commandLine(), commandLine()]))),
  };
}

/** A part of a title in a language, and the English one where the language may lack something. */
async function loadPart<K extends keyof TitleParts>(
  part: K,
  locale: string,
  title: TranslatableTitle,
  languages: Languages,
): Promise<Awaited<ReturnType<TitleParts[K]>>[]> {
  type Part = Awaited<ReturnType<TitleParts[K]>>;
  const language = locale === SOURCE_LOCALE ? undefined : await languages[locale]?.();
  const own = language?.titles[title.id]?.[part];
  const isEnough = own !== undefined && language?.isComplete === true;
  const loaders = [...(isEnough ? [] : [title.load[part]]), ...(own ? [own] : [])];
  return Promise.all(loaders.map((load) => load() as Promise<Part>));
}

/** The words of a title, without those of the page. */
export async function loadWords(
  locale: string,
  title: TranslatableTitle,
  languages = LANGUAGES,
): Promise<Messages> {
  return Object.assign({}, ...(await loadPart('words', locale, title, languages)));
}

/** The rules of a title to read. */
export async function loadRuleTexts(
  locale: string,
  title: TranslatableTitle,
  languages = LANGUAGES,
): Promise<RulesToTell> {
  const parts = await loadPart('ruleTexts', locale, title, languages);
  return {
    ...Object.assign({}, ...parts),
    sections: Object.assign({}, ...parts.map(({ sections }) => sections)),
    texts: Object.assign({}, ...parts.map(({ texts }) => texts)),
    figures: (await title.load.figures?.()) ?? (() => ({})),
  };
}
