import type { Messages } from '../../messages.ts';

/** Words of the choice of a language. */
export const PAGE_LANGUAGE: Messages = {
  'page.language': 'Язык',
  'page.language.now': 'Язык: {name}',
  'page.language.failed': 'Этот язык не удалось загрузить. Сервер ещё работает?',
  'page.app.needs-script': 'Для Railhead нужен JavaScript: вся игра идёт на этой странице.',
};
