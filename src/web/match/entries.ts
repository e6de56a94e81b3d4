import type { Character, Reason } from '../../bots/mind.ts';
import { seatedBy } from '../../bots/seats.ts';
import type { Action, Seat } from '../../core/game.ts';
import type { Player } from '../../core/match.ts';

/** Why a computer has moved as it did, and what it would rather not have done. */
export interface Why {
  readonly because: Reason;
  readonly others: readonly { readonly action: Action; readonly because: Reason }[];
}

/** Reasons by the number of their action, counted from 1; persons give none. */
export type Whys = Readonly<Record<number, Why>>;

/** Who decides for some seats from now on; null: a person. */
export type Sitting = Readonly<Record<Seat, Character | null>>;

/**
 * What is done to a game: an action, or going back and forth to another position of its log (undo, redo). A seat changes
 * hands with a step to the position that is in effect anyway: to pages that know no computers it is just that.
 */
export type Move =
  | { readonly kind: 'act'; readonly action: Action; readonly why?: Why }
  | { readonly kind: 'go'; readonly to: number; readonly sitting?: Sitting };

/** A move under its own name: one that arrives twice is recognised, and two with the same number are told apart. */
export type KeyedMove = Move & { readonly key: string };

/** A move as it is kept, numbered from 1. Entries are only ever added: undoing something is an entry too. */
export type Entry = KeyedMove & { readonly seq: number };

/** A log with what has been undone: `at` actions are in effect, those behind them can be redone. */
export interface Line {
  readonly actions: readonly Action[];
  readonly at: number;
  readonly whys?: Whys;
}

/** What a line becomes by some more moves. */
interface LineAfter extends Required<Line> {
  /** The lowest position it has been at on the way. */
  readonly lowest: number;
  readonly sitting: Sitting;
}

/** A line after some more moves. */
export function lineAfter(line: Line, moves: Iterable<Move>): LineAfter {
  const actions = [...line.actions];
  const whys: Record<number, Why> = { ...line.whys };
  let sitting: Sitting = {};
  let { at } = line;
  let lowest = at;
  for (const move of moves) {
    if (move.kind === 'act') {
      // Whatever had been undone is gone for good.
      actions.length = at;
      actions.push(move.action);
      at++;
      delete whys[at];
      if (move.why) whys[at] = move.why;
    } else {
      sitting = { ...sitting, ...move.sitting };
      // No log of ours goes further than it is long; one from a faulty disk might.
      at = Math.min(Math.max(move.to, 0), actions.length);
      lowest = Math.min(lowest, at);
    }
  }
  return { actions, at, lowest, sitting, whys: whysUpTo(whys, actions.length) };
}

/** The reasons of the first so many actions. */
export function whysUpTo(whys: Whys, at: number): Whys {
  return Object.fromEntries(Object.entries(whys).filter(([number]) => Number(number) <= at));
}

/** The players after some of them have changed hands. */
export function playersAfter(players: readonly Player[], sitting: Sitting): readonly Player[] {
  return players.map((player, seat) => {
    const character = sitting[seat];
    return character === undefined ? player : seatedBy(player, character);
  });
}

/** 128 random bits as text, also without https, where browsers give no ready-made ones. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
