import type { Messages } from '../../messages.ts';

/** Words of the choice of a language. */
export const PAGE_LANGUAGE: Messages = {
  'page.language': 'Sprache',
  'page.language.now': 'Sprache: {name}',
  'page.language.failed': 'Diese Sprache ließ sich nicht laden. Läuft der Server noch?',
  'page.app.needs-script': 'Railhead braucht JavaScript: Das ganze Spiel läuft auf dieser Seite.',
};
