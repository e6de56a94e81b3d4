import type { AnyGame, OptionSpec, OptionValues, RuleId } from '../../core/game.ts';
import { partsOfText, type RuleTexts, sectionOf } from '../../text/rule-texts.ts';

/** One rule as somebody reads it. */
export interface Entry {
  readonly id: RuleId;
  readonly title: string;
  readonly text: string;
}

interface Section {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** All rules of a title, in order. */
export interface RuleBook {
  readonly entries: readonly Entry[];
  readonly sections: readonly Section[];
}

/** 4.9 comes before 4.10, and 4.7 before 4.7.1. */
const BY_NUMBER = new Intl.Collator('en', { numeric: true });

export function bookOf(game: Pick<AnyGame, 'rules'>, { sections, texts }: RuleTexts): RuleBook {
  const entries = Object.entries(game.rules)
    .map(([id, title]) => ({ id, title, text: texts[id] ?? '' }))
    .sort((a, b) => BY_NUMBER.compare(a.id, b.id));
  const bySection = new Map<string, Entry[]>();
  for (const entry of entries) {
    const section = sectionOf(entry.id);
    const others = bySection.get(section);
    if (others) others.push(entry);
    else bySection.set(section, [entry]);
  }
  return {
    entries,
    sections: [...bySection].map(([id, own]) => ({ id, name: sections[id] ?? id, entries: own })),
  };
}

/** `3.1` of `1848-3.1`: inside one title nobody needs the rest. */
export function numberOf(id: string): string {
  return id.slice(id.indexOf('-') + 1);
}

/** The switches that a rule is about: those that come from it, and those its text names. */
export function switchesOf(game: Pick<AnyGame, 'options'>, { id, text }: Entry): OptionSpec[] {
  const named = new Set(partsOfText(text).map(({ refers }) => refers));
  return game.options.filter(({ key, rule }) => rule === id || named.has(key));
}

/** What a switch says in one place. */
interface Setting {
  readonly value: string | number | boolean | undefined;
  /** The rule set, or null for the game at the table. */
  readonly ruleSet: string | null;
  /** The game at the table departs from its rule set. */
  readonly isChanged: boolean;
}

/** The rules a game at the table is played by. */
export interface Chosen {
  readonly ruleSet: string;
  /** Switches that differ from the rule set. */
  readonly options: OptionValues;
}

/** The value of a switch in the game at the table, if there is one, and in each rule set. */
export function settingsOf(
  game: Pick<AnyGame, 'ruleSets'>,
  { key }: OptionSpec,
  chosen: Chosen | null,
): Setting[] {
  const sets = game.ruleSets.map(({ id, values }) => ({
    value: values[key],
    ruleSet: id,
    isChanged: false,
  }));
  if (!chosen) return sets;
  const usual = sets.find(({ ruleSet }) => ruleSet === chosen.ruleSet)?.value;
  const value = chosen.options[key] ?? usual;
  return [{ value, ruleSet: null, isChanged: value !== usual }, ...sets];
}
