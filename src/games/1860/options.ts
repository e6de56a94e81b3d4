import { BadInput } from '../../core/bad-input.ts';
import type { OptionSpec, OptionValues, RuleSet } from '../../core/game.ts';

/** The optional rules that 18xx.games offers (1860-22.1 to 22.7) and the switches of the register (1860-23). */
export interface Options {
  readonly two_player_map: boolean;
  readonly original_insolvency: boolean;
  readonly simplified_insolvency: boolean;
  readonly no_skip_towns: boolean;
  readonly original_game: boolean;
  readonly re_enter_hexes: boolean;
  readonly non_operated_full_value: boolean;
  readonly bid_step_5: boolean;
  readonly pd_tie_among_richest: boolean;
  readonly bankruptcy_resets_operated: boolean;
  readonly red_zone_once_per_sr: boolean;
  readonly layer_opens_next_sr: boolean;
  readonly sell_privates_in_sr1: boolean;
  readonly president_cert_exchange_only: boolean;
  readonly receiver_cert_cash_1x: boolean;
  readonly unchanged_dividend_to_bottom: boolean;
  readonly bypassed_city_unscored: boolean;
  readonly must_buy_if_route: boolean;
  readonly insolvent_until_purchase: boolean;
  readonly receivership_lease_always: boolean;
  readonly bankruptcy_pd_from_current: boolean;
  readonly nationalise_after_southern_set: boolean;
  readonly br_no_skip_towns: boolean;
  readonly br_receivership_first: boolean;
  readonly score_full_value: boolean;
  readonly over_limit_sell_privates: boolean;
  readonly exchange_any_time: boolean;
  readonly trade_consent: 'table' | 'ask';
  readonly president_cert_as_one_share: boolean;
  readonly routes_by_network: boolean;
  readonly private_buy_back: boolean;
  readonly br_receivership_pays: boolean;
  readonly no_last_round: boolean;
  /** 1860-0.5: set by importers only; accepts what 18xx.games checks only in its page. */
  readonly import_lenient: boolean;
}

/** 1860-22: the optional rules of 18xx.games, by their names there. */
export const SITE_OPTIONS = [
  'two_player_map',
  'original_insolvency',
  'simplified_insolvency',
  'no_skip_towns',
  'original_game',
  're_enter_hexes',
  'non_operated_full_value',
] as const satisfies readonly (keyof Options)[];

function option(key: keyof Options, rule: string, values: OptionSpec['values'] = [false, true]): OptionSpec {
  return { key, values, rule };
}

export const OPTIONS: readonly OptionSpec[] = [
  option('two_player_map', '1860-22.1'),
  option('original_insolvency', '1860-22.2'),
  option('simplified_insolvency', '1860-22.3'),
  option('no_skip_towns', '1860-22.4'),
  option('original_game', '1860-22.5'),
  option('re_enter_hexes', '1860-22.6'),
  option('non_operated_full_value', '1860-22.7'),
  option('bid_step_5', '1860-23/D-1'),
  option('pd_tie_among_richest', '1860-23/D-2'),
  option('bankruptcy_resets_operated', '1860-23/D-3'),
  option('red_zone_once_per_sr', '1860-23/D-4'),
  option('layer_opens_next_sr', '1860-23/D-5'),
  option('sell_privates_in_sr1', '1860-23/D-7'),
  option('president_cert_exchange_only', '1860-23/D-8'),
  option('receiver_cert_cash_1x', '1860-23/D-8'),
  option('unchanged_dividend_to_bottom', '1860-23/D-9'),
  option('bypassed_city_unscored', '1860-23/D-10'),
  option('must_buy_if_route', '1860-23/D-11'),
  option('insolvent_until_purchase', '1860-23/D-12'),
  option('receivership_lease_always', '1860-23/D-13'),
  option('bankruptcy_pd_from_current', '1860-23/D-14'),
  option('nationalise_after_southern_set', '1860-23/D-15'),
  option('br_no_skip_towns', '1860-23/D-16'),
  option('br_receivership_first', '1860-23/D-17'),
  option('score_full_value', '1860-23/D-18'),
  option('over_limit_sell_privates', '1860-23/D-21'),
  option('exchange_any_time', '1860-23/D-25'),
  option('trade_consent', '1860-23/D-26', ['table', 'ask']),
  option('president_cert_as_one_share', '1860-23/D-29'),
  option('routes_by_network', '1860-23/D-33'),
  option('private_buy_back', '1860-23/D-36'),
  option('br_receivership_pays', '1860-23/D-43'),
  option('no_last_round', '1860-23/D-42'),
  option('import_lenient', '1860-0.5'),
];

const SITE = Object.fromEntries(OPTIONS.map(({ key, values }) => [key, values[0]])) as unknown as Options;

/** 1860-22.8: the book wherever it speaks clearly. */
const BOOK: Options = {
  ...SITE,
  bid_step_5: true,
  pd_tie_among_richest: true,
  red_zone_once_per_sr: true,
  layer_opens_next_sr: true,
  sell_privates_in_sr1: true,
  president_cert_exchange_only: true,
  receiver_cert_cash_1x: true,
  unchanged_dividend_to_bottom: true,
  bypassed_city_unscored: true,
  must_buy_if_route: true,
  insolvent_until_purchase: true,
  receivership_lease_always: true,
  nationalise_after_southern_set: true,
  br_no_skip_towns: true,
  br_receivership_first: true,
  over_limit_sell_privates: true,
  exchange_any_time: true,
  trade_consent: 'ask',
  routes_by_network: true,
  private_buy_back: true,
  no_last_round: true,
};

/** The values of `book` before its first change. */
const BOOK_1: Partial<Options> = {
  president_cert_exchange_only: false,
  receiver_cert_cash_1x: false,
  bypassed_city_unscored: false,
  exchange_any_time: false,
  trade_consent: 'table',
  routes_by_network: false,
  private_buy_back: false,
  no_last_round: false,
};

export const RULE_SETS: readonly RuleSet[] = [
  {
    id: 'book',
    values: { ...BOOK },
    before: { 1: { ...BOOK_1 } },
  },
  { id: '18xx.games', values: { ...SITE } },
];

/** 1860-22.5: the first edition is three of the options at once; 1860-22.3: two ways to lease exclude each other. */
export function readOptions(values: OptionValues): Options {
  const given = { ...BOOK, ...values } as Options;
  const { original_game: original } = given;
  const options: Options = {
    ...given,
    two_player_map: given.two_player_map || original,
    original_insolvency: given.original_insolvency || original,
    no_skip_towns: given.no_skip_towns || original,
  };
  if (options.simplified_insolvency && options.original_insolvency) {
    throw new BadInput('options-exclude', {
      key: 'simplified_insolvency',
      first: 'original_insolvency',
      second: 'original_game',
    });
  }
  return options;
}
