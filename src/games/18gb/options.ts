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
}

/** On or off; off in the rule set of 18xx.games. */
function flag(rule: string, book: boolean): Switch<boolean> {
  return { rule, values: [false, true], book, site: false };
}

/** One of several values. */
function choice<V extends string | boolean>(entry: Switch<V>): Switch<V> {
  return entry;
}

const SWITCHES = {
  two_player_ew: flag('18GB-18.1', false),
  four_player_alt: flag('18GB-18.1', false),
  trade_consent: choice<'table' | 'ask'>({
    rule: '18GB-19/D-33',
    values: ['table', 'ask'],
    book: 'ask',
    site: 'table',
  }),
  'auction.multi_bid': flag('18GB-19/D-1', true),
  'auction.one_bid_frees': flag('18GB-19/D-2', true),
  'auction.discount_frees_nobody': flag('18GB-19/D-32', true),
  'home.at_float': flag('18GB-19/D-3', false),
  'home.hex_closed': flag('18GB-19/D-4', false),
  'convert.single_buy': flag('18GB-19/D-5', true),
  'green.new_director_ok': flag('18GB-19/D-6', false),
  'emr.trainless_suffices': flag('18GB-19/D-7', true),
  'train.must_buy_summary': flag('18GB-19/D-8', false),
  'recv.always_insolvent': flag('18GB-19/D-9', true),
  'recv.always_convert': choice<boolean | 'after_run'>({
    rule: '18GB-19/D-10',
    values: [false, true, 'after_run'],
    book: false,
    site: 'after_run',
  }),
  'recv.buy_inclusive': flag('18GB-19/D-11', true),
  'float.capital_par': flag('18GB-19/D-13', true),
  'insolvency.strict_powers': flag('18GB-19/D-14', true),
  'insolvency.ends_with_train': flag('18GB-19/D-21', true),
  'compass.network_once': flag('18GB-19/D-15', false),
  'sale.round_by_sale': flag('18GB-19/D-18', false),
  'grey.refund_parred': flag('18GB-19/D-20', false),
  'powers.restrictive': flag('18GB-19/D-22', true),
  'limit.immediate': flag('18GB-19/D-24', false),
  'pool.director_one_cash': flag('18GB-19/D-25', false),
  'lb.release': flag('18GB-19/D-27', false),
  'tiles.no_sharp_curves': flag('18GB-19/D-30', false),
  import_lenient: flag('18GB-21.1', false),
} as const satisfies Readonly<Record<string, Switch>>;

type Switches = typeof SWITCHES;

export type Options = {
  readonly [K in keyof Switches]: Switches[K] extends Switch<infer V> ? V : never;
};

export const OPTIONS: readonly OptionSpec[] = Object.entries(SWITCHES).map(([key, { rule, values }]) => ({
  key,
  values,
  rule,
}));

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
    values: BOOK,
    before: { 1: BOOK_AT_FIRST },
  },
  { id: '18xx.games', values: SITE },
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
