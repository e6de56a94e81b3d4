import type { RuleId } from '../core/game.ts';

/** What words need to know of a title in any language. */
export interface TitleText {
  readonly currency: string;
  /** Events that begin a new part of the game. */
  readonly parts: readonly string[];
  /** The rule that says most about each step. */
  readonly stepRules: Readonly<Record<string, RuleId>>;
}
