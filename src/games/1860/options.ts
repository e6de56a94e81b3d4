import { BadInput, type OptionSpec, type OptionValues, type RuleSet } from '../../core/game.ts';

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
  readonly routes_by_network: boolean;
  /** 1860-0.5: set by importers only; lets through what 18xx.games checks in its page alone. */
  readonly import_lenient: boolean;
}

/** 1860-22: the rules one can choose on 18xx.games, by the names they have there. */
export const SITE_OPTIONS = [
  'two_player_map',
  'original_insolvency',
  'simplified_insolvency',
  'no_skip_towns',
  'original_game',
  're_enter_hexes',
  'non_operated_full_value',
] as const satisfies readonly (keyof Options)[];

function option(key: keyof Options, rule: string, about: string): OptionSpec {
  return { key, values: [false, true], rule, about };
}

export const OPTIONS: readonly OptionSpec[] = [
  option('two_player_map', '1860-22.1', 'The smaller map of the first edition, for two or three players.'),
  option('original_insolvency', '1860-22.2', 'A leased train earns half, and all subsidies.'),
  option('simplified_insolvency', '1860-22.3', 'A leased train earns a fixed sum.'),
  option('no_skip_towns', '1860-22.4', 'Every town on a route counts against the train.'),
  option(
    'original_game',
    '1860-22.5',
    'First edition: smaller map, original insolvency, no skipping of towns.',
  ),
  option('re_enter_hexes', '1860-22.6', 'A route may come back to a hex over other track.'),
  option(
    'non_operated_full_value',
    '1860-22.7',
    'Shares of a company that has never operated sell at full value.',
  ),
  option('bid_step_5', '1860-23/D-1', 'Bids are multiples of 5.'),
  option('pd_tie_among_richest', '1860-23/D-2', 'Only the richest can get the priority after the auction.'),
  option(
    'bankruptcy_resets_operated',
    '1860-23/D-3',
    'A restarted company counts as one that has not operated.',
  ),
  option('red_zone_once_per_sr', '1860-23/D-4', 'The free share of the red zone comes once a stock round.'),
  option(
    'layer_opens_next_sr',
    '1860-23/D-5',
    'A layer opened by a sell-out can be used from the next stock round.',
  ),
  option('sell_privates_in_sr1', '1860-23/D-7', 'Privates can be sold in the first stock round too.'),
  option(
    'receiver_cert_cash_1x',
    '1860-23/D-8',
    "Taking a president's certificate from the pool needs the cash for one share only.",
  ),
  option(
    'unchanged_dividend_to_bottom',
    '1860-23/D-9',
    'A dividend below the price sends the marker to the bottom of its space.',
  ),
  option('bypassed_city_unscored', '1860-23/D-10', 'A full city that a train runs through does not count.'),
  option(
    'must_buy_if_route',
    '1860-23/D-11',
    'A company without a train must buy one if it has a route and can.',
  ),
  option('insolvent_until_purchase', '1860-23/D-12', 'Only buying a train ends insolvency.'),
  option(
    'receivership_lease_always',
    '1860-23/D-13',
    'Without a train a company in receivership leases at once.',
  ),
  option(
    'bankruptcy_pd_from_current',
    '1860-23/D-14',
    'Ties for the priority after a bankruptcy count from whoever would get it next.',
  ),
  option(
    'nationalise_after_southern_set',
    '1860-23/D-15',
    'British Rail cannot begin before the Southern stock round is over.',
  ),
  option('br_no_skip_towns', '1860-23/D-16', 'Under British Rail towns may not be skipped.'),
  option('br_receivership_first', '1860-23/D-17', 'British Rail takes companies in receivership first.'),
  option('score_full_value', '1860-23/D-18', 'Shares of companies without a train score in full.'),
  option('over_limit_sell_privates', '1860-23/D-21', 'Above the certificate limit privates may be sold too.'),
  option('routes_by_network', '1860-23/D-33', 'A route needs no token of its own if it meets the others.'),
  option(
    'import_lenient',
    '1860-0.5',
    'For imported files only: accept what 18xx.games refuses in its page but not on its server.',
  ),
];

const SITE = Object.fromEntries(OPTIONS.map(({ key }) => [key, false])) as unknown as Options;

const BOOK: Options = {
  ...SITE,
  bid_step_5: true,
  pd_tie_among_richest: true,
  red_zone_once_per_sr: true,
  layer_opens_next_sr: true,
  sell_privates_in_sr1: true,
  unchanged_dividend_to_bottom: true,
  must_buy_if_route: true,
  insolvent_until_purchase: true,
  receivership_lease_always: true,
  nationalise_after_southern_set: true,
  br_no_skip_towns: true,
  br_receivership_first: true,
  over_limit_sell_privates: true,
};

export const RULE_SETS: readonly RuleSet[] = [
  { id: 'book', about: 'The rules as the summary tells them (1860-22.8).', values: { ...BOOK } },
  { id: '18xx.games', about: 'As 18xx.games plays it; imported games use it.', values: { ...SITE } },
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
    throw new BadInput('simplified_insolvency cannot be combined with original_insolvency or original_game');
  }
  return options;
}
