import type { AnyGame } from '../core/game.ts';
import { type Match, replaySteps } from '../core/match.ts';

/** A game in the records of the database's first form. */
export interface FormerRecords {
  readonly games: {
    readonly id: string;
    readonly game: string;
    readonly names: readonly string[];
    readonly turn: ReturnType<AnyGame['turn']>;
    readonly actions: number;
    readonly updated: number;
    readonly revision: number;
  };
  readonly matches: {
    readonly id: string;
    readonly match: Match;
    readonly at: number;
    readonly snapshot?: { readonly state: object; readonly told: readonly (readonly never[])[] };
    readonly rules?: string;
  };
}

/**
 * What version 1 of the browser's database held of a game: a summary, and the whole log in one record that was written
 * again after every action, with the position in effect (`at`) and the digest of the rules it was reached by.
 */
export function formerRecords(
  game: AnyGame,
  match: Match,
  { id, undone = 0, rules }: { readonly id: string; readonly undone?: number; readonly rules?: string },
): FormerRecords {
  const at = match.actions.length - undone;
  const steps = [...replaySteps(game, { ...match, actions: match.actions.slice(0, at) })];
  const state = steps.at(-1)?.state ?? {};
  const told = steps.slice(-12).map(({ events }) => events as never[]);
  return {
    games: {
      id,
      game: match.game,
      names: match.players.map(({ name }) => name),
      turn: game.turn(state),
      actions: at,
      updated: 1_700_000_000_000,
      revision: 1 + match.actions.length + undone,
    },
    matches: { id, match, at, ...(rules !== undefined && { snapshot: { state, told }, rules }) },
  };
}
