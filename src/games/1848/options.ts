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
  /** 1848-21.9: set by importers only; accepts what 18xx.games checks only in its page. */
  readonly import_lenient: boolean;
}

function option(
  key: keyof Options,
  values: readonly (string | number | boolean)[],
  rule: string,
): OptionSpec {
  return { key, values, rule };
}

export const OPTIONS: readonly OptionSpec[] = [
  option('edition', ['gmt2021', 'oo2007'], '1848-19'),
  option('car_tokens', [4, 3], '1848-19'),
  option('kk_bonus', [true, false], '1848-20/D-30'),
  option('auction_pass', ['own_private', 'any_private_sold'], '1848-20/D-01'),
  option('boe_sale_sr1', [true, false], '1848-20/D-04'),
  option('boe_holding_limit', [true, false], '1848-20/D-59'),
  option('boe_buy_back', [false, true], '1848-20/D-60'),
  option('com_capital', ['float', 'start'], '1848-20/D-09'),
  option('home_tile_duty', [false, true], '1848-20/D-11'),
  option('special_lay_any_time', [true, false], '1848-20/D-12'),
  option('p3_player_owned', [false, true], '1848-20/D-13'),
  option('failed_p3_lays', [false, true], '1848-20/D-62'),
  option('private_seller', ['any_player', 'director'], '1848-20/D-14'),
  option('trade_consent', ['table', 'ask'], '1848-20/D-47'),
  option('trade_payment', ['at_once', 'end_of_turn'], '1848-20/D-17'),
  option('trade_in_at_limit', [true, false], '1848-20/D-18'),
  option('forced_other_company', [true, false], '1848-20/D-19'),
  option('forced_only_if_needed', [false, true], '1848-20/D-20'),
  option('forced_first_loan_steps', [3, 2], '1848-20/D-21'),
  option('column1_block', [true, false], '1848-20/D-23'),
  option('export_phase', ['next_only', 'advance'], '1848-20/D-24'),
  option('bank_break', ['negative', 'zero'], '1848-20/D-25'),
  option('must_run', [false, true], '1848-20/D-54'),
  option('alice_single', [false, true], '1848-20/D-26'),
  option('stop_twice', [false, true], '1848-20/D-58'),
  option('no_revenue_price', ['left', 'stays'], '1848-20/D-34'),
  option('card_limits', ['none', 'printed'], '1848-20/D-31'),
  option('after_failure', ['next_begins', 'at_once'], '1848-20/D-41'),
  option('crisis_one_sale', [true, false], '1848-20/D-61'),
  option('crisis_repeat', [true, false], '1848-20/D-55'),
  option('boe0_quirk', [true, false], '1848-20/D-36'),
  option('import_lenient', [false, true], '1848-21.9'),
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
  // It says nothing about the time of payment.
  trade_payment: 'at_once',
};

/** The value of both books before it became a switch: games saved under rules version 1 keep it. */
const BOOKS_BEFORE_2: Partial<Options> = {
  after_failure: 'next_begins',
  failed_p3_lays: false,
  trade_payment: 'at_once',
  trade_in_at_limit: true,
};

export const RULE_SETS: readonly RuleSet[] = [
  {
    id: 'book',
    values: { ...BOOK },
    before: { 1: BOOKS_BEFORE_2 },
  },
  {
    id: '18xx.games',
    values: { ...SITE },
    before: { 1: { crisis_one_sale: false } },
  },
  {
    id: 'first-edition-2007',
    values: { ...FIRST_EDITION },
    before: { 1: BOOKS_BEFORE_2 },
  },
];

export function readOptions(values: OptionValues): Options {
  return { ...BOOK, ...values };
}
