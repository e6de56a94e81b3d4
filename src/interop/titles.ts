import type { Action } from '../core/game.ts';
import { TITLE_1848 } from './title-1848.ts';
import { TITLE_18GB } from './title-18gb.ts';
import type { SiteTitle } from './title.ts';

/** A title whose exact types do not matter to the caller. */
export type AnySiteTitle = SiteTitle<object, Action>;

/** The titles whose files of 18xx.games we read, write and compare. */
export const SITE_TITLES: readonly AnySiteTitle[] = [TITLE_1848, TITLE_18GB];

/** The title with this name on 18xx.games. */
export function titleFor(name: string): AnySiteTitle | undefined {
  return SITE_TITLES.find(({ title }) => title === name);
}
