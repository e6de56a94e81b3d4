import type { Action, Seat, Turn } from '../core/game.ts';
import type { Open } from '../core/steps.ts';

/** A position of a title in which an auction, stock rounds and operating rounds follow each other. */
export interface InRounds {
  readonly finished: boolean;
  readonly endReason: string | null;
  readonly seats: number;
  readonly turnNumber: number;
  readonly round:
    | { readonly kind: 'auction' | 'stock' }
    | { readonly kind: 'operating'; readonly number: number };
}

/** `SR 2`, `OR 2.1`; the auction goes by the name it is given. */
export function roundName({ round, turnNumber }: InRounds, auction = 'auction'): string {
  if (round.kind === 'auction') return auction;
  return 'number' in round ? `OR ${turnNumber}.${round.number}` : `SR ${turnNumber}`;
}

/** Who has to decide what, or the scores of a finished game. */
export function turnOf<S extends InRounds, A extends Action>(
  state: S,
  open: (state: S) => Open<S, A> | null,
  worth: (state: S, seat: Seat) => number,
): Turn {
  if (state.finished) {
    const scores = Array.from({ length: state.seats }, (_, seat) => worth(state, seat));
    return { kind: 'finished', reason: state.endReason ?? '', scores };
  }
  const now = open(state);
  if (!now) throw new Error('a state without a decision was handed out');
  const step = now.steps[0].id;
  return { kind: 'decide', seat: now.seat, round: roundName(state), step, entity: now.entity };
}
