import { type Action, BadInput } from '../core/game.ts';
import { canonicalJson, isJsonObject } from '../core/json.ts';
import type { Difference } from './difference.ts';
import { differencesIn, startImported } from './import.ts';
import type { SiteAction, SiteGame } from './site-file.ts';
import type { FileTitle, RecordedState } from './title.ts';

export interface VerifyReport {
  readonly states: number;
  readonly equal: number;
  /** Index of the first state that differs, with the difference. */
  readonly at: number | null;
  readonly difference: Difference | null;
  /** An action the rules refuse ends the comparison. */
  readonly problem: string | null;
  /** Differences that do not stop the comparison: values of the file that our own rules would not give. */
  readonly notes: readonly string[];
}

/** A recorded game: the actions, and the state after each (games/README.md). */
export interface RecordedGame {
  readonly title: string;
  readonly states: readonly RecordedState[];
}

export function hasStates(data: unknown): data is RecordedGame {
  return isJsonObject(data) && Array.isArray(data['states']);
}

export function assertRecorded(data: unknown): asserts data is RecordedGame {
  if (!hasStates(data)) throw new BadInput('not a recorded game: "states" is missing (see games/README.md)');
}

/** Replays a recorded game and compares our position with the recorded one after every action. */
export function verifyRecorded<S extends object, A extends Action>(
  title: FileTitle<S, A>,
  file: SiteGame & RecordedGame,
  progress: (done: number) => void = () => {},
): VerifyReport {
  const { game } = title;
  const ids = file.players.map((player) => player.id);
  const importer = title.importer(ids);
  const comparer = title.comparer(ids);
  let state = startImported(title, file);
  const notes: string[] = [];
  const states = file.states.length;
  for (const [index, recorded] of file.states.entries()) {
    const record = file.actions[index - 1];
    if (index > 0) {
      const problem = record ? playRecord(record) : 'no action';
      if (problem !== null) return { states, equal: index, at: index, difference: null, problem, notes };
    }
    const difference = comparer.compare(state, recorded);
    if (difference) return { states, equal: index, at: index, difference, problem: null, notes };
    progress(index + 1);
  }
  return { states, equal: states, at: null, difference: null, problem: null, notes };

  function playRecord(record: SiteAction): string | null {
    for (const part of [record, ...(record.auto_actions ?? [])]) {
      const problem = playPart(part);
      if (problem !== null) return problem;
    }
    return null;
  }

  function playPart(part: SiteAction): string | null {
    try {
      const action = importer.translate(state, part);
      if (!action) return null;
      const result = game.apply(state, action);
      if (result.refused) {
        return `${part.type} refused: ${result.code} [${result.rule}] ${canonicalJson(result.params)}`;
      }
      notes.push(
        ...differencesIn(result.events).map((told) => `action ${part.id ?? ''} (${part.type}): ${told}`),
      );
      state = result.state;
      return null;
    } catch (error) {
      if (error instanceof BadInput) return error.message;
      throw error;
    }
  }
}
