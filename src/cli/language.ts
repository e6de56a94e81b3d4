import { currentLocale, loadLanguage } from '../text/locales.ts';

/** The language of the command line, loaded before any command runs. */
export const LANGUAGE = await loadLanguage(currentLocale());

/** What the command line itself says of games. */
export const COMMAND_LINE = await LANGUAGE.commandLine();
