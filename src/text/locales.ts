import type { Messages } from './messages.ts';
import type { Figures, RulesToTell, RuleTexts } from './rule-texts.ts';

/** The language that is complete, and in which a title brings its words (`load` of its manifest). */
export const SOURCE_LOCALE = 'en';

/** A title as far as its words are concerned. */
interface TranslatableTitle {
  readonly id: string;
  readonly load: {
    readonly words: () => Promise<Messages>;
    readonly ruleTexts: () => Promise<RuleTexts>;
    readonly figures?: () => Promise<Figures>;
  };
}

/** Another language: a folder beside `en`. What it lacks falls back to English. */
export interface Language {
  /** The words of titles by their ids. */
  readonly titles: Readonly<Record<string, Partial<TranslatableTitle['load']>>>;
}

/** Every language by its locale, one line each; fetched when it is asked for. */
export const LANGUAGES: Readonly<Record<string, () => Promise<Language>>> = {
  [SOURCE_LOCALE]: () => Promise.resolve({ titles: {} }),
};

async function partsOf(
  locale: string,
  title: TranslatableTitle,
  languages: typeof LANGUAGES,
): Promise<Partial<TranslatableTitle['load']>> {
  return (await languages[locale]?.())?.titles[title.id] ?? {};
}

/** The words of a title, without those of the page. */
export async function loadWords(
  locale: string,
  title: TranslatableTitle,
  languages = LANGUAGES,
): Promise<Messages> {
  const [english, parts] = await Promise.all([title.load.words(), partsOf(locale, title, languages)]);
  return { ...english, ...(await parts.words?.()) };
}

/** The rules of a title to read. */
export async function loadRuleTexts(
  locale: string,
  title: TranslatableTitle,
  languages = LANGUAGES,
): Promise<RulesToTell> {
  const [english, parts] = await Promise.all([title.load.ruleTexts(), partsOf(locale, title, languages)]);
  const own = await parts.ruleTexts?.();
  return {
    ...english,
    ...own,
    sections: { ...english.sections, ...own?.sections },
    texts: { ...english.texts, ...own?.texts },
    figures: (await title.load.figures?.()) ?? {},
  };
}
