/**
 * How each parameter is put into words. The engine tells numbers, seats and ids; which of them are money, people
 * or places is the same in every language, so it stands here once and not in the messages.
 *
 * A message writes `{price}` for the words. Two more forms of every parameter serve its grammar:
 * `{priceIs, select, none {…} other {…}}` looks at the bare value (`none` where there is none, the length of a
 * list), and `{companyFull}` asks for the long name.
 */
export type Kind =
  | 'text'
  | 'money'
  | 'percent'
  | 'seat'
  | 'party'
  | 'company'
  | 'private'
  | 'train'
  | 'item'
  | 'place'
  | 'stop'
  | 'path'
  | 'end'
  | 'colour'
  | 'dial'
  | 'step'
  | 'group'
  | 'any-money'
  | 'payments'
  | 'rates'
  | 'bonuses'
  | 'difference'
  | 'ours';

/** By the name of the parameter; a list is told as a list of its kind. */
const KINDS: Readonly<Record<string, Kind>> = {
  amount: 'money',
  at: 'stop',
  best: 'money',
  bid: 'money',
  by: 'party',
  byDirector: 'money',
  capital: 'money',
  cash: 'money',
  colour: 'colour',
  company: 'company',
  cost: 'money',
  debt: 'money',
  dial: 'dial',
  director: 'seat',
  floor: 'money',
  hex: 'place',
  hexes: 'place',
  home: 'place',
  income: 'money',
  item: 'item',
  items: 'bonuses',
  least: 'money',
  max: 'money',
  min: 'money',
  minimum: 'money',
  order: 'seat',
  ours: 'ours',
  owner: 'party',
  paid: 'payments',
  path: 'path',
  per_share: 'money',
  per_share_by_company: 'rates',
  percent: 'percent',
  player: 'seat',
  price: 'money',
  prices: 'any-money',
  private: 'private',
  reason: 'end',
  reasons: 'end',
  recorded: 'money',
  revenue: 'money',
  seat: 'seat',
  seller: 'party',
  side: 'train',
  step: 'money',
  subsidy: 'money',
  tradeIn: 'train',
  train: 'train',
  trains: 'train',
  treasury: 'money',
  type: 'group',
  value: 'money',
  what: 'difference',
  winners: 'seat',
};

/** Where the same name means something else. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  'event.price-moved': { from: 'money', to: 'money' },
  'event.director-changed': { from: 'seat', to: 'seat' },
  'event.president-changed': { from: 'seat', to: 'seat' },
  'event.train-bought': { from: 'party' },
  'event.receivership': { from: 'seat' },
  'refusal.holding-limit': { most: 'percent' },
  'refusal.pool-limit': { limit: 'percent' },
  'refusal.not-enough-cash': { most: 'money' },
  'refusal.not-now': { step: 'step' },
};

export function kindOf(key: string, param: string): Kind {
  return EXCEPTIONS[key]?.[param] ?? KINDS[param] ?? 'text';
}
