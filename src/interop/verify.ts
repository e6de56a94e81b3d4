import type { Action } from '../core/game.ts';
import type { Difference } from './difference.ts';
import type { Note } from './note.ts';
import { BadRecord, RecordPlayer } from './record-player.ts';
import type { RecordedGame } from './recorded.ts';
import type { SiteAction } from './site-file.ts';
import type { FileTitle } from './title.ts';

export interface VerifyReport {
  readonly states: number;
  readonly equal: number;
  /** Index of the first state that differs, with the difference. */
  readonly at: number | null;
  readonly difference: Difference | null;
  /** An action the rules refuse ends the comparison. */
  readonly problem: string | null;
  /** Differences that do not stop the comparison: values of the file that our own rules would not give. */
  readonly notes: readonly Note[];
}

/** Replays a recorded game and compares our position with the recorded one after every action. */
export function verifyRecorded<S extends object, A extends Action>(
  title: FileTitle<S, A>,
  file: RecordedGame,
  progress: (done: number) => void = () => {},
): VerifyReport {
  const notes: Note[] = [];
  const player = new RecordPlayer(title, file, (note) => notes.push(note));
  const comparer = title.comparer(file.players.map((one) => one.id));
  const states = file.states.length;
  for (const [index, recorded] of file.states.entries()) {
    const record = file.actions[index - 1];
    if (index > 0) {
      const problem = record ? problemWith(record, index) : 'no action';
      if (problem !== null) return { states, equal: index, at: index, difference: null, problem, notes };
    }
    const difference = comparer.compare(player.state, recorded);
    if (difference) return { states, equal: index, at: index, difference, problem: null, notes };
    progress(index + 1);
  }
  return { states, equal: states, at: null, difference: null, problem: null, notes };

  /** Plays a record with its automatic parts; returns why it cannot be played. */
  function problemWith(record: SiteAction, number: number): string | null {
    try {
      for (const _step of player.play(record, number));
      return null;
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error;
      // The record is reported anyway; only an automatic part has to be named.
      return error.where.includes(',') ? error.message : error.what;
    }
  }
}
