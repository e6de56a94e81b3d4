import { type Kind, kindIn, type Vocabularies } from '../core/vocabulary.ts';

/**
 * How each parameter is put into words. Events and refusals say it themselves (`core/vocabulary.ts`); fields of actions,
 * revenue items and the page's own messages go by their names, which mean the same everywhere.
 *
 * A message writes `{price}` for the words. Three more forms of every parameter serve its grammar:
 * `{priceIs, select, none {…} other {…}}` looks at the bare value (`none` where there is none, the length of a
 * list), `{ownerKind, select, player {…} company {…} bank {…} other {…}}` at what is named (`player`, `company`,
 * `private`, `train`, `bank`, `ipo`, `pool` or `none`), and `{companyFull}` asks for the long name.
 */
/** Names that mean the same everywhere; a list is worded as a list of its kind. */
const KINDS: Readonly<Record<string, Kind>> = {
  amount: 'money',
  cash: 'money',
  colour: 'colour',
  colours: 'colour',
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
  before: 'money',
  best: 'money',
  bid: 'money',
  cheapest: 'money',
  by: 'party',
  byDirector: 'money',
  capital: 'money',
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
  per_round: 'money',
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

/** Names that mean something else in one message. */
const KINDS_IN: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  'note.compass': { about: 'compass' },
};

const PAGE_KEY = /^(?:page|board|cli)\./;

const TOLD = /^(event|refusal)\.(.*)$/;

export function kindOf(key: string, param: string, vocabularies?: Vocabularies): Kind {
  const [, sort, name = ''] = TOLD.exec(key) ?? [];
  const vocabulary = sort === undefined ? undefined : vocabularies?.[`${sort as 'event' | 'refusal'}s`];
  const said = vocabulary && kindIn(vocabulary, name, param);
  return (
    said ??
    KINDS_IN[key]?.[param] ??
    (PAGE_KEY.test(key) ? undefined : ENGINE_KINDS[param]) ??
    KINDS[param] ??
    'text'
  );
}
