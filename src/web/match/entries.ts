import type { Action } from '../../core/game.ts';

/** What is done to a game: an action, or going back and forth to another position of its log (undo, redo). */
export type Move =
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'go'; readonly to: number };

/** A move under its own name: one that arrives twice is recognised, and two with the same number are told apart. */
export type KeyedMove = Move & { readonly key: string };

/** A move as it is kept, numbered from 1. Entries are only ever added: undoing something is an entry too. */
export type Entry = KeyedMove & { readonly seq: number };

/** A log with what has been undone: `at` actions are in effect, those behind them can be redone. */
export interface Line {
  readonly actions: readonly Action[];
  readonly at: number;
}

/** A line after some more moves, with the lowest position it has been at on the way. */
export function lineAfter(line: Line, moves: Iterable<Move>): Line & { readonly lowest: number } {
  const actions = [...line.actions];
  let { at } = line;
  let lowest = at;
  for (const move of moves) {
    if (move.kind === 'act') {
      // Whatever had been undone is gone for good.
      actions.length = at;
      actions.push(move.action);
      at++;
    } else {
      // No log of ours goes further than it is long; one from a faulty disk might.
      at = Math.min(Math.max(move.to, 0), actions.length);
      lowest = Math.min(lowest, at);
    }
  }
  return { actions, at, lowest };
}

/** 128 random bits as text, also without https, where browsers give no ready-made ones. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
