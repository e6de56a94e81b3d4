import type { Messages } from './messages.ts';

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
