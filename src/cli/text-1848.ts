import { PRIVATES, type PrivateId } from '../games/1848/data.ts';
import type { Catalogue } from './told.ts';

/** Cards are numbered, `4-2` is the third 4. */
function cardName(card: string): string {
  return card.replace(/-\d+$/, '');
}

const ENDS_1848: Readonly<Record<string, string>> = {
  bank: 'the bank is broken',
  stock_market: 'a price or the Bank of England has reached the end of its track',
  closed_five: 'five companies are in receivership',
  manually_ended: 'the players have stopped',
};

function endOf(reason: string): string {
  return ENDS_1848[reason] ?? reason;
}

function privateName(id: string): string {
  return `${id} (${PRIVATES[id as PrivateId]?.name ?? 'private'})`;
}

const SENTENCES_1848: Catalogue['sentences'] = {
  passed: (t) => `${t.who('seat')} passes`,
  priority: (t) => `${t.who('seat')} has the priority`,
  'stock-round': (t) => `Stock round ${t.text('number')}`,
  'operating-round': (t) => `Operating round ${t.text('set')}.${t.text('number')} of ${t.text('of')}`,
  turn: (t) => `${t.text('company')} operates`,
  phase: (t) => `Phase ${t.text('phase')} begins`,

  'private-bought': (t) => `${t.who('seat')} buys ${privateName(t.text('private'))} for ${t.money('price')}`,
  'private-lowered': (t) => `${t.who('seat')} lowers ${t.text('private')} to ${t.money('price')}`,
  'private-paid': (t) => `${t.text('private')} pays ${t.money('amount')} to ${t.who('owner')}`,
  'private-closed': (t) => `${t.text('private')} closes`,
  'private-sold': (t) =>
    `${t.text('company')} buys ${t.text('private')} from ${t.who('seller')} for ${t.money('price')}`,

  'par-set': (t) => `${t.who('seat')} starts ${t.text('company')} at ${t.money('price')}`,
  'share-bought': (t) =>
    `${t.who('seat')} buys a share of ${t.text('company')} from the ${t.raw('from') === 'ipo' ? 'IPO' : 'pool'} ` +
    `for ${t.money('price')}`,
  'shares-sold': (t) =>
    `${t.who('seat')} sells ${t.text('percent')} % of ${t.text('company')} for ${t.money('income')}`,
  'director-changed': (t) => `${t.who('to')} becomes Director of ${t.text('company')} after ${t.who('from')}`,
  floated: (t) => `${t.text('company')} floats`,
  'capital-paid': (t) => `${t.text('company')} receives ${t.money('amount')} of capital`,
  'price-moved': (t) =>
    t.raw('from') === null
      ? `The price of ${t.text('company')} is ${t.money('to')}`
      : `The price of ${t.text('company')} moves from ${t.money('from')} to ${t.money('to')}`,

  'tile-laid': (t) =>
    `${t.who('by')} lays tile ${t.text('tile')} on ${t.text('hex')}, rotation ${t.text('rotation')}` +
    (t.number('cost') > 0 ? `, for ${t.money('cost')}` : ''),
  connected: () => 'Adelaide and Sydney are connected',
  'home-token': (t) => `${t.text('company')} places its home token on ${t.text('hex')}`,
  'token-placed': (t) => `${t.text('company')} places a token on ${t.text('hex')} for ${t.money('price')}`,
  'train-ran': (t) =>
    `${t.text('company')} runs its ${t.text('side')}: ${t.stops('path')} = ${t.money('revenue')}`,
  'paid-out': (t) => `${t.text('company')} pays out ${t.money('revenue')}`,
  withheld: (t) =>
    t.number('revenue') > 0
      ? `${t.text('company')} withholds ${t.money('revenue')}`
      : `${t.text('company')} earns nothing`,

  'train-bought': (t) =>
    `${t.text('company')} buys a train ${t.text('train')} from ${t.who('from')} for ${t.money('price')}`,
  'train-discarded': (t) => `${t.text('company')} discards train ${t.text('train')}`,
  'train-exported': (t) => `A train ${cardName(t.text('train'))} leaves the game`,
  'trains-rusted': (t) => `${t.text('company')} loses to rust: ${t.list('trains').join(', ')}`,
  'deal-asked': (t) => `${t.text('company')} asks for ${t.text('item')} and offers ${t.money('price')}`,
  'deal-accepted': (t) => `The offer of ${t.text('company')} for ${t.text('item')} is accepted`,
  'deal-refused': (t) => `The offer of ${t.text('company')} for ${t.text('item')} is refused`,

  'loan-taken': (t) => `${t.text('company')} takes a loan and has ${t.text('loans')}`,
  receivership: (t) =>
    `${t.text('company')} under ${t.who('director')} goes into receivership (${t.text('number')} so far)`,
  compensated: (t) =>
    `${t.who('seat')} gets ${t.money('amount')} for shares of ${t.text('company')}` +
    (t.number('byDirector') > 0 ? `, ${t.money('byDirector')} of it from its Director` : ''),
  'end-triggered': (t) => `The end is in sight: ${endOf(t.text('reason'))}`,
  'game-over': (t) => `The game is over: ${endOf(t.text('reason'))}`,
};

const STEPS_1848: Readonly<Record<string, string>> = {
  auction: 'the auction of privates',
  stock: 'shares to buy or sell',
  track: 'track',
  token: 'a token',
  routes: 'routes',
  'last-loan': 'a loan before the dividend',
  dividend: 'the dividend',
  trains: 'trains',
  discard: 'which train to discard',
  closing: 'the end of the turn',
  consent: 'an offer to answer',
  crisis: 'what to sell to pay a debt',
  tasmania: 'the Tasmania tile',
};

export const CATALOGUE_1848: Catalogue = {
  currency: '£',
  sentences: SENTENCES_1848,
  steps: STEPS_1848,
  ends: ENDS_1848,
  parts: new Set(['stock-round', 'operating-round']),
};
