import type { Messages } from '../../messages.ts';

/** What the abbreviations at a table stand for. */
export const PAGE_ABBREVIATIONS: Messages = {
  'page.abbr.means': '{short}: {long}.',
  'page.abbr.bank': 'Это банк, который даёт займы.',
  'page.abbr.home': 'Домашний гекс: {hex}.',
  'page.abbr.to-float': 'Запустится, когда продадут ещё {percent}.',
  'page.abbr.trains-left':
    '{number, plural, one {В банке остался # такой поезд.} few {В банке осталось # таких поезда.} many {В банке осталось # таких поездов.} other {В банке осталось # такого поезда.}}',
  'page.abbr.certificates':
    '{seat}: {number, plural, one {# сертификат} few {# сертификата} many {# сертификатов} other {# сертификата}}; {limitIs, select, none {лимита нет} other {лимит {limit}}}.',
  'page.abbr.loans':
    '{company}: взято {number, plural, one {# заём} few {# займа} many {# займов} other {# займа}}.',
  'page.abbr.priority': 'ПС: приоритет сделки. Этот игрок начинает следующий фондовый раунд.',
  'page.abbr.next-priority': 'Если бы раунд кончился сейчас, приоритет сделки (ПС) был бы у этого игрока.',
  'page.abbr.director': 'директор',
  'page.abbr.column.liquid': 'Ликвидно: сколько денег будет, если продать всё по нынешним котировкам.',
  'page.abbr.column.certificates': 'Сколько сертификатов есть и сколько можно.',
  'page.abbr.column.room': 'Место: сколько ещё сертификатов можно взять.',
  'page.abbr.column.ipo': 'IPO: акции, которых ещё никто не покупал.',
  'page.abbr.column.pool': 'Пул: акции, проданные игроками.',
  'page.abbr.column.par': 'Номинал: цена, по которой продаются первые акции.',
  'page.abbr.column.treasury': 'Казна: деньги, которые не принадлежат игрокам.',
  'page.abbr.label': '{label} (сюда подходят только тайлы с этой меткой)',
};
