import type { Messages } from './messages.ts';
import type { RuleTexts } from './rule-texts.ts';

/** The words of a title, fetched when it is opened; a title of which nothing is known has none of its own. */
const TITLE_WORDS: Readonly<Record<string, () => Promise<Messages>>> = {
  '1848': async () => (await import('./en/1848.ts')).EN_1848,
  '1860': async () => (await import('./en/1860.ts')).EN_1860,
  '18gb': async () => (await import('./en/18gb.ts')).EN_18GB,
  'chicago-express': async () => (await import('./en/chicago-express.ts')).EN_CHICAGO_EXPRESS,
};

export async function loadTitleWords(game: string): Promise<Messages> {
  return (await TITLE_WORDS[game]?.()) ?? {};
}

/** The rules of a title in plain words, fetched when somebody wants to read them. */
const RULE_TEXTS: Readonly<Record<string, () => Promise<RuleTexts>>> = {
  '1848': async () => (await import('./en/rules-1848.ts')).RULES_EN_1848,
  '1860': async () => (await import('./en/rules-1860.ts')).RULES_EN_1860,
  '18gb': async () => (await import('./en/rules-18gb.ts')).RULES_EN_18GB,
  'chicago-express': async () => (await import('./en/rules-chicago-express.ts')).RULES_EN_CHICAGO_EXPRESS,
};

export async function loadRuleTexts(game: string): Promise<RuleTexts> {
  return (await RULE_TEXTS[game]?.()) ?? { sections: {}, texts: {} };
}
