import { findHex, hexAt } from '../games/chicago-express/map.ts';
import { isJsonObject } from '../core/json.ts';
import { type Catalogue, money, type Told } from './told.ts';

const CURRENCY = '$';

const ENDS: Catalogue['ends'] = {
  locomotives: 'three companies have no locomotive left',
  shares: 'three companies have no share left',
  houses: 'three houses or fewer are left',
  detroit: 'Detroit is worth 8',
};

/** `Q3 Binghamton`, or just the hex. */
function place(id: string): string {
  const index = findHex(id);
  const name = index === undefined ? null : hexAt(index).name;
  return name ? `${id} ${name.text}` : id;
}

/** Who got how much, e.g. `Anna $12, Ben $6`. */
function payments(told: Told): string {
  const paid = told
    .numbers('paid')
    .map((amount, seat) => (amount > 0 ? `${told.name(seat)} ${money(amount, CURRENCY)}` : ''))
    .filter((text) => text !== '');
  return paid.length > 0 ? paid.join(', ') : 'nobody';
}

/** What a share of each company pays. */
function rates(told: Told): string {
  const value = told.raw('per_share_by_company');
  if (!isJsonObject(value)) return '';
  return Object.entries(value)
    .map(([company, each]) => `${company} ${money(Number(each), CURRENCY)}`)
    .join(', ');
}

function developed(told: Told): string {
  const hex = place(told.text('hex'));
  if (told.raw('value') === null) return `${told.who('player')} builds a house on ${hex}`;
  return `${told.who('player')} develops ${hex}, which is worth ${told.money('value')} now`;
}

const SENTENCES: Catalogue['sentences'] = {
  bid: (t) => `${t.who('player')} bids ${t.money('price')} for ${t.text('company')}`,
  passed: (t) => `${t.who('player')} passes on ${t.text('company')}`,
  share_sold: (t) =>
    t.number('price') > 0
      ? `${t.who('player')} buys a share of ${t.text('company')} for ${t.money('price')}`
      : `${t.who('player')} gets a share of ${t.text('company')} for nothing`,
  share_unsold: (t) => `Nobody wants the share of ${t.text('company')}`,
  auction_started: (t) =>
    `${t.who('player')} puts up a share of ${t.text('company')}, from ${t.money('minimum')}`,
  did_nothing: (t) => `${t.who('player')} moves the ${t.text('dial')} dial and does nothing`,
  expanded: (t) =>
    `${t.who('player')} expands ${t.text('company')} to ${t.list('hexes').map(place).join(', ')} ` +
    `for ${t.money('cost')}; it earns ${t.money('income')} now`,
  developed,
  chicago_dividend: (t) =>
    `${t.text('company')} is in Chicago and pays ${t.money('per_share')} a share: ${payments(t)}`,
  wabash_opened: (t) => `The Wabash opens with an income of ${t.money('income')}`,
  dividend: (t) => `Dividends ${t.text('number')}: ${rates(t)} a share. Paid: ${payments(t)}`,
  dials_reset: () => 'All dials go back to START',
  detroit_grew: (t) => `Detroit grows to ${t.money('value')}`,
  game_over: (t) => {
    const reasons = t.list('reasons').map((reason) => ENDS[reason] ?? reason);
    const winners = t.numbers('winners').map((seat) => t.name(seat));
    return `The game is over: ${reasons.join(', ')}. Winner: ${winners.join(' and ')}`;
  },
};

export const CATALOGUE_CHICAGO_EXPRESS: Catalogue = {
  currency: CURRENCY,
  sentences: SENTENCES,
  steps: { bid: 'a bid or a pass', turn: 'which dial to move, and its action' },
  ends: ENDS,
  parts: new Set(['dividend']),
};
