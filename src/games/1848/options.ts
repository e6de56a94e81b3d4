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
    'Names as in the 2021 or the 2007 edition. The 2007 map is not known to us: WA starts in Perth either way.',
  ),
  option('car_tokens', [4, 3], '1848-19', 'How many tokens CAR has.'),
  option('kk_bonus', [true, false], '1848-20/D-30', 'Two or more K cities on one route earn a bonus.'),
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
    'Bank of England shares may be sold in the first stock round.',
  ),
  option(
    'com_capital',
    ['float', 'start'],
    '1848-20/D-09',
    'COM gets its capital when 60 % are sold, or only when it may operate too.',
  ),
  option(
    'special_lay_any_time',
    [true, false],
    '1848-20/D-12',
    'P2 and P3 tiles at any moment of the turn, or only in the track step.',
  ),
  option(
    'p3_player_owned',
    [false, true],
    '1848-20/D-13',
    'P3 may be used by a company whose Director owns it, from the first 3 on.',
  ),
  option(
    'private_seller',
    ['any_player', 'director'],
    '1848-20/D-14',
    'Companies buy privates from any player, or from their own Director only.',
  ),
  option(
    'forced_other_company',
    [true, false],
    '1848-20/D-19',
    "Forced loans may pay for another company's train.",
  ),
  option(
    'forced_only_if_needed',
    [false, true],
    '1848-20/D-20',
    'Forced loans only if the cheapest bank train is not affordable.',
  ),
  option(
    'forced_first_loan_steps',
    [3, 2],
    '1848-20/D-21',
    'Columns for the first loan of a turn when the company already has five.',
  ),
  option(
    'column1_block',
    [true, false],
    '1848-20/D-23',
    'A company in column 1 without a train has to take the loan.',
  ),
  option(
    'export_phase',
    ['next_only', 'advance'],
    '1848-20/D-24',
    'An exported train changes the phase only if it is the next one, or always.',
  ),
  option(
    'bank_break',
    ['negative', 'zero'],
    '1848-20/D-25',
    'The bank breaks when it would go below zero, or at zero.',
  ),
  option(
    'alice_single',
    [false, true],
    '1848-20/D-26',
    'Both hexes of Alice Springs on one route are one place too many.',
  ),
  option(
    'card_limits',
    ['none', 'printed'],
    '1848-20/D-31',
    'As many 8, D and 2E as wanted, or only the printed cards.',
  ),
  option(
    'boe0_quirk',
    [true, false],
    '1848-20/D-36',
    'BOE_0 counts as a Director’s certificate in a cash crisis.',
  ),
  option(
    'trade_consent',
    ['table', 'ask'],
    '1848-20/D-47',
    'The other owner’s consent to a purchase: settled at the table, or asked by the game.',
  ),
  option('must_run', [false, true], '1848-20/D-54', 'A company that can run has to run.'),
  option(
    'crisis_repeat',
    [true, false],
    '1848-20/D-55',
    'Debt left after a crisis sale is demanded again in later rounds.',
  ),
  option(
    'import_lenient',
    [false, true],
    '1848-21.9',
    'For imported files only: accept what 18xx.games refuses in its page but not on its server.',
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
};

const FIRST_EDITION: Options = {
  ...BOOK,
  edition: 'oo2007',
  car_tokens: 3,
  kk_bonus: false,
  must_run: false,
};

export const RULE_SETS: readonly RuleSet[] = [
  { id: 'book', about: 'The 2021 rulebook, as it is written.', values: { ...BOOK } },
  { id: '18xx.games', about: 'As 18xx.games plays it; imported games use it.', values: { ...SITE } },
  {
    id: 'first-edition-2007',
    about:
      'What the rule text of 2007 fixes. Its map is not known to us, so the 2021 map is used and WA starts in Perth.',
    values: { ...FIRST_EDITION },
  },
];

export function readOptions(values: OptionValues): Options {
  return { ...BOOK, ...values };
}
