import type { Messages } from '../../messages.ts';

/** Words of the choice of a language. */
export const PAGE_LANGUAGE: Messages = {
  'page.language': 'Language',
  'page.language.now': 'Language: {name}',
  'page.language.failed': 'This language could not be loaded. Is the server still running?',
  'page.app.needs-script': 'Railhead needs JavaScript: the whole game runs in this page.',
};
