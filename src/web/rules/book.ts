import {
  type AnyGame,
  type OptionSpec,
  type OptionValues,
  type RuleId,
  translateOptions,
  valuesAt,
} from '../../core/game.ts';
import type { Messages } from '../../text/messages.ts';
import {
  type Overview,
  partsOfText,
  placeholderOf,
  type RulesToTell,
  ruleTitles,
  sectionOf,
  tellRule,
  titleOfRule,
} from '../../text/rule-texts.ts';

/** One rule as it is shown. */
export interface Entry {
  readonly id: RuleId;
  readonly title: string;
  readonly text: string;
  /** The switches that its words depend on or speak of. */
  readonly switches: readonly string[];
  /** In a section that a player seldom needs. */
  readonly isReference: boolean;
}

interface Section {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** All rules of a title, in order, sections for reference last. */
export interface RuleBook {
  /** The language it is in. */
  readonly locale: string;
  readonly titles: Readonly<Record<RuleId, string>>;
  /** The game in five minutes, where the title has one. */
  readonly overview: Overview | null;
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  readonly entries: readonly Entry[];
  readonly sections: readonly Section[];
}

/** 4.9 comes before 4.10, and 4.7 before 4.7.1. Ids are the same in every language, and so is their order. */
const BY_NUMBER = new Intl.Collator('en', { numeric: true });

/** The rules as a game with these switches plays them. */
export function bookOf(
  { game, messages }: { readonly game: Pick<AnyGame, 'rules' | 'options'>; readonly messages: Messages },
  { sections, texts, figures, overview, reference = [], synonyms = {} }: RulesToTell,
  switches: OptionValues,
  locale: string,
): RuleBook {
  const values = { ...figures(switches), ...switches };
  const tell = (message: string): string => tellRule(message, values, locale);
  const titles = ruleTitles(game.rules, messages, switches, locale);
  const entries = Object.entries(titles)
    .map(([id, title]): Entry => {
      const text = texts[id] ?? '';
      return {
        id,
        title,
        text: tell(text),
        isReference: reference.includes(sectionOf(id)),
        switches: game.options
          .filter(({ key, rule }) => rule === id || names(titleOfRule(messages, id) + text, key))
          .map(({ key }) => key),
      };
    })
    .sort((a, b) => Number(a.isReference) - Number(b.isReference) || BY_NUMBER.compare(a.id, b.id));
  const bySection = new Map<string, Entry[]>();
  for (const entry of entries) {
    const section = sectionOf(entry.id);
    const others = bySection.get(section);
    if (others) others.push(entry);
    else bySection.set(section, [entry]);
  }
  return {
    locale,
    titles,
    overview: overview ? tellOverview(overview, tell) : null,
    synonyms,
    entries,
    sections: [...bySection].map(([id, own]) => ({ id, name: sections[id] ?? id, entries: own })),
  };
}

function tellOverview({ parts, tables }: Overview, tell: (message: string) => string): Overview {
  return {
    parts: parts.map(({ heading, text }) => ({ heading, text: tell(text) })),
    tables: tables.map((table) => ({ ...table, rows: table.rows.map((row) => row.map(tell)) })),
  };
}

/** `3.1` of `1848-3.1`: inside one title the rest is not needed. */
export function numberOf(id: string): string {
  return id.slice(id.indexOf('-') + 1);
}

/** Whether a message speaks of a switch, or depends on it. */
function names(message: string, key: string): boolean {
  return (
    partsOfText(message).some(({ refers }) => refers === key) || message.includes(`{${placeholderOf(key)},`)
  );
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
  readonly rulesVersion: number;
  /** Switches that differ from the rule set. */
  readonly options: OptionValues;
}

/** The value of a switch in the game at the table, if there is one, and in each rule set. */
export function settingsOf(
  game: Pick<AnyGame, 'ruleSets' | 'formerOptions'>,
  { key }: OptionSpec,
  chosen: Chosen | null,
): Setting[] {
  const sets = game.ruleSets.map(({ id, values }) => ({
    value: values[key],
    ruleSet: id,
    isChanged: false,
  }));
  if (!chosen) return sets;
  const set = game.ruleSets.find(({ id }) => id === chosen.ruleSet);
  const usual = set && valuesAt(set, chosen.rulesVersion)[key];
  const value = translateOptions(game, chosen.options, chosen.rulesVersion)[key] ?? usual;
  return [{ value, ruleSet: null, isChanged: value !== usual }, ...sets];
}
