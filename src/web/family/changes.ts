import type { Seat } from '../../core/game.ts';
import { canonicalJson } from '../../core/json.ts';
import type { Words } from '../../text/words.ts';

/** What differs between two positions: each family reads it off its views in one place (`rail/changes.ts`, …). */

export interface Change<T> {
  readonly from: T;
  readonly to: T;
}

export function changed<T>(from: T, to: T): Change<T> | null {
  return from === to ? null : { from, to };
}

/** A figure that differs, in words. */
export interface FigureChange {
  /** A player or a company. */
  readonly of: Seat | string;
  /** As the text catalogue calls it; what has no name there is a company, and stands for its shares. */
  readonly what: string;
  readonly change: Change<string>;
}

/** Whose figure it is. */
export function changeName(words: Words, { of }: FigureChange): string {
  return typeof of === 'number' ? words.name(of) : of;
}

/** Which figure it is: a company stands for its shares. */
export function changeWhat(words: Words, { what }: FigureChange): string {
  const key = `page.changed.${what}`;
  return words.has(key) ? words.t(key) : what;
}

/** A change in words; nothing where there is none. */
export function inWords<T>(
  of: Seat | string,
  what: string,
  change: Change<T> | null,
  tell: (value: T) => string,
): FigureChange[] {
  return change ? [{ of, what, change: { from: tell(change.from), to: tell(change.to) } }] : [];
}

/** What the shell asks of the changes of any family. */
export interface ViewChanges {
  /** Hexes that look different. */
  readonly hexes: readonly string[];
  readonly figures: (words: Words) => readonly FigureChange[];
}

export function isSame(a: unknown, b: unknown): boolean {
  return a === b || canonicalJson(a) === canonicalJson(b);
}

/** The names under which two tables hold different things. */
export function namesThatDiffer(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(before[name], after[name]),
  );
}
