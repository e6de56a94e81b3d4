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

/** Whether they are my own last actions: no other person has acted since, nor any order, which I would learn about. */
function areMine(moves: readonly Move[], user: Id): boolean {
  const isMine = ({ who, how }: Move): boolean => who === user && how !== 'order';
  const [first] = moves;
  return (
    first !== undefined &&
    isMine(first) &&
    moves.every((move) => isMine(move) || move.how === 'bot' || move.how === 'forced')
  );
}

/** Whether a user need not ask. */
export function isFree(line: Pick<Line, 'moves'>, user: Id, to: number, rule: UndoRule): boolean {
  const moves = takenBack(line, to);
  if (rule === 'none' || moves.length === 0) return false;
  return rule === 'free' || areMine(moves, user);
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
