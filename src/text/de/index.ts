import type { Language } from '../locales.ts';
import { BOARD } from './board.ts';
import { COMMON } from './common.ts';
import { PAGE } from './page/index.ts';

/** German. What it says about a title is loaded with that title. */
export const GERMAN: Language = {
  isComplete: true,
  common: COMMON,
  page: PAGE,
  board: BOARD,
  commandLine: async () => (await import('./command-line.ts')).COMMAND_LINE,
  online: async () => (await import('./page/online.ts')).ONLINE,
  titles: {
    '1848': {
      words: async () => (await import('./1848.ts')).DE_1848,
      ruleTexts: async () => (await import('./rules-1848.ts')).RULES_DE_1848,
    },
    '1860': {
      words: async () => (await import('./1860.ts')).DE_1860,
      ruleTexts: async () => (await import('./rules-1860.ts')).RULES_DE_1860,
    },
    '18gb': {
      words: async () => (await import('./18gb.ts')).DE_18GB,
      ruleTexts: async () => (await import('./rules-18gb.ts')).RULES_DE_18GB,
    },
    'chicago-express': {
      words: async () => (await import('./chicago-express.ts')).DE_CHICAGO_EXPRESS,
      ruleTexts: async () => (await import('./rules-chicago-express.ts')).RULES_DE_CHICAGO_EXPRESS,
    },
  },
};
