import type { Action } from '../core/game.ts';
import { TITLE_1848 } from './title-1848.ts';
import { TITLE_1860 } from './title-1860.ts';
import { TITLE_18GB } from './title-18gb.ts';
import { TITLE_CHICAGO_EXPRESS } from './title-chicago-express.ts';
import type { FileTitle } from './title.ts';

/** A title whose exact types do not matter to the caller. */
export type AnyFileTitle = FileTitle<object, Action>;

/** The titles whose games we read, write and compare in other formats than ours. */
export const FILE_TITLES: readonly AnyFileTitle[] = [
  TITLE_1848,
  TITLE_1860,
  TITLE_18GB,
  TITLE_CHICAGO_EXPRESS,
];

/** The title with this name in such files. */
export function titleFor(name: string): AnyFileTitle | undefined {
  return FILE_TITLES.find(({ title }) => title === name);
}
