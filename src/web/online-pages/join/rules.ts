import type { OptionValues, OptionSpec, RuleId } from '../../../core/game.ts';
import type { LoadedTitle } from '../../titles.ts';
import { tableWords } from '../../words.ts';

/** A rule of a table that is not as its rule set has it, in words. */
export interface Difference {
  readonly key: string;
  readonly what: string;
  readonly usual: string;
  readonly value: string;
  readonly rule: RuleId;
}

/** The rules of a table that are not as its rule set has them. */
export function differencesOf(title: LoadedTitle, ruleSet: string, options: OptionValues): Difference[] {
  const say = tableWords(title);
  const base = title.game.ruleSets.find(({ id }) => id === ruleSet)?.values ?? {};
  const usualOf = ({ key, values }: OptionSpec): string | number | boolean => base[key] ?? values[0] ?? false;
  return title.game.options.flatMap((spec) => {
    const usual = usualOf(spec);
    const value = options[spec.key] ?? usual;
    if (value === usual) return [];
    return {
      key: spec.key,
      what: say.option(spec).short,
      usual: say.optionValue(spec, usual),
      value: say.optionValue(spec, value),
      rule: spec.rule,
    };
  });
}

/** What a rule set is called; as it is named, where the title does not know it. */
export function ruleSetName(title: LoadedTitle, ruleSet: string): string {
  const found = title.game.ruleSets.find(({ id }) => id === ruleSet);
  return found ? tableWords(title).ruleSet(found).short : ruleSet;
}
