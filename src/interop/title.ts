import type { Action, Event, Game, OptionValues, Turn } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import type { Difference } from './difference.ts';
import type { TellNote } from './note.ts';
import type { SiteAction, SiteGame } from './site-file.ts';

export type PlayerId = string | number;

/** The rules by which the game of a file is played. */
export interface Terms {
  readonly ruleSet: string;
  readonly options: OptionValues;
  readonly seed: number;
}

/** A recorded state: everything the record says about a position. */
export type RecordedState = Readonly<Record<string, unknown>>;

/** Compares our positions with recorded ones in order; it may collect what is recorded in parts. */
export interface Comparer<S extends object> {
  /** The first difference, or null where the two are equal. */
  compare(state: S, recorded: RecordedState): Difference | null;
}

/** Inspects records in order: whether they can be played, and whether they agree with what happened. */
export interface RecordInspector<S extends object, A extends Action> {
  /** Throws BadInput for a record that cannot be one. */
  check(state: S, record: SiteAction, isAutomatic: boolean): void;
  /** Where the record disagrees; throws BadInput where it belongs to another game. */
  compare(before: S, record: SiteAction, action: A, after: S, events: readonly Event[]): Event[];
  /** The same about its automatic parts, when all of them are played. */
  finish(record: SiteAction): Event[];
}

/**
 * What interop has to know about a title whose games are kept in files of another format than ours: how such
 * a file is read, written and compared. Everything else is the same for all formats.
 */
export interface FileTitle<S extends object, A extends Action> {
  /** Its name in those files. */
  readonly title: string;
  /** What the format is called, on the command line too. */
  readonly format: string;
  readonly game: Game<S, A>;
  /** The rule set such files play by, where a file names no other. */
  readonly ruleSet: string;
  /** Throws BadInput for a file that cannot be played. */
  terms(file: SiteGame): Terms;
  /** The records that count, in order; reports undos of records that do not exist. */
  records(file: SiteGame, tell?: TellNote): SiteAction[];
  /** Checks what a format says twice; importers and the rules check the rest. */
  inspector?(playerIds: readonly PlayerId[]): RecordInspector<S, A>;
  /** Translates records one after the other; it may remember things of the file between them. */
  importer(playerIds: readonly PlayerId[]): { translate(state: S, record: SiteAction): A | null };
  /** Writes our actions as records, one after the other. */
  exporter(playerIds: readonly PlayerId[]): {
    write(before: S, action: A, after: S, events: readonly Event[]): SiteAction | null;
  };
  /** Why the other program may not get past an action, although it is legal; null nearly always. */
  trouble?(before: S, action: A, after: S, events: readonly Event[]): string | null;
  /** The present switches that prevent writing a match in this format. */
  readonly obstacles: (values: OptionValues) => readonly string[];
  /** The whole file around the records. */
  wrap(match: Match<A>, playerIds: readonly PlayerId[], records: readonly SiteAction[], end: Turn): object;
  comparer(playerIds: readonly PlayerId[]): Comparer<S>;
}
