import type { Messages } from '../../messages.ts';

/** Words of trading in shares. */
export const PAGE_SHARES: Messages = {
  'page.stock.point': 'Здесь видно, что изменит ваш выбор.',
  'page.stock.selling': 'Продать',
  'page.stock.buying': 'Купить',
  'page.stock.private.sell_private': 'Продать',
  'page.stock.private.buy_private': 'Купить',
  'page.stock.private.exchange': 'Обменять',
  'page.stock.private-commit.sell_private': 'Продать {private} банку{sum, select, none {} other { за {sum}}}',
  'page.stock.private-commit.buy_private': 'Купить {private}{sum, select, none {} other { за {sum}}}',
  'page.stock.private-commit.exchange':
    'Обменять {private} на акцию {company}{sum, select, none {} other { за {sum}}}',
  'page.stock.in-hand': 'денег {cash}',
  'page.stock.room':
    '{number, plural, =0 {места для сертификатов нет} one {место ещё для # сертификата} few {место ещё для # сертификатов} many {место ещё для # сертификатов} other {место ещё для # сертификата}} ({held} из {limit})',
  'page.stock.over':
    '{held, plural, one {# сертификат} few {# сертификата} many {# сертификатов} other {# сертификата}} при лимите {limit}',
  'page.stock.shares': '{number, plural, one {# акция} few {# акции} many {# акций} other {# акции}}',
  'page.stock.sell':
    'Продать {number, plural, one {# акцию} few {# акции} many {# акций} other {# акции}} {company}{sum, select, none {} other { за {sum}}}',
  'page.stock.sell-how-many': 'Сколько акций {company} продать',
  'page.stock.fewer': 'Продать меньше акций {company}',
  'page.stock.more': 'Продать больше акций {company}',
  'page.stock.gain': '+{sum}',
  'page.stock.from.ipo': 'IPO',
  'page.stock.from.pool': 'пул',
  'page.stock.from.lead': 'сертификат директора',
  'page.stock.buy.ipo': 'Купить {company} из IPO{sum, select, none {} other { за {sum}}}',
  'page.stock.buy.pool': 'Купить {company} из пула{sum, select, none {} other { за {sum}}}',
  'page.stock.buy.lead': 'Возглавить {company}{sum, select, none {} other { за {sum}}}',
  'page.stock.par': 'Основать {company} по {price}{sum, select, none {} other { за {sum}}}',
  'page.stock.par-help': 'номинал и цена сертификата',
  'page.stock.price': '{company} {from} → {to}{steps, select, none {} other {, {steps}}}',
  'page.stock.price-new': '{company}: {to}',
  'page.stock.price-same': 'Котировка {company} остаётся {sum}',
  'page.stock.row-down':
    '{number, plural, one {на # ряд вниз} few {на # ряда вниз} many {на # рядов вниз} other {на # ряда вниз}}',
  'page.stock.row-up':
    '{number, plural, one {на # ряд вверх} few {на # ряда вверх} many {на # рядов вверх} other {на # ряда вверх}}',
  'page.stock.column-left':
    '{number, plural, one {на # колонку влево} few {на # колонки влево} many {на # колонок влево} other {на # колонки влево}}',
  'page.stock.column-right':
    '{number, plural, one {на # колонку вправо} few {на # колонки вправо} many {на # колонок вправо} other {на # колонки вправо}}',
  'page.stock.step-down':
    '{number, plural, one {на # шаг вниз} few {на # шага вниз} many {на # шагов вниз} other {на # шага вниз}}',
  'page.stock.step-up':
    '{number, plural, one {на # шаг вверх} few {на # шага вверх} many {на # шагов вверх} other {на # шага вверх}}',
  'page.stock.percent': '{who} {from} → {to}.',
  'page.stock.cash': 'Деньги {from} → {to}.',
  'page.stock.to-float': '{company} запустится, когда продадут ещё {percent}.',
  'page.stock.flag': '{company}: {what}.',
  'page.stock.stays-director': 'Директором остаётся {name}.',
  'page.stock.then': 'Дальше: {what}.',
};
