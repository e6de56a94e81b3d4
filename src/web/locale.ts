import { type ReadonlySignal, signal } from '@preact/signals';
import { PSEUDO_LOCALE } from '../text/formats.ts';
import { LANGUAGES, type Languages, SOURCE_LOCALE } from '../text/locales.ts';

/**
 * The languages this page can speak; for development and tests also the one that is made of English, of which what is
 * built for readers has nothing.
 */
export const PAGE_LANGUAGES: Languages =
  import.meta.env.MODE !== 'production'
    ? {
        ...LANGUAGES,
        [PSEUDO_LOCALE]: {
          name: '⟦Þšéúđó⟧',
          load: async () => (await import('../text/pseudo.ts')).PSEUDO,
        },
      }
    : LANGUAGES;

const spoken = signal(SOURCE_LOCALE);

/** The language that is spoken now. Whatever is made of words and kept has to be made again when it changes. */
export const locale: ReadonlySignal<string> = spoken;

/** To be called by the words themselves, once all of them are there (`words.ts`). */
export function setLocale(next: string): void {
  spoken.value = next;
}
