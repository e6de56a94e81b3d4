import { type Action, BadInput } from '../core/game.ts';
import { canonicalJson, isJsonObject } from '../core/json.ts';
import { notesOf, startImported } from './import.ts';
import type { SiteAction, SiteGame } from './site-file.ts';
import type { SiteTitle } from './title.ts';

/** The first place where two values differ, as a path with both of them. */
export interface Difference {
  readonly path: string;
  readonly ours: unknown;
  readonly recorded: unknown;
}

/**
 * Compares what both sides speak of. Keys that only the record has are compared with absence (undefined),
 * except those in `ignored`; keys that only we have are not looked at.
 */
export function firstDifference(
  ours: unknown,
  recorded: unknown,
  ignored: ReadonlySet<string> = new Set(),
  path = '',
): Difference | null {
  if (isJsonObject(recorded) && isJsonObject(ours)) {
    for (const key of Object.keys(recorded)) {
      const at = path ? `${path}.${key}` : key;
      if (ignored.has(at)) continue;
      const difference = firstDifference(ours[key], recorded[key], ignored, at);
      if (difference) return difference;
    }
    for (const key of Object.keys(ours)) {
      const at = path ? `${path}.${key}` : key;
      if (!(key in recorded) && ours[key] !== undefined && !ignored.has(at)) {
        return { path: at, ours: ours[key], recorded: undefined };
      }
    }
    return null;
  }
  const same = SETS.test(path)
    ? sameMembers(ours, recorded)
    : canonicalJson(ours) === canonicalJson(recorded);
  return same ? null : { path, ours, recorded };
}

/** Lists whose order is only that of acquisition and means nothing in the rules. */
const SETS = /\.(companies|president_of|tokens)$/;

function sameMembers(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return false;
  const sorted = (list: readonly unknown[]): string =>
    list
      .map(canonicalJson)
      .sort((x, y) => (x < y ? -1 : 1))
      .join();
  return sorted(a) === sorted(b);
}

export interface VerifyReport {
  readonly states: number;
  readonly equal: number;
  /** Index of the first state that differs, with the difference. */
  readonly at: number | null;
  readonly difference: Difference | null;
  /** An action the rules refuse ends the comparison. */
  readonly problem: string | null;
  /** Differences that do not stop the comparison: revenue in the file against ours. */
  readonly notes: readonly string[];
}

/** A recorded game: the actions, and the state after each (games/README.md). */
export interface RecordedGame {
  readonly title: string;
  readonly states: readonly { readonly [key: string]: unknown }[];
}

export function hasStates(data: unknown): data is RecordedGame {
  return isJsonObject(data) && Array.isArray(data['states']);
}

export function assertRecorded(data: unknown): asserts data is RecordedGame {
  if (!hasStates(data)) throw new BadInput('not a recorded game: "states" is missing (see games/README.md)');
}

/** Replays a recorded game and compares our position with the recorded one after every action. */
export function verifyRecorded<S extends object, A extends Action>(
  title: SiteTitle<S, A>,
  file: SiteGame & RecordedGame,
  progress: (done: number) => void = () => {},
): VerifyReport {
  const { game } = title;
  const ids = file.players.map((player) => player.id);
  const importer = title.importer(ids);
  let state = startImported(title, file);
  const tiles: Record<string, unknown> = {};
  const tokens: Record<string, unknown> = {};
  const notes: string[] = [];
  const states = file.states.length;
  for (const [index, recorded] of file.states.entries()) {
    const record = file.actions[index - 1];
    if (index > 0) {
      if (!record) return { states, equal: index, at: index, difference: null, problem: 'no action', notes };
      for (const part of [record, ...(record.auto_actions ?? [])]) {
        const problem = step(part);
        if (problem) return { states, equal: index, at: index, difference: null, problem, notes };
      }
    }
    Object.assign(tiles, recorded['tiles'] ?? {});
    Object.assign(tokens, recorded['tokenMap'] ?? {});
    const difference = compare(recorded);
    if (difference) return { states, equal: index, at: index, difference, problem: null, notes };
    progress(index + 1);
  }
  return { states, equal: states, at: null, difference: null, problem: null, notes };

  function step(part: SiteAction): string | null {
    try {
      const action = importer.translate(state, part);
      if (!action) return null;
      const result = game.apply(state, action);
      if (result.refused) {
        return `${part.type} refused: ${result.code} [${result.rule}] ${canonicalJson(result.params)}`;
      }
      state = result.state;
      notes.push(...notesOf(result.events, `action ${part.id ?? ''} (${part.type})`));
      return null;
    } catch (error) {
      if (error instanceof BadInput) return error.message;
      throw error;
    }
  }

  function compare(recorded: { readonly [key: string]: unknown }): Difference | null {
    const ours: Record<string, unknown> = title.digest(state, ids);
    const { tiles: _tiles, tokenMap: _tokens, lastRoutes, ...others } = recorded;
    const rest: Record<string, unknown> = { ...others };
    // A step of ours without a known name there is not compared.
    if (!('step' in ours)) delete rest['step'];
    const difference = firstDifference(ours, rest);
    if (difference) return difference;
    const boards =
      firstDifference(title.tilesOf(state), tiles, undefined, 'tiles') ??
      Object.keys(tokens)
        .map((hex) => firstDifference(title.tokensOf(state, hex), tokens[hex], undefined, `tokenMap.${hex}`))
        .find((found) => found !== null);
    if (boards) return boards;
    if (isJsonObject(lastRoutes) && recorded['step'] === 'Dividend') {
      return firstDifference(
        title.lastRevenue(state),
        lastRoutes['revenue'],
        undefined,
        'lastRoutes.revenue',
      );
    }
    return null;
  }
}
