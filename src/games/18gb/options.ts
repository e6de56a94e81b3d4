import type { FormerOption, OptionSpec, OptionValues, RuleSet } from '../../core/game.ts';

/**
 * The switches of the register in 18GB-19 (18GB-18.2) and the set-ups of 18GB-18.1. The `options` of a state are always
 * complete: a rule set plus single switches laid over it.
 */
interface Switch<V extends string | boolean = string | boolean> {
  readonly rule: string;
  readonly values: readonly V[];
  readonly book: V;
  readonly site: V;
  readonly about: string;
}

/** On or off, and off in the rule set of 18xx.games. */
function flag(rule: string, book: boolean, about: string): Switch<boolean> {
  return { rule, values: [false, true], book, site: false, about };
}

/** One of several values. */
function choice<V extends string | boolean>(entry: Switch<V>): Switch<V> {
  return entry;
}

const SWITCHES = {
  two_player_ew: flag(
    '18GB-18.1',
    false,
    'With two players: play on the East–West map instead of the North–South one.',
  ),
  four_player_alt: flag(
    '18GB-18.1',
    false,
    'With four players: GSWR, MSLR and the private MC are in the game instead of LSWR, SWR and TV.',
  ),
  trade_consent: choice<'table' | 'ask'>({
    rule: '18GB-19/D-33',
    values: ['table', 'ask'],
    book: 'ask',
    site: 'table',
    about:
      'Buying a train from another player’s corporation: agreed at the table and done at once (table), or the other director is asked first and may refuse (ask).',
  }),
  'auction.multi_bid': flag(
    '18GB-19/D-1',
    true,
    'In the auction a player may bid on several privates in one turn, not only on one.',
  ),
  'auction.one_bid_frees': flag(
    '18GB-19/D-2',
    true,
    'With two players: one winning bid is enough to be allowed to pass in the auction, not two.',
  ),
  'auction.discount_frees_nobody': flag(
    '18GB-19/D-32',
    true,
    'Also after unsold privates have become cheaper, only a winning bid or a bid on every private allows a pass in the auction.',
  ),
  'home.at_float': flag(
    '18GB-19/D-3',
    false,
    'A home token is placed when its corporation floats (in the city without track, if there is one), not at the start of the game.',
  ),
  'home.hex_closed': flag(
    '18GB-19/D-4',
    false,
    'Nobody else may lay a tile in the home hex of a corporation that has not floated.',
  ),
  'convert.single_buy': flag(
    '18GB-19/D-5',
    true,
    'After converting a corporation its director may buy one share of it, even at £65 or less (the green zone), where it is two otherwise.',
  ),
  'green.new_director_ok': flag(
    '18GB-19/D-6',
    false,
    'At £65 or less (the green zone) a player who becomes director by the first share of the turn may buy a second one at once.',
  ),
  'emr.trainless_suffices': flag(
    '18GB-19/D-7',
    true,
    'A 5-share corporation without a train may convert to ten shares in its own turn however much cash it has, not only if it cannot pay the cheapest train.',
  ),
  'train.must_buy_summary': flag(
    '18GB-19/D-8',
    false,
    'A corporation without a train has to buy one if it can pay the cheapest on sale but not the dearest, instead of if it can pay the dearest.',
  ),
  'recv.always_insolvent': flag(
    '18GB-19/D-9',
    true,
    'A corporation in receivership without a train is insolvent from the start of its turn and leases a train if it has a route, also if it could pay for one.',
  ),
  'recv.always_convert': choice<boolean | 'after_run'>({
    rule: '18GB-19/D-10',
    values: [false, true, 'after_run'],
    book: false,
    site: 'after_run',
    about:
      'A 5-share corporation in receivership without a train converts to ten shares: only if it cannot pay for any train (false), always before it buys (true), or only if the run of a leased train has left it without the money for one (after_run).',
  }),
  'recv.buy_inclusive': flag(
    '18GB-19/D-11',
    true,
    'A corporation in receivership without a train always buys the dearest one it can pay, spending its last pound if need be; without this it buys by itself only after running a leased train and only for less than all its cash, and otherwise the players decide.',
  ),
  'float.capital_par': flag(
    '18GB-19/D-13',
    true,
    'A corporation that floats receives its starting price for every share, not the price it has reached by then.',
  ),
  'insolvency.strict_powers': flag(
    '18GB-19/D-14',
    true,
    'The privates LS, GN and MC may not be used for an insolvent corporation.',
  ),
  'insolvency.ends_with_train': flag(
    '18GB-19/D-21',
    true,
    'A corporation stops being insolvent as soon as it gets a train, not at the end of its turn.',
  ),
  'compass.network_once': flag(
    '18GB-19/D-15',
    false,
    'Routes of a corporation that meet share one bonus for north–south and one for east–west, as on 18xx.games before 2024; without this every train or group of trains that spans the map earns its own.',
  ),
  'sale.round_by_sale': flag(
    '18GB-19/D-18',
    false,
    'Shares of a corporation without a train sell for half: rounded down once for the whole sale, not for each share.',
  ),
  'grey.refund_parred': flag(
    '18GB-19/D-20',
    false,
    'When the first 6X removes a corporation that was started but has not floated, its shares are paid back at their starting price; without this they are lost.',
  ),
  'powers.restrictive': flag(
    '18GB-19/D-22',
    true,
    'An upgrade made with the private AF, LS or TV must give the corporation new track to use, as any other upgrade must.',
  ),
  'limit.immediate': flag(
    '18GB-19/D-24',
    false,
    'If the export of a train lowers the train limit, surplus trains are discarded at once, not in the next operating round.',
  ),
  'pool.director_one_cash': flag(
    '18GB-19/D-25',
    false,
    'The director’s certificate in the pool costs one share: cash for one is enough to take it, not cash for two.',
  ),
  'lb.release': flag(
    '18GB-19/D-27',
    false,
    'If the LNWR leaves the game unstarted, the owner of the London & Birmingham may buy shares again.',
  ),
  'tiles.no_sharp_curves': flag(
    '18GB-19/D-30',
    false,
    'The six green OO and XX tiles with a sharp curve (G08, G09, G11, G24, G25, G27) are not used.',
  ),
  import_lenient: flag(
    '18GB-21.1',
    false,
    'Set by `import`, not meant for new games: a move in a file of 18xx.games that a live game would refuse is played all the same and reported.',
  ),
} as const satisfies Readonly<Record<string, Switch>>;

type Switches = typeof SWITCHES;

export type Options = {
  readonly [K in keyof Switches]: Switches[K] extends Switch<infer V> ? V : never;
};

export const OPTIONS: readonly OptionSpec[] = Object.entries(SWITCHES).map(
  ([key, { rule, about, values }]) => ({ key, values, rule, about }),
);

function valuesOf(of: (entry: Switch) => string | boolean): Options {
  return Object.fromEntries(Object.entries(SWITCHES).map(([key, entry]) => [key, of(entry)])) as Options;
}

const BOOK = valuesOf(({ book }) => book);
const SITE = valuesOf(({ site }) => site);

const BOOK_AT_FIRST: Partial<Options> = {
  trade_consent: 'table',
  'recv.always_convert': true,
  'insolvency.ends_with_train': false,
};

export const RULE_SETS: readonly RuleSet[] = [
  {
    id: 'book',
    about: 'The summary of the rules wherever it speaks clearly.',
    values: BOOK,
    before: { 1: BOOK_AT_FIRST },
  },
  { id: '18xx.games', about: 'As 18xx.games plays it; imported games use it.', values: SITE },
];

/** D-2 was one switch, and D-10 knew no more than “always” and 18xx.games. */
export const FORMER_OPTIONS: readonly FormerOption[] = [
  ...[true, false].map((value) => ({
    key: 'auction.pass_summary',
    value,
    until: 1,
    now: { 'auction.one_bid_frees': value, 'auction.discount_frees_nobody': value },
  })),
  { key: 'recv.always_convert', value: false, until: 1, now: { 'recv.always_convert': 'after_run' } },
];

export function readOptions(given: OptionValues): Options {
  return { ...BOOK, ...given };
}
