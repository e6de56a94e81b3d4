import type { Messages } from '../../messages.ts';

/** Words of the choice of a language. */
export const PAGE_LANGUAGE: Messages = {
  'page.language': 'Język',
  'page.language.now': 'Język: {name}',
  'page.language.failed': 'Nie udało się wczytać tego języka. Czy serwer jeszcze działa?',
  'page.app.needs-script': 'Railhead potrzebuje JavaScriptu: cała gra działa na tej stronie.',
};
