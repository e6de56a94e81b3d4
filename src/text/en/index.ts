import type { Language } from '../locales.ts';
import { BOARD } from './board.ts';
import { COMMON } from './common.ts';
import { PAGE } from './page/index.ts';

/** English. What it says about a title comes with the title's manifest. */
export const ENGLISH: Language = {
  isComplete: true,
  common: COMMON,
  page: PAGE,
  board: BOARD,
  commandLine: async () => (await import('./command-line.ts')).COMMAND_LINE,
  online: async () => (await import('./page/online.ts')).ONLINE,
  titles: {},
};
