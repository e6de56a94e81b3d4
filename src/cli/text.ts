import type { Match } from '../core/match.ts';
import { makeWords, type Words } from '../text/words.ts';
import { findWhole } from '../titles/all.ts';
import { oneLine } from './failure.ts';
import { messagesOf, spoken } from './language.ts';

const byLanguage = new WeakMap<object, Words>();

/** What the command line says where no title is at hand, in the language of the command. */
export const plainWords: Words = new Proxy({} as Words, {
  get(_, name) {
    const language = spoken();
    const words = byLanguage.get(language) ?? makeWords(language.locale, [language.common]);
    byLanguage.set(language, words);
    return Reflect.get(words, name) as unknown;
  },
});

/** The players' names by seat. */
export type Names = readonly string[];

/** In files of other formats a name may be any text. */
export function namesOf(match: Match): Names {
  return match.players.map(({ name }: { readonly name: unknown }, seat) =>
    typeof name === 'string' ? oneLine(name) : plainWords.t('word.player', { number: seat + 1 }),
  );
}

/** The words of a title at a table, in the language of the command. */
export function wordsOf(game: string, names: Names = []): Words {
  const whole = findWhole(game);
  const { locale, common } = spoken();
  return makeWords(locale, [common, messagesOf(game)], {
    names,
    ...(whole && { title: whole.title.text, vocabularies: whole.game.vocabulary }),
    ...whole?.names,
  });
}

/** An amount in the currency of the title. */
export function moneyOf(game: string, amount: number): string {
  return wordsOf(game).money(amount);
}
