import { expect } from 'vitest';
import type { Action } from '../core/game.ts';
import type { Decision, Level, Mind } from '../bots/mind.ts';

/** What computers that think decide at a position, for tests that name a behaviour. */

const THINKING: readonly Level[] = ['medium', 'hard'];

export type Move<A> = Partial<Record<A extends unknown ? keyof A : never, unknown>>;

export interface Deciding<S, A extends Action> {
  /** What a balanced player of a level decides. */
  readonly decided: (state: S, level?: Level) => Decision<A>;
  /** Both levels that think make one of these moves, and the first one of them says so by this key, if one is named. */
  readonly expectMove: (state: S, move: Move<A>, key?: string) => void;
  /** Neither of them makes such a move. */
  readonly expectOther: (state: S, move: Move<A>) => void;
}

export function deciding<S extends object, A extends Action>(mind: Mind<S, A>): Deciding<S, A> {
  function decided(state: S, level: Level = 'medium'): Decision<A> {
    return mind.decide(state, { level, manner: 'balanced' }, 1);
  }
  return {
    decided,
    expectMove(state, move, key) {
      for (const level of THINKING) {
        const { action, because, alternatives } = decided(state, level);
        // The alternatives are there to be read where it fails.
        expect({ level, action, key: because.key, alternatives }).toMatchObject({
          action: move,
          ...(key === undefined ? {} : { key: `bot.rail.${key}` }),
        });
      }
    },
    expectOther(state, move) {
      for (const level of THINKING) {
        expect({ level, action: decided(state, level).action }).not.toMatchObject({ action: move });
      }
    },
  };
}
