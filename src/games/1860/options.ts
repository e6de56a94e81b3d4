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

function option(
  key: keyof Options,
  rule: string,
  about: string,
  values: OptionSpec['values'] = [false, true],
): OptionSpec {
  return { key, values, rule, about };
}

export const OPTIONS: readonly OptionSpec[] = [
  option(
    'two_player_map',
    '1860-22.1',
    'The map of the first edition, for two or three players: three hexes and two tiles fewer.',
  ),
  option(
    'original_insolvency',
    '1860-22.2',
    'A leased train earns half of what the run is worth, and all subsidies for halts.',
  ),
  option(
    'simplified_insolvency',
    '1860-22.3',
    'A leased train earns the same on every route: £40, and £20 times its first number.',
  ),
  option(
    'no_skip_towns',
    '1860-22.4',
    'A train may not pass over a town: all towns of a route count against its numbers.',
  ),
  option(
    'original_game',
    '1860-22.5',
    'The first edition: the smaller map, the original insolvency, and no town passed over.',
  ),
  option('re_enter_hexes', '1860-22.6', 'A route may come back to a hex over other track.'),
  option(
    'non_operated_full_value',
    '1860-22.7',
    'Shares of a company that has no train yet because it has never operated are worth the full price, not half.',
  ),
  option('bid_step_5', '1860-23/D-1', 'All bids of the auction are multiples of £5.'),
  option(
    'pd_tie_among_richest',
    '1860-23/D-2',
    'If several players have most cash after the auction, one of these begins the first stock round.',
  ),
  option(
    'bankruptcy_resets_operated',
    '1860-23/D-3',
    'After a bankruptcy a company is like new: sales do not lower its price before it operates again.',
  ),
  option(
    'red_zone_once_per_sr',
    '1860-23/D-4',
    'In the red zones only the first share that a player sells of a company in a stock round leaves the price alone, not the first of every sale.',
  ),
  option(
    'layer_opens_next_sr',
    '1860-23/D-5',
    'When a company is sold out, the next layer of companies opens with the next stock round, not at once.',
  ),
  option(
    'sell_privates_in_sr1',
    '1860-23/D-7',
    'Privates can be sold to the bank in the first stock round too.',
  ),
  option(
    'president_cert_exchange_only',
    '1860-23/D-8',
    "A president's certificate in the pool cannot be bought: buy ordinary shares, and with two of them you get it in exchange.",
  ),
  option(
    'receiver_cert_cash_1x',
    '1860-23/D-8',
    "Where a president's certificate can be bought out of the pool, it takes the cash for one share, not for two.",
  ),
  option(
    'unchanged_dividend_to_bottom',
    '1860-23/D-9',
    'A company that pays less than its share price goes behind the others of the same price.',
  ),
  option(
    'bypassed_city_unscored',
    '1860-23/D-10',
    'A full city that a train runs through is skipped: it pays nothing and does not count against the train.',
  ),
  option(
    'must_buy_if_route',
    '1860-23/D-11',
    'A company without a train must buy one if it has a route and at least the price of the cheapest, not whenever it has more than that price.',
  ),
  option(
    'insolvent_until_purchase',
    '1860-23/D-12',
    'Only buying a train ends insolvency; to have the money for one is not enough.',
  ),
  option(
    'receivership_lease_always',
    '1860-23/D-13',
    'A company without a president that has lost its train leases one at once, even if it could buy.',
  ),
  option(
    'bankruptcy_pd_from_current',
    '1860-23/D-14',
    'When a bankruptcy moves the priority and several hold fewest shares, the one nearest to the player who would get the priority next has it, not the one nearest to its holder.',
  ),
  option(
    'nationalise_after_southern_set',
    '1860-23/D-15',
    'British Rail cannot begin before the end of the Southern stock round, the first after a 9+5 was bought.',
  ),
  option('br_no_skip_towns', '1860-23/D-16', 'Under British Rail a train may not pass over a town.'),
  option(
    'br_receivership_first',
    '1860-23/D-17',
    'British Rail takes over companies without a president before all others.',
  ),
  option(
    'score_full_value',
    '1860-23/D-18',
    'At the end shares of a company without a train count in full, not half.',
  ),
  option(
    'over_limit_sell_privates',
    '1860-23/D-21',
    'A player above the certificate limit may sell privates too to come down to it, not shares only.',
  ),
  option(
    'exchange_any_time',
    '1860-23/D-25',
    'A private may be exchanged for its share at any point of the turn, after the purchase too, in every phase.',
  ),
  option(
    'trade_consent',
    '1860-23/D-26',
    'Whether the other president agrees to sell a train: settled at the table, or asked by the game.',
    ['table', 'ask'],
  ),
  option(
    'president_cert_as_one_share',
    '1860-23/D-29',
    "A president's certificate goes into the pool only as one share, for which its seller takes a single share back, never as two shares at once.",
  ),
  option(
    'routes_by_network',
    '1860-23/D-33',
    'Only one route has to hold a token, the home one; the others have to meet it, directly or through each other.',
  ),
  option(
    'private_buy_back',
    '1860-23/D-36',
    'A private sold to the bank may be bought back by its seller in the same stock round.',
  ),
  option(
    'br_receivership_pays',
    '1860-23/D-43',
    'Under British Rail a company without a president pays its dividends too, instead of keeping the money.',
  ),
  option(
    'no_last_round',
    '1860-23/D-42',
    'The game goes on until its rules end it; otherwise it is broken off after the hundredth stock round.',
  ),
  option(
    'import_lenient',
    '1860-0.5',
    'Set by imports only: a file is followed even where 18xx.games would not let it be played on its page.',
  ),
];

const SITE = Object.fromEntries(OPTIONS.map(({ key, values }) => [key, values[0]])) as unknown as Options;

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

/** What `book` was before its first change. */
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
    about: 'The rules as the summary tells them (1860-22.8).',
    values: { ...BOOK },
    before: { 1: { ...BOOK_1 } },
  },
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
    throw new BadInput('options-exclude', {
      key: 'simplified_insolvency',
      first: 'original_insolvency',
      second: 'original_game',
    });
  }
  return options;
}
