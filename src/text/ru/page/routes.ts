import type { Messages } from '../../messages.ts';

/** Words of the routes panel. */
export const PAGE_ROUTES: Messages = {
  'page.routes.at-least': 'не меньше {sum}',
  'page.routes.unchanged': '{sum}, без изменений',
  'page.routes.revenue':
    '{subsidyIs, select, 0 {Прибыль {revenue}} other {Прибыль {revenue}, субсидия {subsidy}}}',
  'page.routes.no-revenue': 'Прибыль –',
  'page.routes.plus': '+ {subsidy}',
  'page.routes.train': 'Поезд {name}',
  'page.routes.leased': 'Арендованный поезд {name}',
  'page.routes.kind.city': 'Город',
  'page.routes.kind.town': 'Посёлок',
  'page.routes.kind.halt': 'Полустанок',
  'page.routes.kind.off': 'Внешнее направление',
  'page.routes.at.town': '{where}, посёлок',
  'page.routes.at.halt': '{where}, полустанок',
  'page.routes.at.off': '{where}, внешнее направление',
  'page.routes.calls.city': '{count, plural, one {# город} few {# города} many {# городов} other {# города}}',
  'page.routes.calls.town':
    '{count, plural, one {# посёлок} few {# посёлка} many {# посёлков} other {# посёлка}}',
  'page.routes.calls.halt':
    '{count, plural, one {# полустанок} few {# полустанка} many {# полустанков} other {# полустанка}}',
  'page.routes.calls.off':
    '{count, plural, one {# внешнее направление} few {# внешних направления} many {# внешних направлений} other {# внешнего направления}}',
  'page.routes.proven': 'доказанно лучший',
  'page.routes.proof':
    'Больше не принесёт ни один рейс. На этих путях {paths, plural, one {возможен # маршрут} few {возможны # маршрута} many {возможно # маршрутов} other {возможно # маршрута}}; без тех, что во всём хуже другого, {kept, plural, one {остаётся #} few {остаётся #} many {остаётся #} other {остаётся #}}. Для доказательства хватило {nodes, plural, one {# сочетания} few {# сочетаний} many {# сочетаний} other {# сочетания}}.',
  'page.routes.as-good': 'не хуже лучшего',
  'page.routes.below': 'на {sum} меньше лучшего',
  'page.routes.looking': 'Поиск лучших маршрутов…',
  'page.routes.between': 'Не меньше {low}, не больше {high}. Поиск продолжается.',
  'page.routes.unproven':
    'Не меньше {low}, не больше {high}. Время поиска кончилось, точнее доказать не удалось.',
  'page.routes.longer': 'Искать дальше',
  'page.routes.failed':
    'Поиск маршрутов не запустился. Проложите маршруты вручную: выберите поезд и отметьте остановки на карте.',
  'page.routes.alternatives': 'варианты',
  'page.routes.back': 'назад',
  'page.routes.none': 'Других вариантов нет.',
  'page.routes.the-best': 'лучший',
  'page.routes.difference':
    '{more, select, none {− {fewer}} other {{fewer, select, none {+ {more}} other {+ {more}, − {fewer}}}}}',
  'page.routes.same-stops': 'те же остановки, другие пути или другие поезда',
  'page.routes.aim': 'Что важнее',
  'page.routes.aim.revenue': 'Сначала дивиденды',
  'page.routes.aim.subsidy': 'Сначала казна',
  'page.routes.aim.total': 'Всё вместе',
  'page.routes.at-home': 'не едет',
  'page.routes.not-allowed': 'нельзя',
  'page.routes.unreachable': 'У этого поезда нет маршрута через все эти остановки.',
  'page.routes.hint': 'Выберите поезд и отметьте остановки на карте.',
  'page.routes.clear': 'Сбросить',
  'page.routes.best-again': 'Лучшие',
  'page.routes.by-hand': 'Вручную',
  'page.routes.best-for-it': 'Лучший для этого поезда',
  'page.routes.stay-home': 'Не ехать',
  'page.routes.through': 'Обязательно через',
  'page.routes.no-longer': 'Больше не обязательно: {where}',
  'page.routes.first': 'Первая остановка',
  'page.routes.last': 'Последняя остановка',
  'page.routes.here': 'Начать здесь',
  'page.routes.start': 'Начало',
  'page.routes.extend': 'Продолжить: {where}',
  'page.routes.cut': 'Убрать: {where}',
  'page.routes.via': '{where} через {via}',
  'page.routes.in-all': 'всего {sum}',
  'page.routes.halts':
    'учтено {counted} из {passed, plural, one {# полустанка} few {# полустанков} many {# полустанков} other {# полустанка}}',
  'page.routes.count-halts':
    '{count, plural, one {Учесть # полустанок} few {Учесть # полустанка} many {Учесть # полустанков} other {Учесть # полустанка}}',
  'page.routes.run': '{subsidyIs, select, 0 {Пустить: {revenue}} other {Пустить: {revenue} + {subsidy}}}',
  'page.routes.run-now':
    '{subsidyIs, select, 0 {Пустить сразу: {revenue}} other {Пустить сразу: {revenue} + {subsidy}}}',
};
