import type { AnyGame } from '../core/game.ts';
import { BOARD } from '../text/en/board.ts';
import { COMMON } from '../text/en/common.ts';
import { PAGE } from '../text/en/page/index.ts';
import { BadInput } from '../core/bad-input.ts';
import { SOURCE_LOCALE } from '../text/locales.ts';
import type { Messages } from '../text/messages.ts';
import type { TitleText } from '../text/title-text.ts';
import { makeWords, type Words, type WordsContext } from '../text/words.ts';

function warnOfMissing(key: string, placeholder?: string): void {
  if (import.meta.env.DEV) console.warn(`no words for ${key}${placeholder ? ` {${placeholder}}` : ''}`);
}

/** The words of the page itself, where no game is open. */
export const words: Words = makeWords(SOURCE_LOCALE, [COMMON, PAGE], { onMissing: warnOfMissing });

/** The parts of a title that words need; an unknown title has none. */
interface TableTitle {
  readonly messages?: Messages | undefined;
  readonly text?: TitleText | undefined;
  readonly game?: Pick<AnyGame, 'vocabulary'>;
}

/** The words of a table: those of the page and of its title, knowing the names around it. */
export function tableWords(
  { messages = {}, text, game }: TableTitle,
  context: Omit<WordsContext, 'title'> = {},
): Words {
  return makeWords(SOURCE_LOCALE, [COMMON, PAGE, BOARD, messages], {
    onMissing: warnOfMissing,
    ...(text && { title: text }),
    ...(game && { vocabularies: game.vocabulary }),
    ...context,
  });
}

/** Why something did not work: input that cannot be used in its one line, anything else as it was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof BadInput ? words.input(error) : (error as Error).message;
}
