import type { OptionSpec, OptionValues, RuleSet } from '../../core/game.ts';

/**
 * The switches of the register in 1848-20. `read` in the state's `options` is always complete: a rule set
 * plus single switches laid over it.
 */
export interface Options {
  readonly edition: 'gmt2021' | 'oo2007';
  readonly car_tokens: 4 | 3;
  readonly kk_bonus: boolean;
  readonly auction_pass: 'own_private' | 'any_private_sold';
  readonly boe_sale_sr1: boolean;
  readonly com_capital: 'float' | 'start';
  readonly special_lay_any_time: boolean;
  readonly p3_player_owned: boolean;
  readonly private_seller: 'any_player' | 'director';
  readonly forced_other_company: boolean;
  readonly forced_only_if_needed: boolean;
  readonly forced_first_loan_steps: 3 | 2;
  readonly column1_block: boolean;
  readonly export_phase: 'next_only' | 'advance';
  readonly bank_break: 'negative' | 'zero';
  readonly alice_single: boolean;
  readonly card_limits: 'none' | 'printed';
  readonly boe0_quirk: boolean;
  readonly trade_consent: 'table' | 'ask';
  readonly must_run: boolean;
  readonly crisis_repeat: boolean;
  readonly crisis_one_sale: boolean;
  readonly after_failure: 'next_begins' | 'at_once';
  readonly failed_p3_lays: boolean;
  readonly home_tile_duty: boolean;
  readonly trade_payment: 'at_once' | 'end_of_turn';
  readonly trade_in_at_limit: boolean;
  readonly no_revenue_price: 'left' | 'stays';
  readonly stop_twice: boolean;
  readonly boe_holding_limit: boolean;
  readonly boe_buy_back: boolean;
  /** 1848-21.9: set by importers only; lets through what 18xx.games checks in its page alone. */
  readonly import_lenient: boolean;
}

function option(
  key: keyof Options,
  values: readonly (string | number | boolean)[],
  rule: string,
  about: string,
): OptionSpec {
  return { key, values, rule, about };
}

export const OPTIONS: readonly OptionSpec[] = [
  option(
    'edition',
    ['gmt2021', 'oo2007'],
    '1848-19',
    'Names as in the 2021 or the 2007 edition (FED or FT, West or Western Australian Railway, P2). The 2007 map is not known to us: WA starts in Perth either way.',
  ),
  option('car_tokens', [4, 3], '1848-19', 'How many tokens CAR (Central Australian Railway) has.'),
  option(
    'kk_bonus',
    [true, false],
    '1848-20/D-30',
    'A train that visits two or more K cities (Brisbane, Sydney, Melbourne, Adelaide, Perth) earns 50 more for each after the first.',
  ),
  option(
    'auction_pass',
    ['own_private', 'any_private_sold'],
    '1848-20/D-01',
    'Who may pass in the auction: owners of a private only, or also others once all prices are at their floor and one is sold.',
  ),
  option(
    'boe_sale_sr1',
    [true, false],
    '1848-20/D-04',
    'Bank of England shares may be sold in the first stock round already, in which railway shares never are.',
  ),
  option(
    'boe_holding_limit',
    [true, false],
    '1848-20/D-59',
    'The limit of 60 % (70 % with three players) of one company holds for Bank of England shares too.',
  ),
  option(
    'boe_buy_back',
    [false, true],
    '1848-20/D-60',
    'A player who has sold Bank of England shares may buy some again in the same stock round.',
  ),
  option(
    'com_capital',
    ['float', 'start'],
    '1848-20/D-09',
    'COM (Commonwealth Railways) gets its capital when 60 % are sold, or only once it may also operate: with Adelaide and Sydney joined by track, or after the first 6.',
  ),
  option(
    'home_tile_duty',
    [false, true],
    '1848-20/D-11',
    'On its first turn a company has to lay a tile on its home if none is there and it can; otherwise it may leave it bare.',
  ),
  option(
    'special_lay_any_time',
    [true, false],
    '1848-20/D-12',
    'The tiles of P2 (desert) and P3 (Tasmania) may be laid at any moment of the company’s turn; otherwise only in its track step.',
  ),
  option(
    'p3_player_owned',
    [false, true],
    '1848-20/D-13',
    'From the first 3 on, a company may lay the Tasmania tile of P3 also while its Director still owns P3; otherwise it has to buy P3 first.',
  ),
  option(
    'failed_p3_lays',
    [false, true],
    '1848-20/D-62',
    'If the company that owns P3 is the second to fail and a 5 is exported for it, its Director lays the Tasmania tile at once; otherwise the tile is lost.',
  ),
  option(
    'private_seller',
    ['any_player', 'director'],
    '1848-20/D-14',
    'Companies buy privates from any player, or from their own Director only.',
  ),
  option(
    'trade_consent',
    ['table', 'ask'],
    '1848-20/D-47',
    'When a company wants a train or a private of another player, the players settle it at the table, or the game asks the other owner to agree.',
  ),
  option(
    'trade_payment',
    ['at_once', 'end_of_turn'],
    '1848-20/D-17',
    'A train bought from another company is paid at once, or its price is set aside and the seller gets it when the buyer’s turn ends.',
  ),
  option(
    'trade_in_at_limit',
    [true, false],
    '1848-20/D-18',
    'A company that has as many trains as it may own can still hand in a 4 for a D; otherwise it buys nothing but a 2E.',
  ),
  option(
    'forced_other_company',
    [true, false],
    '1848-20/D-19',
    'A company that must buy a train may use forced loans for another company’s train too, not only for one from the bank.',
  ),
  option(
    'forced_only_if_needed',
    [false, true],
    '1848-20/D-20',
    'A company that must buy a train takes forced loans only if it cannot pay the cheapest train of the bank.',
  ),
  option(
    'forced_first_loan_steps',
    [3, 2],
    '1848-20/D-21',
    'How many columns the price falls for the first forced loan of a turn, if the company took no loan by choice before it.',
  ),
  option(
    'column1_block',
    [true, false],
    '1848-20/D-23',
    'A company without a train in the column next to receivership has to take a loan and so fails; otherwise it may refuse, and fails by earning nothing.',
  ),
  option(
    'export_phase',
    ['next_only', 'advance'],
    '1848-20/D-24',
    'A train that leaves the bank because companies failed brings its phase only if that is the next phase, or always.',
  ),
  option(
    'bank_break',
    ['negative', 'zero'],
    '1848-20/D-25',
    'The bank is broken when a payment takes it below zero, or as soon as it has nothing left.',
  ),
  option('must_run', [false, true], '1848-20/D-54', 'A company that can run a train has to run one.'),
  option(
    'alice_single',
    [false, true],
    '1848-20/D-26',
    'The two hexes of Alice Springs are one place, so that a route may use only one of them.',
  ),
  option(
    'stop_twice',
    [false, true],
    '1848-20/D-58',
    'A route may come to the same city or town again over other track, and is paid there each time.',
  ),
  option(
    'no_revenue_price',
    ['left', 'stays'],
    '1848-20/D-34',
    'The price of a company that earned nothing falls by one column, as if it had kept money, or stays.',
  ),
  option(
    'card_limits',
    ['none', 'printed'],
    '1848-20/D-31',
    'As many 8, D and 2E trains as wanted, or only the cards that are in the box.',
  ),
  option(
    'after_failure',
    ['next_begins', 'at_once'],
    '1848-20/D-41',
    'When a company fails: its Director’s forced share sale waits until the next company has begun its turn, which it then keeps, or comes at once, so that the new prices decide who is next.',
  ),
  option(
    'crisis_one_sale',
    [true, false],
    '1848-20/D-61',
    'A Director in debt after the last company of an operating round sells one block only and owes the rest for the time being; otherwise he sells until the debt is paid or nothing is left to sell.',
  ),
  option(
    'crisis_repeat',
    [true, false],
    '1848-20/D-55',
    'A player who still owes money after a forced share sale has to sell again in later operating rounds; otherwise only income pays the debt off.',
  ),
  option(
    'boe0_quirk',
    [true, false],
    '1848-20/D-36',
    'In a forced share sale the first of the ten Bank of England certificates can be sold only if another player holds some.',
  ),
  option(
    'import_lenient',
    [false, true],
    '1848-21.9',
    'For imported files only: accept the few moves that 18xx.games does not offer in its page but takes from a file.',
  ),
];

const SITE: Options = {
  edition: 'gmt2021',
  car_tokens: 4,
  kk_bonus: true,
  auction_pass: 'own_private',
  boe_sale_sr1: true,
  com_capital: 'float',
  special_lay_any_time: true,
  p3_player_owned: false,
  private_seller: 'any_player',
  forced_other_company: true,
  forced_only_if_needed: false,
  forced_first_loan_steps: 3,
  column1_block: true,
  export_phase: 'next_only',
  bank_break: 'negative',
  alice_single: false,
  card_limits: 'none',
  boe0_quirk: true,
  trade_consent: 'table',
  must_run: false,
  crisis_repeat: true,
  crisis_one_sale: true,
  after_failure: 'next_begins',
  failed_p3_lays: false,
  home_tile_duty: false,
  trade_payment: 'at_once',
  trade_in_at_limit: true,
  no_revenue_price: 'left',
  stop_twice: false,
  boe_holding_limit: true,
  boe_buy_back: false,
  import_lenient: false,
};

const BOOK: Options = {
  ...SITE,
  auction_pass: 'any_private_sold',
  com_capital: 'start',
  special_lay_any_time: false,
  p3_player_owned: true,
  private_seller: 'director',
  forced_other_company: false,
  forced_only_if_needed: true,
  forced_first_loan_steps: 2,
  column1_block: false,
  export_phase: 'advance',
  bank_break: 'zero',
  alice_single: true,
  boe0_quirk: false,
  trade_consent: 'ask',
  must_run: true,
  crisis_repeat: false,
  crisis_one_sale: false,
  after_failure: 'at_once',
  failed_p3_lays: true,
  trade_payment: 'end_of_turn',
  trade_in_at_limit: false,
};

const FIRST_EDITION: Options = {
  ...BOOK,
  edition: 'oo2007',
  car_tokens: 3,
  kk_bonus: false,
  must_run: false,
  // Nothing is said there about the moment of payment.
  trade_payment: 'at_once',
};

/** What both books had before it became a switch: games saved under rules version 1 go on with it. */
const BOOKS_BEFORE_2: Partial<Options> = {
  after_failure: 'next_begins',
  failed_p3_lays: false,
  trade_payment: 'at_once',
  trade_in_at_limit: true,
};

export const RULE_SETS: readonly RuleSet[] = [
  {
    id: 'book',
    about: 'The 2021 rulebook, as it is written.',
    values: { ...BOOK },
    before: { 1: BOOKS_BEFORE_2 },
  },
  {
    id: '18xx.games',
    about: 'As 18xx.games plays it; imported games use it.',
    values: { ...SITE },
    before: { 1: { crisis_one_sale: false } },
  },
  {
    id: 'first-edition-2007',
    about:
      'What the rule text of 2007 fixes. Its map is not known to us, so the 2021 map is used and WA starts in Perth.',
    values: { ...FIRST_EDITION },
    before: { 1: BOOKS_BEFORE_2 },
  },
];

export function readOptions(values: OptionValues): Options {
  return { ...BOOK, ...values };
}
