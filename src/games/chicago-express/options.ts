import type { OptionSpec, OptionValues, RuleSet } from '../../core/game.ts';

/** CE-18.1: the rulings that have another reading worth playing. The others are settled (rules.ts). */
export interface Options {
  readonly wabash_minimum: boolean;
  readonly open_home_hexes: boolean;
  readonly chicago_at_once: boolean;
  readonly forest_grant: boolean;
}

export const OPTIONS: readonly OptionSpec[] = [
  {
    key: 'wabash_minimum',
    values: [false, true],
    rule: 'CE-18.1.2',
    about:
      'The first Wabash share has the usual minimum price, which is $3 if Fort Wayne has a house, instead of $1.',
  },
  {
    key: 'open_home_hexes',
    values: [false, true],
    rule: 'CE-18.1.3',
    about: 'The home hexes of the four eastern companies are open to all, without cost and income.',
  },
  {
    key: 'chicago_at_once',
    values: [false, true],
    rule: 'CE-18.1.1',
    about:
      'Entering Chicago pays the shares of the company, and the first time opens the Wabash, before the further hexes of that expansion are built instead of after them.',
  },
  {
    key: 'forest_grant',
    values: [false, true],
    rule: 'CE-18.1.7',
    about:
      'Each forest a company enters brings it $2 from the bank, once the expansion is paid for, and a house there another $2; otherwise only the house does.',
  },
];

const BOOK: Options = {
  wabash_minimum: false,
  open_home_hexes: false,
  chicago_at_once: false,
  forest_grant: false,
};

export const RULE_SETS: readonly RuleSet[] = [
  {
    id: 'book',
    about: 'The rulebook; where it leaves a choice, the reading that its detailed text supports.',
    values: { ...BOOK },
  },
];

/** The switches of a state, complete. */
export function readOptions(values: OptionValues): Options {
  return { ...BOOK, ...values };
}
