import type { Messages } from '../../messages.ts';

/** Words of trading in shares. */
export const PAGE_SHARES: Messages = {
  'page.stock.point': 'Tu widać, co zmieni twój wybór.',
  'page.stock.selling': 'Sprzedaj',
  'page.stock.buying': 'Kup',
  'page.stock.private.sell_private': 'Sprzedaj',
  'page.stock.private.buy_private': 'Kup',
  'page.stock.private.exchange': 'Wymień',
  'page.stock.private-commit.sell_private':
    'Sprzedaj {private} bankowi{sum, select, none {} other { za {sum}}}',
  'page.stock.private-commit.buy_private': 'Kup {private}{sum, select, none {} other { za {sum}}}',
  'page.stock.private-commit.exchange':
    'Wymień {private} na akcję {company}{sum, select, none {} other { za {sum}}}',
  'page.stock.in-hand': '{cash} gotówki',
  'page.stock.room':
    '{number, plural, =0 {brak miejsca na certyfikaty} one {miejsce na # certyfikat} few {miejsce na # certyfikaty} many {miejsce na # certyfikatów} other {miejsce na # certyfikatu}} ({held} z {limit})',
  'page.stock.over':
    '{held, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}, limit {limit}',
  'page.stock.shares': '{number, plural, one {# akcja} few {# akcje} many {# akcji} other {# akcji}}',
  'page.stock.sell': 'Sprzedaj {number} {company}{sum, select, none {} other { za {sum}}}',
  'page.stock.sell-how-many': 'Ile akcji {company} sprzedać',
  'page.stock.fewer': 'Sprzedaj mniej {company}',
  'page.stock.more': 'Sprzedaj więcej {company}',
  'page.stock.gain': '+{sum}',
  'page.stock.from.ipo': 'nowa',
  'page.stock.from.pool': 'pula',
  'page.stock.from.lead': 'certyfikat dyrektora',
  'page.stock.buy.ipo': 'Kup nową {company}{sum, select, none {} other { za {sum}}}',
  'page.stock.buy.pool': 'Kup {company} z puli{sum, select, none {} other { za {sum}}}',
  'page.stock.buy.lead': 'Przejmij {company}{sum, select, none {} other { za {sum}}}',
  'page.stock.par': 'Załóż {company} po {price}{sum, select, none {} other { za {sum}}}',
  'page.stock.par-help': 'cena emisyjna i koszt razem',
  'page.stock.price': '{company} {from} → {to}{steps, select, none {} other {, {steps}}}',
  'page.stock.price-new': '{company} po {to}',
  'page.stock.price-same': '{company} bez zmian, {sum}',
  'page.stock.row-down':
    '{number, plural, one {o # wiersz w dół} few {o # wiersze w dół} many {o # wierszy w dół} other {o # wiersza w dół}}',
  'page.stock.row-up':
    '{number, plural, one {o # wiersz w górę} few {o # wiersze w górę} many {o # wierszy w górę} other {o # wiersza w górę}}',
  'page.stock.column-left':
    '{number, plural, one {o # kolumnę w lewo} few {o # kolumny w lewo} many {o # kolumn w lewo} other {o # kolumny w lewo}}',
  'page.stock.column-right':
    '{number, plural, one {o # kolumnę w prawo} few {o # kolumny w prawo} many {o # kolumn w prawo} other {o # kolumny w prawo}}',
  'page.stock.step-down':
    '{number, plural, one {o # krok w dół} few {o # kroki w dół} many {o # kroków w dół} other {o # kroku w dół}}',
  'page.stock.step-up':
    '{number, plural, one {o # krok w górę} few {o # kroki w górę} many {o # kroków w górę} other {o # kroku w górę}}',
  'page.stock.percent': '{who} {from} → {to}.',
  'page.stock.cash': 'Gotówka {from} → {to}.',
  'page.stock.to-float': '{company} rozpocznie działalność po sprzedaży kolejnych {percent}.',
  'page.stock.flag': '{company}: {what}.',
  'page.stock.stays-director': '{name}: nadal dyrektor.',
  'page.stock.then': 'Potem: {what}.',
};
