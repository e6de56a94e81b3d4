import type { Words } from '../text/words.ts';
import type { AnyMind } from '../bots/mind.ts';
import type { Action, AnyGame } from '../core/game.ts';
import type { TitleDrawing } from '../draw/titles/drawing.ts';
import type { FileTitle } from '../interop/title.ts';
import type { Messages } from '../text/messages.ts';
import type { FiguresBy, RuleTexts } from '../text/rule-texts.ts';
import type { TitleText } from '../text/title-text.ts';

/** One table of what is in the box, for the command line. */
export interface ComponentTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** Titles of one family show the same form of `view` and share the page's tables (`web/families.ts`). */
export type FamilyId = 'rail' | 'express';

/** What places and privates are called, where no position is at hand to ask. */
export interface TitleNames {
  readonly placeName?: (hex: string) => string | null | undefined;
  readonly privateName?: (id: string) => string | null | undefined;
}

/** Where a switch is found when a game is set up. Those of `scenario` are offered first, the others by topic. */
export type SwitchTopic =
  | 'scenario'
  | 'auction'
  | 'shares'
  | 'companies'
  | 'track'
  | 'routes'
  | 'trains'
  | 'trouble'
  | 'end';

/**
 * Everything the rest of Railhead knows about a title. What is given here directly is known without loading anything;
 * the parts behind `load` are fetched separately, when they are needed. Only `game` is required: a title without a
 * drawing has no board to look at, one without `files` has no other file format, and so on.
 */
export interface Title {
  readonly id: string;
  readonly name: string;
  /** What players call it, where there is no room for more. */
  readonly shortName?: string;
  /** Null: the page has no table for it. */
  readonly family: FamilyId | null;
  readonly seats: readonly [min: number, max: number];
  /** How long a game takes around a table, in minutes. */
  readonly minutes: readonly [from: number, to: number];
  readonly designers: string;
  /** How much there is to learn and to think about. */
  readonly weight: 'light' | 'medium' | 'heavy';
  /** What the ids of its rules begin with, before the first dash. */
  readonly rulePrefix: string;
  readonly text: TitleText;
  /** Its switches by topic, in the order in which they are offered; those of no topic are set by importers alone. */
  readonly switches: Readonly<Partial<Record<SwitchTopic, readonly string[]>>>;
  /** Switches that mean something only at tables of one size. */
  readonly switchSeats?: Readonly<Record<string, number>>;
  /** Its other file format, and what the title is called there. */
  readonly files: { readonly format: string; readonly title: string } | null;
  readonly load: {
    readonly game: () => Promise<AnyGame>;
    readonly words: () => Promise<Messages>;
    readonly ruleTexts: () => Promise<RuleTexts>;
    /** Numbers of its data that the rule texts name, as a game with these switches has them. */
    readonly figures?: () => Promise<FiguresBy>;
    readonly drawing?: () => Promise<TitleDrawing>;
    readonly files?: () => Promise<FileTitle<object, Action>>;
    readonly components?: () => Promise<(words: Words) => ComponentTable[]>;
    readonly names?: () => Promise<TitleNames>;
    /** How computers play it. */
    readonly mind?: () => Promise<AnyMind>;
  };
}
