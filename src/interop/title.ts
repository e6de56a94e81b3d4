import type { Action, Event, Game, OptionValues } from '../core/game.ts';
import type { SiteAction, SiteGame } from './site-file.ts';

/** What interop has to know about a title that 18xx.games plays too. */
export interface SiteTitle<S extends object, A extends Action> {
  /** Its name there. */
  readonly title: string;
  readonly game: Game<S, A>;
  /** Switches that a file sets, e.g. its set-up. */
  optionsOf?(file: SiteGame): OptionValues;
  /** The same written for a file: its optional rules. */
  optionalRules?(values: OptionValues): readonly string[];
  /** Translates records one after the other; it may remember things of the file between them. */
  importer(playerIds: readonly (string | number)[]): { translate(state: S, record: SiteAction): A | null };
  /** Writes our actions as records, one after the other. */
  exporter(playerIds: readonly (string | number)[]): {
    write(before: S, action: A, after: S, events: readonly Event[]): SiteAction | null;
  };
  /** Throws BadInput when the site's rules would not take a match with these switches. */
  checkExportable(values: OptionValues): void;
  /** Our position in the words of a recorded state. */
  digest(state: S, playerIds: readonly (string | number)[]): Record<string, unknown>;
  tilesOf(state: S): Readonly<Record<string, readonly [tile: string, rotation: number]>>;
  tokensOf(state: S, hex: string): readonly (readonly (string | null)[])[];
  /** Revenue of the run just made, where the last action was one. */
  lastRevenue(state: S): number;
}
