import type { Language } from '../locales.ts';
import { BOARD } from './board.ts';
import { COMMON } from './common.ts';
import { PAGE } from './page/index.ts';

/** Polish. */
export const POLISH: Language = {
  isComplete: true,
  common: COMMON,
  page: PAGE,
  board: BOARD,
  commandLine: async () => (await import('./command-line.ts')).COMMAND_LINE,
  online: async () => (await import('./page/online.ts')).ONLINE,
  titles: {
    '1848': {
      words: async () => (await import('./1848.ts')).PL_1848,
      ruleTexts: async () => (await import('./rules-1848.ts')).RULES_PL_1848,
    },
    '1860': {
      words: async () => (await import('./1860.ts')).PL_1860,
      ruleTexts: async () => (await import('./rules-1860.ts')).RULES_PL_1860,
    },
    '18gb': {
      words: async () => (await import('./18gb.ts')).PL_18GB,
      ruleTexts: async () => (await import('./rules-18gb.ts')).RULES_PL_18GB,
    },
    'chicago-express': {
      words: async () => (await import('./chicago-express.ts')).PL_CHICAGO_EXPRESS,
      ruleTexts: async () => (await import('./rules-chicago-express.ts')).RULES_PL_CHICAGO_EXPRESS,
    },
  },
};
