import type { Seat } from '../core/game.ts';
import type { SeededRandom } from '../core/random.ts';

/** A move worth a look, and how promising it seems to the seat on turn before anything is searched (0 to 1). */
export interface Candidate<M> {
  readonly move: M;
  readonly promise: number;
}

/**
 * A game as a search sees it. A move may be more than one action: a whole auction, a company's whole turn. What comes
 * next is certain; what cannot be known is played as the model expects it.
 */
export interface Model<S, M> {
  seats(state: S): number;
  /** Null when the game is over. */
  turn(state: S): Seat | null;
  /** Few good moves, the most promising first; at least one while the game goes on. */
  candidates(state: S): readonly Candidate<M>[];
  /** The position after a sensible move for a play-out: quick to find, and not always the same. */
  sample(state: S, random: SeededRandom): S;
  play(state: S, move: M): S;
  /** How well each seat stands, between 0 and 1. */
  utilities(state: S): ArrayLike<number>;
}
