import type { Messages } from '../messages.ts';

/** The page's own words: headings, buttons, messages of the shell. Keys begin with `page.`. */
export const PAGE: Messages = {};
