import type { RuleId } from '../core/game.ts';

/** The rules of a title in plain words. */
export interface RuleTexts {
  /** The beginning that ids share (`1848-3`) → what they are about. */
  readonly sections: Readonly<Record<string, string>>;
  /** One to three sentences for each rule. Brackets hold the key of a switch, or the id of another rule. */
  readonly texts: Readonly<Record<RuleId, string>>;
}

/** `1848-4.7.1` and `1848-4.11` stand in the section `1848-4`. */
export function sectionOf(rule: RuleId): string {
  return /^[^-]+-\d+/.exec(rule)?.[0] ?? rule;
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
