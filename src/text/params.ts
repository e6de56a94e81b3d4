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

/** Names that mean the same wherever they come up; a list is told as a list of its kind. */
const KINDS: Readonly<Record<string, Kind>> = {
  amount: 'money',
  cash: 'money',
  company: 'company',
  cost: 'money',
  hex: 'place',
  hexes: 'place',
  income: 'money',
  item: 'item',
  path: 'path',
  percent: 'percent',
  player: 'seat',
  price: 'money',
  private: 'private',
  reason: 'end',
  revenue: 'money',
  seat: 'seat',
  seller: 'party',
  subsidy: 'money',
  train: 'train',
  trains: 'train',
  treasury: 'money',
};

/** Names as the engine uses them; the page's own messages may mean something else by them. */
const ENGINE_KINDS: Readonly<Record<string, Kind>> = {
  at: 'stop',
  best: 'money',
  bid: 'money',
  cheapest: 'money',
  by: 'party',
  byDirector: 'money',
  capital: 'money',
  colour: 'colour',
  dearest: 'money',
  debt: 'money',
  dial: 'dial',
  director: 'seat',
  floor: 'money',
  home: 'place',
  items: 'bonuses',
  least: 'money',
  max: 'money',
  min: 'money',
  minimum: 'money',
  order: 'seat',
  ours: 'ours',
  owner: 'party',
  paid: 'payments',
  per_share: 'money',
  per_share_by_company: 'rates',
  prices: 'any-money',
  reasons: 'end',
  recorded: 'money',
  side: 'train',
  step: 'money',
  tradeIn: 'train',
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

const PAGE_KEY = /^(?:page|board)\./;

export function kindOf(key: string, param: string): Kind {
  const engine = PAGE_KEY.test(key) ? undefined : (EXCEPTIONS[key]?.[param] ?? ENGINE_KINDS[param]);
  return engine ?? KINDS[param] ?? 'text';
}
