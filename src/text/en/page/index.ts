import type { Messages } from '../../messages.ts';
import { PAGE_ABBREVIATIONS } from './abbreviations.ts';
import { PAGE_AMOUNTS } from './amounts.ts';
import { PAGE_COMPANY_TURN } from './company-turn.ts';
import { PAGE_COMPUTERS } from './computers.ts';
import { PAGE_CONSEQUENCES } from './consequences.ts';
import { PAGE_END } from './end.ts';
import { PAGE_EXPRESS } from './express.ts';
import { PAGE_HISTORY } from './history.ts';
import { PAGE_HOME } from './home.ts';
import { PAGE_KEEPING } from './keeping.ts';
import { PAGE_KEYS } from './keys.ts';
import { PAGE_LANGUAGE } from './language.ts';
import { PAGE_PREFERENCES } from './preferences.ts';
import { PAGE_ROUTES } from './routes.ts';
import { PAGE_SHARES } from './shares.ts';
import { PAGE_SHELL } from './shell.ts';
import { PAGE_TABLE } from './table.ts';
import { PAGE_TRACK } from './track.ts';

/** The page's own words: headings, buttons, messages of the shell. Keys begin with `page.`. */
export const PAGE: Messages = {
  ...PAGE_ABBREVIATIONS,
  ...PAGE_AMOUNTS,
  ...PAGE_COMPANY_TURN,
  ...PAGE_COMPUTERS,
  ...PAGE_CONSEQUENCES,
  ...PAGE_END,
  ...PAGE_EXPRESS,
  ...PAGE_HISTORY,
  ...PAGE_HOME,
  ...PAGE_KEEPING,
  ...PAGE_KEYS,
  ...PAGE_LANGUAGE,
  ...PAGE_PREFERENCES,
  ...PAGE_ROUTES,
  ...PAGE_SHARES,
  ...PAGE_SHELL,
  ...PAGE_TABLE,
  ...PAGE_TRACK,
};
