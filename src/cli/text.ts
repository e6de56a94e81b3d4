import type { Match } from '../core/match.ts';
import { makeWords, type Words } from '../text/words.ts';
import { findWhole } from '../titles/all.ts';
import { oneLine } from './failure.ts';
import { COMMAND_LINE, LANGUAGE } from './language.ts';

/** What the command line says comes from the same catalogues as the page's words. */

/** What the command line says where no title is at hand. */
export const plainWords: Words = makeWords(LANGUAGE.locale, [LANGUAGE.common, COMMAND_LINE]);

/** The players' names by seat. */
export type Names = readonly string[];

/** In files of other formats a name may be any text. */
export function namesOf(match: Match): Names {
  return match.players.map(({ name }: { readonly name: unknown }, seat) =>
    typeof name === 'string' ? oneLine(name) : plainWords.t('word.player', { number: seat + 1 }),
  );
}

/** The words of a title at a table. */
export function wordsOf(game: string, names: Names = []): Words {
  const whole = findWhole(game);
  return makeWords(LANGUAGE.locale, [LANGUAGE.common, COMMAND_LINE, whole?.messages ?? {}], {
    names,
    ...(whole && { title: whole.title.text, vocabularies: whole.game.vocabulary }),
    ...whole?.names,
  });
}

/** An amount in the currency of the title. */
export function moneyOf(game: string, amount: number): string {
  return wordsOf(game).money(amount);
}
