/**
 * What a family of titles gives the page. Titles of one family show the same form of view (`V`) and share their tables,
 * panels and charts: `web/rail` is the family of the 18xx titles, `web/express` that of Chicago Express. The shell
 * (`web/table`, `web/history`) knows a family by this contract alone.
 *
 * How to add a family: a folder that exports a `Family<V>`, and a line in `web/families.ts`.
 */
import type { ComponentType } from 'preact';
import type { Event, Turn } from '../../core/game.ts';
import type { Words } from '../../text/words.ts';
import type { MatchSession } from '../match/session.ts';
import type { AbbrKind } from '../parts/abbr.ts';
import type { KeyPlace } from '../parts/key-map.ts';
import type { FamilyId } from '../../titles/title.ts';
import type { LoadedTitle } from '../titles.ts';
import type { ViewChanges } from './changes.ts';
import type { Ownership } from '../charts/ownership.ts';
import type { FortuneSpec } from './fortune.ts';
import type { MomentSpec } from './moments.ts';
import type { Panel } from './panel.ts';
import type { ChartSpec, Sample } from '../charts/sample.ts';
import type { BoardOverlay } from './table-state.ts';

/** One of the views that share the table with the decision panel. */
export interface TableView {
  /** Used in the address, and names the view in the text catalogue. */
  readonly id: string;
  readonly component: ComponentType;
  /** With the players beside it and the strip below, as the map; others take the whole room. */
  readonly framed?: boolean;
  /** Without the decision panel: here nothing is decided. */
  readonly alone?: boolean;
  /** Only where there is no room for it beside the others. */
  readonly onlyOnPhone?: boolean;
  /** The view through which it is reached: it has no tab and no key of its own. */
  readonly within?: string;
}

/** A number for the header; `isNear` where it ends the game soon, or will. */
export interface HeadFact {
  readonly label: string;
  /** The label in full, where the header has a shorter one. */
  readonly about?: string;
  /** What there is to say besides: its label in full, unless it is said here. */
  readonly tip?: string;
  readonly value: string;
  readonly isNear?: boolean;
  /** The value says itself what it is: where room is short the label is left out. */
  readonly isPlain?: boolean;
  /** Where room is short it is the first to go behind the control for the rest. */
  readonly isYielding?: boolean;
}

export interface BoardProps<V> {
  readonly view: V;
  /** The number of the position. */
  readonly at: number;
  readonly overlay: BoardOverlay;
}

export type Finished = Extract<Turn, { kind: 'finished' }>;

/** The steps of a turn, and the one it is at. */
export interface TurnSteps {
  readonly steps: readonly string[];
  readonly step: string | null;
}

/** How passing is offered: by which key, and under which name where it is not simply a pass. */
export interface WayOut {
  readonly shortcut: 'P' | 'S';
  readonly label: string | null;
}

/** A position to take a sample of, with the events of the action before it. */
export interface SampledPosition<V> {
  readonly view: V;
  readonly turn: Turn;
  readonly events: readonly Event[];
}

/** Something as it is and as it would be in a plan; unknown (null) is still being looked for. */
export interface Compared {
  readonly key: string | number;
  readonly name: string;
  readonly now: number | null;
  readonly planned: number | null;
  readonly note?: string | undefined;
}

/** A row of the bar above a plan. */
export interface Comparison {
  readonly of: 'players' | 'companies';
  readonly label: string;
  /** The same in a word. */
  readonly caption: string;
  readonly about: readonly Compared[];
}

/** The table of a plan beside the real one, from whose position `from` it goes on. */
export interface PlannedGame<V> {
  readonly real: MatchSession<V>;
  readonly session: MatchSession<V>;
  readonly from: number;
}

/** Events that passing may bring, by name: those by which somebody loses something, and those worth knowing. */
export interface Outcomes {
  readonly grave: readonly string[];
  readonly plain: readonly string[];
}

export interface Family<V> {
  /** As titles name it; keys of the text catalogue end with it. */
  readonly id: FamilyId;

  /** Its views beside the map and the history, which every table has. */
  readonly views: readonly TableView[];
  /** The view that the round is about, or what is asked in it. */
  readonly viewOf: (session: MatchSession<V>) => string;
  /** The views that have a tab on a phone, in order. */
  readonly tabs: readonly string[];
  /** Where keys work at its tables, for the help. */
  readonly keys: readonly KeyPlace[];
  readonly facts: (session: MatchSession<V>) => readonly HeadFact[];
  readonly players: ComponentType;
  readonly strip: ComponentType | null;
  /** Who acts after whom, in a row above everything else on a phone. */
  readonly order: ComponentType;
  /** What it shows in short, in full; null where there is nothing to say. */
  readonly explain: (session: MatchSession<V>, kind: AbbrKind, id: string) => string | null;

  readonly board: ComponentType<BoardProps<V>>;
  /** Parts of the board that can be drawn before the board is asked for, one after the other. */
  readonly predraw: (session: MatchSession<V>) => Iterable<unknown>;

  /** The whole board as a small picture, an SVG document of its own. */
  readonly picture: (title: LoadedTitle, view: V, theme: 'light' | 'dark') => string;

  readonly panels: readonly Panel<V>[];
  /** The steps of the turn; null where a turn has none. */
  readonly stepsOf: (view: V) => TurnSteps | null;
  readonly wayOut: (session: MatchSession<V>) => WayOut;
  /** What is told about passing before it is done. */
  readonly outcomes: Outcomes;
  /** Steps that are a consequence nobody wants, such as selling to pay a debt. */
  readonly unwanted: readonly string[];

  /** What differs between two positions. */
  readonly changes: (before: V, after: V) => ViewChanges;
  /** What deserves a card when it happens. */
  readonly moments: readonly MomentSpec<V>[];
  /** How scores come about. */
  readonly fortune: FortuneSpec;
  /** The lists of a view whose members are marked where they change, and what each member is known by. */
  readonly lists: Readonly<Record<string, string>>;

  /** The sample of a position, after that of the one before. */
  readonly sample: (position: SampledPosition<V>, before: Sample | null) => Sample;
  /** Whether its samples tell of phases. */
  readonly hasPhases: boolean;
  readonly charts: readonly ChartSpec[];
  /** Who owns what of each company. */
  readonly ownership: (view: V) => readonly Ownership[];
  /** An amount of ownership in words. */
  readonly holding: (words: Words, amount: number) => string;
  /** What else can be looked up, in the log and beside the board of the history. */
  readonly lookups: readonly { readonly id: string; readonly component: ComponentType }[];

  /** What a plan would change, in rows: a hook, since what is to be compared may have to be looked for. */
  readonly useComparisons: (plan: PlannedGame<V>) => readonly Comparison[];
}

/** A map from ids to families cannot tell their views apart: the caller's session determines the type of the view. */
const loaded = new Map<FamilyId, Family<unknown>>();

/** Makes a family known: done once, when it has been loaded. */
export function addFamily<V>(family: Family<V>): void {
  loaded.set(family.id, family as Family<unknown>);
}

/** The family of a game at a table. It is loaded before the table is shown (`web/families.ts`). */
export function familyOf<V>({ title }: Pick<MatchSession<V>, 'title'>): Family<V> {
  const family = title.family && loaded.get(title.family);
  if (!family) throw new Error(`the family ${title.family} has not been loaded`);
  return family as Family<V>;
}
