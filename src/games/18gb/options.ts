import type { OptionSpec, OptionValues, RuleSet } from '../../core/game.ts';

/**
 * The switches of the register in 18GB-19 (18GB-18.2) and the set-ups of 18GB-18.1. The `options` of a state are always
 * complete: a rule set plus single switches laid over it.
 */
interface Switch {
  readonly rule: string;
  readonly book: boolean;
  readonly about: string;
}

/** Every switch is off in the rule set of 18xx.games. */
const SWITCHES = {
  two_player_ew: {
    rule: '18GB-18.1',
    book: false,
    about: 'Two players: the East–West map instead of the North–South one.',
  },
  four_player_alt: {
    rule: '18GB-18.1',
    book: false,
    about: 'Four players: the other mix of corporations and privates.',
  },
  'auction.multi_bid': {
    rule: '18GB-19/D-1',
    book: true,
    about: 'A turn in the auction may hold bids on several lots.',
  },
  'auction.pass_summary': {
    rule: '18GB-19/D-2',
    book: true,
    about: 'One winning bid lets a player pass, also with two players; a restaged auction frees nobody.',
  },
  'home.at_float': {
    rule: '18GB-19/D-3',
    book: false,
    about: 'Home tokens are placed when a corporation floats, in the unconnected city if there is one.',
  },
  'home.hex_closed': {
    rule: '18GB-19/D-4',
    book: false,
    about: 'Nobody else builds in the home of a corporation that has not floated.',
  },
  'convert.single_buy': {
    rule: '18GB-19/D-5',
    book: true,
    about: 'After a conversion one share may be bought, in the green zone too.',
  },
  'green.new_director_ok': {
    rule: '18GB-19/D-6',
    book: false,
    about: 'Who becomes director with the first share may buy the second one of the green zone.',
  },
  'emr.trainless_suffices': {
    rule: '18GB-19/D-7',
    book: true,
    about: 'A corporation without a train may convert in its turn whatever its cash.',
  },
  'train.must_buy_summary': {
    rule: '18GB-19/D-8',
    book: false,
    about: 'The duty to buy holds for those who cannot pay the dearest train, not for those who can.',
  },
  'recv.always_insolvent': {
    rule: '18GB-19/D-9',
    book: true,
    about: 'A corporation in receivership without a train is insolvent from the start of its turn.',
  },
  'recv.always_convert': {
    rule: '18GB-19/D-10',
    book: true,
    about: 'In receivership a 5-share corporation without a train always converts before it buys.',
  },
  'recv.buy_inclusive': {
    rule: '18GB-19/D-11',
    book: true,
    about: 'In receivership the dearest train that can be paid is bought by itself, to the last pound.',
  },
  'float.capital_par': {
    rule: '18GB-19/D-13',
    book: true,
    about: 'Capital is paid at the par price, not at the price of the moment of floating.',
  },
  'insolvency.strict_powers': {
    rule: '18GB-19/D-14',
    book: true,
    about: 'Privates lay no tile and place no token for an insolvent corporation.',
  },
  'compass.network_once': {
    rule: '18GB-19/D-15',
    book: false,
    about: 'Each connected network of routes earns a compass bonus once, as before 2024.',
  },
  'grey.refund_parred': {
    rule: '18GB-19/D-20',
    book: false,
    about: 'Shares of started corporations that leave the game are paid back at par.',
  },
  'powers.restrictive': {
    rule: '18GB-19/D-22',
    book: true,
    about: 'Upgrades by privates must bring new usable track as well.',
  },
  'limit.immediate': {
    rule: '18GB-19/D-24',
    book: false,
    about: 'Surplus trains go right after the export that cut the limit.',
  },
  'pool.director_one_cash': {
    rule: '18GB-19/D-25',
    book: false,
    about: 'For the director’s certificate in the pool the price of one share is enough.',
  },
  'lb.release': {
    rule: '18GB-19/D-27',
    book: false,
    about: 'The owner of the London & Birmingham is free when the LNWR leaves the game unstarted.',
  },
  import_lenient: {
    rule: '18GB-21.1',
    book: false,
    about: 'For imported files only: accept, and report, what 18xx.games refuses in its page or not at all.',
  },
} as const satisfies Readonly<Record<string, Switch>>;

export type Options = Readonly<Record<keyof typeof SWITCHES, boolean>>;

export const OPTIONS: readonly OptionSpec[] = Object.entries(SWITCHES).map(([key, { rule, about }]) => ({
  key,
  values: [false, true],
  rule,
  about,
}));

function values(of: (entry: Switch) => boolean): Options {
  return Object.fromEntries(Object.entries(SWITCHES).map(([key, entry]) => [key, of(entry)])) as Options;
}

const BOOK = values(({ book }) => book);
const SITE = values(() => false);

export const RULE_SETS: readonly RuleSet[] = [
  { id: 'book', about: 'The summary of the rules wherever it speaks clearly.', values: BOOK },
  { id: '18xx.games', about: 'As 18xx.games plays it; imported games use it.', values: SITE },
];

export function readOptions(given: OptionValues): Options {
  return { ...BOOK, ...given };
}
