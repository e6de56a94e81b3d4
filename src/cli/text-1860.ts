import { PRIVATES, type PrivateId } from '../games/1860/data.ts';
import type { Catalogue } from './told.ts';

/** The sentences of 1860. */

const ENDS: Readonly<Record<string, string>> = {
  bank: 'the bank is broken',
  stock_market: 'a share is worth £340',
  nationalization: 'British Rail has taken over the last company',
  turn_limit: 'a hundred stock rounds are enough',
  manually_ended: 'the players have stopped',
};

function privateName(id: string): string {
  return `${id} (${PRIVATES[id as PrivateId]?.name ?? 'private'})`;
}

export const CATALOGUE_1860: Catalogue = {
  currency: '£',
  parts: new Set(['stock-round', 'operating-round']),
  ends: ENDS,
  steps: {
    auction: 'the auction',
    stock: 'shares and privates to buy or sell',
    home: 'the tile at home',
    discard: 'which train to discard',
    track: 'track',
    token: 'a token',
    routes: 'routes',
    dividend: 'the dividend',
    trains: 'trains',
  },
  sentences: {
    passed: (t) => `${t.who('seat')} passes`,
    priority: (t) => `${t.who('seat')} has the priority`,
    'stock-round': (t) => `Stock round ${t.text('number')}`,
    'operating-round': (t) => `Operating round ${t.text('set')}.${t.text('number')}`,
    turn: (t) => `${t.text('company')} operates`,
    phase: (t) => `Phase ${t.text('phase')} begins`,

    bid: (t) => `${t.who('seat')} bids ${t.money('price')}`,
    'auction-won': (t) => `${t.who('seat')} wins the choice for ${t.money('bid')}`,
    'private-bought': (t) =>
      `${t.who('seat')} buys ${privateName(t.text('private'))} for ${t.money('price')}`,
    'private-returned': (t) =>
      `${t.who('seat')} sells ${privateName(t.text('private'))} to the bank for ${t.money('income')}`,
    'private-paid': (t) => `${t.text('private')} pays ${t.money('amount')} to ${t.who('owner')}`,
    'private-closed': (t) => `${t.text('private')} closes`,
    'private-exchanged': (t) =>
      `${t.who('seat')} exchanges ${t.text('private')} for a share of ${t.text('company')}`,
    'ferry-for-sale': (t) => `${privateName(t.text('private'))} is for sale`,

    'par-set': (t) => `${t.who('seat')} launches ${t.text('company')} at ${t.money('price')}`,
    'share-bought': (t) =>
      `${t.who('seat')} buys a share of ${t.text('company')} from the ` +
      `${t.raw('from') === 'ipo' ? 'IPO' : 'pool'} for ${t.money('price')}`,
    'shares-sold': (t) =>
      `${t.who('seat')} sells ${t.text('percent')} % of ${t.text('company')} for ${t.money('income')}`,
    'president-changed': (t) => `${t.who('to')} becomes president of ${t.text('company')}`,
    receivership: (t) => `Nobody leads ${t.text('company')} any more: it is in receivership`,
    floated: (t) => `${t.text('company')} floats with ${t.money('capital')}`,
    'price-moved': (t) =>
      t.raw('from') === null
        ? `The price of ${t.text('company')} is ${t.money('to')}`
        : `The price of ${t.text('company')} moves from ${t.money('from')} to ${t.money('to')}`,
    bankrupt: (t) => `${t.text('company')} is bankrupt: its shares go back to the bank`,

    'tile-laid': (t) =>
      `${t.who('by')} lays tile ${t.text('tile')} on ${t.text('hex')}, rotation ${t.text('rotation')}` +
      (t.number('cost') > 0 ? `, for ${t.money('cost')}` : ''),
    'home-token': (t) => `${t.text('company')} places its home token on ${t.text('hex')}`,
    'token-placed': (t) => `${t.text('company')} places a token on ${t.text('hex')} for ${t.money('price')}`,
    'train-ran': (t) =>
      `${t.text('company')} runs train ${t.text('train')}: ${t.stops('path')} = ${t.money('revenue')}` +
      (t.number('subsidy') > 0 ? ` and ${t.money('subsidy')} for halts` : ''),
    'paid-out': (t) => `${t.text('company')} pays out ${t.money('revenue')}`,
    withheld: (t) =>
      t.number('revenue') > 0
        ? `${t.text('company')} withholds ${t.money('revenue')}`
        : `${t.text('company')} earns nothing`,
    insolvent: (t) => `${t.text('company')} is insolvent`,
    solvent: (t) => `${t.text('company')} is solvent again`,

    'train-bought': (t) =>
      `${t.text('company')} buys a train ${t.text('train')} from ${t.who('from')} for ${t.money('price')}`,
    'train-discarded': (t) => `${t.text('company')} discards train ${t.text('train')}`,
    'trains-rusted': (t) => `${t.text('company')} loses to rust: ${t.list('trains').join(', ')}`,

    'no-certificate-limit': () => 'Certificates are no longer limited, and sales no longer lower prices',
    'southern-formed': () => 'The Southern Railway forms',
    'southern-round': () => 'The Southern takes over: no more track, tokens and halts',
    'british-rail': () => 'British Rail takes the island: no more stock rounds',
    nationalised: (t) => `British Rail takes over ${t.text('company')}`,
    'import-difference': (t) => `The file is followed against our own rules: ${t.text('what')}`,
    'end-triggered': (t) => `The end is in sight: ${ENDS[t.text('reason')] ?? t.text('reason')}`,
    'game-over': (t) => `The game is over: ${ENDS[t.text('reason')] ?? t.text('reason')}`,
  },
};
