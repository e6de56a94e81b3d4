import type { OptionSpec, OptionValues, RuleSet } from '../../core/game.ts';

/** CE-18.1: the rulings that have another reading worth playing. The others are settled (rules.ts). */
export interface Options {
  readonly wabash_minimum: boolean;
  readonly open_home_hexes: boolean;
}

export const OPTIONS: readonly OptionSpec[] = [
  {
    key: 'wabash_minimum',
    values: [false, true],
    rule: 'CE-18.1.2',
    about: 'The first Wabash share has the usual minimum price (3 if Fort Wayne has a house) instead of $1.',
  },
  {
    key: 'open_home_hexes',
    values: [false, true],
    rule: 'CE-18.1.3',
    about: 'The home hexes of the four eastern companies are open to all, without cost and income.',
  },
];

const BOOK: Options = { wabash_minimum: false, open_home_hexes: false };

export const RULE_SETS: readonly RuleSet[] = [
  { id: 'book', about: 'The rulebook, with the default of every ruling.', values: { ...BOOK } },
];

/** The switches of a state, complete. */
export function readOptions(values: OptionValues): Options {
  return { ...BOOK, ...values };
}
