import type { Messages } from '../../messages.ts';

/** Words of trading in shares. */
export const PAGE_SHARES: Messages = {
  'page.stock.selling': 'Sell',
  'page.stock.buying': 'Buy',
  'page.stock.private.sell_private': 'Sell',
  'page.stock.private.buy_private': 'Buy',
  'page.stock.private.exchange': 'exchange',
  'page.stock.private-commit.sell_private': 'Sell {private} to the bank',
  'page.stock.private-commit.buy_private': 'Buy {private}',
  'page.stock.private-commit.exchange': 'Exchange {private} for a share of {company}',
  'page.stock.in-hand': '{cash} in hand',
  'page.stock.room':
    '{number, plural, =0 {no room for a certificate} one {room for one certificate} other {room for # certificates}} ({held} of {limit})',
  'page.stock.over': '{held} certificates, {limit} allowed',
  'page.stock.shares': '{number, plural, one {# share} other {# shares}}',
  'page.stock.sell': 'Sell {number} {company}',
  'page.stock.sell-how-many': 'How many shares of {company}',
  'page.stock.gain': '+{sum}',
  'page.stock.commit': '{what}, {sum}',
  'page.stock.from.ipo': 'new',
  'page.stock.from.pool': 'pool',
  'page.stock.from.lead': 'director’s certificate',
  'page.stock.buy.ipo': 'Buy {company}, new',
  'page.stock.buy.pool': 'Buy {company}, pool',
  'page.stock.buy.lead': 'Take over {company}',
  'page.stock.par-help': 'par, and what it costs',
  'page.stock.price': '{company} {from} → {to}',
  'page.stock.price-new': '{company} at {to}',
  'page.stock.price-same': '{company} stays at {sum}',
  'page.stock.row-down': '{number, plural, one {one row down} =2 {two rows down} other {# rows down}}',
  'page.stock.row-up': '{number, plural, one {one row up} =2 {two rows up} other {# rows up}}',
  'page.stock.column-left':
    '{number, plural, one {one column left} =2 {two columns left} other {# columns left}}',
  'page.stock.column-right':
    '{number, plural, one {one column right} =2 {two columns right} other {# columns right}}',
  'page.stock.step-down': '{number, plural, one {one step down} =2 {two steps down} other {# steps down}}',
  'page.stock.step-up': '{number, plural, one {one step up} =2 {two steps up} other {# steps up}}',
  'page.stock.percent': '{who} {from} → {to}.',
  'page.stock.cash': 'Cash {from} → {to}.',
  'page.stock.stays-director': '{name} stays director.',
  'page.stock.then': 'Then: {what}.',
};
