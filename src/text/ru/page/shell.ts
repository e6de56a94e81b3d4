import type { Messages } from '../../messages.ts';

/** Words of the frame round every page: menu, theme, offline use, new versions, the rules. */
export const PAGE_SHELL: Messages = {
  'page.close': 'Закрыть',
  'page.close-dialog': 'Закрыть это окно',
  'page.cancel': 'Не надо',
  'page.again': 'Попробовать снова',
  'page.undo': 'Отменить',
  'page.redo': 'Вернуть',
  'page.undo.what': 'Отменить: {what}',
  'page.redo.what': 'Вернуть: {what}',
  'page.theme.light': 'Оформление: светлое',
  'page.theme.dark': 'Оформление: тёмное',
  'page.theme.system': 'Оформление: как в системе',
  'page.help': 'Справка',
  'page.menu': 'Меню',
  'page.views': 'Виды',
  'page.less': 'Меньше',
  'page.more': 'Больше',
  'page.app.description':
    'Железнодорожные игры с акциями для друзей, за одним экраном или по сети: 1848, 1860, 18GB и Chicago Express.',
  'page.load-failed': 'Эту часть страницы загрузить не удалось. Сервер ещё работает?',
  'page.offline': 'Сети нет.',
  'page.offline.help': 'Партии за этим экраном идут как обычно: они хранятся в этом браузере.',
  'page.offline.ready': 'Теперь эта страница работает и без сети.',
  'page.offline.full':
    'Без сети играть не получится: в этом браузере нет места для страницы. Пока сеть есть, всё работает.',
  'page.offline.failed':
    'Без сети играть не получится: этот браузер не смог сохранить страницу. Пока сеть есть, всё работает.',
  'page.no-server':
    'За этой копией Railhead нет сервера, поэтому играть можно только за одним экраном. Попросите полный адрес у того, кто прислал ссылку.',
  'page.server-silent': 'Сервер не отвечает. Ничего не потеряно, а партий за этим экраном это не касается.',
  'page.install': 'Установить',
  'page.install.by-hand':
    'Чтобы установить, выберите «Поделиться», потом добавьте страницу на экран «Домой».',
  'page.update.ready': 'Готова новая версия Railhead.',
  'page.update.ready-help':
    'Страница сохранится и откроется снова на той же партии и позиции. Остальные вкладки останутся прежними, пока вы их не обновите.',
  'page.update.switched': 'Другая вкладка уже работает с новой версией Railhead.',
  'page.update.switched-help': 'Эта вкладка останется прежней, пока вы её не обновите.',
  'page.update.now': 'Обновить',
  'page.update.later': 'Позже',
  'page.rules.of': 'Правила {name}',
  'page.rules.open': 'Правило {id}',
  'page.rules.back': 'Назад',
  'page.rules.search': 'Поиск в правилах',
  'page.rules.found':
    '{number, plural, =0 {Ничего не найдено} one {# правило} few {# правила} many {# правил} other {# правила}}',
  'page.rules.switches': '{number, select, 1 {Переключатель} other {Переключатели}}',
  'page.rules.here': 'в этой партии',
  'page.rules.changed': 'в этой партии, изменено',
  'page.rules.before': 'Предыдущее правило: {id}',
  'page.rules.after': 'Следующее правило: {id}',
  'page.rules.overview': 'Игра за пять минут',
  'page.rules.all': 'Все правила',
};
