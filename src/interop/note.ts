import type { Event } from '../core/game.ts';

/**
 * What to report about one record of a file that was followed: where our rules differ, or where it
 * differs from what happened. One note a record; the texts are in the catalogues.
 */
export interface Note {
  /** The record, e.g. `action 271 (bid)`. */
  readonly where: string;
  readonly events: readonly Event[];
}

export type TellNote = (note: Note) => void;

/** Any value of a file, short enough for one line. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

const MOST_SHOWN = 60;
