import type { OptionValues, RuleId } from '../core/game.ts';
import { type Messages, readMessage } from './messages.ts';

/** The rules of a title in plain words. */
export interface RuleTexts {
  /** The beginning that ids share (`1848-3`) → what they are about. */
  readonly sections: Readonly<Record<string, string>>;
  /**
   * One to three sentences for each rule, worded by `tellRule`. Brackets hold the key of a switch, or the id of another
   * rule.
   */
  readonly texts: Readonly<Record<RuleId, string>>;
  /** The whole game on one page. */
  readonly overview?: Overview;
  /** Sections that a player seldom needs, such as rulings and file formats: listed last, found last. */
  readonly reference?: readonly string[];
  /** Words that players use → the words that the rules use for the same thing. */
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
}

/** A game in five minutes. Texts and cells are worded by `tellRule`; texts may refer to rules in brackets. */
export interface Overview {
  readonly parts: readonly { readonly heading: string; readonly text: string }[];
  readonly tables: readonly OverviewTable[];
}

/** The first cell of a row says what the row is about. */
interface OverviewTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Prices and counts of the title by name: rule texts say `£{train_2}`, so that a change of data changes the text. */
export type Figures = Readonly<Record<string, number>>;

/** Figures may hang on switches, as the price of a train in one rule set. */
export type FiguresBy = (switches: OptionValues) => Figures;

/** Rules with the figures that their texts name. */
export interface RulesToTell extends RuleTexts {
  readonly figures: FiguresBy;
}

/** The figures of a table of data: `train_2plus1`, `shares_BandO`. */
export function figuresOf<T>(
  prefix: string,
  table: Readonly<Record<string, T>>,
  pick: (entry: T) => number,
): Figures {
  return Object.fromEntries(
    Object.entries(table).map(([key, entry]) => [
      `${prefix}_${key.replaceAll('+', 'plus').replaceAll('&', 'and')}`,
      pick(entry),
    ]),
  );
}

/** `1848-4.7.1` and `1848-4.11` are in the section `1848-4`. */
export function sectionOf(rule: RuleId): string {
  return /^[^-]+-\d+/.exec(rule)?.[0] ?? rule;
}

/** The placeholder of a switch: names in messages have no dots. */
export function placeholderOf(key: string): string {
  return key.replaceAll('.', '_');
}

/**
 * The title or text of a rule as a game with these switches plays it. Both are messages that may choose by switches:
 * `{trade_consent, select, ask {…} other {…}}`.
 */
export function tellRule(message: string, switches: OptionValues, locale: string): string {
  if (!message.includes('{')) return message;
  const values = Object.entries(switches).map(([key, value]) => [placeholderOf(key), String(value)]);
  return readMessage(message, locale).say(Object.fromEntries(values) as Record<string, string>);
}

/** The message of a rule's title, before switches choose in it. */
export function titleOfRule(messages: Messages, id: RuleId): string {
  return messages[`rule.${id}`] ?? id;
}

/** The titles of these rules as a game with these switches plays them. */
export function ruleTitles(
  rules: readonly RuleId[],
  messages: Messages,
  switches: OptionValues,
  locale: string,
): Readonly<Record<RuleId, string>> {
  return Object.fromEntries(rules.map((id) => [id, tellRule(titleOfRule(messages, id), switches, locale)]));
}

/** A piece of a text; `refers` is a rule or a switch, or null for plain words. */
interface TextPart {
  readonly text: string;
  readonly refers: string | null;
}

export function partsOfText(text: string): TextPart[] {
  return text
    .split(/\[([^\]]+)\]/)
    .map((part, index) => ({ text: part, refers: index % 2 === 1 ? part : null }))
    .filter((part) => part.text !== '');
}
