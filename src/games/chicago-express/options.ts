import type { OptionSpec, OptionValues, RuleSet } from '../../core/game.ts';

/** CE-18.1: the rulings with an alternative reading worth playing. The others are settled (rules.ts). */
export interface Options {
  readonly wabash_minimum: boolean;
  readonly open_home_hexes: boolean;
  readonly chicago_at_once: boolean;
  readonly forest_grant: boolean;
}

export const OPTIONS: readonly OptionSpec[] = [
  { key: 'wabash_minimum', values: [false, true], rule: 'CE-18.1.2' },
  { key: 'open_home_hexes', values: [false, true], rule: 'CE-18.1.3' },
  { key: 'chicago_at_once', values: [false, true], rule: 'CE-18.1.1' },
  { key: 'forest_grant', values: [false, true], rule: 'CE-18.1.7' },
];

const BOOK: Options = {
  wabash_minimum: false,
  open_home_hexes: false,
  chicago_at_once: false,
  forest_grant: false,
};

export const RULE_SETS: readonly RuleSet[] = [{ id: 'book', values: { ...BOOK } }];

/** The switches of a state, complete. */
export function readOptions(values: OptionValues): Options {
  return { ...BOOK, ...values };
}
