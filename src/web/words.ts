import { BOARD } from '../text/en/board.ts';
import { COMMON } from '../text/en/common.ts';
import { PAGE } from '../text/en/page.ts';
import type { Messages } from '../text/messages.ts';
import type { TitleText } from '../text/title-text.ts';
import { makeWords, type Words, type WordsContext } from '../text/words.ts';

function warnOfMissing(key: string, placeholder?: string): void {
  if (import.meta.env.DEV) console.warn(`no words for ${key}${placeholder ? ` {${placeholder}}` : ''}`);
}

/** The words of the page itself, where no game is open. */
export const words: Words = makeWords('en', [COMMON, PAGE], { onMissing: warnOfMissing });

/** The words of a table: those of the page and of its title, knowing the names around it. */
export function tableWords(
  {
    messages = {},
    text,
  }: { readonly messages?: Messages | undefined; readonly text?: TitleText | undefined },
  context: Omit<WordsContext, 'title'> = {},
): Words {
  return makeWords('en', [COMMON, PAGE, BOARD, messages], {
    onMissing: warnOfMissing,
    ...(text && { title: text }),
    ...context,
  });
}
