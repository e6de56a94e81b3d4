import { PRIVATES, type PrivateId } from '../games/18gb/data.ts';
import { CATALOGUE_1848 } from './text-1848.ts';
import type { Catalogue, Told } from './told.ts';

/** What the log of 18GB says otherwise than that of 1848. */

const ENDS: Readonly<Record<string, string>> = {
  final_train: 'the depot is empty',
  stock_market: 'a price has reached the end of the line',
  manually_ended: 'the players have stopped',
};

function endOf(reason: string): string {
  return ENDS[reason] ?? reason;
}

function privateName(id: string): string {
  return `${id} (${PRIVATES[id as PrivateId]?.name ?? 'private'})`;
}

/** Items of a run by what they are for. */
const ITEMS: Readonly<Record<string, string>> = {
  tunnel: 'tunnel',
  private: 'private',
  compass: 'compass',
  distance: 'distance',
};

const SENTENCES: Readonly<Record<string, (told: Told) => string>> = {
  bid: (t) => `${t.who('seat')} bids ${t.money('price')} on ${t.text('private')}`,
  'private-lowered': (t) => `Nobody wants ${t.text('private')}, which now costs ${t.money('price')}`,
  'private-bought': (t) => `${t.who('seat')} buys ${privateName(t.text('private'))} for ${t.money('price')}`,
  'turn-order': (t) =>
    `The order of turns is ${t
      .numbers('order')
      .map((seat) => t.name(seat))
      .join(', ')}`,
  'director-changed': (t) =>
    `${t.who('to')} becomes director of ${t.text('company')}` +
    (t.raw('from') === null ? '' : ` after ${t.who('from')}`),
  receivership: (t) => `${t.who('director')} gives up ${t.text('company')}, which goes into receivership`,
  converted: (t) => `${t.text('company')} converts to ten shares and receives ${t.money('amount')}`,
  'ten-shares': (t) => `${t.text('company')} has ten shares from now on`,
  'corporation-removed': (t) => `${t.text('company')} leaves the game`,
  refunded: (t) => `${t.who('seat')} gets ${t.money('amount')} back for ${t.text('company')}`,
  insolvent: (t) => `${t.text('company')} is insolvent`,
  solvent: (t) => `${t.text('company')} is solvent again`,
  'train-dropped': (t) => `A train ${t.text('train').replace(/-\d+$/, '')} leaves the depot`,
  'tokens-forbidden': () => 'No more tokens may be placed',
  'train-ran': (t) =>
    `${t.text('company')} runs train ${t.text('train')}: ${t.stops('path')} = ${t.money('revenue')}${extras(t)}`,
  'import-difference': (t) => `The file is followed against our own rules: ${t.text('what')}`,
  'end-triggered': (t) => `The end is in sight: ${endOf(t.text('reason'))}`,
  'game-over': (t) => `The game is over: ${endOf(t.text('reason'))}`,
};

function extras(told: Told): string {
  const items = told.raw('items');
  const words = (Array.isArray(items) ? items : []).flatMap((item) => {
    const { what, value } = item as { what: string; value: number };
    return ITEMS[what] !== undefined && value > 0 ? [`${ITEMS[what]} ${value}`] : [];
  });
  return words.length > 0 ? ` (with ${words.join(', ')})` : '';
}

const STEPS: Readonly<Record<string, string>> = {
  stock: 'shares to sell or buy, or a conversion',
  track: 'track and token',
  share: 'a share after the conversion',
};

export const CATALOGUE_18GB: Catalogue = {
  currency: '£',
  parts: new Set(['stock-round', 'operating-round']),
  ends: ENDS,
  sentences: { ...CATALOGUE_1848.sentences, ...SENTENCES },
  steps: { ...CATALOGUE_1848.steps, ...STEPS },
};
