import type { Id } from './entry.ts';
import type { Seat } from '../core/game.ts';
import type { Line, Move } from './line.ts';

/**
 * What may be taken back at a table: anything by anybody among friends; one's own last actions, and more where everybody
 * concerned agrees; nothing.
 */
export const UNDO_RULES = ['free', 'agreed', 'none'] as const;
export type UndoRule = (typeof UNDO_RULES)[number];

/** The actions that going back takes out of effect, first one first. Empty where `to` is no earlier position. */
export function takenBack({ moves }: Pick<Line, 'moves'>, to: number): readonly Move[] {
  return to >= 0 ? moves.slice(to) : [];
}

function isMine({ who, how }: Move, user: Id): boolean {
  return who === user && how !== 'order';
}

/** What a computer has done, or the server where a pass was all the rules allowed. */
function isAutomatic({ how }: Move): boolean {
  return how === 'bot' || how === 'forced';
}

/** Whether they are my own last actions: no other person has acted since, nor any order, which I would learn about. */
function areMine(moves: readonly Move[], user: Id): boolean {
  const [first] = moves;
  return (
    first !== undefined &&
    isMine(first, user) &&
    moves.every((move) => isMine(move, user) || isAutomatic(move))
  );
}

/** Whether a user need not ask. */
export function isFree(line: Pick<Line, 'moves'>, user: Id, to: number, rule: UndoRule): boolean {
  const moves = takenBack(line, to);
  if (rule === 'none' || moves.length === 0) return false;
  return rule === 'free' || areMine(moves, user);
}

/** The earliest position that a user may go back to without asking; where there is none, the last one. */
export function freeFrom(line: Pick<Line, 'moves'>, user: Id, rule: UndoRule): number {
  const { moves } = line;
  if (rule === 'none') return moves.length;
  if (rule === 'free') return 0;
  let earliest = moves.length;
  for (const [back, move] of moves.toReversed().entries()) {
    if (isMine(move, user)) earliest = moves.length - 1 - back;
    else if (!isAutomatic(move)) break;
  }
  return earliest;
}

/** Who has to agree: every person whose action goes, and the one who decides now. Computers always agree. */
export function concerned(line: Line, to: number, deciding: Seat | null): Id[] {
  const seats = takenBack(line, to).map(({ action }) => action.by);
  if (deciding !== null) seats.push(deciding);
  const actors = takenBack(line, to).map(({ who }) => who);
  const holders = seats.map((seat) => {
    const sitting = line.seats[seat];
    return sitting && !sitting.computer ? sitting.user : null;
  });
  const sitting = new Set(line.seats.map(({ user }) => user));
  const all = [...actors, ...holders].filter((user) => user !== null && sitting.has(user));
  return [...new Set(all)] as Id[];
}
